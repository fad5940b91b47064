import type { DecodedAction, Schemas, Verdict } from '../../src/reference-app/page/api-types.js';

/** An ALLOW about nothing in particular; what matters to a test is given. */
export const verdictWith = (members: Partial<Verdict> = {}): Verdict => ({
  ...{ request_id: 'req_1', risk_score: 0, risk_level: 'LOW', network_valid: true, warnings: [], findings: [] },
  ...{ recommended_action: 'ALLOW', checked_at: '2026-11-21T12:00:00.000Z' },
  coverage: {
    ...{ basis: 'declared', level: null, sanctions_lists: 0, threat_lists: 0, screening_vendors: 0 },
    ...{
      oldest_list_as_of: null,
      prices_as_of: null,
      not_answered: [],
      sentence: 'Judged by what the request declares.',
    },
  },
  ...members,
});

/** Bytes that were wholly read and do nothing. */
export const payloadWith = (members: Partial<Schemas['DecodedPayload']>): Schemas['DecodedPayload'] => ({
  ...{ kind: 'evm_transaction', digest: null, sha256: null, status: 'decoded', problem: null, chain_id: null },
  ...{ hashes: [], signers: [], notes: [], actions: [], comparison: [] },
  ...members,
});

/** A call that moves nothing. */
export const actionWith = (members: Partial<DecodedAction>): DecodedAction => ({
  ...{ path: '0', kind: 'call', text: 'A sentence.', asset: null, amount: null, from: null, to: null, target: null },
  ...{ function: null, source: null, expires_at: null, certainty: 'exact', fields: [] },
  ...members,
});
