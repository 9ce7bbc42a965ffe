// What is shown. The address holds the same, so that every state of the page can be linked to.

export const initial = {
  preview: '', mode: 'inspect', view: '', zoom: 0, variants: false, tab: 'explain',
  device: '', appearance: '', direction: '', type: '', locale: '', scale: 0, width: 0, height: 0, off: '',
};
export const state = { ...initial };
/** What the server has. */
export const files = { previews: [], devices: [], typeSizes: [], isKnown: false };

/** What is said in the place of previews while none is known. */
export const waiting = () => (document.body.hasAttribute('data-failed')
  ? 'The files do not compile. Their previews are shown when they do.' : 'The previews are being compiled.');

export const modes = ['inspect', 'use'];
export const tabs = ['explain', 'negotiation', 'views'];
export const zooms = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8];
/** What belongs to one preview, and is forgotten with it. */
const own = ['view', 'zoom', 'width', 'height', 'off'];

const listeners = [];

/** Calls `run` with the names of what has changed. */
export function onChange(run) { listeners.push(run); }

export function currentPreview() { return files.previews.find((preview) => preview.id === state.preview); }

/** Changes what is shown. */
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

/** Shows what the address says. */
export function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  const changes = {};
  for (const [name, standard] of Object.entries(initial)) {
    const value = values.get(name);
    if (value == null) changes[name] = standard;
    else if (typeof standard === 'boolean') changes[name] = value === '1';
    else if (typeof standard === 'number') changes[name] = Math.max(0, Number(value)) || standard;
    else changes[name] = value;
  }
  if (!modes.includes(changes.mode)) changes.mode = initial.mode;
  if (!tabs.includes(changes.tab)) changes.tab = initial.tab;
  changes.zoom = Math.min(changes.zoom, zooms.at(-1));
  show(changes);
}

let writing = null;

/** Another preview is a step that goes back. What follows the mouse is written when it rests. */
function writeAddress(changed) {
  clearTimeout(writing);
  const isStep = changed.has('preview') || changed.has('variants');
  if (!isStep && document.body.hasAttribute('data-dragging')) writing = setTimeout(write, 150, false);
  else write(isStep);
}

/** Only what is not as at the beginning. */
function write(isStep) {
  const values = new URLSearchParams();
  for (const [name, standard] of Object.entries(initial)) {
    const value = state[name];
    if (value === standard) continue;
    values.set(name, typeof value === 'boolean' ? '1'
      : typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value);
  }
  const hash = '#' + values.toString().replaceAll('%2F', '/').replaceAll('%40', '@');
  if (hash === (location.hash || '#')) return;
  if (isStep) history.pushState(null, '', hash);
  else history.replaceState(null, '', hash);
}

/** What pictures are asked for with: what a person chose, else what the preview says itself. */
export function chosenSettings(other = {}) {
  const chosen = { ...state, ...other };
  const settings = {
    device: chosen.device, appearance: chosen.appearance, direction: chosen.direction,
    typeSize: chosen.type, locale: chosen.locale, scale: chosen.scale,
  };
  if (chosen.width > 0 && chosen.height > 0) {
    settings.size = { width: chosen.width, height: chosen.height };
  }
  if (chosen.off) settings.off = chosen.off.split(',');
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value));
}

/** The part of the settings that cards follow too. */
export function sharedSettings(other = {}) { return chosenSettings({ width: 0, height: 0, off: '', ...other }); }

/** To the next or the previous preview. */
export function move(offset) {
  const place = files.previews.findIndex((preview) => preview.id === state.preview);
  const next = place < 0
    ? files.previews.at(offset > 0 ? 0 : -1) : files.previews[place + offset];
  if (next) show({ preview: next.id });
}
