// One preview at full size: its picture, what is pointed at and selected, and zoom.

import { ask, priority, Superseded } from './connection.js';
import { addEdges } from './drag.js';
import { lines } from './lines.js';
import { chosenSettings, currentPreview, show, state, zooms } from './model.js';
import { Picture, pixelsFor } from './pictures.js';
import { renderRuler, resetRuler } from './ruler.js';
import { noticePicture } from './status.js';
import { addUse, closeUse, renderUse } from './use.js';
import { Views } from './views.js';

/** What the stage shows; `views` and `inspection` are of the picture. */
export const stage = {
  picture: null, views: new Views(), inspection: null, zoom: 1, hovered: '', named: '', parts: null,
  /** Of what scrolls, in pixels of the screen: asking for it while styles change would be slow. */
  width: 0,
};
let inspecting = null;
/** Requests about selected views; only the newest is shown. */
let inspected = 0;
/** The selected view as it was, so that it is found again after a save. */
let selection = null;
const listeners = [];

/** Calls `run` with `views` for a new picture, or `inspection`. */
export function onStage(run) { listeners.push(run); }
const tell = (what) => { for (const run of listeners) run(what); };

/** Makes the parts of the stage for the current preview. */
export function makeStage() {
  closeStage();
  const preview = currentPreview();
  const plane = make('div', {
    class: 'plane', tabindex: 0, role: 'application', 'aria-roledescription': 'preview', 'aria-label': preview.title,
  }, make('div', { class: 'paper' }));
  const sheet = make('div', { class: 'sheet' }, make('div', { class: 'ruler', role: 'group', 'aria-label': 'Ruler' }), plane);
  const scroller = make('div', { class: 'scroller' }, sheet);
  const label = make('div', { id: 'pointed', 'aria-hidden': 'true' });
  const element = make('section', { id: 'stage', 'aria-label': 'Picture' }, scroller, label);
  stage.parts = { element, scroller, sheet, plane, label, ruler: sheet.firstChild };
  stage.picture = new Picture(preview.id, round > 0 ? `main ${round}` : 'main', { rank: priority.stage, showsViews: true, changed });
  sizes.disconnect();
  sizes.observe(scroller);
  addEdges(sheet);
  addPointing(plane);
  addUse(plane);
  return element;
}

/** Fits the picture again where it has other space. */
const sizes = new ResizeObserver(() => {
  if (stage.parts) stage.width = stage.parts.scroller.clientWidth;
  if (stage.parts && !state.zoom && !document.body.hasAttribute('data-dragging')
    && Math.abs(fittingZoom(wantedSize()) - stage.zoom) > 0.001) refreshStage();
});

export function closeStage() {
  stage.picture?.close();
  closeUse();
  resetRuler();
  Object.assign(stage, { picture: null, views: new Views(), inspection: null, hovered: '', named: '', parts: null });
  selection = null;
}

/** Whether pictures follow each other: an edge is dragged, or a change of the view is played. */
export function isMoving() {
  return document.body.hasAttribute('data-dragging') || Boolean(stage.picture?.isMoving);
}

/** Asks for the picture as it is to be now. */
export function refreshStage() {
  if (!stage.picture) return;
  const size = wantedSize();
  stage.zoom = state.zoom || fittingZoom(size);
  // While an edge is dragged, nobody looks where views are unless one is selected.
  stage.picture.showsViews = Boolean(state.view) || !document.body.hasAttribute('data-dragging');
  stage.picture.show(chosenSettings(), { pixels: pixelsFor(size, stage.zoom) });
  place();
}

/** How often pictures were started over: the one at another place is in its first state. */
let round = 0;

/** Shows the view as if nothing had been done with it. */
export function startOver() {
  closeUse();
  stage.picture.place = `main ${++round}`;
  refreshStage();
}

/** In points: as the person chose it, else as the picture was. */
export function wantedSize() {
  if (state.width > 0 && state.height > 0) return { width: state.width, height: state.height };
  const { shown } = stage.picture;
  const preview = currentPreview();
  return shown?.size ?? (preview?.width > 0 ? { width: preview.width, height: preview.height } : { width: 320, height: 200 });
}

/** Screen pixels for each point, so that the picture is seen whole; a high one fits across. */
function fittingZoom(size) {
  const { scroller } = stage.parts;
  // On small screens the page is as long as it needs to be.
  const height = matchMedia('(max-width: 860px)').matches ? innerHeight * 0.58 : scroller.clientHeight;
  const room = { width: scroller.clientWidth - 76, height: height - 106 };
  const [across, down] = [room.width / size.width, room.height / size.height];
  const isHigh = down < Math.min(1, across) * 0.5;
  const zoom = Math.min(1, across, isHigh ? across : down);
  return Math.max(zoom, 0.1);
}

export function zoomBy(step) {
  const next = step > 0 ? zooms.find((zoom) => zoom > stage.zoom * 1.001) : zooms.findLast((zoom) => zoom < stage.zoom * 0.999);
  if (next) zoomTo(next);
}

/** The point in the middle of what is seen stays there. */
export function zoomTo(zoom) {
  const { scroller } = stage.parts;
  const middle = ['Left', 'Top'].map((side, index) => (
    (scroller[`scroll${side}`] + scroller[index ? 'clientHeight' : 'clientWidth'] / 2) / stage.zoom));
  show({ zoom });
  scroller.scrollLeft = middle[0] * stage.zoom - scroller.clientWidth / 2;
  scroller.scrollTop = middle[1] * stage.zoom - scroller.clientHeight / 2;
}

function changed(picture, answer) {
  const { plane } = stage.parts;
  plane.toggleAttribute('data-failed', Boolean(picture.error));
  if (answer) {
    // The first picture of a view that is as large as it wants to be.
    const isOther = stage.zoom !== (state.zoom || fittingZoom(wantedSize()));
    if (stage.views.entries !== picture.shown.views) stage.views = new Views(picture.shown.views);
    if (selection && selection.path === state.view) {
      const path = stage.views.find(selection);
      if (path !== state.view) show({ view: path });
    }
    selection = stage.views.entry(state.view) ?? selection;
    picture.shown.image.alt = '';
    picture.shown.image.draggable = false;
    plane.firstChild.replaceChildren(picture.shown.image);
    noticePicture();
    if (isOther && !document.body.hasAttribute('data-dragging')) refreshStage();
  }
  place();
  tell('views');
  if (state.view && !picture.isMoving) {
    clearTimeout(inspecting);
    // Pictures come first while an edge is dragged.
    inspecting = setTimeout(inspect, document.body.hasAttribute('data-dragging') ? 150 : 0);
  }
}

/** Sizes the picture, and what is over it. */
export function place() {
  const { plane, element } = stage.parts;
  const { shown } = stage.picture;
  const size = wantedSize();
  element.style.setProperty('--width', `${size.width * stage.zoom}px`);
  element.style.setProperty('--height', `${size.height * stage.zoom}px`);
  if (shown) {
    for (const [name, value] of [['width', shown.size.width], ['height', shown.size.height]]) {
      shown.image.style[name] = `${value * stage.zoom}px`;
    }
    plane.classList.toggle('crisp', devicePixelRatio * stage.zoom / shown.scale >= 2);
  }
  draw();
  renderUse();
  renderRuler();
}

/** Draws the lines anew. */
export function draw() {
  if (!stage.parts) return;
  const { plane } = stage.parts;
  const size = stage.picture.shown?.size;
  plane.querySelector('svg.lines')?.remove();
  const isInspecting = state.mode === 'inspect';
  const [hovered, selected] = isInspecting ? [stage.hovered, state.view] : ['', ''];
  if (!size || !hovered && !selected && !stage.named) return;
  const drawing = lines({ ...stage, size, room: stage.width - 38 - size.width * stage.zoom, hovered, selected });
  drawing.style.width = `${size.width * stage.zoom}px`;
  drawing.style.height = `${size.height * stage.zoom}px`;
  plane.append(drawing);
}

/** Outlines the view that a sentence or a row is about. */
export function nameView(path) {
  if (stage.named === path) return;
  stage.named = path;
  draw();
}

export function select(path) {
  selection = stage.views.entry(path) ?? null;
  stage.hovered = path;
  stage.parts.label.replaceChildren();
  stage.inspection = null;
  show({ view: path });
  if (selection) $('spoken').textContent = spoken(selection);
}

const spoken = ({ name, text, frame }) => (
  `${name}${text && !name.includes(text) ? ` “${text}”` : ''}, ${number(frame[2])} by ${number(frame[3])} at ${number(frame[0])}, ${number(frame[1])}`);

/** Brings the selected view into sight. */
export function reveal() {
  const frame = stage.views.entry(state.view)?.frame;
  if (!frame) return;
  const { scroller, plane } = stage.parts;
  const [x, y, width, height] = frame.map((value) => value * stage.zoom);
  const [left, top] = [plane.offsetLeft + x, plane.offsetTop + y];
  if (top < scroller.scrollTop + 30 || top + height > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = top - 60;
  if (left < scroller.scrollLeft || left + width > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = left - 30;
}


/** Asks what is known of the selected view. */
export async function inspect() {
  const number = ++inspected;
  const { picture } = stage;
  if (!state.view || !picture) {
    stage.inspection = null;
    return tell('inspection');
  }
  try {
    const answer = await ask(picture.message('inspect', { path: state.view }), priority.look);
    if (number !== inspected || picture !== stage.picture) return;
    stage.inspection = answer.inspection;
  } catch (error) {
    if (error instanceof Superseded || number !== inspected) return;
    stage.inspection = { error };
  }
  draw();
  tell('inspection');
}

/** Where something over the picture is that has the frame of a view. */
export function frameStyle([x, y, width, height]) {
  return [['left', x], ['top', y], ['width', width], ['height', height]]
    .map(([side, value]) => `${side}:${value * stage.zoom}px`).join(';');
}

/** A point of the screen in points of the canvas. */
export function pointOf(event) {
  const box = stage.parts.plane.getBoundingClientRect();
  return { x: (event.clientX - box.left) / stage.zoom, y: (event.clientY - box.top) / stage.zoom };
}

function addPointing(plane) {
  plane.addEventListener('pointermove', (event) => {
    if (state.mode !== 'inspect' || event.pointerType === 'touch') return;
    point(stage.views.at(pointOf(event))?.path ?? '', event);
  });
  plane.addEventListener('pointerleave', () => point('', null));
  plane.addEventListener('click', (event) => {
    if (state.mode !== 'inspect') return;
    select(stage.views.at(pointOf(event))?.path ?? '');
  });
}

/** Outlines the view under the pointer and says what it is. */
export function point(path, event) {
  const { label, element } = stage.parts;
  const entry = path && stage.views.entry(path);
  if (path !== stage.hovered) {
    stage.hovered = path;
    draw();
    label.replaceChildren(...entry && path !== state.view ? [
      make('strong', {}, entry.name), ` ${number(entry.frame[2])} × ${number(entry.frame[3])}`] : []);
  }
  label.hidden = !entry;
  if (!entry || !event) return;
  const box = element.getBoundingClientRect();
  const x = Math.min(event.clientX - box.left + 14, box.width - label.offsetWidth - 8);
  const y = event.clientY - box.top + 18;
  label.style.transform = `translate(${Math.max(8, x)}px, ${y + label.offsetHeight > box.height ? y - 54 : y}px)`;
}
