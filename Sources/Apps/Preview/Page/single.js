// One preview: its heading, tools, stage and panels around it.

import { clampedLength, ownSize, renderEdges, resize } from './drag.js';
import { goldenMark, renderGoldenMark } from './goldens.js';
import { fileName } from './grid.js';
import { makeInspector } from './inspector.js';
import { keepMenu } from './keep.js';
import { currentPreview, files, move, show, state, waiting } from './model.js';
import { makeOutline } from './outline.js';
import { isMoving, makeStage, onStage, refreshStage, stage, startOver, wantedSize, zoomBy } from './stage.js';
import { closeVariants, makeVariants, refreshVariants } from './variants.js';

export function renderSingle() {
  renderList();
  const preview = currentPreview();
  $('views').hidden = $('panel').hidden = !preview || state.variants;
  if (!preview) {
    $('main').replaceChildren(make('p', { class: 'empty' }, files.isKnown
      ? `There is no preview “${state.preview}” in the files now. It is shown again when it is back.`
      : waiting()));
    return;
  }
  const place = files.previews.indexOf(preview);
  const step = (offset, text, title) => make('button', {
    class: 'plain', title, 'aria-label': title, disabled: !files.previews[place + offset] && '', onclick: () => move(offset),
  }, text);
  const heading = make('div', { class: 'heading' },
    make('h1', {}, preview.title),
    make('span', { class: 'source' }, sourceText(preview)), goldenMark(preview.id),
    make('div', { class: 'steps' }, step(-1, '←', 'Previous (k)'), step(1, '→', 'Next (j)')));
  if (state.variants) {
    $('main').replaceChildren(make('article', { class: 'single' }, heading, makeVariants()));
    refreshVariants();
    return;
  }
  $('views').replaceChildren(make('h2', {}, 'Views'), makeOutline());
  $('panel').replaceChildren(makeInspector());
  $('main').replaceChildren(make('article', { class: 'single' }, heading, tools(), makeStage(), under(),
    make('ul', { id: 'warnings', 'aria-label': 'Warnings' })));
  renderTools();
  refreshStage();
}

const sourceText = ({ file, line }) => `${fileName(file)}${line ? `:${line}` : ''}`;

/** Where the preview is in its file now. */
export function renderSource() {
  const element = document.querySelector('.heading .source');
  if (element && currentPreview()) element.textContent = sourceText(currentPreview());
}

export function closeSingle() { closeVariants(); }

function tools() {
  const mode = (name, title, does) => make('button', {
    'data-mode': name, title: `${does} (i)`, onclick: () => show({ mode: name }),
  }, title);
  return make('div', { class: 'toolbar' },
    make('div', { class: 'segments', role: 'group', 'aria-label': 'Mode' },
      mode('inspect', 'Inspect', 'Point at views to see what they are'), mode('use', 'Use', 'Press and scroll what is shown')),
    keepMenu(),
    make('div', { class: 'zoom', role: 'group', 'aria-label': 'Zoom' },
      make('button', { title: 'Smaller (−)', 'aria-label': 'Smaller', onclick: () => zoomBy(-1) }, '−'),
      make('button', { id: 'zoom-value', onclick: () => show({ zoom: 0 }) }),
      make('button', { title: 'Larger (+)', 'aria-label': 'Larger', onclick: () => zoomBy(1) }, '+')));
}

/** The size below the picture, which is typed in as well. */
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
    make('button', { id: 'own-size', class: 'link', title: 'As large as the preview itself says', onclick: ownSize }, 'Own size'),
    make('button', { id: 'start-over', class: 'link', title: 'As if nothing had been pressed or typed', onclick: startOver }, 'Start over'),
    make('span', { id: 'times' }));
}

/** Text that is set anew is laid out anew, which a picture that moves has no time for. */
function say(element, text) { if (element.textContent !== text) element.textContent = text; }

/** What the tools say now. */
export function renderTools() {
  if (!stage.parts) return;
  for (const button of document.querySelectorAll('.toolbar [data-mode]')) {
    button.setAttribute('aria-pressed', String(button.dataset.mode === state.mode));
  }
  say($('zoom-value'), `${Math.round(stage.zoom * 100)} %`);
  $('zoom-value').title = state.zoom ? 'Fit the window (0)' : 'Fits the window';
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
      make('p', {}, shown ? 'The picture is the last one that there was.'
        : 'There is no picture. The other previews are shown, and this one is tried again after the next save.')));
  }
  const warnings = shown?.warnings ?? [];
  if (warnings.join('\n') !== [...$('warnings').children].map((item) => item.textContent).join('\n')) {
    $('warnings').replaceChildren(...warnings.map((warning) => make('li', {}, warning)));
  }
  $('warnings').hidden = warnings.length === 0;
}

const milliseconds = (value) => `${value < 10 ? number(Math.round(value * 10) / 10) : Math.round(value)} ms`;

/** The previews beside the one that is shown. */
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
