import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { readByHeads } from './read-by-heads.js';

/** How much one peer, and all of them together, may leave unread. */
export interface UnreadLimits {
  /** Requests on one connection without a delivered answer; with more, all connections are read with care. */
  readonly unanswered: number;
  /** The same over all connections. */
  readonly unansweredInAll: number;
  /** Requests of one connection that are worked on at the same time, and that may wait where it is read with care. */
  readonly running: number;
  /** Bytes of answers that wait on one connection; with more it is not read from, and nothing more is worked on. */
  readonly unreadBytes: number;
  /** A peer that takes no byte of what waits for it for so long is cut off. Milliseconds. */
  readonly unreadMs: number;
  /** How often that is looked at. Milliseconds. */
  readonly checkMs: number;
}

/** How long all connections are read with care after one of them pipelined too much. Milliseconds. */
const CARE_MS = 60_000;

/** What is known of one connection. */
interface Connection {
  readonly socket: Socket;
  /** In the order of their requests. */
  readonly responses: ServerResponse[];
  /** Requests that were taken and are not worked on yet. */
  waiting: { readonly response: ServerResponse; readonly work: () => Promise<void> }[];
  running: number;
  /** Its part of the count in all. */
  open: number;
  /** An answer that ends it was delivered. */
  isEnding: boolean;
  isReadWithCare: boolean;
  /** Paused here until there is room. */
  isHeld: boolean;
  /** What the peer's side had taken at the last look, bytes, and when it last took some or nothing waited. */
  taken: number;
  takenAtMs: number;
}

const isPending = ({ req, writableFinished }: ServerResponse): boolean => !req.complete || !writableFinished;
const dropDelivered = (responses: ServerResponse[]): void => {
  while (responses[0] !== undefined && !isPending(responses[0])) responses.shift();
};
const endsConnection = (response: ServerResponse): boolean => response.getHeader('connection') === 'close';

/**
 * The connections of a server, and the requests on them. A peer that sends requests and reads no answers is not read
 * from in turn, so what it holds here is bounded; one that reads is served at its own pace.
 */
export class Connections {
  private readonly bySocket = new Map<Duplex, Connection>();
  /** Those whose next waiting request may begin, the longest due first. */
  private readonly due = new Set<Connection>();
  private openInAll = 0;
  private careUntilMs = 0;

  constructor(
    server: Server,
    private readonly limits: UnreadLimits,
  ) {
    server.on('connection', (socket: Socket) => this.add(socket));
    const timer = setInterval(() => this.cutOffTheDeaf(), limits.checkMs).unref();
    server.once('close', () => clearInterval(timer));
  }

  sockets(): Iterable<Socket> {
    return [...this.bySocket.values()].map(({ socket }) => socket);
  }

  /** Answers that are not delivered, or whose request is not complete, in the order of the requests. */
  pendingOn(socket: Duplex): readonly ServerResponse[] {
    return this.bySocket.get(socket)?.responses.filter(isPending) ?? [];
  }

  /** Works on a request as soon as its connection has room for it. `work` answers its own failures. */
  take({ socket }: IncomingMessage, response: ServerResponse, work: () => Promise<void>): void {
    const connection = this.bySocket.get(socket) ?? this.add(socket);
    const { responses } = connection;
    dropDelivered(responses);
    responses.push(response);
    connection.open += 1;
    this.openInAll += 1;
    response.once('close', () => this.leave(connection, response));
    if (responses.length > this.limits.unanswered || this.openInAll > this.limits.unansweredInAll) this.takeCare();
    connection.waiting.push({ response, work });
    if (connection.responses.length === 1) this.workOn(connection);
    else this.workSoon(connection);
  }

  private add(socket: Socket): Connection {
    const connection: Connection = {
      socket,
      responses: [],
      waiting: [],
      running: 0,
      open: 0,
      isEnding: false,
      isReadWithCare: false,
      isHeld: false,
      taken: 0,
      takenAtMs: performance.now(),
    };
    this.bySocket.set(socket, connection);
    socket.once('close', () => {
      this.bySocket.delete(socket);
      this.openInAll -= connection.open;
      connection.open = 0;
      connection.waiting = [];
    });
    if (performance.now() < this.careUntilMs) this.readWithCare(connection);
    return connection;
  }

  private leave(connection: Connection, response: ServerResponse): void {
    connection.isEnding ||= endsConnection(response);
    if (connection.open > 0) {
      connection.open -= 1;
      this.openInAll -= 1;
    }
    dropDelivered(connection.responses);
    this.workSoon(connection);
    if (!connection.isHeld || this.roomOn(connection) <= 0) return;
    connection.isHeld = false;
    connection.socket.resume();
  }

  /**
   * One request a turn of the event loop, over all connections that pipeline: a turn takes only one new connection, so
   * it must be short.
   */
  private workSoon(connection: Connection): void {
    const { waiting, running } = connection;
    if (this.due.has(connection) || waiting.length === 0 || running >= this.limits.running) return;
    if (unreadOn(connection) > this.limits.unreadBytes) return;
    if (this.due.size === 0) setImmediate(() => this.workOnDue());
    this.due.add(connection);
  }

  private workOnDue(): void {
    const [next] = this.due;
    if (next === undefined) return;
    // removed first: one that has more to do gets in line again
    this.due.delete(next);
    if (this.due.size > 0) setImmediate(() => this.workOnDue());
    this.workOn(next);
  }

  private workOn(connection: Connection): void {
    const next = connection.waiting.shift();
    if (next === undefined) return;
    // what follows such an answer is never sent: it must not be done either
    if (connection.isEnding || isBehindTheEnd(connection, next.response)) {
      connection.waiting = [];
      return;
    }
    connection.running += 1;
    const end = (): void => {
      connection.running -= 1;
      this.workSoon(connection);
    };
    void next.work().then(end, end);
    this.workSoon(connection);
  }

  /** Where a connection is read with care: so few requests at once that others have their turn. */
  private roomOn(connection: Connection): number {
    if (unreadOn(connection) > this.limits.unreadBytes) return 0;
    const most = this.openInAll > this.limits.unansweredInAll ? 1 : this.limits.running;
    // an incomplete request is never held up: it is the last one, and its body is yet to come
    return most - connection.waiting.filter(({ response }) => response.req.complete).length;
  }

  /** From now on every connection is read with care, for a while. */
  private takeCare(): void {
    const now = performance.now();
    const isOn = now < this.careUntilMs;
    this.careUntilMs = now + CARE_MS;
    if (isOn) return;
    // not inside the parser, from which this is called, but before the next connection is read
    process.nextTick(() => {
      for (const connection of this.bySocket.values()) this.readWithCare(connection);
    });
  }

  private readWithCare(connection: Connection): void {
    if (connection.isReadWithCare) return;
    connection.isReadWithCare = true;
    readByHeads(connection.socket, {
      room: () => this.roomOn(connection),
      onHeld: () => (connection.isHeld = true),
    });
  }

  private cutOffTheDeaf(): void {
    const now = performance.now();
    for (const connection of this.bySocket.values()) {
      const taken = takenOn(connection);
      if (taken !== connection.taken || unreadOn(connection) === 0)
        Object.assign(connection, { taken, takenAtMs: now });
      else if (now - connection.takenAtMs >= this.limits.unreadMs) connection.socket.destroy();
    }
  }
}

/**
 * Bytes that the kernel took for the peer. Only the handle knows how much of a write it took; without that a write
 * counts when it is taken as a whole. Source: `_onTimeout` in Node's net.js, which reads the same.
 */
const takenOn = ({ socket }: Connection): number => {
  const { _handle: handle } = socket as { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return socket.bytesWritten - (handle?.writeQueueSize ?? 0);
};

const unreadOn = ({ responses }: Connection): number =>
  responses.reduce((bytes, { writableLength }) => bytes + writableLength, 0);

const isBehindTheEnd = ({ responses }: Connection, response: ServerResponse): boolean =>
  responses.slice(0, responses.indexOf(response)).some(endsConnection);
