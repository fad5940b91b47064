import { FINDING_CODES } from '../../../domain/findings/index.js';
import { FINDING_SOURCES } from '../../../domain/findings/finding.js';
import { type Static, Type } from '../../../domain/shared/schema.js';
import type { Params } from '../../../domain/text/params.js';
import { TERM_NAMES } from '../../../domain/text/terms.js';
import { SEVERITIES } from '../../../domain/shared/severity.js';
import { ACTIONS, RISK_LEVELS } from '../../../domain/verdict/action.js';
import { CheckCoverageSchema } from './coverage.js';
import { AppliedPolicySchema, ScreeningSchema } from './incoming.js';
import { PayloadSchema } from './payload.js';
import { AtRiskSchema } from './at-risk.js';
import { SimulationSchema } from './simulation.js';
import { closed, identifier, list, nullable, oneOf, timestamp } from './building-blocks.js';

const value = Type.String();
const ONE_PARAM = [
  closed({ type: oneOf(['address']), value, role: Type.Optional(oneOf(TERM_NAMES)) }),
  closed({ type: oneOf(['amount']), value, symbol: nullable(value) }),
  closed({ type: oneOf(['text', 'date']), value }),
  closed({ type: oneOf(['count']), value: Type.Number() }),
  closed({ type: oneOf(['term']), value: oneOf(TERM_NAMES) }),
];

/** The values that stand in a message, by name, so that a wallet can show them in its own way. */
export const ParamsSchema = Type.Unsafe<Params>(
  Type.Record(
    Type.String(),
    Type.Union([...ONE_PARAM, closed({ type: oneOf(['list']), value: list(Type.Union(ONE_PARAM)) })]),
    { description: 'The values in the message: addresses whole, amounts as decimal text, dates in ISO 8601.' },
  ),
);

export const FindingSchema = closed(
  {
    code: oneOf(FINDING_CODES, { description: 'Stable identifier for client logic.' }),
    source: oneOf(FINDING_SOURCES),
    severity: oneOf(SEVERITIES),
    title: Type.String({ minLength: 1, description: 'What is wrong, as a headline of at most 45 characters.' }),
    message: Type.String({ minLength: 1, description: 'Plain words for the user.' }),
    params: ParamsSchema,
    recommended_action: oneOf(ACTIONS, { description: 'The action for this finding alone.' }),
  },
  { title: 'Finding' },
);

export const ProofOfDecisionSchema = closed(
  {
    status: oneOf(['VERIFIED', 'REJECTED', 'UNVERIFIED']),
    record_version: Type.String(),
    intent: closed({
      comparison: oneOf(['MATCH', 'MISMATCH', 'NOT_PROVIDED']),
      expected_to_address: nullable(Type.String()),
      proposed_to_address: Type.String(),
    }),
    evidence_codes: list(oneOf(FINDING_CODES)),
  },
  { title: 'ProofOfDecision', description: 'Present when intent information was sent.' },
);

/** The published answer to a check. */
export const CheckResponseSchema = closed(
  {
    request_id: identifier('req', 'Names this check for support, reading it back and reports.'),
    risk_score: Type.Integer({ minimum: 0, maximum: 100, description: 'A summary. Never decide by it alone.' }),
    risk_level: oneOf(RISK_LEVELS),
    network_valid: Type.Boolean({ description: 'Whether the combination of chain, token and addresses is valid.' }),
    warnings: list(Type.String({ minLength: 1 })),
    findings: list(FindingSchema),
    recommended_action: oneOf(ACTIONS, { description: 'The gate: ALLOW continue, REVIEW ask the user, BLOCK stop.' }),
    coverage: CheckCoverageSchema,
    payload: Type.Optional(PayloadSchema),
    simulation: Type.Optional(SimulationSchema),
    at_risk: Type.Optional(AtRiskSchema),
    proof_of_decision: Type.Optional(ProofOfDecisionSchema),
    screening: Type.Optional(ScreeningSchema),
    policy: Type.Optional(AppliedPolicySchema),
    checked_at: timestamp('Time of the check.'),
  },
  { title: 'CheckResponse', description: 'The verdict with its reasons.' },
);
export type CheckResponse = Static<typeof CheckResponseSchema>;
