import CodeInputCore

// Messages, by the rules that read them.
extension IncomingTextTests {
    static let prose = [
        IncomingText("Your code is 123-456, valid 10 minutes", gives: "123456"),
        IncomingText("Your code is 12 34 56.", gives: "123456"),
        IncomingText("482910 10 minutes", gives: "482910"),
        IncomingText("482910. 3 attempts", gives: "482910"),
        IncomingText("482910\n2026-11-20", gives: "482910"),
        IncomingText("747723.\n\n@example.com #747723", gives: "747723"),
        IncomingText("G-482910 is your code", gives: "482910"),
        IncomingText("رمزك هو ٤٨٢٩١٠", gives: "482910"),
        IncomingText("验证码：482910，请勿泄露", gives: "482910"),
        IncomingText("code\u{A0}48\u{200B}2910!", gives: "482910"),
        IncomingText("4829 10 minutes", isRefusedAs: .notInAlphabet),
        IncomingText("code 123\n456", isRefusedAs: .notInAlphabet),
        IncomingText("code 123  456", isRefusedAs: .notInAlphabet),
        IncomingText("code 123--456", isRefusedAs: .notInAlphabet),
        IncomingText("code x123456", isRefusedAs: .notInAlphabet),
        IncomingText("call 123 456 7890 now", isRefusedAs: .notInAlphabet),
        IncomingText("123456 or 654321", isRefusedAs: .ambiguous),
        IncomingText("123-456 or 654-321", isRefusedAs: .ambiguous),
        IncomingText("call 555123456789", isRefusedAs: .tooLong),
        IncomingText("pay 12 34 56 78 now", isRefusedAs: .tooLong),
        IncomingText("hello", isRefusedAs: .notInAlphabet),
    ]

    static let words = [
        IncomingText("Please enter A1B2C3", in: "12", of: .lettersAndDigits, gives: "A1B2C3"),
        IncomingText("Please enter a1b2c3", in: "12", of: .uppercaseLettersAndDigits, gives: "A1B2C3"),
        IncomingText("Use ABC-123 now", in: "12", of: .uppercaseLettersAndDigits, gives: "ABC123"),
        IncomingText("Enter ABC 123 here", in: "12", of: .uppercaseLettersAndDigits, gives: "ABC123"),
        IncomingText("Please, A1B-2C3", in: "12", of: .lettersAndDigits, gives: "A1B2C3"),
        IncomingText("A1B2C3 or Z9Y8X7", in: "12", of: .lettersAndDigits, isRefusedAs: .ambiguous),
        IncomingText(
            "Your code is A4739164B2C", in: "", of: .uppercaseLettersAndDigits, length: 11, gives: "A4739164B2C"),
        IncomingText("it is: #00ff7f", in: "12", of: .hexadecimal, gives: "00FF7F"),
    ]

    static let digitsOfNoCode = [
        IncomingText("Your code is 2354.", in: "", of: CodeAlphabet("23456789"), length: 4, gives: "2354"),
        IncomingText(
            "Your code is 23154.", in: "", of: CodeAlphabet("23456789"), length: 4, isRefusedAs: .notInAlphabet),
        IncomingText("Your code is 231.", in: "", of: CodeAlphabet("23456789"), length: 3, isRefusedAs: .notInAlphabet),
    ]

    static let scripts = [
        IncomingText("您的验证码是483920，5分钟内有效", gives: "483920"),
        IncomingText("您的验证码是483920,5分钟内有效", gives: "483920"),
        IncomingText("認証コードは739164です", gives: "739164"),
        IncomingText("您好〇739164", gives: "739164"),
        IncomingText("คือ918273ใช้", gives: "918273"),
        IncomingText("هو482910", gives: "482910"),
        IncomingText("821904है", gives: "821904"),
        IncomingText("인증번호는 918273입니다", gives: "918273"),
        IncomingText("कोड३५६७१८है", gives: "356718"),
        IncomingText("კოდი690248-ით", gives: "690248"),
        IncomingText("771204'tür", gives: "771204"),
        IncomingText("771204’tür", gives: "771204"),
        IncomingText("邀请码R8K3WD，请", of: .uppercaseLettersAndDigits, gives: "R8K3WD"),
        IncomingText("abc123456def", isRefusedAs: .notInAlphabet),
        IncomingText("kod771204x", isRefusedAs: .notInAlphabet),
        IncomingText("код771204", isRefusedAs: .notInAlphabet),
        IncomingText("771204κ", isRefusedAs: .notInAlphabet),
        IncomingText("771204②", isRefusedAs: .notInAlphabet),
        IncomingText("кодA1B2C3", of: .uppercaseLettersAndDigits, isRefusedAs: .notInAlphabet),
        IncomingText("קוד 4829103", isRefusedAs: .tooLong),
    ]

    static let groups = [
        IncomingText("48 291", length: 5, gives: "48291"),
        IncomingText("482 9107", length: 7, gives: "4829107"),
        IncomingText("Your code is 482 9107.", length: 7, gives: "4829107"),
        IncomingText("code 48-291", length: 5, gives: "48291"),
        IncomingText("482 910\n", gives: "482910"),
        IncomingText("482 – 910", gives: "482910"),
        IncomingText("1 2", in: "", length: 1, gives: "1"),
        IncomingText("4829 10", isRefusedAs: .notInAlphabet),
        IncomingText("4829 10", in: "", isRefusedAs: .notInAlphabet),
        IncomingText("code 4829 10", isRefusedAs: .notInAlphabet),
        IncomingText("2026-11-20", in: "", length: 8, isRefusedAs: .notInAlphabet),
        IncomingText("code 482 910 12", isRefusedAs: .notInAlphabet),
        IncomingText("12 482 910", isRefusedAs: .tooLong),
        IncomingText("1,2,3,4,5,6", gives: "123456"),
        IncomingText("1, 2, 3, 4, 5, 6", gives: "123456"),
        IncomingText("1/2/3/4/5/6", gives: "123456"),
        IncomingText("code 1|2|3|4|5|6.", gives: "123456"),
        IncomingText("PLAN A 1,2,3,4,5,6", of: .uppercaseLettersAndDigits, gives: "123456"),
        IncomingText("1,2,3,4,5/6", isRefusedAs: .notInAlphabet),
        IncomingText("1,2,3,4,5,6,7", isRefusedAs: .notInAlphabet),
        IncomingText("1,2,3,4,5,67", isRefusedAs: .notInAlphabet),
        IncomingText("ENTER: ABC 123 NOW", of: .uppercaseLettersAndDigits, isRefusedAs: .tooLong),
        IncomingText("ENTER A1B 2C3 NOW", of: .uppercaseLettersAndDigits, gives: "A1B2C3"),
        IncomingText("G-482-910", gives: "482910"),
        IncomingText("pick G-7!", in: "", length: 1, gives: "7"),
    ]

    static let noCandidates = [
        "+44 7903 561 836", "(4829) 101-100", "ring 0800 482910",
        "1,249.99", "482,910.00", "1'482'910", "$482910", "482910 €", "482910 руб", "1 250 руб",
        "USD 482910", "Rs. 482910", "482910元", "482910%", "10:45", "10:45:482910", "21/11/482910",
        "am 21-11-26 um", "am 21-11-99 um", "am 99-11-21 um", "am 11-21-99 um", "am 99-21-11 um", "code 45:482910",
        "(482910) 555", "(482910)-555", "(482910)555",
        "*\u{200B}482910", "***482910***", "482910\u{200B}%", "a .*482910", "..482910", "##482910", "no 482910...٨١١١",
        "**\u{A0}482910", "zip 482910", "zip-code 482910", "482910€5", "482910$5", "Your code: 482910...8111",
        "Your code: 482910..8111",
        "Your code: 482910…8111", "482910,5🔐", "482910,5 kg", "*482910",
        "** 482910", "XX-482910",
        "•••• 482910", "482910****", "…482910",
        "https://example.com/482910", "example.com/?c=482910", "482910@example.com", "482910.example.com",
        "IMG_482910.jpg", "order 482910", "Order no. 482910", "ref: #482910", "订单号482910", "заказ № 482910",
        "12-AB-482910", "482910 numaralı sipariş", "482910 minutes", "482910 min",
    ].map { IncomingText($0, in: "98", isRefusedAs: .notInAlphabet) }

    static let longNumbers = ["call +7903561", "1-800-482910", "482910 555 1234", "482910.50", "21.11.2026"]
        .map { IncomingText($0, in: "98", isRefusedAs: .tooLong) }

    static let surroundings = [
        IncomingText("*4410", length: 4, isRefusedAs: .notInAlphabet),
        IncomingText("since 2026", length: 4, isRefusedAs: .notInAlphabet),
        IncomingText("since 1949", length: 4, gives: "1949"),
        IncomingText("since 1950", length: 4, isRefusedAs: .notInAlphabet),
        IncomingText("until 2049", length: 4, isRefusedAs: .notInAlphabet),
        IncomingText("until 2050", length: 4, gives: "2050"),
        IncomingText("since 2PP0", of: .uppercaseLettersAndDigits, length: 4, gives: "2PP0"),
        IncomingText("482910 nolu——————", gives: "482910"),
        IncomingText("in cars 482910", gives: "482910"),
        IncomingText("rsvp 482910", gives: "482910"),
        IncomingText("482910 $5 off", gives: "482910"),
        IncomingText("XX:482910", gives: "482910"),
        IncomingText("Your code is 12 10 56.", gives: "121056"),
        IncomingText("GREETINGS!", of: .uppercaseLettersAndDigits, isRefusedAs: .notInAlphabet),
        IncomingText("Key: A1B2C3D4E5F6", in: "", of: .lettersAndDigits, length: 12, gives: "A1B2C3D4E5F6"),
        IncomingText("21 November 2026", length: 4, isRefusedAs: .notInAlphabet),
        IncomingText("open 09-18", length: 4, isRefusedAs: .notInAlphabet),
        IncomingText("the 1998-1999 season", length: 8, isRefusedAs: .notInAlphabet),
        IncomingText("the 1998-4829 one", length: 8, gives: "19984829"),
        IncomingText("the 4829-1998 one", length: 8, gives: "48291998"),
        IncomingText("pick 28-28 now", length: 4, gives: "2828"),
        IncomingText("the 2025-2026 season", length: 8, isRefusedAs: .notInAlphabet),
        IncomingText("on 20261120", length: 8, isRefusedAs: .notInAlphabet),
        IncomingText("on 20112026", length: 8, isRefusedAs: .notInAlphabet),
        IncomingText("on 20264829", length: 8, gives: "20264829"),
        IncomingText("on 48292026", length: 8, gives: "48292026"),
        IncomingText("on 99991121", length: 8, gives: "99991121"),
        IncomingText("on 11219999", length: 8, gives: "11219999"),
        IncomingText("on 32012026", length: 8, gives: "32012026"),
        IncomingText("on 20263201", length: 8, gives: "20263201"),
        IncomingText("on 20260132", length: 8, gives: "20260132"),
        IncomingText("on 20261313", length: 8, gives: "20261313"),
        IncomingText("see ROOM12!", of: .uppercaseLettersAndDigits, isRefusedAs: .notInAlphabet),
        IncomingText("see BED123!", of: .uppercaseLettersAndDigits, isRefusedAs: .notInAlphabet),
        IncomingText("see BE1234!", of: .uppercaseLettersAndDigits, gives: "BE1234"),
        IncomingText("see AB[123!", in: "", of: CodeAlphabet("AB[123"), gives: "AB[123"),
        IncomingText("see ROOM1:2!", in: "", of: CodeAlphabet("MOR12:"), length: 7, gives: "ROOM1:2"),
        IncomingText("my coupon, please", of: .lettersAndDigits, isRefusedAs: .notInAlphabet),
        IncomingText("Your code is 2026", length: 4, gives: "2026"),
        IncomingText("*482910* is your code", gives: "482910"),
        IncomingText("Order code: 482910", gives: "482910"),
        IncomingText("Your order. 482910 is the code", gives: "482910"),
        IncomingText("Code: WXKQTR", of: .uppercaseLettersAndDigits, gives: "WXKQTR"),
        IncomingText("482910 10:45", gives: "482910"),
        IncomingText("code (1)\"482910\"", gives: "482910"),
    ]

    static let introduced = [
        IncomingText("Your PayPal code is 482 910. Sent from 593021", gives: "482910"),
        IncomingText("Your code: 482-910. Msg&data rates may apply. Text INFO to 593021.", gives: "482910"),
        IncomingText("Votre code est 482 910. Envoyez NON au 593021", gives: "482910"),
        IncomingText("Your codes are 482910 and 739164.", isRefusedAs: .ambiguous),
        IncomingText("code 482910, 739164", isRefusedAs: .ambiguous),
        IncomingText("482910 is your code. Use 739164 later.", isRefusedAs: .ambiguous),
        IncomingText("Code 482910 under 739164", gives: "482910"),
        IncomingText("Code 482910 confirms request 739164", gives: "482910"),
        IncomingText("593021 says hello. Code: 48-29-91.", gives: "482991"),
        IncomingText("Code: 482-910, or 739-164 by PIN 739 164. Sent from 482910", isRefusedAs: .ambiguous),
        IncomingText("Your code is 482 910, in one word 482910", gives: "482910"),
        IncomingText("Code 482910. Or enter 12 34 56", gives: "482910"),
        IncomingText("Codes go to 593021. Say hello, 482 910", gives: "593021"),
        IncomingText("Code n° 482910", gives: "482910"),
        IncomingText("Code n°482910", gives: "482910"),
        IncomingText("Facture n° 482910", isRefusedAs: .notInAlphabet),
        IncomingText("482910°", isRefusedAs: .notInAlphabet),
        IncomingText("Outside 48° 4829", length: 4, isRefusedAs: .notInAlphabet),
    ]

    static let series =
        [
            "Update iOS to 1.2.3.4 now", "IP 1.2.3.4", "Score 3-2-1-0", "version 1.2.3.4!",
            "Steps 1. 2. 3. 4. and so on", "final score: 3–2–1–0",
        ].map { IncomingText($0, in: "98", length: 4, isRefusedAs: .notInAlphabet) }
        + [
            IncomingText("Your code is 1-2-3-4.", length: 4, gives: "1234"),
            IncomingText("Code: 1.2.3.4!", length: 4, gives: "1234"),
            IncomingText("iOS 1.2.3.4, code 5-6-7-8", length: 4, gives: "5678"),
            IncomingText("pick 1 2 3 4!", length: 4, gives: "1234"),
            IncomingText("pick 1,2,3,4!", length: 4, gives: "1234"),
        ]

    static let bound = [
        IncomingText("Order 111222 …\n\n@example.com #747723", gives: "747723"),
        IncomingText("123456 or 654321\n@example.com #747-723\n", gives: "747723"),
        IncomingText("@example.com #747723 @shop.example more", gives: "747723"),
        IncomingText("@example.com #747723 %shop.example", gives: "747723"),
        IncomingText("482910\r\n@example.com #747723", gives: "747723"),
        IncomingText("482910\n@example.com #74772", isRefusedAs: .notInAlphabet),
        IncomingText("482910\n@example.com #7477234", isRefusedAs: .tooLong),
        IncomingText("482910\n@example.com #ab", gives: "482910"),
        IncomingText("Your code is 482910.\n\n@MyBank #staysafe", gives: "482910"),
        IncomingText("Your code is 482910.\n\n@MyBank #2026", gives: "482910"),
        IncomingText("Your PIN is 7731.\n\n@MyBank #2026", length: 4, gives: "7731"),
        IncomingText("Code: A1B2C3D4\n@MyBank #staysafe", of: .lettersAndDigits, length: 8, gives: "A1B2C3D4"),
        IncomingText("Ticket 111222\n@example.com #WXKQTR", of: .uppercaseLettersAndDigits, gives: "WXKQTR"),
        IncomingText("482910\n@localhost #482910", gives: "482910"),
        IncomingText("see @example.com #747723 and 747723", gives: "747723"),
        IncomingText("482910\n@example.com  #747723", gives: "747723"),
        IncomingText("482910\n\u{200E}@example.com\u{A0}#747723\n\u{200B}", gives: "747723"),
        IncomingText("482910\n@example.com #747\u{200B}723\u{2069}", gives: "747723"),
        IncomingText("<#> Your code is 482910 FA+9qCX9VSu", gives: "482910"),
        IncomingText("<#> 482910 aB3dE5gH7jK", gives: "482910"),
        IncomingText("Larkspur says 482910 aB3dE5gH7jK \n", gives: "482910"),
        IncomingText("Larkspur says 482910 aB3dE5gH7jK\n", gives: "482910"),
        IncomingText("Larkspur says 482910 aB3dE5gH7j.", isRefusedAs: .notInAlphabet),
        IncomingText("Your code is 482910\nA4739164+/b", gives: "482910"),
        IncomingText("Key: A1B2C3D4\n9qCX9VSu+/x", of: .lettersAndDigits, length: 8, gives: "A1B2C3D4"),
    ]

    static let messages =
        prose + words + scripts + groups + noCandidates + longNumbers + surroundings + introduced + series + bound
        + evidence + letters + digitsOfNoCode
}
