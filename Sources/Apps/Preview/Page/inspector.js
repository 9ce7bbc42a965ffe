// The inspector of the selected view: why it has its size and position, and the chain of its
// containers.

import { onChange, show, state } from './model.js';
import { makeNegotiation, renderNegotiation } from './negotiation.js';
import { rectOf } from './pictures.js';
import { isMoving, nameView, onStage, select, stage } from './stage.js';
import { effectsSection, effectSwitch } from './effects.js';
import { makeProposal } from './proposal.js';

const titles = { explain: 'Why', negotiation: 'Negotiation', views: 'Views' };
let body = null;

export function makeInspector() {
  body = make('div', { id: 'explanation', role: 'tabpanel', 'aria-labelledby': 'tab-explain' });
  const step = (event) => {
    const offset = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!offset) return;
    event.preventDefault();
    event.stopPropagation();
    const tabs = [...event.currentTarget.children].filter((tab) => tab.offsetParent !== null);
    const next = tabs.at((tabs.indexOf(document.activeElement) + offset) % tabs.length);
    next.click();
    next.focus();
  };
  const tabs = make('div', { class: 'tabs', role: 'tablist', onkeydown: step, 'data-own-keys': '' }, Object.entries(titles).map(([tab, title]) => make('button', {
    id: `tab-${tab}`, role: 'tab', 'data-tab': tab, onclick: () => show({ tab }),
  }, title)));
  const negotiation = makeNegotiation();
  return make('div', { class: 'inspector' }, tabs, body, negotiation);
}

export function renderInspector() {
  if (!body?.isConnected) return;
  document.body.dataset.tab = state.tab;
  for (const tab of document.querySelectorAll('[data-tab]')) {
    if (tab.role !== 'tab') continue;
    tab.setAttribute('aria-selected', String(tab.dataset.tab === state.tab));
    tab.tabIndex = tab.dataset.tab === state.tab ? 0 : -1;
  }
  // Both tabs share the same space. On small screens, the views appear there too.
  body.hidden = state.tab !== 'explain';
  $('negotiation').hidden = state.tab !== 'negotiation';
  if (state.tab === 'negotiation') renderNegotiation();
  if (state.tab === 'explain') renderExplanation();
}

function renderExplanation() {
  const { inspection } = stage;
  const entry = stage.views.entry(state.view);
  if (!state.view || !entry) return body.replaceChildren(effectsSection(), nothing());
  if (inspection?.error) return body.replaceChildren(heading(entry), make('p', { class: 'empty' }, inspection.error.message));
  if (!inspection || inspection.chain.at(-1)?.path !== state.view) {
    // Keep the old content until the new one arrives, to avoid flickering.
    if (body.dataset.path !== state.view) body.replaceChildren(heading(entry));
    body.dataset.path = state.view;
    return;
  }
  const { explanation, chain, inherited } = inspection;
  const place = body.scrollTop;
  const isSame = body.dataset.path === state.view;
  const isFocused = body.contains(document.activeElement);
  if (isFocused && document.activeElement.matches('input')) return;
  body.dataset.path = state.view;
  const effect = isFocused && document.activeElement.dataset.effect;
  body.replaceChildren(
    heading(entry, explanation),
    explanation.notes.length > 0 && make('section', { class: 'notes' }, make('h3', {}, 'Worth knowing'),
      make('ul', {}, explanation.notes.map((note) => sentence(note)))) || '',
    effectsSection(),
    reasons('Width', explanation.width.length, explanation.width),
    reasons('Height', explanation.height.length, explanation.height),
    reasons('Left edge', explanation.x.position, explanation.x),
    reasons('Top edge', explanation.y.position, explanation.y),
    makeProposal(entry),
    chainList(chain),
    guides(chain.at(-1)),
    spacing(),
    environment(inherited));
  if (isSame) body.scrollTop = place;
  // Restore the focus on the switch.
  if (effect) [...body.querySelectorAll('.effect')].find((button) => button.dataset.effect === effect)?.focus({ preventScroll: true });
}

function nothing() {
  if (state.mode === 'use') {
    return make('div', { class: 'nothing-selected' },
      make('p', {}, make('strong', {}, 'Use the view'), ': click, type and scroll in the picture, or use Tab to reach its controls.'),
      make('p', {}, make('kbd', {}, 'i'), ' returns to inspecting.'));
  }
  return make('div', { class: 'nothing-selected' },
    make('p', {}, make('strong', {}, 'Select a view'), ' in the picture or in the tree to see why it has its size and position.'),
    make('p', {}, make('kbd', {}, '↓'), ' first subview  ', make('kbd', {}, '↑'), ' container  ', make('kbd', {}, '←'), ' ',
      make('kbd', {}, '→'), ' siblings'));
}

/** The place of a view in source code, as a link that opens it in the editor if that is known. */
export function sourceLink({ place, link }) {
  if (!place) return '';
  const text = make('code', {}, place);
  return link ? make('a', { class: 'source-link', href: link, title: 'Open in the editor' }, text) : text;
}

function heading(entry, explanation) {
  const [x, y, width, height] = entry.frame;
  const declaring = stage.views.declaring(entry.path);
  return make('header', { class: 'view-heading' },
    make('h2', {}, explanation?.name ?? entry.name),
    make('p', {}, make('span', { class: 'number' }, `${number(width)} × ${number(height)}`), ' at ',
      make('span', { class: 'number' }, `${number(x)}, ${number(y)}`)),
    make('dl', {},
      ...entry.identifier ? [make('dt', {}, 'Identifier'), make('dd', {}, make('code', {}, entry.identifier))] : [],
      ...entry.text ? [make('dt', {}, 'Text'), make('dd', {}, entry.text)] : [],
      ...entry.control ? [make('dt', {}, 'Control'), make('dd', {}, entry.control)] : [],
      ...declaring ? [make('dt', {}, 'Declared in'), make('dd', {}, declaring.name, ' ', sourceLink(declaring))] : []));
}

function reasons(title, value, { sentences }) {
  return make('section', {}, make('h3', {}, title, make('span', { class: 'number' }, length(value))),
    make('ol', { class: 'reasons' }, sentences.map((words) => sentence(words))));
}

/** A sentence about a view. Hovering outlines the view; clicking selects it. */
function sentence({ path, text }) {
  return make('li', {}, make('button', { class: 'link', 'data-about': path, onclick: () => select(path), ...pointing(path) }, text));
}

const pointing = (path) => ({
  onpointerenter: () => nameView(path), onpointerleave: () => nameView(''),
  onfocus: () => nameView(path), onblur: () => nameView(''),
});

/** Formats a length of a proposal; unspecified lengths appear as `?`, as in Galley. */
export const length = (value) => (value == null ? '?' : value === 'infinity' ? '∞' : number(value));
export const proposalText = ({ width, height }) => `${length(width)} × ${length(height)}`;

function chainList(chain) {
  return make('section', {}, make('h3', {}, 'From the root'),
    make('ol', { class: 'chain' }, chain.map((step) => {
      const frame = rectOf(step.frame);
      return make('li', {}, make('div', { class: 'with-effect' }, make('button', {
        class: `step${step.isModifier ? ' modifier' : ''}`, 'aria-current': step.path === state.view && 'true',
        'data-about': step.path, onclick: () => select(step.path), ...pointing(step.path),
      },
      make('span', { class: 'name' }, step.name),
      make('span', { class: 'exchange' },
        make('span', { class: 'proposal' }, proposalText(step.proposal)), ' → ',
        make('span', { class: 'answer' }, `${number(frame.width)} × ${number(frame.height)}`))), effectSwitch(step)),
      step.priority !== 0 && make('p', { class: 'detail' }, `Layout priority ${number(step.priority)}.`),
      step.path === state.view && step.answers.length > 0 && make('p', { class: 'detail' }, 'Other proposals: ',
        step.answers.slice(0, 12).map((answer) => make('span', { class: 'exchange' }, `${proposalText(answer.proposal)} → ${number(answer.width)} × ${number(answer.height)}`))));
    })));
}

function guides(step) {
  if (!step || step.guides.length === 0) return '';
  return make('section', {}, make('h3', {}, 'Alignment guides'),
    make('dl', { class: 'guides' }, step.guides.flatMap((guide) => [
      make('dt', {}, guide.name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)),
      make('dd', {}, number(guide.value), guide.isExplicit ? '' : make('span', { class: 'soft' }, ' by default'))])));
}

/** Lists inherited values that differ from the default, and the views that set them. */
function environment(values) {
  if (values.length === 0) return '';
  return make('section', { class: 'inherited' }, make('h3', {}, 'Inherited'),
    make('dl', {}, values.flatMap(({ name, value, path }) => {
      const entry = path && stage.views.entry(path);
      return [make('dt', {}, name), make('dd', {}, value, ' ', !entry ? make('span', { class: 'soft' }, 'for the entire preview')
        : make('button', { class: 'link soft', 'data-about': path, onclick: () => select(path), ...pointing(path) },
          path === state.view ? 'set here' : `set at ${entry.name}`))];
    })));
}

function spacing() {
  const spaces = stage.views.spacing(state.view);
  if (spaces.length === 0) return '';
  return make('section', {}, make('h3', {}, 'Spacing'),
    make('dl', { class: 'guides' }, spaces.flatMap((space) => [
      make('dt', {}, space.side), make('dd', {}, number(space.distance),
        make('span', { class: 'soft' }, space.isSibling ? ' to its neighbor' : ' to the container'))])));
}

onStage((what) => {
  // Skip updates while the picture moves. An inspection is requested when it rests.
  if (what === 'views' && isMoving()) return;
  renderInspector();
});
onChange((changed) => { if (['view', 'tab', 'mode'].some((name) => changed.has(name))) renderInspector(); });
