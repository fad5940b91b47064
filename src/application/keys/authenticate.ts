import { hash, timingSafeEqual } from 'node:crypto';
import type { KeyScope, KeyStore } from '../../../ports/stores/keys.js';
import type { Clock, Logger } from '../../../ports/platform/platform.js';
import type { Caller } from '../caller.js';
import { API_KEY_FORM } from './api-key.js';
import { type CachedKey, KeyCache } from './authenticate-cache.js';
import { FailedKeys, type FailedKeyCounter } from './authenticate-failures.js';
import { Refusal, unavailable } from '../refusal.js';

export interface AuthenticateDependencies {
  readonly keys: Pick<KeyStore, 'findKey'>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Counts wrong keys; by default those of this process alone. */
  readonly failedKeys?: FailedKeyCounter;
  /** The clock for the age of cached keys. */
  readonly monotonicMs?: () => number;
}

/**
 * Recognises a caller by the key. Rejects with `missing_api_key`; with `invalid_api_key`, alike for an unknown,
 * malformed, revoked and expired key; with `rate_limit_exceeded` for a wrong key from a remote address that sent more
 * than 20 a minute (a right key from there passes); and with `service_unavailable` where the store does not answer and
 * nothing recent is known: never a pass.
 */
export type Authenticate = (apiKey: string | undefined, remoteAddress: string) => Promise<Caller>;

export const createAuthenticate = ({
  keys,
  clock,
  logger,
  failedKeys = new FailedKeys(),
  monotonicMs = () => performance.now(),
}: AuthenticateDependencies): Authenticate => {
  const cache = new KeyCache({ keys, logger, monotonicMs });

  const refuse = async (remoteAddress: string): Promise<never> => {
    const waitMs = await failedKeys.count(remoteAddress, clock.now());
    throw waitMs === 0 ? invalidKey() : tooManyFailures(Math.ceil(waitMs / 1000));
  };

  return async (apiKey, remoteAddress) => {
    if (apiKey === undefined || apiKey === '') throw missingKey();
    const [, environment, keyId] = API_KEY_FORM.exec(apiKey) ?? [];
    if (keyId === undefined) return refuse(remoteAddress);
    const found = cache.find(keyId);
    const key = found instanceof Promise ? await found.catch(storeFailed) : found;
    const isRight =
      key !== null && matches(key, apiKey) && key.stored.environment === environment && isInForce(key, clock.now());
    return isRight ? key.caller : refuse(remoteAddress);
  };
};

/** Throws `insufficient_scope`, with the scope's name, for a key that lacks it. */
export const requireScope = (caller: Caller, scope: KeyScope): void => {
  if (caller.keyScopes.includes(scope)) return;
  throw new Refusal('insufficient_scope', `This key lacks the scope "${scope}". Use a key that has it.`);
};

/** Compares digests in constant time: the time tells nothing about the key. */
const matches = (key: CachedKey, apiKey: string): boolean => {
  const presented = Buffer.from(hash('sha256', apiKey, 'hex'), 'latin1');
  return presented.length === key.digest.length && timingSafeEqual(presented, key.digest);
};

const isInForce = ({ stored }: CachedKey, nowMs: number): boolean =>
  (stored.expiresAtMs === null || nowMs < stored.expiresAtMs) &&
  (stored.revokedAtMs === null || nowMs < stored.revokedAtMs);

const missingKey = (): Refusal =>
  new Refusal('missing_api_key', 'Missing API key: send it in the x-api-key request header.');

const invalidKey = (): Refusal =>
  new Refusal(
    'invalid_api_key',
    'Invalid API key: it is unknown, malformed, revoked or expired. The x-api-key request header holds the key alone.',
  );

const tooManyFailures = (retryAfterSeconds: number): Refusal =>
  new Refusal(
    'rate_limit_exceeded',
    `Rate limit exceeded: too many requests with an invalid API key. Try again in ${retryAfterSeconds} s.`,
    [],
    { retryAfterSeconds },
  );

const storeFailed = (cause: unknown): never => {
  throw unavailable('API keys cannot be checked at the moment. Try again shortly.', cause);
};
