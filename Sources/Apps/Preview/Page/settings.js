// The controls for the settings of previews.

import { currentPreview, files, onChange, show, state } from './model.js';

const locales = ['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'pl', 'ru', 'tr', 'ar', 'he', 'hi', 'ja', 'ko', 'th', 'zh-Hans', 'zh-Hant'];
const typeNames = {
  xSmall: 'xSmall', small: 'Small', medium: 'Medium', large: 'Large', xLarge: 'xLarge',
  xxLarge: 'xxLarge', xxxLarge: 'xxxLarge',
};

export function typeName(name) { return typeNames[name] ?? name.replace(/^accessibility/, 'Accessibility '); }

/** A choice of two values; clicking the chosen one clears it. */
function segments(name, title, values) {
  return make('div', { class: 'segments', role: 'group', 'aria-label': title },
    values.map(([value, text, key]) => make('button', {
      'data-setting': name, 'data-value': value, title: key ? `${title}: ${text} (${key})` : `${title}: ${text}`,
      onclick: () => show({ [name]: state[name] === value ? '' : value }),
    }, text)));
}

/** A menu of values; the first item stands for the preview's own setting. */
function select(name, title, options, changes = (value) => ({ [name]: value })) {
  return make('select', {
    'data-setting': name, 'aria-label': title, title, onchange: (event) => show(changes(event.target.value)),
  }, make('option', { value: '' }, title), options.map(([value, text]) => make('option', { value }, text)));
}

/** Renders the controls again, since the available choices may have changed. */
export function renderSettings() {
  $('settings').replaceChildren(
    segments('appearance', 'Appearance', [['light', 'Light', 'd'], ['dark', 'Dark', 'd']]),
    select('type', 'Type size', files.typeSizes.map((name) => [name, typeName(name)])),
    segments('direction', 'Direction', [['ltr', 'LTR'], ['rtl', 'RTL']]),
    select('theme', 'Theme', files.themes.map((name) => [name, name.replace(/^ios/, 'iOS ')])),
    select('locale', 'Locale', locales.map((name) => [name, localeName(name)])),
    select('device', 'Device', files.devices.map((device) => [device.name, deviceName(device)]),
      (device) => ({ device, width: 0, height: 0 })),
    select('scale', 'Scale', [1, 2, 3].map((scale) => [scale, `${scale}×`]), (value) => ({ scale: Number(value) })),
    make('button', {
      class: 'toggle', 'data-setting': 'variants', title: 'Show all variants (v)',
      onclick: () => show({ variants: !state.variants, preview: state.preview || files.previews[0]?.id || '' }),
    }, 'Variants'));
  renderChosen();
}

function localeName(name) {
  try {
    return new Intl.DisplayNames([name], { type: 'language' }).of(name);
  } catch {
    return name;
  }
}

const deviceWords = { iphone: 'iPhone', ipad: 'iPad', se: 'SE', landscape: 'landscape' };

function deviceName(device) {
  return device.name.split('-').map((word) => deviceWords[word] ?? word[0].toUpperCase() + word.slice(1)).join(' ');
}

function renderChosen() {
  for (const control of document.querySelectorAll('[data-setting]')) {
    const value = state[control.dataset.setting];
    if (control.tagName === 'SELECT') {
      control.value = value || '';
      control.toggleAttribute('data-chosen', Boolean(value));
    } else {
      control.setAttribute('aria-pressed', String(control.dataset.value ? control.dataset.value === value : value));
    }
  }
  const isAnything = ['appearance', 'type', 'direction', 'locale', 'theme', 'device', 'scale'].some((name) => state[name]);
  $('settings-button').toggleAttribute('data-chosen', isAnything);
}

/** Switches between dark and light, overriding the preview's setting. */
export function switchAppearance() { show({ appearance: state.appearance === 'dark' ? 'light' : 'dark' }); }

export function showVariants() {
  if (currentPreview() || files.previews.length > 0) {
    show({ variants: !state.variants, preview: state.preview || files.previews[0].id });
  }
}

function open(isOpen) {
  $('settings-button').setAttribute('aria-expanded', String(isOpen));
  document.body.toggleAttribute('data-settings', isOpen);
}

$('settings-button').addEventListener('click', () => open($('settings-button').getAttribute('aria-expanded') !== 'true'));
document.addEventListener('pointerdown', (event) => {
  if (!event.target.closest('#settings, #settings-button')) open(false);
});
onChange((changed) => {
  if ([...document.querySelectorAll('[data-setting]')].some((control) => changed.has(control.dataset.setting))) renderChosen();
});
