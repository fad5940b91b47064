import type { EnvironmentSettings } from '../../../support/service-process.js';
import { check, type CallOptions, report, type Reply, transfer } from './calls.js';
import { type Place, withPlace } from './place.js';
import type { Trial } from './trial.js';

/** One instance with a key of all scopes, and what most rows ask of it. */
export interface OneInstance {
  readonly place: Place;
  readonly url: string;
  readonly key: string;
  readonly ask: (body: Readonly<Record<string, unknown>> | string | Buffer, options?: CallOptions) => Promise<Reply>;
  /** Records in the database. */
  readonly stored: () => Promise<number>;
}

export const withInstance = (
  trial: Trial,
  settings: EnvironmentSettings,
  work: (one: OneInstance) => Promise<void>,
): Promise<void> =>
  withPlace(trial, { instances: 1, settings }, async (place) => {
    const [{ url } = { url: '' }] = place.instances;
    const key = await place.key();
    await work({
      place,
      url,
      key,
      ask: (body, options = {}) => check(url, key, place.ledger, body, options),
      stored: async () => Number((await place.run('select count(*)::integer as checks from checks'))[0]?.['checks']),
    });
  });

/** Checks a transfer of this name and makes its report. Resolves with the report's text. */
export const makeReport = async ({ place, url, key, ask }: OneInstance, name: string): Promise<string> => {
  const { json } = await ask(transfer(name));
  return (await report(url, key, place.ledger, { request_id: json['request_id'] })).text;
};

/**
 * Sends each and states that it gets one of the statuses, that no answer is a 5xx or a verdict, and that nothing is
 * stored.
 */
export const refusesAll = async (
  trial: Trial,
  { ask, stored }: OneInstance,
  cases: readonly (readonly [what: string, body: string | Buffer, options?: CallOptions])[],
  statuses: readonly number[],
): Promise<void> => {
  const before = await stored();
  let slowestMs = 0;
  for (const [what, body, options] of cases) {
    const reply = await ask(body, options);
    slowestMs = Math.max(slowestMs, reply.tookMs);
    trial.holds(
      `${what} is refused`,
      statuses.includes(reply.status) &&
        typeof reply.json['code'] === 'string' &&
        reply.json['recommended_action'] === undefined,
      `${reply.status} ${reply.text}`,
    );
  }
  trial.holds('nothing of it is stored', (await stored()) === before);
  trial.note(`${cases.length} inputs: ${statuses.join('/')}, slowest ${Math.round(slowestMs)} ms`);
};
