extension MessageCorpus {
    /// Messages of banks, shops and couriers about payments and orders, which have many numbers.
    static let services = read(
        #"""
        en 6 381046 Your OTP to log in to the Fernway app is 381046. Valid till 12:40. Do not share with anyone.
        en 6 604913 Dear customer, OTP for txn of Rs 1,250.00 on card ending 4410 at Larkspur is 604913. Valid for 5 mins.
        en 4 5193 5193 is your OTP for order 20418 on Fernway. Show it to the delivery partner.
        en 6 930471 Transaction password for the payment of EUR 64.20 to Corner Books: 930471
        en 8 30516284 Authorization code 30516284 for transfer ref 7741 of 250.00.
        en 6 719305 Fernway: Use verification code 719305 for Larkspur Mail authentication. Ref 20418.
        en 6 402817 To verify your e-mail for invoice 2026-118, type 402817 into the page.
        de 6 518306 mTAN für Ihren Auftrag über 1.249,99 EUR an DE89 3704 0044: 518306
        de 6 730264 Ihr Sicherheitscode für die Kartenzahlung über 89,50 EUR bei Brückentor lautet 730264.
        de 4 7306 Abholnummer 118: bitte geben Sie am Paketfach 42 den Code 7306 ein.
        fr 6 281046 Pour valider votre achat de 64,20€ par carte finissant par 4410, votre code est 281046.
        fr 6 604918 Code de confirmation de votre rendez-vous du 3 juin : 604918
        es 6 930152 Su código para autorizar la transferencia de $1,250.00 a la cuenta terminada en 7731 es 930152
        es 4 7305 Tu PIN de retiro para el pedido 20418 es 7305. Muéstralo al repartidor.
        pt 6 391046 O código para autorizar a compra de R$ 64,20 no cartão final 7731 é 391046. Não informe a ninguém.
        it 6 504918 Il codice OTP per autorizzare il pagamento di EUR 64,20 con la carta *7731 è 504918
        nl 6 730516 Uw TAN-code voor opdracht 20418 is 730516. Geef deze aan niemand door.
        pl 6 491073 Kod autoryzacyjny do przelewu na kwotę 250,00 PLN na rachunek 12...7731: 491073
        pl 6 640281 Operacja nr 3 z dn. 03-06-2026, hasło SMS: 640281
        cs 6 205916 Autorizační SMS kód pro platbu 640 Kč kartou ****7731 je 205916.
        sk 6 719340 Kód na potvrdenie objednávky č. 20418 je 719340.
        hu 6 380417 Az Ön 64 200 Ft összegű fizetéséhez a jóváhagyó kód: 380417
        ro 6 615803 Codul OTP pentru plata de 250 RON cu cardul *7731 este 615803.
        bg 6 940317 Код за потвърждение на плащане 64.20 лв. с карта *7731: 940317
        sr 6 581603 Vaš kod za potvrdu plaćanja od 6.420,00 RSD karticom *7731 je 581603
        hr 6 730916 Jednokratna lozinka za nalog br. 3 je 730916.
        sl 6 418036 Geslo za potrditev plačila 64,20 EUR: 418036
        mk 6 605193 Кодот за потврда на вашата нарачка е 605193. Важи 10 минути.
        sq 6 730482 Kodi për konfirmimin e porosisë suaj është 730482. Vlen 10 minuta.
        el 6 519306 Ο κωδικός μιας χρήσης για την πληρωμή 64,20€ με την κάρτα *7731 είναι 519306
        ru 6 804916 Код подтверждения перевода 1 250 руб. на карту *7731: 804916. Никому его не говорите!
        ru 4 5193 Заказ 20418 готов. Код получения 5193, ячейка 12
        uk 6 630917 Код підтвердження платежу на 499 грн: 630917
        be 6 730159 Код для пацвярджэння замовы 20418: 730159
        kk 6 406918 Төлемді растау коды: 406918. 5 минут жарамды. Ешкімге айтпаңыз.
        uz 6 519306 Buyurtmangizni tasdiqlash kodi: 519306. 5 daqiqa amal qiladi.
        az 6 730482 Sifarişinizi təsdiqləmək üçün kod: 730482. 5 dəqiqə etibarlıdır.
        ka 6 618304 თქვენი შეკვეთის დამადასტურებელი კოდია 618304, მოქმედებს 10 წუთი
        hy 6 730516 Ձեր պատվերի հաստատման կոդն է՝ 730516, գործում է 10 րոպե
        tr 6 918305 64,20 TL tutarındaki işleminiz için onay kodu 918305. Kodu kimseyle paylaşmayınız.
        tr 6 640519 7731 ile biten kartınızla yapacağınız alışveriş için 3D şifreniz 640519
        he 6 730516 קוד האימות להזמנה שלך הוא 730516, בתוקף ל-10 דקות
        ar 6 605918 رمز تأكيد الشراء بمبلغ 64.20 ريال بالبطاقة المنتهية بـ 7731 هو 605918
        fa 6 730518 رمز پویا برای خرید ۶۴۲۰۰۰ ریال: ۷۳۰۵۱۸
        ur 6 730516 آپ کے آرڈر 20418 کا تصدیقی کوڈ 730516 ہے
        hi 6 508317 आपके ऑर्डर के लिए सत्यापन कोड 508317 है। 10 मिनट तक मान्य।
        bn 6 604918 আপনার অর্ডারের যাচাইকরণ কোড ৬০৪৯১৮, ৫ মিনিটের জন্য বৈধ
        ta 6 730516 உங்கள் ஆர்டருக்கான சரிபார்ப்பு குறியீடு 730516, 10 நிமிடங்கள்
        te 6 604183 మీ ఆర్డర్ కోసం ధృవీకరణ కోడ్ 604183, 10 నిమిషాలు
        th 6 730518 รหัส OTP สำหรับคำสั่งซื้อของคุณคือ 730518 (Ref: KXTP) ใช้ได้ 5 นาที
        th 6 604918 <OTP 604918> สำหรับชำระเงิน 642.00 บาท บัตร *7731 Ref:QWRT
        vi 6 730516 Mã OTP cho giao dịch 640,000 VND trên thẻ 4410 là 730516.
        id 6 519306 Kode OTP untuk transaksi Rp64.200 dengan kartu 7731 adalah 519306.
        ms 6 730518 RM64.20 di Larkspur, kad berakhir 7731. TAC anda: 730518
        tl 6 604918 Ang iyong OTP para sa order 20418 ay 604918.
        zh 6 730518 【云桥】您正在为订单20418付款64.20元，验证码730518，请勿告知他人。
        zh-Hant 6 519306 您尾號7731的卡片消費NT$642，驗證碼為519306，請勿外洩。
        ja 6 730516 ご注文20418の確認コードは730516です。
        ja 6 604918 カード下4桁7731のお支払い6,420円、ワンタイムパスワード604918
        ko 6 730516 [나루] 주문 20418 결제 64,200원 승인번호: 730516
        ko 6 604918 인증번호는 [604918] 입니다. 3분 안에 입력하세요.
        sw 6 730516 Msimbo wa kuthibitisha oda 20418 ni 730516.
        am 6 604918 ለትዕዛዝዎ የማረጋገጫ ኮድ 604918 ነው፣ 10 ደቂቃ
        km 6 730516 លេខកូដសម្រាប់ការបញ្ជាទិញ 20418 របស់អ្នកគឺ 730516
        lv 6 519306 Kods pirkuma apstiprināšanai 64,20 EUR ar karti *7731: 519306
        lt 6 730518 Patvirtinimo kodas mokėjimui 64,20 EUR: 730518
        et 6 604917 Kinnituskood tellimusele 20418: 604917
        fi 6 730516 Vahvistuskoodi tilaukselle 20418 on 730516.
        sv 6 519306 Engångskod för betalning av 642 kr med kort *7731: 519306
        da 6 604918 Din engangskode til køb på 642,00 kr. med kort *7731 er 604918
        nb 6 730516 Engangskoden for ordre 20418 er 730516
        is 6 604918 Staðfestingarkóði fyrir pöntun 20418: 604918
        ca 6 730516 El codi per confirmar la comanda 20418 és 730516
        eu 6 604918 20418 eskaera berresteko kodea: 604918
        mn 6 730516 Захиалга 20418-ийн баталгаажуулах код: 730516
        en 6 - Order 730164 was paid with your card. Your receipt is in the app, 2 pages.
        en 4 - Your statement for card 7731 is ready: 3 payments.
        en 6 - Case 604918 was closed after 12 days. Rate us from 1 to 5.
        en 6 - Meter 518306 will be read on 3 June between 8 and 10.
        en 6 - Your password for Fernway changed on 3 June. Device 730164.
        en 4 - Boarding at gate 12, seat 14C, flight FW 2241.
        en 6 - Use your code at register 730164 before 3 June.
        en 6 - We never ask for your code. Case 604918, 2 replies.
        en 4 - Never share your PIN. Branch 2241 closes at 4 pm.
        en 6 - Serial number 519306, warranty until 2028.
        de 6 - Ihre Kundennummer 604918 und 120 Bonuspunkte warten.
        de 4 - Zug 2241 fährt heute von Gleis 12.
        de 6 - Geben Sie Ihren Code nie weiter. Filiale 604918, 2 Schalter.
        fr 4 - Bus 2241 : 12 min de retard.
        fr 6 - Ne donnez jamais votre code. Agence 604918, 2 guichets.
        es 6 - Su folio 604918 fue atendido en 2 días.
        es 6 - Nunca compartas tu clave. Sucursal 604918, 2 cajeros.
        pt 6 - Protocolo 604918 encerrado em 2 dias.
        pt 6 - Nunca informe sua senha. Agência 604918, 2 caixas.
        it 6 - Segnalazione 730164 chiusa in 2 giorni.
        nl 6 - Meterstand 604918 doorgeven voor 3 juni.
        pl 6 - Zgłoszenie 730164 zamknięto po 2 dniach.
        pl 6 - Nie podawaj nikomu kodu. Oddział 604918, 2 okienka.
        cs 6 - Odečet elektroměru 604918 proběhne 3. 6.
        hu 6 - A 730164 számú bejelentést 2 nap alatt lezártuk.
        ro 6 - Cererea 604918 a fost rezolvată în 2 zile.
        bg 6 - Заявка 730164 е приключена за 2 дни.
        ru 6 - Никому не сообщайте код. Отделение 604918, 2 кассы.
        ru 4 - Поезд 2241 отправится с пути 12.
        uk 6 - Звернення 730164 закрито за 2 дні.
        el 6 - Το αίτημα 604918 έκλεισε σε 2 ημέρες.
        tr 6 - 730164 nolu talebiniz 2 günde çözüldü.
        tr 6 - Şifrenizi kimseyle paylaşmayın. Şube 604918, 2 gişe.
        ar 6 - لا تشارك الرمز مع أحد. الفرع 604918، 2 شباك
        he 6 - פנייה 730164 נסגרה תוך 2 ימים
        fa 6 - درخواست ۶۰۴۹۱۸ پس از ۲ روز بسته شد
        hi 6 - ओटीपी किसी से साझा न करें। शाखा 604918, 2 काउंटर।
        bn 6 - অভিযোগ 604918 এর সমাধান 2 দিনে হয়েছে।
        th 6 - คำร้อง 730164 เสร็จสิ้นใน 2 วัน
        vi 6 - Yêu cầu 604918 đã xử lý sau 2 ngày.
        id 6 - Laporan 730164 selesai dalam 2 hari.
        zh 6 - 请勿泄露验证码。网点604918，2个窗口。
        zh 6 - 工单604918已于2天内处理完毕。
        ja 6 - 暗証番号は教えないでください。支店604918、2階。
        ja 6 - 受付604918は2日で完了しました。
        ko 6 - 비밀번호를 알려주지 마세요. 지점 604918, 2층.
        ko 6 - 접수 730164 건이 2일 만에 처리되었습니다.
        sv 6 - Ärende 604918 stängdes efter 2 dagar.
        da 6 - Sag 730164 er lukket efter 2 dage.
        fi 6 - Tapaus 604918 suljettiin 2 päivässä.
        """#)
}
