extension MessageCorpus {
    /// Texts without a code that were written before the rules changed, and that no rule was tuned to.
    static let withoutHeldOut = readWithout(
        #"""
        en appointment 6 Reminder: dentist on 3 June at 14:30, booking 905318. Reply C to confirm.
        en statement 8 Your June statement for account 66190428 is ready. Minimum due $35.00 by 07/03.
        en delivery 6 We missed you! Parcel 271845 waits at the depot until 8 June, open 7-19.
        en card 4 A purchase of 64.20 was made with card 7731 on 3 June at 14:30.
        en receipt 4 Larkspur Cafe, table 12, check 3391, total 18.40. See you soon!
        de receipt 6 Danke für Ihren Einkauf! Beleg 628405, Summe 18,40 EUR, 03.06. 14:30.
        de hotline 6 Haben Sie Fragen? Unsere Hotline 116117 ist rund um die Uhr da, 7 Tage die Woche.
        de card 4 Kartenzahlung 64,20 EUR am 03.06. um 14:30, Karte 7731, Brückentor Markt.
        fr delivery 6 Votre colis 815026 vous attend jusqu'au 8 juin, de 9h à 19h.
        fr hotline 4 Une question ? Appelez le 3939, du lundi au vendredi de 8h à 20h.
        fr statement 6 Facture 529370 de juin : 64,20 €, prélèvement le 3 juillet.
        es card 4 Cargo de 64,20 € el 03/06 a las 14:30 con la tarjeta 7731.
        es receipt 6 Gracias por su compra. Recibo 830517, total 18,40 €, 3 de junio.
        es appointment 6 Recuerde su cita el 3 de junio a las 14:30, consulta 5, expediente 294016.
        pt statement 6 A sua fatura 905117 de junho, no valor de 64,20 €, vence a 3 de julho.
        pt receipt 6 Obrigado pela compra! Recibo 417283, total R$ 18,40, 03/06.
        pt hotline 5 Dúvidas? Ligue 16200, todos os dias das 8 às 22 horas.
        it delivery 6 Il pacco 680214 sarà consegnato il 3 giugno tra le 14 e le 16.
        it card 4 Spesa di 64,20 euro il 03/06 alle 14:30 con carta 7731.
        it statement 6 La bolletta 375902 di giugno è di 64,20 euro, scadenza 3 luglio.
        nl receipt 6 Bedankt voor je aankoop! Bon 518936, totaal € 18,40, 3 juni.
        nl card 4 Betaald: € 64,20 op 3 juni om 14:30 met pas 7731.
        nl appointment 6 Herinnering: afspraak op 3 juni om 14:30, dossier 206148, kamer 3.
        sv statement 6 Din faktura 731905 på 499 kr förfaller 3 juli.
        sv hotline 6 Frågor? Ring 771234, vardagar 8-17.
        da card 4 Du har betalt 64,20 kr. den 3/6 kl. 14:30 med kort 7731.
        da appointment 6 Husk din tid 3. juni kl. 14:30, sag 408215, 2. sal.
        da hotline 8 Spørgsmål? Ring 70121416, hverdage 9-16.
        nb delivery 6 Pakken din 590183 kan hentes til 8. juni, åpent 9-20.
        nb card 4 Kjøp 64,20 kr 3.6. kl. 14:30, kort 7731.
        fi statement 6 Kesäkuun laskusi 260914 on 64,20 €, eräpäivä 3.7.
        fi appointment 4 Muistutus: aikasi on 3.6. klo 14:30, huone 2214, 2. kerros.
        fi receipt 6 Kiitos ostoksesta! Kuitti 837150, yhteensä 18,40 €, 3.6.
        pl card 4 Zapłacono 64,20 zł 3.06 o 14:30, karta 7731, saldo 1204 zł.
        pl appointment 6 Przypominamy o wizycie 3 czerwca o 14:30, gabinet 5, sprawa 917024.
        pl receipt 6 Dziękujemy za zakupy! Paragon 350618, suma 18,40 zł.
        cs card 4 Platba 640 Kč dne 3.6. v 14:30, karta 7731, zůstatek 12 040 Kč.
        cs statement 6 Faktura 618305 za červen: 640 Kč, splatnost 3.7.
        hu receipt 6 Köszönjük a vásárlást! Nyugta 730582, összesen 1 840 Ft, 06.03.
        hu statement 6 Júniusi számlája 284093, 6 420 Ft, határidő július 3.
        hu appointment 4 Emlékeztető: időpontja június 3. 14:30, 2214 szoba, 2. emelet.
        ro card 4 Plată 64,20 lei pe 3 iunie la 14:30 cu cardul 7731.
        ro statement 6 Factura 904172 pe iunie: 64,20 lei, scadentă pe 3 iulie.
        bg receipt 6 Благодарим за покупката! Бон 815307, общо 18,40 лв., 3.06.
        bg appointment 6 Напомняне: час на 3 юни в 14:30, кабинет 5, дело 420716.
        hr card 4 Plaćeno 64,20 EUR 3.6. u 14:30, kartica 7731.
        hr appointment 6 Podsjetnik: termin 3. lipnja u 14:30, soba 5, predmet 502913.
        ru receipt 6 Спасибо за покупку! Чек 904518, итого 1840 руб., 3.06.
        ru appointment 6 Напоминаем: приём 3 июня в 14:30, кабинет 5, талон 317206.
        ru statement 6 Счёт 628019 за июнь: 640 руб., оплатите до 3 июля.
        uk card 4 Оплата 640 грн 3.06 о 14:30, картка 7731, залишок 1204 грн.
        uk hotline 6 Є питання? Телефонуйте 380044 щодня з 8 до 20.
        uk delivery 6 Ваша посилка 751930 чекає на пошті до 8 червня, 9:00-19:00.
        el statement 6 Ο λογαριασμός 316940 Ιουνίου είναι 64,20€, λήξη 3/7.
        el appointment 6 Υπενθύμιση: ραντεβού στις 3/6 στις 14:30, φάκελος 582017.
        tr receipt 6 Alışverişiniz için teşekkürler! Fiş 490317, toplam 184,00 TL.
        tr appointment 6 Hatırlatma: randevunuz 3 Haziran 14:30, oda 5, dosya 715029.
        tr hotline 7 Sorularınız için 4440123, her gün 8-20 arası.
        he card 4 חיוב 64.20 ש"ח ב-3.6 בשעה 14:30, כרטיס 7731.
        he receipt 6 תודה על הקנייה! קבלה 905823, סה"כ 184 ש"ח, 3.6.
        ar statement 6 فاتورة يونيو 729016 بقيمة 64 ريال، تستحق في 3 يوليو.
        ar appointment 6 تذكير: موعدك يوم 3 يونيو الساعة 14:30، ملف 615098.
        fa card 4 خرید 64000 تومان در 3 تیر ساعت 14:30 با کارت 7731.
        fa appointment 6 یادآوری: نوبت شما 3 تیر ساعت 14:30، پرونده 308517.
        hi statement 6 जून का बिल 817405, राशि 640 रुपये, 3 जुलाई तक भरें।
        hi appointment 6 याद रहे: 3 जून को 14:30 बजे अपॉइंटमेंट, टोकन 592130।
        bn card 4 3 জুন 14:30 এ কার্ড 7731 দিয়ে 640 টাকা খরচ হয়েছে।
        bn statement 6 জুন মাসের বিল 450928, পরিমাণ 640 টাকা, শেষ তারিখ 3 জুলাই।
        th card 4 ใช้จ่าย 640 บาท วันที่ 3/6 เวลา 14:30 บัตร 7731
        th appointment 6 เตือนนัดหมาย 3 มิ.ย. 14:30 น. คิว 204815 ชั้น 2
        vi receipt 6 Cảm ơn quý khách! Hóa đơn 730291, tổng 184.000đ, ngày 3/6.
        vi appointment 6 Nhắc lịch hẹn 3/6 lúc 14:30, hồ sơ 518407, phòng 5.
        id card 4 Transaksi Rp64.200 pada 3 Juni 14:30 dengan kartu 7731.
        id statement 6 Tagihan Juni 385012 sebesar Rp64.200, jatuh tempo 3 Juli.
        ms delivery 6 Bungkusan 927503 akan tiba pada 3 Jun antara 2 dan 4 petang.
        tl statement 6 Ang bill mo na 408391 para sa Hunyo ay P640, due sa Hulyo 3.
        zh receipt 6 感谢惠顾，小票628417，合计184元，6月3日14:30。
        zh statement 6 您6月的账单618203已出，应还640元，7月3日前还款。
        zh delivery 6 快件905126已放在3号柜，请于6月8日前取走。
        zh-Hant card 4 您的卡片7731於6月3日14:30刷卡640元。
        zh-Hant appointment 6 提醒您6月3日14:30看診，掛號291058，請提前10分鐘報到。
        ja card 4 6月3日14時30分、カード7731で6,400円のご利用がありました。
        ja statement 6 6月分のご請求書391027、金額6,400円、お支払期限7月3日。
        ja hotline 6 ご不明な点は120345へ、平日9時から18時まで。
        ko receipt 6 구매해 주셔서 감사합니다. 영수증 820316, 합계 18,400원.
        ko appointment 6 6월 3일 14:30 예약, 접수번호 573019, 2층입니다.
        ko statement 6 6월 청구서 491027, 64,000원, 7월 3일까지 납부
        sw statement 6 Bili yako 613905 ya Juni ni KES 640, lipa kabla ya 3 Julai.
        sr statement 6 Рачун 728014 за јун: 640 дин, рок 3. јул.
        sl appointment 6 Opomnik: termin 3. junija ob 14:30, soba 5, zadeva 806213.
        lt statement 6 Sąskaita 530718 už birželį: 64,20 €, apmokėti iki liepos 3 d.
        lv delivery 6 Sūtījums 417690 gaida līdz 8. jūnijam, 9-19.
        et delivery 6 Pakk 903416 ootab 8. juunini, avatud 9-20.
        ca statement 6 La factura 518209 de juny és de 64,20 €, venç el 3 de juliol.
        """#)
}
