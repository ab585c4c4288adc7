extension MessageCorpus {
    /// For each language, a message with a word for a code, and a text with the same numbers and no such word.
    static let words: [(with: Message, without: Message)] = readPairs(
        #"""
        en 482910 Your sign-in code for account 55120 is 482910. | Your visit to office 55120 has number 482910.
        de 482910 Für Ihre Anmeldung am 3. Juni lautet der Code 482910. | Für Ihre Anreise am 3. Juni gilt Nummer 482910.
        fr 482910 Le 3 juin à 14h30, votre code est le 482910. | Le 3 juin à 14h30, votre numéro est le 482910.
        es 482910 Para entrar el 3 de junio, tu clave es 482910. | Para entrar el 3 de junio, tu turno es 482910.
        pt 482910 Até 3 de junho, a sua senha é 482910. | Até 3 de junho, o seu número é 482910.
        it 482910 Entro il 3 giugno usa questo codice: 482910. | Entro il 3 giugno porta questo modulo: 482910.
        nl 482910 Binnen 10 minuten invullen: wachtwoord 482910. | Binnen 10 minuten invullen: formulier 482910.
        sv 482910 Inom 10 minuter: din engångskod 482910. | Inom 10 minuter: din blankett 482910.
        da 482910 Inden 10 minutter: din engangskode 482910. | Inden 10 minutter: din blanket 482910.
        nb 482910 Innen 10 minutter: engangskoden 482910. | Innen 10 minutter: skjemaet 482910.
        fi 482910 10 minuutin ajan kertakäyttökoodi 482910. | 10 minuutin ajan lomake 482910.
        is 482910 Næstu 10 mínútur gildir kóðinn 482910. | Næstu 10 mínútur gildir blaðið 482910.
        et 482910 Järgmised 10 minutit kehtib kood 482910. | Järgmised 10 minutit kehtib leht 482910.
        lv 482910 Vēl 10 minūtes der kods 482910. | Vēl 10 minūtes der lapa 482910.
        lt 482910 Dar 10 minučių galioja kodas 482910. | Dar 10 minučių galioja lapas 482910.
        pl 482910 Przez 10 minut działa kod 482910. | Przez 10 minut działa bilet 482910.
        cs 482910 Dalších 10 minut platí kód 482910. | Dalších 10 minut platí lístek 482910.
        sk 482910 Ďalších 10 minút platí heslo 482910. | Ďalších 10 minút platí lístok 482910.
        hu 482910 A következő 10 percben a jelszó 482910. | A következő 10 percben a jegy 482910.
        ro 482910 În 10 minute introdu codul 482910. | În 10 minute adu formularul 482910.
        bg 482910 До 10 минути въведете код 482910. | До 10 минути донесете лист 482910.
        mk 482910 За 10 минути внесете ја лозинката 482910. | За 10 минути донесете го листот 482910.
        sr 482910 За 10 минута унесите код 482910. | За 10 минута донесите лист 482910.
        hr 482910 Za 10 minuta upišite lozinku 482910. | Za 10 minuta donesite list 482910.
        sl 482910 V 10 minutah vpišite geslo 482910. | V 10 minutah prinesite list 482910.
        ru 482910 В течение 10 минут введите код 482910. | В течение 10 минут возьмите лист 482910.
        uk 482910 Протягом 10 хвилин введіть пароль 482910. | Протягом 10 хвилин візьміть аркуш 482910.
        be 482910 На працягу 10 хвілін увядзіце код 482910. | На працягу 10 хвілін вазьміце ліст 482910.
        el 482910 Σε 10 λεπτά δώστε τον κωδικό 482910. | Σε 10 λεπτά δώστε το έντυπο 482910.
        sq 482910 Për 10 minuta vlen kodi 482910. | Për 10 minuta vlen fleta 482910.
        tr 482910 10 dakika içinde şifre 482910 girilmeli. | 10 dakika içinde form 482910 verilmeli.
        az 482910 10 dəqiqə ərzində şifrə 482910 yazın. | 10 dəqiqə ərzində vərəq 482910 verin.
        uz 482910 10 daqiqa ichida parol 482910 kiriting. | 10 daqiqa ichida varaq 482910 bering.
        kk 482910 10 минут ішінде код 482910 енгізіңіз. | 10 минут ішінде парақ 482910 беріңіз.
        ky 482910 10 мүнөттө сырсөз 482910 жазыңыз. | 10 мүнөттө барак 482910 бериңиз.
        mn 482910 10 минутын дотор нууц үг 482910 оруулна уу. | 10 минутын дотор хуудас 482910 өгнө үү.
        tg 482910 Дар 10 дақиқа рамз 482910 ворид кунед. | Дар 10 дақиқа варақ 482910 диҳед.
        ka 482910 10 წუთში შეიყვანეთ კოდი 482910. | 10 წუთში მოიტანეთ ფურცელი 482910.
        hy 482910 10 րոպեում մուտքագրեք կոդը 482910։ | 10 րոպեում բերեք թերթը 482910։
        he 482910 תוך 10 דקות הקלידו סיסמה 482910. | תוך 10 דקות הביאו טופס 482910.
        ar 482910 خلال 10 دقائق أدخل الرمز 482910. | خلال 10 دقائق أحضر النموذج 482910.
        fa 482910 تا 10 دقیقه کد 482910 را وارد کنید. | تا 10 دقیقه برگه 482910 را بیاورید.
        ur 482910 10 منٹ میں کوڈ 482910 درج کریں۔ | 10 منٹ میں فارم 482910 لائیں۔
        ps 482910 په 10 دقیقو کې کوډ 482910 ولیکئ. | په 10 دقیقو کې پاڼه 482910 راوړئ.
        hi 482910 10 मिनट में पासवर्ड 482910 डालें। | 10 मिनट में फॉर्म 482910 लाएँ।
        mr 482910 10 मिनिटांत ओटीपी 482910 टाका. | 10 मिनिटांत फॉर्म 482910 आणा.
        ne 482910 10 मिनेटमा कोड 482910 हाल्नुहोस्। | 10 मिनेटमा फाराम 482910 ल्याउनुहोस्।
        bn 482910 10 মিনিটের মধ্যে কোড 482910 দিন। | 10 মিনিটের মধ্যে ফর্ম 482910 আনুন।
        pa 482910 10 ਮਿੰਟਾਂ ਵਿੱਚ ਕੋਡ 482910 ਭਰੋ। | 10 ਮਿੰਟਾਂ ਵਿੱਚ ਫਾਰਮ 482910 ਲਿਆਓ।
        gu 482910 10 મિનિટમાં કોડ 482910 નાખો. | 10 મિનિટમાં ફોર્મ 482910 લાવો.
        ta 482910 10 நிமிடத்தில் கடவுச்சொல் 482910 இடவும். | 10 நிமிடத்தில் படிவம் 482910 கொண்டு வரவும்.
        te 482910 10 నిమిషాల్లో కోడ్ 482910 ఇవ్వండి. | 10 నిమిషాల్లో ఫారం 482910 తెండి.
        kn 482910 10 ನಿಮಿಷದಲ್ಲಿ ಕೋಡ್ 482910 ನಮೂದಿಸಿ. | 10 ನಿಮಿಷದಲ್ಲಿ ಫಾರಂ 482910 ತನ್ನಿ.
        ml 482910 10 മിനിറ്റിൽ കോഡ് 482910 നൽകുക. | 10 മിനിറ്റിൽ ഫോം 482910 കൊണ്ടുവരിക.
        si 482910 විනාඩි 10 තුළ කේතය 482910 දෙන්න. | විනාඩි 10 තුළ පෝරමය 482910 ගෙනෙන්න.
        th 482910 ภายใน 10 นาที ใส่รหัส 482910 | ภายใน 10 นาที นำแบบฟอร์ม 482910
        lo 482910 ພາຍໃນ 10 ນາທີ ໃສ່ລະຫັດ 482910 | ພາຍໃນ 10 ນາທີ ນຳແບບຟອມ 482910
        km 482910 ក្នុង 10 នាទី បញ្ចូលកូដ 482910 | ក្នុង 10 នាទី យកទម្រង់ 482910
        my 482910 10 မိနစ်အတွင်း ကုဒ် 482910 ထည့်ပါ | 10 မိနစ်အတွင်း ပုံစံ 482910 ယူလာပါ
        vi 482910 Trong 10 phút hãy nhập mã 482910. | Trong 10 phút hãy nộp đơn 482910.
        id 482910 Dalam 10 menit masukkan sandi 482910. | Dalam 10 menit bawa formulir 482910.
        ms 482910 Dalam 10 minit masukkan kod 482910. | Dalam 10 minit bawa borang 482910.
        tl 482910 Sa loob ng 10 minuto, ilagay ang code 482910. | Sa loob ng 10 minuto, dalhin ang papel 482910.
        sw 482910 Ndani ya dakika 10 weka msimbo 482910. | Ndani ya dakika 10 leta fomu 482910.
        zu 482910 Emizuzwini engu-10 faka ikhodi 482910. | Emizuzwini engu-10 letha ifomu 482910.
        af 482910 Voer binne 10 minute die wagwoord 482910 in. | Bring binne 10 minute die vorm 482910 saam.
        eu 482910 10 minututan kodea 482910 idatzi. | 10 minututan orria 482910 ekarri.
        ca 482910 En 10 minuts escriu el codi 482910. | En 10 minuts porta el full 482910.
        gl 482910 En 10 minutos escribe o código 482910. | En 10 minutos trae o papel 482910.
        ga 482910 Laistigh de 10 nóiméad, cuir isteach an cód 482910. | Laistigh de 10 nóiméad, tabhair an fhoirm 482910.
        cy 482910 O fewn 10 munud rhowch y cod 482910. | O fewn 10 munud dewch â'r ffurflen 482910.
        mt 482910 Fi 10 minuti daħħal il-kodiċi 482910. | Fi 10 minuti ġib il-formola 482910.
        eo 482910 En 10 minutoj tajpu la kodon 482910. | En 10 minutoj alportu la folion 482910.
        lb 482910 Bannent 10 Minutten de Code 482910 aginn. | Bannent 10 Minutten d'Blat 482910 matbréngen.
        am 482910 በ10 ደቂቃ ውስጥ ኮድ 482910 ያስገቡ። | በ10 ደቂቃ ውስጥ ቅጽ 482910 ያምጡ።
        zh 482910 请在10分钟内输入验证码482910。 | 请在10分钟内领取表格482910。
        zh-Hant 482910 請在10分鐘內輸入驗證碼482910。 | 請在10分鐘內領取表格482910。
        ja 482910 10分以内に認証コード482910を入力してください。 | 10分以内に書類482910をお持ちください。
        ko 482910 10분 안에 인증번호 482910을 입력하세요. | 10분 안에 서류 482910을 가져오세요.
        """#)
}
