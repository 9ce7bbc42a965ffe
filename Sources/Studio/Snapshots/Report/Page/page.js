'use strict';

// What the failure report and the preview page share. A plain script, because the report is a single file.

const $ = (id) => document.getElementById(id);

/** Creates an element. Attributes starting with `on` are listeners; false ones are omitted. */
function make(tag, attributes = {}, ...children) {
  const isDrawing = ['svg', 'g', 'rect', 'line', 'path', 'text', 'tspan'].includes(tag);
  const element = isDrawing
    ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value === false || value == null) continue;
    // A page's policy may forbid style attributes.
    else if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

/** Formats a length in points with at most two decimals. */
function number(value) {
  if (value == null) return '–';
  if (typeof value === 'string') return value;
  return String(Math.round(value * 100) / 100).replace('-', '−');
}

function signed(value) { return (value > 0 ? '+' : '') + number(value); }

// The address, which contains the state.

/** The state in the address, with the default values of `initial` for what is missing or invalid. */
function addressState(initial) {
  const values = new URLSearchParams(location.hash.slice(1));
  return Object.fromEntries(Object.entries(initial).map(([name, standard]) => {
    const value = values.get(name);
    if (value == null) return [name, standard];
    if (typeof standard === 'boolean') return [name, value === '1'];
    return [name, typeof standard === 'number' ? Math.max(0, Number(value)) || standard : value];
  }));
}

/** The address of a state: only the values that differ from the defaults. */
function addressOf(state, initial) {
  const values = new URLSearchParams();
  for (const [name, standard] of Object.entries(initial)) {
    const value = state[name];
    if (value === standard) continue;
    values.set(name, typeof value === 'string' ? value : Math.round(value * 1000) / 1000);
  }
  return '#' + values.toString().replaceAll('%2F', '/').replaceAll('%40', '@');
}

/** The entry before or after the one at `place`; from the outside, the last or first one. */
function neighbour(entries, place, offset) {
  return place < 0 ? entries.at(offset > 0 ? 0 : -1) : entries[place + offset];
}

/** The next larger or smaller zoom. */
function nextZoom(zooms, zoom, step) {
  return step > 0 ? zooms.find((other) => other > zoom * 1.001) : zooms.findLast((other) => other < zoom * 0.999);
}

// Keyboard shortcuts.

/** Runs the shortcuts and lists them in the help. */
function addKeys(keys, goHome) {
  document.addEventListener('keydown', (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || $('help').open) return;
    if (event.target.matches('input, select, textarea')) {
      if (event.key === 'Escape' || event.target.type === 'search' && event.key === 'Enter') event.target.blur();
      return;
    }
    // Trees, edges and menus handle these keys themselves. All other keys work as usual there.
    if (event.target.closest('[data-own-keys]') && /^(Arrow|Home|End)/.test(event.key)) return;
    const key = keys.find((entry) => entry.keys.includes(event.key));
    if (!key) return;
    event.preventDefault();
    key.run();
  });
  $('keys').append(...keys.flatMap((key) => [make('dt', {}, make('kbd', {}, key.name)), make('dd', {}, key.does)]));
  $('help-button').addEventListener('click', () => $('help').showModal());
  document.querySelector('.home').addEventListener('click', (event) => {
    event.preventDefault();
    goHome();
  });
}
