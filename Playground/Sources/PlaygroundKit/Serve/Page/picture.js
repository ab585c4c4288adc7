// Shows the server's pictures, and converts clicks to points in them.

const parser = new DOMParser();

const shapes = {
  "opacity": (value) => ({ opacity: value }),
  "transform.scale": (value) => ({ transform: `scale(${value})` }),
  "transform.translation.x": (value) => ({ transform: `translateX(${value}px)` }),
  "transform.translation.y": (value) => ({ transform: `translateY(${value}px)` }),
  "transform.rotation.z": (value) => ({ transform: `rotate(${value}rad)` }),
};

// Plays the server's keyframes, from where they are now. Several of them move one element at once.
function play(element, { keyPath, values, times, duration, elapsed, repeats, fill, anchor }) {
  if (!shapes[keyPath]) return;
  element.style.transformOrigin = `${anchor[0]}px ${anchor[1]}px`;
  const frames = values.map((value, index) => ({ ...shapes[keyPath](value), ...(times && { offset: times[index] }) }));
  const animation = element.animate(frames, {
    duration: duration * 1000, iterations: repeats ? Infinity : 1, fill, composite: keyPath === "opacity" ? "replace" : "add",
  });
  animation.currentTime = elapsed * 1000;
}

export function isMoving(host) {
  return Boolean(host.querySelector("[data-motion]"));
}

export function showPicture(host, svg, motions = []) {
  const parsed = parser.parseFromString(svg, "image/svg+xml").documentElement;
  if (parsed.localName !== "svg") return;
  const root = document.importNode(parsed, true);
  // The page has the accessibility texts, so screen readers skip the picture.
  root.setAttribute("aria-hidden", "true");
  root.setAttribute("focusable", "false");
  // The page's policy forbids style attributes, but allows this.
  for (const element of root.querySelectorAll("[data-style]")) {
    for (const rule of element.dataset.style.split(";")) {
      const [name, value] = rule.split(":");
      element.style.setProperty(name, value);
    }
  }
  host.replaceChildren(root);
  for (const element of root.querySelectorAll("[data-motion]")) {
    for (const motion of motions[element.dataset.motion] ?? []) play(element, motion);
  }
}

// The point of a pointer event in the coordinates of the picture, or null outside it.
export function pointInPicture(host, event) {
  const svg = host.querySelector("svg");
  if (!svg) return null;
  const box = svg.getBoundingClientRect();
  const size = svg.viewBox.baseVal;
  if (!box.width || !box.height) return null;
  const x = ((event.clientX - box.left) * size.width) / box.width;
  const y = ((event.clientY - box.top) * size.height) / box.height;
  return x >= 0 && y >= 0 && x < size.width && y < size.height ? { x, y } : null;
}

const holdTime = 500;
const tick = 50;

// Calls back with a point in the picture for a click, and for a hold of half a second or a right click.
//
// After a page hangs, the end of a click and a due timer arrive together, and the timer may run first. So the half
// second consists of short steps, which let the end of a click through. The time of the events decides.
export function listenToTouches(host, { onTap, onHold }) {
  let timer = null;
  let hold = null;
  let start = 0;

  const end = () => {
    clearTimeout(timer);
    timer = null;
  };
  const count = (left) => {
    timer = setTimeout(() => {
      if (left > tick) return count(left - tick);
      timer = null;
      hold();
    }, tick);
  };
  host.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    end();
    const point = pointInPicture(host, event);
    start = event.timeStamp;
    hold = () => point && onHold(point, event);
    count(holdTime);
  });
  host.addEventListener("pointerup", (event) => {
    if (timer === null) return;
    end();
    if (event.timeStamp - start >= holdTime) hold();
    else onTap(pointInPicture(host, event), event);
  });
  host.addEventListener("pointercancel", end);
  host.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    end();
    const point = pointInPicture(host, event);
    if (point) onHold(point, event);
  });
}
