// The views of the picture as a tree, which opens at the selected one.

import { isMoving, nameView, onStage, reveal, select, stage } from './stage.js';
import { onChange, state } from './model.js';
import { renderTree, revealRow } from './tree.js';

/** Paths of the rows that are open. */
const open = new Set();
/** Paths of the rows that were there: what is closed is what a person closed. */
const known = new Set();
let tree = null;

export function makeOutline() {
  open.clear();
  known.clear();
  tree = make('div', { class: 'tree' });
  return tree;
}

function rowOf(row) {
  return { id: row.entry.path, row, get children() { return row.children.map(rowOf); } };
}

export function renderOutline() {
  if (!tree?.isConnected) return;
  const { root } = stage.views;
  if (!root) return tree.replaceChildren(make('p', { class: 'empty' }, 'The views of the picture, when there is one.'));
  openTo(state.view);
  renderTree(tree, {
    name: 'Views', roots: [rowOf(root)], open, selected: stage.views.row(state.view)?.entry.path, label,
    choose: (row) => select(row.id), point: (row) => nameView(row?.id ?? ''),
  });
}

/** A few levels are open at first, also of what comes later, such as a sheet; and those around what is selected. */
function openTo(path) {
  const visit = ({ entry, children }, level) => {
    if (!known.has(entry.path)) open.add(entry.path);
    known.add(entry.path);
    if (level < 4) for (const child of children) visit(child, level + 1);
  };
  visit(stage.views.root, 0);
  for (let row = stage.views.row(path)?.parent; row; row = row.parent) open.add(row.entry.path);
}

function label({ row }) {
  const { entry, modifiers } = row;
  return [
    make('span', { class: `name${entry.isModifier ? ' modifier' : ''}` }, entry.name),
    entry.text && !entry.name.includes(entry.text) && make('span', { class: 'text' }, `“${entry.text}”`),
    modifiers.length > 0 && make('span', { class: 'modifiers' }, modifiers.map((modifier) => `.${plainName(modifier)}`).join(' ')),
    make('span', { class: 'size' }, `${number(entry.frame[2])} × ${number(entry.frame[3])}`),
  ];
}

const plainName = (entry) => entry.name.replace(/^\./, '');

function scrollToSelected() {
  if (tree) revealRow(tree, tree.querySelector('[aria-selected="true"]'));
}

onStage((what) => {
  // While the picture moves, rows that nobody reads would only slow it down; when it rests, it is told again.
  if (what === 'views' && !isMoving()) renderOutline();
});
onChange((changed) => {
  if (!changed.has('view') || !stage.parts) return;
  renderOutline();
  scrollToSelected();
  reveal();
});
