import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What one kind of well-behaved peer met meanwhile. */
export interface Served {
  answered: number;
  failed: number;
  slowestMs: number;
}

export const connectTo = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** A peer that sends all of these at once and reads nothing. Resolves with the time until the service cut it off. */
export const sendAndReadNothing = async (
  url: string,
  requests: string,
): Promise<{ readonly cutOff: Promise<number> }> => {
  const socket = await connectTo(url);
  socket.pause();
  const started = performance.now();
  socket.write(requests);
  // a paused socket learns of its end by writing only
  const timer = setInterval(() => socket.write('\r\n'), 250);
  const cutOff = new Promise<number>((resolve) =>
    socket.once('close', () => {
      clearInterval(timer);
      resolve(performance.now() - started);
    }),
  );
  return { cutOff };
};

/** Calls again and again until `isOver`, and counts what came of it. A call that throws has failed. */
export const repeat = async (call: () => Promise<void>, pauseMs: number, isOver: () => boolean): Promise<Served> => {
  const served: Served = { answered: 0, failed: 0, slowestMs: 0 };
  while (!isOver()) {
    const started = performance.now();
    await call().then(
      () => (served.answered += 1),
      () => (served.failed += 1),
    );
    served.slowestMs = Math.max(served.slowestMs, performance.now() - started);
    await pause(pauseMs);
  }
  return served;
};

/** Sends so many requests at once on one connection and reads all answers. Throws where one is not 200. */
export const pipelined = async (socket: Socket, request: string, count: number): Promise<void> => {
  let answers = 0;
  let text = '';
  const read = new Promise<void>((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      text += chunk.toString('latin1');
      answers = text.split('HTTP/1.1 200 ').length - 1;
      if (answers < count || !text.endsWith('}')) return;
      socket.off('data', onData).off('close', onClose);
      resolve();
    };
    const onClose = (): void => reject(new Error('the connection ended'));
    socket.on('data', onData);
    socket.once('close', onClose);
  });
  socket.write(request.repeat(count));
  await read;
};
