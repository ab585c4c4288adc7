"""The same random programs, from `codeinput script` with the view, and from the page without it."""

import json
import os
import random
import subprocess

PROGRAMS = 200
TEXTS = ["12", "482913", "Your code is 123-456", "1234567", "12ab", "code 482 910 or 111 222", "٤٨٢٩", " 7 ", ""]

RUN = """
  const field = fields[0];
  // Nothing here waits for a picture.
  Element.prototype.animate = () => ({ cancel() {} });
  window.setTimeout = () => 0;
  field.row.remove();
  return arguments[0].map((program) => program.map(({ do: name, ...values }) => {
    const isFocused = () => document.activeElement === field.input;
    const press = (key) => field.input.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
    const edit = (inputType, data) => field.input.dispatchEvent(new InputEvent("beforeinput", { inputType, data, cancelable: true }));
    if (name === "new") {
      field.input.blur();
      field.set("secure", false); field.set("status", "editing"); field.set("code", ""); field.set("length", values.length);
    } else if (name === "focus") field.input.focus();
    else if (name === "blur") field.input.blur();
    else if (name === "type" && isFocused()) edit("insertText", values.text);
    else if (name === "press" && isFocused()) {
      const keys = { left: "ArrowLeft", right: "ArrowRight", home: "Home", end: "End", return: "Enter" };
      if (values.key === "backspace") edit("deleteContentBackward"); else press(keys[values.key]);
    } else if (name === "paste" && isFocused()) {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", values.text);
      field.input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
    } else if (name === "tap") { field.send("press"); field.input.focus(); field.send("tapcell", values.cell); }
    else if (name === "set") field.set("code", values.code);
    else if (name === "status") field.set("status", values.value);
    else if (name === "configure") for (const key of Object.keys(values)) field.set(key, values[key]);
    field.send("turn");
    return call(0, "state");
  }));
"""


def program(source):
    length = source.choice([4, 6, 6, 8])
    lines = [{"do": "new", "length": length, "reader": "messages"}, {"do": "focus"}]
    for _ in range(source.randint(4, 16)):
        line = source.choice([
            {"do": "type", "text": source.choice("0123456789a")}, {"do": "type", "text": source.choice("0123456789")},
            {"do": "press", "key": source.choice(["backspace", "backspace", "left", "right", "home", "end", "return"])},
            {"do": "paste", "text": source.choice(TEXTS)}, {"do": "tap", "cell": source.randrange(length)},
            {"do": "status", "value": source.choice(["editing", "verifying", "accepted", "rejected"])},
            {"do": "configure", "secure": source.random() < 0.5}, {"do": "configure", "length": source.choice([4, 6, 8])},
            {"do": "set", "code": source.choice(["", "48", "482913"])}, {"do": "focus"}, {"do": "blur"},
        ])
        length = line.get("length", length)
        lines.append(line)
    return lines


def test_the_page_is_in_the_same_states(page):
    source = random.Random(17)
    programs = [program(source) for _ in range(PROGRAMS)]
    text = "\n".join(json.dumps(line) for lines in programs for line in lines) + "\n"
    output = subprocess.run([os.environ["CODEINPUT"], "script"], input=text, capture_output=True, text=True, check=True).stdout
    expected = iter(json.loads(line) for line in output.splitlines())
    page.script("fields[0].set('verifies', false)")
    results = [states for start in range(0, PROGRAMS, 20) for states in page.script(RUN, programs[start:start + 20])]
    compared, differences = 0, []
    for number, (lines, states) in enumerate(zip(programs, results)):
        for line, state in zip(lines, states):
            known = next(expected)
            assert "error" not in known, (line, known)
            known["cells"] = [cell["content"] for cell in known["cells"]]
            wrong = {key: (known.get(key), state[key]) for key in state if known.get(key) != state[key]}
            if wrong:
                differences.append((number, line, wrong))
            compared += 1
    assert compared > 2000 and not differences, (len(differences), differences[:5])
