import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

interface Call {
  readonly id: unknown;
  readonly method: string;
}
interface Reply {
  readonly id: unknown;
  readonly result?: unknown;
}

/** How a node deceives or fails. What is absent is as the honest node behind it has it. */
export interface Lie {
  /** What it answers in place of the honest reply. `asked`: how often this method was asked before. */
  readonly reply?: (reply: Reply, call: Call, asked: number) => object;
  /** How it sends the honest body. May leave the answer open: it ends with its caller. */
  readonly send?: (response: ServerResponse, body: string) => void;
}

export interface LyingNode {
  readonly url: string;
  stop(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const plainly = (response: ServerResponse, body: string): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(body);
};

/** A node on loopback that passes every request on to an honest one, and then lies. */
export const startLyingNode = async (honest: string, { reply, send = plainly }: Lie): Promise<LyingNode> => {
  const asked = new Map<string, number>();
  const told = (replies: readonly Reply[], calls: readonly Call[]): readonly object[] =>
    replies.map((one) => {
      const call = calls.find(({ id }) => id === one.id);
      if (call === undefined || reply === undefined) return one;
      const before = asked.get(call.method) ?? 0;
      asked.set(call.method, before + 1);
      return reply(one, call, before);
    });
  const server = createServer((request, response) => {
    void bodyOf(request)
      .then(async (body) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await (await fetch(honest, { method: 'POST', headers, body })).text();
        const [calls, replies] = [JSON.parse(body), JSON.parse(answer)] as [Call | Call[], Reply | Reply[]];
        const lied = told([replies].flat(), [calls].flat());
        send(response, JSON.stringify(Array.isArray(replies) ? lied : lied[0]));
      })
      // its caller has gone, or gets no answer
      .catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

const MEGABYTE = ' '.repeat(2 ** 20);
const HUGE_MEGABYTES = 100;

/** Sends as fast as it is read, until its caller has had enough. */
const flood = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  Readable.from(Array.from({ length: HUGE_MEGABYTES }, () => MEGABYTE))
    .on('error', () => response.destroy())
    .pipe(response);
};

/** Nodes that fail: they say nothing that could be believed. */
export const FAILING: Readonly<Record<string, Lie>> = {
  'answers with 500': { send: (response) => void response.writeHead(500).end('{"error":"out of order"}') },
  'answers with HTML': {
    send: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
  },
  'truncates its body': { send: (response, body) => plainly(response, body.slice(0, body.length / 2)) },
  'breaks off': {
    send: (response, body) => {
      response.writeHead(200, { 'content-length': String(body.length) });
      response.write(body.slice(0, 10), () => response.destroy());
    },
  },
  'sends 100 MB': { send: flood },
  'never answers': { send: () => undefined },
  'begins and never ends': {
    send: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('['),
  },
  'refuses every method': {
    reply: ({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32601, message: 'the method does not exist' } }),
  },
  'answers null': { reply: ({ id }) => ({ jsonrpc: '2.0', id, result: null }) },
  'answers other questions': { reply: (reply) => ({ ...reply, id: 'another' }) },
};

const isBlock = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'hash' in value;

/** Another hash each time where `asked` is more than 0. */
const rehashed = (reply: Reply, asked: number): object =>
  isBlock(reply.result)
    ? { ...reply, result: { ...reply.result, hash: `0x${(asked + 0xf00d).toString(16).padStart(64, '0')}` } }
    : reply;

const asksForBlock = ({ method }: Call): boolean => method.startsWith('eth_getBlockBy');

/** Nodes of another chain, or of one that changes under one's feet. */
export const ELSEWHERE: Readonly<Record<string, Lie>> = {
  'is of another chain': {
    reply: (reply, { method }) => (method === 'eth_chainId' ? { ...reply, result: '0x38' } : reply),
  },
  'has other blocks': { reply: (reply, call) => (asksForBlock(call) ? rehashed(reply, 0) : reply) },
  'reorganises with every question': {
    reply: (reply, call, asked) => (asksForBlock(call) ? rehashed(reply, asked) : reply),
  },
};

export interface SimulatedCall {
  readonly status: string;
  readonly returnData: string;
  readonly logs: readonly unknown[];
}
interface SimulatedBlock {
  readonly calls: readonly SimulatedCall[];
}

/** The blocks in which a transaction is simulated, among its reads: the answer to a known question is shorter. */
const blocksIn = ({ result }: Reply, { method }: Call): readonly SimulatedBlock[] | null =>
  method === 'eth_simulateV1' &&
  Array.isArray(result) &&
  (result as readonly SimulatedBlock[]).some(({ calls }) => calls.length >= 3)
    ? (result as readonly SimulatedBlock[])
    : null;

/** Changes the calls of those blocks. As many reads stand before the transaction, which is at `middle`, as after it. */
export const withCalls = (
  change: (calls: readonly SimulatedCall[], middle: number) => readonly SimulatedCall[],
): Lie => ({
  reply: (reply, call) => {
    const result = blocksIn(reply, call)?.map((block) => ({
      ...block,
      calls: block.calls.length === 0 ? [] : change(block.calls, (block.calls.length - 1) / 2),
    }));
    return result === undefined ? reply : { ...reply, result };
  },
});

/** Answers with these members in the place of those blocks. */
export const inPlaceOfBlocks = (members: object): Lie => ({
  reply: (reply, call) => (blocksIn(reply, call) === null ? reply : { jsonrpc: '2.0', id: reply.id, ...members }),
});

const WORD = /(?<=^0x(?:.{64})*).{64}/g;
/** A flag or a count stays, and an amount grows. */
const oneMore = (word: string): string => {
  const value = BigInt(`0x${word}`);
  return value < 2n ** 16n ? word : (value + 1n).toString(16).padStart(64, '0');
};

/** Nodes that know every known answer, and lie about what a transaction does. */
export const INVENTING: Readonly<Record<string, Lie>> = {
  'shows that nothing changes': withCalls((calls, middle) =>
    calls.map((call, place) => {
      const before = calls[place - middle - 1];
      return before === undefined ? { ...call, logs: [] } : { ...call, returnData: before.returnData };
    }),
  ),
  'invents balances': withCalls((calls, middle) =>
    calls.map((call, place) =>
      place <= middle ? call : { ...call, returnData: call.returnData.replaceAll(WORD, oneMore) },
    ),
  ),
  'says that it reverts': withCalls((calls, middle) =>
    calls.map((call, place) =>
      place === middle
        ? { ...call, status: '0x0', logs: [], error: { code: 3, message: 'execution reverted', data: '0x' } }
        : call,
    ),
  ),
};

const without = (pattern: RegExp): Lie => ({
  reply: (reply, { id, method }) =>
    pattern.test(method)
      ? { jsonrpc: '2.0', id, error: { code: -32601, message: 'the method does not exist' } }
      : reply,
});

/** Honest nodes that can less. */
export const LESSER: Readonly<Record<string, Lie>> = {
  'has no tracers': without(/^debug_/),
  'cannot simulate': without(/^eth_simulateV1$/),
  'reads alone': without(/^(debug_|eth_simulateV1)/),
};
