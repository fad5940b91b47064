import { MINT_PROGRAMS } from '../../data/mint-programs.js';
import type { PayloadAction } from '../action.js';
import { associatedTokenAddress } from './associated-account.js';
import type { Derive } from './derivations.js';
import { TOKEN_PROGRAM, WRAPPED_SOL } from './program-addresses.js';
import type { Account, NewAccount } from './program.js';

/** A token account of which the bytes themselves prove whose it is. */
export interface TokenAccount {
  readonly owner: string;
  readonly mint: string;
}

export interface TokenAccounts {
  /** What is proven of an account that a token program handles; null for nothing. */
  readonly find: (account: Account, mint: Account, tokenProgram: string) => TokenAccount | null;
  /** Whose wrapped lamports an associated account holds; null where it is not proven. */
  readonly wrapper: (account: Account) => string | null;
}

interface ProvenAccount extends TokenAccount {
  readonly isAssociated: boolean;
}

/** The mints of which it is known that this program holds them. */
const mintsOf = (program: string): readonly string[] =>
  [...MINT_PROGRAMS].flatMap(([mint, holder]) => (holder === program ? [mint] : []));

const proven = ({ account, owner, token }: NewAccount, derive: Derive): readonly [string, ProvenAccount] | null => {
  const { mint, program, isAssociated } = token ?? {};
  if (typeof account !== 'string' || typeof owner !== 'string') return null;
  if (typeof mint !== 'string' || typeof program !== 'string') return null;
  if (isAssociated === true && associatedTokenAddress(owner, mint, program, derive) !== account) return null;
  return [`${account} ${program}`, { owner, mint, isAssociated: isAssociated === true }];
};

/**
 * Accounts that are proven: those that instructions of the message make for an owner, which fail with the whole message
 * where the account is another's, and the associated accounts of the one who acts.
 */
export const tokenAccountsOf = (newAccounts: readonly NewAccount[], acting: Account, derive: Derive): TokenAccounts => {
  const created = new Map(newAccounts.map((made) => proven(made, derive)).filter((entry) => entry !== null));
  const find = (account: Account, mint: Account, tokenProgram: string): ProvenAccount | null => {
    if (typeof account !== 'string') return null;
    const known = created.get(`${account} ${tokenProgram}`);
    if (known !== undefined) return known;
    if (mint === null || typeof acting !== 'string') return null;
    // an instruction that names no token is about that of the account
    const own = (mint === undefined ? mintsOf(tokenProgram) : [mint]).find(
      (one) => associatedTokenAddress(acting, one, tokenProgram, derive) === account,
    );
    return own === undefined ? null : { owner: acting, mint: own, isAssociated: true };
  };
  return {
    find,
    wrapper: (account) => {
      const found = find(account, WRAPPED_SOL, TOKEN_PROGRAM);
      return found?.isAssociated === true && found.mint === WRAPPED_SOL ? found.owner : null;
    },
  };
};

/** Label of the field that holds the token account itself, whether or not `to` is its owner. */
export const DESTINATION_ACCOUNT = 'Destination account';
export const SOURCE_ACCOUNT = 'Source account';

/**
 * True where a token transfer of Solana goes to this owner. `to` is the owner where the bytes prove it; else it is the
 * token account itself, which is the owner's where it is the associated account for the mint. Where the bytes name no
 * mint (`asset` is null), the caller says which one is expected.
 */
export const isReceivedBy = (action: PayloadAction, owner: string, expectedMint: string | null): boolean => {
  if (action.to === null) return false;
  if (action.to === owner) return true;
  const mint = action.asset?.address ?? expectedMint;
  const account = action.fields.find(({ label }) => label === DESTINATION_ACCOUNT)?.value;
  if (mint === null || action.target === null || account === undefined) return false;
  return associatedTokenAddress(owner, mint, action.target) === account;
};
