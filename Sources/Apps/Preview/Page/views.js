// The views of a picture as a tree. Modifiers of a single view are listed with it, as in source
// code; those with several subviews are rows of their own.

/** The tree of the views in an answer. */
export class Views {
  /** The rows by path: `entry`, `parent`, `children`, and `modifiers` from the outermost. */
  #rows = new Map();
  #byPath = new Map();
  root = null;
  entries = [];

  constructor(entries = []) {
    this.entries = entries;
    const inside = new Map();
    for (const entry of entries) {
      this.#byPath.set(entry.path, entry);
      const outer = parentPath(entry.path);
      if (!inside.has(outer)) inside.set(outer, []);
      inside.get(outer).push(entry);
    }
    if (entries.length > 0) this.root = this.#row(entries[0], null, inside);
  }

  #row(first, parent, inside) {
    const modifiers = [];
    let entry = first;
    let within = inside.get(entry.path) ?? [];
    while (entry.isModifier && within.length === 1) {
      modifiers.push(entry);
      [entry] = within;
      within = inside.get(entry.path) ?? [];
    }
    const row = { entry, parent, modifiers, children: [] };
    row.children = within.map((child) => this.#row(child, row, inside));
    this.#rows.set(entry.path, row);
    for (const modifier of modifiers) this.#rows.set(modifier.path, row);
    return row;
  }

  entry(path) { return this.#byPath.get(path); }
  /** The views declared in source code whose body is the row, outermost first. */
  declared(row) { return [...row.modifiers, row.entry].flatMap((entry) => entry.views); }
  /** The innermost view declared in source code whose body contains a view; `null` if it is unknown. */
  declaring(path) {
    for (let next = path; next; next = parentPath(next)) {
      const views = this.entry(next)?.views ?? [];
      if (views.length > 0) return views.at(-1);
    }
    return null;
  }
  /** The row of a view, or of the view that a modifier changes. */
  row(path) { return this.#rows.get(path); }

  /** The frontmost view at a point, in points of the canvas. */
  at(point) {
    return this.entries.findLast((entry) => !entry.isModifier && contains(entry.frame, point)
      && !this.#isClipped(entry, point));
  }

  /** The nearest scroll view around a view, or `null`. */
  scroller(path) {
    for (let outer = parentPath(path); outer; outer = parentPath(outer)) {
      const entry = this.entry(outer);
      if (entry && /^(ScrollView|List|Form)\b/.test(entry.type)) return entry;
    }
    return null;
  }

  /** Whether the point lies outside an enclosing scroll view. */
  #isClipped(entry, point) {
    for (let outer = this.scroller(entry.path); outer; outer = this.scroller(outer.path)) {
      if (!contains(outer.frame, point)) return true;
    }
    return false;
  }

  /** Moves to the container, the first child or a sibling. Returns the same path if there is none. */
  step(path, direction) {
    const row = this.row(path);
    if (!row) return this.root?.entry.path ?? path;
    const siblings = row.parent?.children ?? [row];
    const next = {
      up: row.parent, down: row.children[0],
      left: siblings[siblings.indexOf(row) - 1], right: siblings[siblings.indexOf(row) + 1],
    }[direction];
    return next?.entry.path ?? path;
  }

  /** Finds the path of a view that was selected in another picture, or the nearest match. */
  find(old) {
    const same = this.entry(old.path);
    const isAlike = (entry) => entry.type === old.type
      && (!old.identifier || entry.identifier === old.identifier) && (!old.text || entry.text === old.text);
    if (same && isAlike(same)) return same.path;
    const found = old.identifier && this.entries.find((entry) => entry.identifier === old.identifier && entry.isModifier === old.isModifier)
      || this.entries.find((entry) => isAlike(entry) && (old.identifier || old.text));
    if (found) return found.path;
    if (same && same.type === old.type) return same.path;
    for (let path = old.path; path; path = parentPath(path)) if (this.entry(path)) return path;
    return '';
  }

  /** The distances from a view to its neighbors or to the edges of its container. */
  spacing(path) {
    const row = this.row(path);
    if (!row?.parent) return [];
    const own = edges((this.entry(path) ?? row.entry).frame);
    const outer = edges(row.parent.entry.frame);
    const others = row.parent.children.filter((child) => child !== row).map((child) => edges(frameOf(child)));
    return [['left', 'x', 'y'], ['right', 'x', 'y'], ['top', 'y', 'x'], ['bottom', 'y', 'x']].flatMap(([side, along, across]) => {
      const isFirst = side === 'left' || side === 'top';
      const [start, end] = along === 'x' ? ['left', 'right'] : ['top', 'bottom'];
      const [near, far] = across === 'x' ? ['left', 'right'] : ['top', 'bottom'];
      const edge = own[side];
      const beside = others.filter((other) => other[near] < own[far] - 0.01 && other[far] > own[near] + 0.01
        && (isFirst ? other[end] <= edge + 0.01 : other[start] >= edge - 0.01));
      const ends = beside.map((other) => other[isFirst ? end : start]);
      const isSibling = ends.length > 0;
      const to = isSibling ? (isFirst ? Math.max(...ends) : Math.min(...ends)) : outer[side];
      const distance = isFirst ? edge - to : to - edge;
      if (!(distance > 0.01)) return [];
      const other = beside[ends.indexOf(to)];
      const middle = other
        ? (Math.max(own[near], other[near]) + Math.min(own[far], other[far])) / 2 : (own[near] + own[far]) / 2;
      return [{ side, along, from: Math.min(edge, to), to: Math.max(edge, to), middle, distance, isSibling }];
    });
  }
}

export function parentPath(path) {
  const end = path.lastIndexOf('.');
  return end < 0 ? '' : path.slice(0, end);
}

/** The frame of a view including its modifiers. */
const frameOf = (row) => (row.modifiers[0] ?? row.entry).frame;
const edges = ([x, y, width, height]) => ({ left: x, top: y, right: x + width, bottom: y + height });
const contains = ([x, y, width, height], point) => (
  point.x >= x && point.x < x + width && point.y >= y && point.y < y + height);
