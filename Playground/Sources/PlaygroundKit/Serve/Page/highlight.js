// Colors a few lines of Swift.

const pattern =
  /(?<comment>\/\/.*)|(?<string>"(?:\\.|[^"\\])*")|(?<keyword>\b(?:import|let|var|weak|in|true|false)\b)|(?<type>\b[A-Z]\w*)|(?<number>\b(?:0x[0-9A-F]+|\d+(?:\.\d+)?)\b)|(?<member>\.[a-z]\w*)/g;

export function highlight(code) {
  const nodes = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    nodes.push(document.createTextNode(code.slice(end, match.index)));
    const span = document.createElement("span");
    span.className = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
    span.textContent = match[0];
    nodes.push(span);
    end = match.index + match[0].length;
  }
  nodes.push(document.createTextNode(code.slice(end)));
  return nodes;
}
