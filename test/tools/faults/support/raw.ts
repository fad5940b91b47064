import { connect, type Socket } from 'node:net';

const openTo = (url: string): Socket => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // a reset is an answer, too: the text says how far it got
  socket.on('error', () => undefined);
  return socket;
};

/** Sends bytes as they are and resolves with all that comes back until the other side ends, or `limitMs` has passed. */
export const sendRaw = (url: string, bytes: string | Buffer, limitMs = 20_000): Promise<string> =>
  new Promise((resolve) => {
    const socket = openTo(url);
    let text = '';
    const timer = setTimeout(() => socket.destroy(), limitMs);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });

/** Status of a raw answer; 0 for none. */
export const statusOf = (text: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 0);

export interface Drip {
  readonly text: string;
  /** Until the other side ended it, milliseconds. */
  readonly lastedMs: number;
}

/** Sends a beginning, and then a little every `everyMs` for as long as the other side lets it. */
export const drip = (url: string, beginning: string, drop: string, everyMs: number, limitMs: number): Promise<Drip> =>
  new Promise((resolve) => {
    const socket = openTo(url);
    const startedAt = performance.now();
    let text = '';
    const timer = setInterval(() => socket.write(drop), everyMs);
    const limit = setTimeout(() => socket.destroy(), limitMs);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('close', () => {
      clearInterval(timer);
      clearTimeout(limit);
      resolve({ text, lastedMs: performance.now() - startedAt });
    });
    socket.write(beginning);
  });

/** Connections that say nothing. Resolves when all stand; rejects where one cannot be had. */
export const openIdle = async (url: string, count: number): Promise<readonly Socket[]> => {
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += 250) {
    const batch = Array.from({ length: Math.min(250, count - opened) }, () => openTo(url));
    // a socket that is not read does not notice its end
    for (const socket of batch) socket.resume();
    sockets.push(...batch);
    await Promise.all(
      batch.map(
        (socket) => new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject)),
      ),
    );
  }
  return sockets;
};
