// Keyboard shortcuts.

import { move, show, state } from './model.js';
import { showVariants, switchAppearance } from './settings.js';
import { select, stage, zoomBy } from './stage.js';
import { dismiss, scroll } from './use.js';

const isAlone = () => Boolean(stage.parts);

/** Steps through the views. In use mode, the arrow keys scroll. */
function step(direction) {
  if (!isAlone()) return;
  if (state.mode === 'use') {
    const [dx, dy] = { up: [0, -40], down: [0, 40], left: [-40, 0], right: [40, 0] }[direction];
    const { size } = stage.picture.shown ?? {};
    if (size) scroll({ x: size.width / 2, y: size.height / 2 }, dx, dy);
    return;
  }
  select(stage.views.step(state.view, direction));
}

/** Leaves the innermost state: a question, a selection, the variants, or the preview. */
function goBack() {
  if (document.body.hasAttribute('data-settings')) return $('settings-button').click();
  if (state.mode === 'use' && isAlone() && dismiss()) return undefined;
  if (state.mode === 'use' && isAlone()) return show({ mode: 'inspect' });
  if (state.view && isAlone()) return select('');
  if (state.variants) return show({ variants: false });
  show({ preview: '' });
}

const keys = [
  { keys: ['ArrowUp'], name: '↑', does: 'container', run: () => step('up') },
  { keys: ['ArrowDown'], name: '↓', does: 'first subview', run: () => step('down') },
  { keys: ['ArrowLeft'], name: '←', does: 'previous sibling', run: () => step('left') },
  { keys: ['ArrowRight'], name: '→', does: 'next sibling', run: () => step('right') },
  { keys: ['j'], name: 'j', does: 'next preview', run: () => move(1) },
  { keys: ['k'], name: 'k', does: 'previous preview', run: () => move(-1) },
  { keys: ['g'], name: 'g', does: 'show all previews', run: () => show({ preview: '', variants: false }) },
  { keys: ['i'], name: 'i', does: 'switch between inspect and use', run: () => show({ mode: state.mode === 'inspect' ? 'use' : 'inspect' }) },
  { keys: ['v'], name: 'v', does: 'show all variants', run: showVariants },
  { keys: ['d'], name: 'd', does: 'switch between dark and light', run: switchAppearance },
  { keys: ['n'], name: 'n', does: 'switch between why and negotiation', run: () => show({ tab: state.tab === 'negotiation' ? 'explain' : 'negotiation' }) },
  { keys: ['+', '='], name: '+', does: 'zoom in', run: () => isAlone() && zoomBy(1) },
  { keys: ['-'], name: '−', does: 'zoom out', run: () => isAlone() && zoomBy(-1) },
  { keys: ['0'], name: '0', does: 'zoom to fit', run: () => show({ zoom: 0 }) },
  { keys: ['Escape'], name: 'Esc', does: 'go back', run: goBack },
  { keys: ['?'], name: '?', does: 'show this list', run: () => $('help').showModal() },
];

addKeys(keys, () => show({ preview: '', variants: false }));
