// One entry: the differences, the pictures, and the table of moved views.

function renderScene(entry) {
  const causes = entry.changes.filter((change) => change.cause);
  $('main').replaceChildren(make('article', { class: 'scene' },
    sceneHeading(entry),
    causes.length > 0 && make('section', { class: 'cause' },
      make('h2', {}, causes.length > 1 ? 'Likely causes' : 'Likely cause'),
      make('ul', {}, causes.slice(0, 4).map((change) => make('li', {},
        make('button', { class: 'link', onclick: () => select(change) }, causeOf(change)))))),
    toolbar(entry),
    make('div', { id: 'stage' }),
    make('p', { id: 'key', class: 'legend' }),
    entry.sentences.length > 0
      && make('ul', { class: 'sentences' }, entry.sentences.map((words) => make('li', {}, words))),
    entry.baselines.length > 0 && baselineTable(entry),
    entry.changes.length > 0 && changeTable(entry),
    entry.accept && acceptance(entry)));
  renderToolbar();
  renderStage();
}

function sceneHeading(entry) {
  const size = canvasSize(entry);
  const entries = shownEntries();
  const place = entries.indexOf(entry);
  const step = (offset, text, key) => make('button', {
    class: 'plain', title: key, disabled: !entries[place + offset] && '',
    onclick: () => move(offset),
  }, text);
  return make('header', { class: 'title' },
    make('div', {},
      make('h1', {}, entry.id),
      make('p', {}, make('span', { class: `verdict ${entry.verdict}` }, entry.verdict),
        `${number(size.width)} × ${number(size.height)} points, ${number(entry.scale)} pixels per point`)),
    make('div', { class: 'steps' }, step(-1, '←', 'Previous (k)'), step(1, '→', 'Next (j)')));
}

function toolbar(entry) {
  const toggle = (name, title, key) => make('button', {
    class: 'toggle', 'data-toggle': name, title: `${title} (${key})`,
    onclick: () => show({ [name]: !state[name] }),
  }, title);
  return make('div', { class: 'toolbar' },
    entry.reference && make('div', { class: 'segments', role: 'group', 'aria-label': 'Mode' },
      modesOf(entry).map((mode, index) => make('button', {
        'data-mode': mode.name, title: `${mode.title} (${index + 1})`,
        onclick: () => show({ mode: mode.name }),
      }, mode.title))),
    make('div', { class: 'toggles' },
      toggle('grid', 'Pixel grid', 'g'),
      entry.regions.length > 0 && toggle('regions', 'Regions', 'r')),
    make('div', { class: 'zoom', role: 'group', 'aria-label': 'Zoom' },
      make('button', { title: 'Zoom out (−)', 'aria-label': 'Zoom out', onclick: () => zoomBy(-1) }, '−'),
      make('button', { id: 'zoom-value', onclick: () => show({ zoom: 0 }) }),
      make('button', { title: 'Zoom in (+)', 'aria-label': 'Zoom in', onclick: () => zoomBy(1) }, '+')));
}

/** Updates the pressed and selected states. */
function renderToolbar() {
  for (const button of document.querySelectorAll('[data-mode]')) {
    if (button.tagName === 'BUTTON') {
      button.setAttribute('aria-pressed', String(button.dataset.mode === state.mode));
    }
  }
  for (const button of document.querySelectorAll('[data-toggle]')) {
    button.setAttribute('aria-pressed', String(state[button.dataset.toggle]));
  }
  for (const row of document.querySelectorAll('tr[data-view]')) {
    row.setAttribute('aria-selected', String(row.dataset.view === state.view));
  }
  for (const row of document.querySelectorAll('tr[data-line]')) {
    row.setAttribute('aria-selected', String(row.dataset.line === state.line));
  }
  const table = $('baseline-table');
  if (table) table.hidden = state.mode !== 'baselines';
}

function zoomBy(step) {
  const shown = parseFloat($('zoom-value').textContent) / 100;
  const next = nextZoom(zooms, shown, step);
  if (next) show({ zoom: next });
}

// The table

const keyOf = (change) => `${change.kind}:${change.path}`;

function selectedChange(entry) { return entry.changes.find((change) => keyOf(change) === state.view); }

/** Toggles the frames of a view before and after the change. */
function select(change) {
  show({ view: state.view === keyOf(change) ? '' : keyOf(change), line: '' });
  $('stage').scrollIntoView({ block: 'nearest' });
}

/** Toggles highlighting a view's baselines on both pictures. */
function selectLine(index) {
  show({ line: state.line === String(index) ? '' : String(index), view: '' });
  $('stage').scrollIntoView({ block: 'nearest' });
}

/** Creates a row that can be selected with the pointer and the keyboard. */
function choosable(attributes, choose, cells) {
  return make('tr', {
    tabindex: 0, 'aria-selected': 'false', ...attributes, onclick: choose,
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose();
    },
  }, cells);
}

/** Creates a table of all views with text baselines. Those that moved come first. */
function baselineTable(entry) {
  const titles = ['View', 'First before', 'First now', 'Moved by', 'Last before', 'Last now', 'Moved by'];
  const rows = entry.baselines.map((baseline, index) => ({ baseline, index }))
    .sort((a, b) => Number(isLevel(a.baseline)) - Number(isLevel(b.baseline)));
  return make('section', { id: 'baseline-table' },
    make('h2', {}, 'Text baselines'),
    make('p', { class: 'legend' }, 'Select a row to highlight its baselines. Values are in points from the top of the canvas.'),
    make('table', {},
      make('thead', {}, make('tr', {}, titles.map((title) => make('th', { scope: 'col' }, title)))),
      make('tbody', {}, rows.map(({ baseline, index }) => {
        const { before, after } = baseline;
        const cells = ['first', 'last'].flatMap((kind) => [
          number(before?.[kind]), number(after?.[kind]), distance(before?.[kind], after?.[kind]),
        ]);
        return choosable({ 'data-line': index }, () => selectLine(index), [
          make('td', { 'data-title': titles[0], style: '--depth:0' }, make('span', { class: 'name' }, baseline.name)),
          ...cells.map((content, column) => make('td', {
            'data-title': titles[column + 1],
            class: column % 3 === 2 && content !== '0' ? 'new' : false,
          }, content)),
        ]);
      }))));
}

/** The distance that a baseline moved; a dash if it is missing on one side. */
function distance(before, after) {
  return before == null || after == null ? '–' : signed(Math.round((after - before) * 100) / 100);
}

/** Whether a view's baselines are unchanged. */
function isLevel(baseline) {
  const { before, after } = baseline;
  return before != null && after != null && before.first === after.first && before.last === after.last;
}

function changeTable(entry) {
  const titles = ['View', 'Moved by', 'Origin', 'Size', 'First baseline', 'Last baseline'];
  return make('section', {},
    make('h2', {}, 'Views that changed'),
    make('p', { class: 'legend' },
      sample('before', 'before'), sample('after', 'now'),
      make('span', {}, 'Select a row to show both on the pictures. Lengths are in points.')),
    make('table', {},
      make('thead', {}, make('tr', {}, titles.map((title) => make('th', { scope: 'col' }, title)))),
      make('tbody', {}, entry.changes.map((change) => changeRow(change, titles)))));
}

/** An entry of a key: how an outline looks, and what it outlines. */
function sample(kind, text) {
  return make('span', { class: 'sample' }, make('span', { class: `swatch ${kind}` }), text);
}

function changeRow(change, titles) {
  const { before, after } = change;
  const depth = Math.min(change.path.split('.').length - 1, 8);
  const cells = [
    [make('span', { class: 'name' }, change.name), change.cause && make('span', { class: 'mark' }, 'cause'),
      make('span', { class: 'detail' }, detailText(change))],
    [moveText(before?.frame, after?.frame)],
    transition(before?.frame, after?.frame, (frame) => `${number(frame.x)}, ${number(frame.y)}`),
    transition(before?.frame, after?.frame, sizeText),
    transition(before?.first, after?.first, number),
    transition(before?.last, after?.last, number),
  ];
  return choosable({ 'data-view': keyOf(change), title: change.sentence }, () => select(change),
    cells.map((content, index) => make('td', {
      'data-title': titles[index], style: index === 0 && `--depth:${depth}`,
    }, content)));
}

function detailText(change) {
  const words = change.kind === 'added' ? ['new'] : change.kind === 'removed' ? ['gone'] : change.details.filter((detail) => !/^(first|last) baseline /.test(detail));
  if (change.viewsInside > 0) words.push(`with ${change.viewsInside} ${change.viewsInside > 1 ? 'views' : 'view'} in it`);
  return words.join(', ');
}

function moveText(before, after) {
  if (!before || !after) return '–';
  const [x, y] = [after.x - before.x, after.y - before.y].map((value) => Math.round(value * 100) / 100);
  return x === 0 && y === 0 ? '–' : `${signed(x)}, ${signed(y)}`;
}

function sizeText(frame) { return `${number(frame.width)} × ${number(frame.height)}`; }

/** The new value below the old one, if they differ. */
function transition(before, after, text) {
  const [old, now] = [before, after].map((value) => (value == null ? '–' : text(value)));
  if (old === now) return [make('span', { class: 'same' }, now)];
  return [make('span', { class: 'old' }, old), make('span', { class: 'new' }, now)];
}

function acceptance(entry) {
  const command = make('code', {}, entry.accept);
  const button = make('button', {
    id: 'copy', title: 'Copy (c)',
    onclick: async () => {
      const range = document.createRange();
      range.selectNodeContents(command);
      getSelection().removeAllRanges();
      getSelection().addRange(range);
      const isCopied = await navigator.clipboard?.writeText(entry.accept).then(() => true, () => false);
      button.textContent = isCopied ? 'Copied' : 'Selected';
      setTimeout(() => { button.textContent = 'Copy'; }, 1500);
    },
  }, 'Copy');
  return make('section', { class: 'accept' },
    make('h2', {}, 'If this change is intended'), make('div', {}, command, button));
}
