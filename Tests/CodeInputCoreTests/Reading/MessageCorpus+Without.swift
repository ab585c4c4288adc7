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
}
