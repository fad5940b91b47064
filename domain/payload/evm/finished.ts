import type { PayloadKind } from '../payload-request.js';
import type { PayloadNote, PayloadStatus, ReadPayload, SigningPayload } from '../payload.js';
import type { Unrolled } from './calls.js';

/** What a payload is beside what it does. */
export type PayloadFrame = Pick<SigningPayload, 'kind' | 'digest' | 'sha256' | 'signers'> &
  Partial<Pick<SigningPayload, 'origin'>> & {
    /** Null where the bytes name none. */
    readonly chainId: bigint | null;
    readonly notes?: readonly PayloadNote[];
    /** The most that it may cost, base units of the native coin. */
    readonly fee?: bigint;
  };

/** Bytes that no key should sign, and why: the end of a sentence. */
export const invalidPayload = (kind: PayloadKind, problem: string): ReadPayload => ({
  payload: {
    kind,
    digest: null,
    sha256: null,
    status: 'invalid',
    problem,
    chainId: null,
    signers: [],
    notes: [],
    fee: null,
    origin: null,
    actions: [],
  },
  unknownCalls: [],
});

const statusOf = (unrolled: Unrolled): PayloadStatus =>
  unrolled.problem === null ? 'decoded' : unrolled.isAnythingKnown ? 'partly_decoded' : 'not_decoded';

/** No chain, or chain 0: what is signed counts on every chain. */
const replayNotes = (chainId: bigint | null): readonly PayloadNote[] =>
  chainId === null || chainId === 0n ? ['replayable'] : [];

/** A payload with all that it does. */
export const payloadWith = (frame: PayloadFrame, unrolled: Unrolled): ReadPayload => ({
  payload: {
    kind: frame.kind,
    digest: frame.digest,
    sha256: frame.sha256,
    status: statusOf(unrolled),
    problem: unrolled.problem,
    chainId: frame.chainId?.toString() ?? null,
    signers: frame.signers,
    notes: [...replayNotes(frame.chainId), ...(frame.notes ?? []), ...(unrolled.isCut ? (['limit'] as const) : [])],
    fee: frame.fee?.toString() ?? null,
    origin: frame.origin ?? null,
    actions: unrolled.actions,
  },
  unknownCalls: unrolled.unknownCalls,
});
