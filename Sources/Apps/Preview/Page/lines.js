// The lines over the picture: outlines, baselines and distances, in points of the canvas.

import { rectOf } from './pictures.js';

const rectangle = (frame, kind) => make('rect', {
  class: kind, x: frame[0], y: frame[1], width: Math.max(frame[2], 0), height: Math.max(frame[3], 0), rx: 0,
});

/** The lines for the hovered view, the selected view, and the view named by a sentence. */
export function lines({ views, size, zoom, room, hovered, selected, named, namedFrame, inspection }) {
  const parts = [];
  const view = selected && views.entry(selected);
  if (view) {
    const container = views.row(selected)?.parent?.entry;
    if (container) parts.push(rectangle(container.frame, 'container'));
    const spaces = views.spacing(selected);
    parts.push(...baselines(view, inspection, size, zoom, room / zoom, obstacles(views, spaces, zoom)));
    parts.push(rectangle(view.frame, 'selected'));
    parts.push(...spaces.map((space) => distance(space, zoom)));
  }
  const other = named && views.entry(named);
  if (other) parts.push(rectangle(namedFrame ?? other.frame, 'named'));
  const pointed = hovered && hovered !== selected && views.entry(hovered);
  if (pointed) parts.push(rectangle(pointed.frame, 'hovered'));
  return make('svg', { class: 'lines', viewBox: `0 0 ${size.width} ${size.height}`, 'aria-hidden': 'true' }, parts);
}

const labelSize = (text, zoom) => [(text.length * 5.9 + 9) / zoom, 14 / zoom];

/** The rectangles that labels must not cover: text and distance marks. */
function obstacles(views, spaces, zoom) {
  const texts = views.entries.filter((entry) => entry.text && !entry.isModifier).map((entry) => entry.frame);
  const reach = 9 / zoom;
  const marks = spaces.map(({ along, from, to, middle }) => (along === 'x'
    ? [from, middle - reach, to - from, 2 * reach] : [middle - reach, from, 2 * reach, to - from]));
  return [...texts, ...marks];
}

const areApart = ([x, y, width, height], [otherX, otherY, otherWidth, otherHeight]) => (
  x + width <= otherX || otherX + otherWidth <= x || y + height <= otherY || otherY + otherHeight <= y);

/** Returns the center of a label: beside the view or at an edge of the picture, without overlaps. */
function freePlace(view, y, [width, height], size, zoom, taken) {
  const gap = 4 / zoom;
  const [left, , viewWidth] = view.frame;
  const columns = [left + viewWidth + gap, left - gap - width, size.width - gap - width, gap];
  const rows = [y - height / 2, y - height - gap / 2, y + gap / 2];
  for (const top of rows) {
    for (const start of columns) {
      const box = [start, top, width, height];
      if (start >= 0 && start + width <= size.width && taken.every((other) => areApart(box, other))) {
        return { x: start + width / 2, y: top + height / 2 };
      }
    }
  }
  return { x: size.width - gap - width / 2, y: y - height / 2 - gap / 2 };
}

/**
 * The first and last baseline across the picture, with labels beside it if there is room. The
 * baselines in between span only the text.
 */
function baselines(view, inspection, size, zoom, room, taken) {
  // An inspection that failed has no chain.
  const step = inspection?.chain?.at(-1);
  const frame = step && step.path === view.path ? rectOf(step.frame) : null;
  const own = view.baselines ?? explicitBaselines(step, frame);
  if (!own || own.length === 0) return [];
  const [first, last] = [own[0], own.at(-1)];
  const isOne = Math.abs(first - last) < 0.01;
  const names = isOne ? [`baseline ${number(first)}`] : [`first baseline ${number(first)}`, `last baseline ${number(last)}`];
  const isBeside = Math.max(...names.map((name) => labelSize(name, zoom)[0])) + 24 / zoom < room;
  // Stack the labels if the lines are close.
  let least = -Infinity;
  const place = (y, length) => {
    const [width, height] = length;
    if (!isBeside) {
      const middle = freePlace(view, y, length, size, zoom, taken);
      taken.push([middle.x - width / 2, middle.y - height / 2, width, height]);
      return middle;
    }
    const middle = Math.max(y, least);
    least = middle + height + 1 / zoom;
    return { x: size.width + 20 / zoom + width / 2, y: middle };
  };
  const between = frame ? (step.text?.lineBaselines ?? []).slice(1, -1).map((value) => frame.y + value) : [];
  const rule = (y, kind, name) => [
    make('line', { class: `baseline ${kind}`, x1: 0, x2: size.width + (isBeside ? 18 / zoom : 0), y1: y, y2: y }),
    pill(`label ${kind}`, name, (length) => place(y, length), zoom),
  ];
  return [
    ...between.map((y) => make('line', { class: 'baseline between', x1: view.frame[0], x2: view.frame[0] + view.frame[2], y1: y, y2: y })),
    ...rule(first, 'first', names[0]),
    ...isOne ? [] : rule(last, 'last', names[1]),
  ];
}

/** A label in a box, centered at the point that `place` returns for its size. */
function pill(kind, text, place, zoom) {
  const length = labelSize(text, zoom);
  const [width, height] = length;
  const { x, y } = place(length);
  return make('g', { class: kind },
    make('rect', { x: x - width / 2, y: y - height / 2, width, height, rx: 4 / zoom }),
    make('text', { x, y: y + 3.6 / zoom, 'font-size': 10 / zoom }, text));
}

function explicitBaselines(step, frame) {
  if (!frame) return null;
  return step.guides.filter((guide) => guide.isExplicit && /TextBaseline$/.test(guide.name))
    .map((guide) => frame.y + guide.value).sort((a, b) => a - b);
}

/** A distance between two edges, with its length in the middle. */
function distance({ along, from, to, middle, distance: length, isSibling }, zoom) {
  const tick = 3.5 / zoom;
  const point = (position, offset) => (along === 'x' ? [position, middle + offset] : [middle + offset, position]);
  const line = (a, b) => make('line', { x1: a[0], y1: a[1], x2: b[0], y2: b[1] });
  const text = number(length);
  const room = (to - from) * zoom;
  // A label that does not fit between the edges is placed beside the line.
  const isBeside = along === 'x' ? room < text.length * 6.2 + 12 : room < 17;
  const [x, y] = point((from + to) / 2, 0);
  return make('g', { class: `distance ${isSibling ? 'sibling' : 'edge'}` },
    line(point(from, 0), point(to, 0)),
    line(point(from, -tick), point(from, tick)), line(point(to, -tick), point(to, tick)),
    pill('', text, ([width]) => (!isBeside ? { x, y }
      : along === 'x' ? { x, y: y - 11 / zoom } : { x: x + width / 2 + 6 / zoom, y }), zoom));
}
