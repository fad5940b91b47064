import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { PayloadAction } from '../action.js';
import type { PayloadContext } from '../context.js';
import { feeNotes } from '../fee.js';
import type { PayloadNote, SigningPayload } from '../payload.js';
import { actionsOf } from './actions.js';
import { callsOf } from './entries.js';
import { readSignedBytes } from './envelope.js';
import { lookedUpCount, type SolanaMessage } from './message.js';
import { COMPUTE_BUDGET_PROGRAM, SYSTEM_PROGRAM } from './program-addresses.js';

const UNREAD: SigningPayload = {
  kind: 'solana_message',
  digest: null,
  sha256: null,
  hashes: [],
  status: 'invalid',
  problem: null,
  chainId: null,
  signers: [],
  notes: [],
  fee: null,
  origin: null,
  actions: [],
};

/** Lamports. Source: Solana, the base fee. */
const SIGNATURE_FEE = 5_000n;

const UNSEEN = 'agrees to a proposal of a multisig that is not in its bytes';
const isUnseen = ({ kind, source }: PayloadAction): boolean => kind === 'unknown_call' && source === 'Squads';

const ADVANCE_NONCE = [4, 0, 0, 0];

/** As the network tells it: by the first four bytes of the first instruction alone. */
const hasDurableNonce = (message: SolanaMessage): boolean => {
  const [first] = callsOf(message);
  return first?.program === SYSTEM_PROGRAM && ADVANCE_NONCE.every((byte, index) => first.data[index] === byte);
};

/** Lamports beside the few for each signature, at most: what version 1 says itself, else by the compute budget. */
export const priorityFee = ({ config }: SolanaMessage, actions: readonly PayloadAction[]): bigint =>
  config !== null
    ? (config.priorityFee ?? 0n)
    : actions
        .filter(({ target }) => target === COMPUTE_BUDGET_PROGRAM)
        .flatMap(({ fields }) => fields)
        .reduce((most, { value }) => (BigInt(value) > most ? BigInt(value) : most), 0n);

/**
 * Reads base64 of a Solana message, legacy, version 0 or 1, alone or in a wire transaction. `sha256` is over the
 * message alone; signers are those whose signature it requires, the fee payer first. Never throws.
 */
export const solanaPayload = (base64: string, context: PayloadContext): SigningPayload => {
  const read = readSignedBytes(base64);
  if (!read.ok) return { ...UNREAD, problem: read.problem };
  const { bytes, message } = read.value;
  const hash = `0x${bytesToHex(sha256(bytes))}`;
  if (message === null) {
    return {
      ...UNREAD,
      sha256: hash,
      status: 'not_decoded',
      problem: 'has a version that is not known',
      notes: ['unknown_version'],
    };
  }

  const { actions, isWhole, isCut } = actionsOf(message, context);
  const notes: PayloadNote[] = [];
  if (hasDurableNonce(message)) notes.push('durable_nonce');
  if (lookedUpCount(message) > 0) notes.push('lookup_table');
  const fee = BigInt(message.requiredSignatures) * SIGNATURE_FEE + priorityFee(message, actions);
  notes.push(...feeNotes(fee, context.chain));
  if (isCut) notes.push('limit');
  return {
    ...UNREAD,
    sha256: hash,
    status: isWhole ? 'decoded' : 'partly_decoded',
    problem: isWhole
      ? null
      : actions.some(isUnseen)
        ? UNSEEN
        : 'has instructions, accounts or amounts that are not known',
    signers: message.accounts.slice(0, message.requiredSignatures),
    notes,
    fee: fee.toString(),
    actions,
  };
};
