import type { PlannedCall } from '../transaction.js';

const BASE = 21_000n;
const CREATION = 32_000n;
const CREATION_WORD = 2n;
const ZERO_BYTE = 4n;
const OTHER_BYTE = 16n;
const LISTED_ADDRESS = 2_400n;
const LISTED_SLOT = 1_900n;
/** A byte that is not zero counts as four of those that are. */
const FLOOR_OF_ZERO_BYTE = 10n;

const countsOf = (data: string): { readonly zeros: bigint; readonly others: bigint } => {
  const bytes = data.slice(2).match(/../g) ?? [];
  const zeros = bytes.filter((byte) => byte === '00').length;
  return { zeros: BigInt(zeros), others: BigInt(bytes.length - zeros) };
};

/** What a call costs before its first operation. Source: EIP-2028, 2930, 3860. */
export const intrinsicGas = ({ to, data, accessList }: PlannedCall): bigint => {
  const { zeros, others } = countsOf(data);
  const slots = accessList.reduce((sum, { storageKeys }) => sum + storageKeys.length, 0);
  const creation = to === null ? CREATION + CREATION_WORD * ((zeros + others + 31n) / 32n) : 0n;
  const listed = LISTED_ADDRESS * BigInt(accessList.length) + LISTED_SLOT * BigInt(slots);
  return BASE + creation + ZERO_BYTE * zeros + OTHER_BYTE * others + listed;
};

/** What a call costs after what it gives back. Source: EIP-3529, EIP-7623. */
export const chargedGas = ({ data }: PlannedCall, used: bigint, refund: bigint): bigint => {
  const { zeros, others } = countsOf(data);
  const most = used / 5n;
  const left = used - (refund < most ? refund : most);
  const floor = BASE + FLOOR_OF_ZERO_BYTE * (zeros + 4n * others);
  return left > floor ? left : floor;
};
