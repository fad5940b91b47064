import { parseAddress } from '../../domain/intent/address.js';
import { BUILT_IN_POLICIES } from '../../domain/policy/built-in.js';
import type { Chain } from '../../domain/chains/index.js';
import type { EvidenceRecord } from '../../domain/facts/screening/evidence.js';
import type { Fact, Facts } from '../../domain/facts/facts.js';
import type { ScreeningFacts } from '../../domain/facts/screening/screening-facts.js';
import type { SimulationFacts } from '../../domain/facts/simulation/simulation-facts.js';
import type { HistoryFacts, UsedRecipient } from '../../domain/facts/history/history-facts.js';
import type { Coverage } from '../../domain/facts/coverage.js';
import type { Declaration, TransactionIntent } from '../../domain/intent/intent.js';
import { intentOf } from '../../domain/intent/intent-of.js';
import type { Proposal } from '../../domain/payload/payload.js';
import type { ApprovalAmount } from '../../domain/intent/approval-amount.js';
import type { Policy } from '../../domain/policy/policy.js';
import type { AccountState, CodeKind } from '../../domain/facts/contract/account-state.js';
import type { ContractFacts, ContractStatement } from '../../domain/facts/contract/contract-facts.js';
import type { TokenFacts } from '../../domain/facts/token/token-facts.js';
import { NO_FACTS } from './no-sources.js';

/** Lower-case EVM addresses without meaning, far from each other. */
export const SENDER = '0xa1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
export const RECIPIENT = '0x5f3c9e1ab2478d60c1e5f7a890b3d4c6e7f81924';
export const CONTRACT = '0x9d4e2f60a7b81c3d5e6f70819a2b3c4d5e6f7081';
export const USDC_ON_ETHEREUM = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

export const NOW_MS = Date.parse('2026-11-21T12:00:00.000Z');

/** A built-in policy by id. */
export const builtInPolicy = (policyId: string): Policy => {
  const policy = BUILT_IN_POLICIES.find((candidate) => candidate.policyId === policyId);
  if (policy === undefined) throw new Error(`No built-in policy ${policyId}`);
  return policy;
};
export const OUTGOING_DEFAULT = builtInPolicy('outgoing_default');
export const OUTGOING_STRICT = builtInPolicy('outgoing_strict');

/** An intent by what differs from a plain transfer of 250 USDC on Ethereum; addresses are plain text. */
export interface IntentChanges extends Partial<Omit<Declaration, 'addresses'>> {
  readonly from?: string;
  readonly to?: string;
  readonly contract?: string | null;
  readonly expectedTo?: string | null;
}

export const intentWith = (changes: IntentChanges = {}): TransactionIntent => {
  const { from, to, contract, expectedTo, ...others } = changes;
  const chain: Chain = others.chain ?? 'ethereum';
  const optional = (text: string | null | undefined) =>
    text === null || text === undefined ? null : parseAddress(chain, text);
  return intentOf({
    kind: 'transfer',
    kindRule: 'sent',
    direction: 'outgoing',
    chain,
    addresses: {
      from_address: parseAddress(chain, from ?? SENDER),
      to_address: parseAddress(chain, to ?? RECIPIENT),
      contract_address: optional(contract),
      expected_to_address: optional(expectedTo),
    },
    token: 'USDC',
    amount: '250',
    approval: null,
    permissions: [],
    contractVerified: null,
    counterpartyName: null,
    intentReference: null,
    policyId: null,
    contractIsToken: false,
    ...others,
  });
};

/** An intent alone, without bytes to sign. */
export const proposalOf = (intent: TransactionIntent): Proposal => ({ intent, payload: null });

export const tokens = (value: string): ApprovalAmount => ({ kind: 'tokens', given: value, value });
export const baseUnits = (hex: string): ApprovalAmount => ({
  kind: 'base_units',
  given: hex,
  value: BigInt(hex).toString(),
});
export const UNLIMITED: ApprovalAmount = { kind: 'unlimited', given: 'unlimited' };

const coverage = (provider: string, capability: Coverage['capability'], changes: Partial<Coverage> = {}): Coverage => ({
  provider,
  capability,
  kind: 'local',
  mandatory: true,
  status: 'answered',
  reason: null,
  asOf: '2026-11-21T00:00:00.000Z',
  note: null,
  ...changes,
});

export const NO_HISTORY: HistoryFacts = {
  earlierChecks: [],
  lookalikes: [],
  references: 0,
  clearedOn: null,
  recipient: null,
  bandPaymentsLastDay: 0,
  checksLastHour: null,
  payees: [],
};
/** A recipient that this sender has paid often. */
export const KNOWN_RECIPIENT: HistoryFacts = {
  ...NO_HISTORY,
  earlierChecks: Array.from({ length: 12 }, () => ({ usd: 1e15 })),
};
/** An account that this sender was allowed to pay, and that history found to look like the recipient. */
export const usedRecipient = (key: string, changes: Partial<UsedRecipient> = {}): UsedRecipient => ({
  key,
  paid: false,
  since: '2026-11-20',
  signed: null,
  listed: false,
  ...changes,
});

export const USDC: TokenFacts = {
  knownOnChain: true,
  completeForAllChains: true,
  native: false,
  decimals: 6,
  officialContracts: [USDC_ON_ETHEREUM],
  referencePriceUsd: '1',
  pricedAt: '2026-11-01T00:00:00.000Z',
  pegged: true,
  imitates: [],
  tokenContracts: [],
  variants: [],
  others: [],
};
export const ETHER: TokenFacts = {
  ...USDC,
  native: true,
  decimals: 18,
  officialContracts: [],
  referencePriceUsd: '3000',
  pegged: false,
};
export const UNKNOWN_TOKEN: TokenFacts = {
  ...USDC,
  knownOnChain: false,
  completeForAllChains: false,
  decimals: null,
  officialContracts: [],
  referencePriceUsd: null,
  pricedAt: null,
  pegged: false,
};

/** What a node read at an address, by what differs from an account that nothing is known against. */
export const accountState = (code: CodeKind, changes: Partial<AccountState> = {}): AccountState => ({
  code,
  implementation: null,
  admin: null,
  owner: null,
  delegate: code === 'delegated' ? USDC_ON_ETHEREUM : null,
  age: code === 'contract' ? null : 'used',
  frozenBy: [],
  ...changes,
});

/** A registry that knows nothing of the account, but for what differs. */
export const contractStatement = (key: string, changes: Partial<ContractStatement> = {}): ContractStatement => ({
  key,
  name: null,
  verified: null,
  upgradeable: null,
  receives: null,
  state: null,
  known: null,
  sourceName: 'Local registry',
  observedAt: null,
  demonstration: false,
  ...changes,
});

export const contractFacts = (key: string, changes: Partial<ContractFacts> = {}): ContractFacts => ({
  ...contractStatement(key),
  recipient: null,
  others: [],
  ...changes,
});

/** What the sources say; a member that is null did not answer. */
export interface FactChanges {
  readonly history?: HistoryFacts | null;
  readonly token?: TokenFacts | null;
  readonly contract?: Partial<ContractFacts> | null;
  readonly simulation?: SimulationFacts | null;
  readonly evidence?: readonly EvidenceRecord[] | null;
}

const failed = { status: 'unavailable', reason: 'timeout', asOf: null } as const;

const factOf = <T>(
  value: T | null,
  provider: string,
  capability: Coverage['capability'],
  changes: Partial<Coverage> = {},
): Fact<T> => ({
  value,
  coverage: coverage(provider, capability, { ...changes, ...(value === null ? failed : {}) }),
});

const screeningOf = (evidence: readonly EvidenceRecord[] | null | undefined): Fact<ScreeningFacts> =>
  factOf(evidence === null ? null : { evidence: evidence ?? [], lists: [] }, 'local-signals', 'address_screening');

/** The facts of a check in which every source answered without evidence, but for what differs. */
export const factsFor = (intent: TransactionIntent, changes: FactChanges = {}): Facts => {
  const {
    history = KNOWN_RECIPIENT,
    token = USDC,
    contract = {},
    simulation = { mode: 'declared-intent', effects: [], execution: null },
  } = changes;
  const key = intent.contractInQuestion.address.key;
  return {
    history: factOf(history, 'history', 'recipient_history'),
    token: factOf(token, 'bundled-registry', 'token_registry'),
    ...NO_FACTS,
    contracts:
      key === null
        ? []
        : [factOf(contract === null ? null : contractFacts(key, contract), 'local-registry', 'contract_registry')],
    simulation: [factOf(simulation, 'local-rules', 'transaction_simulation', { mandatory: false })],
    screening: [screeningOf(changes.evidence)],
  };
};

/** A signal about an address by what differs from an exact match with a dated scam list. */
export const evidenceAbout = (subjectKey: string, changes: Partial<EvidenceRecord> = {}): EvidenceRecord => ({
  evidenceId: 'evd_0000000000000000000000000a',
  subjectKey,
  category: 'scam_fraud',
  basis: 'list_match',
  exposure: 'ownership',
  severity: 'CRITICAL',
  confidence: 1,
  source: { id: 'example-list', name: 'Example list', kind: 'imported_list' },
  reference: 'row-17',
  observedAt: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
  maxAgeSeconds: null,
  demonstration: false,
  tokenContractOn: null,
  officialToken: null,
  missingParts: [],
  attribution: null,
  path: [],
  share: null,
  ...changes,
});
