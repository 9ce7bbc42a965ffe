// Whether previews are as their goldens, and the way to the page that compares them.

import { ask, on, priority } from './connection.js';

/** What is known, by preview: the answer of the newest program, or the promise of it. */
const known = new Map();
/** What marks say now. */
const shown = new WeakMap();

on('ready', () => known.clear());
on('closed', () => known.clear());

/** Asks again when it is next shown, as a golden was recorded. */
export function forgetGolden(preview) { known.delete(preview); }

/** Resolves with a `verdict` and its `sentences`, or `null` where the program has nothing to say. */
function golden(preview) {
  if (!known.has(preview)) {
    known.set(preview, ask({ task: 'golden', preview }, priority.idle).then((answer) => answer.golden, () => null));
  }
  return known.get(preview);
}

/** A link to the comparison, which is seen where the preview is not as its golden. */
export function goldenMark(preview) {
  return make('a', {
    class: 'golden-mark', 'data-golden': preview, hidden: '', href: `golden/${encodeURIComponent(preview)}`, target: '_blank',
  });
}

/** Shows the mark, or hides it. */
export async function renderGoldenMark(mark) {
  const answer = await golden(mark.dataset.golden);
  // What was said before stays until there is something new to say.
  if (!answer || shown.get(mark) === answer) return;
  shown.set(mark, answer);
  const text = { differs: 'Differs from its golden', damaged: 'Its golden cannot be read' }[answer.verdict];
  mark.hidden = !text;
  mark.textContent = text ?? '';
  mark.title = ['Compare them', ...answer.sentences.slice(0, 6)].join('\n');
}
