import { Type } from '../../../domain/shared/schema.js';
import { closed, identifier, list } from './building-blocks.js';

const sha256 = (description?: string) =>
  Type.String({ pattern: '^[0-9a-f]{64}$', ...(description === undefined ? {} : { description }) });

/** Shows that one record is in a signed checkpoint. Source: RFC 6962, section 2.1. */
export const InclusionProofSchema = closed(
  {
    proof_version: Type.Literal(1),
    request_id: identifier('req'),
    record_sha256: sha256('SHA-256 of the exact text of the record: the data of the leaf.'),
    leaf_index: Type.Integer({ minimum: 0 }),
    tree_size: Type.Integer({ minimum: 1 }),
    audit_path: list(sha256(), { description: 'From the leaf up. Of other records it tells nothing but hashes.' }),
    root_hash: sha256(),
    checkpoint: Type.String({
      description:
        'The signed note that carries the root: origin, size and head of the reports, time, seal, the time that it ' +
        'reaches and the hash of the checkpoint before it. Source: C2SP signed-note and tlog-checkpoint.',
    }),
  },
  {
    title: 'InclusionProof',
    description: 'A Merkle audit path (RFC 6962) from the record of a check to the root in a signed checkpoint.',
  },
);
