import { demonstrationContracts } from '../adapters/contracts/demonstration/index.js';
import { localRegistry } from '../adapters/contracts/local-registry/index.js';
import { demonstration } from '../adapters/screening/demonstration/index.js';
import { httpThreatFeed } from '../adapters/screening/http-threat-feed/index.js';
import { localSignals } from '../adapters/screening/local-signals/index.js';
import { localRules } from '../adapters/simulation/local-rules/index.js';
import { bundledRegistry } from '../adapters/tokens/bundled-registry/index.js';
import type { ProviderManifest } from '../ports/provider.js';

/** Every provider that this service knows. Adding one is one line here; it is wired when it is on by default or configured. */
export const PROVIDERS: readonly ProviderManifest[] = [
  bundledRegistry,
  localRegistry,
  demonstrationContracts,
  localRules,
  localSignals,
  demonstration,
  httpThreatFeed,
];
