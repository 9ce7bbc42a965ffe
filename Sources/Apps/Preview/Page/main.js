// The entry point of the page. Decides what to render and when.

import { ask, connect, on, priority, Superseded } from './connection.js';
import { closeGrid, refreshGrid, renderGrid } from './grid.js';
import { renderInspector } from './inspector.js';
import './keyboard.js';
import { currentPreview, files, onChange, readAddress, state } from './model.js';
import { allPictures } from './pictures.js';
import { sweep } from './ruler.js';
import { renderSettings } from './settings.js';
import { closeSingle, renderList, renderSingle, renderSource, renderTools } from './single.js';
import { closeStage, draw, inspect, onStage, place, refreshStage, stage } from './stage.js';
import './status.js';
import { refreshVariants } from './variants.js';

/** The signature of the rendered previews; a different one requires new cards. */
let rendered = '';
const settings = ['device', 'appearance', 'direction', 'type', 'locale', 'theme', 'scale'];

function render() {
  closeStage();
  closeGrid();
  closeSingle();
  const isAlone = Boolean(state.preview);
  document.body.dataset.shows = !isAlone ? 'grid' : state.variants ? 'variants' : 'single';
  $('views').hidden = $('panel').hidden = !isAlone;
  document.title = isAlone ? `${currentPreview()?.title ?? state.preview} – previews` : 'Previews';
  if (isAlone) renderSingle();
  else renderGrid();
  renderInspector();
  rendered = signature();
}

/** The state that determines the parts of the page. */
const signature = () => JSON.stringify([
  state.preview, state.variants, files.isKnown,
  (state.preview ? [currentPreview()].filter(Boolean) : files.previews).map(({ id, title, file }) => [id, title, file]),
]);

function refresh() {
  if (!state.preview) refreshGrid();
  else if (state.variants) refreshVariants();
  else refreshStage();
}

onChange((changed) => {
  if (changed.has('preview') || changed.has('variants')) {
    render();
    scrollTo(0, 0);
    return;
  }
  if (settings.some((name) => changed.has(name))) refresh();
  else if (stage.parts && ['width', 'height', 'zoom', 'off'].some((name) => changed.has(name))) refreshStage();
  if (!stage.parts) return;
  if (changed.has('mode')) place();
  if (changed.has('view')) {
    draw();
    inspect();
  }
  renderTools();
});

onStage((what) => { if (what === 'views') sweep(); });

/** Requests the list of previews, then the visible pictures. */
async function list() {
  try {
    const answer = await ask({ task: 'list' }, priority.hand);
    Object.assign(files, answer.list, { isKnown: true });
  } catch (error) {
    if (!(error instanceof Superseded)) $('notice').textContent = error.message;
    return;
  }
  renderSettings();
  // A single preview is shown right away.
  if (!state.preview && files.previews.length === 1 && !location.hash) readFirst();
  else if (signature() !== rendered) render();
  else {
    renderList();
    renderSource();
    refresh();
  }
  if (stage.parts) sweep({ isNew: true });
}

function readFirst() {
  location.hash = `#preview=${encodeURIComponent(files.previews[0].id)}`;
}

on('ready', list);
on('failed', () => {
  if (files.isKnown) return;
  render();
  list();
});
/** A preview may also crash during a background request. Show the error wherever the preview appears. */
on('crashed', ({ preview, message, hint }) => {
  for (const picture of allPictures()) {
    if (picture.preview !== preview || picture.isBusy) continue;
    picture.error = Object.assign(new Error(message), { hint });
    picture.changed?.(picture, null);
  }
});

addEventListener('hashchange', readAddress);
addEventListener('popstate', readAddress);
let resized = 0;
addEventListener('resize', () => {
  clearTimeout(resized);
  resized = setTimeout(refresh, 100);
});

renderSettings();
readAddress();
render();
connect();
