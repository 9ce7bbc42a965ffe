// The pictures of an entry in one of six modes, with overlays.

/** The slider values of the swipe and onion modes, 0…100. */
const sliders = { swipe: 50, onion: 50 };
let blinking = null;
/** The current contents of the stage. */
let shown = {};

const captions = { reference: 'Golden', actual: 'Now', difference: 'Difference' };

function renderStage() {
  clearInterval(blinking);
  const entry = currentEntry();
  const stage = $('stage');
  if (!entry || !stage) return;
  const sources = ['reference', 'actual', 'difference'].filter((name) => entry[name]);
  const mode = modeOf(entry);
  const names = {
    alone: ['actual'], side: sources, baselines: ['reference', 'actual'],
  }[mode] ?? [mode];
  const size = canvasSize(entry);
  const gutter = gutterOf(entry);
  const columns = columnCount(stage.clientWidth, Math.min(size.width * 0.8, 260) + gutter, names.length);
  const zoom = state.zoom || fittingZoom(stage.clientWidth, columns, size, gutter);
  renderGridButton(entry, zoom);
  stage.style.setProperty('--gutter', `${gutter}px`);
  const middle = middleOf(stage);
  stage.style.setProperty('--columns', columns);
  stage.dataset.mode = mode === 'alone' ? 'side' : mode;
  stage.replaceChildren(...names.map((name) => port(entry, name, size, zoom)));
  $('key').replaceChildren(...keyOfOutlines(entry, names));
  $('zoom-value').textContent = `${Math.round(zoom * 100)} %`;
  $('zoom-value').title = state.zoom ? 'Fit (0)' : 'Fits the window';
  synchroniseScrolling([...stage.querySelectorAll('.scroller')]);
  shown = { scene: state.scene, view: state.view, zoom };
  scrollToPoint(stage, middle ?? middleOfSelection(entry), zoom);
  if (names[0] === 'blink') startBlinking(stage);
}

/** Says what the outlines on the pictures stand for. */
function keyOfOutlines(entry, names) {
  const change = selectedChange(entry);
  const hasRegions = entry.regions.length > 0 && modeOf(entry) !== 'baselines'
    && (state.regions || names.includes('difference'));
  return [
    change?.before?.frame && names.some((name) => name !== 'actual') && sample('before', `${change.name} before`),
    change?.after?.frame && names.some((name) => name !== 'reference') && sample('after', `${change.name} now`),
    hasRegions && sample('region', 'different pixels'),
  ].filter(Boolean);
}

/** The current mode, or the fallback if the entry doesn't support it. */
function modeOf(entry) {
  if (!entry.reference) return 'alone';
  return modesOf(entry).some((mode) => mode.name === state.mode) ? state.mode : 'side';
}

/** The width of the labels beside a picture, in screen pixels. */
function gutterOf(entry) {
  return modeOf(entry) === 'baselines' ? Math.min(180, $('stage').clientWidth * 0.36) : 0;
}

/** One row or one column, because a partly filled row would leave a gap. */
function columnCount(space, width, pictures) {
  return (space - 24 * (pictures - 1)) / pictures >= width ? pictures : 1;
}

/** The screen pixels per picture pixel from which the grid is shown. */
const gridPixels = 4;

/** Enables the grid button only if the grid is visible. */
function renderGridButton(entry, zoom) {
  const button = document.querySelector('[data-toggle="grid"]');
  const isVisible = zoom / entry.scale >= gridPixels;
  button.disabled = !isVisible;
  button.title = isVisible ? 'Pixel grid (g)' : 'Pixel grid: zoom in to show it (+)';
  button.setAttribute('aria-pressed', String(state.grid && isVisible));
}

/** The screen pixels per point at which the picture fits its column and two thirds of the window. */
function fittingZoom(space, columns, size, gutter) {
  const across = ((space - 24 * (columns - 1)) / columns - 2 - gutter) / size.width;
  const zoom = Math.min(across, Math.max(innerHeight * 0.62, 240) / size.height, 3);
  return zoom >= 1 ? Math.floor(zoom * 2) / 2 : zoom;
}

/** Creates a scrollable picture with a caption, or several stacked pictures. */
function port(entry, name, size, zoom) {
  const layers = captions[name] ? [name] : name === 'difference' ? ['difference'] : ['reference', 'actual'];
  const side = { reference: 'before', actual: 'after' }[name] ?? 'both';
  const plane = make('div', { class: 'plane', 'data-name': name }, layers.map((layer) => {
    const pixels = pixelSize(entry[layer]);
    return make('img', {
      src: entry[layer], alt: captions[layer], class: layer, draggable: 'false',
      style: `width:${pixels.width / entry.scale * zoom}px`,
    });
  }));
  plane.style.width = `${size.width * zoom}px`;
  plane.style.height = `${size.height * zoom}px`;
  const pixel = zoom / entry.scale;
  plane.classList.toggle('crisp', pixel >= 2);
  if (state.grid && pixel >= gridPixels) {
    plane.append(make('div', { class: 'grid', style: `--pixel:${pixel}px` }));
  }
  plane.append(drawing(entry, side, size, zoom, name));
  return make('figure', {}, make('figcaption', {}, caption(name)),
    make('div', { class: 'scroller' }, plane), slider(name, plane));
}

function caption(name) {
  if (captions[name]) return captions[name];
  if (name === 'blink') return make('span', { id: 'blink-name' }, 'Golden');
  return name === 'swipe' ? 'Golden  |  Now' : 'Golden under Now';
}

/** Creates the slider for swipe and onion mode. In swipe mode, dragging on the picture works too. */
function slider(name, plane) {
  if (!(name in sliders)) return null;
  const set = (value) => {
    sliders[name] = Math.min(100, Math.max(0, value));
    plane.style.setProperty('--slider', sliders[name]);
    input.value = sliders[name];
  };
  const input = make('input', {
    type: 'range', min: 0, max: 100, class: 'slider', oninput: () => set(Number(input.value)),
    'aria-label': name === 'swipe' ? 'Divider position' : 'Opacity of the new picture',
  });
  set(sliders[name]);
  if (name === 'swipe') {
    const follow = (event) => {
      if (event.type === 'pointermove' && event.buttons === 0) return;
      const box = plane.getBoundingClientRect();
      set((event.clientX - box.left) / box.width * 100);
    };
    plane.append(make('div', { class: 'handle' }));
    plane.addEventListener('pointerdown', follow);
    plane.addEventListener('pointermove', follow);
  }
  return input;
}

function startBlinking(stage) {
  const plane = stage.querySelector('.plane');
  blinking = setInterval(() => {
    if (stage.dataset.paused) return;
    const isNew = plane.classList.toggle('new');
    $('blink-name').textContent = isNew ? 'Now' : 'Golden';
  }, 600);
}

/** Keeps pictures side by side scrolled to the same part. */
function synchroniseScrolling(scrollers) {
  for (const scroller of scrollers) {
    scroller.addEventListener('scroll', () => {
      for (const other of scrollers) {
        if (other.scrollLeft !== scroller.scrollLeft) other.scrollLeft = scroller.scrollLeft;
        if (other.scrollTop !== scroller.scrollTop) other.scrollTop = scroller.scrollTop;
      }
    }, { passive: true });
  }
}

/** The center of the visible part; `null` after changing the picture or the selected view. */
function middleOf(stage) {
  const scroller = stage.querySelector('.scroller');
  if (!scroller || shown.scene !== state.scene || shown.view !== state.view) return null;
  return {
    x: (scroller.scrollLeft + scroller.clientWidth / 2) / shown.zoom,
    y: (scroller.scrollTop + scroller.clientHeight / 2) / shown.zoom,
  };
}

/** The center of the selected view, or else of the first region. */
function middleOfSelection(entry) {
  const change = selectedChange(entry);
  const side = change?.after?.frame ? 'after' : 'before';
  const frame = change?.[side]?.frame;
  const rect = frame ? onPicture(frame, entry[side]) : entry.regions[0];
  return rect && { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

function scrollToPoint(stage, point, zoom) {
  if (!point) return;
  for (const scroller of stage.querySelectorAll('.scroller')) {
    scroller.scrollLeft = point.x * zoom - scroller.clientWidth / 2;
    scroller.scrollTop = point.y * zoom - scroller.clientHeight / 2;
  }
}

// Overlays, in points.

function drawing(entry, side, size, zoom, name) {
  const sides = side === 'both' ? ['before', 'after'] : [side];
  const parts = [];
  const isBaselines = modeOf(entry) === 'baselines';
  if (state.regions && name !== 'difference' && !isBaselines) {
    for (const region of entry.regions) parts.push(rectangle(region, 'region', 3 / zoom));
  }
  const change = selectedChange(entry);
  for (const part of sides) {
    if (change?.[part]?.frame) parts.push(rectangle(onPicture(change[part].frame, entry[part]), `view ${part}`, 0));
  }
  if (isBaselines) parts.push(...baselineLines(entry, side, size, zoom, gutterOf(entry)));
  return make('svg', {
    viewBox: `0 0 ${size.width} ${size.height}`, 'aria-hidden': 'true',
  }, parts);
}

/** Converts a rectangle from the canvas to the picture, which may have margins. */
function onPicture(rect, corner) {
  return { ...rect, x: rect.x + corner.x, y: rect.y + corner.y };
}

function rectangle(rect, kind, outset) {
  return make('rect', {
    class: kind, x: rect.x - outset, y: rect.y - outset, width: rect.width + 2 * outset,
    height: rect.height + 2 * outset,
  });
}

/** Draws a labeled line for each first and last baseline. Views on the same baseline share it. */
function baselineLines(entry, side, size, zoom, gutter) {
  const lit = litBaselines(entry);
  const rules = new Map();
  entry.baselines.forEach((baseline, index) => {
    const lines = baseline[side];
    if (!lines) return;
    for (const kind of lines.first === lines.last ? ['both'] : ['first', 'last']) {
      const value = kind === 'last' ? lines.last : lines.first;
      const isLit = lit.has(index);
      // Selected baselines get separate lines above the others.
      const key = `${value} ${kind} ${isLit}`;
      const rule = rules.get(key) ?? { y: value + entry[side].y, value, kind, names: [], frames: [], isLit, differs: false };
      if (!rule.names.includes(baseline.name)) rule.names.push(baseline.name);
      if (lines.frame) rule.frames.push(onPicture(lines.frame, entry[side]));
      rule.differs ||= !isLevel(baseline);
      rules.set(key, rule);
    }
  });
  // Identifiers are more descriptive than texts.
  const rank = (name) => (name.startsWith('“') ? 1 : 0);
  // The number of characters that fit into the gutter beside the number.
  const limit = Math.max(6, Math.floor(gutter / 6.5) - 16);
  let free = -Infinity;
  return [...rules.values()].sort((a, b) => a.y - b.y || Number(a.isLit) - Number(b.isLit)).flatMap((rule) => {
    const names = rule.names.sort((a, b) => rank(a) - rank(b)).join(' · ');
    const which = rule.kind === 'both' ? '' : ` ${rule.kind}`;
    const y = Math.max(rule.y, free);
    free = y + 14 / zoom;
    const look = `baseline ${rule.kind}${rule.differs ? ' differs' : ''}`
      + (lit.size === 0 ? '' : rule.isLit ? ' lit' : ' faint');
    const bend = size.width + 14 / zoom;
    const end = Math.max(0, ...rule.frames.map((frame) => frame.x + frame.width));
    const line = (kind, x1, x2, y2 = rule.y) => make('line', { class: `${look} ${kind}`, x1, x2, y1: rule.y, y2 });
    return [
      ...rule.frames.map((frame) => line('rule', frame.x, frame.x + frame.width)),
      line('guide', Math.min(end, size.width), size.width),
      line('leader', size.width, bend, y),
      make('text', { class: look, x: bend + 4 / zoom, y: y + 4 / zoom, 'font-size': 11 / zoom },
        `${shortened(names, limit)}${which} `, make('tspan', {}, number(rule.value))),
    ];
  });
}

/** The baselines of the selected view, or else of the views in it. */
function litBaselines(entry) {
  if (state.line !== '') return new Set([Number(state.line)]);
  const change = selectedChange(entry);
  if (!change) return new Set();
  const matching = (test) => new Set(entry.baselines.flatMap((baseline, index) => (
    ['before', 'after'].some((side) => baseline[side]?.frame && change[side]?.frame
      && test(baseline[side].frame, change[side].frame)) ? [index] : [])));
  const own = matching((inner, outer) => ['x', 'y', 'width', 'height'].every((name) => Math.abs(inner[name] - outer[name]) < 0.01));
  return own.size > 0 ? own : matching((inner, outer) => inner.x >= outer.x - 0.01
    && inner.y >= outer.y - 0.01 && inner.x + inner.width <= outer.x + outer.width + 0.01
    && inner.y + inner.height <= outer.y + outer.height + 0.01);
}

function shortened(text, limit) { return text.length > limit ? `${text.slice(0, limit - 1)}…` : text; }
