import CodeInputCore
import Testing

@Suite("Incoming text")
struct IncomingTextTests {
    static let characters = [
        IncomingText("3", gives: "123"),
        IncomingText("٣", gives: "123"),
        IncomingText("１", gives: "121"),
        IncomingText("𝟛", gives: "123"),
        IncomingText("5\u{200D}", gives: "125"),
        IncomingText("x", isRefusedAs: .notInAlphabet),
        IncomingText(" ", isRefusedAs: .notInAlphabet),
        IncomingText("-", isRefusedAs: .notInAlphabet),
        IncomingText("\u{301}", isRefusedAs: .notInAlphabet),
        IncomingText("\u{301}", in: "123456", isRefusedAs: .notInAlphabet),
        IncomingText("3\u{301}", isRefusedAs: .notInAlphabet),
        IncomingText("3️⃣", isRefusedAs: .notInAlphabet),
        IncomingText("👨‍👩‍👧‍👦", isRefusedAs: .notInAlphabet),
        IncomingText("\u{2069}", isRefusedAs: .notInAlphabet),
        IncomingText("\n", isRefusedAs: .notInAlphabet),
        IncomingText("\r\n", isRefusedAs: .notInAlphabet),
        IncomingText("½", isRefusedAs: .notInAlphabet),
        IncomingText("7", in: "123456", isRefusedAs: .full),
        IncomingText("x", in: "123456", isRefusedAs: .notInAlphabet),
        IncomingText("", gives: "12"),
        IncomingText("", in: "123456", gives: "123456"),
    ]

    static let separated = [
        IncomingText("3456", gives: "123456"),
        IncomingText("34-56", gives: "123456"),
        IncomingText("34 56\n", gives: "123456"),
        IncomingText("\u{2068}3456\u{2069}", gives: "123456"),
        IncomingText("34 – 56", gives: "123456"),
        IncomingText("3.4.5", gives: "12345"),
        IncomingText(" 3\t", gives: "123"),
        IncomingText("٣٤", gives: "1234"),
        IncomingText("123456", gives: "123456"),
        IncomingText("123456", in: "987654", gives: "123456"),
        IncomingText("123456", in: "123456", gives: "123456"),
        IncomingText("123-456", in: "9", gives: "123456"),
        IncomingText("1 2 3 4 5 6", in: "987654", gives: "123456"),
        IncomingText("-1", isRefusedAs: .notInAlphabet),
        IncomingText("1-", isRefusedAs: .notInAlphabet),
        IncomingText("+5", isRefusedAs: .notInAlphabet),
        IncomingText("12ab", isRefusedAs: .notInAlphabet),
        IncomingText("0x1f", isRefusedAs: .notInAlphabet),
        IncomingText("--", isRefusedAs: .notInAlphabet),
        IncomingText("  \n", isRefusedAs: .notInAlphabet),
        IncomingText("34567", isRefusedAs: .tooLong),
        IncomingText("78", in: "123456", isRefusedAs: .full),
        IncomingText("3456789", isRefusedAs: .tooLong),
        IncomingText("12345678", isRefusedAs: .tooLong),
    ]

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
        IncomingText("it is: #00ff7f", in: "12", of: .hexadecimal, gives: "00FF7F"),
    ]

    static let scripts = [
        IncomingText("您的验证码是483920，5分钟内有效", gives: "483920"),
        IncomingText("您的验证码是483920,5分钟内有效", gives: "483920"),
        IncomingText("認証コードは739164です", gives: "739164"),
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
        IncomingText("1,2,3,4,5/6", isRefusedAs: .notInAlphabet),
        IncomingText("1,2,3,4,5,6,7", isRefusedAs: .notInAlphabet),
        IncomingText("1,2,3,4,5,67", isRefusedAs: .notInAlphabet),
        IncomingText("ENTER: ABC 123 NOW", of: .uppercaseLettersAndDigits, isRefusedAs: .tooLong),
        IncomingText("ENTER A1B 2C3 NOW", of: .uppercaseLettersAndDigits, gives: "A1B2C3"),
        IncomingText("G-482-910", gives: "482910"),
    ]

    static let noCandidates = [
        "+44 7903 561 836", "(4829) 101-100", "ring 0800 482910",
        "1,249.99", "482,910.00", "1'482'910", "$482910", "482910 €", "482910 руб", "1 250 руб",
        "USD 482910", "Rs. 482910", "482910元", "482910%", "10:45", "10:45:482910", "21/11/482910",
        "am 21-11-26 um", "*482910", "** 482910", "XX-482910", "•••• 482910", "482910****", "…482910",
        "https://example.com/482910", "example.com/?c=482910", "482910@example.com", "482910.example.com",
        "IMG_482910.jpg", "order 482910", "Order no. 482910", "ref: #482910", "订单号482910", "заказ № 482910",
        "12-AB-482910", "482910 numaralı sipariş", "482910 minutes",
    ].map { IncomingText($0, in: "98", isRefusedAs: .notInAlphabet) }

    static let longNumbers = ["call +7903561", "1-800-482910", "482910 555 1234", "482910.50", "21.11.2026"]
        .map { IncomingText($0, in: "98", isRefusedAs: .tooLong) }

    static let surroundings = [
        IncomingText("*4410", length: 4, isRefusedAs: .notInAlphabet),
        IncomingText("since 2026", length: 4, isRefusedAs: .notInAlphabet),
        IncomingText("21 November 2026", length: 4, isRefusedAs: .notInAlphabet),
        IncomingText("open 09-18", length: 4, isRefusedAs: .notInAlphabet),
        IncomingText("the 2025-2026 season", length: 8, isRefusedAs: .notInAlphabet),
        IncomingText("on 20261120", length: 8, isRefusedAs: .notInAlphabet),
        IncomingText("see ROOM12!", of: .uppercaseLettersAndDigits, isRefusedAs: .notInAlphabet),
        IncomingText("my coupon, please", of: .lettersAndDigits, isRefusedAs: .notInAlphabet),
        IncomingText("Your code is 2026", length: 4, gives: "2026"),
        IncomingText("*482910* is your code", gives: "482910"),
        IncomingText("Order code: 482910", gives: "482910"),
        IncomingText("482910 for order 111222", gives: "482910"),
        IncomingText("Your order. 482910 is the code", gives: "482910"),
        IncomingText("Code: WXKQTR", of: .uppercaseLettersAndDigits, gives: "WXKQTR"),
        IncomingText("482910 10:45", gives: "482910"),
    ]

    static let bound = [
        IncomingText("Order 111222 …\n\n@example.com #747723", gives: "747723"),
        IncomingText("123456 or 654321\n@example.com #747-723\n", gives: "747723"),
        IncomingText("@example.com #747723 @shop.example more", gives: "747723"),
        IncomingText("@example.com #747723 %shop.example", gives: "747723"),
        IncomingText("482910\r\n@example.com #747723", gives: "747723"),
        IncomingText("482910\n@example.com #74772", isRefusedAs: .notInAlphabet),
        IncomingText("482910\n@example.com #7477234", isRefusedAs: .tooLong),
        IncomingText("482910\n@example.com #ab", isRefusedAs: .notInAlphabet),
        IncomingText("see @example.com #747723 and 747723", gives: "747723"),
        IncomingText("482910\n@example.com  #747723", isRefusedAs: .ambiguous),
        IncomingText("<#> Your code is 482910 FA+9qCX9VSu", gives: "482910"),
        IncomingText("<#> 482910 aB3dE5gH7jK", gives: "482910"),
        IncomingText("Your code is 482910\nA4739164+/b", gives: "482910"),
        IncomingText("Key: A1B2C3D4\n9qCX9VSu+/x", of: .lettersAndDigits, length: 8, gives: "A1B2C3D4"),
    ]

    static let messages = prose + words + scripts + groups + noCandidates + longNumbers + surroundings + bound

    @Test("is read by the rules when inserted", arguments: characters + separated + messages)
    func insertion(_ row: IncomingText) {
        var editor = row.editor
        row.check(editor.insert(row.text), leaves: editor.code)
    }

    @Test("is read by the rules when pasted", arguments: characters + separated + messages)
    func paste(_ row: IncomingText) {
        var editor = row.editor
        row.check(editor.paste(row.text), leaves: editor.code)
    }

    @Test("is read by the rules when it replaces a range at the end", arguments: characters + separated + messages)
    func replacement(_ row: IncomingText) {
        var editor = row.editor
        let end = editor.count
        row.check(editor.replace(end..<end, with: row.text), leaves: editor.code)
    }

    @Test("is read by the rules when an input method commits it", arguments: separated + messages)
    func composition(_ row: IncomingText) {
        var editor = row.editor
        editor.setMarkedText(row.text, selection: 0..<0)
        #expect(editor.code == row.held)
        let edit = editor.unmarkText()
        #expect(edit.rejection == row.expected.rejection)
        #expect(editor.code == (try? row.expected.get()) ?? row.held)
        #expect(editor.markedRange == nil)
    }

    @Test("set by the app gives the same code, and completes nothing", arguments: messages)
    func setting(_ row: IncomingText) {
        var editor = row.editor
        let edit = editor.setCode(row.text)
        #expect(!edit.completed && edit.rejection == row.expected.rejection)
        #expect(editor.code == (try? row.expected.get()) ?? row.held)
    }

    @Test("the filter policy keeps every code character that fits")
    func filter() {
        var editor = CodeEditor()
        editor.pastePolicy = .filter
        editor.insert("12")
        #expect(editor.paste("a3b4").rejection == nil)
        #expect(editor.code == "1234")
        #expect(editor.paste("+5 x 678").completed)
        #expect(editor.code == "123456")
        #expect(editor.paste("78").rejection == .full)
        #expect(editor.paste("abc").rejection == .notInAlphabet)
        #expect(editor.paste("654321").completed)
        #expect(editor.code == "654321")
    }

    @Test("the exact policy accepts only code characters that fit")
    func exact() {
        var editor = CodeEditor()
        editor.pastePolicy = .exact
        editor.insert("12")
        #expect(editor.paste("34-56").rejection == .notInAlphabet)
        #expect(editor.paste("34567").rejection == .tooLong)
        #expect(editor.paste("Your code is 123456").rejection == .notInAlphabet)
        #expect(editor.paste("3456").completed)
        #expect(editor.paste("78").rejection == .full)
        #expect(editor.paste("987654").completed)
        #expect(editor.code == "987654")
    }

    @Test("a megabyte of prose is read to its end")
    func longProse() {
        let text = String(repeating: "no 12 code, 123-45 here; ", count: 40_000) + "but 482910"
        var editor = CodeEditor()
        #expect(editor.paste(text).completed)
        #expect(editor.code == "482910")
    }

    @Test("hostile lines are refused, however long", arguments: ["1 ", "1-", "a ", "-", "\u{200D}", "1\u{301}"])
    func hostile(_ unit: String) {
        for alphabet in [CodeAlphabet.digits, .lettersAndDigits] {
            var editor = CodeEditor(length: 64, alphabet: alphabet)
            #expect(editor.paste(String(repeating: unit, count: 10_000) + "!").rejection != nil)
            #expect(editor.isEmpty)
        }
    }
}
