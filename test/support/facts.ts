import type { EvidenceRecord } from '../../domain/facts/screening/evidence.js';
import type { Fact, Facts } from '../../domain/facts/facts.js';
import type { ScreeningFacts } from '../../domain/facts/screening/screening-facts.js';
import type { SimulationFacts } from '../../domain/facts/simulation/simulation-facts.js';
import type { HistoryFacts, UsedRecipient } from '../../domain/facts/history/history-facts.js';
import type { Coverage } from '../../domain/facts/coverage.js';
import type { TransactionIntent } from '../../domain/intent/intent.js';
import type { AccountState, CodeKind } from '../../domain/facts/contract/account-state.js';
import type { ContractFacts, ContractStatement } from '../../domain/facts/contract/contract-facts.js';
import type { TokenFacts } from '../../domain/facts/token/token-facts.js';
import { NO_FACTS } from './no-sources.js';
import { USDC_ON_ETHEREUM } from './builders.js';

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

/** What a feed says of an account that was paid by a gambling service, current for ten days. */
export const GAMBLING_EXPOSURE = {
  source: { id: 'feed', name: 'Feed', kind: 'external_feed' },
  basis: 'attribution',
  category: 'gambling',
  exposure: 'direct',
  confidence: 0.6,
  share: 0.3,
  observedAt: '2026-11-20T12:00:00.000Z',
  maxAgeSeconds: 864_000,
} as const;

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
