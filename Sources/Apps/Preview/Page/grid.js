// All previews as cards, grouped by file. Only visible cards request pictures.

import { goldenMark, renderGoldenMark } from './goldens.js';
import { files, sharedSettings, show, waiting } from './model.js';
import { Picture, pixelsFor } from './pictures.js';
import { noticePicture } from './status.js';

const cards = new Map();
/** The pictures by preview, kept so that returning shows them at once. */
const pictures = new Map();
let observer = null;

export function renderGrid() {
  closeGrid();
  observer = new IntersectionObserver(noticeSeen, { rootMargin: '200px' });
  if (files.previews.length === 0) {
    $('main').replaceChildren(make('p', { class: 'empty' }, files.isKnown
      ? 'No previews in these files. Add one, such as #Preview { Card() }'
      : waiting()));
    return;
  }
  const groups = new Map();
  for (const preview of files.previews) {
    groups.set(preview.file, [...groups.get(preview.file) ?? [], preview]);
  }
  $('main').replaceChildren(make('ul', { id: 'shared', 'aria-label': 'Warnings', hidden: '' }), make('div', { class: 'groups' }, [...groups].map(([file, previews]) => make('section', {
    class: 'group', 'aria-label': file, style: `--count:${previews.length}`,
  },
    make('h2', {}, fileName(file)),
    make('div', { class: 'cards' }, previews.map(card))))));
}

export const fileName = (file) => (file.endsWith('.swift') ? file : `${file}.swift`);

function card(preview) {
  const frame = make('span', { class: 'thumbnail', 'aria-hidden': 'true' });
  const facts = make('span', { class: 'facts' }, sizeText(preview));
  const message = make('span', { class: 'message', role: 'note' });
  const element = make('a', {
    class: 'card', href: `#preview=${encodeURIComponent(preview.id)}`, 'data-preview': preview.id,
    onclick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show({ preview: preview.id });
    },
  }, frame, make('span', { class: 'words' }, make('strong', {}, preview.title), facts, message));
  const picture = pictures.get(preview.id) ?? new Picture(preview.id, 'card', {});
  pictures.set(preview.id, picture);
  picture.changed = () => renderCard(entry);
  const mark = goldenMark(preview.id);
  const entry = { preview, picture, element, frame, facts, message, mark, isSeen: false, isStale: true };
  cards.set(element, entry);
  observer.observe(element);
  if (picture.shown) requestAnimationFrame(() => renderCard(entry));
  return make('div', { class: 'cell' }, element, mark);
}

function sizeText({ width, height, line }) {
  const size = width > 0 ? `${number(width)} × ${number(height)}` : 'fitted';
  return line ? `${size} · line ${line}` : size;
}

function noticeSeen(entries) {
  for (const { target, isIntersecting } of entries) {
    const card = cards.get(target);
    if (!card) continue;
    card.isSeen = isIntersecting;
    if (isIntersecting && card.isStale) refresh(card);
  }
}

/** The zoom of the picture on its card. Tall pictures are cropped at the bottom. */
function fitting(size, frame) {
  const box = { width: Math.max(frame.clientWidth - 36, 40), height: Math.max(frame.clientHeight - 36, 40) };
  const across = Math.min(1, box.width / size.width);
  const isHigh = size.height * across > box.height * 2.5;
  const zoom = isHigh ? Math.min(1, box.width * 0.8 / size.width) : Math.min(across, box.height / size.height);
  return { zoom, isHigh };
}

function refresh(card) {
  card.isStale = false;
  const size = card.picture.shown?.size ?? (card.preview.width > 0 ? card.preview : { width: 320, height: 200 });
  card.picture.show(sharedSettings(), { pixels: pixelsFor(size, fitting(size, card.frame).zoom) });
}

/** Requests the pictures of visible cards. The other cards follow when they become visible. */
export function refreshGrid() {
  for (const card of cards.values()) {
    card.isStale = true;
    if (card.isSeen) refresh(card);
  }
}

function renderCard(card) {
  const { picture, frame, element } = card;
  const { shown, error } = picture;
  element.toggleAttribute('data-failed', Boolean(error));
  if (shown && !error) {
    const { zoom, isHigh } = fitting(shown.size, frame);
    shown.image.alt = '';
    shown.image.style.width = `${shown.size.width * zoom}px`;
    frame.replaceChildren(shown.image);
    noticePicture();
    frame.toggleAttribute('data-high', isHigh);
    card.facts.textContent = sizeText({ ...card.preview, ...shown.size });
    if (card.isSeen) renderGoldenMark(card.mark);
  }
  if (error && !shown) frame.replaceChildren(make('span', { class: 'none' }, 'No picture'));
  renderMessages();
}

/** Shows warnings on their cards, and those of several cards once above all of them, with their number. */
function renderMessages() {
  const box = $('shared');
  if (!box) return;
  const counts = new Map();
  for (const { picture } of cards.values()) {
    for (const warning of new Set(picture.shown?.warnings)) counts.set(warning, (counts.get(warning) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count > 1);
  box.replaceChildren(...shared.map(([warning, count]) => make('li', {},
    make('span', { class: 'count' }, `${count} previews`), warning)));
  box.hidden = shared.length === 0;
  for (const { picture: { shown, error }, message } of cards.values()) {
    const own = (shown?.warnings ?? []).filter((warning) => counts.get(warning) === 1);
    message.textContent = error ? error.message
      : own.length === 0 ? '' : own.length === 1 ? own[0] : `${own.length} warnings: ${own[0]}`;
    message.title = error ? error.hint ?? '' : own.join('\n');
  }
}

export function closeGrid() {
  observer?.disconnect();
  cards.clear();
  for (const [id, picture] of pictures) {
    picture.changed = null;
    if (files.previews.some((preview) => preview.id === id)) continue;
    picture.close();
    pictures.delete(id);
  }
}
