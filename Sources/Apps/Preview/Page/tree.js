// A tree of collapsible rows for mouse and keyboard.

const rowLimit = 1500;

/**
 * Renders a tree. `roots` and the `children` of each are rows with an `id`; `label` returns the
 * content of a row; `open` contains the ids of expanded rows.
 */
export function renderTree(element, { name, roots, open, selected, label, choose, point }) {
  const focused = element.contains(document.activeElement) ? document.activeElement.dataset.row : null;
  const rows = [];
  const visit = (row, level) => {
    if (rows.length >= rowLimit) return;
    rows.push({ row, level });
    if (open.has(row.id)) for (const child of row.children) visit(child, level + 1);
  };
  for (const row of roots) visit(row, 1);
  const again = () => renderTree(element, { name, roots, open, selected, label, choose, point });
  const toggle = (row, isOpen) => {
    if (isOpen) open.add(row.id);
    else open.delete(row.id);
    again();
  };
  const isSelected = (row) => (selected instanceof Set ? selected.has(row.id) : row.id === selected);
  const first = rows.find(({ row }) => String(row.id) === focused) ?? rows.find(({ row }) => isSelected(row)) ?? rows[0];
  element.setAttribute('role', 'tree');
  element.setAttribute('aria-label', name);
  element.setAttribute('data-own-keys', '');
  element.replaceChildren(...rows.map((entry) => {
    const { row, level } = entry;
    const isOpen = open.has(row.id);
    return make('div', {
      class: 'tree-row', role: 'treeitem', 'data-row': row.id, 'aria-level': level, tabindex: entry === first ? 0 : -1,
      'aria-expanded': row.children.length > 0 ? String(isOpen) : null,
      'aria-selected': String(isSelected(row)), style: `--level:${level - 1}`,
      onclick: () => choose(row), onpointerenter: () => point?.(row), onpointerleave: () => point?.(null),
      onkeydown: (event) => walk(event, entry, rows, element, toggle, choose),
    },
    make('span', {
      class: 'twist', 'aria-hidden': 'true', onclick: (event) => {
        event.stopPropagation();
        toggle(row, !isOpen);
      },
    }, row.children.length > 0 ? (isOpen ? '▾' : '▸') : ''),
    label(row));
  }), rows.length >= rowLimit ? make('p', { class: 'empty' }, 'Collapse some rows to see more.') : '');
  if (focused != null) element.querySelector('[tabindex="0"]')?.focus({ preventScroll: true });
}

/** Scrolls a row into view if the tree itself scrolls. Never scrolls the page. */
export function revealRow(tree, row) {
  if (!row || tree.scrollHeight <= tree.clientHeight + 1) return;
  const [box, own] = [tree.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.top >= box.top && own.bottom <= box.bottom) return;
  tree.scrollTop += own.top - box.top - tree.clientHeight / 2;
}

function walk(event, { row, level }, rows, element, toggle, choose) {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const place = rows.findIndex((entry) => entry.row === row);
  const focus = (index) => element.children[index]?.focus();
  const isOpen = rows[place + 1]?.level > level;
  const act = {
    ArrowDown: () => focus(place + 1),
    ArrowUp: () => focus(place - 1),
    ArrowRight: () => (isOpen ? focus(place + 1) : row.children.length > 0 && toggle(row, true)),
    ArrowLeft: () => (isOpen ? toggle(row, false) : focus(rows.findLastIndex((entry, index) => index < place && entry.level < level))),
    Home: () => focus(0),
    End: () => focus(rows.length - 1),
    Enter: () => choose(row),
    ' ': () => choose(row),
  }[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
