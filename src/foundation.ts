import { OFFICIAL } from '../adapters/contracts/local-registry/bundled.js';
import { bundledDescriptions } from '../adapters/contracts/local-registry/own-described.js';
import { createPublishers } from '../adapters/feeds/publishers/index.js';
import { createMemoryRateLimiter } from '../adapters/rate-limit/memory/index.js';
import { createSignatureVerifier } from '../adapters/signing/verifier.js';
import { createWebhookReceivers } from '../adapters/webhooks/index.js';
import type { Clock, Ids, Logger } from '../ports/platform/platform.js';
import type { Publishers } from '../ports/platform/publishers.js';
import type { ProviderManifest } from '../ports/sources/provider.js';
import type { RateLimiter } from '../ports/stores/call-limits.js';
import type { Stores } from '../ports/stores/stores.js';
import type { WiredSources } from './application/check/sources.js';
import { wireProviders } from './application/check/wire-providers.js';
import { createSharedFailedKeys, FailedKeys } from './application/keys/authenticate-failures.js';
import type { Settings } from './config.js';
import { ALL_PROVIDERS } from './providers.js';
import { openRateLimiter } from './runtime/rate-limiter.js';
import { createRenderers } from './runtime/renderers.js';
import { openCheckpoints, openSigningKeys } from './runtime/report-adapters.js';
import { openPeopleAccess } from './runtime/sign-in.js';

/** What must exist before anything can be composed. */
export interface Foundation {
  readonly settings: Settings;
  readonly stores: Stores;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Set in a worker of a cluster: its primary counts for all workers, and writes the checkpoints. */
  readonly primary?: { readonly rateLimiter: RateLimiter; readonly failedKeys: RateLimiter };
  /** True where another process of this instance does the work in the background. */
  readonly background?: 'elsewhere';
  /** The providers to choose from; the service's own list unless a test brings others. */
  readonly providers?: readonly ProviderManifest[];
  /** Where feeds come from, unless a test brings others. */
  readonly publishers?: Publishers;
}

export const openSources = ({ settings, stores, clock, logger, providers = ALL_PROVIDERS }: Foundation): WiredSources =>
  wireProviders(providers, settings.providerSettings, { lists: stores.lists, clock, logger });

export const openLimiter = ({ settings, stores, logger, primary }: Foundation): RateLimiter =>
  openRateLimiter(settings, stores, logger, primary?.rateLimiter ?? createMemoryRateLimiter());

/** Screening vendors that the settings turn on, by id. */
export const vendorsIn = (
  { providerSettings }: Pick<Settings, 'providerSettings'>,
  providers: readonly ProviderManifest[],
): readonly string[] =>
  providers
    .filter(({ id, port, kind }) => port === 'screening' && kind === 'external' && id in providerSettings)
    .map(({ id }) => id);

/** What the features take, each its part: the stores by name, and the adapters as the settings choose them. */
export const openPorts = (
  {
    settings,
    stores,
    clock,
    logger,
    primary,
    background,
    providers = ALL_PROVIDERS,
    publishers = createPublishers(),
  }: Foundation,
  resolved: { readonly ids: Ids; readonly sources: WiredSources; readonly limiter: RateLimiter },
) => ({
  ...stores,
  ...resolved,
  stores,
  clock,
  logger,
  publishers,
  manifests: providers,
  official: OFFICIAL,
  bundledDescriptions,
  random: Math.random,
  tokens: resolved.sources.token.instance,
  receivers: createWebhookReceivers({ allowPrivateNetwork: settings.webhooksAllowPrivateNetwork }),
  signingKeys: openSigningKeys(settings, logger),
  verifier: createSignatureVerifier(),
  createRenderers,
  processes: settings.workers,
  checkpoints: openCheckpoints(settings),
  people: openPeopleAccess(settings, { keys: stores.keys, clock, logger }),
  failedKeys: primary === undefined ? new FailedKeys() : createSharedFailedKeys(primary.failedKeys),
  writesCheckpoints: primary === undefined && background !== 'elsewhere',
  issuer: { issuerName: settings.issuerName, publicUrl: settings.publicUrl },
  extraChains: settings.extraChains,
  requiredLists: settings.requiredLists,
  feeds: settings.feeds,
  sanctions: settings.sanctions,
  vendors: vendorsIn(settings, providers),
  retentionMonths: settings.retentionMonths,
  defaultLimit: settings.rateLimitDefault,
  takesKeys: settings.deskTakesKeys,
});
