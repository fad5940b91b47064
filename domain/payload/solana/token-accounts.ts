import type { PayloadAction } from '../action.js';
import { associatedTokenAddress } from './associated-account.js';
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

/** A derivation costs about a millisecond. Past so many, what a message creates stays unproven. */
const MAX_DERIVATIONS = 32;

/** No message makes the same derivation twice. */
const rememberingDerivations = (): typeof associatedTokenAddress => {
  const known = new Map<string, string | null>();
  return (owner, mint, tokenProgram) => {
    const key = `${owner} ${mint} ${tokenProgram}`;
    if (!known.has(key) && known.size < MAX_DERIVATIONS) {
      known.set(key, associatedTokenAddress(owner, mint, tokenProgram));
    }
    return known.get(key) ?? null;
  };
};

interface ProvenAccount extends TokenAccount {
  readonly isAssociated: boolean;
}

type Derive = typeof associatedTokenAddress;

const proven = ({ account, owner, token }: NewAccount, derive: Derive): readonly [string, ProvenAccount] | null => {
  const { mint, program, isAssociated } = token ?? {};
  if (typeof account !== 'string' || typeof owner !== 'string') return null;
  if (typeof mint !== 'string' || typeof program !== 'string') return null;
  if (isAssociated === true && derive(owner, mint, program) !== account) return null;
  return [`${account} ${program}`, { owner, mint, isAssociated: isAssociated === true }];
};

/**
 * Accounts that are proven: those that instructions of the message make for an owner, which fail with the whole message
 * where the account is another's, and the associated accounts of the sender.
 */
export const tokenAccountsOf = (newAccounts: readonly NewAccount[], sender: string): TokenAccounts => {
  const derive = rememberingDerivations();
  const created = new Map(newAccounts.map((made) => proven(made, derive)).filter((entry) => entry !== null));
  const find = (account: Account, mint: Account, tokenProgram: string): ProvenAccount | null => {
    if (typeof account !== 'string') return null;
    const known = created.get(`${account} ${tokenProgram}`);
    if (known !== undefined) return known;
    const isOwn = typeof mint === 'string' && derive(sender, mint, tokenProgram) === account;
    return isOwn ? { owner: sender, mint, isAssociated: true } : null;
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
