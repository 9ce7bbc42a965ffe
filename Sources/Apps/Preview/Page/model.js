// The state of the page. The address contains it as well, so that every state can be linked to.

export const initial = {
  preview: '', mode: 'inspect', view: '', zoom: 0, variants: false, tab: 'explain',
  device: '', appearance: '', direction: '', type: '', locale: '', theme: '', scale: 0, width: 0, height: 0, off: '',
};
export const state = { ...initial };
/** The list that the server sent. */
export const files = { previews: [], devices: [], typeSizes: [], themes: [], isKnown: false };

/** The text shown before any preview is known. */
export const waiting = () => (document.body.hasAttribute('data-failed')
  ? 'The files do not compile. Their previews appear once they do.' : 'Compiling the previews…');

export const modes = ['inspect', 'use'];
export const tabs = ['explain', 'negotiation', 'views'];
export const zooms = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8];
/** The state that belongs to one preview and is reset with it. */
const own = ['view', 'zoom', 'width', 'height', 'off'];

const listeners = [];

/** Calls `run` with the names of changed properties. */
export function onChange(run) { listeners.push(run); }

export function currentPreview() { return files.previews.find((preview) => preview.id === state.preview); }

/** Changes the state. */
export function show(changes) {
  const next = { ...state };
  if ('preview' in changes && changes.preview !== state.preview) {
    for (const name of own) next[name] = initial[name];
  }
  Object.assign(next, changes);
  const changed = new Set(Object.keys(initial).filter((name) => next[name] !== state[name]));
  if (changed.size === 0) return;
  Object.assign(state, next);
  writeAddress(changed);
  for (const run of listeners) run(changed);
}

/** Applies the state in the address. */
export function readAddress() {
  const changes = addressState(initial);
  if (!modes.includes(changes.mode)) changes.mode = initial.mode;
  if (!tabs.includes(changes.tab)) changes.tab = initial.tab;
  changes.zoom = Math.min(changes.zoom, zooms.at(-1));
  show(changes);
}

let writing = null;

/** Adds a history entry for another preview. Delays changes that follow the mouse until it rests. */
function writeAddress(changed) {
  clearTimeout(writing);
  const isStep = changed.has('preview') || changed.has('variants');
  if (!isStep && document.body.hasAttribute('data-dragging')) writing = setTimeout(write, 150, false);
  else write(isStep);
}

function write(isStep) {
  const hash = addressOf(state, initial);
  if (hash === (location.hash || '#')) return;
  if (isStep) history.pushState(null, '', hash);
  else history.replaceState(null, '', hash);
}

/** The settings of requests: the user's choices override those of the preview. */
export function chosenSettings(other = {}) {
  const chosen = { ...state, ...other };
  const settings = {
    device: chosen.device, appearance: chosen.appearance, direction: chosen.direction,
    typeSize: chosen.type, locale: chosen.locale, theme: chosen.theme, scale: chosen.scale,
  };
  if (chosen.width > 0 && chosen.height > 0) {
    settings.size = { width: chosen.width, height: chosen.height };
  }
  if (chosen.off) settings.off = chosen.off.split(',');
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value));
}

/** The settings that also apply to cards. */
export function sharedSettings(other = {}) { return chosenSettings({ width: 0, height: 0, off: '', ...other }); }

/** Moves to the next or previous preview. */
export function move(offset) {
  const place = files.previews.findIndex((preview) => preview.id === state.preview);
  const next = neighbour(files.previews, place, offset);
  if (next) show({ preview: next.id });
}
