// The connection to the server: numbered requests and answers, server events, and reconnecting.

/** The number of requests sent at once. A longer queue would delay the user's next action. */
const inFlightLimit = 2;

/** Priorities of requests, highest first. */
export const priority = { hand: 0, stage: 1, look: 2, card: 3, idle: 4 };

/** The error for a request of an earlier program, which is no longer answered. */
export class Superseded extends Error {}

const listeners = new Map();
const waiting = new Map();
let socket = null;
let lastNumber = 0;
let pause = 250;
let hasEnded = false;
/** The number of connections that failed since the last one that succeeded. */
let attempts = 0;

/** Calls `run` for each server event of a name; `open` and `closed` are events of the connection. */
export function on(name, run) {
  if (!listeners.has(name)) listeners.set(name, []);
  listeners.get(name).push(run);
}

function emit(name, event) { for (const run of listeners.get(name) ?? []) run(event); }

/**
 * Sends a request. The answer contains the picture as `blob`.
 *
 * Rejects with `Superseded`, or with an error from the server, which may have a `hint`.
 */
export function ask(message, rank = priority.look) {
  return new Promise((resolve, reject) => {
    const id = ++lastNumber;
    waiting.set(id, { message: { ...message, id }, rank, resolve, reject, isSent: false });
    pump();
  });
}

export function isOpen() { return socket?.readyState === WebSocket.OPEN; }

function pump() {
  if (!isOpen()) return;
  const requests = [...waiting.values()];
  let free = inFlightLimit - requests.filter((request) => request.isSent).length;
  const next = requests.filter((request) => !request.isSent)
    .sort((a, b) => a.rank - b.rank || a.message.id - b.message.id);
  for (const request of next) {
    if (free-- <= 0) return;
    request.isSent = true;
    socket.send(JSON.stringify(request.message));
  }
}

/** Decodes an answer: JSON and a picture, each preceded by its length. */
function decode(buffer) {
  const view = new DataView(buffer);
  const length = view.getUint32(0);
  const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
  const size = view.getUint32(4 + length);
  answer.blob = size > 0
    ? new Blob([new Uint8Array(buffer, 8 + length, size)], { type: 'image/png' }) : null;
  return answer;
}

function receive(answer) {
  const request = waiting.get(answer.id);
  // The answer belongs to an earlier program.
  if (!request) return;
  waiting.delete(answer.id);
  pump();
  if (answer.error) request.reject(Object.assign(new Error(answer.error.message), { hint: answer.error.hint }));
  else request.resolve(answer);
}

function hear(event) {
  if (event.event === 'ready') supersede();
  if (event.event === 'crashed') {
    for (const [id, request] of waiting) {
      if (event.preview && request.message.preview === event.preview) {
        waiting.delete(id);
        request.reject(Object.assign(new Error(event.message), { hint: event.hint, isCrash: true }));
      } else request.isSent = false;
    }
    pump();
  }
  if (event.event === 'goodbye') hasEnded = true;
  emit(event.event, event);
}

/** Rejects open requests, since the new program does not answer those of the old one. */
function supersede() {
  const old = [...waiting.values()];
  waiting.clear();
  for (const request of old) request.reject(new Superseded('the program was replaced'));
}

export function connect() {
  const address = new URL('socket', location.href);
  address.protocol = 'ws:';
  address.hash = '';
  socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('open', () => {
    pause = 250;
    attempts = 0;
    hasEnded = false;
    emit('open');
    pump();
  });
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') hear(JSON.parse(data));
    else receive(decode(data));
  });
  socket.addEventListener('close', () => {
    supersede();
    attempts += 1;
    emit('closed', { hasEnded, attempts });
    setTimeout(connect, pause);
    pause = Math.min(pause * 2, 4000);
  });
}
