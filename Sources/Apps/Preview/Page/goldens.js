// The comparison of previews with their goldens, and links to the comparison page.

import { ask, on, priority } from './connection.js';

/** The verdicts by preview: the answer of the current program, or a promise of it. */
const known = new Map();
/** The answer that each mark shows. */
const shown = new WeakMap();

on('ready', () => known.clear());
on('closed', () => known.clear());

/** Requests the verdict again when it is next needed, after a golden was recorded. */
export function forgetGolden(preview) { known.delete(preview); }

/** Resolves with a `verdict` and its `sentences`, or with `null` if the program cannot tell. */
function golden(preview) {
  if (!known.has(preview)) {
    known.set(preview, ask({ task: 'golden', preview }, priority.idle).then((answer) => answer.golden, () => null));
  }
  return known.get(preview);
}

/** A link to the comparison, visible if the preview differs from its golden. */
export function goldenMark(preview) {
  return make('a', {
    class: 'golden-mark', 'data-golden': preview, hidden: '', href: `golden/${encodeURIComponent(preview)}`, target: '_blank',
  });
}

/** Shows or hides the mark. */
export async function renderGoldenMark(mark) {
  const answer = await golden(mark.dataset.golden);
  // Keep the previous state until there is a new answer.
  if (!answer || shown.get(mark) === answer) return;
  shown.set(mark, answer);
  const text = { differs: 'Differs from its golden', damaged: 'Golden cannot be read' }[answer.verdict];
  mark.hidden = !text;
  mark.textContent = text ?? '';
  mark.title = ['Compare with the golden', ...answer.sentences.slice(0, 6)].join('\n');
}
