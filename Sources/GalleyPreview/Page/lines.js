// Lines over the picture: outlines, baselines and distances, in points of the canvas.

import { rectOf } from './pictures.js';

const rectangle = (frame, kind) => make('rect', {
  class: kind, x: frame[0], y: frame[1], width: Math.max(frame[2], 0), height: Math.max(frame[3], 0), rx: 0,
});

/** What is drawn for the view that is pointed at, the one that is selected, and one that a sentence is about. */
export function lines({ views, size, zoom, room, hovered, selected, named, inspection }) {
  const parts = [];
  const view = selected && views.entry(selected);
  if (view) {
    const container = views.row(selected)?.parent?.entry;
    if (container) parts.push(rectangle(container.frame, 'container'));
    parts.push(...baselines(view, inspection, size, zoom, room > 150));
    parts.push(rectangle(view.frame, 'selected'));
    parts.push(...views.spacing(selected).map((space) => distance(space, zoom)));
  }
  const other = named && views.entry(named);
  if (other) parts.push(rectangle(other.frame, 'named'));
  const pointed = hovered && hovered !== selected && views.entry(hovered);
  if (pointed) parts.push(rectangle(pointed.frame, 'hovered'));
  return make('svg', { class: 'lines', viewBox: `0 0 ${size.width} ${size.height}`, 'aria-hidden': 'true' }, parts);
}

/** First and last baseline over the whole picture, with their names beside it where there is room; those of the lines between over the text. */
function baselines(view, inspection, size, zoom, isBeside) {
  const step = inspection?.chain.at(-1);
  const frame = step && step.path === view.path ? rectOf(step.frame) : null;
  const own = view.baselines ?? explicitBaselines(step, frame);
  if (!own || own.length === 0) return [];
  const [first, last] = [own[0], own.at(-1)];
  // Inside of the picture the names stand where the view is not.
  const isOnRight = view.frame[0] + view.frame[2] / 2 > size.width / 2;
  const isOne = Math.abs(first - last) < 0.01;
  const between = frame ? (step.text?.lineBaselines ?? []).slice(1, -1).map((value) => frame.y + value) : [];
  const rule = (y, kind, name) => [
    make('line', { class: `baseline ${kind}`, x1: 0, x2: size.width + (isBeside ? 18 / zoom : 0), y1: y, y2: y }),
    pill(`label ${kind}`, `${name} ${number(y)}`, (width) => (isBeside ? { x: size.width + 20 / zoom + width / 2, y }
      : { x: isOnRight ? 4 / zoom + width / 2 : size.width - 4 / zoom - width / 2, y: y - 9 / zoom }), zoom),
  ];
  return [
    ...between.map((y) => make('line', { class: 'baseline between', x1: view.frame[0], x2: view.frame[0] + view.frame[2], y1: y, y2: y })),
    ...rule(first, 'first', isOne ? 'baseline' : 'first baseline'),
    ...isOne ? [] : rule(last, 'last', 'last baseline'),
  ];
}

/** Words in a box, whose middle is where `place` says for its width. */
function pill(kind, text, place, zoom) {
  const [width, height] = [(text.length * 5.9 + 9) / zoom, 14 / zoom];
  const { x, y } = place(width);
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
  // A label that does not fit between the edges stands beside the line.
  const isBeside = along === 'x' ? room < text.length * 6.2 + 12 : room < 17;
  const [x, y] = point((from + to) / 2, 0);
  return make('g', { class: `distance ${isSibling ? 'sibling' : 'edge'}` },
    line(point(from, 0), point(to, 0)),
    line(point(from, -tick), point(from, tick)), line(point(to, -tick), point(to, tick)),
    pill('', text, (width) => (!isBeside ? { x, y }
      : along === 'x' ? { x, y: y - 11 / zoom } : { x: x + width / 2 + 6 / zoom, y }), zoom));
}
