import fc from 'fast-check';
import { EVIDENCE_CATEGORIES, EXPOSURES, type EvidenceRecord } from '../../../domain/facts/screening/evidence.js';
import type { Fact, Facts } from '../../../domain/facts/facts.js';
import { HISTORY_LIMITS, type HistoryFacts, type UsedRecipient } from '../../../domain/facts/history/history-facts.js';
import type { ChainHistoryFacts, PaidAccount } from '../../../domain/facts/chain-history/chain-history-facts.js';
import type { Coverage } from '../../../domain/facts/coverage.js';
import {
  CONTROLS,
  DIVERGENCES,
  type ExecutedEffect,
  type Execution,
  EXECUTION_STATUSES,
} from '../../../domain/facts/simulation/execution.js';
import {
  EFFECT_KINDS,
  SIMULATION_MODES,
  type SimulationFacts,
} from '../../../domain/facts/simulation/simulation-facts.js';
import type { TransactionIntent } from '../../../domain/intent/intent.js';
import { ACCOUNT_ROLES, type KnownAccount } from '../../../domain/facts/contract/known-account.js';
import { ACCOUNT_AGES, type AccountState, CODE_KINDS } from '../../../domain/facts/contract/account-state.js';
import { type ContractFacts, RECEIPTS } from '../../../domain/facts/contract/contract-facts.js';
import type { TokenFacts } from '../../../domain/facts/token/token-facts.js';
import { subjectsOf } from '../../../domain/intent/subjects.js';
import { evidenceAbout } from '../facts.js';
import { allowance, balance, control, ETH, executionWith, operator, tokenAt } from '../executions.js';
import { NO_FACTS } from '../no-sources.js';
import { evmKeys } from './addresses.js';
import { orNull } from './or-null.js';

const usedRecipients = (): fc.Arbitrary<UsedRecipient> =>
  fc.record({
    key: evmKeys(),
    paid: fc.boolean(),
    since: fc.constantFrom('2026-11-20', '2026-11-21'),
    signed: orNull(fc.record({ usd: fc.constantFrom(0, 20, 1e9) })),
    listed: fc.boolean(),
  });

const earlierChecks = (): fc.Arbitrary<HistoryFacts['earlierChecks']> =>
  fc.array(
    fc.oneof(
      fc.record({ usd: fc.constantFrom(0, 20, 2_000, 1e9) }),
      fc.record({ asset: fc.constantFrom('ethereum/USDC', 'base/ETH'), amount: fc.constantFrom(0, 25, 1e9) }),
    ),
    { maxLength: 6 },
  );

const alike = () => ({
  lookalikes: fc.array(usedRecipients(), { maxLength: 2 }),
  references: fc.constantFrom(0, 2, 10_000, 149_001),
  clearedOn: orNull(fc.constantFrom('2026-11-20', '2026-11-21')),
  recipient: orNull(usedRecipients()),
});

const histories = (): fc.Arbitrary<HistoryFacts> =>
  fc.record({
    earlierChecks: earlierChecks(),
    ...alike(),
    bandPaymentsLastDay: orNull(fc.nat(HISTORY_LIMITS.bandChecks)),
    checksLastHour: orNull(fc.nat(100)),
    payees: fc.array(fc.record({ key: evmKeys(), earlierChecks: earlierChecks(), ...alike() }), { maxLength: 2 }),
  });

const paidAccount = (): fc.Arbitrary<PaidAccount> =>
  fc.record({
    key: evmKeys(),
    since: fc.constantFrom('2026-11-20T08:00:00.000Z', '2024-05-03T09:00:00.000Z'),
    transaction: fc.constant(`0x${'ab'.repeat(32)}`),
  });

/** About some of the accounts, with others that look like them. */
const chainHistories = (keys: readonly string[]): fc.Arbitrary<ChainHistoryFacts> =>
  fc.record({
    references: fc.constantFrom(0, 2, 2_000),
    isWhole: fc.boolean(),
    accounts: fc.array(
      fc.record({
        key: keys.length === 0 ? fc.constant('nobody') : fc.constantFrom(...keys),
        paid: orNull(paidAccount()),
        lookalikes: fc.array(paidAccount(), { maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
  });

const tokenFacts = (keys: readonly string[]): fc.Arbitrary<TokenFacts> => {
  const someKeys = keys.length === 0 ? fc.constant<string[]>([]) : fc.subarray([...keys]);
  const members = {
    knownOnChain: fc.boolean(),
    completeForAllChains: fc.boolean(),
    native: fc.boolean(),
    decimals: orNull(fc.nat(24)),
    officialContracts: someKeys,
    referencePriceUsd: orNull(fc.constantFrom('1', '3900', '0.00001', '110000.5')),
    pricedAt: orNull(fc.constantFrom('2026-11-01', '2025-10-31T00:00:00.000Z')),
    pegged: fc.boolean(),
    imitates: fc.subarray(['USDC', 'USDT']),
  };
  const variants = someKeys.map((chosen) => chosen.map((key) => ({ key, symbol: 'TKN.e' })));
  return fc.record({
    ...members,
    tokenContracts: someKeys.map((chosen) => chosen.map((key) => ({ key, symbol: 'TKN' }))),
    variants,
    others: fc.array(fc.record({ symbol: fc.constantFrom('DAI', 'ETH'), ...members, variants }), { maxLength: 2 }),
  });
};

const accountStates = (): fc.Arbitrary<AccountState> =>
  fc
    .record({
      code: fc.constantFrom(...CODE_KINDS),
      implementation: orNull(evmKeys()),
      admin: orNull(evmKeys()),
      owner: orNull(evmKeys()),
      delegate: evmKeys(),
      age: orNull(fc.constantFrom(...ACCOUNT_AGES)),
      frozenBy: orNull(fc.subarray(['USDC', 'USDT'])),
    })
    .map((state) => ({ ...state, delegate: state.code === 'delegated' ? state.delegate : null }));

const selectors = (): fc.Arbitrary<string[]> => fc.subarray(['0x095ea7b3', '0xd0e30db0']);

const knownAccounts = (): fc.Arbitrary<KnownAccount> =>
  fc.record({
    roles: fc.subarray([...ACCOUNT_ROLES]),
    functions: orNull(selectors()),
    payable: selectors(),
    imitates: orNull(fc.record({ key: evmKeys(), name: fc.constant('Permit2') })),
  });

const contractFactsAbout = (key: string): fc.Arbitrary<ContractFacts> =>
  fc.record({
    key: fc.constant(key),
    name: fc.constant(null),
    verified: orNull(fc.boolean()),
    upgradeable: orNull(fc.boolean()),
    receives: orNull(fc.constantFrom(...RECEIPTS)),
    state: orNull(accountStates()),
    known: orNull(knownAccounts()),
    sourceName: fc.constant('Registry'),
    observedAt: fc.constant(null),
    demonstration: fc.boolean(),
    recipient: fc.constant(null),
    others: fc.constant([]),
  });

const executedEffects = (keys: readonly string[]): fc.Arbitrary<ExecutedEffect> => {
  const account = keys.length === 0 ? fc.constant('nobody') : fc.constantFrom(...keys);
  const asset = fc.constantFrom(ETH, ...keys.map((key) => tokenAt(key)), tokenAt('0x1', { tokenId: '7' }));
  const units = fc.constantFrom('0', '250000000', 'unlimited');
  return fc.oneof(
    fc
      .record({ account, asset, delta: fc.constantFrom(-250_000_000n, -1n, 5n) })
      .map((row) => balance(row.account, row.asset, row.delta)),
    fc
      .record({ account, spender: account, asset, units, before: units })
      .map((row) => allowance(row.account, row.spender, row.asset, row.units, row.before)),
    fc
      .record({ account, spender: account, asset, after: fc.boolean() })
      .map((row) => operator(row.account, row.spender, row.asset, row.after)),
    fc
      .record({ account, what: fc.constantFrom(...CONTROLS), before: orNull(account), after: orNull(account) })
      .map((row) => control(row.account, row.what, row.before, row.after)),
  );
};

const executions = (keys: readonly string[]): fc.Arbitrary<Execution> =>
  fc
    .record({
      status: fc.constantFrom(...EXECUTION_STATUSES),
      level: fc.nat(4),
      diverging: fc.constantFrom(...DIVERGENCES),
      effects: fc.array(executedEffects(keys), { maxLength: 3 }),
      isLogged: fc.boolean(),
      isStable: fc.boolean(),
      isComplete: fc.boolean(),
      lacksFunds: fc.boolean(),
      endpoints: fc.subarray([
        { id: 'ethereum-1', agreed: true },
        { id: 'ethereum-2', agreed: false },
      ]),
    })
    .map(executionWith);

const simulationFacts = (keys: readonly string[]): fc.Arbitrary<SimulationFacts> => {
  const account = orNull(keys.length === 0 ? fc.constant('nobody') : fc.constantFrom(...keys));
  const effect = fc.record({
    kind: fc.constantFrom(...EFFECT_KINDS),
    from: account,
    to: account,
    token: orNull(fc.constantFrom('USDC', 'ETH')),
    amount: orNull(fc.constantFrom('0', '250', 'unlimited')),
  });
  return fc.record({
    mode: fc.constantFrom(...SIMULATION_MODES),
    effects: fc.array(effect, { maxLength: 2 }),
    execution: orNull(executions(keys)),
  });
};

const evidenceRecords = (keys: readonly string[], source: string): fc.Arbitrary<EvidenceRecord[]> => {
  if (keys.length === 0) return fc.constant([]);
  const record = fc.record({
    subjectKey: fc.constantFrom(...keys),
    category: fc.constantFrom(...EVIDENCE_CATEGORIES),
    basis: fc.constantFrom('list_match' as const, 'attribution' as const),
    exposure: fc.constantFrom(...EXPOSURES),
    confidence: fc.constantFrom(0.2, 0.8, 1),
    observedAt: orNull(fc.constantFrom('2026-11-20T00:00:00.000Z', '2024-01-01T00:00:00.000Z')),
    maxAgeSeconds: orNull(fc.constantFrom(86_400, 31_536_000)),
    demonstration: fc.boolean(),
    tokenContractOn: fc.option(fc.constantFrom('ethereum' as const, 'base' as const), { nil: null, freq: 6 }),
    officialToken: fc.option(fc.constant({ symbol: 'TKN', sourceName: 'Tokens' }), { nil: null, freq: 6 }),
  });
  return fc.array(record, { maxLength: 3 }).map((records) =>
    records.map((changes, index) =>
      evidenceAbout(changes.subjectKey, {
        ...changes,
        evidenceId: `evd_${source}_${String(index)}`,
        source: { id: source, name: source, kind: 'external_feed' },
      }),
    ),
  );
};

const coverageOf = (provider: string, capability: Coverage['capability'], mandatory: boolean): Coverage => ({
  provider,
  capability,
  kind: mandatory ? 'local' : 'external',
  mandatory,
  status: 'answered',
  reason: null,
  asOf: null,
  note: null,
});

const answered = <T>(value: T, provider: string, capability: Coverage['capability'], mandatory = true): Fact<T> => ({
  value,
  coverage: coverageOf(provider, capability, mandatory),
});

/** The same fact, had its source not answered. */
export const failing = <T>(fact: Fact<T>): Fact<T> => ({
  value: null,
  coverage: { ...fact.coverage, status: 'unavailable', reason: 'timeout' },
});

/**
 * Facts about an intent in which every source answered: two screening sources, one of them external, and one
 * simulation.
 */
export const factsAbout = (intent: TransactionIntent): fc.Arbitrary<Facts> => {
  const keys = subjectsOf(intent).map((subject) => subject.key);
  const { key } = intent.contractInQuestion.address;
  return fc
    .record({
      history: histories(),
      chainHistory: chainHistories(keys),
      token: tokenFacts(keys),
      contracts:
        key === null
          ? fc.constant<ContractFacts[]>([])
          : fc.array(contractFactsAbout(key), { minLength: 1, maxLength: 2 }),
      simulation: simulationFacts(keys),
      local: evidenceRecords(keys, 'local'),
      feed: evidenceRecords(keys, 'feed'),
    })
    .map(({ history, chainHistory, token, contracts, simulation, local, feed }) => ({
      history: answered(history, 'history', 'recipient_history'),
      token: answered(token, 'bundled-registry', 'token_registry'),
      ...NO_FACTS,
      chainHistory: [answered(chainHistory, 'explorer-history', 'chain_history', false)],
      contracts: contracts.map((contract, index) =>
        answered(contract, `registry-${String(index)}`, 'contract_registry'),
      ),
      simulation: [answered(simulation, 'local-rules', 'transaction_simulation', false)],
      screening: [
        answered({ evidence: local, lists: [] }, 'local-signals', 'address_screening'),
        answered({ evidence: feed, lists: [] }, 'external-feed', 'address_screening', false),
      ],
    }));
};
