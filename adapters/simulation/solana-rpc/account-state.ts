import { base58 } from '@scure/base';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Control } from '../../../domain/facts/simulation/execution.js';
import { ByteReader } from '../../../domain/payload/solana/byte-reader.js';
import {
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
  UPGRADEABLE_LOADER,
  VOTE_PROGRAM,
} from '../../../domain/payload/solana/program-addresses.js';
import { malformed } from '../../shared/node-answer.js';
import type { RawAccount } from './wire.js';

/** Tokens in an account, and who may take them beside their owner. Base units. */
export interface Holding {
  readonly mint: string;
  readonly owner: string;
  readonly amount: bigint;
  readonly delegate: string | null;
  readonly delegated: bigint;
}

/** A right over an account, and whose it is; null for none. */
export interface RoleInState {
  readonly name: string;
  readonly what: Control;
  readonly key: string | null;
}

/** What an account means. */
export interface SolanaAccountState {
  readonly program: string;
  /** Without those that are wrapped. */
  readonly lamports: bigint;
  readonly holding: Holding | null;
  readonly roles: readonly RoleInState[];
  /** Who may take the lamports; null where its program alone knows that. */
  readonly purse: string | null;
  /** All else that counts, as text: where it differs, something happened that has no effect of its own. */
  readonly rest: string;
}

type Reading = Omit<SolanaAccountState, 'program' | 'lamports'> & { readonly wrapped?: bigint };

const NOTHING: Reading = { holding: null, roles: [], purse: null, rest: '' };

const key = (reader: ByteReader): string => base58.encode(reader.bytes(32));

const optional = <Value>(reader: ByteReader, markBytes: number, read: () => Value): Value | null => {
  const mark = reader.number(markBytes);
  const value = read();
  if (mark > 1n) throw malformed('the mark of an optional value');
  return mark === 0n ? null : value;
};

const role = (name: string, what: Control, of: string | null): RoleInState => ({ name, what, key: of });

/** Amounts of fees that are kept back, and a mark that stands during a transfer alone: they change with payments. */
const PASSING_EXTENSIONS: readonly number[] = [2, 15];

/** What Token-2022 keeps behind a mint or an account. */
export interface TokenExtension {
  readonly type: number;
  readonly value: Uint8Array;
}

/** Source: SPL Token-2022, extensions: type and length of two bytes each before each of them. */
const readExtensions = (data: Uint8Array): readonly TokenExtension[] => {
  const reader = new ByteReader(data);
  const found: TokenExtension[] = [];
  while (reader.remaining >= 4) {
    const type = Number(reader.number(2));
    const value = reader.bytes(Number(reader.number(2)));
    if (type === 0) break;
    found.push({ type, value });
  }
  if (reader.isBroken) throw malformed('an extension of a token');
  return found;
};

const extensionsOf = (data: Uint8Array): string =>
  readExtensions(data)
    .filter(({ type }) => !PASSING_EXTENSIONS.includes(type))
    .map(({ type, value }) => `${type} ${bytesToHex(value)}`)
    .join(' ');

const TOKEN_ACCOUNT_BYTES = 165;
const MINT_BYTES = 82;
const MULTISIG_BYTES = 355;

/** The extensions of a mint or a token account of Token-2022; none where it has none. */
export const tokenExtensions = (data: Uint8Array): readonly TokenExtension[] =>
  readExtensions(data.subarray(TOKEN_ACCOUNT_BYTES + 1));

/** Source: SPL Token, `state::Account`, 165 bytes; Token-2022 has the same, and extensions behind it. */
const readTokenAccount = (data: Uint8Array): Reading => {
  const reader = new ByteReader(data.subarray(0, TOKEN_ACCOUNT_BYTES));
  const mint = key(reader);
  const owner = key(reader);
  const amount = reader.number(8);
  const delegate = optional(reader, 4, () => key(reader));
  const state = reader.byte();
  const reserve = optional(reader, 4, () => reader.number(8));
  const delegated = reader.number(8);
  const closer = optional(reader, 4, () => key(reader));
  if (state > 2) throw malformed('the state of a token account');
  // it was made and holds nothing yet
  if (state === 0) return NOTHING;
  return {
    holding: { mint, owner, amount, delegate, delegated: delegate === null ? 0n : delegated },
    roles: [role('owner', 'owner', owner), role('closer', 'close_authority', closer)],
    purse: closer ?? owner,
    rest: `${state} ${extensionsOf(data.subarray(TOKEN_ACCOUNT_BYTES + 1))}`,
    wrapped: reserve === null ? 0n : amount,
  };
};

/** Source: SPL Token, `state::Mint`, 82 bytes; with extensions it is as long as a token account first. */
const readMint = (data: Uint8Array): Reading => {
  const reader = new ByteReader(data.subarray(0, MINT_BYTES));
  const minter = optional(reader, 4, () => key(reader));
  reader.bytes(8 + 1 + 1);
  const freezer = optional(reader, 4, () => key(reader));
  return {
    ...NOTHING,
    roles: [role('minter', 'authority', minter), role('freezer', 'authority', freezer)],
    rest: extensionsOf(data.subarray(TOKEN_ACCOUNT_BYTES + 1)),
  };
};

const ACCOUNT_TYPE_MINT = 1;
const ACCOUNT_TYPE_ACCOUNT = 2;

const readToken = (data: Uint8Array, hasExtensions: boolean): Reading => {
  if (data.every((byte) => byte === 0) || data.length === MULTISIG_BYTES) return NOTHING;
  if (data.length === TOKEN_ACCOUNT_BYTES) return readTokenAccount(data);
  if (data.length === MINT_BYTES) return readMint(data);
  const type = hasExtensions ? data[TOKEN_ACCOUNT_BYTES] : undefined;
  if (type === ACCOUNT_TYPE_MINT) return readMint(data);
  if (type === ACCOUNT_TYPE_ACCOUNT) return readTokenAccount(data);
  throw malformed('an account of a token program');
};

/** Source: Solana, `StakeStateV2`: tag, reserve, staker, withdrawer, lockup. */
const readStake = (data: Uint8Array): Reading => {
  const reader = new ByteReader(data);
  const tag = reader.number(4);
  if (tag !== 1n && tag !== 2n) return NOTHING;
  reader.bytes(8);
  const staker = key(reader);
  const withdrawer = key(reader);
  const lockup = bytesToHex(reader.bytes(48));
  if (reader.isBroken) throw malformed('a stake account');
  return {
    ...NOTHING,
    roles: [role('staker', 'authority', staker), role('withdrawer', 'authority', withdrawer)],
    purse: withdrawer,
    rest: lockup,
  };
};

/** Source: Solana, `VoteStateVersions`: from the second on, tag, node, withdrawer. */
const readVote = (data: Uint8Array): Reading => {
  const reader = new ByteReader(data);
  if (reader.number(4) === 0n) return NOTHING;
  const node = key(reader);
  const withdrawer = key(reader);
  if (reader.isBroken) throw malformed('a vote account');
  return { ...NOTHING, roles: [role('withdrawer', 'authority', withdrawer)], purse: withdrawer, rest: node };
};

const NONCE_BYTES = 80;

/** Source: Solana, `nonce::versions::Versions`: version, state, authority, hash, fee. All else of a system account. */
const readSystem = (data: Uint8Array): Reading => {
  const reader = new ByteReader(data);
  const isNonce = data.length === NONCE_BYTES && reader.number(4) <= 1n && reader.number(4) === 1n;
  if (!isNonce) return NOTHING;
  const authority = key(reader);
  return { ...NOTHING, roles: [role('nonce', 'authority', authority)], purse: authority };
};

/** Source: Solana, `UpgradeableLoaderState`: 1 is a buffer, 3 the data of a program behind its slot. */
const readLoader = (data: Uint8Array): Reading => {
  const reader = new ByteReader(data.subarray(0, 45));
  const tag = reader.number(4);
  if (tag !== 1n && tag !== 3n) return NOTHING;
  if (tag === 3n) reader.bytes(8);
  const authority = optional(reader, 1, () => key(reader));
  if (reader.isBroken) throw malformed('an account of a program');
  return { ...NOTHING, roles: [role('upgrade', 'authority', authority)], purse: authority };
};

const READERS = new Map<string, (data: Uint8Array) => Reading>([
  [TOKEN_PROGRAM, (data) => readToken(data, false)],
  [TOKEN_2022_PROGRAM, (data) => readToken(data, true)],
  [STAKE_PROGRAM, readStake],
  [VOTE_PROGRAM, readVote],
  [SYSTEM_PROGRAM, readSystem],
  [UPGRADEABLE_LOADER, readLoader],
]);

/** What an account means to its program; of most programs only its lamports. Throws where it can be no such account. */
export const solanaAccountState = (account: RawAccount | null): SolanaAccountState | null => {
  if (account === null) return null;
  const { program, lamports, data } = account;
  const { wrapped = 0n, ...reading } = READERS.get(program)?.(data) ?? NOTHING;
  return { ...reading, program, lamports: lamports > wrapped ? lamports - wrapped : 0n };
};
