// The page's state, mirrored in the address, so that every view of the page has a link.

const report = JSON.parse(document.getElementById('data').textContent);

const modes = [
  { name: 'side', title: 'Side by side' },
  { name: 'swipe', title: 'Swipe' },
  { name: 'onion', title: 'Onion skin' },
  { name: 'blink', title: 'Blink' },
  { name: 'difference', title: 'Difference' },
  { name: 'baselines', title: 'Baselines' },
];
const zooms = [0.5, 1, 2, 4, 8, 16, 32];
const initial = {
  scene: '', mode: 'side', zoom: 0, grid: true, regions: true, view: '', line: '', filter: '',
  verdict: '',
};
const state = { ...initial };

/** The modes available for an entry. */
function modesOf(entry) {
  if (!entry.reference) return [];
  return modes.filter((mode) => mode.name !== 'baselines' || entry.baselines.length > 0);
}

function currentEntry() { return report.entries.find((entry) => entry.id === state.scene); }

/** The entries that match the filter. */
function shownEntries() {
  const words = state.filter.toLowerCase().split(/\s+/).filter(Boolean);
  return report.entries.filter((entry) => {
    const text = entry.id.toLowerCase() + ' ' + headline(entry).toLowerCase();
    return (!state.verdict || entry.verdict === state.verdict)
      && words.every((word) => text.includes(word));
  });
}

/** Describes the change of a view that caused others. */
function causeOf(change) { return `${change.name}: ${change.cause}`; }

/** A one-sentence summary for lists. */
function headline(entry) {
  const cause = entry.changes.find((change) => change.cause);
  if (cause) return causeOf(cause);
  return entry.changes.length > 0 ? entry.changes[0].sentence : entry.sentences[0] ?? '';
}

/** The size in pixels, from the header of the PNG file. */
function pixelSize(url) {
  const header = atob(url.slice(url.indexOf(',') + 1, url.indexOf(',') + 33));
  const at = (start) => [0, 1, 2, 3].reduce((sum, i) => sum * 256 + header.charCodeAt(start + i), 0);
  return { width: at(16), height: at(20) };
}

/** The size in points that covers both pictures. */
function canvasSize(entry) {
  const sizes = [entry.reference, entry.actual].filter(Boolean).map(pixelSize);
  return {
    width: Math.max(...sizes.map((size) => size.width)) / entry.scale,
    height: Math.max(...sizes.map((size) => size.height)) / entry.scale,
  };
}

/** Reads the state from the address. */
function readHash() {
  Object.assign(state, addressState(initial));
  if (!modes.some((mode) => mode.name === state.mode)) state.mode = initial.mode;
  if (state.zoom && !zooms.includes(state.zoom)) state.zoom = initial.zoom;
  if (state.scene && !currentEntry()) state.scene = '';
}

/** Writes the state to the address, omitting default values. */
function writeHash() { history.replaceState(null, '', addressOf(state, initial)); }

/** Changes the state and renders it. */
function show(changes) {
  const isOther = 'scene' in changes && changes.scene !== state.scene;
  if (isOther) Object.assign(state, { view: '', line: '', zoom: 0 });
  Object.assign(state, changes);
  writeHash();
  render(isOther || 'filter' in changes || 'verdict' in changes);
  if (isOther) scrollTo(0, 0);
}
