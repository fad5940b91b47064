import type { EnvironmentSettings } from '../../../support/service-process.js';
import { check, type CallOptions, type Reply } from './calls.js';
import { type Place, withPlace } from './place.js';
import type { Trial } from './trial.js';

/** One instance with a key of all scopes, and what most rows ask of it. */
export interface OneInstance {
  readonly place: Place;
  readonly url: string;
  readonly key: string;
  readonly ask: (body: Readonly<Record<string, unknown>> | string | Buffer, options?: CallOptions) => Promise<Reply>;
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
    });
  });
