import { type Address, address, type EncodedAccount, lamports } from '@solana/kit';
import { associatedTokenAddress } from '../../../domain/payload/solana/associated-account.js';
import {
  LOOKUP_TABLE_PROGRAM,
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
  WRAPPED_SOL,
} from '../../../domain/payload/solana/program-addresses.js';
import { type FakeAccount, mint, RENT, tokenAccount, wallet } from '../fake-solana-node.js';
import { account, bytes, key, u32, u64 } from '../solana-messages.js';
import type { MachineState } from './machine.js';
import { LENIENT_HOOK, REFUSING_HOOK } from './own-programs.js';

const at = (text: string): Address => address(text);

export const SENDER = at(account(1));
export const FRIEND = at(account(21));
export const THIEF = at(account(67));
/** Pays the fee of others. */
export const SPONSOR = at(account(23));
/** A wallet without an account. */
export const NOBODY = at(account(24));
const ISSUER = at(account(25));

/** A token: its mint, its program, and what its program keeps behind the mint and behind each account. */
export interface MachineToken {
  readonly mint: Address;
  readonly program: Address;
  readonly decimals: number;
  readonly behindMint?: Uint8Array;
  readonly behindAccount?: Uint8Array;
}

const two = (value: number): Uint8Array => bytes(value & 0xff, value >> 8);
const extension = (type: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const value = bytes(...parts);
  return bytes(two(type), two(value.length), value);
};

/** Tenths of a thousandth that a transfer of it costs. */
export const FEE_BASIS_POINTS = 1_500;
const feeNow = bytes(u64(0), u64(10n ** 12n), two(FEE_BASIS_POINTS));

/**
 * Source: SPL Token-2022, `ExtensionType`: 1 fee, 2 fee kept back, 12 delegate of all, 9 and 13 not
 * transferable, 14 and 15 a program that is asked about each transfer. */
export const TOKENS = {
  usdc: { mint: at('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'), program: at(TOKEN_PROGRAM), decimals: 6 },
  modern: { mint: at(account(40)), program: at(TOKEN_2022_PROGRAM), decimals: 9 },
  costly: {
    ...{ mint: at(account(41)), program: at(TOKEN_2022_PROGRAM), decimals: 6 },
    behindMint: extension(1, key(ISSUER), key(ISSUER), u64(0), feeNow, feeNow),
    behindAccount: extension(2, u64(0)),
  },
  seized: {
    ...{ mint: at(account(42)), program: at(TOKEN_2022_PROGRAM), decimals: 6 },
    behindMint: extension(12, key(THIEF)),
  },
  fixed: {
    ...{ mint: at(account(43)), program: at(TOKEN_2022_PROGRAM), decimals: 0 },
    behindMint: extension(9),
    behindAccount: extension(13),
  },
  hooked: {
    ...{ mint: at(account(44)), program: at(TOKEN_2022_PROGRAM), decimals: 6 },
    behindMint: extension(14, key(ISSUER), key(LENIENT_HOOK)),
    behindAccount: extension(15, bytes(0)),
  },
  refused: {
    ...{ mint: at(account(45)), program: at(TOKEN_2022_PROGRAM), decimals: 6 },
    behindMint: extension(14, key(ISSUER), key(REFUSING_HOOK)),
    behindAccount: extension(15, bytes(0)),
  },
} as const satisfies Readonly<Record<string, MachineToken>>;

export const HELD = 1_000_000_000n;

/** Where a wallet holds a token. */
export const heldBy = (owner: Address, { mint: of, program }: MachineToken): Address => {
  const found = associatedTokenAddress(owner, of, program);
  if (found === null) throw new Error(`There is no account for ${of}`);
  return at(found);
};

const MINT_BYTES = 82;
const TOKEN_ACCOUNT_BYTES = 165;
const RENT_OF_MORE = 4_000_000;

const mintAccount = ({ program, decimals, behindMint }: MachineToken): FakeAccount => {
  const plain = mint(decimals, ISSUER, ISSUER);
  const room = new Uint8Array(TOKEN_ACCOUNT_BYTES - MINT_BYTES);
  const data = behindMint === undefined ? plain.data : bytes(plain.data, room, 1, behindMint);
  return { lamports: RENT_OF_MORE, program, data };
};
const holding = (owner: Address, token: MachineToken, parts: object = {}): FakeAccount => ({
  ...tokenAccount({
    ...{ mint: token.mint, owner, amount: HELD, program: token.program },
    ...(token.behindAccount === undefined ? {} : { extensions: token.behindAccount }),
    ...parts,
  }),
  lamports: token.behindAccount === undefined ? RENT : RENT_OF_MORE,
});

export const STAKE = at(account(50));
export const NONCE = at(account(51));
export const TABLE = at(account(52));
/** USDC of the sender's, which the sponsor may take. */
export const SPARE = at(account(53));
/** Tokens of the sender's that the issuer has frozen. */
export const FROZEN = at(account(54));
export const NONCE_VALUE = account(98);
const STAKED = 5_000_000_000;

const stake: FakeAccount = {
  lamports: STAKED + 2_282_880,
  program: STAKE_PROGRAM,
  data: bytes(u32(1), u64(2_282_880), key(SENDER), key(SENDER), new Uint8Array(48 + 76)),
};
const nonce: FakeAccount = {
  lamports: 1_447_680,
  program: SYSTEM_PROGRAM,
  data: bytes(u32(1), u32(1), key(SENDER), key(NONCE_VALUE), u64(5_000)),
};
/** Source: Solana, `LookupTableMeta`: not closed, of a slot before, its authority. */
const table: FakeAccount = {
  lamports: RENT_OF_MORE,
  program: LOOKUP_TABLE_PROGRAM,
  data: bytes(
    ...[u32(1), u64(0xffff_ffff_ffff_ffffn), u64(1_000), 0, 1, key(ISSUER), 0, 0],
    ...[FRIEND, heldBy(FRIEND, TOKENS.usdc), TOKENS.usdc.mint].map(key),
  ),
};

const WALLETS = [SENDER, FRIEND, THIEF, SPONSOR, ISSUER];
const HOLDERS = [SENDER, FRIEND, THIEF];

const accounts: readonly (readonly [Address, FakeAccount])[] = [
  ...WALLETS.map((owner) => [owner, wallet(10_000_000_000)] as const),
  ...Object.values(TOKENS).flatMap((token) => [
    [token.mint, mintAccount(token)] as const,
    ...HOLDERS.map((owner) => [heldBy(owner, token), holding(owner, token)] as const),
  ]),
  [at(WRAPPED_SOL), { ...mint(9), lamports: RENT_OF_MORE }],
  [STAKE, stake],
  [NONCE, nonce],
  [TABLE, table],
  [SPARE, holding(SENDER, TOKENS.usdc, { delegate: SPONSOR, delegated: HELD, closer: SENDER })],
  [FROZEN, holding(SENDER, TOKENS.usdc, { state: 2 })],
];

/** Wallets, tokens of both programs, a stake, a nonce, a lookup table. */
export const WORLD: MachineState = accounts.map(
  ([where, { lamports: amount, program, data }]): EncodedAccount => ({
    address: where,
    data,
    executable: false,
    lamports: lamports(BigInt(amount)),
    programAddress: at(program),
    space: BigInt(data.length),
  }),
);
export const ISSUED_BY = ISSUER;
