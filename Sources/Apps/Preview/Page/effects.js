// Modifiers that are switched off to see what they do.

import { changedViews, listChanges } from './changes.js';
import { show, state } from './model.js';
import { onStage, stage } from './stage.js';

/** The views while nothing was switched off. */
let whole = { preview: '', views: null };

onStage((what) => {
  if (what === 'views' && !state.off) whole = { preview: state.preview, views: stage.views };
});

const paths = () => state.off.split(',').filter(Boolean);
const isOff = (path) => stage.picture?.shown?.off.includes(path) ?? false;

function toggle(path) {
  const others = paths().filter((other) => other !== path);
  // Where another one that is off has moved it, there is no telling which it was.
  const off = !isOff(path) ? [...paths(), path] : others.length < paths().length ? others : [];
  show({ off: off.join(',') });
}

/** The switch beside a modifier, or a container with an alignment of its own; nothing for others. */
export function effectSwitch(step) {
  const off = isOff(step.path);
  if (!off && !step.hasEffect) return '';
  const what = step.isModifier ? step.name : `Alignment of ${step.name}`;
  return make('button', {
    class: 'effect', role: 'switch', 'aria-checked': String(!off), 'aria-label': what, 'data-effect': step.path,
    title: off ? `Switch ${what} on again` : `Switch ${what} off, to see what it does`,
    onclick: (event) => {
      event.stopPropagation();
      toggle(step.path);
    },
  });
}

/** What is switched off, and what that changes; nothing where all is on. */
export function effectsSection() {
  const off = stage.picture?.shown?.off ?? [];
  if (!state.off || off.length === 0) return '';
  const names = off.map((path) => stage.views.entry(path)).filter(Boolean)
    .map((entry) => (entry.isModifier ? `.${entry.type}` : `the alignment of ${entry.name}`));
  const changes = whole.preview === state.preview && whole.views ? changedViews(whole.views, stage.views, { moves: true }) : null;
  return make('section', { class: 'effects' },
    make('h3', {}, `Without ${names.join(' and ')}`),
    changes && make('p', {}, changes.length === 0 ? 'Every view has the size and place that it has with it.'
      : `${changes.length} ${changes.length === 1 ? 'view changes' : 'views change'}:`) || '',
    changes && listChanges(changes) || '',
    make('button', { id: 'all-on', onclick: () => show({ off: '' }) }, 'Switch on again'));
}
