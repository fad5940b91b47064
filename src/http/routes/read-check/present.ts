import type { Facts } from '../../../../domain/facts/facts.js';
import type { TransactionIntent } from '../../../../domain/intent/intent.js';
import { typeOfKind } from '../../../../domain/intent/published-type.js';
import type { CheckRecord } from '../../../../domain/record/record.js';
import { isoTime } from '../../../../domain/shared/iso-time.js';
import type { Language } from '../../../../domain/text/language.js';
import { presentCoverage, presentPayload, presentWarnings, presentWords } from '../check/present.js';
import type { RecordedCheck } from '../../../application/api.js';
import { FactsSchema } from '../../schemas/check-record/facts/index.js';
import type { CheckRecordView } from '../../schemas/check-record/index.js';

/** The published shape of a record, its findings in a language. A pure mapping: it decides nothing. */
export const presentRecord = ({ record, timings, withdrawal }: RecordedCheck, language: Language): CheckRecordView => ({
  schema_version: record.schemaVersion,
  engine_version: record.engineVersion,
  request_id: record.requestId,
  scope: snakeCased(record.scope),
  key_id: record.keyId,
  checked_at: record.checkedAt,
  intent: presentIntent(record.intent),
  ...presentRecordedPayload(record, language),
  facts: presentFacts(record.facts),
  policy: snakeCased(record.policy),
  decision: {
    ...snakeCased(record.decision),
    warnings: presentWarnings(record.decision, language),
    findings: record.decision.findings.map((finding) => ({
      ...snakeCased(finding),
      ...presentWords(finding, language),
    })),
    coverage: presentCoverage(record.decision.coverage, language),
  },
  timings: snakeCased(timings),
  withdrawn:
    withdrawal === null
      ? null
      : { at: isoTime(withdrawal.withdrawnAtMs), source: withdrawal.source, address: withdrawal.address },
});

/** What was sent keeps its own names. */
const presentRecordedPayload = (
  { payload, decision, intent }: CheckRecord,
  language: Language,
): Pick<CheckRecordView, 'payload'> => {
  if (payload === null) return {};
  const { origin, askedBy, simulation } = payload;
  const { safeTransactions, ...sent } = payload.given;
  const given = safeTransactions === undefined ? sent : { ...sent, safe_transactions: safeTransactions };
  const shown = presentPayload(payload, decision.comparison, intent.sender.key, language);
  return { payload: { ...shown, origin, asked_by: askedBy, simulation, given } };
};

/** An optional kind of fact is left out where no source of it is wired. */
const presentFacts = (facts: Facts): CheckRecordView['facts'] => {
  const required: readonly string[] = FactsSchema.required;
  const held = Object.entries(snakeCased(facts)).filter(
    ([name, value]) => required.includes(name) || !Array.isArray(value) || value.length > 0,
  );
  return Object.fromEntries(held) as CheckRecordView['facts'];
};

const presentIntent = ({ addresses, ...intent }: TransactionIntent): CheckRecordView['intent'] => ({
  direction: intent.direction,
  chain: intent.chain,
  transaction_type: typeOfKind(intent.kind),
  transaction_type_inferred: intent.kindRule !== 'sent',
  transaction_type_rule: intent.kindRule,
  from: addresses.from_address,
  to: addresses.to_address,
  contract: addresses.contract_address,
  contract_is_token: intent.contractIsToken,
  expected_to: addresses.expected_to_address,
  token: intent.token,
  amount: intent.amount,
  approval: intent.approval,
  permissions: intent.permissions,
  contract_verified: intent.contractVerified,
  counterparty_name: intent.counterpartyName,
  intent_reference: intent.intentReference,
  ...(intent.origin === undefined ? {} : { origin: intent.origin }),
  policy_id: intent.policyId,
});

type SnakeName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeName<Rest>}`
  : Name;

/** The same data with every member name in snake_case. */
type SnakeCased<T> = T extends readonly (infer Item)[]
  ? readonly SnakeCased<Item>[]
  : T extends object
    ? { [Name in keyof T as Name extends string ? SnakeName<Name> : never]: SnakeCased<T[Name]> }
    : T;

const snakeName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Renames every member of plain data, at any depth, from camelCase to snake_case; values stay as they are. */
export const snakeCased = <T>(data: T): SnakeCased<T> => rename(data) as SnakeCased<T>;

const rename = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(rename);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [snakeName(name), rename(value)]));
};
