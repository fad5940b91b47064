import { Agent, request } from 'undici';
import { evmAddress } from '../../../support/addresses.js';
import type { Ledger } from './ledger.js';

/** An answer as a client gets it. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
  readonly tookMs: number;
}

export interface CallOptions {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly dispatcher?: Agent;
}

const common = new Agent({ connections: 64, headersTimeout: 30_000 });

/** Ends the connections of all calls. */
export const closeCalls = (): Promise<void> => common.destroy();

const parsed = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // a page or a metrics text: the caller looks at the text
    return {};
  }
};

/** One call over HTTP. Rejects where no whole answer comes. */
export const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS',
  url: string,
  { key, headers = {}, body, dispatcher = common }: CallOptions = {},
): Promise<Reply> => {
  const startedAt = performance.now();
  const answer = await request(url, {
    method,
    headers: {
      ...(key !== undefined && { 'x-api-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body ?? null,
    dispatcher,
  });
  const text = await answer.body.text();
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text,
    json: parsed(text),
    tookMs: performance.now() - startedAt,
  };
};

/** A small transfer that nothing is known against. `name` makes it another one. */
export const transfer = (
  name: string | number,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  from_address: evmAddress(`faults sender ${name}`),
  to_address: evmAddress(`faults recipient ${name}`),
  chain: 'ethereum',
  token: 'USDC',
  amount: 25,
  ...changes,
});

/** A check; one that is answered goes into the ledger. `body` is sent as it is when it is text. */
export const check = async (
  url: string,
  key: string,
  ledger: Ledger,
  body: Readonly<Record<string, unknown>> | string | Buffer,
  options: CallOptions = {},
): Promise<Reply> => {
  const wasDegraded = ledger.degraded;
  const sent =
    typeof body === 'string' || Buffer.isBuffer(body)
      ? body
      : JSON.stringify({ intent_reference: ledger.attempt(), ...body });
  const reply = await call('POST', `${url}/api/check-transaction`, { key, body: sent, ...options });
  if (reply.status === 200)
    ledger.verdict(
      String(reply.json['request_id']),
      String(reply.json['recommended_action']),
      wasDegraded && ledger.degraded,
    );
  return reply;
};

/** A report; one that is given goes into the ledger. */
export const report = async (
  url: string,
  key: string,
  ledger: Ledger,
  body: Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): Promise<Reply> => {
  const reply = await call('POST', `${url}/api/reports/address`, { key, body: JSON.stringify(body), ...options });
  if (reply.status === 200 || reply.status === 201) ledger.report(String(reply.json['report_id']), reply.text);
  return reply;
};

export const readCheck = (url: string, key: string, requestId: string): Promise<Reply> =>
  call('GET', `${url}/api/checks/${requestId}`, { key });

/** An answer without a verdict: nothing in it could be taken for one. */
export const saysNoVerdict = ({ text }: Reply): boolean =>
  !/recommended_action|risk_score|"ALLOW"|"REVIEW"|"BLOCK"/.test(text);
