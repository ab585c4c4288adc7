import CodeInputMessages

// Texts by class, and the code that a field of six digits finds in them.
extension MessageTests {
    /// Several codes, each of which stands alone.
    static let lists: [[IncomingText]] = [
        .refused(.ambiguous).from([
            "482910\n117306", "482910, 117306", "482910; 117306", "482910\r\n117306\r\n550021",
            "482910 → 117306",
            "Your backup codes are:\n482910\n117306\n550021", "Backup codes\n482910\n117306",
            "1. 482910\n2. 117306", "Your backup codes:\n1. 482910\n2. 117306\n3. 550021",
            "• 482910\n• 117306",
            "- 482910\n- 117306\n- 550021", "482910 | 117306 | 550021", "482 910\n117 306",
            "482-910, 117-306",
            "482910 • 117306", "482910 or 117306", "Recovery codes: 482910 / 117306 / 550021",
            "482910\t117306",
            "482910 - 117306", "a) 482910\nb) 117306", "482910\n\n117306", "482910、117306",
        ]),
        .refused(.ambiguous, in: "", length: 8).from(["12345678\n87654321", "1234 5678\n8765 4321"]),
        .refused(.ambiguous, of: .uppercaseLettersAndDigits).from(["A1B2C3\nZ9Y8X7", "A1B2C3, Z9Y8X7"]),
        .read("482910").from(["482910\n482910", "482910, 482-910", "482910\n1173"]),
    ]

    /// A message with one number, or with words that introduce the code.
    static let prose: [[IncomingText]] = [
        .read("123456").from(["Your code is 123-456, valid 10 minutes", "Your code is 12 34 56."]),
        .read("482910").from([
            "482910 10 minutes", "482910. 3 attempts", "482910\n2026-11-20", "G-482910 is your code", "رمزك هو ٤٨٢٩١٠",
            "验证码：482910，请勿泄露", "code\u{A0}48\u{200B}2910!", "Your PayPal code is 482 910. Sent from 593021",
            "Your code: 482-910. Msg&data rates may apply. Text INFO to 593021.",
            "Votre code est 482 910. Envoyez NON au 593021", "Code 482910 under 739164",
            "Code 482910 confirms request 739164", "Your code is 482 910, in one word 482910",
            "Code 482910. Or enter 12 34 56", "Code n° 482910", "Code n°482910", "482910 nolu——————", "in cars 482910",
            "rsvp 482910", "482910 $5 off", "XX:482910", "*482910* is your code", "Order code: 482910",
            "Your order. 482910 is the code", "482910 10:45", "code (1)\"482910\"",
            "Your code, valid until 10:45, is 482910", "The code for your order is 482910", "The bungalow is 482910",
            "Table for 4 at 7. Type on this screen: 482910", "Account on the new site: 482910", "Permit no. is 482910",
            "482910 is your Codeberry 2FA code", "Para entrar no jogo: 482910",
        ]),
        .read("747723").from(["747723.\n\n@example.com #747723"]),
        .refused(.notInAlphabet).from([
            "4829 10 minutes", "code 123\n456", "code 123  456", "code 123--456", "code x123456",
            "call 123 456 7890 now", "hello", "Facture n° 482910", "482910°", "Bungalow 482910 is ready",
            "Permit no. 482910", "No. 482910", "News: 482910 fans at a concert", "The code of conduct is 482910",
        ]),
        .refused(.ambiguous).from([
            "123456 or 654321", "123-456 or 654-321", "Your codes are 482910 and 739164.",
            "code 482910, 739164",
            "482910 is your code. Use 739164 later.",
            "Code: 482-910, or 739-164 by PIN 739 164. Sent from 482910",
        ]),
        .refused(.tooLong).from(["call 555123456789", "pay 12 34 56 78 now"]),
        // The code that the message names does not fit.
        .refused(.notInAlphabet).from(["482910\n117306\nYour 1234 code"]),
        .read("482910").from(["Your code is 482910 123"]), .read("482991").from(["593021 says hello. Code: 48-29-91."]),
        .read("593021").from(["Codes go to 593021. Say hello, 482 910"]),
        .refused(.notInAlphabet, length: 4).from([
            "Outside 48° 4829", "*4410", "since 2026", "since 1950", "until 2049", "21 November 2026",
            "open 09-18",
        ]),
        .refused(.tooLong, length: 4).from(["Order 1533, code 839395"]),
        .read("1949", length: 4).from(["since 1949"]),
        .read("2050", length: 4).from(["until 2050"]),
        .read("2PP0", of: .uppercaseLettersAndDigits, length: 4).from(["since 2PP0"]),
        .read("121056").from(["Your code is 12 10 56."]),
        .read("551273").from(["OTP for train 12626 on 14-04-25 is 551273"]),
        .refused(.notInAlphabet, of: .uppercaseLettersAndDigits).from(["GREETINGS!", "see ROOM12!", "see BED123!"]),
        .read("A1B2C3D4E5F6", in: "", of: .lettersAndDigits, length: 12).from(["Key: A1B2C3D4E5F6"]),
        .refused(.notInAlphabet, length: 8).from([
            "the 1998-1999 season", "the 2025-2026 season", "on 20261120", "on 20112026", "on 20261231",
        ]),
        .read("19984829", length: 8).from(["the 1998-4829 one"]),
        .read("48291998", length: 8).from(["the 4829-1998 one"]),
        .read("2828", length: 4).from(["Your code is 28-28"]),
        // No dates.
        ["20264829", "48292026", "99991121", "11219999", "32012026", "20263201", "20260132", "20261313"].flatMap {
            [IncomingText].read($0, length: 8).from(["on \($0)"])
        },
        .read("BE1234", of: .uppercaseLettersAndDigits).from(["see BE1234!"]),
        .read("AB[123", in: "", of: CodeAlphabet("AB[123")).from(["see AB[123!"]),
        .read("ROOM1:2", in: "", of: CodeAlphabet("MOR12:"), length: 7).from(["see ROOM1:2!"]),
        .refused(.notInAlphabet, of: .lettersAndDigits).from(["my coupon, please"]),
        .read("2026", length: 4).from(["Your code is 2026"]),
        .read("WXKQTR", of: .uppercaseLettersAndDigits).from(["Code: WXKQTR"]),
    ]

    /// Letters beside or in a code.
    static let words: [[IncomingText]] = [
        .read("A1B2C3", of: .lettersAndDigits).from(["Please enter A1B2C3", "Please, A1B-2C3"]),
        .read("A1B2C3", of: .uppercaseLettersAndDigits).from(["Please enter a1b2c3"]),
        .read("ABC123", of: .uppercaseLettersAndDigits).from(["Use ABC-123 now", "Enter ABC 123 here", "ABC123"]),
        .refused(.ambiguous, of: .lettersAndDigits).from(["A1B2C3 or Z9Y8X7"]),
        .read("A4739164B2C", in: "", of: .uppercaseLettersAndDigits, length: 11).from(["Your code is A4739164B2C"]),
        .read("00FF7F", of: .hexadecimal).from(["it is: #00ff7f"]),
        .read("2354", in: "", of: CodeAlphabet("23456789"), length: 4).from(["Your code is 2354."]),
        .refused(.notInAlphabet, in: "", of: CodeAlphabet("23456789"), length: 4).from([
            "Your code is 23154."
        ]),
        .refused(.notInAlphabet, in: "", of: CodeAlphabet("23456789"), length: 3).from([
            "Your code is 231."
        ]),
        .read("123456").from(["ABC123456", "ABC-123456", "a–123456", "ABC 123456!"]),
        .read("12345", length: 5).from(["ABCD-12345"]),
        .refused(.notInAlphabet).from([
            "ABCDE123456", "AB1C123456", "ABC12345", "ABC-123456Z", "XX123456", "X-AB123456",
        ]),
        .refused(.tooLong).from(["ABC-1234567"]),
        .refused(.notInAlphabet, of: .hexadecimal).from(["XYZ12AB34"]),
    ]

    /// A letter of a script without spaces, or of another script than the code, ends a word.
    static let scripts: [[IncomingText]] = [
        .read("483920").from(["您的验证码是483920，5分钟内有效", "您的验证码是483920,5分钟内有效"]),
        .read("739164").from(["認証コードは739164です", "您好〇739164"]), .read("918273").from(["คือ918273ใช้", "인증번호는 918273입니다"]),
        .read("482910").from(["هو482910"]), .read("821904").from(["821904है"]), .read("356718").from(["कोड३५६७१८है"]),
        .read("690248").from(["კოდი690248-ით"]), .read("771204").from(["771204'tür", "771204’tür"]),
        .read("R8K3WD", of: .uppercaseLettersAndDigits).from(["邀请码R8K3WD，请"]),
        .refused(.notInAlphabet).from(["abc123456def", "kod771204x", "код771204", "771204κ", "771204②"]),
        .refused(.notInAlphabet, of: .uppercaseLettersAndDigits).from(["кодA1B2C3"]),
        .refused(.tooLong).from(["קוד 4829103"]),
    ]

    /// What a text asks for, and what it takes back.
    static let requests: [[IncomingText]] = [
        .read("482910").from([
            "Activate it with 482910 before 31/12/2024.", "Confirm: 482910 (case 20417)",
            "Zum Zahlen 482910 eingeben. Uhrzeit 11:07", "Enter this for your account:\n482910\nTime 10:14",
            "Sign in? Then 482910 is all you need.", "Code 118204 has expired. New code: 482910",
        ]),
        .refused(.notInAlphabet).from([
            "We confirm your payment of 482910 on 3 May.", "Code 482910 has expired, 3 May",
            "Your car is due on the 482910", "482910 people like this so far", "エラーコード 482910 が3件",
        ]),
        .refused(.notInAlphabet, length: 4).from(["Room 4829, enter from 1 Main St"]),
    ]

    /// Groups of a code, and series that are none.
    static let groups: [[IncomingText]] = [
        .read("48291", length: 5).from(["48 291", "code 48-291"]),
        .read("4829107", length: 7).from(["482 9107", "Your code is 482 9107."]),
        .read("482910").from(["482 910\n", "482 – 910", "G-482-910"]), .read("1", in: "", length: 1).from(["1 2"]),
        .refused(.notInAlphabet).from([
            "4829 10", "code 4829 10", "code 482 910 12", "1,2,3,4,5/6", "1,2,3,4,5,6,7", "1,2,3,4,5,67",
        ]),
        .refused(.notInAlphabet, in: "").from(["4829 10"]),
        .refused(.notInAlphabet, in: "", length: 8).from(["2026-11-20"]),
        .refused(.tooLong).from(["12 482 910"]),
        .read("123456").from(["1,2,3,4,5,6", "1, 2, 3, 4, 5, 6", "1/2/3/4/5/6", "code 1|2|3|4|5|6."]),
        .read("123456", of: .uppercaseLettersAndDigits).from(["PLAN A 1,2,3,4,5,6"]),
        .refused(.tooLong, of: .uppercaseLettersAndDigits).from(["ENTER: ABC 123 NOW"]),
        .read("A1B2C3", of: .uppercaseLettersAndDigits).from(["ENTER A1B 2C3 NOW"]),
        .read("7", in: "", length: 1).from(["pick G-7!"]),
        .refused(.notInAlphabet, length: 4).from([
            "Update iOS to 1.2.3.4 now", "IP 1.2.3.4", "Score 3-2-1-0", "version 1.2.3.4!",
            "Steps 1. 2. 3. 4. and so on", "final score: 3–2–1–0",
        ]),
        .read("1234", length: 4).from(["Your code is 1-2-3-4.", "Code: 1.2.3.4!", "pick 1 2 3 4!", "pick 1,2,3,4!"]),
        .read("5678", length: 4).from(["iOS 1.2.3.4, code 5-6-7-8"]),
    ]

    /// Phone numbers, amounts, times, dates, addresses and masked cards.
    static let numbers: [[IncomingText]] = [
        .refused(.notInAlphabet).from([
            "+44 7903 561 836", "(4829) 101-100", "ring 0800 482910", "1,249.99", "482,910.00", "1'482'910", "$482910",
            "482910 €", "482910 руб", "1 250 руб", "USD 482910", "Rs. 482910", "482910元", "482910%", "10:45",
            "10:45:482910", "21/11/482910", "am 21-11-26 um", "am 21-11-99 um", "am 99-11-21 um", "am 11-21-99 um",
            "am 99-21-11 um", "code 45:482910", "(482910) 555", "(482910)-555", "(482910)555", "*\u{200B}482910",
            "***482910***", "482910\u{200B}%", "a .*482910", "..482910", "##482910", "no 482910...٨١١١",
            "**\u{A0}482910", "zip 482910", "zip-code 482910", "482910€5", "482910$5", "Your code: 482910...8111",
            "Your code: 482910..8111", "Your code: 482910…8111", "482910,5🔐", "482910,5 kg", "*482910", "** 482910",
            "XX-482910", "•••• 482910", "482910****", "…482910", "see https://example.com/482910",
            "example.com/?c=482910",
            "482910@example.com", "482910.example.com", "IMG_482910.jpg", "order 482910",
            "Order no. 482910",
            "ref: #482910", "订单号482910", "заказ № 482910", "12-AB-482910", "482910 numaralı sipariş",
            "482910 minutes",
            "482910 min",
        ]),
        .refused(.tooLong).from([
            "call +7903561", "1-800-482910", "482910 555 1234", "482910.50", "21.11.2026",
        ]),
    ]

    /// A last line that binds the code to a domain, and the hash of an Android message.
    static let bound: [[IncomingText]] = [
        .read("747723").from([
            "Order 111222 …\n\n@example.com #747723", "123456 or 654321\n@example.com #747-723\n",
            "@example.com #747723 @shop.example more", "@example.com #747723 %shop.example",
            "482910\r\n@example.com #747723", "code @example.com #747723 and 747723",
            "482910\n@example.com  #747723",
            "482910\n\u{200E}@example.com\u{A0}#747723\n\u{200B}",
            "482910\n@example.com #747\u{200B}723\u{2069}",
        ]),
        .refused(.notInAlphabet).from([
            "482910\n@example.com #74772", "Larkspur says 482910 aB3dE5gH7j.",
        ]),
        .refused(.tooLong).from(["482910\n@example.com #7477234"]),
        .read("482910").from([
            "482910\n@example.com #ab", "Your code is 482910.\n\n@MyBank #staysafe",
            "Your code is 482910.\n\n@MyBank #2026", "482910\n@localhost #482910",
            "<#> Your code is 482910 FA+9qCX9VSu", "<#> 482910 aB3dE5gH7jK", "Larkspur says 482910 aB3dE5gH7jK \n",
            "Larkspur says 482910 aB3dE5gH7jK\n", "Your code is 482910\nA4739164+/b",
        ]),
        .read("7731", length: 4).from(["Your PIN is 7731.\n\n@MyBank #2026"]),
        .read("A1B2C3D4", of: .lettersAndDigits, length: 8).from([
            "Code: A1B2C3D4\n@MyBank #staysafe", "Key: A1B2C3D4\n9qCX9VSu+/x",
        ]),
        .read("WXKQTR", of: .uppercaseLettersAndDigits).from(["Ticket 111222\n@example.com #WXKQTR"]),
    ]

    /// Other numbers beside a candidate, which needs a reason.
    static let evidence: [[IncomingText]] = [
        .refused(.notInAlphabet).from([
            "Your package 482913 will arrive on 21 May", "Receipt 482913: paid 25.00",
            "Booked as 482913 for 2 people. Your promo code is waiting.",
            "Locker 482913 opens today. Use promo code SAVE20 for the next.",
            "Locker 482913, 2 items, with promo code SAVE20", "Locker 482913, 2 items, with promo code SAVE2026",
            "Locker 482913, 2 items in one box, with code SPRING", "LOCKER 482913, 2 ITEMS, WITH CODE SAVE20",
            "Locker 482913, 2 items in one box, with code SAVE",
            "Your password was changed on 21 May at 10:45. Form 482913.",
            "Livraison au code postal 75011 le 21 mai, 482913", "Error code 482913, again in 10 minutes",
            "Artikelcode 482913, 2 Stück", "Skoda service on 21 May, job 482913.",
            "Larkspur: 482913 in 2 days. We tell you the code.", "Locker 482913 at postal code 10115",
            "Locker 482913 at noon.\nWe will give you a code\n2 days later", "It is 482913 at 2 o'clock",
            "【482913】您好，5分钟后到", "…8111...482913…", "8111…482913", "it is 482913...8111",
            "We shop and spin at 482913 on 21 May", "He said \"no code.\" Job 482913 is for 2 days",
            "your order:\n482913", "12-AB-482913", "It is 482913 at 2 o'clock 🔐! No code.",
            "Step 1: 482913 at:12 482913", "at:12 482913", "Your code: 12-AB-482913",
            "2 logins today: G-48 29 13, as you asked", "Locker 482913 for 2 days, see the postal code",
            "Locker 482913, 2 Stück laut Artikelcode", "The code is for gate 123. Locker 482913",
            "Larkspur 482913. We tell you the code in 2 days", "Larkspur: 482913 A. We tell you the code in 2 days",
            "Vielen Dank für Ihren Einkauf in unserem Laden in der Stadt. Artikelcode 482913, 2 Stück",
            "2 wins today: 482-913, as you asked", "2 wins today: G-482913, as you asked",
            "2 logins today: AG-482913, as you asked", "2 devices\n482913\nas you asked",
            "\"482913\" it is, for 2 days", "482913 for order 111222", "123. Larkspur: 482913. Do not share this code.",
            "482913 days, 2 hours", "【482913 Larkspur】您好，5分钟后到", "code: 482 913-A", "code: 482 913-15",
            "Your code was sent to 482913. Reply within 10 minutes.",
            "Kod wysłano na numer 482913. Poczekaj 10 minut.",
        ]),
        .read("445566").from(["12306】验证码445566", "您的登录验证码【445566】", "【12306】您的登录验证码：445566"]),
        .read("44556", length: 5).from(["【12306】您的登录验证码：44556"]),
        .refused(.tooLong, length: 5).from(["【12306】您的登录验证码：445566"]),
        .read("482913").from([
            "2 logins today: 482-913, do not share it", "2 logins today: G-482913, do not share it",
            "2 devices\n482913\ndo not share it", "2 devices, do not share:\n«482913»",
            "\"482913\" it is, for 2 days. Do not share it.",
            "Larkspur: 482913. Do not share this code. Valid for 2 days.",
            "Larkspur: 482913 ✔. Do not share this code. Valid for 2 days.",
            "3. Larkspur: 482913. Do not share this code.", "12. Larkspur: 482913. Do not share this code.",
            "2FA: 482913", "482913 2 days", "On 3. Juni gilt der Code: 482913", "Code no. 482913 for 2 days",
            "For 2 days the codeword shall be 482913", "Your code from example.com: 482913, for 2 days", "CD-AB-482913",
            "your order\n482913", "Do not share: X-482913, for 2 days", "For 2 days 482913 is the code FOR you",
            "The code from WWW.EXAMPLE.COM is for 2 days, so take 482913", "Ihr Code bis zum 3. Juni, hier ist 482913",
            "Ihr Code bis zum 21. Juni, hier ist 482913", "Larkspur: HASŁO 482913, 2 dni", "\u{0}482913. For 2 days",
            "Tulip 739164 says the code is in the number of 482913", "Tulip 739164 has the codes 123, 482913",
            "**Your code**:482913", "* 482913", "Your code is 482913...", "Your code (482913) ten minutes",
            "Postbank验证码482913，2天内有效", "Jelszóváltoztatás 482913 a Larkspur nevében 593021",
            "Kennwortänderung 482913 für Herrn Larkspur 593021", "Your code (482913) 10 minutes",
        ]),
        .refused(.notInAlphabet, length: 5).from(["31245 is your queue number, 4 people wait"]),
        .refused(.notInAlphabet, length: 8).from([
            "open 0900-1700 daily", "do not share 0000-2359 for 2 days",
        ]),
        .read("09001700", length: 8).from(["Your code is 0900-1700.", "0900-1700"]),
        .read("48291034", length: 8).from(["do not share 4829-1034 for 2 days"]),
        .read("482913", of: .uppercaseLettersAndDigits).from(["CD-AB-482913"]),
        .read("12ä", of: CodeAlphabet("äöü123"), length: 3).from(["Code äöü, sonst 12ä"]),
        .read("09002430", length: 8).from(["do not share 0900-2430 for 2 days"]),
        .read("09001760", length: 8).from(["Your code is 0900-1760 for 2 days"]),
        .read("234567").from(["Step 1! 2 3 4 5 6 7 is your code"]),
        .refused(.notInAlphabet, of: .uppercaseLettersAndDigits).from(["code: AB-48 29 13"]),
        .refused(.tooLong, of: .uppercaseLettersAndDigits).from(["Your code is WXKQTR"]),
        .read("4829", length: 4).from(["Take 4829 as your code (1440 minutes)."]),
        .read("482910").from(["Your code is 482910\n593021\n739164"]),
        .refused(.notInAlphabet, in: "", of: CodeAlphabet("23456789"), length: 4).from(["Larkspur 2354 on day 10"]),
        .refused(.notInAlphabet, of: .lettersAndDigits, length: 4).from(["code: A,b,c,d"]),
        .read("A1B2C3", of: .uppercaseLettersAndDigits).from(["A1B2C3 OPENS IT"]),
        .refused(.notInAlphabet, of: .lettersAndDigits).from(["code: wxkqtr"]),
        .read("WXKQTR", of: .uppercaseLettersAndDigits).from(["验证码：WXKQTR"]),
        .read("191206").from(["12-191206\n\n@example.com #191206"]),
        .refused(.notInAlphabet, length: 3).from(["482,910人"]), .read("483920").from(["483920,5分钟内有效"]),
    ]

    /// Names that begin with a number, which are none, and what only looks like one.
    static let names: [[IncomingText]] = [
        .read("858365").from([
            "858365 is your 98point6 security code.", "858365 is your 7Eleven security code.",
            "858365 is your 7ELEVEN code", "858365 is your 3Delight code", "858365 is 23andMe's code",
            "858365 is your 8x8 code", "858365 is your 99designs code", "858365 ist dein 1und1 Code",
            "858365 ist dein 360dialog-Code", "Код 2ГИС: 858365",
            "1Password: 858365 is your code", "858365 1Password code", "1Password code\n858365",
            "Use 98point6 code 858365", "Use 1Password code.\n858365", "From 23andMe.\n858365",
            "23andMe-858365 is your code", "23andMe:858365 is your code",
            "99designs 858365 is your code", "From: 8x8\nYour code is 858365", "Your code for 23andMe is 858365",
            "Your code for 20kr is 858365", "858365 is your code for 5GB, valid 30s", "858365 (10min)",
        ]),
        .refused(.notInAlphabet).from([
            "Use code 20save, 858365 members", "Your code is 7kfgh.\n858365", "Use code 20save.\n858365",
            "The code for your desk: 7kfgh.\n858365", "858365 is your 1248sports code", "858365 is your 20kr code",
            "858365 is your 10minutes code", "858365 is your 4F7K2Q code", "858365 is your 98POINT6 code",
            "858365 is your 98point673 code", "Locker 858365 for 10min at noon", "10min 858365 code",
        ]),
        .read("7ELEVEN", of: .uppercaseLettersAndDigits, length: 7).from(["7eleven is your code"]),
        .read("123ABC78", of: .uppercaseLettersAndDigits, length: 8).from(["Your code is: 123ABC78"]),
    ]

    /// Arrangements that were once read wrongly.
    static let arrangements: [[IncomingText]] = [
        .read("482910").from([
            "482910\nExpires in 10 min", "482910 expires in 10 minutes", "482910\nGültig 10 Minuten",
            "482910 is valid for 5 min",
            "Code: 482910 Ref: 117306", "Ref: 117306 Code: 482910", "Code: 482910 Box: 117306",
            "https://example.com/verify?code=482910", "https://example.com/confirm#token=482910",
            "https://example.com/v/482910", "app://login?a=1&otp=482-910\n",
            "example.com/verify?pin=482910",
            "Your code: 482 - 910", "code: 4 8 2 - 9 1 0", "Your code is 482·910",
            "Your code: 4·8·2·9·1·0",
            "Your code\u{B}482910\u{B}Ref 117306", "Your code\u{C}482910\u{C}Ref 117306",
            "Your code\u{85}482910\u{85}Ref 117306", "1. 482910", "2) 482 910",
        ]),
        .read("117306").from([
            "Do not use 482910. Your code is 117306.", "Your code is not 482910. Your code is 117306.",
        ]),
        .read("12345678", length: 8).from(["1. 1234 5678", "1) 1234 5678", "☐ 1234 5678"]),
        .read("1A2B3C4D5E", of: .hexadecimal, length: 10).from(["1. 1A2B3C4D5E"]),
        .read("RKJYPW", of: .uppercaseLettersAndDigits).from([
            "Example confirmation code: RKJ-YPW", "Your confirmation code\n\nRKJYPW",
            "Your code\nRKJ-YPW\nThank you",
        ]),
        .refused(.tooLong, of: .uppercaseLettersAndDigits).from(["Example confirmation\n\nRKJYPW"]),
        .refused(.notInAlphabet).from(["Do not use 482910."]),
    ]

    static let messages = [
        lists, arrangements, prose, words, scripts, requests, groups, numbers, bound, evidence, names,
    ]
    .flatMap { $0.flatMap(\.self) }
}
