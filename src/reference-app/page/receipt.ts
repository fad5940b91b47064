import { verifyReceipt } from '../../sdk/index.js';
import type { Schemas, Verdict } from './api-types.js';
import { readKeys } from './ask.js';
import { STORY_TEXTS } from './story/texts.js';
import { digestsOf } from './wallet.js';

const { refusals: texts } = STORY_TEXTS;

/**
 * Why the receipt of a confirmation does not vouch for what is about to be signed; null where it does. `final` is what
 * was confirmed, JSON text. What a key would sign is read here, not taken from an answer.
 */
export const receiptProblem = async (
  verdict: Verdict,
  final: string,
  { receipt = '', confirmed_at: confirmedAt = '' }: Schemas['Confirmation'],
): Promise<string | null> => {
  const keys = await readKeys();
  if (!keys.ok) return `${texts.noKeys} ${keys.failure.message}`;
  const { chain, from_address: fromAddress } = JSON.parse(final) as { chain: 'ethereum'; from_address: string };
  const { sha256 = null, digest = null } = digestsOf(final) ?? {};
  const { request_id: requestId, recommended_action: action } = verdict;
  if (sha256 === null || action === 'BLOCK') return texts.nothing;
  try {
    await verifyReceipt(receipt, keys.value, {
      ...{ requestId, verdict: action, chain, fromAddress, sha256, digest, environment: null },
      // by the clock of the service: that of a browser is anyone's
      atMs: Date.parse(confirmedAt),
    });
    return null;
  } catch (error) {
    return `${texts.receipt} ${error instanceof Error ? `${error.message}.` : ''}`;
  }
};
