import type { Comparison } from '../../../../domain/findings/shared/comparison.js';
import type { SubmittedPayload } from '../../../../domain/payload/payload.js';
import { publishedAction } from '../../../../domain/payload/published-action.js';
import type { CheckResponse } from '../../schemas/check-response.js';

type PublishedPayload = NonNullable<CheckResponse['payload']>;

/** The published shape of a payload. A pure mapping; the sentences are made from the recorded actions. */
export const presentPayload = (
  payload: SubmittedPayload,
  comparison: readonly Comparison[],
  sender: string | null,
): PublishedPayload => ({
  kind: payload.kind,
  digest: payload.digest,
  sha256: payload.sha256,
  status: payload.status,
  problem: payload.problem,
  chain_id: payload.chainId,
  signers: payload.signers,
  notes: payload.notes,
  actions: payload.actions.map((action) => publishedAction(action, sender)),
  comparison,
});
