import type { Socket } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

export interface Reading {
  /** How many further requests may be taken now; 0 or less for none. */
  readonly room: () => number;
  /** Bytes wait, and the connection is paused: it must be resumed when there is room. */
  readonly onHeld: () => void;
}

/**
 * Hands what arrives on a connection of an HTTP server to the parser in pieces that hold no more requests than there is
 * room for. Left alone, Node parses all that it has read (64 kB, or 1,600 small requests) before it looks at what
 * waits. The way through a listener costs about 8 µs a read, so it is only taken while some peer pipelines too much.
 */
export const readByHeads = (socket: Socket, { room, onHeld }: Reading): void => {
  const toParser = socket.listeners('data') as ((piece: Buffer) => void)[];
  for (const listener of toParser) socket.removeListener('data', listener);
  socket.on('data', (chunk: Buffer) => {
    let rest = chunk;
    // without a listener a tunnel was asked for and refused: the parser serves another connection by now
    while (rest.length > 0 && socket.writable && socket.listenerCount('data') > 0) {
      const most = room();
      // the server itself pauses a connection as well, and resumes it: its parser takes nothing meanwhile
      const isPaused = socket.isPaused();
      if (isPaused || most <= 0) {
        if (!isPaused) onHeld();
        socket.pause();
        socket.unshift(rest);
        return;
      }
      const end = endOfHeads(rest, most);
      for (const listener of toParser) listener.call(socket, rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
};

/** Where so many heads end at the most. An end in a body is taken for one: then the piece is only smaller. */
const endOfHeads = (bytes: Buffer, most: number): number => {
  let end = 0;
  for (let heads = 0; heads < most; heads += 1) {
    const found = bytes.indexOf(END_OF_HEAD, end);
    if (found === -1) return bytes.length;
    end = found + END_OF_HEAD.length;
  }
  return end;
};
