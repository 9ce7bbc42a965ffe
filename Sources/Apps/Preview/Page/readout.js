// What a screen reader says about the picture, in its order. Pointing at an element marks it, and
// the arrow keys walk through the elements.

import { onChange, state } from './model.js';
import { isMoving, nameView, onStage, select, stage } from './stage.js';
import { renderTree, revealRow } from './tree.js';

let list = null;

export function makeReadOut() {
  list = make('div', { class: 'tree read-out' });
  list.addEventListener('focusin', ({ target }) => mark(elements().find(({ number }) => String(number) === target.dataset.row)));
  list.addEventListener('focusout', () => mark(null));
  return list;
}

/** The elements in reading order. */
const elements = () => stage.views.entries.flatMap(({ path, speech }) => (speech ?? []).map((said) => ({ ...said, path })))
  .sort((a, b) => a.number - b.number);

const mark = (element) => nameView(element?.path ?? '', element?.frame);

/** The elements of the selected view, or those of the nearest view around it. */
function selected(said) {
  const around = said.filter(({ path }) => path === state.view || state.view.startsWith(`${path}.`));
  const longest = Math.max(...around.map(({ path }) => path.length));
  return new Set(around.filter(({ path }) => path.length === longest).map(({ number: id }) => id));
}

export function renderReadOut() {
  if (!list?.isConnected) return;
  const said = elements();
  if (said.length === 0) return list.replaceChildren(make('p', { class: 'empty' }, 'A screen reader finds nothing.'));
  renderTree(list, {
    name: 'Read out', open: new Set(),
    roots: said.map((element) => ({ id: element.number, element, children: [] })), selected: selected(said),
    label: ({ element }) => [make('span', { class: 'size' }, `${element.number}`), make('span', { class: 'said' }, element.text)],
    choose: (row) => select(row.element.path), point: (row) => mark(row?.element),
  });
}

onStage((what) => {
  // Skip updates while the picture moves. Another event follows when it rests.
  if (what === 'views' && !isMoving()) renderReadOut();
});
onChange((changed) => {
  if (!changed.has('view') || !stage.parts) return;
  renderReadOut();
  if (list) revealRow(list, list.querySelector('[aria-selected="true"]'));
});
