// The list of entries, the overview with thumbnails, and rendering the current state.

function render(isWhole = true) {
  const entry = currentEntry();
  document.body.dataset.shows = entry ? 'scene' : 'overview';
  document.title = entry ? `${entry.id} – snapshot report` : 'Snapshot report';
  if (isWhole) {
    renderTally();
    renderList();
    if (entry) renderScene(entry);
    else renderOverview();
  } else if (entry) {
    renderToolbar();
    renderStage();
  }
}

function renderTally() {
  const failures = report.entries.length;
  const pictures = `picture${failures === 1 ? '' : 's'}`;
  $('tally').textContent = report.total == null
    ? `${failures} ${pictures}` : `${failures} of ${report.total} pictures ${failures === 1 ? 'needs' : 'need'} review`;
  const counts = new Map();
  for (const { verdict } of report.entries) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const chip = (verdict, text) => make('button', {
    class: `chip ${verdict}`, 'aria-pressed': String(state.verdict === verdict),
    onclick: () => show({ verdict: state.verdict === verdict ? '' : verdict }),
  }, text);
  $('verdicts').replaceChildren(...[...counts].map(([verdict, count]) => chip(verdict, `${verdict} ${count}`)));
  if ($('filter').value !== state.filter) $('filter').value = state.filter;
}

function link(entry, kind, ...content) {
  return make('a', {
    class: kind, href: `#scene=${entry.id}`, 'aria-current': entry.id === state.scene && 'true',
    onclick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show({ scene: entry.id });
    },
  }, content);
}

function thumbnail(entry) {
  if (!entry.actual) return make('span', { class: 'thumbnail' });
  const size = pixelSize(entry.actual);
  return make('span', { class: 'thumbnail' },
    make('span', { class: 'fitted', style: `aspect-ratio:${size.width}/${size.height};--ratio:${size.width / size.height}` },
      make('img', { src: entry.actual, alt: '' }),
      make('svg', { viewBox: `0 0 ${size.width / entry.scale} ${size.height / entry.scale}` },
        entry.regions.map((region) => rectangle(region, 'region', 2)))));
}

function nothingFound() {
  return make('p', { class: 'empty' },
    report.entries.length === 0 ? 'All pictures match their goldens.' : 'No picture matches the filter.');
}

function renderList() {
  const entries = shownEntries();
  $('list').replaceChildren(...(entries.length > 0 ? entries.map((entry) => link(entry, 'row',
    thumbnail(entry),
    make('span', { class: 'words' }, make('strong', {}, entry.id), make('span', {}, headline(entry)))))
    : [nothingFound()]));
  const current = $('list').querySelector('[aria-current]');
  const list = $('list');
  if (current && list.scrollHeight > list.clientHeight) {
    const [top, bottom] = [current.offsetTop - list.offsetTop, current.offsetTop - list.offsetTop + current.offsetHeight];
    if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) list.scrollTop = top - 40;
  }
}

function renderOverview() {
  const entries = shownEntries();
  $('main').replaceChildren(entries.length > 0
    ? make('div', { class: 'cards' }, entries.map((entry) => link(entry, 'card',
      thumbnail(entry),
      make('span', { class: 'words' },
        make('span', { class: `verdict ${entry.verdict}` }, entry.verdict),
        make('strong', {}, entry.id), make('span', {}, headline(entry))))))
    : nothingFound());
}

/** Goes to the next or previous entry that matches the filter. */
function move(offset) {
  const entries = shownEntries();
  const next = neighbour(entries, entries.findIndex((entry) => entry.id === state.scene), offset);
  if (next) show({ scene: next.id });
}
