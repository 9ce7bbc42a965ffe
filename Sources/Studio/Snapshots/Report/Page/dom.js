'use strict';

// DOM helpers for both pages. A plain script, because the report is a single file.

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

/** Creates the rows of a key list: names and descriptions. */
function keyList(keys) {
  return keys.flatMap((key) => [make('dt', {}, make('kbd', {}, key.name)), make('dd', {}, key.does)]);
}
