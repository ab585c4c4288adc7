extension MessageCorpus {
    /// Messages that the rules were written for.
    static let known = read(
        #"""
        en 6 482910 Your verification code is 482910. It expires in 10 minutes.
        en 6 739164 739164 is your Harbor Bank code. Never share it. Call 0800 555 0142 if this was not you.
        en 6 - Your order 482910 has shipped and arrives on 21 November 2026.
        en 6 - Payment of $1,249.99 to Corner Books was approved at 10:45.
        en 4 7731 Larkspur PIN: 7731. Card ending in 4410. Amount: USD 25.00.
        en 4 - Card *4410 was charged 89.50 EUR on 21.11.2026 at 10:45.
        en 4 - Your parcel arrives on 20 November 2026 between 10:45 and 12:15.
        en 8 40719352 Your one-time passcode is 4071 9352. Do not tell anyone.
        en 5 90417 Fernway login: 90417. Not you? Reply STOP to 33445.
        en 5 48291 Here is your Fernway code: 48 291
        en 6 - Your codes are 482910 and 739164. Keep both.
        en 6 561830 <#> 561830 is your Quillpost code.\nFA+9qCX9VSu
        en 6 318846 *318846* is your Quillpost code. For your security, do not share this code.
        en 6 - Thanks for calling. Our number is +44 7903 561 836.
        en 6A B4T9ZL Your invitation code: B4T-9ZL. It works once, until 30 June.
        en 8a pQ7rT2wX Your sign-in key is pQ7rT2wX - valid for one hour.
        en 8A - Your booking reference is HX20KLM7, see you at the gate.
        en 6a - Thanks for your letter, Daniel. Nobody else has written since.
        en 6 116207 Open https://quillpost.example/v/903318 or enter 116207 in the app.
        en 6 - Track your parcel at https://post.example/t/771204 any time.
        en 4 6049 6049 is your Otter Rides code
        en 4 - Your ride costs 18.40, the car is a grey Astra, plate ends in 3371.
        de 6 830174 830174 ist dein Code für die Anmeldung bei Brückentor.
        de 6 514908 Brückentor: Geben Sie 514 908 ein, um die Überweisung über 1.249,99 € freizugeben.
        de 4 3307 Ihre PIN ist 3307. Karte endet auf 4410.
        de 4 - Abbuchung von 45,90 EUR mit Karte **** 4410 am 20.11.2026.
        de 5 70426 Dein Telekarte-Code: 70426. Bei Fragen: 0221/998877.
        fr 6 271908 Votre code de vérification est 271908. Il expire dans 10 minutes.
        fr 6 640913 Passerelle : saisissez 640913 pour valider le paiement de 49,90 € du 21/11/2026.
        fr 6 - Votre commande 640913 est partie, livraison le 20 novembre entre 10h et 12h.
        fr 4 5582 Code d’accès : 5582 (valable jusqu’à 18h30)
        fr 4 - Retrait de 120 EUR avec la carte se terminant par 4410.
        es 6 718304 Tu código de verificación es 718304. No lo compartas.
        es 6 718304 718304 es tu código de Puentesol; caduca en 10 minutos.
        es 6 - Tu pedido 460218 llegará el 21 de noviembre de 2026.
        es 4 9034 PIN temporal: 9034. Tarjeta terminada en 4410, importe 25,00 €.
        es 8 50817362 Introduce la clave 50817362 para firmar la operación.
        es 5 20938 ¡Hola! Usa 20938 para entrar.
        pt 6 364920 364-920 é o seu código Ponteclara.
        pt 6 781245 Ponteclara: compra de R$ 1.249,99. Digite 781245 para confirmar.
        pt 4 2196 Use a senha 2196 no terminal. Cartão final 4410.
        pt 4 - Cartão final 4410: débito de R$ 89,90 em 20/11/2026.
        it 6 592807 Il tuo codice di verifica è 592807. Scade tra 10 minuti.
        it 6 592807 592807: è questo il codice Pontechiaro per accedere.
        it 6 - L'ordine 173640 è in consegna oggi.
        it 4 8150 PIN 8150 per il ritiro, armadietto 12.
        nl 6 407126 Je verificatiecode is 407126. Deel deze met niemand.
        nl 6 407126 407 126 is je Bruglicht-code.
        nl 6 - Bestelling 938215 is verzonden op 21-11-2026.
        nl 4 1684 Pincode 1684, geldig tot 18:30.
        sv 6 625038 Din verifieringskod är 625038. Den gäller i 10 minuter.
        sv 6 625038 625038 är din kod till Brovakt.
        sv 4 7415 Kod: 7415. Belopp 250 kr.
        sv 4 - Köp 1 250 kr med kort *4410 kl. 10:45.
        da 6 193752 193-752 er din kode til Brovagt.
        da 6 - Ordrenummer 193752 er afsendt.
        nb 6 846209 Engangskoden din er 846209. Ikke del den med noen.
        nb 6 846209 846209 er koden din for Brovakt, gyldig i 5 min.
        nb 4 5073 Hentekode 5073. Pris 499 kr.
        fi 6 318472 Vahvistuskoodisi on 318472. Koodi on voimassa 10 minuuttia.
        fi 6 - Tilauksesi 318472 on lähetetty 20.11.2026.
        fi 4 9926 Noutokoodi: 9926. Hinta 45,90 €.
        is 6 570831 570 831 er kóðinn þinn fyrir Brúarvörð.
        is 4 - Greiðsla 1.250 kr. með korti *4410.
        pl 6 264185 264-185 to Twój kod do serwisu Mostek.
        pl 6 790326 Mostek: przelew 1 249,99 zł na rachunek *4410. Hasło SMS: 790326
        pl 4 6318 Kod odbioru 6318, paczkomat przy ul. Długiej 12.
        pl 4 - Transakcja 89,50 PLN kartą kończącą się na 4410.
        cs 6 935602 935602 je váš kód pro Mostník.
        cs 6 - Objednávka č. 935602 byla odeslána.
        cs 4 - Platba 1 250 Kč kartou *4410 dne 20.11.2026 v 10:45.
        sk 6 708143 Váš overovací kód je 708143. Nikomu ho nehovorte.
        sk 6 - Objednávka 708143 je na ceste.
        hu 6 451296 Az Ön ellenőrző kódja: 451296. 10 percig érvényes.
        hu 6 - A 451296 számú rendelését feladtuk.
        hu 4 8207 Átvételi kód: 8207. Fizetendő: 4 990 Ft.
        ro 6 683015 683-015 este codul tău Podar.
        ro 6 - Comanda nr. 683015 a fost expediată.
        ru 6 520738 Ваш код подтверждения: 520738. Никому его не сообщайте.
        ru 6 520738 520738 - код для входа в Мостовик
        ru 6 - Заказ №917046 передан в доставку 21.11.2026.
        ru 6 - Звоните: 8 800 555-35-35.
        ru 4 - Покупка 1 250 р. Карта *4410. Баланс 8 730,50 р.
        ru 5 64820 Код 64820. Если это не вы, позвоните 8 495 123-45-67.
        uk 6 284615 284615 — код входу до Мостовика
        uk 6 - Замовлення 284615 відправлено.
        uk 4 - Списання 1 250 грн, картка *4410, 10:45.
        bg 6 639517 Вашият код за потвърждение е 639517. Валиден 10 минути.
        bg 6 - Поръчка № 639517 е изпратена.
        bg 4 5518 Въведете ПИН 5518. Сума 45,90 лв.
        sr 6 805249 805-249 је ваш код за Мостар.
        sr 6 - Поруџбина бр. 805249 је послата.
        hr 6 473680 473680 je vaš kod za Mostar.
        hr 6 - Narudžba 473680 je poslana 20.11.2026.
        sl 6 961352 961352 je koda za prijavo v Mostar.
        mk 6 347198 Вашиот код за потврда е 347198.
        et 6 218937 Sinu kinnituskood on 218937. Kehtib 10 minutit.
        et 6 218937 218 937 on sinu Sillavahi kood.
        lv 4 3859 Kods: 3859. Summa 45,90 €.
        lt 6 491836 Jūsų patvirtinimo kodas: 491836. Galioja 10 minučių.
        el 6 857204 Ο κωδικός επαλήθευσης είναι 857204. Λήγει σε 10 λεπτά.
        el 6 857204 857204 είναι ο κωδικός σας για τη Γέφυρα.
        el 4 6740 PIN: 6740. Ποσό 45,90 €, κάρτα *4410.
        tr 6 771204 Doğrulama kodunuz 771204'tür. Kimseyle paylaşmayın.
        tr 6 638195 638195 nolu kodu girin; 3 dakika geçerlidir.
        tr 6 - 638195 numaralı siparişiniz kargoya verildi.
        tr 4 - 1.250 TL tutarındaki işlem, kart *4410, saat 10:45.
        az 6 904713 Təsdiq kodunuz: 904713. Heç kimə verməyin.
        uz 6 826094 Tasdiqlash kodi: 826094. Uni hech kimga aytmang.
        mn 6 473915 Таны баталгаажуулах код 473915. 10 минут хүчинтэй.
        ka 6 690248 კოდი:690248-ით შედით
        hy 6 315867 Ձեր հաստատման կոդն է՝ 315867։
        he 6 538106 קוד האימות שלך הוא 538106. בתוקף ל-10 דקות.
        he 6 538106 538106 הוא קוד הכניסה שלך לגשר
        he 6 - הזמנה מספר 729451 נשלחה ב-21.11.2026.
        he 4 - חיוב בסך 1,250 ₪ בכרטיס *4410 בשעה 10:45.
        ar 6 482910 رمزك هو482910 ولا تشاركه مع أحد
        ar 6 395027 رمز التحقق: ٣٩٥٠٢٧
        ar 4 6174 كلمة المرور المؤقتة: ٦١٧٤ (صالحة حتى ١٠:٤٥)
        ar 4 - تم خصم 1,250.00 ر.س من بطاقتك *4410
        fa 6 640285 کد تأیید شما: ۶۴۰۲۸۵
        fa 6 640285 کد ورود شما ۶۴۰۲۸۵ است و تا ۲ دقیقه معتبر است.
        fa 6 - سفارش شماره 640285 ارسال شد.
        ur 6 259381 آپ کا تصدیقی کوڈ 259381 ہے۔ کسی کو نہ بتائیں۔
        ps 6 730842 ستاسو د تایید کوډ 730842 دی.
        hi 6 821904 आपका ओटीपी 821904 है। किसी से साझा न करें।
        hi 6 356718 कोड: ३५६७१८, 10 मिनट तक मान्य
        hi 6 - आपका ऑर्डर 356718 भेज दिया गया है।
        hi 6 604193 Aapka OTP 604193 hai. Rs 1,250.00 ka bhugtan A/c XX4410 se.
        mr 6 947025 तुमचा ओटीपी 947025 आहे.
        bn 6 268347 আপনার যাচাইকরণ কোড ২৬৮৩৪৭। ১০ মিনিট বৈধ।
        bn 6 268347 আপনার কোড হলো 268347।
        ta 6 190573 உங்கள் சரிபார்ப்புக் குறியீடு 190573. பகிர வேண்டாம்.
        ta 6 190573 குறியீடு:190573ஆகும்
        gu 6 402983 તમારો ચકાસણી કોડ 402983 છે.
        pa 6 617450 ਤੁਹਾਡਾ ਪੁਸ਼ਟੀਕਰਨ ਕੋਡ 617450 ਹੈ।
        ml 6 274961 നിങ്ങളുടെ പരിശോധനാ കോഡ് 274961 ആണ്.
        si 6 983640 ඔබේ සත්\#u{200D}යාපන කේතය 983640 වේ.
        sw 6 527813 Nambari yako ya uthibitisho ni 527813. Usimpe mtu yeyote.
        sw 4 8365 Msimbo: 8365, kiasi KES 1,250.00
        af 6 715938 Jou verifikasiekode is 715938, geldig vir 10 minute.
        zh 6 483920 您的验证码是483920，5分钟内有效。
        zh 6 483920 【桥头】483920是您的登录验证码,5分钟内有效
        zh 6 715608 【桥头】订单号202611，验证码715608，有效期10分钟。
        zh 6 - 您尾号4410的储蓄卡11月21日10:45支出人民币1,250.00元。
        zh 6 - 您的账户余额为715608元。
        zh 4 - 您尾号4410的卡于2026年11月20日消费89.50元。
        zh 4 - 客服电话4008，上班时间9:00-18:00。
        zh 6 350917 验证码３５０９１７（十分钟内有效）
        zh 8 90536281 动态口令90536281请尽快输入
        zh-Hant 6 620471 【橋頭】620471為您的登入驗證碼
        zh-Hant 6 - 訂單編號620471已出貨。
        zh-Hant 5 38295 一次性密碼：38295（請勿透露）
        yue 6 915064 你嘅驗證碼係915064，唔好話俾人知。
        ja 6 739164 【橋詰】739164が認証コードです。10分以内に入力してください。
        ja 6 208453 確認コード：208453 有効期限は10:45までです。
        ja 6 - お支払い金額は208453円です。
        ja 4 5917 暗証番号は5917です。カード末尾4410。
        ja 6 640182 認証コード「640182」を入力してください。
        ja 8A M4X7PQ2Z 招待コードM4X7PQ2Zをご利用ください。
        ja 6 - お問い合わせは03-1234-5678まで。
        ko 6 918273 인증번호는 918273입니다. 3분 안에 입력하세요.
        ko 6 504716 [Web발신] [다리목] 본인확인 인증번호(504716)입니다. 타인에게 알려주지 마세요.
        ko 6 - 주문번호 504716 상품이 11월 21일 도착합니다.
        ko 4 2863 인증코드 2863, 유효시간 5분
        ko 4 - 카드(끝자리 4410)로 1,250원 결제 10:45
        th 6 918273 รหัส OTP คือ918273ใช้ภายใน5นาที
        th 6 918273 รหัสยืนยันของคุณคือ 918273 ห้ามบอกผู้อื่น
        th 6 - คำสั่งซื้อ350682ถูกจัดส่งแล้ว
        th 6 407193 OTP=407193 [รหัสอ้างอิง:KXQT] ยอดเงิน 1,250.00 บาท
        lo 6 527904 ລະຫັດຢືນຢັນຂອງທ່ານແມ່ນ527904
        lo 6 527904 ລະຫັດ 527904 ໃຊ້ໄດ້ 10 ນາທີ
        km 6 684135 កូដ៖ ៦៨៤១៣៥
        my 6 291560 သင့်အတည်ပြုကုဒ်မှာ 291560 ဖြစ်ပါသည်။
        vi 6 846031 Mã xác minh của bạn là 846031. Không chia sẻ mã này.
        vi 6 846031 846 031 là mã OTP của bạn
        vi 4 - Giao dịch 1.250.000đ bằng thẻ *4410 lúc 10:45 20/11/2026.
        vi 6 572918 Ma OTP: 572918. So tien: 250,000 VND. Hotline 1900 1234.
        id 6 605273 JANGAN BERIKAN KODE INI. Kode OTP: 605273
        id 6 - Pesanan 605273 sudah dikirim.
        ms 6 738416 Kod pengesahan anda ialah 738416. Sah selama 10 minit.
        ms 6 738416 RM0.00 TAC 738416 untuk log masuk.
        tl 6 159827 Ang iyong verification code ay 159827. Huwag ibahagi.
        tl 4 6203 OTP mo: 6203. Halaga PHP 1,250.00
        ca 6 - La comanda 247509 arriba el 20 de novembre.
        eu 6 831746 Zure egiaztapen-kodea 831746 da.
        ga 6 463087 Is é 463087 do chód fíoraithe.
        cy 6 702195 Eich cod dilysu yw 702195.
        sq 6 647203 Kodi juaj i verifikimit është 647203.
        eo 6 925870 Via kontrolkodo estas 925870.
        tg 6 419765 Рамзи тасдиқи шумо: 419765
        lb 6 670254 Äre Bestätegungscode ass 670254.
        en 6 482910 482910 10 minutes
        en 6 - 4829 10 minutes
        en 6 123456 Code digits: 1,2,3,4,5,6
        en 6 902817 Your code is 9 0 2 8 1 7.
        en 6 - Balance: 482910.50 on 21/11
        en 6 308164 Your code: 308164\nAmount: £1,250\nTime: 10:45
        en 6 - Flight LH482910 leaves at 10:45 from gate 12.
        en 6x 00FF7F Your pairing key is 00ff7f, enter it on the lamp.
        en 6A - See you at Windows10 day in ROOM12, 19:30.
        en 8 73019458 Backup code 73019458\n<#> do not share 1aB+cD3/eFg
        en 4 - Copyright 2026 Larkspur. All rights reserved.
        en 4 - We are open 24/7, about 1500 people visit us daily.
        en 7 5550199 Your seven digit code is 5550199.
        en 7 - Call 555-0199 and ask for Mary.
        en 6 771593 Enter 771593 on https://larkspur.example to finish.
        en 5 30976 Uber code 30976 - call 1-800-555-0142 with questions
        en 6 184926 184926 is your code. Ref: 771204
        en 6 - Use either 184 926 or 629 481.
        fr 6 384157 Commande 118204 : votre code\n\n@passerelle.example #384157
        ja 6 571036 ご注文111222の確認\n\n@hashizume.example #571036
        ru 6 450917 Заказ 111222\n\n@mostovik.example #450917
        ru 6 293650 <#> 293650 - ваш код\nQw3+rTy8Uio
        en 4 9517 \#u{2068}9517\#u{2069} is your code
        en 6 286405 G-286405 is your Larkspur verification code.
        en 6 - Room 286 on floor 405, breakfast 07:00-10:30.
        en 6 730158 (730158) is your login code
        en 6 - 730158% more
        en 6 - €730158 was paid out.
        en 6 - IMG_730158.jpg was uploaded.
        en 6A 7HK2P9 7HK2P9 is your Larkspur code. It expires in 15 minutes.
        en 5A 9XK4B Coupon: 9XK4B, minus 20% until 30.11.2026
        en 4A K4T7 Locker K4T7 is yours until 18:30.
        en 8A ZQ48KT71 Recovery code ZQ48-KT71. Keep it offline.
        en 8A ZQ48KT71 Recovery code: ZQ48 KT71
        en 6A - Tickets for CINEMA are sold out, try MUSEUM.
        en 8A - Thanks for choosing Larkspur. Your order LK482910 has shipped.
        en 8a a7Kq29Zm Your temporary password is a7Kq29Zm.
        en 8a - Buy the iPhone15 before Thursday morning.
        en 6x - Facade painters wanted, a decade of experience.
        en 7 3308175 Voucher PIN 3308175, amount $25.00.
        en 5 66102 66102 is your passcode, good for 5 minutes.
        en 8 40719352 4071-9352 is your recovery number, expires 21/11/2026
        de 6A 4TKM9R Ihr Einladungscode lautet 4TKM9R.
        de 5A K3R7T Gutscheincode: K3R7T für 10 € Rabatt
        fr 8 55190274 Votre clé : 5519 0274, valable 24 h
        es 6A 2ZP7HL Tu código de invitación es 2ZP7HL.
        pl 5 40915 Kod PIN 40915, ważny 5 minut
        nl 6A V6N3QD Uitnodigingscode V6N3QD, tot 30-11-2026
        ru 5 73918 73918 — ваш код, не передавайте его
        uk 8 60392815 Ключ відновлення 60392815
        ko 6A 5TZ8KM 초대코드는 5TZ8KM입니다
        zh 8A PK47QX92 兑换码PK47QX92，30日内有效
        ar 6A K2M8TQ رمز الدعوة K2M8TQ صالح ليوم واحد
        hi 6A H7T3KQ आपका आमंत्रण कोड H7T3KQ है
        el 5 90352 Κωδικός 90352, ισχύει 5 λεπτά
        vi 6A 4QK7TN Mã mời: 4QK7TN
        sv 5 20574 Koden är 20574, giltig i 5 minuter
        pt 5 83016 Seu código: 8-3-0-1-6
        en 4 - Meeting moved to room 3310, call ext. 4410.
        en 4 - Invoice 5310 is due, pay £1,480 by Friday.
        en 6 417905 417905 is the code. 30 minutes left, 2 tries.
        """#)
}
