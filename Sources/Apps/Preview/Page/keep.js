// Saves files: the current picture, the latest change, and all variants on one sheet.

import { ask, priority } from './connection.js';
import { forgetGolden, renderGoldenMark } from './goldens.js';
import { currentPreview, state } from './model.js';
import { stage } from './stage.js';

export function keepMenu() {
  const item = (format, title, does) => make('button', {
    'data-keep': format, title: does, onclick: (event) => keep(format, event.currentTarget),
  }, title);
  return make('div', { class: 'keep', role: 'group', 'aria-label': 'Save' },
    item('png', 'PNG', 'Save this picture as PNG'),
    item('svg', 'SVG', 'Save this picture as SVG, with text as text'),
    item('pdf', 'PDF', 'Save this picture as a PDF page'),
    item('apng', 'APNG', 'Save the latest change as an animated PNG'),
    make('button', {
      'data-keep': 'golden', title: 'Record the golden of the preview, in the preview’s own settings', onclick: (event) => record(event.currentTarget),
    }, 'Golden'));
}

/** The file name: the title of the preview and its settings. */
function nameFor(extension, more = []) {
  const parts = [
    currentPreview()?.title ?? 'preview', state.appearance, state.type, state.direction, state.locale, state.theme,
    state.device,
    state.width > 0 && `${Math.round(state.width)}x${Math.round(state.height)}`, ...more,
  ];
  return `${parts.filter(Boolean).join('-').replace(/[^\p{L}\p{N}._-]+/gu, '-')}.${extension}`;
}

function download(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = make('a', { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Disables the button during the work, then shows the outcome for a moment. */
async function withButton(button, work) {
  const { textContent: text, title } = button;
  button.disabled = true;
  try {
    const done = await work();
    if (done) button.textContent = done;
  } catch (error) {
    button.title = [error.message, error.hint].filter(Boolean).join(': ');
    button.textContent = 'Not saved';
    $('spoken').textContent = button.title;
  }
  button.disabled = false;
  if (button.textContent !== text) setTimeout(() => Object.assign(button, { textContent: text, title }), 2000);
}

const types = { png: 'image/png', apng: 'image/apng', svg: 'image/svg+xml', pdf: 'application/pdf' };

const keep = (format, button) => withButton(button, async () => {
  const answer = await ask(stage.picture.message('file', { format }), priority.hand);
  if (!answer.blob) throw new Error('No file was created.');
  const blob = new Blob([answer.blob], { type: types[format] });
  download(blob, nameFor(format === 'apng' ? 'png' : format, [format === 'apng' && 'change']));
});

/** Records the golden of the preview. */
const record = (button) => withButton(button, async () => {
  const answer = await ask(stage.picture.message('record'), priority.hand);
  $('spoken').textContent = answer.recorded;
  button.title = answer.recorded;
  forgetGolden(stage.picture.preview);
  renderGoldenMark(document.querySelector('.heading .golden-mark'));
  return 'Recorded';
});

/** Draws the variants with their names on one picture. */
export async function keepSheet(variants) {
  if (variants.length === 0) return;
  const scale = Math.min(...variants.map((variant) => variant.image.naturalWidth / variant.size.width));
  const [gap, line] = [24, 30];
  const columns = variants[0].columns || 1;
  const rows = Array.from({ length: Math.ceil(variants.length / columns) }, (_, row) => variants.slice(row * columns, (row + 1) * columns));
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...rows.map((row) => row[column]?.size.width ?? 0)));
  const heights = rows.map((row) => Math.max(...row.map((variant) => variant.size.height)));
  const total = (lengths, more) => lengths.reduce((sum, value) => sum + value + more, gap);
  const [width, height] = [total(widths, gap), total(heights, gap + line)];
  const canvas = make('canvas');
  const factor = Math.min(scale, 16000 / Math.max(width, height));
  [canvas.width, canvas.height] = [Math.ceil(width * factor), Math.ceil(height * factor)];
  const context = canvas.getContext('2d');
  context.scale(factor, factor);
  context.fillStyle = '#f7f6f3';
  context.fillRect(0, 0, width, height);
  context.font = `13px ${getComputedStyle(document.documentElement).fontFamily}`;
  let y = gap;
  rows.forEach((row, index) => {
    let x = gap;
    row.forEach((variant, column) => {
      context.fillStyle = '#6b675f';
      context.fillText(variant.name, x, y + 14);
      context.drawImage(variant.image, x, y + line - 6, variant.size.width, variant.size.height);
      x += widths[column] + gap;
    });
    y += heights[index] + gap + line;
  });
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) download(blob, nameFor('png', ['variants']));
}
