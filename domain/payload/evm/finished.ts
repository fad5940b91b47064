import type { PayloadAction } from '../action.js';
import { type PayloadHash, wholeHash } from '../hashes.js';
import type { PayloadKind } from '../payload-request.js';
import type { PayloadNote, PayloadStatus, ReadPayload, SigningPayload } from '../payload.js';
import type { Unrolled } from './calls.js';

/** What a payload is beside what it does. */
export type PayloadFrame = Pick<SigningPayload, 'kind' | 'digest' | 'sha256' | 'signers'> &
  Partial<Pick<SigningPayload, 'origin'>> & {
    /** Null where the bytes name none. */
    readonly chainId: bigint | null;
    readonly notes?: readonly PayloadNote[];
    /** Those beside the digest. */
    readonly hashes?: readonly PayloadHash[];
    /** The most that it may cost, base units of the native coin. */
    readonly fee?: bigint;
  };

/** Bytes that no key should sign, and why: the end of a sentence. */
export const invalidPayload = (kind: PayloadKind, problem: string): ReadPayload => ({
  payload: {
    kind,
    digest: null,
    sha256: null,
    hashes: [],
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

/** The hash of a Safe transaction is the digest under its own name: one of the two is enough. */
const hashesOf = ({ digest, hashes = [] }: PayloadFrame, actions: readonly PayloadAction[]): readonly PayloadHash[] => [
  ...hashes,
  ...(digest === null || hashes.some(({ value }) => value === digest) ? [] : [wholeHash('digest', digest)]),
  ...actions.flatMap(({ hash, path }) => (hash === undefined ? [] : [{ ...hash, path }])),
];

/** A payload with all that it does. */
export const payloadWith = (frame: PayloadFrame, unrolled: Unrolled): ReadPayload => ({
  payload: {
    kind: frame.kind,
    digest: frame.digest,
    sha256: frame.sha256,
    hashes: hashesOf(frame, unrolled.actions),
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
