import type { KeyStore } from '../../../ports/stores/keys.js';
import type { RateLimiter, RateLimitHealth } from '../../../ports/stores/call-limits.js';
import { type Authenticate, type AuthenticateDependencies, createAuthenticate } from './authenticate.js';
import { createLabelKey, type LabelKey } from './label-key.js';
import { createTakeQuota, type TakeQuota } from './quota.js';

export interface AccessPorts extends AuthenticateDependencies {
  readonly keys: Pick<KeyStore, 'findKey' | 'setLabel'>;
  readonly limiter: RateLimiter;
  /** Requests a window for keys without a quota of their own. */
  readonly defaultLimit: number;
}

/** Who calls, and how often. */
export interface Access {
  readonly authenticate: Authenticate;
  readonly takeQuota: TakeQuota;
  readonly labelKey: LabelKey;
  /** Whether calls are counted where they should be. */
  rateLimitHealth(): RateLimitHealth;
}

export const createAccess = (ports: AccessPorts): Access => ({
  authenticate: createAuthenticate(ports),
  takeQuota: createTakeQuota(ports),
  labelKey: createLabelKey(ports.keys),
  rateLimitHealth: () => ports.limiter.health(),
});
