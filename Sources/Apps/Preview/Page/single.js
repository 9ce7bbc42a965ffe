// One preview: its heading, tools, stage and the panels around it.

import { clampedLength, ownSize, renderEdges, resize } from './drag.js';
import { goldenMark, renderGoldenMark } from './goldens.js';
import { fileName } from './grid.js';
import { makeInspector, sourceLink } from './inspector.js';
import { keepMenu } from './keep.js';
import { currentPreview, files, move, show, state, waiting } from './model.js';
import { makeOutline } from './outline.js';
import { makeReadOut } from './readout.js';
import { isMoving, makeStage, onStage, refreshStage, stage, startOver, wantedSize, zoomBy } from './stage.js';
import { closeVariants, makeVariants, refreshVariants } from './variants.js';

export function renderSingle() {
  renderList();
  const preview = currentPreview();
  $('views').hidden = $('panel').hidden = !preview || state.variants;
  if (!preview) {
    $('main').replaceChildren(make('p', { class: 'empty' }, files.isKnown
      ? `No preview named “${state.preview}” in the files. It reappears when it is back.`
      : waiting()));
    return;
  }
  const place = files.previews.indexOf(preview);
  const step = (offset, text, title) => make('button', {
    class: 'plain', title, 'aria-label': title, disabled: !files.previews[place + offset] && '', onclick: () => move(offset),
  }, text);
  const heading = make('div', { class: 'heading' },
    make('h1', {}, preview.title),
    make('span', { class: 'source' }, sourceLink(sourceOf(preview))), goldenMark(preview.id),
    make('div', { class: 'steps' }, step(-1, '←', 'Previous (k)'), step(1, '→', 'Next (j)')));
  if (state.variants) {
    $('main').replaceChildren(make('article', { class: 'single' }, heading, makeVariants()));
    refreshVariants();
    return;
  }
  $('views').replaceChildren(make('h2', {}, 'Views'), makeOutline(), make('h2', {}, 'Read out'), makeReadOut());
  $('panel').replaceChildren(makeInspector());
  $('main').replaceChildren(make('article', { class: 'single' }, heading, tools(), makeStage(), under(),
    make('ul', { id: 'warnings', 'aria-label': 'Warnings' })));
  renderTools();
  refreshStage();
}

const sourceOf = ({ file, line, link }) => ({ place: `${fileName(file)}${line ? `:${line}` : ''}`, link });

/** Updates the position of the preview in its file. */
export function renderSource() {
  const element = document.querySelector('.heading .source');
  if (element && currentPreview()) element.replaceChildren(sourceLink(sourceOf(currentPreview())));
}

export function closeSingle() { closeVariants(); }

function tools() {
  const mode = (name, title, does) => make('button', {
    'data-mode': name, title: `${does} (i)`, onclick: () => show({ mode: name }),
  }, title);
  return make('div', { class: 'toolbar' },
    make('div', { class: 'segments', role: 'group', 'aria-label': 'Mode' },
      mode('inspect', 'Inspect', 'Point at views to inspect them'), mode('use', 'Use', 'Click, type and scroll in the view')),
    keepMenu(),
    make('div', { class: 'zoom', role: 'group', 'aria-label': 'Zoom' },
      make('button', { title: 'Zoom out (−)', 'aria-label': 'Zoom out', onclick: () => zoomBy(-1) }, '−'),
      make('button', { id: 'zoom-value', onclick: () => show({ zoom: 0 }) }),
      make('button', { title: 'Zoom in (+)', 'aria-label': 'Zoom in', onclick: () => zoomBy(1) }, '+')));
}

/** The row below the picture, with editable fields for the size. */
function under() {
  const field = (name, title) => make('input', {
    id: `size-${name}`, type: 'text', inputmode: 'numeric', 'aria-label': title, title,
    onchange: () => {
      const [width, height] = ['width', 'height'].map((side) => Number($(`size-${side}`).value.replace(',', '.')));
      if (width > 0 && height > 0) resize(clampedLength(width), clampedLength(height));
      renderUnder();
    },
  });
  return make('div', { class: 'under' },
    make('span', { class: 'size', role: 'group', 'aria-label': 'Size in points' },
      field('width', 'Width in points'), '×', field('height', 'Height in points')),
    make('button', { id: 'own-size', class: 'link', title: 'Use the preview’s own size', onclick: ownSize }, 'Own size'),
    make('button', { id: 'start-over', class: 'link', title: 'Reset the state of the view', onclick: startOver }, 'Start over'),
    make('span', { id: 'times' }));
}

/** Avoids setting unchanged text, which would cost a layout pass in every frame. */
function say(element, text) { if (element.textContent !== text) element.textContent = text; }

/** Updates the tools. */
export function renderTools() {
  if (!stage.parts) return;
  for (const button of document.querySelectorAll('.toolbar [data-mode]')) {
    button.setAttribute('aria-pressed', String(button.dataset.mode === state.mode));
  }
  say($('zoom-value'), `${Math.round(stage.zoom * 100)} %`);
  $('zoom-value').title = state.zoom ? 'Zoom to fit (0)' : 'Zoomed to fit';
  renderEdges();
  renderUnder();
}

function renderUnder() {
  const size = wantedSize();
  for (const side of ['width', 'height']) {
    const input = $(`size-${side}`);
    if (document.activeElement !== input || document.body.hasAttribute('data-dragging')) input.value = number(size[side]);
  }
  $('own-size').hidden = !(state.width > 0);
  $('start-over').hidden = stage.picture.history.length === 0;
  const { shown, error } = stage.picture;
  if (!isMoving()) say($('times'), shown ? `laid out in ${milliseconds(shown.layoutTime)}, painted in ${milliseconds(shown.paintTime)}` : '');
  $('failure')?.remove();
  if (error) {
    stage.parts.element.append(make('div', { id: 'failure', role: 'alert' },
      make('strong', {}, error.message), error.hint && make('p', {}, error.hint),
      make('p', {}, shown ? 'This is the last picture that was rendered.'
        : 'No picture was rendered. The other previews still work, and this one is retried after the next save.')));
  }
  const warnings = shown?.warnings ?? [];
  if (warnings.join('\n') !== [...$('warnings').children].map((item) => item.textContent).join('\n')) {
    $('warnings').replaceChildren(...warnings.map((warning) => make('li', {}, warning)));
  }
  $('warnings').hidden = warnings.length === 0;
}

const milliseconds = (value) => `${value < 10 ? number(Math.round(value * 10) / 10) : Math.round(value)} ms`;

/** The list of previews beside the current one. */
export function renderList() {
  $('list').replaceChildren(...files.previews.map((preview) => make('a', {
    class: 'item', href: `#preview=${encodeURIComponent(preview.id)}`, 'aria-current': preview.id === state.preview && 'page',
    onclick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show({ preview: preview.id });
    },
  }, make('span', { class: 'title' }, preview.title), make('span', { class: 'source' }, fileName(preview.file)))));
  $('list').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

onStage((what) => {
  if (what !== 'views') return;
  renderTools();
  renderGoldenMark(document.querySelector('.heading .golden-mark'));
});
