import { evmLogs } from '../adapters/chain-history/evm-logs/index.js';
import { explorerHistory } from '../adapters/chain-history/explorer/index.js';
import { demonstrationContracts } from '../adapters/contracts/demonstration/index.js';
import { evmCode } from '../adapters/contracts/evm-code/index.js';
import { localRegistry } from '../adapters/contracts/local-registry/index.js';
import { sourcify } from '../adapters/contracts/sourcify/index.js';
import { bundledPrices } from '../adapters/prices/bundled-prices/index.js';
import { defillama } from '../adapters/prices/defillama/index.js';
import { httpPriceFeed } from '../adapters/prices/http-price-feed/index.js';
import { importedPrices } from '../adapters/prices/imported-prices/index.js';
import { demonstration } from '../adapters/screening/demonstration/index.js';
import { httpThreatFeed } from '../adapters/screening/http-threat-feed/index.js';
import { localSignals } from '../adapters/screening/local-signals/index.js';
import { demonstrationSimulation } from '../adapters/simulation/demonstration/index.js';
import { evmRpc } from '../adapters/simulation/evm-rpc/index.js';
import { localRules } from '../adapters/simulation/local-rules/index.js';
import { solanaRpc } from '../adapters/simulation/solana-rpc/index.js';
import { bundledRegistry } from '../adapters/tokens/bundled-registry/index.js';
import type { ProviderManifest } from '../ports/sources/provider.js';

/**
 * Every provider that this service knows, by id. Adding one is one line here; it is wired when it is on by default or
 * configured. The compiler then asks for its fixture in `test/conformance/fixtures.ts`.
 */
export const PROVIDERS = {
  'bundled-registry': bundledRegistry,
  'bundled-prices': bundledPrices,
  'imported-prices': importedPrices,
  'http-price-feed': httpPriceFeed,
  defillama,
  'explorer-history': explorerHistory,
  'evm-logs': evmLogs,
  'local-registry': localRegistry,
  'evm-code': evmCode,
  sourcify,
  'demonstration-contracts': demonstrationContracts,
  'local-rules': localRules,
  'demonstration-simulation': demonstrationSimulation,
  'evm-rpc': evmRpc,
  'solana-rpc': solanaRpc,
  'local-signals': localSignals,
  demonstration,
  'http-threat-feed': httpThreatFeed,
} as const satisfies Readonly<Record<string, ProviderManifest>>;

/** The same, in the order in which they are wired. */
export const ALL_PROVIDERS: readonly ProviderManifest[] = Object.values(PROVIDERS);
