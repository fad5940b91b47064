import type { UnavailableReason } from '../shared/unavailable-reason.js';
import type { PayloadAction } from './action.js';
import type { UnknownCall } from './context.js';
import type { PayloadHash } from './hashes.js';
import type { PayloadKind, PayloadRequest } from './payload-request.js';
import type { TransactionIntent } from '../intent/intent.js';

/**
 * How much of the bytes was read. `decoded`: all of it, exactly. `partly_decoded`: something in it is not known, or a
 * limit cut it. `not_decoded`: well-formed bytes of which nothing is known. `invalid`: bytes that no key should sign.
 */
export const PAYLOAD_STATUSES = ['decoded', 'partly_decoded', 'not_decoded', 'invalid'] as const;
export type PayloadStatus = (typeof PAYLOAD_STATUSES)[number];

/**
 * What the rules must know of a payload beside its actions. `replayable`: no chain, or chain 0, so it counts on other
 * chains too. `raw_hash`: a bare hash, behind which anything may stand. `durable_nonce`: it may be sent at any later
 * time. `lookup_table`: accounts stand in a table that was not read. `unknown_version`: a format that is not known.
 * `no_domain_type`: typed data about whose hash wallets disagree. `unsigned_members`: members that no type names,
 * which are no part of what is signed. `excessive_fee`: it may cost more than a whole coin of the chain.
 * `limit`: depth, number or size was cut.
 */
export const PAYLOAD_NOTES = [
  'replayable',
  'raw_hash',
  'hash_length',
  'durable_nonce',
  'lookup_table',
  'unknown_version',
  'no_domain_type',
  'unsigned_members',
  'excessive_fee',
  'limit',
] as const;
export type PayloadNote = (typeof PAYLOAD_NOTES)[number];

/** A payload as it was read: what it does, who signs it, for which chain. Plain data: it is stored with the check. */
export interface SigningPayload {
  /** What it is: that under which it was sent, but for a text that was sent as a message of Solana. */
  readonly kind: PayloadKind;
  /** What the key will really sign: 32 bytes, lower-case hex behind `0x`. Null for Solana, and where it is unknown. */
  readonly digest: string | null;
  /** SHA-256 of exactly the bytes that are signed, as `digest`; null where these are unknown. */
  readonly sha256: string | null;
  /** What a person can compare with the display of a device; empty on Solana, and where no hash is known. */
  readonly hashes: readonly PayloadHash[];
  readonly status: PayloadStatus;
  /** Why it is invalid or not wholly decoded, as the end of a sentence; null where it is decoded. */
  readonly problem: string | null;
  /** Chain id of EVM bytes, decimal text; null where they name none, and on Solana. */
  readonly chainId: string | null;
  /**
   * Keys of the accounts whose signature the bytes ask for or already carry: owner, offerer, sender, fee payer, every
   * required signer. Empty where the bytes do not say.
   */
  readonly signers: readonly string[];
  readonly notes: readonly PayloadNote[];
  /** The most that the network may take for it, base units of the native coin; null for a signature alone. */
  readonly fee: string | null;
  /** The https origin that a message or a domain names for itself, in lower case; null for none. */
  readonly origin: string | null;
  /** In the order in which they happen; what a call contains follows it. */
  readonly actions: readonly PayloadAction[];
}

/** A payload as it was read, and the calls in it that an imported list may explain. */
export interface ReadPayload {
  readonly payload: SigningPayload;
  readonly unknownCalls: readonly UnknownCall[];
}

/** `auto`: where a node is configured. `required`: a check without a simulation is at least REVIEW. */
export const SIMULATION_WISHES = ['auto', 'required'] as const;
export type SimulationWish = (typeof SIMULATION_WISHES)[number];

/** A payload with what was sent along with it. */
export interface SubmittedPayload extends SigningPayload {
  /** Exactly what was sent: so the bytes can be read again from the record. */
  readonly given: PayloadRequest;
  /** The https origin that asks for the signature, in lower case; null where none was sent. */
  readonly askedBy: string | null;
  /** Why imported lists could not be asked what its calls mean; null where they were, or need not be. */
  readonly descriptionFailure: UnavailableReason | null;
  readonly simulation: SimulationWish;
}

/** What is judged: what the caller declares, and the bytes that are to be signed, where there are any. */
export interface Proposal {
  readonly intent: TransactionIntent;
  readonly payload: SubmittedPayload | null;
}
