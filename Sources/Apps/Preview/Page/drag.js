// The edges of the picture. Dragging one lays out the view again while the mouse moves.

import { show, state } from './model.js';
import { refreshStage, stage, wantedSize } from './stage.js';

const limits = { least: 1, most: 4000 };

export function clampedLength(value) {
  return Math.min(Math.max(Math.round(value), limits.least), limits.most);
}

/** Sets the size of the canvas. Keeps the zoom, so that the edge stays under the mouse. */
export function resize(width, height) {
  show({ width: clampedLength(width), height: clampedLength(height), zoom: state.zoom || stage.zoom });
}

export function ownSize() { show({ width: 0, height: 0 }); }

export function addEdges(sheet) {
  sheet.append(
    edge('right', 'Width', (start, by) => [start.width + by.x, start.height]),
    edge('bottom', 'Height', (start, by) => [start.width, start.height + by.y]),
    edge('corner', 'Size', (start, by) => [start.width + by.x, start.height + by.y]));
}

function edge(name, title, sized) {
  const element = make('div', {
    class: `edge ${name}`, tabindex: 0, role: name === 'corner' ? 'button' : 'slider', 'aria-label': title,
    'aria-orientation': name === 'right' ? 'horizontal' : name === 'bottom' ? 'vertical' : null,
    'aria-valuemin': limits.least, 'aria-valuemax': limits.most,
    title: `${title}: drag or use the arrow keys (with Shift, in steps of 10). Double-click to reset the size.`,
    'data-own-keys': '', ondblclick: ownSize, onkeydown: (event) => stepBy(event, sized),
  }, make('span', {}));
  let start = null;
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    element.focus({ preventScroll: true });
    element.setPointerCapture(event.pointerId);
    start = { ...wantedSize(), x: event.clientX, y: event.clientY };
    document.body.dataset.dragging = name;
  });
  const follow = (event) => {
    if (!start) return;
    const by = { x: (event.clientX - start.x) / stage.zoom, y: (event.clientY - start.y) / stage.zoom };
    resize(...sized(start, by));
  };
  element.addEventListener('pointermove', follow);
  // Move events arrive once per frame. Raw updates arrive immediately and allow an earlier request.
  element.addEventListener('pointerrawupdate', (event) => { if (!stage.picture.isAsking) follow(event); });
  const end = () => {
    if (!start) return;
    start = null;
    delete document.body.dataset.dragging;
    // Request the current frames of the views.
    refreshStage();
  };
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
  element.addEventListener('lostpointercapture', end);
  return element;
}

function stepBy(event, sized) {
  const step = event.shiftKey ? 10 : 1;
  const by = {
    ArrowLeft: { x: -step, y: 0 }, ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step }, ArrowDown: { x: 0, y: step },
  }[event.key];
  if (event.key === 'Escape') return event.currentTarget.blur();
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  resize(...sized(wantedSize(), by));
}

/** Updates the accessible values of the edges. */
export function renderEdges() {
  const size = wantedSize();
  for (const [name, value] of [['right', size.width], ['bottom', size.height]]) {
    const element = stage.parts.sheet.querySelector(`.edge.${name}`);
    element.setAttribute('aria-valuenow', String(Math.round(value)));
    element.setAttribute('aria-valuetext', `${number(value)} points`);
  }
}
