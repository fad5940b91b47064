import autocannon from 'autocannon';
import { evmAddress } from '../../support/addresses.js';
import { median, quantile } from './quantile.js';

/** Times are those of answers 200: a refusal is quick. */
export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
  /** All that came, failed or not. */
  readonly answers: number;
}

export interface LoadTarget {
  /** One, or several that take the connections in turn. */
  readonly url: string | readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What each connection sends in turn; ordinary checks when absent. */
  readonly requests?: readonly (LoadRequest | { readonly method: 'GET' })[];
}

export type LoadRequest = Pick<autocannon.Request, 'onResponse'> & { readonly method: 'POST'; readonly body: string };

const SENDERS = 200;

/** Who sends in every load. */
export const SENDER_ADDRESSES: readonly string[] = Array.from({ length: SENDERS }, (_, index) =>
  evmAddress(`bench sender ${index}`),
);

/**
 * A transfer to the recipient that it expects. `[<id>]` becomes a new text in every request, so that no two intents are
 * the same.
 */
export const transferRequest = (sender: string, recipient: string, amount: number): LoadRequest => ({
  method: 'POST',
  body: JSON.stringify({
    from_address: sender,
    to_address: recipient,
    chain: 'ethereum',
    token: 'USDC',
    amount,
    transaction_type: 'safe_send',
    expected_to_address: recipient,
    intent_reference: 'invoice [<id>]',
  }),
});

/** Ordinary transfers by many senders, each to one recipient again and again. */
export const ordinaryRequests: readonly LoadRequest[] = SENDER_ADDRESSES.map((sender, index) =>
  transferRequest(sender, evmAddress(`bench recipient ${index}`), 25 + index),
);

/** How far from one another connections begin: a prime, so that all places are reached. */
const STRIDE = 37;

const rotated = <Request>(requests: readonly Request[], place: number): Request[] => [
  ...requests.slice(place),
  ...requests.slice(0, place),
];

/** Sends checks over keep-alive connections for a while. Every answer that is not a 200 counts as failed. */
export const runLoad = async (
  { url, headers = {}, requests = ordinaryRequests }: LoadTarget,
  connections: number,
  seconds: number,
): Promise<LoadFigures> => {
  // autocannon writes its headers into them: a later load would send the key of this one
  const own = requests.map((request) => ({ ...request }));
  const timesMs: number[] = [];
  let [answers, clients] = [0, 0];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      // its types know one address only; it takes several, and gives them the connections in turn
      url: url as string,
      connections,
      duration: seconds,
      idReplacement: true,
      headers: { 'content-type': 'application/json', ...headers },
      requests: own,
      // each connection begins at another place: side by side they would send the same kind of check at once
      setupClient: (client) => client.setRequests(rotated(own, (clients += STRIDE) % own.length)),
    };
    const instance = autocannon(options, (error: Error | null, done) =>
      error === null ? resolve(done) : reject(error),
    );
    // its own figures are whole milliseconds, too coarse for few connections
    instance.on('response', (_client, status, _bytes, timeMs) => {
      answers += 1;
      if (status === 200) timesMs.push(timeMs);
    });
  });
  const sorted = Float64Array.from(timesMs).sort();
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: quantile(sorted, 0.5),
    p95Ms: quantile(sorted, 0.95),
    p99Ms: quantile(sorted, 0.99),
    failed: result.non2xx + result.errors + result.timeouts,
    answers,
  };
};

/** Rounds of the same load as one: the middle of each figure, every failure. */
export const middleOf = (rounds: readonly LoadFigures[]): LoadFigures => ({
  requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
  p50Ms: median(rounds.map((round) => round.p50Ms)),
  p95Ms: median(rounds.map((round) => round.p95Ms)),
  p99Ms: median(rounds.map((round) => round.p99Ms)),
  failed: rounds.reduce((sum, round) => sum + round.failed, 0),
  answers: rounds.reduce((sum, round) => sum + round.answers, 0),
});
