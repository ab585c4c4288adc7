extension MessageCorpus {
    /// Texts without a code, with a number of a code's length: the language, the kind, the length, and the text.
    static let without = readWithout(
        #"""
        en delivery 6 Your package 482913 will arrive on 21 May between 9:00 and 12:00.
        en receipt 6 Thanks for shopping at Larkspur! Receipt 739204: paid 25.00 by card.
        en hotline 6 Questions? Text HELP to 338845 or visit us Mon-Fri, 9 to 5.
        en card 4 You spent $89.50 at Corner Books on 05/21. Card 4410, available credit $1,204.
        de appointment 6 Erinnerung: Ihr Termin am 21.05. um 10:45 Uhr bei Dr. Weber, Vorgang 738291. Absage bis 20.05.
        de statement 8 Ihr Kontoauszug Mai liegt bereit. Kontonummer 40719352, neuer Saldo 1.204,50 EUR.
        de delivery 6 Ihr Paket 514908 kommt heute zwischen 14 und 16 Uhr. Ablageort: Garage.
        fr receipt 6 Merci de votre visite ! Ticket 384157 du 21/05, total 49,90 €, payé par carte.
        fr card 4 Paiement de 45,90 € chez Passerelle le 21/05 à 10h45. Carte 4410.
        fr appointment 6 Rappel : rendez-vous le 21 mai à 10h45, dossier 640913. Pour annuler, répondez NON.
        es hotline 4 ¿Dudas? Llámanos al 1004, de 9 a 21 horas.
        es delivery 6 Tu paquete 460218 llega mañana entre las 10 y las 12. Seguimiento en la app.
        es statement 6 Su factura de mayo, la 718304, es de 45,90 euros y se cobrará el día 5.
        pt delivery 6 Sua encomenda 781245 chega em 21/05, entre 8h e 12h.
        pt card 4 Compra aprovada de R$ 89,90 em 21/05 às 10:45, cartão 4410.
        pt appointment 6 Lembrete: consulta dia 21/05 às 10:45, sala 3, protocolo 364920.
        it receipt 6 Grazie per l'acquisto! Scontrino 592807 del 21/05, totale 45,90 euro.
        it appointment 4 Promemoria: visita il 21 maggio alle 10:45, ambulatorio 2108, piano 2.
        it hotline 6 Per assistenza chiamaci al 803116, tutti i giorni dalle 8 alle 22.
        nl delivery 6 Je pakket 938215 wordt bezorgd op 21 mei tussen 10:00 en 12:00.
        nl statement 6 Je factuur 407126 van mei staat klaar: € 45,90, te betalen voor 5 juni.
        nl hotline 4 Vragen? Bel 1717, ma-vr van 9 tot 17 uur.
        sv card 4 Du handlade för 250 kr på Brovakt den 21/5 med kortet 4410.
        sv delivery 6 Ditt paket 625038 finns att hämta till den 28 maj, öppet 10-19.
        sv appointment 6 Påminnelse: tid hos tandläkaren 21/5 kl 10:45. Bokning 518204, avboka senast 24 timmar innan.
        da receipt 6 Tak for dit køb! Kvittering 193752, 250 kr. betalt 21/5.
        da delivery 6 Din pakke 846210 er klar til afhentning til 28. maj, åbent 10-18.
        nb statement 6 Fakturaen din, 846209, på 499 kr forfaller 5. juni.
        nb appointment 4 Husk timen din 21. mai kl. 10:45, rom 2108, 2. etasje.
        fi delivery 6 Pakettisi 318472 on noudettavissa 28.5. asti, avoinna 10-19.
        fi card 4 Ostos 45,90 € 21.5. klo 10:45, korttisi 4410.
        pl delivery 6 Paczka 264185 dotrze 21 maja między 10:00 a 12:00. Kurier: Jan, auto nr 7.
        pl statement 6 Faktura 790326 za maj: 89,50 zł, termin płatności 5.06.
        pl hotline 6 Masz pytania? Zadzwoń 801405 905 lub napisz na czacie, 24/7.
        cs receipt 6 Děkujeme za nákup. Účtenka 935602, celkem 499 Kč, 21.5.
        cs delivery 6 Zásilka 708144 bude doručena 21.5. mezi 10:00 a 12:00.
        cs appointment 4 Připomínáme termín 21.5. v 10:45, ordinace 2108, 2. patro.
        hu delivery 6 A 451296 csomagja május 21-én 10 és 12 óra között érkezik.
        hu card 4 Vásárlás 4 990 Ft, 05.21. 10:45, kártya 4410, egyenleg 120 300 Ft.
        ro delivery 6 Coletul 683015 ajunge pe 21 mai între 10:00 și 12:00.
        ro receipt 6 Bon fiscal 571203, total 45,90 lei, 21.05, ora 10:45.
        bg delivery 6 Пратка 639517 ще пристигне на 21 май между 10:00 и 12:00.
        bg card 4 Плащане 45,90 лв. на 21.05 в 10:45 с карта 4410.
        hr delivery 6 Paket 473680 stiže 21. svibnja između 10 i 12 sati.
        hr statement 6 Račun 580417 za svibanj: 45,90 EUR, rok plaćanja 5.6.
        ru delivery 6 Посылка 520738 прибудет 21 мая с 10:00 до 12:00.
        ru card 4 Оплата 1250р в Мостовик 21.05 10:45. Карта 4410, остаток 8730р.
        ru hotline 4 Вопросы? Звоните 0890 бесплатно, с 9 до 21 часа.
        uk delivery 6 Посилка 284615 прибуде 21 травня з 10:00 до 12:00.
        uk receipt 6 Дякуємо! Чек 739518, сума 499 грн, 21.05.
        el delivery 6 Το δέμα 857204 θα παραδοθεί στις 21/5 μεταξύ 10:00 και 12:00.
        el card 4 Αγορά 45,90€ στις 21/5 10:45 με την κάρτα 4410.
        tr delivery 6 Paketiniz 771204 21 Mayıs 10:00-12:00 arasında teslim edilecek.
        tr card 4 21.05 10:45 tarihinde 250 TL harcama yapıldı, kart 4410.
        tr statement 6 Mayıs faturanız 638195, tutar 89,50 TL, son ödeme 5 Haziran.
        he delivery 6 החבילה 538106 תגיע ב-21 במאי בין 10:00 ל-12:00.
        he appointment 4 תזכורת: תור ב-21.5 בשעה 10:45, חדר 2108, קומה 2.
        ar delivery 6 ستصل شحنتك 482910 يوم 21 مايو بين 10:00 و 12:00.
        ar card 4 تم شراء بمبلغ 250 ريال في 21/5 الساعة 10:45 ببطاقة 4410.
        fa delivery 6 بسته 640285 روز 21 خرداد بین ساعت 10 تا 12 می‌رسد.
        fa statement 6 قبض شماره 719305 به مبلغ 45000 تومان، مهلت تا 5 تیر.
        hi delivery 6 आपका पार्सल 356718 21 मई को 10 से 12 बजे के बीच आएगा।
        hi card 4 21 मई को 10:45 बजे कार्ड 4410 से 250 रुपये खर्च हुए।
        bn delivery 6 আপনার পার্সেল 268347 21 মে সকাল 10টা থেকে 12টার মধ্যে পৌঁছাবে।
        th delivery 6 พัสดุ 350682 จะถึงวันที่ 21 พ.ค. เวลา 10:00-12:00 น.
        th receipt 6 ใบเสร็จ 918273 ยอด 250 บาท วันที่ 21/5
        vi delivery 6 Bưu kiện 846031 sẽ đến ngày 21/5 từ 10h đến 12h.
        vi card 4 Thẻ 4410 chi 250.000đ lúc 10:45 ngày 21/5.
        id delivery 6 Paket 605273 tiba 21 Mei antara pukul 10.00 dan 12.00.
        id hotline 6 Butuh bantuan? Hubungi 150046, Senin-Jumat 9-17.
        ms statement 6 Bil 738416 bulan Mei: RM45.90, bayar sebelum 5 Jun.
        tl delivery 6 Darating ang package 159827 sa Mayo 21 mula 10:00 hanggang 12:00.
        zh delivery 6 您的包裹483920预计5月21日10:00至12:00送达。
        zh card 4 您的卡4410于5月21日10:45消费89.50元。
        zh hotline 5 如有疑问请拨打95533，服务时间9:00-21:00。
        zh appointment 6 【桥头医院】您预约了5月21日10:45，就诊号350917，请提前15分钟到。
        zh-Hant delivery 6 您的包裹620471將於5月21日10:00至12:00送達。
        zh-Hant receipt 8 發票號碼83920175，消費250元，5月21日。
        ja delivery 6 お荷物739164は5月21日10時から12時にお届けします。
        ja receipt 6 ご購入ありがとうございます。レシート208453、合計2,500円。
        ja appointment 4 5月21日10:45のご予約、受付2108番、2階です。
        ko delivery 6 상품 918273이 5월 21일 10시~12시에 도착합니다.
        ko card 4 5/21 10:45 카드4410 25,000원 사용
        ko hotline 8 문의는 15881234, 평일 9시~18시.
        sw delivery 6 Kifurushi chako 527813 kitafika tarehe 21 Mei kati ya saa 4 na 6.
        sr delivery 6 Пошиљка 805249 стиже 21. маја између 10 и 12 часова.
        sl delivery 6 Pošiljka 961352 prispe 21. maja med 10. in 12. uro.
        lt delivery 6 Siunta 491836 bus pristatyta gegužės 21 d. 10-12 val.
        et statement 6 Arve 218937 mai eest: 45,90 €, tähtaeg 5. juuni.
        ca delivery 6 El paquet 247509 arriba el 21 de maig entre les 10 i les 12.
        """#)

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
