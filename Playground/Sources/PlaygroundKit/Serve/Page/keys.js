// Translates the browser's keyboard events into lines of the script protocol.

const keyNames = {
  Backspace: "backspace",
  Delete: "delete",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "home",
  End: "end",
  Enter: "return",
};

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

// `send` takes a line and resolves to its answer.
export function listenToKeys(input, send) {
  let isComposing = false;

  input.addEventListener("keydown", (event) => {
    const key = keyNames[event.key];
    if (!key || event.isComposing || isComposing) return;
    event.preventDefault();
    const command = event.ctrlKey || event.metaKey;
    send({ do: "press", key, shift: event.shiftKey, option: event.altKey, command });
  });

  input.addEventListener("beforeinput", (event) => {
    if (isComposing || event.inputType === "insertCompositionText") return;
    event.preventDefault();
    if (event.inputType === "deleteContentBackward") {
      send({ do: "press", key: "backspace" });
    } else if (event.inputType === "insertLineBreak") {
      send({ do: "press", key: "return" });
    } else if (event.inputType === "insertText" && event.data) {
      const isOneKey = [...graphemes.segment(event.data)].length === 1;
      send({ do: isOneKey ? "type" : "insert", text: event.data });
    }
  });

  // AutoFill in a browser sends no `beforeinput`.
  input.addEventListener("input", () => {
    if (isComposing) return;
    if (input.value) send({ do: "autofill", text: input.value });
    input.value = "";
  });

  input.addEventListener("compositionstart", () => {
    isComposing = true;
  });
  input.addEventListener("compositionupdate", (event) => {
    send({ do: "mark", text: event.data ?? "" });
  });
  input.addEventListener("compositionend", (event) => {
    send({ do: "mark", text: event.data ?? "" });
    send({ do: "unmark" });
    // Chromium sends another `input` event after this one.
    setTimeout(() => {
      isComposing = false;
      input.value = "";
    });
  });

  input.addEventListener("paste", (event) => {
    event.preventDefault();
    const text = event.clipboardData?.getData("text/plain");
    if (text) send({ do: "paste", text });
  });
  for (const command of ["copy", "cut"]) {
    input.addEventListener(command, (event) => {
      event.preventDefault();
      send({ do: command });
    });
  }
}
