// Interaction with a view: clicks, scrolling, values that controls ask for, and animations.

import { chosenSettings, state } from './model.js';
import { pixelsFor } from './pictures.js';
import { closeQuestion, hasQuestion, openQuestion, placeQuestion } from './questions.js';
import { frameStyle, pointOf, stage, wantedSize } from './stage.js';

/** The scroll distance accumulated since the last request. */
let wheel = null;
let isScrolling = false;
let playing = 0;
let pressedSlider = false;

export function closeUse() {
  playing += 1;
  wheel = null;
  closeQuestion({ isGone: true });
}

export function addUse(plane) {
  plane.addEventListener('pointerdown', (event) => {
    if (state.mode !== 'use' || event.button !== 0 || event.target.closest('.question')) return;
    const isSlider = stage.views.entries.some((entry) => entry.control === 'slider' && isInside(entry.frame, pointOf(event)));
    if (!isSlider) return;
    event.preventDefault();
    pressedSlider = true;
    plane.setPointerCapture(event.pointerId);
    press(pointOf(event));
  });
  plane.addEventListener('pointermove', (event) => {
    if (pressedSlider && !stage.picture.isBusy) press(pointOf(event));
  });
  for (const name of ['pointerup', 'pointercancel']) {
    plane.addEventListener(name, (event) => {
      if (pressedSlider && name === 'pointerup') press(pointOf(event));
      setTimeout(() => { pressedSlider = false; });
    });
  }
  plane.addEventListener('click', (event) => {
    if (state.mode !== 'use' || pressedSlider || event.target.closest('.question, .control')) return;
    closeQuestion();
    press(pointOf(event));
  });
  // The secondary button, or a long touch.
  plane.addEventListener('contextmenu', (event) => {
    if (state.mode !== 'use' || event.target.closest('.question')) return;
    event.preventDefault();
    // Some systems also send this for the menu key, which the control has already handled.
    if (event.target.closest('.control')) return;
    closeQuestion();
    act({ kind: 'menu', ...rounded(pointOf(event)) });
  });
  plane.addEventListener('wheel', (event) => {
    if (state.mode !== 'use' || event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : 1;
    scroll(pointOf(event), event.deltaX * unit / stage.zoom, event.deltaY * unit / stage.zoom);
  }, { passive: false });
  addTouch(plane);
}

/** Lets touches scroll like wheels. */
function addTouch(plane) {
  let last = null;
  plane.addEventListener('touchstart', (event) => {
    last = state.mode === 'use' && !pressedSlider ? event.touches[0] : null;
  }, { passive: true });
  plane.addEventListener('touchmove', (event) => {
    if (!last || pressedSlider) return;
    const touch = event.touches[0];
    event.preventDefault();
    scroll(pointOf(touch), (last.clientX - touch.clientX) / stage.zoom, (last.clientY - touch.clientY) / stage.zoom);
    last = touch;
  }, { passive: false });
}

const isInside = ([x, y, width, height], point) => (
  point.x >= x && point.x < x + width && point.y >= y && point.y < y + height);

const rounded = (point) => ({ x: Math.round(point.x * 100) / 100, y: Math.round(point.y * 100) / 100 });

export function press(point) { return act({ kind: 'press', ...rounded(point) }); }

/** Scrolls. Combines the distances that arrive during a request. */
export async function scroll(point, dx, dy) {
  wheel = { point, dx: (wheel?.dx ?? 0) + dx, dy: (wheel?.dy ?? 0) + dy };
  if (isScrolling) return;
  isScrolling = true;
  while (wheel) {
    const turn = wheel;
    wheel = null;
    await act({ kind: 'scroll', ...rounded(turn.point), dx: turn.dx, dy: turn.dy });
  }
  isScrolling = false;
}

async function act(use) {
  playing += 1;
  const { picture } = stage;
  const answer = await picture.use(use);
  if (!answer || picture !== stage.picture) return;
  if (answer.outcome?.question) openQuestion(answer.outcome.question, act);
  else if (answer.picture?.duration > 0) play(answer.picture.duration);
  else if (['press', 'menu'].includes(use.kind) && !answer.outcome?.isDone) flash(use);
}

/** Indicates that there was nothing to press. */
function flash({ x, y }) {
  const spot = make('span', { class: 'nothing', style: `left:${x * stage.zoom}px;top:${y * stage.zoom}px` });
  stage.parts.plane.append(spot);
  setTimeout(() => spot.remove(), 400);
}

/** Plays the latest change in real time, one picture after another. */
async function play(duration) {
  const own = ++playing;
  const { picture } = stage;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const begin = performance.now();
  const settings = chosenSettings();
  const pixels = pixelsFor(wantedSize(), stage.zoom);
  picture.isMoving = true;
  document.body.dataset.playing = '';
  for (;;) {
    const time = still ? duration : (performance.now() - begin) / 1000;
    if (own !== playing || picture !== stage.picture || time >= duration) break;
    await picture.show(settings, { pixels, time });
    await new Promise(requestAnimationFrame);
  }
  if (own !== playing) return;
  picture.isMoving = false;
  delete document.body.dataset.playing;
  if (picture === stage.picture) await picture.show(settings, { pixels });
}

// Keyboard access: each control has an invisible button that only the keyboard reaches.

export function renderUse() {
  const { plane } = stage.parts;
  const focused = document.activeElement?.dataset?.path;
  for (const old of plane.querySelectorAll('.control')) old.remove();
  if (document.body.dataset.mode !== state.mode) document.body.dataset.mode = state.mode;
  if (state.mode !== 'use') return closeQuestion();
  for (const entry of controls()) {
    const [x, y, width, height] = entry.frame;
    const use = (kind) => act({ kind, path: entry.path, ...rounded({ x: x + width / 2, y: y + height / 2 }) });
    const button = make('button', {
      class: 'control', 'data-path': entry.path, 'aria-label': [nameOf(entry), kindOf(entry)].filter(Boolean).join(', '),
      style: frameStyle(entry.frame), onclick: () => use('press'), onfocus: () => isRestoring || uncover(entry),
      onkeydown: (event) => {
        if (event.key === 'ContextMenu' || event.shiftKey && event.key === 'F10') {
          event.preventDefault();
          use('menu');
          return;
        }
        const step = { ArrowLeft: -0.05, ArrowRight: 0.05 }[event.key];
        if (entry.control !== 'slider' || !step) return;
        event.stopPropagation();
        const part = Math.min(1, Math.max(0, (sliderParts.get(entry.path) ?? 0.5) + step));
        sliderParts.set(entry.path, part);
        press({ x: x + width * part, y: y + height / 2 });
      },
    });
    plane.append(button);
    if (entry.path === focused && !hasQuestion()) {
      isRestoring = true;
      button.focus({ preventScroll: true });
      isRestoring = false;
    }
  }
  placeQuestion();
}

/** Whether a control gets the focus back that its predecessor had. */
let isRestoring = false;

/** The controls, each once. Modifiers of a control share its handle, so the innermost view counts. */
function controls() {
  const found = new Map();
  for (const entry of stage.views.entries) {
    if (!entry.control) continue;
    found.set(stage.views.row(entry.path) ?? entry, entry);
  }
  const entries = [...found.values()];
  // A background has the handle of the control in front of it, which is a row of its own.
  const isRepeated = ({ path, control, isModifier }) => isModifier
    && entries.some((other) => other.control === control && other.path.startsWith(`${path}.`));
  const seen = new Set();
  return entries.filter((entry) => !isRepeated(entry))
    .filter(({ frame }) => !seen.has(frame.join()) && seen.add(frame.join()));
}

/** Scrolls a control into the visible part of its scroll view, since keys cannot reach it otherwise. */
function uncover(entry) {
  const outer = stage.views.scroller(entry.path);
  if (!outer) return;
  const step = (start, length, from, room) => (start < from ? start - from
    : start + length > from + room ? Math.min(start + length - from - room, start - from) : 0);
  const [x, y, width, height] = entry.frame;
  const [left, top, across, down] = visible(outer.frame);
  const [dx, dy] = [step(x, width, left, across), step(y, height, top, down)];
  if (dx || dy) scroll({ x: left + across / 2, y: top + down / 2 }, dx, dy);
}

/** The part of a frame inside the picture. */
function visible([x, y, width, height]) {
  const { size } = stage.picture.shown;
  const [left, top] = [Math.max(x, 0), Math.max(y, 0)];
  return [left, top, Math.min(x + width, size.width) - left, Math.min(y + height, size.height) - top];
}

/** The positions of sliders moved by keys, as fractions of their widths. */
const sliderParts = new Map();

/** Dismisses the topmost presentation. Returns whether there was one. */
export function dismiss() {
  const backdrop = stage.views.entries.findLast((entry) => entry.control && entry.label === 'Dismiss');
  if (!backdrop) return false;
  act({ kind: 'press', path: backdrop.path, x: backdrop.frame[0], y: backdrop.frame[1] });
  return true;
}

/** The kind of a control in words, such as `text field`. */
const kindOf = ({ control }) => control.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What a control is about: its label, the first text inside, or its identifier; empty if it has none. */
function nameOf(entry) {
  if (entry.label) return entry.label;
  if (entry.text) return entry.text;
  const inside = stage.views.entries.find((other) => other.text && other.path.startsWith(`${entry.path}.`));
  return inside?.text ?? entry.identifier ?? '';
}
