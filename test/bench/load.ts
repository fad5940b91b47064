import autocannon from 'autocannon';
import { evmAddress } from '../support/addresses.js';

export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

export interface LoadTarget {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const SENDERS = 200;

/** Who sends in every load. */
export const SENDER_ADDRESSES: readonly string[] = Array.from({ length: SENDERS }, (_, index) => evmAddress(`bench sender ${index}`));

/** Ordinary transfers by many senders. `[<id>]` becomes a new text in every request, so that no two intents are the same. */
const requests = SENDER_ADDRESSES.map((sender, index) => ({
  method: 'POST' as const,
  body: JSON.stringify({
    from_address: sender,
    to_address: evmAddress(`bench recipient ${index}`),
    chain: 'ethereum',
    token: 'USDC',
    amount: 25 + index,
    transaction_type: 'safe_send',
    expected_to_address: evmAddress(`bench recipient ${index}`),
    intent_reference: 'invoice [<id>]',
  }),
}));

/** Sends checks over keep-alive connections for a while. Every answer that is not a 200 counts as failed. */
export const runLoad = async ({ url, headers = {} }: LoadTarget, connections: number, seconds: number): Promise<LoadFigures> => {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    idReplacement: true,
    headers: { 'content-type': 'application/json', ...headers },
    requests,
  });
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
};

/** The middle value; the mean of the two middle ones for an even count. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};
