// One preview at full size: its picture, the hovered and selected views, and the zoom.

import { ask, priority, Superseded } from './connection.js';
import { addEdges } from './drag.js';
import { lines } from './lines.js';
import { chosenSettings, currentPreview, show, state, zooms } from './model.js';
import { Picture, pixelsFor } from './pictures.js';
import { renderRuler, resetRuler } from './ruler.js';
import { noticePicture } from './status.js';
import { addUse, closeUse, renderUse } from './use.js';
import { Views } from './views.js';

/** The state of the stage; `views` and `inspection` belong to the picture. */
export const stage = {
  picture: null, views: new Views(), inspection: null, zoom: 1, hovered: '', named: '', namedFrame: null, parts: null,
  /** The width of the scroller in screen pixels, cached because reading it forces a layout. */
  width: 0,
};
let inspecting = null;
/** The number of the newest inspection request; answers to older ones are ignored. */
let inspected = 0;
/** The selected view before a save, for finding it again in the new picture. */
let selection = null;
const listeners = [];

/** Calls `run` with `views` for a new picture, or with `inspection`. */
export function onStage(run) { listeners.push(run); }
const tell = (what) => { for (const run of listeners) run(what); };

/** Makes the elements of the stage for the current preview. */
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

/** Fits the picture again when the available space changes. */
const sizes = new ResizeObserver(() => {
  if (stage.parts) stage.width = stage.parts.scroller.clientWidth;
  if (stage.parts && !state.zoom && !document.body.hasAttribute('data-dragging')
    && Math.abs(fittingZoom(wantedSize()) - stage.zoom) > 0.001) refreshStage();
});

export function closeStage() {
  stage.picture?.close();
  closeUse();
  resetRuler();
  Object.assign(stage, { picture: null, views: new Views(), inspection: null, hovered: '', named: '', namedFrame: null, parts: null });
  selection = null;
}

/** Whether pictures follow in quick succession: during a drag or an animation. */
export function isMoving() {
  return document.body.hasAttribute('data-dragging') || Boolean(stage.picture?.isMoving);
}

/** Requests the picture with the current settings. */
export function refreshStage() {
  if (!stage.picture) return;
  const size = wantedSize();
  stage.zoom = state.zoom || fittingZoom(size);
  // During a drag, the frames of views are needed only for a selection.
  stage.picture.showsViews = Boolean(state.view) || !document.body.hasAttribute('data-dragging');
  stage.picture.show(chosenSettings(), { pixels: pixelsFor(size, stage.zoom) });
  place();
}

/** The number of restarts. Each gets its own place, whose picture starts in the initial state. */
let round = 0;

/** Resets the view to its initial state. */
export function startOver() {
  closeUse();
  stage.picture.place = `main ${++round}`;
  refreshStage();
}

/** The size in points: as chosen by the user, or that of the picture. */
export function wantedSize() {
  if (state.width > 0 && state.height > 0) return { width: state.width, height: state.height };
  const { shown } = stage.picture;
  const preview = currentPreview();
  return shown?.size ?? (preview?.width > 0 ? { width: preview.width, height: preview.height } : { width: 320, height: 200 });
}

/** The zoom that shows the entire picture. A tall picture fits the width only. */
function fittingZoom(size) {
  const { scroller } = stage.parts;
  // On small screens, the page scrolls.
  const height = matchMedia('(max-width: 960px)').matches ? innerHeight * 0.58 : scroller.clientHeight;
  const room = { width: scroller.clientWidth - 76, height: height - 106 };
  const [across, down] = [room.width / size.width, room.height / size.height];
  const isHigh = down < Math.min(1, across) * 0.5;
  const zoom = Math.min(1, across, isHigh ? across : down);
  return Math.max(zoom, 0.1);
}

export function zoomBy(step) {
  const next = nextZoom(zooms, stage.zoom, step);
  if (next) zoomTo(next);
}

/** Zooms while keeping the center of the visible area in place. */
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
    // The first picture of a view may have an unexpected size.
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
    // Pictures take precedence during a drag.
    inspecting = setTimeout(inspect, document.body.hasAttribute('data-dragging') ? 150 : 0);
  }
}

/** Sizes the picture and everything over it. */
export function place() {
  const { plane, element } = stage.parts;
  const { shown } = stage.picture;
  const size = wantedSize();
  element.style.setProperty('--width', `${size.width * stage.zoom}px`);
  element.style.setProperty('--height', `${size.height * stage.zoom}px`);
  if (shown) {
    // The last pixels of a picture may be partly outside of the canvas, where the paper hides them.
    const { naturalWidth, naturalHeight, style } = shown.image;
    style.width = `${naturalWidth / shown.scale * stage.zoom}px`;
    style.height = `${naturalHeight / shown.scale * stage.zoom}px`;
    plane.classList.toggle('crisp', devicePixelRatio * stage.zoom / shown.scale >= 2);
  }
  draw();
  renderUse();
  renderRuler();
}

/** Redraws the lines. */
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

/** Outlines the view that a sentence or a row refers to, or a part of it with a frame of its own. */
export function nameView(path, frame = null) {
  if (stage.named === path && stage.namedFrame === frame) return;
  Object.assign(stage, { named: path, namedFrame: frame });
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

/** Scrolls to the selected view. */
export function reveal() {
  const frame = stage.views.entry(state.view)?.frame;
  if (!frame) return;
  const { scroller, plane } = stage.parts;
  const [x, y, width, height] = frame.map((value) => value * stage.zoom);
  const [left, top] = [plane.offsetLeft + x, plane.offsetTop + y];
  if (top < scroller.scrollTop + 30 || top + height > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = top - 60;
  if (left < scroller.scrollLeft || left + width > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = left - 30;
}


/** Requests the inspection of the selected view. */
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

/** The style that places an element over the frame of a view. */
export function frameStyle([x, y, width, height]) {
  return [['left', x], ['top', y], ['width', width], ['height', height]]
    .map(([side, value]) => `${side}:${value * stage.zoom}px`).join(';');
}

/** Converts a point on the screen to points of the canvas. */
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

/** Outlines and labels the view under the pointer. */
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
