import { setTimeout as delay } from 'node:timers/promises';
import type { Prometheus } from './prometheus.js';

/** What really happens, so that an alert fires, and what ends it. */
export interface Cause {
  readonly alert: string;
  readonly job: string;
  readonly what: string;
  readonly happen: () => Promise<unknown>;
  readonly mend: () => Promise<unknown>;
}

export interface Outcome {
  readonly alert: string;
  readonly what: string;
  /** Seconds from the cause to the alert, and from its end to silence; null: it did not come. */
  readonly firedS: number | null;
  readonly resolvedS: number | null;
}

/** Ages of 300 s are waited for, then the shortened time until an alert fires. */
const FIRE_LIMIT_MS = 420_000;
const RESOLVE_LIMIT_MS = 420_000;
const LOOK_MS = 500;

const secondsUntil = async (holds: () => Promise<boolean>, limitMs: number): Promise<number | null> => {
  const startedAt = performance.now();
  while (performance.now() - startedAt < limitMs) {
    if (await holds()) return Math.round((performance.now() - startedAt) / 100) / 10;
    await delay(LOOK_MS);
  }
  return null;
};

/** Lets a cause happen, waits for its alert, mends it and waits for silence. */
export const tryCause = async (prometheus: Prometheus, { alert, job, what, happen, mend }: Cause): Promise<Outcome> => {
  const isFiring = async (): Promise<boolean> => (await prometheus.firing()).has(`${alert} ${job}`);
  await happen();
  const firedS = await secondsUntil(isFiring, FIRE_LIMIT_MS);
  process.stderr.write(`${alert}: ${firedS === null ? 'does not fire' : `fires after ${firedS} s`}\n`);
  await mend();
  const resolvedS = await secondsUntil(async () => !(await isFiring()), RESOLVE_LIMIT_MS);
  return { alert, what, firedS, resolvedS };
};

/** One after the other. */
export const inTurn = async (prometheus: Prometheus, causes: readonly Cause[]): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const cause of causes) outcomes.push(await tryCause(prometheus, cause));
  return outcomes;
};
