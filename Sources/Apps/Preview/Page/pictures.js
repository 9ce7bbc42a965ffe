// Pictures of previews: one request at a time for each, of which the newest wins.

import { ask, priority, Superseded } from './connection.js';

/** As many pixels as browsers and painters take along a side, and in all. */
const limits = { side: 30000, area: 48e6 };

/** Lengths and frames come as arrays. */
export const sizeOf = (value) => ({ width: Number(value[0]), height: Number(value[1]) });
export const rectOf = (value) => (Array.isArray(value[0])
  ? { x: value[0][0], y: value[0][1], width: value[1][0], height: value[1][1] }
  : { x: value[0], y: value[1], width: value[2], height: value[3] });

/** Pixels of the picture for each point, so that the display shows each one. */
export function pixelsFor(size, zoom) {
  const most = Math.min(
    16, limits.side / Math.max(size.width, size.height, 1),
    Math.sqrt(limits.area / Math.max(size.width * size.height, 1)));
  return Math.max(0.25, Math.min(devicePixelRatio * zoom, most));
}

/** What was done with the views, by preview and place: it outlasts the program and the picture. */
const histories = new Map();

/** All of one page, so that a new program shows them again. */
const all = new Set();
export function allPictures() { return [...all]; }

/** A picture of a preview at a place of the page, with the state that its views are in. */
export class Picture {
  /** What the newest answer says: `picture`, `views` and `image`, an element; `null` before. */
  shown = null;
  /** What is wrong with the newest request; `null` if nothing is. */
  error = null;
  isBusy = false;
  /** The pictures that came and are not shown yet, one after the other. */
  #shows = Promise.resolve();
  /** Whether a request is on its way, or the picture before it. */
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

  /** What the newest request said. */
  get settings() { return this.#settings; }

  get #key() { return `${this.place} ${this.preview}`; }

  /** What was done with the view. */
  get history() { return histories.get(this.#key) ?? []; }
  set history(uses) { histories.set(this.#key, uses); }

  /** What every request about this picture has to say. */
  message(task, more = {}) {
    return {
      task, preview: this.preview, place: this.place, settings: this.#settings,
      history: this.history, ...more,
    };
  }

  /** Shows the view with settings. What is asked while another picture is made waits, alone. */
  show(settings, { pixels, time } = {}) {
    this.#wanted = { settings, pixels, time };
    return this.#proceed();
  }

  /** Uses the view. Resolves with the answer, or `null` where there is none. */
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
        // Who chooses a scale wants to see its pixels.
        this.#pixels = settings.scale ? undefined : pixels;
        // The next picture is made while this one comes to the screen, and no further one before it is
        // there: where the browser is the slower one, old pictures would queue.
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

  /** Asks for something that is answered with a picture. */
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
    // It is painted in the first frame that it is in: 'decode()' would let that frame pass.
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

  /** Forgets the picture. */
  close() {
    all.delete(this);
    this.#wanted = null;
    if (this.shown) URL.revokeObjectURL(this.shown.address);
  }
}
