import { setTimeout as delay } from 'node:timers/promises';
import { evmAddress } from '../../support/addresses.js';
import { writtenText } from '../../support/written-text.js';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  writtenText.watchLogLine(text);
  return { status: response.status, body: JSON.parse(text) as Record<string, unknown> };
};

/** A small transfer that nothing is known against; `count` makes it another one. */
export const transferBody = (count: number): string =>
  JSON.stringify({
    from_address: evmAddress('e2e sender'),
    to_address: evmAddress(`e2e recipient ${String(count)}`),
    chain: 'ethereum',
    token: 'USDC',
    amount: 1 + count,
  });

export const check = async (url: string, key: string, body = transferBody(0)): Promise<Answer> =>
  answerOf(
    await fetch(`${url}/api/check-transaction`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body,
    }),
  );

export const read = async (url: string, key: string, requestId: string): Promise<Answer> =>
  answerOf(await fetch(`${url}/api/checks/${requestId}`, { headers: { 'x-api-key': key } }));

/** Milliseconds until a key that works is refused; rejects after 8 s. */
export const msUntilRefused = async (url: string, key: string): Promise<number> => {
  const started = performance.now();
  while (performance.now() - started < 8000) {
    if ((await check(url, key)).status === 401) return performance.now() - started;
    await delay(100);
  }
  throw new Error('The key still works after 8 s');
};

/** The id of a key: what stands between the environment and the secret. */
export const keyIdOf = (key: string): string => /^sg_[a-z]+_([0-9a-z]{8})_/.exec(key)?.[1] ?? '';
