// All proposals and responses as a tree, which opens at the selected view.

import { ask, priority, Superseded } from './connection.js';
import { state } from './model.js';
import { nameView, select, stage } from './stage.js';
import { renderTree, revealRow } from './tree.js';

let panel = null;
let tree = null;
let roots = [];
/** The picture whose trace the tree shows. */
let source = null;
let asked = null;
const open = new Set();
/** The rows of the selected view, and the index of the current one. */
let matches = [];
let position = 0;
let openedFor = '';

export function makeNegotiation() {
  tree = make('div', { class: 'tree' });
  panel = make('div', { id: 'negotiation', role: 'tabpanel', 'aria-labelledby': 'tab-negotiation', hidden: '' },
    make('div', { class: 'matches' }), tree);
  [source, asked, roots] = [null, null, []];
  return panel;
}

export async function renderNegotiation() {
  const { picture } = stage;
  const shown = picture?.shown;
  if (!shown) return;
  if (source !== shown && asked !== shown) {
    asked = shown;
    try {
      const answer = await ask(picture.message('trace'), priority.look);
      if (stage.picture !== picture) return;
      source = shown;
      roots = grow(answer.trace);
      open.clear();
      openedFor = '';
    } catch (error) {
      asked = null;
      if (!(error instanceof Superseded)) tree.replaceChildren(make('p', { class: 'empty' }, error.message));
      return;
    }
  }
  if (source === shown) renderRows();
}

/** Builds the tree: a measurement belongs to the measurement or placement that requested it. */
function grow(steps) {
  const found = [];
  let stack = [];
  let placement = null;
  steps.forEach((step, id) => {
    const row = { id, step, parent: null, children: [] };
    if (step.kind === 'place') {
      placement = row;
      stack = [];
      found.push(row);
      return;
    }
    stack.length = Math.min(step.depth, stack.length);
    row.parent = stack.at(-1) ?? placement;
    if (row.parent) row.parent.children.push(row);
    else found.push(row);
    stack.push(row);
  });
  return found;
}

function renderRows() {
  const key = `${state.view} ${roots.length}`;
  if (openedFor !== key) {
    openedFor = key;
    matches = matchingRows();
    position = 0;
    openTo(matches[0]);
  }
  renderMatches();
  renderTree(tree, {
    name: 'Negotiation', roots, open, selected: new Set(matches.map((row) => row.id)), label,
    choose: (row) => {
      const path = pathOf(row);
      if (path) {
        // Keep the tree as it is, since the view was selected in it.
        openedFor = `${path} ${roots.length}`;
        matches = matchingRows(path);
        select(path);
      }
    },
    point: (row) => nameView(row && pathOf(row) || ''),
  });
}

/** The path of the step's view: as given, or that of the only view with the same name. */
function pathOf(row) {
  if (row.step.path) return row.step.path;
  const named = stage.views.entries.filter((entry) => entry.name === row.step.view);
  return named.length === 1 ? named[0].path : '';
}

/** The rows of the selected view, the first measurement first. */
function matchingRows(path = state.view) {
  const entry = stage.views.entry(path);
  if (!entry) return [];
  const found = [];
  const hasPaths = roots.some((row) => row.step.path);
  const chain = chainNames(path);
  const visit = (row, names) => {
    const own = row.step.kind === 'place' ? names : [...names, row.step.view];
    if (hasPaths ? row.step.path === path : row.step.view === entry.name && isWithin(own, chain)) found.push(row);
    for (const child of row.children) visit(child, own);
  };
  for (const row of roots) visit(row, []);
  return found;
}

/** Whether the names of nested measurements match the end of a chain of views. */
const isWithin = (names, chain) => names.every((name, index) => name === chain[chain.length - names.length + index]);

function chainNames(path) {
  const parts = path.split('.');
  return parts.map((_, index) => stage.views.entry(parts.slice(0, index + 1).join('.'))?.name);
}

function openTo(row) {
  if (roots[0]) open.add(roots[0].id);
  for (let outer = row?.parent; outer; outer = outer.parent) open.add(outer.id);
  requestAnimationFrame(() => revealRow(tree, tree.querySelector(`[data-row="${row?.id}"]`)));
}

function renderMatches() {
  const box = panel.querySelector('.matches');
  const entry = stage.views.entry(state.view);
  if (!entry) return box.replaceChildren(make('p', {}, 'Every proposal with its response. Select a view to see its proposals.'));
  const questions = matches.filter((row) => row.step.kind !== 'place').length;
  const go = (offset) => {
    position = (position + offset + matches.length) % matches.length;
    openTo(matches[position]);
    renderRows();
  };
  box.replaceChildren(
    make('p', {}, make('span', { class: 'name' }, entry.name), matches.length === 0 ? ' is not proposed a size.'
      : ` is proposed a size ${questions === 1 ? 'once' : `${questions} times`}.`),
    matches.length > 1 && make('div', { class: 'steps' },
      make('button', { class: 'plain', 'aria-label': 'Previous', title: 'Previous', onclick: () => go(-1) }, '↑'),
      make('span', { class: 'number' }, `${position + 1} / ${matches.length}`),
      make('button', { class: 'plain', 'aria-label': 'Next', title: 'Next', onclick: () => go(1) }, '↓')) || '');
}

function label({ step, id }) {
  const isCurrent = matches[position]?.id === id;
  return [
    make('span', { class: `name${isCurrent ? ' current' : ''}` }, stage.views.entry(step.path)?.name ?? step.view),
    step.kind === 'place' && make('span', { class: 'kind' }, 'placed'),
    step.kind === 'recall' && make('span', { class: 'kind', title: 'Cached from an earlier measurement' }, 'cached'),
    make('span', { class: 'exchange' }, make('span', { class: 'proposal' }, step.proposal), ' → ', make('span', { class: 'answer' }, step.answer)),
  ];
}
