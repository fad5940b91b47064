import { type Receipt, readReceipt } from '../../../domain/report/receipt.js';
import { isoTime, parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { PublicJwk, SignatureVerifier } from '../../../ports/platform/signing.js';
import type { VerificationStep } from '../../../domain/report/verify/inspect-place.js';

type Step = VerificationStep<'signature' | 'receipt' | 'bytes' | 'time'>;

/** What a receipt is held to. */
export interface ReceiptQuestion {
  /** The receipt, a compact JWS, or a whole answer of a confirmation with one in it. */
  readonly text: string;
  /** Public keys that count. */
  readonly keys: readonly PublicJwk[];
  /** `payload_digest` or `payload_sha256` of the bytes at hand, hex behind `0x`; null: the bytes are not compared. */
  readonly bytes: string | null;
  /** The moment of the signature, milliseconds since 1970. */
  readonly atMs: number;
}

export interface ReceiptVerification {
  /** True only where nothing failed. */
  readonly ok: boolean;
  /** What was signed; null where the signature does not vouch for it. */
  readonly receipt: Receipt | null;
  readonly keyId: string | null;
  readonly steps: readonly Step[];
}

/** Checks a receipt without network and store. Never throws for any text. */
export const verifyStoredReceipt = async (
  { text, keys, bytes, atMs }: ReceiptQuestion,
  verifier: Pick<SignatureVerifier, 'verifyJws'>,
): Promise<ReceiptVerification> => {
  const verdict = await verifier.verifyJws(jwsIn(text), keys, 'receipt');
  const receipt = verdict.ok ? readReceipt(textOf(verdict.payload)) : null;
  const steps: readonly Step[] = [
    {
      step: 'signature',
      ok: verdict.ok,
      detail: verdict.ok ? 'The Ed25519 signature of a receipt fits.' : verdict.message,
    },
    receiptStep(verdict.ok, receipt),
    bytesStep(receipt, bytes),
    timeStep(receipt, atMs),
  ];
  const isRefused = steps.some(({ step, ok }) => ok === false || (ok === null && step !== 'bytes'));
  return { ok: !isRefused, receipt, keyId: verdict.ok ? verdict.keyId : null, steps };
};

/** The answer of a confirmation carries its receipt. A text that is neither is no JWS, and refused as such. */
const jwsIn = (text: string): string => {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null && 'receipt' in answer && typeof answer.receipt === 'string')
      return answer.receipt;
  } catch {
    // a JWS is no JSON
  }
  return text.trim();
};

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const textOf = (payload: Uint8Array): string => {
  try {
    return decoder.decode(payload);
  } catch {
    // signed bytes that are no text are no receipt; the step says so
    return '';
  }
};

const NOT_REACHED = 'not checked: an earlier step failed';

const receiptStep = (isSigned: boolean, receipt: Receipt | null): Step => ({
  step: 'receipt',
  ok: isSigned ? receipt !== null : null,
  detail: isSigned
    ? receipt === null
      ? 'What was signed is no receipt of a version that this program knows.'
      : `Check ${receipt.request_id} allowed these bytes to be signed: ${receipt.verdict}.`
    : NOT_REACHED,
});

const bytesStep = (receipt: Receipt | null, bytes: string | null): Step => {
  if (receipt === null) return { step: 'bytes', ok: null, detail: NOT_REACHED };
  if (bytes === null)
    return { step: 'bytes', ok: null, detail: 'not compared: give the digest of the bytes at hand with --digest' };
  const ok = [receipt.payload_digest, receipt.payload_sha256].includes(bytes.toLowerCase());
  return { step: 'bytes', ok, detail: ok ? 'It is about these bytes.' : 'IT IS ABOUT OTHER BYTES than those at hand.' };
};

const timeStep = (receipt: Receipt | null, atMs: number): Step => {
  if (receipt === null) return { step: 'time', ok: null, detail: NOT_REACHED };
  const [from, until] = [parseIsoMs(receipt.confirmed_at), parseIsoMs(receipt.expires_at)];
  const ok = from <= atMs && atMs < until;
  const when = `It counts from ${receipt.confirmed_at} until ${receipt.expires_at}`;
  return { step: 'time', ok, detail: ok ? `${when}.` : `${when}, and not at ${isoTime(atMs)}.` };
};
