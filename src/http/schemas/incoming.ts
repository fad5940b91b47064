import { FINDING_CODES } from '../../../domain/findings/index.js';
import { type Static, Type } from '../../../domain/shared/schema.js';
import {
  ENTITY_ROLES,
  EVIDENCE_CATEGORIES,
  EXPOSURES,
  FRESHNESS_STATUSES,
  SOURCE_KINDS,
} from '../../../domain/facts/screening/evidence.js';
import { CAPABILITIES } from '../../../domain/facts/kinds.js';
import { COVERAGE_STATUSES, UNAVAILABLE_REASONS } from '../../../domain/facts/coverage.js';
import { PROVIDER_MODES } from '../../../domain/decision/screening-summary.js';
import { SEVERITIES } from '../../../domain/shared/severity.js';
import { ACTIONS } from '../../../domain/verdict/action.js';
import { closed, identifier, list, nullable, oneOf } from './building-blocks.js';

const share = Type.Number({ minimum: 0, maximum: 1 });
const seconds = nullable(Type.Number({ minimum: 0 }));
const moment = nullable(Type.String({ description: 'ISO 8601; null where the source gives none.' }));

const EvidenceSchema = closed(
  {
    evidence_id: identifier('evd', 'The recorded check and a report have the same id.'),
    category: oneOf(EVIDENCE_CATEGORIES),
    exposure: oneOf(EXPOSURES, { description: 'Indirect exposure is no proof of ownership.' }),
    severity: oneOf(SEVERITIES),
    confidence: share,
    source: closed({ id: Type.String(), name: Type.String(), kind: oneOf(SOURCE_KINDS) }),
    reference: Type.String({ description: "The source's own identifier of the statement." }),
    observed_at: moment,
    demonstration: Type.Boolean({ description: 'True: synthetic, about a reserved address.' }),
    freshness: closed({ status: oneOf(FRESHNESS_STATUSES), age_seconds: seconds, max_age_seconds: seconds }),
    share: Type.Optional(share),
    provided_by_partner: Type.Optional(
      Type.Literal(true, { description: 'Only where you said it yourself; the recorded check names the statement.' }),
    ),
    path: Type.Optional(
      list(
        closed({
          address: Type.String(),
          label: nullable(Type.String()),
          role: nullable(oneOf(ENTITY_ROLES)),
          transaction_reference: nullable(Type.String()),
        }),
      ),
    ),
  },
  { title: 'Evidence', description: 'One statement of a source about one address of the payment.' },
);

const CoverageSchema = closed(
  {
    provider: Type.String(),
    capability: oneOf(CAPABILITIES),
    kind: oneOf(['local', 'external', 'demonstration']),
    status: oneOf(COVERAGE_STATUSES),
    reason: Type.Optional(oneOf(UNAVAILABLE_REASONS)),
    as_of: moment,
  },
  { title: 'Coverage', description: 'How one source answered: a row for every wired source, always.' },
);

/** Added to the answer of an incoming check: what the verdict on the source of funds rests on. */
export const ScreeningSchema = closed(
  {
    direction: oneOf(['incoming']),
    subject_address: Type.String({ description: 'The screened source of funds, as it was sent.' }),
    provider_mode: oneOf(PROVIDER_MODES),
    coverage: list(CoverageSchema),
    evidence: list(EvidenceSchema),
  },
  { title: 'Screening' },
);
export type ScreeningView = Static<typeof ScreeningSchema>;

/** Added to the answer of an incoming check: the policy and the rules that explain its action. */
export const AppliedPolicySchema = closed(
  {
    policy_id: Type.String(),
    version: Type.Integer({ minimum: 1 }),
    name: Type.String(),
    final_action: oneOf(ACTIONS),
    matched_rules: list(
      closed({
        rule_id: Type.String(),
        description: Type.String(),
        action: oneOf(ACTIONS),
        evidence_ids: list(identifier('evd')),
        finding_codes: list(oneOf(FINDING_CODES)),
      }),
    ),
  },
  { title: 'AppliedPolicy' },
);
export type AppliedPolicy = Static<typeof AppliedPolicySchema>;
