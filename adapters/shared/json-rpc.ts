import { ProviderError } from '../../ports/sources/errors.js';
import { createBoundedFetch } from './bounded-fetch.js';
import { assertAllowedUrl } from './bounded-http.js';
import { createResilience } from './resilience.js';

/** Most bytes of an answer after decompression. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

export interface JsonRpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** What a node says to one call: a result, or an error by its code. `data`: bytes of a revert, where there are any. */
export type JsonRpcReply =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly code: number; readonly data: string | null };

/** JSON-RPC 2.0 to one node, the only place that talks to it. Every failure is a `ProviderError`. */
export interface JsonRpc {
  /** The result of one call. A node's error is a `ProviderError`, too. */
  call(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown>;
  /** The reply to each call, in order, all of them in one request; an error of one call is its reply. */
  batch(calls: readonly JsonRpcCall[], signal: AbortSignal): Promise<readonly JsonRpcReply[]>;
  close(): Promise<void>;
}

/** A node whose every request of many calls carries these, too; `replies`: those to them, of the last such request. */
export const carrying = (rpc: JsonRpc, further: readonly JsonRpcCall[]) => {
  const carried: { rpc: JsonRpc; replies: readonly JsonRpcReply[] } = {
    rpc: {
      ...rpc,
      batch: async (calls, signal) => {
        const replies = await rpc.batch([...calls, ...further], signal);
        carried.replies = replies.slice(calls.length);
        return replies.slice(0, calls.length);
      },
    },
    replies: [],
  };
  return carried;
};

export interface JsonRpcOptions {
  /** May hold a key in its path or query: it stands in no message and no log. */
  readonly url: string;
  readonly allowPrivateNetwork: boolean;
}

/**
 * Throws a plain `Error` where the URL cannot be used. Asks once more after a failure of network or server, and leaves
 * a node that fails again and again alone for a while: all that is asked here only reads.
 */
export const createJsonRpc = ({ url, allowPrivateNetwork }: JsonRpcOptions): JsonRpc => {
  const { pathname, search } = assertAllowedUrl(url, allowPrivateNetwork);
  const http = createBoundedFetch({ baseUrl: url, allowPrivateNetwork, maxBytes: MAX_ANSWER_BYTES });
  const run = createResilience();
  // the base loses a slash at its end and its query, which a node may need
  const path = `${pathname.endsWith('/') ? '/' : ''}${search}`;
  const post = (body: unknown, signal: AbortSignal): Promise<unknown> =>
    run(
      (attempt) =>
        http.json(
          { path, method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
          attempt,
        ),
      signal,
    );
  return {
    call: async (method, params, signal) => {
      const reply = repliesOf([await post(requestOf({ method, params }, 0), signal)], 1)[0];
      if (reply?.ok === true) return reply.result;
      throw refusal(reply?.code ?? 0);
    },
    batch: async (calls, signal) => {
      if (calls.length === 0) return [];
      const answer = await post(calls.map(requestOf), signal);
      if (!Array.isArray(answer)) throw refusalOfAll(answer);
      return repliesOf(answer, calls.length);
    },
    close: () => http.close(),
  };
};

const requestOf = ({ method, params }: JsonRpcCall, id: number) => ({ jsonrpc: '2.0', id, method, params });

/** Codes that say that too much was asked. Source: EIP-1474, limit exceeded; the status 429 as some nodes give it. */
const LIMIT_CODES: ReadonlySet<number> = new Set([-32005, -32029, 429]);

const refusal = (code: number): ProviderError =>
  new ProviderError(
    LIMIT_CODES.has(code) ? 'rate_limited' : 'bad_response',
    `The node answered with the error ${code}`,
  );

const malformed = (): ProviderError => new ProviderError('bad_response', 'The node did not answer in JSON-RPC');

/** A node that refuses a whole batch says so by one error without an id. */
const refusalOfAll = (answer: unknown): ProviderError => {
  if (!isObject(answer) || (answer['id'] !== null && answer['id'] !== undefined)) return malformed();
  const error = errorIn(answer['error']);
  return error === null ? malformed() : refusal(error.code);
};

/** Each call is answered exactly once, in any order, and nothing else is. */
const repliesOf = (answers: readonly unknown[], count: number): readonly JsonRpcReply[] => {
  const replies = new Map(answers.map((answer) => replyOf(answer, count)));
  if (answers.length !== count || replies.size !== count) throw malformed();
  return Array.from({ length: count }, (_, id) => replies.get(id) as JsonRpcReply);
};

const replyOf = (answer: unknown, count: number): readonly [id: number, reply: JsonRpcReply] => {
  if (!isObject(answer)) throw malformed();
  const { jsonrpc, id, result, error, ...others } = answer;
  const isKnownId = Number.isInteger(id) && (id as number) >= 0 && (id as number) < count;
  if (jsonrpc !== '2.0' || !isKnownId || Object.keys(others).length > 0) throw malformed();
  if (error === undefined || error === null) {
    if (!('result' in answer)) throw malformed();
    return [id as number, { ok: true, result }];
  }
  const read = errorIn(error);
  if (read === null || (result !== undefined && result !== null)) throw malformed();
  return [id as number, read];
};

const errorIn = (error: unknown): Extract<JsonRpcReply, { ok: false }> | null => {
  if (!isObject(error) || !Number.isSafeInteger(error['code'])) return null;
  const data = error['data'];
  const isBytes = typeof data === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(data);
  return { ok: false, code: error['code'] as number, data: isBytes ? data.toLowerCase() : null };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
