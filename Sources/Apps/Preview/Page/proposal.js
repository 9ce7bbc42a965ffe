// Shows what would change if the preview were proposed another size.

import { priority } from './connection.js';
import { resize } from './drag.js';
import { chosenSettings, state } from './model.js';
import { Picture } from './pictures.js';
import { changedViews, listChanges } from './changes.js';
import { stage, wantedSize } from './stage.js';
import { Views } from './views.js';

/** The typed size and its result. */
let typed = { width: '', height: '' };
let trial = null;

export function makeProposal() {
  const size = wantedSize();
  const field = (name, title) => make('input', {
    type: 'text', inputmode: 'numeric', 'aria-label': title, placeholder: number(size[name]), value: typed[name],
    oninput: (event) => { typed[name] = event.target.value; },
  });
  const result = make('div', { class: 'result', 'aria-live': 'polite' });
  const section = make('section', { class: 'proposal' }, make('h3', {}, 'What would change if'),
    make('form', {
      onsubmit: (event) => {
        event.preventDefault();
        propose(result);
      },
    }, 'the preview were', field('width', 'Proposed width'), '×', field('height', 'Proposed height'), make('button', {}, 'Try')), result);
  if (trial?.preview === state.preview && (typed.width || typed.height)) renderTrial(result);
  return section;
}

const lengthOf = (text, standard) => Math.min(4000, Math.max(0, Number(String(text).replace(',', '.')))) || standard;

async function propose(result) {
  const size = wantedSize();
  const width = lengthOf(typed.width, size.width);
  const height = lengthOf(typed.height, size.height);
  const picture = new Picture(state.preview, 'trial', { rank: priority.look, showsViews: true });
  picture.history = stage.picture.history;
  await picture.show(chosenSettings({ width, height }), { pixels: 0.5 });
  const { shown, error } = picture;
  picture.close();
  trial = { preview: state.preview, width, height, error, views: shown && new Views(shown.views) };
  if (result.isConnected) renderTrial(result);
}

/** Lists the views that would change size, appear or disappear. */
function renderTrial(result) {
  const { width, height, error, views } = trial;
  if (!views) return result.replaceChildren(make('p', { class: 'empty' }, error?.message ?? 'No picture was rendered.'));
  const changes = changedViews(stage.views, views);
  result.replaceChildren(
    make('p', {}, changes.length === 0 ? `At ${number(width)} × ${number(height)}, no view would change its size.`
      : `At ${number(width)} × ${number(height)}, ${changes.length} ${changes.length === 1 ? 'view' : 'views'} would change:`),
    listChanges(changes),
    make('button', { onclick: () => resize(width, height) }, 'Show at this size'));
}
