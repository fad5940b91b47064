import type { AddressProblem, ParsedAddress } from '../intent/address.js';
import type { Chain } from '../intent/chain.js';
import type { Decision } from '../decision/decide.js';
import type { EvidenceRecord } from '../facts/screening/evidence.js';
import type { Fact, Facts } from '../facts/facts.js';
import type { ListState, ScreeningFacts } from '../facts/screening/screening-facts.js';
import type { SimulationFacts, TransactionEffect } from '../facts/simulation/simulation-facts.js';
import type { HistoryFacts } from '../facts/history/history-facts.js';
import type { Capability } from '../facts/kinds.js';
import type { Coverage, CoverageStatus, ProviderKind, UnavailableReason } from '../facts/coverage.js';
import type { Finding, FindingCode, FindingMeasure, FindingSource } from '../verdict/finding.js';
import type { Direction, TransactionIntent } from '../intent/intent.js';
import { kindOfType, type TransactionType, typeOfKind } from '../intent/published-type.js';
import type { ApprovalAmount } from '../intent/approval-amount.js';
import { intentOf } from '../intent/intent-of.js';
import type { PolicyTrace } from '../policy/trace.js';
import type { ProofOfDecision } from '../decision/proof-of-decision.js';
import { type CheckRecord, type Environment, RECORD_SCHEMA_VERSION } from './record.js';
import type { ScreeningSummary } from '../decision/screening-summary.js';
import type { Severity } from '../shared/severity.js';
import type { ContractFacts } from '../facts/contract/contract-facts.js';
import type { TokenFacts } from '../facts/token/token-facts.js';
import type { Action } from '../verdict/action.js';

/**
 * The text under which a record is stored. What every check has stands in rows, whose labels are the tuple types below:
 * member names and repeated addresses were three fifths of the text, and writing, sending and storing them a tenth of
 * what a check costs. What few checks have (evidence, lists, rules) keeps its names. A change of a row is a new
 * version, with a reader of its own beside this one: the text of a record is never written again.
 */
interface StoredRecord {
  readonly schemaVersion: typeof RECORD_SCHEMA_VERSION;
  readonly record: RecordRow;
}

type RecordRow = readonly [
  engineVersion: string,
  requestId: string,
  partnerId: string,
  environment: Environment,
  keyId: string,
  checkedAt: string,
  intent: IntentRow,
  history: FactRow<HistoryRow>,
  token: FactRow<TokenRow>,
  contracts: readonly FactRow<ContractRow>[],
  simulation: readonly FactRow<SimulationRow>[],
  screening: readonly FactRow<ScreeningRow>[],
  requiredLists: readonly string[] | null,
  policyId: string,
  policyVersion: number,
  policySha256: string,
  decision: DecisionRow,
];

/** The record's text. `readRecordText` gives back an equal record. */
export const recordText = (record: CheckRecord): string => {
  const { intent, facts, policy, decision } = record;
  const row: RecordRow = [
    record.engineVersion,
    record.requestId,
    record.scope.partnerId,
    record.scope.environment,
    record.keyId,
    record.checkedAt,
    intentRow(intent),
    factRow(facts.history, historyRow),
    factRow(facts.token, tokenRow),
    facts.contracts.map((fact) => factRow(fact, contractRow)),
    facts.simulation.map((fact) => factRow(fact, simulationRow)),
    facts.screening.map((fact) => factRow(fact, screeningRow)),
    facts.requiredLists ?? null,
    policy.policyId,
    policy.version,
    policy.sha256,
    decisionRow(decision, intent),
  ];
  return JSON.stringify({ schemaVersion: RECORD_SCHEMA_VERSION, record: row } satisfies StoredRecord);
};

/** Reads the text of a record. Throws for a text of another version. */
export const readRecordText = (text: string): CheckRecord => {
  const stored = JSON.parse(text) as StoredRecord;
  const version: number = stored.schemaVersion;
  if (version !== RECORD_SCHEMA_VERSION)
    throw new Error(
      `The text of a record has schema version ${version}; this program reads version ${RECORD_SCHEMA_VERSION}`,
    );
  return recordOf(stored.record);
};

const recordOf = ([
  engineVersion,
  requestId,
  partnerId,
  environment,
  keyId,
  checkedAt,
  intentRowOf,
  history,
  token,
  contracts,
  simulation,
  screening,
  requiredLists,
  policyId,
  policyVersion,
  policySha256,
  decision,
]: RecordRow): CheckRecord => {
  const intent = storedIntent(intentRowOf);
  const facts: Facts = {
    history: factOf(history, historyOf),
    token: factOf(token, tokenOf),
    contracts: contracts.map((fact) => factOf(fact, contractOf)),
    simulation: simulation.map((fact) => factOf(fact, simulationOf)),
    screening: screening.map((fact) => factOf(fact, screeningOf)),
    ...(requiredLists === null ? {} : { requiredLists }),
  };
  return {
    schemaVersion: RECORD_SCHEMA_VERSION,
    engineVersion,
    requestId,
    scope: { partnerId, environment },
    keyId,
    checkedAt,
    intent,
    payload: null,
    facts,
    policy: { policyId, version: policyVersion, sha256: policySha256 },
    decision: decisionOf(decision, intent),
  };
};

/** In the place of a text that stands elsewhere in the record already: the row's type says where. */
const AS_THERE = 0;
type AsThere = typeof AS_THERE;

const unlessThere = <Text extends string | null>(text: Text, there: string | null): Text | AsThere =>
  text === there ? AS_THERE : text;
const orThere = <Text extends string | null>(stored: Text | AsThere, there: Text): Text =>
  stored === AS_THERE ? there : stored;

/** The text alone for an address that is its own key and has no problem. */
type AddressRow = string | readonly [given: string, key: string | null, problem: AddressProblem | null];

const addressRow = ({ given, key, problem }: ParsedAddress): AddressRow =>
  key === given && problem === null ? given : [given, key, problem];
const addressOf = (row: AddressRow): ParsedAddress =>
  typeof row === 'string' ? { given: row, key: row, problem: null } : { given: row[0], key: row[1], problem: row[2] };

type IntentRow = readonly [
  direction: Direction,
  chain: Chain,
  transactionType: TransactionType,
  kindInferred: boolean,
  from: AddressRow,
  to: AddressRow,
  contract: AddressRow | null,
  expectedTo: AddressRow | null,
  token: string,
  amount: string,
  approval: ApprovalAmount | null,
  permissions: readonly string[],
  contractVerified: boolean | null,
  counterpartyName: string | null,
  intentReference: string | null,
  policyId: string | null,
];

const intentRow = ({ addresses, ...intent }: TransactionIntent): IntentRow => [
  intent.direction,
  intent.chain,
  typeOfKind(intent.kind),
  intent.kindInferred,
  addressRow(addresses.from_address),
  addressRow(addresses.to_address),
  addresses.contract_address === null ? null : addressRow(addresses.contract_address),
  addresses.expected_to_address === null ? null : addressRow(addresses.expected_to_address),
  intent.token,
  intent.amount,
  intent.approval,
  intent.permissions,
  intent.contractVerified,
  intent.counterpartyName,
  intent.intentReference,
  intent.policyId,
];

const storedIntent = ([
  direction,
  chain,
  transactionType,
  kindInferred,
  from,
  to,
  contract,
  expectedTo,
  token,
  amount,
  approval,
  permissions,
  contractVerified,
  counterpartyName,
  intentReference,
  policyId,
]: IntentRow): TransactionIntent =>
  intentOf({
    kind: kindOfType(transactionType),
    kindInferred,
    direction,
    chain,
    addresses: {
      from_address: addressOf(from),
      to_address: addressOf(to),
      contract_address: contract === null ? null : addressOf(contract),
      expected_to_address: expectedTo === null ? null : addressOf(expectedTo),
    },
    token,
    amount,
    approval,
    permissions,
    contractVerified,
    counterpartyName,
    intentReference,
    policyId,
  });

type CoverageRow = readonly [
  provider: string,
  capability: Capability,
  kind: ProviderKind,
  mandatory: boolean,
  status: CoverageStatus,
  reason: UnavailableReason | null,
  asOf: string | null,
  note: string | null,
];

const coverageRow = (coverage: Coverage): CoverageRow => [
  coverage.provider,
  coverage.capability,
  coverage.kind,
  coverage.mandatory,
  coverage.status,
  coverage.reason,
  coverage.asOf,
  coverage.note,
];

const coverageOf = ([provider, capability, kind, mandatory, status, reason, asOf, note]: CoverageRow): Coverage => ({
  provider,
  capability,
  kind,
  mandatory,
  status,
  reason,
  asOf,
  note,
});

type FactRow<Row> = readonly [value: Row | null, coverage: CoverageRow];

const factRow = <Value, Row>({ value, coverage }: Fact<Value>, rowOf: (value: Value) => Row): FactRow<Row> => [
  value === null ? null : rowOf(value),
  coverageRow(coverage),
];

const factOf = <Value, Row>([value, coverage]: FactRow<Row>, valueOf: (row: Row) => Value): Fact<Value> => ({
  value: value === null ? null : valueOf(value),
  coverage: coverageOf(coverage),
});

type HistoryRow = readonly [
  allowedChecksToRecipient: number,
  recipientUsedBySender: boolean,
  lookalikeRecipients: readonly string[],
  bandChecksLastDay: number | null,
  checksLastHour: number | null,
];

const historyRow = (history: HistoryFacts): HistoryRow => [
  history.allowedChecksToRecipient,
  history.recipientUsedBySender,
  history.lookalikeRecipients,
  history.bandChecksLastDay,
  history.checksLastHour,
];

const historyOf = ([
  allowedChecksToRecipient,
  recipientUsedBySender,
  lookalikeRecipients,
  bandChecksLastDay,
  checksLastHour,
]: HistoryRow): HistoryFacts => ({
  allowedChecksToRecipient,
  recipientUsedBySender,
  lookalikeRecipients,
  bandChecksLastDay,
  checksLastHour,
});

type TokenRow = readonly [
  knownOnChain: boolean,
  completeForAllChains: boolean,
  native: boolean,
  decimals: number | null,
  officialContracts: readonly string[],
  referencePriceUsd: string | null,
  pricedAt: string | null,
  imitates: readonly string[],
  tokenContracts: TokenFacts['tokenContracts'],
];

const tokenRow = (token: TokenFacts): TokenRow => [
  token.knownOnChain,
  token.completeForAllChains,
  token.native,
  token.decimals,
  token.officialContracts,
  token.referencePriceUsd,
  token.pricedAt,
  token.imitates,
  token.tokenContracts,
];

const tokenOf = ([
  knownOnChain,
  completeForAllChains,
  native,
  decimals,
  officialContracts,
  referencePriceUsd,
  pricedAt,
  imitates,
  tokenContracts,
]: TokenRow): TokenFacts => ({
  knownOnChain,
  completeForAllChains,
  native,
  decimals,
  officialContracts,
  referencePriceUsd,
  pricedAt,
  imitates,
  tokenContracts,
});

type ContractRow = readonly [
  key: string,
  name: string | null,
  verified: boolean | null,
  upgradeable: boolean | null,
  sourceName: string,
  observedAt: string | null,
  demonstration: boolean,
];

const contractRow = (contract: ContractFacts): ContractRow => [
  contract.key,
  contract.name,
  contract.verified,
  contract.upgradeable,
  contract.sourceName,
  contract.observedAt,
  contract.demonstration,
];

const contractOf = ([
  key,
  name,
  verified,
  upgradeable,
  sourceName,
  observedAt,
  demonstration,
]: ContractRow): ContractFacts => ({
  key,
  name,
  verified,
  upgradeable,
  sourceName,
  observedAt,
  demonstration,
});

type EffectRow = readonly [
  kind: TransactionEffect['kind'],
  from: string | null,
  to: string | null,
  token: string | null,
  amount: string | null,
];
type SimulationRow = readonly [mode: SimulationFacts['mode'], effects: readonly EffectRow[]];

const simulationRow = ({ mode, effects }: SimulationFacts): SimulationRow => [
  mode,
  effects.map((effect) => [effect.kind, effect.from, effect.to, effect.token, effect.amount]),
];

const simulationOf = ([mode, effects]: SimulationRow): SimulationFacts => ({
  mode,
  effects: effects.map(([kind, from, to, token, amount]) => ({ kind, from, to, token, amount })),
});

type ScreeningRow = readonly [evidence: readonly EvidenceRecord[], lists: readonly ListState[]];

const screeningRow = ({ evidence, lists }: ScreeningFacts): ScreeningRow => [evidence, lists];
const screeningOf = ([evidence, lists]: ScreeningRow): ScreeningFacts => ({ evidence, lists });

type DecisionRow = readonly [
  recommendedAction: Action,
  riskScore: number,
  riskLevel: Decision['riskLevel'],
  networkValid: boolean,
  findings: readonly FindingRow[],
  warnings: readonly string[],
  proofOfDecision: ProofRow | null,
  policyTrace: PolicyTraceRow,
  screening: ScreeningSummaryRow,
];

const decisionRow = (decision: Decision, intent: TransactionIntent): DecisionRow => [
  decision.recommendedAction,
  decision.riskScore,
  decision.riskLevel,
  decision.networkValid,
  decision.findings.map(findingRow),
  decision.warnings,
  decision.proofOfDecision === null ? null : proofRow(decision.proofOfDecision, intent),
  policyTraceRow(decision.policyTrace),
  screeningSummaryRow(decision.screening, intent),
];

const decisionOf = (
  [
    recommendedAction,
    riskScore,
    riskLevel,
    networkValid,
    findings,
    warnings,
    proof,
    policyTrace,
    screening,
  ]: DecisionRow,
  intent: TransactionIntent,
): Decision => ({
  recommendedAction,
  riskScore,
  riskLevel,
  networkValid,
  findings: findings.map(findingOf),
  warnings,
  proofOfDecision: proof === null ? null : proofOf(proof, intent),
  policyTrace: policyTraceOf(policyTrace),
  screening: screeningSummaryOf(screening, intent),
});

type FindingRow = readonly [
  code: FindingCode,
  source: FindingSource,
  severity: Severity,
  message: string,
  recommendedAction: Action,
  defaultAction: Action,
  fields: Finding['fields'],
  evidenceIds: readonly string[],
  measures: readonly FindingMeasure[],
];

const findingRow = (finding: Finding): FindingRow => [
  finding.code,
  finding.source,
  finding.severity,
  finding.message,
  finding.recommendedAction,
  finding.defaultAction,
  finding.fields,
  finding.evidenceIds,
  finding.measures,
];

const findingOf = ([
  code,
  source,
  severity,
  message,
  recommendedAction,
  defaultAction,
  fields,
  evidenceIds,
  measures,
]: FindingRow): Finding => ({
  code,
  source,
  severity,
  message,
  recommendedAction,
  defaultAction,
  fields,
  evidenceIds,
  measures,
});

type ProofRow = readonly [
  status: ProofOfDecision['status'],
  recordVersion: string,
  comparison: ProofOfDecision['intent']['comparison'],
  /** As there: what the intent gave as the expected recipient. */
  expectedToAddress: string | null | AsThere,
  /** As there: what the intent gave as the recipient. */
  proposedToAddress: string | AsThere,
  evidenceCodes: readonly FindingCode[],
];

const proofRow = (
  { status, recordVersion, intent: compared, evidenceCodes }: ProofOfDecision,
  { addresses: { expected_to_address: expectedTo, to_address: to } }: TransactionIntent,
): ProofRow => [
  status,
  recordVersion,
  compared.comparison,
  unlessThere(compared.expectedToAddress, expectedTo?.given ?? null),
  unlessThere(compared.proposedToAddress, to.given),
  evidenceCodes,
];

const proofOf = (
  [status, recordVersion, comparison, expectedToAddress, proposedToAddress, evidenceCodes]: ProofRow,
  { addresses: { expected_to_address: expectedTo, to_address: to } }: TransactionIntent,
): ProofOfDecision => ({
  status,
  recordVersion,
  intent: {
    comparison,
    expectedToAddress: orThere(expectedToAddress, expectedTo?.given ?? null),
    proposedToAddress: orThere(proposedToAddress, to.given),
  },
  evidenceCodes,
});

type PolicyTraceRow = readonly [
  policyId: string,
  version: number,
  name: string,
  changedActions: PolicyTrace['changedActions'],
  rules: PolicyTrace['rules'],
];

const policyTraceRow = ({ policyId, version, name, changedActions, rules }: PolicyTrace): PolicyTraceRow => [
  policyId,
  version,
  name,
  changedActions,
  rules,
];
const policyTraceOf = ([policyId, version, name, changedActions, rules]: PolicyTraceRow): PolicyTrace => ({
  policyId,
  version,
  name,
  changedActions,
  rules,
});

type ScreeningSummaryRow = readonly [
  /** As there: what the intent gave as the recipient. */
  subjectAddress: string | AsThere,
  providerMode: ScreeningSummary['providerMode'],
  staleProviders: readonly string[],
  freshness: ScreeningSummary['freshness'],
];

const screeningSummaryRow = (
  { subjectAddress, providerMode, staleProviders, freshness }: ScreeningSummary,
  { addresses: { to_address: to } }: TransactionIntent,
): ScreeningSummaryRow => [unlessThere(subjectAddress, to.given), providerMode, staleProviders, freshness];

const screeningSummaryOf = (
  [subjectAddress, providerMode, staleProviders, freshness]: ScreeningSummaryRow,
  { addresses: { to_address: to } }: TransactionIntent,
): ScreeningSummary => ({ subjectAddress: orThere(subjectAddress, to.given), providerMode, staleProviders, freshness });
