// The views of the picture as a tree, which opens at the selected view.

import { isMoving, nameView, onStage, reveal, select, stage } from './stage.js';
import { onChange, state } from './model.js';
import { renderTree, revealRow } from './tree.js';

/** The paths of expanded rows. */
const open = new Set();
/** The paths of all rows seen so far. A known row that is not open was collapsed by the user. */
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
  if (!root) return tree.replaceChildren(make('p', { class: 'empty' }, 'No views yet.'));
  openTo(state.view);
  renderTree(tree, {
    name: 'Views', roots: [rowOf(root)], open, selected: stage.views.row(state.view)?.entry.path, label,
    choose: (row) => select(row.id), point: (row) => nameView(row?.id ?? ''),
  });
}

/** Expands the first levels, also of views that appear later, such as a sheet, and the path to the selection. */
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
  const declared = stage.views.declared(row).map((view) => view.name).join(' › ');
  return [
    declared && make('span', { class: 'name declared' }, declared),
    make('span', { class: `name${entry.isModifier || declared ? ' modifier' : ''}` }, entry.name),
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
  // Skip updates while the picture moves. Another event follows when it rests.
  if (what === 'views' && !isMoving()) renderOutline();
});
onChange((changed) => {
  if (!changed.has('view') || !stage.parts) return;
  renderOutline();
  scrollToSelected();
  reveal();
});
