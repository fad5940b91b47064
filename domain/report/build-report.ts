import { DEMONSTRATION_WARNING } from '../decision/texts.js';
import type { Facts } from '../facts/facts.js';
import type { CheckRecord } from '../record/record.js';
import { isDemonstrationEvidence } from './attribution.js';
import { REPORT_SCHEMA_VERSION, type ReportBody, type ReportedCoverage, type ReportedExecution } from './body.js';
import { decisionSection, findingsSection, policySection, proofSection } from './decision-section.js';
import { effectsSection } from './effects-section.js';
import { entitiesSection, withheldNames, withoutWithheldNames } from './entities-section.js';
import { evidenceOf, evidenceSection } from './evidence-section.js';
import { fundsSection, pathsSection } from './funds-section.js';
import { paymentSection, screenedAddresses, screenedSource } from './payment-section.js';
import type { PriceInForce } from './pricing.js';
import { limitationsOf, methodologyOf, VERIFICATION } from './statements.js';
import { DEMONSTRATION_STATEMENT, EXECUTION_LIMITS, NOTE_STATEMENTS } from './wording.js';
import { EXECUTION_CODES, PAYLOAD_CODES } from '../findings/index.js';
import { publishedAction } from '../payload/published-action.js';
import type { ReportedPayload } from './body-payload.js';
import type { Decision } from '../decision/decide.js';
import type { Coverage } from '../facts/coverage.js';
import { judgedCoverage } from '../decision/screening-summary.js';
import { publishedAtRisk } from '../facts/simulation/at-risk.js';
import { publishedExecution, type PublishedExecution } from '../facts/simulation/published-execution.js';

const limitsOf = ({ status, level, diverging, endpoints }: PublishedExecution): readonly string[] => {
  if (status === 'unavailable') return [EXECUTION_LIMITS.nothing];
  return [
    EXECUTION_LIMITS.state,
    EXECUTION_LIMITS.trust,
    ...(level < 4 ? [EXECUTION_LIMITS.reads] : []),
    ...(level < 3 ? [EXECUTION_LIMITS.parts] : []),
    ...(diverging ? [EXECUTION_LIMITS.diverging] : []),
    ...(endpoints.some(({ agreed, answered }) => !agreed && answered !== false) ? [EXECUTION_LIMITS.disagreement] : []),
    ...(endpoints.some(({ answered }) => answered === false) ? [EXECUTION_LIMITS.alone] : []),
    ...(status === 'ok' ? [] : [EXECUTION_LIMITS.failed]),
  ];
};

/** What a node did with the bytes at the check; null where none were sent, or no node was configured. */
const executionSection = ({ payload, facts, decision }: CheckRecord): ReportedExecution | null => {
  const published = payload === null ? null : publishedExecution(facts);
  if (published === null) return null;
  const codes = decision.findings.map(({ code }) => code).filter((code) => EXECUTION_CODES.has(code));
  const atRisk = publishedAtRisk(facts);
  return {
    ...published,
    ...(atRisk === null ? {} : { at_risk: atRisk }),
    limits: [...limitsOf(published), ...(atRisk === null ? [] : [EXECUTION_LIMITS.atRisk])],
    finding_codes: [...new Set(codes)],
  };
};

const reported = (coverage: Coverage): ReportedCoverage => ({
  provider: coverage.provider,
  capability: coverage.capability,
  kind: coverage.kind,
  mandatory: coverage.mandatory,
  status: coverage.status,
  reason: coverage.reason,
  as_of: coverage.asOf,
  note: coverage.note,
});

/** The provider mode and one row for every source that was wired, as they were judged with the decision. */
const coverageSection = (facts: Facts, { screening }: Decision): ReportBody['coverage'] => ({
  provider_mode: screening.providerMode,
  sources: judgedCoverage(facts, screening).map(reported),
});

/** The versions of the lists behind the answers; empty where no list was imported. */
const listsSection = (facts: Facts): NonNullable<ReportBody['lists_consulted']> =>
  facts.screening.flatMap((fact) =>
    (fact.value?.lists ?? []).map((list) => ({
      source: list.source,
      published_at: list.publishedAt,
      ...(list.datedBy === undefined ? {} : { dated_by: list.datedBy }),
      max_age_seconds: list.maxAgeSeconds,
      rows: list.rows,
      sha256: list.sha256,
    })),
  );

const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The same plain data with every half of a broken character replaced by U+FFFD. Canonical JSON cannot hold such a half,
 * and what one source wrote badly must not keep a report from being made.
 */
export const wellFormed = <T>(value: T): T => repaired(value) as T;

const repaired = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(LONE_SURROGATE, '\uFFFD');
  if (Array.isArray(value)) return value.map(repaired);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, repaired(member)]));
};

/** Name of the issuing service, as `GET /health` gives it. */
export const ISSUER_SERVICE = 'Signgate transaction risk check';

/** What a report holds beside the record of the check. */
export interface ReportContext {
  readonly reportId: string;
  readonly businessReference: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** SHA-256 of the record's exact text. */
  readonly recordSha256: string;
  readonly pricing: PriceInForce;
  readonly issue: ReportIssue;
  /** None or null: no list had withdrawn the check when the report was made. */
  readonly withdrawal?: ReportedWithdrawal | null;
}

/** What ended an ALLOW after the check. `at` is ISO 8601. */
export interface ReportedWithdrawal {
  readonly at: string;
  readonly source: string;
  readonly address: string;
}

/** Who issues a report to whom, and with which key. */
export interface ReportIssue {
  /** Who runs the service, and its https address without a slash at the end; null where its settings do not say. */
  readonly issuerName: string | null;
  readonly publicUrl: string | null;
  readonly partnerName: string | null;
  readonly signingKeyId: string;
}

const JWKS_PATH = '/.well-known/jwks.json';

/**
 * Makes the body of a report from the record of a check and the context alone. Pure: equal input gives equal bytes.
 * Sections that do not apply are absent.
 */
export const buildReport = (record: CheckRecord, context: ReportContext): ReportBody => {
  const { intent, facts, decision } = record;
  const { issue } = context;
  const demonstration = isDemonstration(record);
  const withheld = withheldNames(record);
  const clean = withoutWithheldNames(record);
  const draft = {
    schema_version: REPORT_SCHEMA_VERSION,
    report_id: context.reportId,
    request_id: record.requestId,
    business_reference: context.businessReference,
    created_at: context.createdAt,
    ...partiesOf(record, issue),
    demonstration,
    ...(demonstration && { demonstration_statement: DEMONSTRATION_STATEMENT }),
    check: {
      checked_at: record.checkedAt,
      engine_version: record.engineVersion,
      record_schema_version: record.schemaVersion,
      record_sha256: context.recordSha256,
    },
    ...present('screened_source', screenedSource(intent)),
    screened_addresses: screenedAddresses(intent),
    payment: paymentSection(intent, facts.token.value),
    ...present('payload', payloadSection(record)),
    ...present('execution', executionSection(record)),
    decision: decisionSection(record, clean),
    findings: findingsSection(record, clean),
    ...present('proof_of_decision', proofSection(record)),
    policy: policySection(record),
    evidence: evidenceSection(record),
    ...present('source_of_funds', fundsSection(record)),
    ...presentList('exposure_paths', pathsSection(record, clean)),
    ...presentList('entities', entitiesSection(record)),
    ...presentList('withheld_names', withheld),
    coverage: coverageSection(facts, decision),
    ...presentList('lists_consulted', listsSection(facts)),
    transaction_effects: effectsSection(record),
    ...present('recipient_history', historySection(facts)),
    pricing: context.pricing,
    verification: verificationOf(context),
  };
  return wellFormed({
    ...draft,
    methodology: methodologyOf(draft),
    limitations: [...withdrawnSentence(context.withdrawal ?? null), ...limitationsOf(draft, withheld.length)],
  });
};

const keysAddress = ({ publicUrl }: ReportIssue): string => `${publicUrl ?? ''}${JWKS_PATH}`;

/** Who issues the report, with which key, and to whom. */
const partiesOf = ({ scope }: CheckRecord, issue: ReportIssue): Pick<ReportBody, 'issuer' | 'issued_to'> => ({
  issuer: {
    service: ISSUER_SERVICE,
    name: issue.issuerName,
    address: issue.publicUrl,
    signing_key: { key_id: issue.signingKeyId, public_keys: keysAddress(issue) },
  },
  issued_to: { partner_id: scope.partnerId, environment: scope.environment, name: issue.partnerName },
});

/** What stands behind `#` reaches no server: it names the report and its key, and gives no access. */
const verificationOf = ({ issue, reportId }: ReportContext): ReportBody['verification'] => ({
  ...VERIFICATION,
  public_keys: keysAddress(issue),
  page: issue.publicUrl === null ? null : `${issue.publicUrl}/verify#report=${reportId}&key=${issue.signingKeyId}`,
});

/** First among the limits: it is what a reader must not miss. */
const withdrawnSentence = (withdrawal: ReportedWithdrawal | null): readonly string[] =>
  withdrawal === null
    ? []
    : [
        `THE ALLOW OF THIS CHECK NO LONGER HOLDS. Since ${withdrawal.at} the list ${withdrawal.source}, which ` +
          `changed after the check, names ${withdrawal.address}. This report shows what was known at the check.`,
      ];

/** A member that is there only where there is something to say. */
const present = <Name extends string, Value extends object>(
  name: Name,
  value: Value | null,
): Partial<Record<Name, Value>> => (value === null ? {} : ({ [name]: value } as Record<Name, Value>));

const presentList = <Name extends string, Item>(
  name: Name,
  items: readonly Item[],
): Partial<Record<Name, readonly Item[]>> => present(name, items.length === 0 ? null : items);

/** Synthetic evidence, a synthetic contract, or a decision that was itself labelled. */
export const isDemonstration = (record: CheckRecord): boolean =>
  evidenceOf(record).some(isDemonstrationEvidence) ||
  record.facts.contracts.some((fact) => fact.value?.demonstration === true) ||
  record.decision.warnings.includes(DEMONSTRATION_WARNING);

const historySection = ({ history }: Facts): NonNullable<ReportBody['recipient_history']> | null =>
  history.value === null
    ? null
    : {
        // the names are those of version 1 of the report
        allowed_checks_to_recipient: history.value.earlierChecks.length,
        recipient_used_by_sender: history.value.earlierChecks.length > 0,
        lookalike_recipients: history.value.lookalikes.map(({ key }) => key),
        band_checks_last_day: history.value.bandPaymentsLastDay,
        checks_last_hour: history.value.checksLastHour,
      };

/** What the bytes do, as it was read at the check; null where none were sent. */
const payloadSection = ({ payload, intent, decision }: CheckRecord): ReportedPayload | null => {
  if (payload === null) return null;
  const codes = decision.findings.map(({ code }) => code).filter((code) => PAYLOAD_CODES.has(code));
  return {
    kind: payload.kind,
    digest: payload.digest,
    sha256: payload.sha256,
    hashes: payload.hashes,
    status: payload.status,
    problem: payload.problem,
    chain_id: payload.chainId,
    signers: payload.signers,
    origin: payload.origin,
    asked_by: payload.askedBy,
    transaction_declared: intent.kindRule !== 'payload',
    notes: payload.notes.map((note) => ({ note, statement: NOTE_STATEMENTS[note] })),
    actions: payload.actions.map((action) => publishedAction(action, intent.sender.key, payload.actions)),
    comparison: decision.comparison,
    finding_codes: [...new Set(codes)],
  };
};
