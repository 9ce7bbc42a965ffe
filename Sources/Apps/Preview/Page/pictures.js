// Pictures of previews. Each picture has one request at a time; the newest settings win.

import { ask, priority, Superseded } from './connection.js';

/** The limits of browsers and renderers, in pixels per side and in total. */
const limits = { side: 30000, area: 48e6 };

/** Sizes and frames arrive as arrays. */
export const sizeOf = (value) => ({ width: Number(value[0]), height: Number(value[1]) });
export const rectOf = (value) => (Array.isArray(value[0])
  ? { x: value[0][0], y: value[0][1], width: value[1][0], height: value[1][1] }
  : { x: value[0], y: value[1], width: value[2], height: value[3] });

/** Pixels per point that match the pixels of the display. */
export function pixelsFor(size, zoom) {
  const most = Math.min(
    16, limits.side / Math.max(size.width, size.height, 1),
    Math.sqrt(limits.area / Math.max(size.width * size.height, 1)));
  return Math.max(0.25, Math.min(devicePixelRatio * zoom, most));
}

/** The uses of the views, by preview and place. They survive the program and the picture. */
const histories = new Map();

/** All pictures of the page, so that a new program can show them again. */
const all = new Set();
export function allPictures() { return [...all]; }

/** A picture of a preview at a place on the page, with the state of its views. */
export class Picture {
  /** The newest answer with `picture`, `views` and the element `image`; `null` before the first. */
  shown = null;
  /** The error of the newest request; `null` if it succeeded. */
  error = null;
  isBusy = false;
  /** A chain of received pictures that are yet to be shown. */
  #shows = Promise.resolve();
  /** Whether a request is in progress, or the previous picture is yet to be shown. */
  isAsking = false;
  #wanted = null;
  #uses = [];
  #settings = {};
  #pixels;

  /** `changed` is called with each new picture or error. */
  constructor(preview, place, { rank = priority.card, showsViews = false, changed }) {
    Object.assign(this, { preview, place, rank, showsViews, changed });
    all.add(this);
  }

  /** The settings of the newest request. */
  get settings() { return this.#settings; }

  get #key() { return `${this.place} ${this.preview}`; }

  /** The uses of the view so far. */
  get history() { return histories.get(this.#key) ?? []; }
  set history(uses) { histories.set(this.#key, uses); }

  /** A request about this picture. */
  message(task, more = {}) {
    return {
      task, preview: this.preview, place: this.place, settings: this.#settings,
      history: this.history, ...more,
    };
  }

  /** Shows the view with other settings. During a request, only the newest call waits. */
  show(settings, { pixels, time } = {}) {
    this.#wanted = { settings, pixels, time };
    return this.#proceed();
  }

  /** Uses the view. Resolves with the answer, or with `null` on failure. */
  use(use) {
    return new Promise((resolve) => {
      this.#uses.push({ use, resolve });
      this.#proceed();
    });
  }

  async #proceed() {
    if (this.isAsking) return;
    this.isAsking = this.isBusy = true;
    while (this.#uses.length > 0 || this.#wanted) {
      if (this.#uses.length > 0) {
        const { use, resolve } = this.#uses.shift();
        const answer = await this.#send('use', { use, pixels: this.#pixels }, priority.hand);
        await this.#shows;
        resolve(answer);
      } else {
        const { settings, pixels, time } = this.#wanted;
        this.#wanted = null;
        this.#settings = settings;
        // A chosen scale is shown with its own pixels.
        this.#pixels = settings.scale ? undefined : pixels;
        // Request the next picture while this one is being displayed, but no further ones. If the
        // browser is the bottleneck, old pictures would queue up.
        const before = this.#shows;
        await this.#send('picture', { pixels: this.#pixels, time }, this.rank);
        await before;
      }
    }
    this.isAsking = false;
    const shows = this.#shows;
    await shows;
    if (!this.isAsking && shows === this.#shows) this.isBusy = false;
  }

  /** Sends a request that is answered with a picture. */
  async #send(task, more, rank) {
    let answer = null;
    try {
      answer = await ask(this.message(task, { showsViews: this.showsViews, ...more }), rank);
      if (answer.history) this.history = answer.history;
      const picture = answer;
      this.#shows = this.#shows.then(() => this.#take(picture)).catch(reportError);
    } catch (error) {
      await this.#shows;
      if (!(error instanceof Superseded)) {
        this.error = error;
        this.changed?.(this, null);
      }
    }
    return answer;
  }

  async #take(answer) {
    if (!answer.picture || !answer.blob) return;
    const address = URL.createObjectURL(answer.blob);
    const image = new Image();
    // Decode synchronously, so that the image paints in its first frame; `decode()` would miss it.
    image.decoding = 'sync';
    await new Promise((done) => {
      image.onload = image.onerror = done;
      image.src = address;
    });
    if (!all.has(this)) return URL.revokeObjectURL(address);
    const size = sizeOf(answer.picture.size);
    const old = this.shown;
    this.shown = { ...answer.picture, size, image, address, blob: answer.blob, views: answer.views ?? old?.views ?? [], off: answer.off ?? [] };
    this.error = null;
    this.changed?.(this, answer);
    if (old) URL.revokeObjectURL(old.address);
  }

  /** Releases the picture. */
  close() {
    all.delete(this);
    this.#wanted = null;
    if (this.shown) URL.revokeObjectURL(this.shown.address);
  }
}
