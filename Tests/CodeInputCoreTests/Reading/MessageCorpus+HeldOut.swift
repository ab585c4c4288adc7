extension MessageCorpus {
    /// Messages that were set aside while the rules were written.
    static let heldOut = read(
        #"""
        en 6 205817 Harbor: order #118204 is waiting. Confirm it with code 205817.
        en 6 640275 Use 640-275 to sign in to Larkspur. Code valid until 10:45 on 21/11/2026.
        en 4 8263 Gate code 8263, valid today from 09:00 to 18:00.
        en 8 - Your reference number is 40719352. We will answer within 24 hours.
        en 7 4829107 Your Fernway code is 482 9107.
        en 6 747723 Order 111222 is nearly done. Confirm with the code below.\n\n@example.com #747723
        en 6A K7M2QX Enter K7M2QX to join the garden club.
        en 6A - Please answer before MONDAY so that we can plan the dinner.
        en 6 902461 We got a request to sign in from a new device (iPhone 15). If that is you, type 902461.
        en 6 - Write to 482910@mail.example for help.
        de 6 830174 Ihr Bestätigungscode lautet 830174. Er ist 5 Minuten gültig.
        de 6 - Ihre Bestellung 514908 wurde am 21.11.2026 um 10:45 Uhr versandt.
        de 8 66190428 mTAN 66190428 für Überweisung 250,00 EUR auf DE89 3704 0044 0532 0130 00
        fr 6 271908 271 908 est votre code Passerelle. Ne le communiquez à personne.
        fr 6 - Appelez-nous au 01 23 45 67 89.
        fr 6 905331 Bonjour, l'identifiant à usage unique est : « 905331 ».
        es 6 460218 Puentesol: pedido nº 993120. Confirma con la clave 460218.
        es 4 - Compra de 1.250 € con tu tarjeta *4410 a las 10:45.
        pt 6 364920 Seu código de verificação é 364920. Não compartilhe.
        pt 6 - O pedido 781245 saiu para entrega às 10:45.
        pt 6 - Ligue para +55 11 91234 5678 e fale conosco.
        it 6 173640 Ordine n. 884213 del 21/11/2026. Conferma con il codice 173640.
        it 4 - Pagamento di 45,00 EUR con carta *4410 ore 10:45.
        nl 6 938215 Bruglicht: bestelling 662014 klaar. Bevestig met code 938215.
        nl 4 - Betaling € 1.250,00 met pas *4410.
        sv 6 - Din beställning 625038 skickas den 20 november.
        da 6 193752 Din bekræftelseskode er 193752. Den udløber om 10 minutter.
        da 4 3860 Indtast 3860 for at logge ind.
        nb 6 - Bestilling 846209 leveres 20. november kl. 10.45.
        fi 6 318472 318472 on kertakäyttökoodisi palveluun Siltavahti.
        is 6 570831 Staðfestingarkóðinn þinn er 570831.
        pl 6 264185 Twój kod weryfikacyjny to 264185. Ważny przez 10 minut.
        pl 6 - Zamówienie nr 790326 zostało wysłane 21.11.2026.
        cs 6 935602 Váš ověřovací kód je 935602. Platí 10 minut.
        cs 4 4471 PIN pro výdej: 4471. Cena 499 Kč.
        sk 6 708143 Kód 708 143 platí 5 minút.
        hu 6 451296 451296 a belépési kódja a Hídőrhöz.
        ro 6 683015 Codul tău de verificare este 683015. Expiră în 10 minute.
        ro 4 - Plată 1.250 lei cu cardul *4410 la 10:45.
        ru 6 917046 Мостовик: перевод 1 250 руб. с карты *4410. Код 917046
        ru 4 3391 Пароль: 3391 (действует до 10:45)
        uk 6 284615 Ваш код підтвердження: 284615. Дійсний 10 хвилин.
        uk 4 7206 Код для отримання: 7206. До сплати 499 грн.
        bg 6 639517 639 517 е вашият код за Мостар.
        sr 6 805249 Ваш код за потврду је 805249. Важи 10 минута.
        hr 6 473680 Vaš kod za potvrdu je 473680. Vrijedi 10 minuta.
        sl 6 961352 Vaša potrditvena koda je 961352. Velja 10 minut.
        be 6 582460 Ваш код пацвярджэння: 582460. Дзейнічае 10 хвілін.
        lv 6 760412 Jūsu apstiprinājuma kods ir 760412. Derīgs 10 minūtes.
        lt 6 - Užsakymas Nr. 491836 išsiųstas.
        el 6 - Η παραγγελία 857204 απεστάλη στις 21/11/2026.
        tr 6 771204 Köprübaşı giriş kodu: 771 204
        tr 4 2048 Şifreniz: 2048. Tutar 1.250,00 TL
        kk 6 157382 Растау кодыңыз: 157382. 10 минут жарамды.
        ka 6 690248 თქვენი დამადასტურებელი კოდია 690248. მოქმედებს 10 წუთი.
        hy 4 7782 Կոդ՝ 7782, գումարը 12 500 դրամ
        he 6 729451 להזמנה 114208 באתר, קוד האישור:729451
        ar 6 482910 رمز التحقق الخاص بك هو 482910. صالح لمدة 10 دقائق.
        ar 6 - تم شحن طلبك رقم 395027 اليوم.
        ar 6 817263 \#u{2068}817263\#u{2069} هو رمز الدخول إلى الجسر
        fa 5 71936 رمز پویا:71936 مبلغ:1,250,000 ریال
        ur 4 - آپ کے کارڈ *4410 سے 1,250 روپے کٹ گئے۔
        hi 6 821904 आपका कोड 821904है
        hi 4 - खाते XX4410 से रु 1,250.00 निकाले गए 21-11-26 को।
        ne 6 513869 तपाईंको प्रमाणीकरण कोड ५१३८६९ हो।
        bn 4 - আপনার কার্ড *4410 থেকে ৳1,250 কাটা হয়েছে।
        te 6 758216 మీ ధృవీకరణ కోడ్ 758216. ఎవరికీ చెప్పకండి.
        kn 6 835102 ನಿಮ್ಮ ಪರಿಶೀಲನಾ ಕೋಡ್ 835102 ಆಗಿದೆ.
        am 6 146297 የማረጋገጫ ኮድዎ 146297 ነው።
        zu 6 390624 Ikhodi yakho yokuqinisekisa ngu-390624.
        zh 6 483920 【桥头】验证码：483920，请勿泄露给他人。
        zh 6 - 【桥头】您的订单715608已发货，预计11月21日送达。
        zh 4 6027 【桥头】验证码6027，用于登录，切勿转发。
        zh 6A R8K3WD 您的邀请码R8K3WD，请在24小时内使用。
        zh-Hant 6 620471 您的驗證碼為620471，請於10分鐘內輸入。
        zh-Hant 4 - 您的信用卡末四碼4410於11/20消費NT$1,250元。
        ja 6 739164 認証コードは739164です。
        ja 6 - ご注文番号208453の商品を発送しました。
        ja 4 - 2026年11月20日10時45分にお届けします。
        ja 6 387259 ワンタイムパスワードは ３８７－２５９ です
        ko 6 918273 [다리목] 인증번호[918273]를 입력해 주세요.
        ko 6 - 결제금액 504716원이 승인되었습니다.
        ko 6 - 고객센터 1588-1234로 문의하세요.
        th 6 350682 รหัส๓๕๐๖๘๒หมดอายุใน10นาที
        th 4 - ตัดบัตร *4410 จำนวน 1,250 บาท เวลา 10:45
        km 6 684135 លេខកូដផ្ទៀងផ្ទាត់របស់អ្នកគឺ684135
        my 6 291560 ကုဒ် ၂၉၁၅၆၀ ကိုထည့်ပါ
        vi 6 - Đơn hàng 846031 đang được giao.
        id 6 605273 Kode verifikasi Anda adalah 605273. Jangan berikan kepada siapa pun.
        id 4 9148 Kode Anda 9148, total Rp 1.250.000
        ms 6 - Pesanan 738416 telah dihantar.
        ca 6 247509 El teu codi de verificació és 247509. Caduca d'aquí a 10 minuts.
        gl 6 590312 O teu código de verificación é 590312.
        mt 6 318540 Il-kodiċi tiegħek huwa 318540.
        ky 6 580316 Тастыктоо коду: 580316
        en 6 482910 482910\n2026-11-20
        en 6 - 123456 or 654321
        en 6 - Ring 555 123456 for a table.
        en 6 308164 "308164" is the code for account 55120
        en 6A Q3Z8LM Code Q3Z8LM for table 12, 4 guests, 19:30.
        en 4 4812 Wi-Fi guest code: 4812. Valid 24 hours, 2 devices.
        en 4 - Support: +1 (555) 123-4567, weekdays 0900-1700.
        en 6 - Your statement: 118204, 205817, 903318.
        en 6 - The meeting id is 482910 and starts at 10:45.
        de 6 629481 Ihr Einmalpasswort: 629481\n\n@brueckentor.example #629481
        zh 6 571036 订单111222\n\n@qiaotou.example #571036
        pl 6 156073 <#> Kod: 156073 aB3dE5gH7jK
        en 6 286405 Larkspur:286405. Do not share.
        en 6 730158 [Larkspur] 730158
        en 6 - abc730158def
        en 6A T5R8WQ Your ticket T5R-8WQ admits two.
        en 7A J3KM8PQ Pair the lamp with J3K M8PQ.
        en 6A - Your recovery codes: 7HK2P9, T5R8WQ, B4T9ZL.
        en 6A WXKQTR Your invitation code: WXKQTR
        en 6x 4FA29C Pairing 4F-A2-9C with the lamp.
        en 7 3308175 Your key is 330 8175.
        en 8 - The 2025-2026 season starts on 20261120.
        fr 6A 8QJ4VN Votre code d’invitation : 8QJ4VN
        it 8 71940385 Chiave di recupero 71940385. Conservala.
        ru 6A Q7W4KT Ваш промокод: Q7W4KT, скидка 10%
        ja 6A 3KQ9TZ 招待コードは3KQ9TZです。
        th 6A 9KT4ZQ รหัสเชิญ9KT4ZQใช้ได้ครั้งเดียว
        he 5 48216 הקוד שלך:48216, בתוקף ל-5 דקות
        tr 5 61804 Kodunuz 61804’tür, 3 dakika geçerli
        en 4 5310 Your PIN is 5 3 1 0.
        en 5 - Ticket #66102 was closed. Thank you!
        """#)

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
