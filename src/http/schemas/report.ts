import { FINDING_CODES } from '../../../domain/findings/index.js';
import { Type } from '../../../domain/shared/schema.js';
import { InclusionProofSchema } from './inclusion-proof.js';
import { PAYLOAD_NOTES } from '../../../domain/payload/payload.js';
import { closed, identifier, list, nullable, oneOf, timestamp } from './building-blocks.js';
import { PayloadSchema } from './payload.js';
import { AtRiskSchema } from './at-risk.js';
import { SimulationSchema } from './simulation.js';

/** The body of a report request. */
export const ReportRequestSchema = closed(
  {
    request_id: Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'The check that the report is about.',
      'x-rule': 'must be the request_id of an earlier check',
    }),
    business_reference: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: "The caller's own reference.",
        'x-rule': 'must be a string of 1 to 200 characters',
      }),
    ),
  },
  { title: 'ReportRequest' },
);

const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** The section on the bytes: that of the answer, with what a reader of the report needs beside it. */
const ReportedPayloadSchema = closed(
  {
    ...PayloadSchema.properties,
    origin: nullable(Type.String({ description: 'The origin that the bytes name for themselves.' })),
    asked_by: nullable(Type.String({ description: 'The origin that asked for the signature.' })),
    transaction_declared: Type.Boolean({ description: 'False: the transaction was read from the bytes.' }),
    notes: list(closed({ note: oneOf(PAYLOAD_NOTES), statement: Type.String() })),
    finding_codes: list(oneOf(FINDING_CODES), { description: 'The findings that only the bytes could raise.' }),
  },
  { title: 'ReportedPayload', description: 'Only where bytes to be signed were sent.' },
);

/** The section on an execution: that of the answer, with what a reader of the report needs beside it. */
const ReportedExecutionSchema = closed(
  {
    ...SimulationSchema.properties,
    at_risk: Type.Optional(AtRiskSchema),
    limits: list(Type.String({ minLength: 1 }), { description: 'What it does not show.' }),
    finding_codes: list(oneOf(FINDING_CODES), { description: 'The findings about the execution.' }),
  },
  { title: 'ReportedExecution', description: 'Only where bytes were sent and a node was configured.' },
);

/**
 * The delivered document, with the members that a program needs to find and verify it. `domain/report` describes the
 * sections of the signed body.
 */
export const ReportDocumentSchema = closed(
  {
    envelope_version: Type.Literal(1),
    report_id: identifier('rpt'),
    request_id: identifier('req'),
    report: Type.Object(
      {
        schema_version: Type.Literal(2),
        report_id: identifier('rpt'),
        request_id: identifier('req'),
        payload: Type.Optional(ReportedPayloadSchema),
        execution: Type.Optional(ReportedExecutionSchema),
      },
      {
        title: 'ReportBody',
        additionalProperties: true,
        description: 'The signed body. Sections that do not apply are absent.',
      },
    ),
    report_sha256: sha256,
    signature: closed({
      algorithm: Type.Literal('EdDSA'),
      key_id: Type.String({ description: 'The kid of a key in /.well-known/jwks.json.' }),
      jws: Type.String({ description: 'JWS in compact serialisation over the canonical JSON (RFC 8785) of report.' }),
    }),
    chain: closed({
      chain_id: Type.String(),
      seq: Type.Integer({ minimum: 1 }),
      previous_link_hash: sha256,
      link_hash: sha256,
      signature: Type.String({ description: 'Ed25519 signature of the same key over the place and its link.' }),
    }),
    inclusion: Type.Optional(InclusionProofSchema),
  },
  { title: 'Report', description: 'An immutable, signed evidence report: the same bytes each time.' },
);

/** The price of a report now. */
export const PricingSchema = closed(
  {
    billing_active: Type.Boolean({ description: 'False until charging and settlement are configured.' }),
    status: Type.Union([Type.Literal('not_configured'), Type.Literal('configured')]),
    currency: nullable(Type.String()),
    unit_price: nullable(Type.String({ description: 'Exact decimal text.' })),
    unit: Type.Literal('report'),
    metering: closed({ recorded: Type.Literal(true), separate_from_checks: Type.Literal(true) }),
  },
  { title: 'ReportPricing' },
);

/** Every public key that counts, from the first one on. Source: RFC 7517, RFC 8037. */
export const JwksSchema = closed(
  {
    keys: list(
      closed({
        kty: Type.Literal('OKP'),
        crv: Type.Literal('Ed25519'),
        x: Type.String(),
        kid: Type.String(),
        alg: Type.Literal('EdDSA'),
        use: Type.Literal('sig'),
        endorsement: Type.Optional(
          closed(
            { by: Type.String(), at: timestamp(), signature: Type.String() },
            { description: 'The signature of the key before this one. The first key has none: it is the trust root.' },
          ),
        ),
      }),
    ),
  },
  { title: 'Jwks', description: 'Public keys that verify reports; old ones stay.' },
);
