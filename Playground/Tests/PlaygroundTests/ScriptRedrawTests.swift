import Testing

@MainActor @Suite("Redrawn cells")
struct ScriptRedrawTests {
    @Test("A key redraws its own cell, in a field of any length", arguments: [6, 64], ["underline", "box"])
    func keys(length: Int, style: String) throws {
        let run = try ScriptRun(#"{"do":"new","length":\#(length),"style":"\#(style)"}"#, #"{"do":"focus"}"#)
        for index in 0..<length {
            let answer = try run.send(#"{"do":"type","text":"1"}"#)
            #expect(answer.redrawn == [index])
        }
        for _ in 0..<length {
            let answer = try run.send(#"{"do":"press","key":"backspace"}"#)
            #expect(answer.redrawn.count <= 1)
        }
    }

    @Test("A key redraws its own cell in a secure field, too")
    func secure() throws {
        let run = try ScriptRun(#"{"do":"new","secure":true}"#, #"{"do":"focus"}"#)
        for index in 0..<6 {
            #expect(try run.send(#"{"do":"type","text":"1"}"#).redrawn == [index])
        }
    }

    @Test("Moving the selection redraws the old and the new cells")
    func selection() throws {
        let run = try ScriptRun(
            #"{"do":"focus"}"#, #"{"do":"type","text":"1234"}"#, #"{"do":"press","key":"left"}"#)
        #expect(try run.send(#"{"do":"press","key":"left"}"#).redrawn == [2, 3])
    }

    @Test(
        "A line without a change redraws nothing",
        arguments: [
            #"{"do":"state"}"#, #"{"do":"type","text":"x"}"#, #"{"do":"press","key":"right"}"#, #"{"do":"focus"}"#,
            #"{"do":"set","code":"123"}"#, #"{"do":"configure"}"#, #"{"do":"trait","dark":false}"#,
            #"{"do":"advance","seconds":1}"#,
        ])
    func nothing(line: String) throws {
        let run = try ScriptRun(
            #"{"do":"focus"}"#, #"{"do":"type","text":"123"}"#, #"{"do":"advance","seconds":1}"#)
        #expect(try run.send(line).redrawn.isEmpty)
    }

    @Test("Another style redraws every cell")
    func style() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#)
        #expect(try run.send(#"{"do":"configure","style":"underline"}"#).redrawn == [0, 1, 2, 3, 4, 5])
    }
}
