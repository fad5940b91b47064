import type { Codec } from '../shared/columns.js';
import { CHAIN_HISTORY } from './chain-history/chain-history-facts.js';
import { CONTRACTS } from './contract/contract-facts.js';
import { HISTORY } from './history/history-facts.js';
import type { FactKind } from './kind.js';
import { PRICES } from './price/price-facts.js';
import { SCREENING } from './screening/screening-facts.js';
import { SIMULATION } from './simulation/simulation-facts.js';
import { TOKEN } from './token/token-facts.js';

/** Every kind of fact, by its member in `Facts`, in the order in which coverage shows them. */
export const FACT_KINDS = {
  history: HISTORY,
  token: TOKEN,
  chainHistory: CHAIN_HISTORY,
  prices: PRICES,
  contracts: CONTRACTS,
  simulation: SIMULATION,
  screening: SCREENING,
} as const satisfies Readonly<Record<string, FactKind>>;

export type FactKindName = keyof typeof FACT_KINDS;
export const FACT_KIND_NAMES = Object.keys(FACT_KINDS) as readonly FactKindName[];

export type SourcesOf<Name extends FactKindName> = (typeof FACT_KINDS)[Name]['sources'];
export type ValueOf<Name extends FactKindName> =
  (typeof FACT_KINDS)[Name]['columns'] extends Codec<infer Value> ? Value : never;

/** What a source was asked for. */
export type Capability = (typeof FACT_KINDS)[FactKindName]['capability'];
export const CAPABILITIES: readonly Capability[] = FACT_KIND_NAMES.map((name) => FACT_KINDS[name].capability);
