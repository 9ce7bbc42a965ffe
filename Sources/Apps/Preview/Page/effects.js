// Modifiers that are switched off to show their effect.

import { changedViews, listChanges } from './changes.js';
import { show, state } from './model.js';
import { onStage, stage } from './stage.js';

/** The views before any modifier was switched off. */
let whole = { preview: '', views: null };

onStage((what) => {
  if (what === 'views' && !state.off) whole = { preview: state.preview, views: stage.views };
});

const paths = () => state.off.split(',').filter(Boolean);
const isOff = (path) => stage.picture?.shown?.off.includes(path) ?? false;

function toggle(path) {
  const others = paths().filter((other) => other !== path);
  // If another switched-off modifier has moved this one, its original path is unknown; turn all on.
  const off = !isOff(path) ? [...paths(), path] : others.length < paths().length ? others : [];
  show({ off: off.join(',') });
}

/** A switch for a modifier or for a container with an alignment; empty for other views. */
export function effectSwitch(step) {
  const off = isOff(step.path);
  if (!off && !step.hasEffect) return '';
  const what = step.isModifier ? step.name : `Alignment of ${step.name}`;
  return make('button', {
    class: 'effect', role: 'switch', 'aria-checked': String(!off), 'aria-label': what, 'data-effect': step.path,
    title: off ? `Turn ${what} back on` : `Turn ${what} off to see its effect`,
    onclick: (event) => {
      event.stopPropagation();
      toggle(step.path);
    },
  });
}

/** Lists the switched-off modifiers and the resulting changes; empty if all are on. */
export function effectsSection() {
  const off = stage.picture?.shown?.off ?? [];
  if (!state.off || off.length === 0) return '';
  const names = off.map((path) => stage.views.entry(path)).filter(Boolean)
    .map((entry) => (entry.isModifier ? `.${entry.type}` : `the alignment of ${entry.name}`));
  const changes = whole.preview === state.preview && whole.views ? changedViews(whole.views, stage.views, { moves: true }) : null;
  return make('section', { class: 'effects' },
    make('h3', {}, `Without ${names.join(' and ')}`),
    changes && make('p', {}, changes.length === 0 ? 'No view changes its size or position.'
      : `${changes.length} ${changes.length === 1 ? 'view changes' : 'views change'}:`) || '',
    changes && listChanges(changes) || '',
    make('button', { id: 'all-on', onclick: () => show({ off: '' }) }, 'Turn back on'));
}
