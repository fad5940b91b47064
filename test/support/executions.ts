import type { Fact } from '../../domain/facts/facts.js';
import type {
  AllowanceEffect,
  BalanceEffect,
  ControlEffect,
  Execution,
  OperatorEffect,
} from '../../domain/facts/simulation/execution.js';
import type { SimulationFacts } from '../../domain/facts/simulation/simulation-facts.js';
import type { PayloadAsset } from '../../domain/payload/action.js';

export const ETH: PayloadAsset = { address: null, symbol: 'ETH', decimals: 18, tokenId: null };

/** A token by its contract, as the registry knows USDC. */
export const tokenAt = (address: string, changes: Partial<PayloadAsset> = {}): PayloadAsset => ({
  address,
  symbol: null,
  decimals: 6,
  tokenId: null,
  ...changes,
});

const ENOUGH = 10n ** 24n;

/** An account that loses or gains so many base units. */
export const balance = (account: string, asset: PayloadAsset, delta: bigint): BalanceEffect => ({
  kind: 'balance',
  account,
  asset,
  before: ENOUGH.toString(),
  after: (ENOUGH + delta).toString(),
  delta: delta.toString(),
  source: 'read',
});

/** What one account pays to another. */
export const paid = (from: string, to: string, asset: PayloadAsset, units: bigint): readonly BalanceEffect[] => [
  balance(from, asset, -units),
  balance(to, asset, units),
];

export const allowance = (
  owner: string,
  spender: string,
  asset: PayloadAsset,
  after: string,
  before = '0',
): AllowanceEffect => ({ kind: 'allowance', owner, spender, asset, before, after, source: 'read' });

export const operator = (owner: string, of: string, asset: PayloadAsset, after = true): OperatorEffect => ({
  kind: 'operator',
  owner,
  operator: of,
  asset,
  before: !after,
  after,
  source: 'read',
});

export const control = (
  target: string,
  what: ControlEffect['what'],
  before: string | null,
  after: string | null,
): ControlEffect => ({ kind: 'control', target, what, before, after, source: 'read' });

/** What a node says that executed everything and found nothing unusual, by what differs. */
export const executionWith = (changes: Partial<Execution> = {}): Execution => ({
  status: 'ok',
  level: 4,
  block: { number: 21_000_000, hash: `0x${'ab'.repeat(32)}`, time: '2026-11-21T11:59:50.000Z' },
  variants: 4,
  diverging: 'no',
  effects: [],
  isLogged: true,
  isStable: true,
  isComplete: true,
  lacksFunds: false,
  endpoints: [{ id: 'ethereum-1', agreed: true }],
  witnessSha256: `0x${'cd'.repeat(32)}`,
  fingerprint: `0x${'ef'.repeat(32)}`,
  ...changes,
});

/** The fact of a node; null where it did not answer. */
export const nodeFact = (execution: Execution | null, provider = 'evm-rpc'): Fact<SimulationFacts> => ({
  value: execution === null ? null : { mode: 'simulated', effects: [], execution },
  coverage: {
    provider,
    capability: 'transaction_simulation',
    kind: 'external',
    mandatory: false,
    status: execution === null ? 'unavailable' : 'answered',
    reason: execution === null ? 'timeout' : null,
    asOf: execution?.block?.time ?? null,
    note: null,
  },
});
