// The pictures of one entry, in one of five modes, with lines over them.

/** What the sliders of the swipe and onion modes say, 0…100. */
const sliders = { swipe: 50, onion: 50 };
let blinking = null;
/** What the stage shows now. */
let shown = {};

const captions = { reference: 'Golden', actual: 'Now', difference: 'Difference' };

function renderStage() {
  clearInterval(blinking);
  const entry = currentEntry();
  const stage = $('stage');
  if (!entry || !stage) return;
  const sources = ['reference', 'actual', 'difference'].filter((name) => entry[name]);
  const isAlone = !entry.reference;
  const names = isAlone ? ['actual'] : state.mode === 'side' ? sources : [state.mode];
  const size = canvasSize(entry);
  const gutter = state.baselines ? Math.min(150, stage.clientWidth * 0.32) : 0;
  const columns = columnCount(stage.clientWidth, size.width * 0.8 + gutter, names.length);
  const zoom = state.zoom || fittingZoom(stage.clientWidth, columns, size, gutter);
  stage.style.setProperty('--gutter', `${gutter}px`);
  const middle = middleOf(stage);
  stage.style.setProperty('--columns', columns);
  stage.dataset.mode = isAlone ? 'side' : state.mode;
  stage.replaceChildren(...names.map((name) => port(entry, name, size, zoom)));
  $('zoom-value').textContent = `${Math.round(zoom * 100)} %`;
  $('zoom-value').title = state.zoom ? 'Fit (0)' : 'Fits the window';
  synchroniseScrolling([...stage.querySelectorAll('.scroller')]);
  shown = { scene: state.scene, view: state.view, zoom };
  scrollToPoint(stage, middle ?? middleOfSelection(entry), zoom);
  if (names[0] === 'blink') startBlinking(stage);
}

function columnCount(room, width, pictures) {
  for (let columns = pictures; columns > 1; columns -= 1) {
    if ((room - 24 * (columns - 1)) / columns >= width) return columns;
  }
  return 1;
}

/** Screen pixels for each point, so that columns and two thirds of the window hold the picture. */
function fittingZoom(room, columns, size, gutter) {
  const across = ((room - 24 * (columns - 1)) / columns - 2 - gutter) / size.width;
  const zoom = Math.min(across, Math.max(innerHeight * 0.62, 240) / size.height, 3);
  return zoom >= 1 ? Math.floor(zoom * 2) / 2 : zoom;
}

/** One picture, or several on top of each other, with a caption; scrolls when it is large. */
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
  if (state.grid && pixel >= 4) {
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

/** For swipe and onion: a slider below, and for swipe the picture itself. */
function slider(name, plane) {
  if (!(name in sliders)) return null;
  const set = (value) => {
    sliders[name] = Math.min(100, Math.max(0, value));
    plane.style.setProperty('--slider', sliders[name]);
    input.value = sliders[name];
  };
  const input = make('input', {
    type: 'range', min: 0, max: 100, class: 'slider', oninput: () => set(Number(input.value)),
    'aria-label': name === 'swipe' ? 'Where the pictures meet' : 'How much of the new picture',
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

/** Zoomed pictures side by side show the same part. */
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

/** The point in the middle of the part that is seen; nothing for another picture or view. */
function middleOf(stage) {
  const scroller = stage.querySelector('.scroller');
  if (!scroller || shown.scene !== state.scene || shown.view !== state.view) return null;
  return {
    x: (scroller.scrollLeft + scroller.clientWidth / 2) / shown.zoom,
    y: (scroller.scrollTop + scroller.clientHeight / 2) / shown.zoom,
  };
}

/** Of the selected view, else of the first region. */
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

// Lines over the pictures, in points.

function drawing(entry, side, size, zoom, name) {
  const sides = side === 'both' ? ['before', 'after'] : [side];
  const parts = [];
  if (state.regions && name !== 'difference') {
    for (const region of entry.regions) parts.push(rectangle(region, 'region', 3 / zoom));
  }
  const change = selectedChange(entry);
  for (const part of sides) {
    if (change?.[part]?.frame) parts.push(rectangle(onPicture(change[part].frame, entry[part]), `view ${part}`, 0));
  }
  if (state.baselines && name !== 'difference') {
    parts.push(...baselineLines(entry, sides, size, zoom));
  }
  return make('svg', {
    viewBox: `0 0 ${size.width} ${size.height}`, 'aria-hidden': 'true',
  }, parts);
}

/** A rectangle of the canvas, in the coordinates of the picture, which may have margins. */
function onPicture(rect, corner) {
  return { ...rect, x: rect.x + corner.x, y: rect.y + corner.y };
}

function rectangle(rect, kind, outset) {
  return make('rect', {
    class: kind, x: rect.x - outset, y: rect.y - outset, width: rect.width + 2 * outset,
    height: rect.height + 2 * outset,
  });
}

/** First and last baselines, one line for all views that share it, with names beside it. */
function baselineLines(entry, sides, size, zoom) {
  const rules = new Map();
  for (const baseline of entry.baselines) {
    for (const side of sides) {
      const lines = baseline[side];
      if (!lines) continue;
      const kinds = lines.first === lines.last ? ['both'] : ['first', 'last'];
      for (const kind of kinds) {
        const value = kind === 'last' ? lines.last : lines.first;
        const y = value + entry[side].y;
        const differs = JSON.stringify(baseline.before) !== JSON.stringify(baseline.after);
        const key = `${y} ${kind} ${sides.length > 1 && differs ? side : ''}`;
        const rule = rules.get(key) ?? { y, value, kind, names: [], differs: false, side };
        if (!rule.names.includes(baseline.name)) rule.names.push(baseline.name);
        rule.differs ||= differs;
        rules.set(key, rule);
      }
    }
  }
  // Identifiers say more than texts.
  const rank = (name) => (name.startsWith('“') ? 1 : 0);
  for (const rule of rules.values()) rule.names.sort((a, b) => rank(a) - rank(b));
  let free = -Infinity;
  return [...rules.values()].sort((a, b) => a.y - b.y).flatMap((rule) => {
    const names = rule.names[0] + (rule.names.length > 1 ? ` +${rule.names.length - 1}` : '');
    const which = rule.kind === 'both' ? '' : ` ${rule.kind}`;
    const y = Math.max(rule.y + 3 / zoom, free);
    free = y + 13 / zoom;
    const dashes = sides.length > 1 && rule.differs && rule.side === 'before' ? ' old' : '';
    return [
      make('line', { class: `baseline ${rule.kind}${dashes}`, x1: 0, x2: size.width, y1: rule.y, y2: rule.y }),
      make('text', {
        class: `baseline ${rule.kind}${rule.differs ? ' differs' : ''}`, x: size.width + 6 / zoom, y,
        'font-size': 11 / zoom,
      }, `${number(rule.value)}  ${names}${which}`),
    ];
  });
}
