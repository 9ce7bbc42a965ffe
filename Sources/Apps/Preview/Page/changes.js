// The differences between two pictures of a preview, view by view.

import { state } from './model.js';
import { nameView, select } from './stage.js';

const size = ([, , width, height]) => `${number(width)} × ${number(height)}`;
const isOther = (a, b) => [0, 1, 2, 3].some((side) => Math.abs(a[side] - b[side]) > 0.01);
const isOtherSize = (a, b) => Math.abs(a[2] - b[2]) > 0.01 || Math.abs(a[3] - b[3]) > 0.01;
const place = ([x, y]) => `${number(x)}, ${number(y)}`;

/**
 * Returns the views that change size or are added or removed in `after`, the selected one first.
 * If `moves` is true, includes views that only move.
 */
export function changedViews(before, after, { moves = false } = {}) {
  const isShown = (view) => !view.isModifier;
  const known = new Map(after.entries.filter(isShown).map((view) => [view.id, view]));
  const changes = [];
  for (const entry of before.entries.filter(isShown)) {
    const other = known.get(entry.id);
    known.delete(entry.id);
    if (!other || other.type !== entry.type) changes.push({ entry, text: 'removed', isGone: true });
    else if (isOtherSize(entry.frame, other.frame)) changes.push({ entry: other, text: `${size(entry.frame)} → ${size(other.frame)}` });
    else if (moves && isOther(entry.frame, other.frame)) changes.push({ entry: other, text: `${place(entry.frame)} → ${place(other.frame)}` });
  }
  for (const entry of known.values()) changes.push({ entry, text: 'added' });
  return changes.sort((a, b) => (b.entry.path === state.view) - (a.entry.path === state.view));
}

/** Lists the changes. Clicking one selects its view. */
export function listChanges(changes) {
  return make('ul', { class: 'changes' }, changes.slice(0, 20).map(({ entry, text, isGone }) => make('li', { class: entry.path === state.view ? 'own' : '' },
    make('button', {
      class: 'link', onclick: () => !isGone && select(entry.path),
      onpointerenter: () => !isGone && nameView(entry.path), onpointerleave: () => nameView(''),
    }, make('span', { class: 'name' }, entry.name), entry.text && !entry.name.includes(entry.text) ? ` “${entry.text}” ` : ' ', make('span', { class: 'exchange' }, text)))));
}
