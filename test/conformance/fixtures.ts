import type { PROVIDERS } from '../../src/providers.js';
import { evmLogsFixture } from './chain-history/evm-logs.fixture.js';
import { explorerHistoryFixture } from './chain-history/explorer-history.fixture.js';
import type { ChainHistoryFixture } from './chain-history/fixture.js';
import { demonstrationContractsFixture } from './contracts/demonstration-contracts.fixture.js';
import { evmCodeFixture } from './contracts/evm-code.fixture.js';
import { localRegistryFixture } from './contracts/local-registry.fixture.js';
import { sourcifyFixture } from './contracts/sourcify.fixture.js';
import type { ContractsFixture } from './contracts/fixture.js';
import { bundledPricesFixture } from './prices/bundled-prices.fixture.js';
import { defillamaFixture } from './prices/defillama.fixture.js';
import { httpPriceFeedFixture } from './prices/http-price-feed.fixture.js';
import type { PricesFixture } from './prices/fixture.js';
import { importedPricesFixture } from './prices/imported-prices.fixture.js';
import { demonstrationFixture } from './screening/demonstration.fixture.js';
import { httpThreatFeedFixture } from './screening/http-threat-feed.fixture.js';
import { localSignalsFixture } from './screening/local-signals.fixture.js';
import type { ScreeningFixture } from './screening/fixture.js';
import { demonstrationSimulationFixture } from './simulation/demonstration-simulation.fixture.js';
import { evmRpcFixture } from './simulation/evm-rpc.fixture.js';
import { localRulesFixture } from './simulation/local-rules.fixture.js';
import { solanaRpcFixture } from './simulation/solana-rpc.fixture.js';
import type { SimulationFixture } from './simulation/fixture.js';
import { bundledRegistryFixture } from './tokens/bundled-registry.fixture.js';
import type { TokensFixture } from './tokens/suite.js';

export interface FixtureOfPort {
  readonly screening: ScreeningFixture;
  readonly simulation: SimulationFixture;
  readonly contracts: ContractsFixture;
  readonly token: TokensFixture;
  readonly prices: PricesFixture;
  readonly chainHistory: ChainHistoryFixture;
}

/**
 * A fixture for each provider of the service, of the kind that its port asks for: without one this does not compile.
 */
type Fixtures = { readonly [Id in keyof typeof PROVIDERS]: FixtureOfPort[(typeof PROVIDERS)[Id]['port']] };

export const FIXTURES: Fixtures = {
  'bundled-registry': bundledRegistryFixture,
  'bundled-prices': bundledPricesFixture,
  'imported-prices': importedPricesFixture,
  'http-price-feed': httpPriceFeedFixture,
  defillama: defillamaFixture,
  'explorer-history': explorerHistoryFixture,
  'evm-logs': evmLogsFixture,
  'local-registry': localRegistryFixture,
  'evm-code': evmCodeFixture,
  sourcify: sourcifyFixture,
  'demonstration-contracts': demonstrationContractsFixture,
  'local-rules': localRulesFixture,
  'demonstration-simulation': demonstrationSimulationFixture,
  'evm-rpc': evmRpcFixture,
  'solana-rpc': solanaRpcFixture,
  'local-signals': localSignalsFixture,
  demonstration: demonstrationFixture,
  'http-threat-feed': httpThreatFeedFixture,
};
