import type { FindingCode } from '../findings/index.js';
import { presentSizeOf } from '../facts/history/check-size.js';
import { valueUsd } from '../facts/token/value.js';
import type { Chain } from '../chains/index.js';
import type { Direction, IntentKind } from '../intent/intent.js';
import { parseIsoMs } from '../shared/iso-time.js';
import type { Action } from '../verdict/action.js';
import type { CheckRecord } from './record.js';
import { executionsOf } from '../facts/simulation/executions.js';
import type { ContractStatement } from '../facts/contract/contract-facts.js';
import { furtherSubjects } from '../facts/simulation/simulation-facts.js';
import { subjectsOf } from '../intent/subjects.js';
import { accountsOf } from '../payload/effects.js';

/** What a list of checks shows of one. */
export interface ListedCheck {
  readonly requestId: string;
  readonly checkedAtMs: number;
  readonly action: Action;
  readonly direction: Direction;
  readonly kind: IntentKind;
  readonly chain: Chain;
  /** As they were sent. */
  readonly fromAddress: string;
  readonly toAddress: string;
  readonly token: string;
  /** Exact decimal text in whole tokens. */
  readonly amount: string;
  /** Of what moves, or may be taken; US dollars. Null where there was no price, or the allowance has no end. */
  readonly valueUsd: number | null;
  readonly riskScore: number;
  /** Each once. */
  readonly findingCodes: readonly FindingCode[];
  readonly policyId: string;
  readonly policyVersion: number;
  readonly intentReference: string | null;
  /** Who the other side is. Null: no one names it. */
  readonly counterparty: ListedCounterparty | null;
}

/** The name of the other side, as a source or a registry gives it for its address; else as the caller called it. */
export interface ListedCounterparty {
  readonly name: string;
  readonly toldBy: 'source' | 'caller';
}

/** The same with its search terms. All of it follows from the record. */
export interface IndexedCheck extends ListedCheck {
  /** Key of the account that was to pay, or gives a right; null: it is no address, or pays itself. */
  readonly payer: string | null;
  /** Key of the account that was to be paid, or gets the right; null as above. */
  readonly payee: string | null;
  /** Keys of the accounts that the check is about. */
  readonly accounts: readonly string[];
  /** Ids of the sources that said something about one of them: lists by their names, and vendors. */
  readonly sources: readonly string[];
  /** Of the reference, and the names of the counterparty, of entities that sources named, and of contracts. */
  readonly words: readonly string[];
  /** What its shadow policy said; null: none did. */
  readonly shadowAction: Action | null;
}

const NO_WORD = /[^\p{L}\p{N}]+/u;
/** Of a longer word the beginning counts. */
const WORD_CHARACTERS = 64;

/** Letters and digits as words: without case, in whichever form Unicode writes them. Each once. */
export const searchWordsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(NO_WORD)
      .filter((word) => word !== '')
      .map((word) => [...word].slice(0, WORD_CHARACTERS).join('')),
  ),
];

/** Of what moves, or may be taken; US dollars. Null where there was no price, or the allowance has no end. */
export const valueUsdOf = ({ intent, facts }: Pick<CheckRecord, 'intent' | 'facts'>): number | null =>
  intent.direction === 'incoming' ? valueUsd(intent, facts.token.value) : presentSizeOf(intent, facts.token.value).usd;

/** What the index holds of a check. */
export const indexedCheckOf = (record: CheckRecord): IndexedCheck => {
  const { intent, facts, decision, policy } = record;
  const evidence = facts.screening.flatMap(({ value }) => value?.evidence ?? []);
  return {
    requestId: record.requestId,
    checkedAtMs: parseIsoMs(record.checkedAt),
    action: decision.recommendedAction,
    direction: intent.direction,
    kind: intent.kind,
    chain: intent.chain,
    fromAddress: intent.addresses.from_address.given,
    toAddress: intent.addresses.to_address.given,
    token: intent.token,
    amount: intent.amount,
    valueUsd: valueUsdOf(record),
    riskScore: decision.riskScore,
    findingCodes: [...new Set(decision.findings.map(({ code }) => code))],
    policyId: policy.policyId,
    policyVersion: policy.version,
    intentReference: intent.intentReference,
    counterparty: counterpartyOf(record),
    ...sidesOf(intent),
    accounts: accountsNamedBy(record),
    sources: [...new Set(evidence.map(({ source }) => source.id))],
    shadowAction: record.shadow?.verdict?.action ?? null,
    words: searchWordsOf(namesIn(record).join(' ')),
  };
};

const sidesOf = ({ addresses }: CheckRecord['intent']): Pick<IndexedCheck, 'payer' | 'payee'> => {
  const [payer, payee] = [addresses.from_address.key, addresses.to_address.key];
  return payer === payee ? { payer: null, payee: null } : { payer, payee };
};

const contractsIn = ({ facts }: CheckRecord): readonly ContractStatement[] =>
  facts.contracts.flatMap(({ value }) =>
    value === null ? [] : [value, ...(value.recipient === null ? [] : [value.recipient]), ...value.others],
  );

const counterpartyOf = (record: CheckRecord): ListedCounterparty | null => {
  const { addresses, direction, counterpartyName } = record.intent;
  const { key } = direction === 'incoming' ? addresses.from_address : addresses.to_address;
  const entities = record.facts.screening.flatMap(({ value }) =>
    (value?.evidence ?? []).map((one) => ({ key: one.subjectKey, name: one.attribution?.entityName ?? null })),
  );
  const known = [...entities, ...contractsIn(record)].find((one) => one.key === key && one.name !== null)?.name;
  if (key !== null && known) return { name: known, toldBy: 'source' };
  return counterpartyName === null ? null : { name: counterpartyName, toldBy: 'caller' };
};

/** The texts by which a check is searched. */
const namesIn = (record: CheckRecord): readonly string[] => {
  const { intent, facts } = record;
  return [
    ...[intent.intentReference, intent.counterpartyName],
    ...facts.screening.flatMap(({ value }) =>
      (value?.evidence ?? []).map((one) => one.attribution?.entityName ?? null),
    ),
    ...contractsIn(record).map(({ name }) => name),
  ].filter((text) => text !== null);
};

/** Keys of all accounts that a check is about, each once: by its fields, by its bytes, and by what a node did. */
const accountsNamedBy = ({ intent, payload, facts }: CheckRecord): readonly string[] => {
  const declared = subjectsOf(intent).map(({ key }) => key);
  const inBytes = payload === null ? [] : accountsOf(payload.actions, intent.sender.key);
  const named = [...new Set([...declared, ...inBytes])];
  return [...named, ...furtherSubjects(executionsOf(facts), named)];
};
