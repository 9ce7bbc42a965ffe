// Keyboard shortcuts and page setup.

const keys = [
  { keys: ['j'], name: 'j', does: 'next picture', run: () => move(1) },
  { keys: ['k'], name: 'k', does: 'previous picture', run: () => move(-1) },
  ...modes.map((mode, index) => ({
    keys: [String(index + 1)], name: String(index + 1), does: mode.title.toLowerCase(),
    run: () => show({ mode: mode.name }),
  })),
  { keys: ['+', '='], name: '+', does: 'zoom in', run: () => currentEntry() && zoomBy(1) },
  { keys: ['-'], name: '−', does: 'zoom out', run: () => currentEntry() && zoomBy(-1) },
  { keys: ['0'], name: '0', does: 'fit the window', run: () => show({ zoom: 0 }) },
  {
    keys: ['b'], name: 'b', does: 'toggle baselines',
    run: () => show({ mode: state.mode === 'baselines' ? 'side' : 'baselines' }),
  },
  { keys: ['g'], name: 'g', does: 'toggle the pixel grid (when zoomed in)', run: () => show({ grid: !state.grid }) },
  { keys: ['r'], name: 'r', does: 'toggle differing regions', run: () => show({ regions: !state.regions }) },
  { keys: ['p'], name: 'p', does: 'pause blinking', run: pauseBlinking },
  { keys: ['c'], name: 'c', does: 'copy the accept command', run: () => $('copy')?.click() },
  { keys: ['/'], name: '/', does: 'filter', run: () => $('filter').focus() },
  { keys: ['o', 'Escape'], name: 'o', does: 'overview', run: () => show({ scene: '' }) },
  { keys: ['?'], name: '?', does: 'this list', run: () => $('help').showModal() },
];

function pauseBlinking() {
  const stage = $('stage');
  if (!stage) return;
  if (stage.dataset.paused) delete stage.dataset.paused;
  else stage.dataset.paused = 'yes';
}

addKeys(keys, () => show({ scene: '' }));
$('filter').addEventListener('input', () => show({ filter: $('filter').value }));
addEventListener('hashchange', () => { readHash(); render(); });
addEventListener('resize', renderStage);

readHash();
// Open a single picture directly.
if (!state.scene && report.entries.length === 1 && !location.hash) state.scene = report.entries[0].id;
render();
