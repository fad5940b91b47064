import { PAYLOAD_KINDS } from '../payload/kinds/index.js';
import type { PayloadKind } from '../payload/payload-request.js';
import { type Chain, ALL_CHAINS } from '../chains/index.js';
import { ENVIRONMENTS, type CheckRecord, type Environment } from '../record/record.js';
import { canonicalJson } from '../shared/canonical-json.js';
import { isoTime } from '../shared/iso-time.js';
import { isDate, isFlag, isNullOr, isOneOf, isShaped, isText, type Predicate } from '../shared/shape.js';
import { isDemonstration } from './build-report.js';

/** Raised with every change of the members. A verifier refuses a version that it does not know. */
export const RECEIPT_VERSION = 1;

/** What a receipt says, and what is signed: the canonical JSON of this. */
export interface Receipt {
  readonly receipt_version: typeof RECEIPT_VERSION;
  readonly request_id: string;
  readonly environment: Environment;
  /** The verdict rests on demonstration evidence: it says nothing about real funds. */
  readonly demonstration: boolean;
  /** REVIEW only where its findings were acknowledged. */
  readonly verdict: 'ALLOW' | 'REVIEW';
  readonly chain: Chain;
  /** The account that is to sign, as a key. */
  readonly from_address: string;
  readonly payload_kind: PayloadKind;
  /** What the key signs, hex behind `0x`; null on Solana. */
  readonly payload_digest: string | null;
  /** SHA-256 of exactly the bytes that are signed, hex behind `0x`. */
  readonly payload_sha256: string;
  /** ISO 8601, both. */
  readonly confirmed_at: string;
  readonly expires_at: string;
}

/** When a receipt was given, and until when it counts. Milliseconds since 1970. */
export interface ReceiptTimes {
  readonly confirmedAtMs: number;
  readonly expiresAtMs: number;
}

/** The receipt of a check that may be signed. Throws for one that may not: nothing of it may look like a receipt. */
export const receiptOf = (record: CheckRecord, { confirmedAtMs, expiresAtMs }: ReceiptTimes): Receipt => {
  const { payload, intent, decision } = record;
  const { recommendedAction: verdict } = decision;
  if (verdict === 'BLOCK' || payload === null || payload.sha256 === null || intent.sender.key === null)
    throw new Error('A receipt was asked for a check that allows nothing to be signed');
  return {
    receipt_version: RECEIPT_VERSION,
    request_id: record.requestId,
    environment: record.scope.environment,
    demonstration: isDemonstration(record),
    verdict,
    chain: intent.chain,
    from_address: intent.sender.key,
    payload_kind: payload.kind,
    payload_digest: payload.digest,
    payload_sha256: payload.sha256,
    confirmed_at: isoTime(confirmedAtMs),
    expires_at: isoTime(expiresAtMs),
  };
};

/** The text that is signed. */
export const receiptText = (receipt: Receipt): string => canonicalJson(receipt);

const isHash: Predicate = (value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value);

const MEMBERS = {
  receipt_version: (value) => value === RECEIPT_VERSION,
  request_id: isText,
  environment: isOneOf(ENVIRONMENTS),
  demonstration: isFlag,
  verdict: isOneOf(['ALLOW', 'REVIEW']),
  chain: isOneOf(ALL_CHAINS),
  from_address: isText,
  payload_kind: isOneOf(PAYLOAD_KINDS),
  payload_digest: isNullOr(isHash),
  payload_sha256: isHash,
  confirmed_at: isDate,
  expires_at: isDate,
} satisfies Readonly<Record<keyof Receipt, Predicate>>;
const isReceipt = isShaped<Receipt>(MEMBERS);

/** Reads the signed text of a receipt; null for any other text, a member too many included. */
export const readReceipt = (text: string): Receipt | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // a text that is no JSON is no receipt
    return null;
  }
  const isWhole = isReceipt(value) && Object.keys(value as object).length === Object.keys(MEMBERS).length;
  return isWhole && canonicalJson(value) === text ? (value as Receipt) : null;
};
