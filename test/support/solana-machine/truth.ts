import { getBase58Decoder, getU32Decoder, type MaybeEncodedAccount } from '@solana/kit';
import { getMintDecoder, getTokenDecoder } from '@solana-program/token';
import {
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
} from '../../../domain/payload/solana/program-addresses.js';

/**
 * A place of the chain's state, as a text: `tokens OWNER MINT`, `lamports ACCOUNT`, `purse OWNER` (what closes to a
 * wallet), `delegate OWNER SPENDER MINT`, `role ACCOUNT NAME`, `program ACCOUNT`. Read by decoders of others.
 */
export type SolanaPlace = string;
export type SolanaValues = ReadonlyMap<SolanaPlace, bigint | string>;

/** Stands where an effect names no token. */
export const HELD_BY_NOBODY = '-';

const TOKEN_ACCOUNT_BYTES = 165;
const MINT_BYTES = 82;
const NONCE_BYTES = 80;
const KEY = getBase58Decoder();

const isTokenProgram = (program: string): boolean => program === TOKEN_PROGRAM || program === TOKEN_2022_PROGRAM;
const isInitialized = (data: Uint8Array): boolean => data.some((byte) => byte !== 0);
const keyAt = (data: Uint8Array, place: number): string => KEY.decode(data.subarray(place, place + 32));

interface Reading {
  readonly roles: readonly (readonly [string, string])[];
  /** Who gets its lamports when it is closed. */
  readonly purse: string | null;
  readonly sums: readonly (readonly [SolanaPlace, bigint])[];
  /** Lamports that stand for tokens. */
  readonly wrapped: bigint;
}
const PLAIN: Reading = { roles: [], purse: null, sums: [], wrapped: 0n };

const readTokens = (data: Uint8Array): Reading => {
  const token = getTokenDecoder().decode(data.subarray(0, TOKEN_ACCOUNT_BYTES));
  const { owner, mint, amount } = token;
  const closer = token.closeAuthority.__option === 'Some' ? token.closeAuthority.value : null;
  const delegate = token.delegate.__option === 'Some' ? token.delegate.value : null;
  return {
    roles: [['owner', owner], ...(closer === null ? [] : [['close_authority', closer] as const])],
    purse: closer ?? owner,
    sums: [
      [`tokens ${owner} ${mint}`, amount],
      ...(delegate === null ? [] : [[`delegate ${owner} ${delegate} ${mint}`, token.delegatedAmount] as const]),
    ],
    wrapped: token.isNative.__option === 'Some' ? amount : 0n,
  };
};

const readMint = (data: Uint8Array): Reading => {
  const { mintAuthority, freezeAuthority } = getMintDecoder().decode(data.subarray(0, MINT_BYTES));
  const parts = { minter: mintAuthority, freezer: freezeAuthority };
  return {
    ...PLAIN,
    roles: Object.entries(parts).flatMap(([name, held]) =>
      held.__option === 'Some' ? [[name, held.value] as const] : [],
    ),
  };
};

const readAccount = (program: string, data: Uint8Array): Reading => {
  if (isTokenProgram(program)) {
    if (!isInitialized(data)) return PLAIN;
    const isMint = data.length === MINT_BYTES || data[TOKEN_ACCOUNT_BYTES] === 1;
    return isMint ? readMint(data) : readTokens(data);
  }
  const tag = data.length >= 4 ? getU32Decoder().decode(data) : 0;
  if (program === STAKE_PROGRAM && (tag === 1 || tag === 2)) {
    const withdrawer = keyAt(data, 44);
    return {
      ...PLAIN,
      roles: [
        ['staker', keyAt(data, 12)],
        ['withdrawer', withdrawer],
      ],
      purse: withdrawer,
    };
  }
  if (program === SYSTEM_PROGRAM && data.length === NONCE_BYTES && data[4] === 1)
    return { ...PLAIN, roles: [['nonce', keyAt(data, 8)]], purse: keyAt(data, 8) };
  return PLAIN;
};

/** What stands at each place of these accounts. */
export const valuesOf = (accounts: readonly MaybeEncodedAccount[]): SolanaValues => {
  const values = new Map<SolanaPlace, bigint | string>();
  const add = (place: SolanaPlace, amount: bigint): void => {
    values.set(place, BigInt(values.get(place) ?? 0n) + amount);
  };
  for (const account of accounts) {
    if (!account.exists || account.lamports === 0n) continue;
    const { roles, purse, sums, wrapped } = readAccount(account.programAddress, Uint8Array.from(account.data));
    for (const [place, amount] of sums) add(place, amount);
    for (const [name, holder] of roles) values.set(`role ${account.address} ${name}`, holder);
    const own = account.lamports - wrapped;
    if (purse !== null) add(`purse ${purse}`, own);
    if (!isTokenProgram(account.programAddress)) add(`lamports ${account.address}`, own);
    values.set(`program ${account.address}`, account.programAddress);
  }
  return values;
};
