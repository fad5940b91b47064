import autocannon from 'autocannon';
import { evmAddress } from '../../support/addresses.js';
import { median, quantile } from './quantile.js';

export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
  /** All that came, failed or not. */
  readonly answers: number;
}

export interface LoadTarget {
  /** One, or several that take the connections in turn. */
  readonly url: string | readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

const SENDERS = 200;

/** Who sends in every load. */
export const SENDER_ADDRESSES: readonly string[] = Array.from({ length: SENDERS }, (_, index) =>
  evmAddress(`bench sender ${index}`),
);

/**
 * Ordinary transfers by many senders, each to one recipient again and again. `[<id>]` becomes a new text in every
 * request, so that no two intents are the same.
 */
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
export const runLoad = async (
  { url, headers = {} }: LoadTarget,
  connections: number,
  seconds: number,
): Promise<LoadFigures> => {
  const timesMs: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      // its types know one address only; it takes several, and gives them the connections in turn
      url: url as string,
      connections,
      duration: seconds,
      idReplacement: true,
      headers: { 'content-type': 'application/json', ...headers },
      requests,
    };
    const instance = autocannon(options, (error: Error | null, done) =>
      error === null ? resolve(done) : reject(error),
    );
    // its own figures are whole milliseconds, too coarse for few connections
    instance.on('response', (_client, _status, _bytes, timeMs) => timesMs.push(timeMs));
  });
  const sorted = Float64Array.from(timesMs).sort();
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    failed: result.non2xx + result.errors + result.timeouts,
    answers: sorted.length,
  };
};

/** Rounds of the same load as one: the middle of each figure, every failure. */
export const middleOf = (rounds: readonly LoadFigures[]): LoadFigures => ({
  requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
  p50Ms: median(rounds.map((round) => round.p50Ms)),
  p99Ms: median(rounds.map((round) => round.p99Ms)),
  failed: rounds.reduce((sum, round) => sum + round.failed, 0),
  answers: rounds.reduce((sum, round) => sum + round.answers, 0),
});
