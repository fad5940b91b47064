import { setTimeout as pause } from 'node:timers/promises';
import { call, readCheck, type Reply } from '../faults/support/calls.js';
import { commandResult, type EnvironmentSettings } from '../../support/service-process.js';
import type { Told } from './clients.js';

const AT_ONCE = 8;

const overAll = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

interface Decision {
  readonly recommended_action?: unknown;
  readonly risk_score?: unknown;
  readonly risk_level?: unknown;
  readonly warnings?: unknown;
  readonly findings?: readonly { readonly code: string }[];
}

/** What must be the same in the answer and in the record that is read back. */
const essence = (decision: Decision, checkedAt: unknown): string =>
  JSON.stringify([
    ...[decision.recommended_action, decision.risk_score, decision.risk_level, decision.warnings],
    ...[decision.findings?.map(({ code }) => code), checkedAt],
  ]);

const READ_LIMIT_MS = 30_000;

/** A 503 says that it cannot be read now: it is asked again. */
const readPatiently = async (url: string, key: string, requestId: string): Promise<Reply> => {
  const endAt = performance.now() + READ_LIMIT_MS;
  for (;;) {
    const read = await readCheck(url, key, requestId);
    if (read.status !== 503 || performance.now() > endAt) return read;
    await pause(200);
  }
};

/** Reads every check back and compares it with what its client was told. Returns what is lost, in words. */
export const isAsTold = async (told: readonly Told[], url: string, key: string): Promise<readonly string[]> => {
  const lost: string[] = [];
  await overAll(told, async ({ requestId, json }) => {
    const read = await readPatiently(url, key, requestId);
    const record = read.json as { readonly decision?: Decision; readonly checked_at?: unknown };
    if (read.status !== 200) lost.push(`${requestId}: ${read.status}`);
    else if (essence(record.decision ?? {}, record.checked_at) !== essence(json, json['checked_at']))
      lost.push(`${requestId}: another decision`);
  });
  return lost;
};

/** Sends every call with an Idempotency-Key once more: it must get the same bytes. */
export const repeatKeyed = async (
  told: readonly Told[],
  url: string,
  key: string,
): Promise<{ readonly sent: number; readonly different: number }> => {
  const keyed = told.filter(({ idempotencyKey }) => idempotencyKey !== null);
  let different = 0;
  await overAll(keyed, async ({ idempotencyKey, sent, text }) => {
    const headers = { 'idempotency-key': idempotencyKey ?? '' };
    const again = await call('POST', `${url}/api/check-transaction`, { key, body: sent, headers });
    if (again.status !== 200 || again.text !== text) different += 1;
  });
  return { sent: keyed.length, different };
};

/** Whether every chain, seal and checkpoint is good. What no checkpoint vouches for yet is not bad. */
export const verifyLog = async (
  environment: EnvironmentSettings,
): Promise<{ readonly isGood: boolean; readonly text: string }> => {
  const { code, stdout, stderr } = await commandResult(['reports', 'verify-log'], environment);
  return { isGood: code === 0, text: `signgate reports verify-log ends with ${code}\n${stdout}${stderr}` };
};
