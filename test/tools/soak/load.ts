import { Agent, request } from 'undici';
import { evmAddress } from '../../support/addresses.js';

/** What the load has found so far. */
export interface Tally {
  sent: number;
  readonly failures: string[];
  failed: number;
  /** Of the answers since it was last read, milliseconds. */
  timesMs: number[];
  readonly byKind: Map<string, number>;
}

interface Reply {
  readonly status: number;
  readonly json: Record<string, unknown>;
}

interface Kind {
  readonly name: string;
  /** Of 100 requests. */
  readonly share: number;
  /** Returns what is wrong with the answer, or null. */
  readonly send: (turn: number) => Promise<string | null>;
}

/** Failures that are kept in words; all are counted. */
const KEPT_FAILURES = 20;
const SENDERS = 500;
const REMEMBERED_CHECKS = 1_000;
const WRONG_KEY = `sg_sandbox_nokey001_${'x'.repeat(43)}`;

const transfer = (turn: number): Record<string, unknown> => ({
  from_address: evmAddress(`soak sender ${turn % SENDERS}`),
  to_address: evmAddress(`soak recipient ${turn % 5_000}`),
  chain: 'ethereum',
  token: 'USDC',
  amount: 1 + (turn % 900),
  expected_to_address: evmAddress(`soak recipient ${turn % 5_000}`),
  intent_reference: `invoice ${turn}`,
});

const wants =
  (...statuses: readonly number[]) =>
  ({ status, json }: Reply): string | null =>
    statuses.includes(status) ? null : `answered ${status} ${String(json['code'] ?? '')}`;

/**
 * A fixed mix of everything that callers do, right and wrong. Open loop: the next request does not wait for the last.
 */
export const createLoad = (url: string, key: string, tally: Tally): ((turn: number) => Promise<void>) => {
  const dispatcher = new Agent({ connections: 32, keepAliveTimeout: 60_000 });
  const checked: string[] = [];
  const reported: string[] = [];
  const remember = (list: string[], id: unknown): void => {
    list.push(String(id));
    if (list.length > REMEMBERED_CHECKS) list.shift();
  };
  const some = (list: readonly string[], turn: number): string | null =>
    list[(turn * 7_919) % Math.max(1, list.length)] ?? null;
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    { body, apiKey = key, accept }: { body?: string; apiKey?: string; accept?: string } = {},
  ): Promise<Reply> => {
    const headers = {
      'x-api-key': apiKey,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(accept === undefined ? {} : { accept }),
    };
    const answer = await request(`${url}${path}`, {
      method,
      headers,
      dispatcher,
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.body.text();
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, json: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} };
  };
  const check = async (body: object): Promise<string | null> => {
    const reply = await call('POST', '/api/check-transaction', { body: JSON.stringify(body) });
    if (reply.status === 200) remember(checked, reply.json['request_id']);
    return wants(200)(reply);
  };
  const readReport = async (turn: number, accept: string): Promise<string | null> => {
    const id = some(reported, turn);
    return id === null ? null : wants(200)(await call('GET', `/api/reports/${id}`, { accept }));
  };
  const kinds: readonly Kind[] = [
    { name: 'outgoing check', share: 56, send: (turn) => check(transfer(turn)) },
    { name: 'incoming check', share: 12, send: (turn) => check({ ...transfer(turn), direction: 'incoming' }) },
    {
      name: 'read of a check',
      share: 12,
      send: async (turn) => {
        const id = some(checked, turn);
        return id === null ? null : wants(200)(await call('GET', `/api/checks/${id}`));
      },
    },
    {
      name: 'report',
      share: 4,
      send: async (turn) => {
        const id = some(checked, turn);
        if (id === null) return null;
        const reply = await call('POST', '/api/reports/address', { body: JSON.stringify({ request_id: id }) });
        if (reply.status < 300) remember(reported, reply.json['report_id']);
        return wants(200, 201)(reply);
      },
    },
    { name: 'read of a report', share: 3, send: (turn) => readReport(turn, 'application/json') },
    {
      name: 'report as a page',
      share: 1,
      send: (turn) => readReport(turn, turn % 1_000 < 500 ? 'application/pdf' : 'text/html'),
    },
    {
      name: 'bad input',
      share: 6,
      send: async (turn) =>
        wants(400)(
          await call('POST', '/api/check-transaction', {
            body: turn % 2 === 0 ? '{"chain":' : JSON.stringify({ ...transfer(turn), chain: 'nowhere' }),
          }),
        ),
    },
    {
      name: 'wrong key',
      share: 3,
      send: async () =>
        wants(401, 429)(await call('POST', '/api/check-transaction', { body: '{}', apiKey: WRONG_KEY })),
    },
    { name: 'readiness', share: 3, send: async () => wants(200)(await call('GET', '/health/ready')) },
  ];
  const order = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  return async (turn) => {
    // 37 and 100 share no factor: the kinds alternate, and each has its share in every hundred
    const kind = order[(turn * 37) % order.length];
    if (kind === undefined) return;
    const startedAt = performance.now();
    const problem = await kind.send(turn).catch((error: unknown) => `failed: ${String(error)}`);
    tally.sent += 1;
    tally.timesMs.push(performance.now() - startedAt);
    tally.byKind.set(kind.name, (tally.byKind.get(kind.name) ?? 0) + 1);
    if (problem === null) return;
    tally.failed += 1;
    if (tally.failures.length < KEPT_FAILURES) tally.failures.push(`${kind.name} ${problem}`);
  };
};
