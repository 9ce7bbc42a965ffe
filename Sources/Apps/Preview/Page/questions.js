// The input for values that controls ask for: a field or a menu over the control.

import { frameStyle, stage } from './stage.js';

let question = null;
/** The newest value, if another one is being sent. */
let next = null;
let isSending = false;

export function hasQuestion() { return question !== null; }

/** Sends the newest value. Values that arrive during a request replace each other. */
async function sendNewest(use, act) {
  next = use;
  if (isSending) return;
  isSending = true;
  while (next) {
    const value = next;
    next = null;
    await act(value);
  }
  isSending = false;
}

/** Asks for a value and sends it with `act`. */
export function openQuestion({ path, kind, value, frame, choices, selected }, act) {
  closeQuestion();
  const send = (use) => sendNewest({ path, ...use }, act);
  const close = (event) => {
    if (event?.key && event.key !== 'Escape') return;
    event?.stopPropagation();
    closeQuestion();
    stage.parts.plane.focus({ preventScroll: true });
  };
  const content = choices.length > 0
    ? menu(choices, selected, (index) => {
      close();
      send({ kind: 'choice', index });
    })
    : field(kind, value, send);
  // A field that the focus leaves would stay on the picture. A menu closes with its choice.
  const leave = (event) => {
    const isLeft = choices.length === 0 && !event.currentTarget.contains(event.relatedTarget);
    if (isLeft && document.hasFocus()) closeQuestion();
  };
  const element = make('div', {
    class: `question ${choices.length > 0 ? 'menu' : kind}`, onkeydown: close, onfocusout: leave, 'data-own-keys': '',
  }, content);
  // The view gets the focus while its field is edited, since programs may observe it.
  const isField = choices.length === 0 && !['datePicker', 'colorPicker'].includes(kind);
  if (isField) act({ kind: 'focus', path });
  question = {
    element, frame, isMenu: choices.length > 0, text: isField ? textOf(path, frame) : null,
    blur: isField && (() => act({ kind: 'focus' })),
  };
  if (isField) Object.assign(element.firstChild.style, colorsOf(frame));
  stage.parts.plane.append(element);
  placeQuestion();
  const first = element.querySelector('[aria-checked="true"]') ?? element.querySelector('input, button');
  first.focus({ preventScroll: true });
  first.select?.();
}

export function placeQuestion() {
  if (!question) return;
  const { element, frame, text, isMenu } = question;
  const [x, y, , height] = frame;
  element.style.cssText = isMenu
    ? `left:${x * stage.zoom}px;top:${(y + height) * stage.zoom + 4}px` : frameStyle(frame);
  if (!text) return;
  element.firstChild.style.fontSize = `${text.size * stage.zoom}px`;
  element.firstChild.style.paddingInlineStart = `${text.inset * stage.zoom}px`;
}

/** The size and inset of a field's text, so that the typed text has the same position. */
function textOf(path, [x, , , height]) {
  const text = stage.views.entries.find((entry) => entry.text && (entry.path === path || entry.path.startsWith(`${path}.`)));
  // The line height is about 1.2 times the font size.
  return {
    size: Math.min(text ? text.frame[3] : 21, height, 72) / 1.22, inset: text ? Math.max(0, text.frame[0] - x) : 6,
  };
}

/** The background color of the field in the picture, and a readable text color. */
function colorsOf([x, y, width, height]) {
  const { image, scale } = stage.picture.shown;
  const count = 24;
  const context = make('canvas', { width: count, height: 1 }).getContext('2d');
  context.imageSmoothingEnabled = false;
  // Sample below most glyphs and inside the border.
  context.drawImage(image, (x + 6) * scale, (y + height - 4) * scale, Math.max(width - 12, 1) * scale, 1, 0, 0, count, 1);
  const { data } = context.getImageData(0, 0, count, 1);
  const found = new Map();
  for (let index = 0; index < data.length; index += 4) {
    const color = data.slice(index, index + 4).join(' ');
    found.set(color, (found.get(color) ?? 0) + 1);
  }
  const [[color]] = [...found].sort((a, b) => b[1] - a[1]);
  const [red, green, blue, alpha] = color.split(' ').map(Number);
  if (alpha < 255) return {};
  const isLight = red * 0.3 + green * 0.59 + blue * 0.11 > 128;
  return { background: `rgb(${red} ${green} ${blue})`, color: isLight ? '#000' : '#fff' };
}

/** Closes the question. `isGone` means that the view is no longer shown. */
export function closeQuestion({ isGone = false } = {}) {
  if (!question) return;
  const { element, blur } = question;
  question = null;
  element.remove();
  if (!isGone && blur) blur();
}

function menu(choices, selected, choose) {
  const step = (event) => {
    const offset = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!offset) return;
    event.preventDefault();
    const items = [...event.currentTarget.children];
    items.at((items.indexOf(document.activeElement) + offset) % items.length).focus();
  };
  return make('div', { role: 'menu', 'aria-label': 'Choices', onkeydown: step }, choices.map((title, index) => make('button', {
    role: 'menuitemradio', 'aria-checked': String(index === selected), onclick: () => choose(index),
  }, title)));
}

function field(kind, value, send) {
  if (kind === 'datePicker') {
    // The date is edited in the time zone of the picture, not in that of the browser.
    const [, date, zone] = /^(.{16}).*?(Z|[+-]\d\d:\d\d)$/.exec(value ?? '') ?? [null, '', 'Z'];
    return make('input', {
      type: 'datetime-local', value: date, 'aria-label': 'Date',
      onchange: (event) => event.target.value && send({ kind: 'date', text: `${event.target.value.slice(0, 16)}:00${zone}` }),
    });
  }
  if (kind === 'colorPicker') {
    return make('input', {
      type: 'color', value: /^#[0-9a-f]{6}$/i.test(value) ? value : '#0b5fd0', 'aria-label': 'Color',
      oninput: (event) => send({ kind: 'color', text: event.target.value }),
    });
  }
  return make('input', {
    type: 'text', value: value ?? '', 'aria-label': 'Text', spellcheck: 'false', autocomplete: 'off',
    oninput: (event) => send({ kind: 'text', text: event.target.value }),
    onkeydown: (event) => { if (event.key === 'Enter') { event.stopPropagation(); closeQuestion(); } },
  });
}
