extension MessageCorpus {
    /// Messages with a code that were written before the rules asked for evidence, and that no rule was tuned to.
    static let unseen = read(
        #"""
        en 6 204817 Use 204817 to verify your account. Expires in 10 min.
        en 6 918305 918305 is your one-time passcode. Don't share it. Valid for 5 min.
        en 6 730462 Your OTP for txn of INR 1,250.00 at Corner Books on card XX4410 is 730462. Valid 10 mins. Do not share.
        en 6 615093 Dear customer, 615093 is the OTP for your login at 10:45 on 21/05.
        en 4 8306 PIN: 8306. Collect your parcel at locker 12 until 28 May.
        en 6 490128 To confirm the payment of 1,249.99 EUR enter 490128. Card ending 4410.
        en 6 357910 Larkspur: your security code is 357910. It expires in 15 minutes. Never give it to anyone who calls you.
        en 6 826401 Order 118204 at Harbor Foods: give the driver code 826401 at the door.
        en 6 540937 Code: 540937\nAmount: 250.00\nTo: Corner Books
        en 5 60318 60318 - use this to log in within 5 minutes.
        en 8 70294816 Your backup key 70294816 works once. You have 9 left.
        en 6 312084 Verification code for +1 555 0142: 312084
        en 6 973016 We noticed a sign-in at 10:45 from 2 devices.\n973016\nDo not share it.
        en 6 164209 FERNWAY: 164-209 is your login. 3 tries left.
        de 6 402186 402186 ist Ihr Code. Er gilt 10 Minuten.
        de 6 719350 Zahlung von 89,50 EUR am 21.05. bei Brückentor: Bitte mit TAN 719350 freigeben.
        de 4 2094 Abholcode 2094 für Fach 12, gültig bis 28.05.
        fr 6 580214 Votre code est 580214. Valable 10 minutes, ne le partagez pas.
        fr 6 936107 Paiement de 49,90 € le 21/05 : validez avec le code 936107.
        fr 4 7152 Code de retrait 7152, casier 12, jusqu'au 28 mai.
        es 6 248609 Tu código es 248609. Caduca en 10 minutos.
        es 6 801573 Compra de 89,90 € en Puentesol con tarjeta 4410. Clave de firma: 801573
        es 4 6930 El PIN para recoger tu paquete es 6930. Taquilla 12, hasta el 28/05.
        pt 6 135790 O seu código é 135790 e é válido por 10 minutos.
        pt 6 467201 Compra de R$ 89,90 no cartão final 4410. Código de confirmação: 467201.
        it 6 902136 Il tuo codice è 902136, valido 10 minuti.
        it 6 318075 Pagamento di 49,90 EUR del 21/05: inserisci il codice 318075 per autorizzare.
        nl 6 750291 Je code is 750291. Deze is 10 minuten geldig.
        nl 6 629814 Betaling € 89,50 aan Bruglicht op 21-5: bevestig met code 629814.
        sv 6 481063 Din kod är 481063. Giltig i 10 minuter.
        sv 4 9215 Hämta paketet i fack 12 med koden 9215, senast 28 maj.
        da 6 306948 Din kode er 306948. Gælder i 10 minutter.
        da 6 871402 Betaling på 250 kr. til Brovagt: indtast koden 871402.
        nb 6 590317 Koden din er 590317. Gyldig i 10 minutter.
        nb 4 3768 Hent pakken i skap 12 med kode 3768 innen 28. mai.
        fi 6 237089 Koodisi on 237089. Se on voimassa 10 minuuttia.
        fi 4 5084 Noutokoodi 5084, lokero 12, avoinna 28.5. asti.
        is 6 640172 Kóðinn þinn er 640172. Hann gildir í 10 mínútur.
        pl 6 718326 Twój kod: 718326. Ważny 10 minut.
        pl 6 502938 Płatność 89,50 PLN w Mostek 21.05. Kod autoryzacji 502938.
        cs 6 864017 Váš kód je 864017. Platí 10 minut.
        cs 6 193850 Platba 499 Kč kartou 4410: potvrďte kódem 193850.
        sk 6 350761 Platba 49,90 EUR dňa 21.5.: potvrďte kódom 350761.
        hu 6 926104 A belépési kód: 926104. Érvényes 10 percig.
        hu 6 470835 4 990 Ft fizetése kártyával: hagyja jóvá a 470835 kóddal.
        ro 6 581920 Codul tău este 581920. Este valabil 10 minute.
        ro 6 309471 Plata de 89,50 lei din 21.05: confirmă cu codul 309471.
        bg 6 746038 Вашият код е 746038. Валиден е 10 минути.
        sr 6 215904 Плаћање 1.250 дин: потврдите кодом 215904.
        hr 6 839016 Plaćanje 89,50 EUR karticom 4410: potvrdite kodom 839016.
        sl 6 460527 Plačilo 49,90 EUR: potrdite s kodo 460527.
        ru 6 671294 Код 671294. Действует 10 минут. Никому не сообщайте.
        ru 6 108365 Оплата 1250 р. в Мостовик. Пароль для подтверждения 108365
        ru 4 9073 Ячейка 12, код получения 9073, хранение до 28.05.
        uk 6 524816 Ваш код 524816. Діє 10 хвилин.
        uk 6 397150 Оплата 499 грн карткою 4410, код підтвердження 397150
        el 6 682031 Ο κωδικός σας είναι 682031 και ισχύει για 10 λεπτά.
        el 6 150497 Πληρωμή 45,90€ στις 21/5: επιβεβαιώστε με τον κωδικό 150497.
        tr 6 903618 Giriş kodunuz 903618. 3 dakika geçerlidir.
        tr 6 275049 21.05 tarihli 250 TL ödeme için şifreniz 275049.
        he 6 416783 הקוד שלך הוא 416783, בתוקף ל-10 דקות.
        he 6 860295 לאישור תשלום של 250 ש"ח הזן את הקוד 860295
        ar 6 739016 رمز التحقق هو 739016 وصالح لمدة 10 دقائق.
        ar 6 294517 لتأكيد دفع 250 ريال بالبطاقة 4410 أدخل الرمز 294517
        fa 6 651830 کد تایید: 651830 تا 2 دقیقه اعتبار دارد.
        ur 6 807342 آپ کا کوڈ 807342 ہے، 10 منٹ تک درست۔
        hi 6 438169 आपका ओटीपी 438169 है, 10 मिनट तक मान्य।
        hi 6 592704 रु 1,250 के भुगतान के लिए OTP 592704 है।
        bn 6 316098 আপনার ওটিপি 316098, ৫ মিনিট বৈধ।
        ta 6 784251 உங்கள் OTP 784251. 10 நிமிடங்கள் செல்லும்.
        te 6 209673 మీ ఓటీపీ 209673. 10 నిమిషాలు చెల్లుతుంది.
        th 6 945310 รหัส OTP 945310 (Ref: KQTX) ใช้ได้ 5 นาที
        th 6 867052 ชำระ 250 บาท ร้านสะพาน รหัสยืนยัน 867052
        vi 6 130548 Mã OTP của bạn là 130548, hiệu lực 5 phút.
        vi 6 479206 Thanh toán 250.000đ, thẻ 4410: nhập mã 479206 để xác nhận.
        id 6 653097 Kode OTP Anda 653097. Berlaku 5 menit.
        id 6 821460 Pembayaran Rp64.200 pada 3 Juni: masukkan OTP 821460.
        ms 6 378914 Kod TAC anda 378914, sah 5 minit. RM45.90 di Jambatan.
        tl 6 540261 Ang OTP mo ay 540261, valid nang 5 minuto.
        sw 6 917638 Msimbo wako ni 917638, unaisha baada ya dakika 5.
        zh 6 205894 【桥头】验证码205894，10分钟内有效，请勿泄露。
        zh 6 763018 您正在支付89.50元，动态密码763018，尾号4410。
        zh 4 3951 您的快递到了，取件码3951，3号柜，请于28日前取走。
        zh 6 418230 418230（登录验证码，5分钟内有效）
        zh-Hant 6 896147 您的驗證碼為896147，10分鐘內有效。
        zh-Hant 6 350928 消費NT$640，3D驗證密碼350928
        ja 6 672495 認証コード：672495（10分間有効）
        ja 6 184370 6,400円のお支払いを確認するには、パスワード184370を入力してください。
        ja 4 7026 宅配ボックス3番の暗証番号は7026です。
        ko 6 539184 [다리목] 인증번호 539184, 3분 이내 입력
        ko 6 760291 25,000원 결제 인증번호는 [760291] 입니다. 5분간 유효
        lt 6 283617 Jūsų kodas 283617 galioja 10 minučių.
        lv 6 950483 Jūsu kods 950483, derīgs 10 minūtes.
        et 6 617250 Makse 45,90 €: kinnitage koodiga 617250.
        ca 6 394068 El teu codi és 394068. Caduca en 10 minuts.
        eu 6 826519 Zure kodea 826519 da, 10 minutuz balio du.
        sq 6 471036 Kodi juaj është 471036, vlen 10 minuta.
        az 6 158702 Kodunuz 158702, 3 dəqiqə etibarlıdır.
        uz 6 930467 Kodingiz: 930467, 3 daqiqa amal qiladi.
        kk 6 746815 Кодыңыз 746815, 10 минут жарамды.
        ka 6 502391 თქვენი კოდი 502391, მოქმედებს 10 წუთი.
        hy 6 318694 Ձեր կոդը 318694 է, գործում է 10 րոպե։
        """#)
}
