// The ruler above the picture, with marks at the widths at which the layout changes.

import { ask, priority, Superseded } from './connection.js';
import { resize } from './drag.js';
import { state } from './model.js';
import { stage, wantedSize } from './stage.js';

/** The widths tried, in points, and the maximum time per request, in milliseconds. */
const range = { least: 40, most: 1000 };
const longest = 40;
/** The delay in milliseconds that gives priority to the user's actions. */
const pause = 350;

let changes = [];
/** The settings for which the changes were found. */
let known = '';
let run = 0;

export function resetRuler() {
  run += 1;
  changes = [];
  known = '';
}

/** Finds the widths at which the layout changes, a few at a time while the page is idle. */
export async function sweep({ isNew = false } = {}) {
  const { picture } = stage;
  if (!picture?.shown) return;
  const { size, scale, ...settings } = picture.settings;
  const key = JSON.stringify({ ...settings, height: state.height });
  if (key === known && !isNew) return;
  known = key;
  const own = ++run;
  const found = [];
  let start = range.least;
  let width = 8;
  while (start < range.most) {
    await new Promise((resolve) => setTimeout(resolve, start === range.least ? pause : 0));
    while (own === run && (picture.isBusy || document.body.dataset.dragging || document.hidden)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    if (own !== run) return;
    const end = Math.min(start + width, range.most);
    const begin = performance.now();
    try {
      const answer = await ask(picture.message('sweep', { range: [start, end] }), priority.idle);
      found.push(...answer.sweep);
    } catch (error) {
      if (error instanceof Superseded) known = '';
      return;
    }
    if (own !== run || picture !== stage.picture) return;
    width = Math.max(2, Math.min(240, Math.round(width * longest / Math.max(performance.now() - begin, 4))));
    start = end;
    // Keep the marks of the previous program until there are new ones.
    if (start >= range.most || found.length > 0 && !isNew) {
      changes = found;
      renderRuler();
    }
  }
}

/** The inputs of the ticks and marks, which do not change while only the width does. */
let made = {};

export function renderRuler() {
  const { ruler } = stage.parts;
  const { width } = wantedSize();
  const wide = Math.max(width + 60, stage.width / stage.zoom - 60);
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
  const step = steps.find((length) => length * stage.zoom >= 48) ?? 1000;
  const shown = changes.filter((change) => change.width <= wide);
  const next = {
    ruler, changes, zoom: stage.zoom, last: Math.floor(Math.min(wide, 4000) / step), count: shown.length,
  };
  if (Object.keys(next).some((name) => next[name] !== made[name])) {
    made = next;
    const focused = ruler.contains(document.activeElement) ? document.activeElement.dataset.width : null;
    ruler.replaceChildren(
      ...Array.from({ length: next.last + 1 }, (_, index) => (
        make('span', { class: 'tick', style: `left:${index * step * stage.zoom}px` }, String(index * step)))),
      make('span', { class: 'extent' }), ...marks(shown).map(mark));
    if (focused) ruler.querySelector(`[data-width="${focused}"]`)?.focus();
  }
  ruler.querySelector('.extent').style.width = `${width * stage.zoom}px`;
}

/** Groups changes that are too close to tell apart at this zoom. */
function marks(all) {
  const groups = [];
  for (const change of all) {
    const group = groups.at(-1);
    if (group && (change.width - group[0].width) * stage.zoom < 18) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

const sentencesOf = (group) => (group.length === 1
  ? group[0].sentences : group.flatMap(({ width, sentences }) => sentences.map((text) => `${number(width)}: ${text}`)));
const titleOf = (group) => (group.length === 1
  ? `From ${number(group[0].width)} points` : `${number(group[0].width)} to ${number(group.at(-1).width)} points`);

function mark(group) {
  const [{ width }] = group;
  return make('button', {
    class: 'change', 'data-width': width, 'aria-label': `${titleOf(group)}: ${sentencesOf(group).join('; ')}`,
    'data-count': group.length > 1 ? Math.min(group.length, 99) : null, style: `left:${width * stage.zoom}px`,
    onclick: () => resize(width, wantedSize().height),
    onpointerenter: () => explain(group), onpointerleave: () => explain(null),
    onfocus: () => explain(group), onblur: () => explain(null),
  });
}

/** Explains below the ruler what changes at a width. */
function explain(group) {
  const { element, ruler } = stage.parts;
  element.querySelector('.reason')?.remove();
  if (!group) return;
  const box = element.getBoundingClientRect();
  const x = ruler.getBoundingClientRect().left - box.left + group[0].width * stage.zoom;
  const sentences = sentencesOf(group);
  const reason = make('div', { class: 'reason', role: 'tooltip' },
    make('strong', {}, titleOf(group)),
    make('ul', {}, sentences.slice(0, 8).map((sentence) => make('li', {}, `${sentence}.`)),
      sentences.length > 8 && make('li', {}, `And ${sentences.length - 8} more; zoom in to tell them apart.`)));
  element.append(reason);
  const room = box.width - reason.offsetWidth - 8;
  reason.style.left = `${Math.max(8, Math.min(x - 20, room))}px`;
}
