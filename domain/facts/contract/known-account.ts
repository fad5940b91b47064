/**
 * What an account is to those who sign. `router`: it acts on what its caller sends or lets it take. `spender`: it takes
 * from its caller alone, so it may be allowed to. `order_settlement`: it fills the orders that are signed for it.
 * `calls_for_anyone`: it calls any target for any caller in its own name, so anyone can use an allowance for it.
 * `account_code`: a wallet may run its code as its own (EIP-7702). `delegatecall_library`: a Safe runs it by
 * delegatecall in the ordinary way.
 */
export const ACCOUNT_ROLES = [
  'router',
  'spender',
  'order_settlement',
  'calls_for_anyone',
  'account_code',
  'delegatecall_library',
] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** A registered contract that another one passes for. */
export interface Imitated {
  readonly key: string;
  readonly name: string;
}

/** What a registry knows of an account beside name and source. Selectors are `0x` and 8 lower-case hex digits. */
export interface KnownAccount {
  readonly roles: readonly AccountRole[];
  /** The functions that it is known for, by selector; null where they are not recorded. */
  readonly functions: readonly string[] | null;
  /** Those of its functions that take the chain's own coin, by selector. */
  readonly payable: readonly string[];
  /** The registered contract that it passes for, though it is none itself; null for none. */
  readonly imitates: Imitated | null;
}

/** An account of which none of this is known. */
export const NOTHING_KNOWN: KnownAccount = { roles: [], functions: null, payable: [], imitates: null };

/** Fewest digits in which an imitation agrees: in total, and at each end. */
const IMITATION_DIGITS = 7;
const IMITATION_END_DIGITS = 3;
/** Many makers mine this many leading zeros, so these count as one end's three digits. */
const MINED_ZEROS = 8;

/** The digits of a key, without `0x`. */
const digitsOf = (key: string): string => (key.startsWith('0x') ? key.slice(2) : key);

const sharedFront = (left: string, right: string): number => {
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared += 1;
  const zeros = Math.min(shared, /^0*/.exec(left)?.[0].length ?? 0);
  return zeros < MINED_ZEROS ? shared : shared - zeros + IMITATION_END_DIGITS;
};

const sharedBack = (left: string, right: string): number => {
  let shared = 0;
  while (shared < left.length && left.at(-1 - shared) === right.at(-1 - shared)) shared += 1;
  return shared;
};

/** True where one key passes for the other: they agree at both ends, in seven digits together, and differ between. */
export const passesFor = (key: string, registered: string): boolean => {
  if (key === registered || key.startsWith('0x') !== registered.startsWith('0x')) return false;
  const [left, right] = [digitsOf(key), digitsOf(registered)];
  const [front, back] = [sharedFront(left, right), sharedBack(left, right)];
  return front >= IMITATION_END_DIGITS && back >= IMITATION_END_DIGITS && front + back >= IMITATION_DIGITS;
};
