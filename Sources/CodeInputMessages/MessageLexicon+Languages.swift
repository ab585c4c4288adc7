extension MessageLexicon {
    static let all = MessageLexicon([
        // By language, anywhere in a word: "Bestätigungscode", "验证码". Many languages begin them alike.
        .code: """
        every: otp. pin. mpin. tpin. пин. pins. tan. mtan. smstan. tac.
        many: code codi cód kod kód kood kɔd קאָד passwor pasword parol код парол
        en: >use. >enter. >entering. >type. >typing. >take. >key. >copy. >login. >security. >coupon. >verification.
        >2fa. >token >tell.
        de: mobiletan. aktivierungssch kennwort prüfn >geben. >gib. >tippe >verwende >nutze >eingabe.
        >eintragen. >eingeben. >trage >einzugeben. >tipp. >nenne >zeige
        fr: clé. cle. passe. >saisissez >entrez >tape. >tapez >reportez >composez >indiquez >renseignez >saisir.
        >recopiez >donnez >présentez >dictez >écrivez
        es: clave nip. contraseñ >validar. >usa. >utili >introdu >ingres >escrib >tecle >marque. >coloca >usá.
        >coloque. >ponga. >indique. >diga. >dile.
        pt: senha chave. >digite. >insira. >informe. >escrev >mostre.
        it: chiave >usare. >inserisci >digita >scrivi >inserire. >immetti >digiti. >comunica. >mostri. >scrivere.
        nl: wachtwoord >geef. >voer. >gebruik >vul. >ingevuld. >toets. >typ. >tik. >zeg. >toon.
        sv: lösenord >säg. >knappa. >ange. >skriv. >använd >mata. >slå. >fyll.
        da/nb: adgangsord >indtast >brug. passord >tast. >bruk. >taster. >oppgi. >oplys. >angi.
        fi: salasana avain tunnusluku >syötä >käytä >anna. >kirjoita >näppäile >kerro. >näytä
        is/fo: kóð lykilorð >sláðu. kotan. kotuna
        et/lt: parool slaptažod
        pl: hasło hasła hasłem klucz >wpisz >podaj >użyj >wprowadź >przepis >wybierz >wpisać. >okaż. >pokaż
        cs/sk: hesl >zadejte >zadajte >napište >napíšte >použijte >použite >opiš. >opište. >opsání >řekněte >povedzte
        >ukažte
        klíč. kľúč.
        hu: jelszó jelszav >írja. >adja. >írd. >add. >gépelje >használja >mondja >mutassa
        ro/sq: codul cod. fjalëkalim >folosi >scrie >tastați >spuneți >arătați
        bg/mk/sr: лозинк шифр >въведете >унесите >внесете >откуцајте >напишете >кажете
        hr/sl/bs: lozink geslo >unesi >upiši >vnesi >utipka >otkuca >pokaži >recite zaporka
        ru: >введи >вводи >впиш >укаж >набер >назовите >скажите >покажите >используйте
        uk: ключ. >введіть >вкажіть >назвіть >скажіть >покажіть пін.
        el: κωδικ >χρησιμοποιήσ >πληκτρολογήσ >πείτε >δείξτε
        tr/az/tk: şifre šifra >gir. >girin. >yazın. şifrə açarsöz >yazılacak >tuşla. >tuşlay >giriniz. >deyin.
        >gösterin. >daxil.
        kk/ky/mn/tg/tt/uz: құпиясөз сырсөз нууц рамз серсүз >енгіз >теріңіз >kirit >tering >киритинг
        ka/hy: კოდ პაროლ կոդ գաղտնաբառ >შეიყვან >აკრიფ >უთხარ >մուտքագր >հավաքե
        he: קוד סיסמ >הזן >הקש >להזין >הקלד >הקלי >תקליד >רשמו >הכנס. >הכניסו >מסרו >הציגו
        ar: رمز كود كلمة كلمه السر. السري. السرية. >استخدم >استعمل >أدخل >اكتب >ادخل >إدخال >كتابة
        fa/ur/ps/sd/ku/ug/dv: کد کوڈ کوډ ڪوڊ کۆد پارول ކޯޑު >وارد >درج >داخل >بنویسید >لکھیں >بتائیں گذرواژه كد.
        hi: कोड ओटीपी पासवर्ड कुंजी >दर्ज >डालें >भरें >बताएं >दिखाएं
        bn/as: কোড ওটিপি ক'ড অ'টিপি >লিখুন >টাইপ >বলুন
        pa/gu/or: ਕੋਡ કોડ କୋଡ ଓଟିପି
        ta/te/kn/ml/si: குறியீ கடவுச்சொல் >உள்ளிட కోడ్ ఓటీపీ >నమోదు >చెప్పండి ಕೋಡ್ കോഡ് කේත
        th/lo/km/my: รหัส ລະຫັດ កូដ ကုဒ် >กรอก >ใส่ >ป้อน >พิมพ์ >แสดง
        vi: mã. khẩu khau xac. >ma. >nhập >nhap >điền. >đọc
        id/ms: sandi >masukkan >gunakan >pakai laluan >isi. >isikan >ketik >masukin >input. >tunjukkan >sebutkan
        sw/tl: msimbo uthibitisho >siri. >nambari. >mwambie >weka. >andika. >tumia. >onyesha. >ilagay >i-type >sabihin
        zu/xh/st/ha/mg: ikhodi khodi ikhowudi khowudi khoutu lambar kaody
        af/eu/ca/gl/fy/ht/am: wagwoord pasahitz contrasinal koade kòd ኮድ
        ga/cy/gd: chód còd
        zh: 验证码 短信码 交易码 激活码 注册码 核验码 随机码 识别码 代码 操作码 动态密 确认码 授权码 安全码 登录码 提货码 校验码 认证码 动态码 口令 密码 邀请码 兑换码 取件码 >输入 >填入 >回填 >使用
        取货码 提取码 核销码
        >填写 >出示
        zh-Hant: 驗證碼 代碼 確認碼 授權碼 安全碼 取件碼 認證碼 動態碼 密碼 邀請碼 >輸入 >填寫 校驗碼 識別碼 註冊碼 兌換碼 登入碼 取貨碼 啟用碼 檢核碼
        ja: コード パスワード キー 認証番号 暗証番号 確認番号 認証号 >入力 引換番号 受取番号
        ko: 인증 확인번호 승인번호 보안번호 코드 비밀번호 >입력 암호. 핀번호
        """,
        .kind: """
        post. posta. poștal poştal postcode postkod postnum postnr postleit postinum zip. plz. building. fonte.
        bưu штрих
        kreskow strich エラー ドレスコード バーコード 源代码 郵便コ 郵便番 البريد पिन. morse. review. colour.
        color. model. hata. hiba kesalahan 錯誤 错误 郵遞 邮政编 邮政代 รหัสไปรษณีย์ পোস্ট پوسٹل poskod fout kupca. abonent pos.
        పిన్
        رهگیری barras. area. country. dial bar. barcode qr. qr-code dress. sort. item. article. product error.
        source. merchant. tracking artikel fehler kunden erreur fault. tax. branch. conduct barkod travail. route.
        strada.
        tránsito trânsito practice. étic ethic ברקוד פיקוד פקוד קודם קודמ felkod fejlkod feilkod virhekood veakood chyb
        помилк грешк grešk שגיא الخطأ 에러코드 ralat galat pocztowy. пощенск poštansk почтовый.
        بريدي. پستی باركود 바코드 филиала. şube. cabang. produk produit.
        prodotto. produs. ürün. termékk tuotekood 商品コード 상품코드 seguimient rastre suivi. tracciament śledz отслеж
        sendungsc takip. پیگیری 股票代码 股票代碼 证券代码 基金代码 申购代码 證券代碼 証券コード 銘柄コード 銀行コード 종목코드
        promo rabat discount 割引 优惠
        """,
        .numberedItem: """
        error erro. erreur. ошибк hata. خطا lỗi 오류 錯誤 错误 fel. feil. błąd. błęd eroare pogrešk
        virhe. σφάλμα
        fejl. felnum feilnum xəta. xatolik қате Սխալ შეცდომა பிழை లోపం خرابی
        request. protocol solicitud inciden saksn お客様 zgłosz обращен sprawy. application case. user.
        workspace after. las. matric
        amount. amt. betrag. montant. importe. monto. importo. bedrag. belopp. beløb. beløp. kwot сумм
        suma. tutar.
        összeg jumlah. nominal. 金额 金額 금액 مبلغ राशि locker.
        order invoice ticket ref. refs. référen booking tracking parcel shipment account acct. card
        customer phone tel. téléphone call. ring. dial. fax. hotline helpline report. complain signalez. 详询 詳詢 bestell
        auftrag rechnung sendung paket vorgang konto buchung telefon ruf. rufen aktenzeichen lieferung commande
        factu réf. réserva colis
        dossier compte carte. cartes. appel tél. client billet pedido fatura guía envío cuenta
        conta.
        tarjeta cartão teléfono llam ligue. encomenda albarán expediente ordine fattura rif. prenotazione
        spedizione conto. carta. chiam pratica zending rekening pas. klant bel. bellen bon. beställning
        bestilling ordre faktura pakke kort. kortet kund pöntun korti reikning tilau lasku lähety kortti
        puhelin asiakas tellimus arve. pasūtījum rēķin užsakym sąskait siunt sūtījum kaart. kart zamówien
        przesyłk paczk zadzwoń klient rezerwac rachun objednáv zásilk zásielk účet účt uctu.
        zavolejt rezerv balík rendelés számla csomag kártya ügyfél foglalás comand colet. narudžb naročil
        račun pošilj porudžb porosi заказ замов поръчк поруџбин наруџбин нарачк счет счёт рахун сметк
        карт отправлен посылк посилк пратк звон телефон тел. бронь клиент фактур накладн тапсырыс буюртма захиалг
        παραγγελ τιμολόγ κάρτα λογαριασμ τηλ. τηλέφων κράτηση sipariş kargo takip hesap müşteri
        sifariş buyurtma đơn hàng. hang. thẻ. pesanan resi. kad. akaun hubungi telepon agizo oda. הזמנה. הזמנת חשבונ
        כרטיס משלוח טלפון חייג طلب فاتور شحن بطاق حساب هاتف اتصل حجز سفارش فاکتور کارت تلفن موجودی مرسوله آرڈر کارڈ
        اکاؤنٹ ऑर्डर खात कार्ड चालान बुकिंग অর্ডার কার্ড অ্যাকাউন্ট ஆர்டர் ఆర్డర్ ઓર્ડર ಆರ್ಡರ್ ഓർഡർ ਆਰਡਰ สั่งซื้อ บัตร
        บัญชี โทร พัสดุ ສັ່ງຊື້ បញ្ជាទិញ កម្មង់ အော်ဒါ შეკვეთ պատվեր 订单 訂單 单号 單號 卡号 卡號 账号 帳號 账户 帳戶 电话 電話 客服 热线 熱線 快递 运单
        编号 編號 注文 伝票 口座 会員 予約 問い合わせ 追跡 주문 송장 예약 계좌 카드 고객센터 전화 문의 ending. ends. ended. endet. endend endung endziffer
        endnummer termina finissant finale. final. terminé. terminée. slutar slutte endar päätty
        eindig kończ končí končiac végződő λήγει. оканчив заканчив закінч завърш завршав biten sonu. berakhir
        tận kết kumalizika dulo 尾号 尾号为 尾號 尾號為 末尾 末四 下4桁 末4桁 下四 끝자리 ลงท้าย منتهی المنتهي תנתהי מסתיים queue.
        warteschlange turno. booth 拨打 撥打 受付 מיקוד schalter gate. flight. vol. vuelo. flug. рейс.
        register. kiosk ausweis meter. zähler contador contatore licznik sayaç मीटर מונה leitura lettura inv.
        melding البلاغ laporan storing termină. cuối. završav gọi.
        """,
        .link: """
        sie. number. numbers. nos. with. the. of. your. digits. цифр ziffern
        chiffres von. mit. der. dem. die. nummer numéro. le. par. de. du. el. número.
        con. o. em. numero. il. su. się. numer. číslo. br. broj. szám. száma.
        e. cu. numărul. номер под. с. број. αριθμός. σε. số. bitte. please.
        so. nomor.
        מספר. נקוד رقم. برقم. شماره. نمبر. नंबर. संख्या. নম্বর. எண் หมายเลข เลขที่ six.
        driver. courier. rider. repartidor. řidiči kuriérovi kuryerga курьерге kuriru kuljettajalle. boten. fahrer.
        curierului. dereva. ang.
        chauffeur. kurierowi. курьеру. водителю. kuryere.
        again. nuevo. nouveau. nuovo. erneut. ponownie. снова. yenidən.
        nell. dans. della. del. în. ב.
        """,
        .label: """
        no. nr. nº. nro. núm. num. č. čís. št. sz. бр. αρ. n. º. nolu.
        """,
        [.link, .verb]: """
        is. are. on. ist. lautet. sind. est. es. é. è. är. er. je. este. це. е. είναι. la. là. ialah. ay. ni. הוא. هو.
        है. হলো. คือ
        """,
        .verb: """
        s. be. sont. son. sono. são. jest.
        это. adalah. da. dir. ass. yw. estas. është. ir. yra. است. 是 为 為 は が
        ese. ke. ngu. és. គឺ
        """,
        [.noCode, .purpose]: """
        till. til. para. for. für. pour. pel. voor. för. для. за. do. pro. pre. pentru. untuk. cho. vir. kwa.
        για. dla.
        """,
        .purpose: """
        per. için. liye. lai. สำหรับ សម្រាប់
        """,
        .unit: """
        numara nolu. sayılı számú nömrə raqamli 번호로 に送 へ पर. নম্বরে számra. 号 號 番に
        руб р. грн лв. лева. zł zl. kč kc. ft. forint kroner. kronor. isk.
        lei. leu. lira dollar euro pound rupee rupia yen. yuan won. đ. dong đồng baht
        peso тенге тг. сум. сом. manat krónur λεπτ ευρώ บาท ریال ر.
        درهم دينار جنيه تومان دولار يورو روپے रुपये रु. ரூபாய் דקות דק' דקה שקל ש"ח դրամ ლარი რუბ 元 圆 圓 円 块 万 億
        亿 원 minut min. mins. minuu мин хвил хв. dakika dk. perc. percig phút menit minit دقائق دقيقة دقیقه मिनट মিনিট
        นาที 分 秒 초 분. 분간 hour hrs. std. stunde heure hora ora. ore. uur. timm time. timer. годин час. часа. часов.
        saat. 小时 小時 時間 시간 ชั่วโมง second sec. sekund секунд วินาที day. days. tag. tage. tagen. jour día dag. dagar дн.
        дней день 天 日 일. วัน week year 年 년 ปี 月 월. mb. gb. kb. tb. km. kg. m. cm. mm. kwh. point punkt puntos pontos
        punti балл bonus steps. people guest visitor user item 人 名 명. คน attempt tries. versuch intento tentativ essai
        попыт vecin codes. códigos. codici. кодов. customers followers members subscribers holders homes signature
        linhas líneas seguidores socios נקוד végű endet. ポイント 포인트 积分 積分 poäng puan.
        """,
        [.unit, .noCode]: """
        usd. eur. gbp. chf. jpy. cny. rmb. inr. rub. uah. pln. czk. huf. sek. nok. dkk. kr. ron. tl. try. rs. krw. vnd.
        thb. myr. rm. idr. php. ksh. kes. zar. aed. sar. ريال টাকা
        """,
        [.link, .noCode]: """
        to. na. on. in. im. am. en. sur. op. auf. w. v. в. у. på. la. no. tại. ở. في در bei. ao. by. ke.
        app. aplicación aplika приложени site. website. page. web.
        """,
        .noCode: """
        at. from. an. au. aux. al. à. naar. на. στο στη إلى به đến. tới. ไปที่ ל. למספר بالرقم
        xx. xxx. xxxx. xxxxxx. rp.
        egp. ngn. ars. cop. mxn. brl. clp.
        sgd. hkd. twd. aud. cad. nzd. 人民币 रु রু س. مبلغ סך
        """,
        .hint: """
        expires. expire. valid. gültig. caduca. vence. scade. expira. expirera. geldig. giltig. gyldig. важен действ діє
        geçerli. ważny. wygasa. platný. 有効 有效 유효
        verfällt. valable. válido. valido. verloopt. истекает дійсн utløper. udløber. vanhenee. vyprší lejár expiră. ισχύει
        λήγει kedaluwarsa. לפוג ينتهي หมดอายุ
        login log. logging sign. sign-in signin share verif recovery authent anmeld einlogg weitergeb teilen. partag
        divulgu connex inicia compart ingres condivid acced delen. inlog dela. logga logg. udostępn logowan sdělujte
        přihl bejelentk никому вход подтвержд сообщайте нікому παράδοσ κοινοπ paylaş giriş bagikan berikan kongsi chia
        שתף תشارك साझा लॉगिन 泄露 洩漏 转发 登录 登錄 登入 教え ログイン 로그인 알려주
        """,
        .sent: """
        sent. texted. mailed. gesendet geschickt verschickt versandt envoyé enviad enviamos inviat verzonden gestuurd
        trimi skicka sendt. lähetet wysłan wysłal poslán poslal zaslán odeslán odoslan elküldt küldt
        изпрат отправлен отправил выслан надіслан στάλ εστάλ στείλαμε gönderil إرسال أرسل נשלח ارسال भेजा gửi. dikirim dihantar 发送 發送 寄送 傳送
        送信 お送り 보냈 발송 전송 changed. geändert modificad изменён değiştirildi
        """,
        .with: """
        with. using. via. w. through. mit. avec. con. com. met. med. z. ze. с. ile. بـ באמצעות mediante durch. por.
        przez. lewat. dengan. číslem. numerolla
        """,
        .confirm: """
        send. text. reply. kirim balas hantar
        confirm. activate. authori autoríz allow. approve. unlock. bestätig aktivier freigab confirmez confirmer activez
        confirmar confirma. confirme. conferma. attiva. bevestig activeer potwierdź aktywuj autoryz
        potvrď подтверд
        активир onayla bekräfta aktivera
        """,
        .not: """
        not. t. never. nicht. nie. niemals. nunca. não. nao. jamais. pas. non. niet. nooit. inte. ikke. aldrig. не.
        нельзя nu.
        nem.
        不是 不要 请勿 請勿 jangan. đừng.
        """,
        .void: """
        expired. longer. invalid. incorrect wrong. redeemed. revoked. replaced. ersetzt. remplacé. sustituid
        sostituit substituíd заменен заменён sample. muster. cancelled. canceled. fake. scam
        abgelaufen betrug. expiré. expirée. expirés. périmé annulé. caducad неверн estafa expirou. scadut
        truffa verlopen. wygasł просроч мошенн doldu. dolan. dolmuş dolduğu geçti. geçmiş. erdi. 已失效 已过期 詐欺 切れまし
        切れた
        切れてい 切れで 切れの inválido. inválida. невалид. 已過期 有误 有誤 正しくあ грешен. skaduar.
        caducat. vypršal. nebegalioja. aegunud. beidzies. iskorišćen blokiran. expirad expirat. istekao.
        istekla. potekel. potekla. vypršel lejárt. gått. udløbet. utløpt. vanhentunut. истёк. истек.
        истекло. недійсн изтекъл. bitib. tugagan. өтті. umeisha. انتهت. چکی. אינו. หมดอายุแล้ว 지났 만료되었 ավարտվել გაუვიდა
        காலாவதியானது ముగిసింది caducou. virheelli nieprawidłowy. stracił устарел закінчивс έληξε. 일치하지 틀렸 不正确 不正確 פג.
        שגוי
        """,
    ])
}
