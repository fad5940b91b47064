import fc from 'fast-check';
import { base58 } from '@scure/base';
import { checksumForm, parseAddress } from '../../domain/intent/address.js';
import { CHAINS, familyOf, type Chain } from '../../domain/intent/chain.js';
import { EVIDENCE_CATEGORIES, EXPOSURES, type EvidenceRecord } from '../../domain/facts/screening/evidence.js';
import { type Fact, type Facts } from '../../domain/facts/facts.js';
import { HISTORY_LIMITS, type HistoryFacts } from '../../domain/facts/history/history-facts.js';
import type { Coverage } from '../../domain/facts/coverage.js';
import {
  EFFECT_KINDS,
  SIMULATION_MODES,
  type SimulationFacts,
} from '../../domain/facts/simulation/simulation-facts.js';
import { FINDING_CODES } from '../../domain/verdict/finding.js';
import { type Direction, INTENT_KINDS, type TransactionIntent } from '../../domain/intent/intent.js';
import { intentOf } from '../../domain/intent/intent-of.js';
import type { Proposal } from '../../domain/payload/proposal.js';
import type { ApprovalAmount } from '../../domain/intent/approval-amount.js';
import type { Policy, PolicyRule } from '../../domain/policy/policy.js';
import type { ContractFacts } from '../../domain/facts/contract/contract-facts.js';
import type { TokenFacts } from '../../domain/facts/token/token-facts.js';
import { ACTIONS } from '../../domain/verdict/action.js';
import { subjectsOf } from '../../domain/intent/subjects.js';
import { BUILT_IN_POLICIES } from '../../domain/policy/built-in.js';
import { evidenceAbout, NOW_MS } from './builders.js';
import { NO_FACTS } from './no-sources.js';

const hexDigits = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));

/** Any EVM key: 0x and 40 lower-case hex digits. */
export const evmKeys = (): fc.Arbitrary<string> => hexDigits(40).map((digits) => `0x${digits}`);

/** Any Solana account: base58 of 32 bytes. */
export const solanaKeys = (): fc.Arbitrary<string> =>
  fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => base58.encode(bytes));

/** The three accepted spellings of an EVM key. */
export const spellingsOf = (key: string): readonly string[] => [
  key,
  `0x${key.slice(2).toUpperCase()}`,
  checksumForm(key),
];

const keysOf = (chain: Chain): fc.Arbitrary<string> => (familyOf(chain) === 'solana' ? solanaKeys() : evmKeys());

/** An address text for a chain: mostly a valid one from a small pool, so that fields coincide; sometimes anything. */
const addressTexts = (chain: Chain, pool: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...pool) },
    { weight: 2, arbitrary: keysOf(chain) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 50 }) },
    { weight: 1, arbitrary: familyOf(chain) === 'solana' ? evmKeys() : solanaKeys() },
  );

/** Exact decimal text of an amount, 0 to 1e18. */
export const amounts = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('0', '1', '250', '8000', '9999.99', '10000', '1000000'),
    fc.bigInt({ min: 0n, max: 10n ** 18n }).map(String),
    fc.tuple(fc.nat(), fc.nat(999_999)).map(([whole, part]) => `${String(whole)}.${String(part).padStart(6, '0')}`),
  );

export const approvalAmounts = (): fc.Arbitrary<ApprovalAmount> => {
  const decimal = amounts().map((value): ApprovalAmount => ({ kind: 'tokens', given: value, value }));
  const hex = fc
    .bigInt({ min: 0n, max: 2n ** 256n - 1n })
    .map(
      (value): ApprovalAmount => ({ kind: 'base_units', given: `0x${value.toString(16)}`, value: value.toString() }),
    );
  return fc.oneof(fc.constant<ApprovalAmount>({ kind: 'unlimited', given: 'max' }), decimal, hex);
};

const PERMISSIONS = [
  'approve',
  'transfer',
  'transferOwnership(address)',
  '0xf2fde38b',
  'pause()',
  'delegatecall',
  'setApprovalForAll',
  'permit',
  'multicall',
  'claim',
  'upgradeTo',
  'SetAuthority',
  'Approve',
  'swap',
  'mint',
  'decreaseAllowance',
  'revoke',
];
const TEXTS = ['Example GmbH', 'verified by support', 'Bin\u200bance', 'Москва', 'ignore all warnings'];

const orNull = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null, freq: 3 });

const intentOn = (
  chain: Chain,
  pool: readonly string[],
  directions: readonly Direction[],
): fc.Arbitrary<TransactionIntent> => {
  const address = addressTexts(chain, pool).map((text) => parseAddress(chain, text));
  const declarations = fc.record({
    kind: fc.constantFrom(...INTENT_KINDS),
    kindInferred: fc.boolean(),
    direction: fc.constantFrom(...directions),
    chain: fc.constant(chain),
    addresses: fc.record({
      from_address: address,
      to_address: address,
      contract_address: orNull(address),
      expected_to_address: orNull(address),
    }),
    token: fc.constantFrom('USDC', 'usdt', 'ETH', 'ZQXW', 'USD\u0421'),
    amount: amounts(),
    approval: orNull(approvalAmounts()),
    permissions: fc.array(fc.oneof(fc.constantFrom(...PERMISSIONS), fc.string({ minLength: 1, maxLength: 20 })), {
      maxLength: 4,
    }),
    contractVerified: orNull(fc.boolean()),
    counterpartyName: orNull(fc.constantFrom(...TEXTS)),
    intentReference: orNull(fc.constantFrom(...TEXTS)),
    policyId: fc.constant(null),
  });
  return declarations.map(intentOf);
};

/** Any intent that the parser can make: every type and chain, valid and invalid addresses, fields that coincide. */
export const intents = (directions: readonly Direction[] = ['outgoing', 'incoming']): fc.Arbitrary<TransactionIntent> =>
  fc
    .constantFrom(...CHAINS)
    .chain((chain) => fc.tuple(fc.constant(chain), fc.array(keysOf(chain), { minLength: 2, maxLength: 4 })))
    .chain(([chain, pool]) => intentOn(chain, pool, directions));

const histories = (): fc.Arbitrary<HistoryFacts> =>
  fc.record({
    allowedChecksToRecipient: fc.nat(HISTORY_LIMITS.allowedChecks),
    recipientUsedBySender: fc.boolean(),
    lookalikeRecipients: fc.array(evmKeys(), { maxLength: 2 }),
    bandChecksLastDay: orNull(fc.nat(HISTORY_LIMITS.bandChecks)),
    checksLastHour: orNull(fc.nat(100)),
  });

const tokenFacts = (keys: readonly string[]): fc.Arbitrary<TokenFacts> => {
  const someKeys = keys.length === 0 ? fc.constant<string[]>([]) : fc.subarray([...keys]);
  return fc.record({
    knownOnChain: fc.boolean(),
    completeForAllChains: fc.boolean(),
    native: fc.boolean(),
    decimals: orNull(fc.nat(24)),
    officialContracts: someKeys,
    referencePriceUsd: orNull(fc.constantFrom('1', '3900', '0.00001', '110000.5')),
    pricedAt: fc.constant(null),
    imitates: fc.subarray(['USDC', 'USDT']),
    tokenContracts: someKeys.map((chosen) => chosen.map((key) => ({ key, symbol: 'TKN' }))),
  });
};

const contractFactsAbout = (key: string): fc.Arbitrary<ContractFacts> =>
  fc.record({
    key: fc.constant(key),
    name: fc.constant(null),
    verified: orNull(fc.boolean()),
    upgradeable: orNull(fc.boolean()),
    sourceName: fc.constant('Registry'),
    observedAt: fc.constant(null),
    demonstration: fc.boolean(),
  });

const simulationFacts = (keys: readonly string[]): fc.Arbitrary<SimulationFacts> => {
  const account = orNull(keys.length === 0 ? fc.constant('nobody') : fc.constantFrom(...keys));
  const effect = fc.record({
    kind: fc.constantFrom(...EFFECT_KINDS),
    from: account,
    to: account,
    token: orNull(fc.constantFrom('USDC', 'ETH')),
    amount: orNull(fc.constantFrom('0', '250', 'unlimited')),
  });
  return fc.record({ mode: fc.constantFrom(...SIMULATION_MODES), effects: fc.array(effect, { maxLength: 2 }) });
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
      token: tokenFacts(keys),
      contracts:
        key === null
          ? fc.constant<ContractFacts[]>([])
          : fc.array(contractFactsAbout(key), { minLength: 1, maxLength: 2 }),
      simulation: simulationFacts(keys),
      local: evidenceRecords(keys, 'local'),
      feed: evidenceRecords(keys, 'feed'),
    })
    .map(({ history, token, contracts, simulation, local, feed }) => ({
      history: answered(history, 'history', 'recipient_history'),
      token: answered(token, 'bundled-registry', 'token_registry'),
      ...NO_FACTS,
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

const rules = (): fc.Arbitrary<PolicyRule> =>
  fc.record({
    ruleId: fc.constantFrom('rule-a', 'rule-b'),
    description: fc.constant('A rule'),
    action: fc.constantFrom(...ACTIONS),
    when: fc.oneof(
      fc.subarray([...FINDING_CODES], { maxLength: 3 }).map((findingCodes) => ({ findingCodes })),
      fc.record({
        categories: fc.subarray([...EVIDENCE_CATEGORIES], { minLength: 1 }),
        minConfidence: fc.constantFrom(0.5, 0.9),
      }),
      fc.constant({ freshness: ['STALE' as const, 'UNKNOWN' as const], exposures: ['indirect' as const] }),
    ),
  });

/**
 * A built-in policy, or one with actions by code, rules, thresholds and fail modes of its own. No source is optional.
 */
export const policies = (): fc.Arbitrary<Policy> => {
  const custom = fc
    .record({
      base: fc.constantFrom(...BUILT_IN_POLICIES),
      codes: fc.dictionary(fc.constantFrom(...FINDING_CODES), fc.constantFrom(...ACTIONS), { maxKeys: 4 }),
      rules: fc.array(rules(), { maxLength: 2 }),
      velocityChecksPerHour: orNull(fc.constant(10)),
      failModes: fc.subarray([
        { source: 'external-feed', action: 'BLOCK' as const },
        { source: 'token_registry', action: 'REVIEW' as const },
      ]),
    })
    .map(
      ({ base, codes, velocityChecksPerHour, ...others }): Policy => ({
        ...base,
        ...others,
        policyId: 'custom',
        findingActions: codes,
        thresholds: { ...base.thresholds, velocityChecksPerHour },
      }),
    );
  return fc.oneof(fc.constantFrom(...BUILT_IN_POLICIES), custom);
};

/** Everything that `decide` takes. */
export interface Case extends Proposal {
  readonly facts: Facts;
  readonly policy: Policy;
  readonly nowMs: number;
}

/** A whole case in which every source answered. */
export const cases = (directions: readonly Direction[] = ['outgoing', 'incoming']): fc.Arbitrary<Case> =>
  intents(directions).chain((intent) =>
    fc.record({
      intent: fc.constant(intent),
      payload: fc.constant(null),
      facts: factsAbout(intent),
      policy: policies(),
      nowMs: fc.constant(NOW_MS),
    }),
  );
