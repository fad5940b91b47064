import { FINDING_CODES } from '../../../../domain/findings/index.js';
import { FINDING_SOURCES } from '../../../../domain/findings/finding.js';
import { Type } from '../../../../domain/shared/schema.js';
import { ADDRESS_FIELDS } from '../../../../domain/intent/address-fields.js';
import { SEVERITIES } from '../../../../domain/shared/severity.js';
import { ACTIONS, RISK_LEVELS } from '../../../../domain/verdict/action.js';
import { FRESHNESS_STATUSES } from '../../../../domain/facts/screening/evidence.js';
import { PROVIDER_MODES } from '../../../../domain/decision/screening-summary.js';
import { closed, identifier, list, nullable, oneOf } from '../building-blocks.js';
import { CheckCoverageSchema } from '../coverage.js';
import { ComparisonSchema } from '../payload.js';
import { ParamsSchema, ProofOfDecisionSchema } from '../check-response.js';

const measured = nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()]));
const code = oneOf(FINDING_CODES);
const compared = Type.Union([Type.String(), Type.Number()]);

const RecordedFindingSchema = closed(
  {
    code,
    source: oneOf(FINDING_SOURCES),
    severity: oneOf(SEVERITIES),
    title: Type.String(),
    message: Type.String(),
    params: ParamsSchema,
    says: Type.String({ description: 'Which of the sentences of the finding the message is.' }),
    is_allowed: Type.Optional(Type.Boolean({ description: 'The account is on your own allow list.' })),
    recommended_action: oneOf(ACTIONS),
    default_action: oneOf(ACTIONS, { description: 'Before the policy was applied.' }),
    fields: list(oneOf(ADDRESS_FIELDS)),
    evidence_ids: list(Type.String()),
    measures: list(closed({ name: Type.String(), actual: measured, threshold: measured })),
  },
  { title: 'RecordedFinding' },
);

const PolicyTraceSchema = closed(
  {
    policy_id: Type.String(),
    version: Type.Integer({ minimum: 1 }),
    name: Type.String(),
    changed_actions: list(closed({ code, default_action: oneOf(ACTIONS), effective_action: oneOf(ACTIONS) })),
    rules: list(
      closed({
        rule_id: Type.String(),
        description: Type.String(),
        action: oneOf(ACTIONS),
        matched: Type.Boolean(),
        comparisons: list(
          closed({
            what: Type.String(),
            expected: list(compared),
            actual: list(nullable(compared)),
            holds: Type.Boolean(),
          }),
        ),
        evidence_ids: list(Type.String()),
        finding_codes: list(code),
      }),
    ),
  },
  { title: 'PolicyTrace', description: 'Every rule of the policy, matched or not, with what was compared.' },
);

const seconds = nullable(Type.Number({ minimum: 0 }));

const ScreeningSummarySchema = closed(
  {
    subject_address: Type.String(),
    provider_mode: oneOf(PROVIDER_MODES),
    stale_providers: list(Type.String()),
    required_lists: list(Type.String()),
    freshness: list(
      closed({
        evidence_id: identifier('evd'),
        status: oneOf(FRESHNESS_STATUSES),
        age_seconds: seconds,
        max_age_seconds: seconds,
      }),
    ),
  },
  { title: 'RecordedScreening', description: 'What the screening rested on, with freshness as it was judged then.' },
);

/** The verdict with all that led to it. */
export const DecisionSchema = closed(
  {
    recommended_action: oneOf(ACTIONS),
    risk_score: Type.Integer({ minimum: 0, maximum: 100 }),
    risk_level: oneOf(RISK_LEVELS),
    network_valid: Type.Boolean(),
    findings: list(RecordedFindingSchema),
    warnings: list(Type.String()),
    proof_of_decision: nullable(ProofOfDecisionSchema),
    policy_trace: PolicyTraceSchema,
    screening: ScreeningSummarySchema,
    coverage: CheckCoverageSchema,
    comparison: list(ComparisonSchema),
  },
  { title: 'RecordedDecision' },
);
