// Variants of one preview: appearances × type sizes × directions.

import { priority } from './connection.js';
import { chosenSettings, currentPreview, files, show } from './model.js';
import { Picture, pixelsFor } from './pictures.js';
import { typeName } from './settings.js';
import { noticePicture } from './status.js';

/** The settings that vary. */
const axes = { appearance: true, type: true, direction: true };
const standardTypes = ['small', 'large', 'xxxLarge', 'accessibility3'];
let cells = [];
let board = null;
let observer = null;

export function makeVariants() {
  closeVariants();
  observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const cell = cells.find((other) => other.element === target);
      if (!cell) continue;
      cell.isSeen = isIntersecting;
      if (isIntersecting && cell.isStale) refresh(cell);
    }
  }, { rootMargin: '300px' });
  board = make('div', { id: 'variants' });
  const toggle = (name, title) => make('button', {
    class: 'toggle', 'data-axis': name, 'aria-pressed': String(axes[name]), onclick: () => {
      axes[name] = !axes[name];
      document.querySelector(`[data-axis="${name}"]`).setAttribute('aria-pressed', String(axes[name]));
      fill();
    },
  }, title);
  fill();
  return make('div', { class: 'variants' },
    make('div', { class: 'toolbar' },
      make('div', { class: 'toggles', role: 'group', 'aria-label': 'Varied settings' },
        toggle('appearance', 'Appearances'), toggle('type', 'Type sizes'), toggle('direction', 'Directions')),
      make('button', { onclick: () => import('./keep.js').then(({ keepSheet }) => keepSheet(shownVariants())) }, 'Save as one sheet')),
    board);
}

/** Creates a cell for each variant. */
function fill() {
  for (const { picture } of cells) picture.close();
  observer.disconnect();
  const types = axes.type ? standardTypes.filter((name) => files.typeSizes.length === 0 || files.typeSizes.includes(name)) : [''];
  const rows = (axes.appearance ? ['light', 'dark'] : ['']).flatMap((appearance) => (
    (axes.direction ? ['ltr', 'rtl'] : ['']).map((direction) => ({ appearance, direction }))));
  cells = rows.flatMap((row) => types.map((type) => cell({ ...row, type })));
  board.style.setProperty('--columns', types.length);
  board.replaceChildren(...cells.map(({ element }) => element));
  for (const { element } of cells) observer.observe(element);
}

function cell(variant) {
  const varied = Object.fromEntries(Object.entries(variant).filter(([, value]) => value));
  const name = [
    varied.type && typeName(varied.type), varied.appearance && (varied.appearance === 'dark' ? 'Dark' : 'Light'),
    varied.direction && (varied.direction === 'rtl' ? 'RTL' : 'LTR'),
  ].filter(Boolean).join(' · ') || 'Current settings';
  const frame = make('span', { class: 'frame' });
  const element = make('button', {
    class: 'variant', title: `Show only ${name}`, 'aria-label': name, onclick: () => show({ ...varied, variants: false }),
  }, frame, make('span', { class: 'caption' }, name));
  const entry = { name, varied, frame, element, isSeen: false, isStale: true };
  const place = `variant ${Object.values(varied).join(' ')}`;
  entry.picture = new Picture(currentPreview().id, place, { rank: priority.card, changed: () => renderCell(entry) });
  return entry;
}

/** The zoom of a picture: 1, or less if the picture is wider than a column. */
function zoomOf(cell, size) {
  const room = cell.element.clientWidth - 26;
  return Math.min(1, Math.max(room, 60) / size.width);
}

function refresh(cell) {
  cell.isStale = false;
  const preview = currentPreview();
  const size = cell.picture.shown?.size ?? (preview.width > 0 ? preview : { width: 320, height: 200 });
  cell.picture.show(chosenSettings(cell.varied), { pixels: pixelsFor(size, zoomOf(cell, size)) });
}

function renderCell(cell) {
  const { shown, error } = cell.picture;
  cell.element.toggleAttribute('data-failed', Boolean(error));
  if (error) cell.frame.replaceChildren(make('span', { class: 'message' }, error.message));
  if (!shown || error) return;
  shown.image.alt = '';
  shown.image.style.width = `${shown.size.width * zoomOf(cell, shown.size)}px`;
  cell.frame.replaceChildren(shown.image);
  noticePicture();
  cell.element.toggleAttribute('data-warned', shown.warnings.length > 0);
  cell.element.querySelector('.caption').title = shown.warnings.join('\n');
}

/** Requests the visible variants again; the others follow when they become visible. */
export function refreshVariants() {
  for (const cell of cells) {
    cell.isStale = true;
    if (cell.isSeen) refresh(cell);
  }
}

const shownVariants = () => cells.filter((cell) => cell.picture.shown).map((cell) => ({
  name: cell.name, ...cell.picture.shown, columns: Number(board.style.getPropertyValue('--columns')),
}));

export function closeVariants() {
  observer?.disconnect();
  for (const { picture } of cells) picture.close();
  cells = [];
}
