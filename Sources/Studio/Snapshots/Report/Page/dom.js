'use strict';

// What both pages make elements with. A plain script, as the report is a single file.

const $ = (id) => document.getElementById(id);

/** An element; attributes that start with `on` are listeners, those that are false are left out. */
function make(tag, attributes = {}, ...children) {
  const isDrawing = ['svg', 'g', 'rect', 'line', 'path', 'text', 'tspan'].includes(tag);
  const element = isDrawing
    ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value === false || value == null) continue;
    // Pages may forbid styles that are written as attributes.
    else if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

/** A length in points, with at most two decimals. */
function number(value) {
  if (value == null) return '–';
  if (typeof value === 'string') return value;
  return String(Math.round(value * 100) / 100).replace('-', '−');
}

function signed(value) { return (value > 0 ? '+' : '') + number(value); }

/** The rows of a list of keys: what each is called, and what it does. */
function keyList(keys) {
  return keys.flatMap((key) => [make('dt', {}, make('kbd', {}, key.name)), make('dd', {}, key.does)]);
}
