import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const END_OF_HEAD = '\r\n\r\n';
/** A piece that is handed to the parser holds some twenty small requests at the most. Bytes. */
const PIECE_BYTES = 512;

interface Connection {
  readonly socket: Socket;
  pending: ServerResponse[];
  readonly waiting: { readonly response: ServerResponse; readonly work: () => Promise<void> }[];
  isBusy: boolean;
}

const isPending = ({ req, writableFinished }: ServerResponse): boolean => !req.complete || !writableFinished;
// an incomplete request is never held up: it is the last one, and its body is yet to come
const mayRead = ({ pending }: Connection): boolean => pending.findLast(isPending)?.req.complete !== true;

/**
 * The connections of a server. Requests on one connection are worked on one after the other, and nothing more is read
 * from it until its peer has taken their answers: so it holds one answer here and a few small requests. A peer that
 * takes no byte of what waits for it for `unreadMs` to twice that is cut off.
 */
export class Connections {
  private readonly bySocket = new Map<Duplex, Connection>();
  private readonly due: Connection[] = [];

  constructor(server: Server, limits: { readonly unreadMs: number }) {
    server.on('connection', (socket: Socket) => this.add(socket));
    // a socket's idle time begins anew where its peer took a part of a write
    server.setTimeout(limits.unreadMs, (socket) => {
      // another time is that between two requests
      if (socket.timeout !== limits.unreadMs || socket.writableLength > 0) socket.destroy();
    });
  }

  readonly sockets = (): Socket[] => [...this.bySocket.values()].map(({ socket }) => socket);
  /** Answers that are not delivered, or whose request is not complete, in the order of the requests. */
  pendingOn(socket: Duplex): readonly ServerResponse[] {
    return this.bySocket.get(socket)?.pending.filter(isPending) ?? [];
  }

  /** Works on a request when those before it on its connection are answered. `work` answers its own failures. */
  take({ socket }: IncomingMessage, response: ServerResponse, work: () => Promise<void>): void {
    const connection = this.bySocket.get(socket) ?? this.add(socket);
    connection.pending.push(response);
    connection.waiting.push({ response, work });
    if (!connection.isBusy) this.workOn(connection);
  }

  private add(socket: Socket): Connection {
    const connection: Connection = { socket, pending: [], waiting: [], isBusy: false };
    socket.once('close', () => this.bySocket.delete(socket));
    this.bySocket.set(socket, connection);
    return readInPieces(connection);
  }

  private workOn(connection: Connection): void {
    const { socket, waiting } = connection;
    // what follows an answer that ends the connection is never sent: it must not be done either
    const next = socket.writable ? waiting.shift() : undefined;
    connection.isBusy = next !== undefined;
    next?.response.once('close', () => {
      connection.pending = connection.pending.filter(isPending);
      connection.isBusy = waiting.length > 0 || socket.readableLength > 0;
      if (connection.isBusy && this.due.push(connection) === 1) setImmediate(() => this.workOnDue());
    });
    void next?.work();
  }

  // one request over all connections that pipeline: a turn takes one new connection, so it must be short
  private workOnDue(): void {
    const [connection] = this.due.splice(0, 1) as [Connection];
    if (this.due.length > 0) setImmediate(() => this.workOnDue());
    this.workOn(connection);
    if (mayRead(connection)) connection.socket.resume();
  }
}

/** Left alone, Node parses all that it has read, 64 kB or 1,600 small requests, before it looks at what waits. */
const readInPieces = (connection: Connection): Connection => {
  const { socket } = connection;
  const toParser = socket.listeners('data') as ((piece: Buffer) => void)[];
  for (const listener of toParser) socket.removeListener('data', listener);
  socket.on('data', (chunk: Buffer) => {
    let rest = chunk;
    // without a listener a tunnel was asked for and refused: the parser serves another connection by now
    while (rest.length > 0 && socket.writable && socket.listenerCount('data') > 0) {
      // the server itself pauses a connection as well, and resumes it: its parser takes nothing meanwhile
      if (socket.isPaused() || !mayRead(connection)) return socket.pause().unshift(rest);
      const [inPiece, first] = [rest.lastIndexOf(END_OF_HEAD, PIECE_BYTES), rest.indexOf(END_OF_HEAD)];
      const end = first === -1 ? rest.length : Math.max(inPiece, first) + END_OF_HEAD.length;
      for (const listener of toParser) listener.call(socket, rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
  return connection;
};
