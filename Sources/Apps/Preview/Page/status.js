// The status of the server: compilation, problems, and the time from a save to its picture.

import { on } from './connection.js';
import { fileName } from './grid.js';
import { files } from './model.js';

/** The time of the save that started the current program, until its first picture is shown. */
let savedAt = null;
/** Whether the next event only reports the state to a page that just opened. */
let isGreeting = true;
let isProblemListOpen = true;

function say(kind, text, title = '') {
  $('status').dataset.kind = kind;
  $('status').textContent = text;
  $('status').title = title;
}

function notice(text) {
  $('notice').hidden = !text;
  $('notice').textContent = text ?? '';
}

/** Shows the time from the save to the picture, once per program. */
export function noticePicture() {
  if (savedAt == null) return;
  const saved = savedAt;
  savedAt = null;
  // The picture is visible after the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const time = Math.max(0, Date.now() - saved);
    if (document.body.dataset.failed == null) {
      say('ready', time < 60_000 ? duration(time) : 'Up to date', 'Time from save to picture');
    }
  }));
}

const duration = (time) => (time < 1000 ? `${Math.round(time)} ms` : `${(time / 1000).toFixed(1)} s`);

/** Returns the folder that contains all files. */
function commonFolder(paths) {
  const parts = paths.map((path) => path.split('/').slice(0, -1));
  const same = (parts[0] ?? []).findIndex((part, index) => parts.some((other) => other[index] !== part));
  const folder = (same < 0 ? parts[0] ?? [] : parts[0].slice(0, same)).join('/');
  return folder ? `${folder}/` : '';
}

function renderProblems(event) {
  const box = $('problems');
  box.hidden = !event;
  document.body.toggleAttribute('data-failed', Boolean(event));
  if (!event) return box.replaceChildren();
  const problems = event.problems ?? [];
  const errors = problems.filter((problem) => problem.kind === 'error').length;
  const title = errors > 0 ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : 'The files do not compile';
  say('failed', title);
  const folder = commonFolder(problems.map((problem) => problem.file));
  const button = make('button', {
    'aria-expanded': String(isProblemListOpen), onclick: () => {
      isProblemListOpen = !isProblemListOpen;
      renderProblems(event);
      $('problems').querySelector('button').focus();
    },
  }, isProblemListOpen ? 'Hide' : 'Show');
  box.replaceChildren(
    make('header', {}, make('strong', { role: 'alert' }, title),
      make('span', {}, files.isKnown ? 'The pictures show the last version that compiled.' : ''), button),
    isProblemListOpen && problems.length > 0 && make('ul', {}, problems.map((problem) => make('li', { class: problem.kind },
      make('code', { title: problem.file }, `${fileName(problem.file.slice(folder.length))}:${problem.line}:${problem.column}`),
      make('span', { class: 'kind' }, problem.kind), make('span', {}, problem.text)))) || '',
    isProblemListOpen && event.messages ? make('details', { open: problems.length === 0 && '' },
      make('summary', {}, 'Compiler output'), make('pre', { tabindex: 0 }, event.messages)) : '');
}

on('open', () => {
  isGreeting = true;
  notice(null);
});
on('closed', ({ hasEnded, attempts }) => {
  // Without a connection, the page does not know whether the files compile.
  renderProblems(null);
  say('closed', hasEnded ? 'Ended' : 'Reconnecting');
  const lost = 'The connection to galley preview was lost. The page reconnects automatically.';
  notice(hasEnded ? 'galley preview has ended. Start it again and open the address that it prints.'
    : attempts > 4 ? `${lost} If galley preview has ended, start it again and open the address that it prints.` : lost);
});
/** The program with the views ended, and cannot be started again. */
on('ended', ({ message, hint }) => {
  isGreeting = false;
  say('failed', 'Ended');
  notice(`The program with the previews has ended: ${[message, hint].filter(Boolean).join('; ')}. It starts again after the next save.`);
});
on('compiling', () => {
  isGreeting = false;
  notice(null);
  say('compiling', 'Compiling');
});
on('failed', (event) => {
  isGreeting = false;
  renderProblems(event);
});
on('ready', (event) => {
  renderProblems(null);
  savedAt = isGreeting ? null : event.saved ?? null;
  isGreeting = false;
  say('ready', event.milliseconds != null ? duration(event.milliseconds) : 'Up to date', 'Compile time');
});
on('goodbye', () => say('closed', 'Ended'));
