import { Type } from '../../../../../domain/shared/schema.js';
import {
  ENTITY_ROLES,
  EVIDENCE_CATEGORIES,
  EXPOSURES,
  SOURCE_KINDS,
} from '../../../../../domain/facts/screening/evidence.js';
import { SEVERITIES } from '../../../../../domain/shared/severity.js';
import { closed, identifier, list, nullable, oneOf } from '../../building-blocks.js';
import { chainWord } from '../../chains.js';

const share = Type.Number({ minimum: 0, maximum: 1 });

export const AttributionSchema = closed(
  {
    entity_name: Type.String(),
    entity_type: Type.String(),
    role: nullable(oneOf(ENTITY_ROLES)),
    verification: oneOf(['verified', 'reported', 'unverified']),
    confidence: share,
    jurisdiction: nullable(Type.String()),
    identifiers: list(closed({ scheme: Type.String(), value: Type.String() })),
    address_or_transaction: nullable(Type.String()),
  },
  { title: 'Attribution' },
);

export const PathStepSchema = closed(
  {
    address: Type.String(),
    label: nullable(Type.String()),
    role: nullable(oneOf(ENTITY_ROLES)),
    transaction_reference: nullable(Type.String()),
  },
  { title: 'PathStep' },
);

/** One statement of a source about one address, with where it comes from and how old it is. */
export const RecordedEvidenceSchema = closed(
  {
    evidence_id: identifier('evd'),
    subject_key: Type.String(),
    category: oneOf(EVIDENCE_CATEGORIES),
    basis: oneOf(['list_match', 'attribution']),
    exposure: oneOf(EXPOSURES),
    severity: oneOf(SEVERITIES),
    confidence: share,
    source: closed({ id: Type.String(), name: Type.String(), kind: oneOf(SOURCE_KINDS) }),
    reference: Type.String(),
    observed_at: nullable(Type.String({ description: 'ISO 8601; some lists give a day.' })),
    published_at: nullable(Type.String({ description: 'ISO 8601.' })),
    max_age_seconds: nullable(Type.Number({ minimum: 0 })),
    demonstration: Type.Boolean(),
    token_contract_on: nullable(chainWord('The chain of the token whose contract is listed; null for an account.')),
    official_token: nullable(closed({ symbol: Type.String(), source_name: Type.String() })),
    missing_parts: list(Type.String()),
    attribution: nullable(AttributionSchema),
    path: list(PathStepSchema),
    share: nullable(share),
    programmes: Type.Optional(
      list(Type.String(), { description: 'Of a list of sanctions that names them: CYBER2, DPRK3.' }),
    ),
    partner: Type.Optional(
      closed(
        {
          statement_id: identifier('stm'),
          stated_by: nullable(Type.String({ description: 'Id of the key; null: the operator, at a command line.' })),
          reason: nullable(Type.String({ description: 'Of a list entry; null for an attribution.' })),
          valid_until: nullable(Type.String({ description: 'ISO 8601; null: until it is removed.' })),
        },
        { description: 'Only where the partner itself said it: the version that was in force.' },
      ),
    ),
  },
  { title: 'RecordedEvidence' },
);
