import CodeInputCore
import Testing

// Messages with other numbers, in which a candidate needs a reason.
extension IncomingTextTests {
    static let evidence =
        [
            "Your package 482913 will arrive on 21 May", "Receipt 482913: paid 25.00",
            "Booked as 482913 for 2 people. Your promo code is waiting.",
            "Locker 482913 opens today. Use promo code SAVE20 for the next.",
            "Locker 482913, 2 items, with promo code SAVE20", "Locker 482913, 2 items, with promo code SAVE2026",
            "Locker 482913, 2 items in one box, with code SPRING", "LOCKER 482913, 2 ITEMS, WITH CODE SAVE20",
            "Your password was changed on 21 May at 10:45. Form 482913.",
            "Livraison au code postal 75011 le 21 mai, 482913",
            "Error code 482913, again in 10 minutes", "Artikelcode 482913, 2 Stück",
            "Skoda service on 21 May, job 482913.",
            "Larkspur: 482913 in 2 days. We tell you the code.", "Locker 482913 at postal code 10115",
            "Locker 482913 at noon.\nWe will give you a code\n2 days later", "It is 482913 at 2 o'clock",
            "【482913】您好，5分钟后到", "…8111...482913…", "8111…482913", "it is 482913...8111",
            "We shop and spin at 482913 on 21 May", "He said \"no code.\" Job 482913 is for 2 days",
            "your order:\n482913", "12-AB-482913", "It is 482913 at 2 o'clock 🔐! No code.",
            "Step 1: 482913 at:12 482913", "at:12 482913", "Your code: 12-AB-482913",
            "2 logins today: G-48 29 13, as you asked",
            "Locker 482913 for 2 days, see the postal code", "Locker 482913, 2 Stück laut Artikelcode",
            "Larkspur: 482913 A. We tell you the code in 2 days",
            "Vielen Dank für Ihren Einkauf in unserem Laden in der Stadt. Artikelcode 482913, 2 Stück",
        ].map { IncomingText($0, in: "98", isRefusedAs: .notInAlphabet) }
        + [
            IncomingText("12306】验证码445566", gives: "445566"),
            IncomingText("【12306】您的登录验证码：445566", gives: "445566"),
            IncomingText("【12306】您的登录验证码：44556", length: 5, gives: "44556"),
            IncomingText("【12306】您的登录验证码：445566", length: 5, isRefusedAs: .tooLong),
            IncomingText("2 logins today: 482-913, as you asked", gives: "482913"),
            IncomingText("2 logins today: G-482913, as you asked", gives: "482913"),
            IncomingText("2 logins today: AG-482913, as you asked", isRefusedAs: .notInAlphabet),
            IncomingText("2 logins today\n482913\nas you asked", gives: "482913"),
            IncomingText("2 logins today\n«482913»", gives: "482913"),
            IncomingText("\"482913\" it is, for 2 days", gives: "482913"),
            IncomingText("Larkspur: 482913. Do not share this code. Valid for 2 days.", gives: "482913"),
            IncomingText("2FA: 482913", gives: "482913"),
            IncomingText("482913 2 days", gives: "482913"),
            IncomingText("482913 days, 2 hours", isRefusedAs: .notInAlphabet),
            IncomingText("On 3. Juni gilt der Code: 482913", gives: "482913"),
            IncomingText("Code no. 482913 for 2 days", gives: "482913"),
            IncomingText("For 2 days the codeword shall be 482913", gives: "482913"),
            IncomingText("open 0900-1700 daily", length: 8, isRefusedAs: .notInAlphabet),
            IncomingText("Your code is 0900-1700.", length: 8, gives: "09001700"),
            IncomingText("0900-1700", length: 8, gives: "09001700"),
            IncomingText("the 4829-1034 is for 2 days", length: 8, gives: "48291034"),
            IncomingText("Your code from example.com: 482913, for 2 days", gives: "482913"),
            IncomingText("CD-AB-482913", gives: "482913"),
            IncomingText("CD-AB-482913", of: .uppercaseLettersAndDigits, gives: "482913"),
            IncomingText("your order\n482913", gives: "482913"),
            IncomingText("Bitte äöü, sonst 12ä", of: CodeAlphabet("äöü123"), length: 3, gives: "12ä"),
            IncomingText("the 0000-2359 is for 2 days", length: 8, isRefusedAs: .notInAlphabet),
            IncomingText("the 0900-2430 is for 2 days", length: 8, gives: "09002430"),
            IncomingText("the 0900-1760 is for 2 days", length: 8, gives: "09001760"),
            IncomingText("X-482913 it is, for 2 days", gives: "482913"),
            IncomingText("For 2 days 482913 is the code FOR you", gives: "482913"),
            IncomingText("The code from WWW.EXAMPLE.COM is for 2 days, so take 482913", gives: "482913"),
            IncomingText("Ihr Code bis zum 3. Juni, hier ist 482913", gives: "482913"),
            IncomingText("Ihr Code bis zum 21. Juni, hier ist 482913", gives: "482913"),
            IncomingText("【482913 Larkspur】您好，5分钟后到", gives: "482913"),
            IncomingText("Larkspur: HASŁO 482913, 2 dni", gives: "482913"),
            IncomingText("\u{0}482913 it is, for 2 days", gives: "482913"),
            IncomingText("Tulip 739164 says the code is in the number of 482913", gives: "482913"),
            IncomingText("Tulip 739164 has the codes 12, 34, 482913", gives: "482913"),
            IncomingText("Tulip 739164 has the codes 12, 34, 56, 78, 482913", gives: "482913"),
            IncomingText("Step 1! 2 3 4 5 6 7 is your code", gives: "234567"),
            IncomingText("code: AB-48 29 13", of: .uppercaseLettersAndDigits, isRefusedAs: .notInAlphabet),
            IncomingText("**Your code**:482913", gives: "482913"),
            IncomingText("* 482913", gives: "482913"),
            IncomingText("Your code is 482913...", gives: "482913"),
            IncomingText("Your code (482913) ten minutes", gives: "482913"),
            IncomingText("Your code is WXKQTR", of: .uppercaseLettersAndDigits, isRefusedAs: .tooLong),
            IncomingText("Take 4829 as your code (1440 minutes).", length: 4, gives: "4829"),
            IncomingText("Postbank验证码482913，2天内有效", gives: "482913"),
            IncomingText("Kennwortänderung 482913 für Herrn Larkspur 593021", gives: "482913"),
            IncomingText(
                "Larkspur 2354 on day 10", in: "", of: CodeAlphabet("23456789"), length: 4, isRefusedAs: .notInAlphabet),
            IncomingText("code: A,b,c,d", of: .lettersAndDigits, length: 4, isRefusedAs: .notInAlphabet),
            IncomingText("A1B2C3 OPENS IT", of: .uppercaseLettersAndDigits, gives: "A1B2C3"),
            IncomingText("code: wxkqtr", of: .lettersAndDigits, isRefusedAs: .notInAlphabet),
            IncomingText("验证码：WXKQTR", of: .uppercaseLettersAndDigits, gives: "WXKQTR"),
            IncomingText("12-191206\n\n@example.com #191206", gives: "191206"),
            IncomingText("Your code (482913) 10 minutes", gives: "482913"),
            IncomingText("482,910人", length: 3, isRefusedAs: .notInAlphabet),
            IncomingText("483920,5分钟内有效", gives: "483920"),
            IncomingText(String(repeating: "lamppost.", count: 30) + "482913", isRefusedAs: .notInAlphabet),
            // 200 signs without white space are an address.
            IncomingText("at" + String(repeating: "lamppost.", count: 22) + "482913", isRefusedAs: .notInAlphabet),
            IncomingText("a" + String(repeating: "lamppost.", count: 22) + "482913", gives: "482913"),
            IncomingText("code: 482 913-A", isRefusedAs: .notInAlphabet),
            IncomingText("code: 482 913-15", isRefusedAs: .notInAlphabet),
        ]

    static let letters = [
        IncomingText("ABC123456", gives: "123456"),
        IncomingText("ABC-123456", gives: "123456"),
        IncomingText("a–123456", gives: "123456"),
        IncomingText("ABCD-12345", length: 5, gives: "12345"),
        IncomingText("ABCDE123456", isRefusedAs: .notInAlphabet),
        IncomingText("AB1C123456", isRefusedAs: .notInAlphabet),
        IncomingText("ABC 123456!", gives: "123456"),
        IncomingText("ABC12345", isRefusedAs: .notInAlphabet),
        IncomingText("ABC-1234567", isRefusedAs: .tooLong),
        IncomingText("ABC-123456Z", isRefusedAs: .notInAlphabet),
        IncomingText("XX123456", isRefusedAs: .notInAlphabet),
        IncomingText("X-AB123456", isRefusedAs: .notInAlphabet),
        IncomingText("XYZ12AB34", of: .hexadecimal, isRefusedAs: .notInAlphabet),
        IncomingText("ABC123", of: .uppercaseLettersAndDigits, gives: "ABC123"),
    ]

    @Test(
        "in a field of 4 to 8 digits gives the code that it introduces",
        arguments: [
            ("Your code is 482913, for table 1234", "482913"), ("Table 1234, and the code is 482913", "482913"),
            ("1234 is the table. Code: 482913", ""), ("code 1234 or 482913", ""), ("1234 or 482913", ""),
            ("ABC-12345", "12345"), ("ABC-123", ""), ("ABC-123456789", ""), ("@example.com #12345", "12345"),
            ("Your code is 482 913 for the 1234", "482913"), ("Code 12 34 56", "123456"),
        ])
    func lengths(_ text: String, _ code: String) {
        var editor = CodeEditor(length: 4...8)
        let edit = editor.insert(text)
        #expect(editor.code == code && (edit.invalidInput == nil) == !code.isEmpty)
    }
}
