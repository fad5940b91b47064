import { type PayloadActionKind, type PayloadAsset, type PayloadField, textField } from '../action.js';
import type { Derive } from './derivations.js';
import { isSysvar } from './program-addresses.js';
import { type Form, readLeading, type LayoutValuesOf } from './layout.js';

/** An account of an instruction: null where a lookup table gives it, undefined where there is none at that place. */
export type Account = string | null | undefined;

/** What an instruction needs to know of its message, or of the proposal that it is a part of. */
export interface InstructionContext {
  /** Who acts: the declared sender; in a proposal the account that will carry it out. */
  readonly acting: Account;
  readonly derive: Derive;
  /** True for the declared sender and for every account that must sign. */
  readonly isSigner: (account: Account) => boolean;
  /** True for the declared sender and the fee payer: accounts that hold money. */
  readonly isWallet: (account: Account) => boolean;
  /** Compute units that the message may use at most. */
  readonly computeUnits: bigint;
}

/** A call within a call, of the same program where none is named; null: of one that a lookup table gives. */
export interface InnerCall {
  readonly program?: Account;
  readonly accounts: readonly Account[];
  readonly data: Uint8Array;
}

/** A further effect of an instruction. */
export interface InnerEffect {
  readonly effect: NamedEffect;
}

/** How an instruction serves a multisig's proposal. */
export interface ProposalStep {
  /** The account that keeps what is proposed, all of which stands in this instruction. */
  readonly keeps?: Account;
  /** A proposal, and the account in which what it proposes is kept. */
  readonly opens?: { readonly proposal: Account; readonly kept: Account };
  /** Agrees to a proposal, or carries out what is kept: what that is may stand elsewhere. */
  readonly agreesTo?: { readonly proposal: Account } | { readonly kept: Account };
}

/** An account that belongs to its owner from an instruction on, or the instruction fails and with it the message. */
export interface NewAccount {
  readonly account: Account;
  readonly owner: Account;
  /** Null for what holds no tokens. */
  readonly token: { readonly mint: Account; readonly program: Account; readonly isAssociated: boolean } | null;
}

/** What an instruction does, in the words of its program. What is left out is null in the action. */
export interface InstructionEffect {
  readonly kind: PayloadActionKind;
  readonly asset?: PayloadAsset | null;
  readonly amount?: bigint | 'unlimited' | null;
  /** Who signs for it. */
  readonly from?: Account;
  readonly to?: Account;
  /** Instead of `to`: the token account that receives. Its owner is looked for among what the bytes prove. */
  readonly destination?: Account;
  /** The token account that gives, or that a right is about. */
  readonly holding?: Account;
  readonly fields?: readonly PayloadField[];
  readonly newAccount?: NewAccount;
  /** True where the instruction makes `to`, which belongs to the program until another one says whose it is. */
  readonly isFunding?: boolean;
  /** True where the bytes hide what moves. */
  readonly isHidden?: boolean;
  /** True where bytes stand behind its data. */
  readonly hasRest?: boolean;
  readonly inner?: readonly (InnerCall | InnerEffect)[];
  /** Where what is inside is a proposal: who will carry it out, null where that is not known. */
  readonly innerActing?: Account;
  readonly step?: ProposalStep;
}
export interface NamedEffect extends InstructionEffect {
  readonly name: string;
}

/** Reads the data and accounts of one instruction; null for any that is not exactly what its program defines. */
export type Decoder = (data: Uint8Array, accounts: readonly Account[], scene: InstructionContext) => NamedEffect | null;

/**
 * An instruction whose data has these forms, with at least so many accounts. Some programs ignore the bytes behind them
 * and some fail: it is read as those that ignore them run it, and never counts as whole. Source: `unpack` of SPL Token,
 * `limited_deserialize` of the native programs; `process_transfer` of p-token fails.
 */
export const instruction =
  <const Forms extends readonly Form[]>(
    name: string,
    forms: Forms,
    accountCount: number,
    effect: (
      values: LayoutValuesOf<Forms>,
      accounts: readonly Account[],
      scene: InstructionContext,
    ) => InstructionEffect,
  ): Decoder =>
  (data, accounts, scene) => {
    const read = readLeading(forms, data);
    if (read === null || accounts.length < accountCount) return null;
    const found = { name, ...effect(read.values, accounts, scene) };
    return read.isWhole ? found : { ...found, hasRest: true };
  };

/** An instruction that neither moves anything of the signer nor gives a right away. */
export const plainCall = (name: string, forms: readonly Form[], accountCount: number): Decoder =>
  instruction(name, forms, accountCount, () => ({ kind: 'call' }));

/** Instructions by the little-endian number that their data begins with. */
export const byTag =
  (tagBytes: 1 | 4, table: Readonly<Record<number, Decoder>>): Decoder =>
  (data, accounts, scene) => {
    const tag = readLeading([tagBytes === 1 ? 'u8' : 'u32'], data)?.values[0];
    return (tag === undefined ? undefined : table[Number(tag)])?.(data.subarray(tagBytes), accounts, scene) ?? null;
  };

/**
 * Older clients name sysvars among the accounts, newer ones leave them out: without them the places of all others are
 * the same. An account of a lookup table may be one, so with such an account no place is sure.
 */
export const withoutSysvars =
  (decoder: Decoder): Decoder =>
  (data, accounts, scene) =>
    decoder(
      data,
      accounts.includes(null) ? accounts.map(() => null) : accounts.filter((account) => !isSysvar(account)),
      scene,
    );

export const SOLANA_COIN: PayloadAsset = { address: null, symbol: null, decimals: null, tokenId: null };

/** The token of a mint, with the decimals that the bytes say it has; null where the bytes do not name it. */
export const tokenOf = (mint: Account, decimals: bigint | null = null): PayloadAsset | null =>
  mint === null || mint === undefined
    ? null
    : { ...SOLANA_COIN, address: mint, decimals: decimals === null ? null : Number(decimals) };

/** An account as a field; none where it is not known. */
export const optionalAccountField = (label: string, account: Account): readonly PayloadField[] =>
  account === null || account === undefined ? [] : [{ label, value: account, kind: 'account', asset: null }];

/** A right over `account` goes from the one that signs to another; to undefined it is given up for ever. */
export const authorityEffect = (account: Account, from: Account, to: Account, which: string): InstructionEffect => ({
  kind: 'authority_change',
  from,
  to,
  fields: [...optionalAccountField('Account', account), textField('Authority', which)],
});

/**
 * Who may take the money out of a new account. That a signer may is the ordinary case; another account would get what
 * the signer has paid in.
 */
export const firstAuthority = (
  account: Account,
  authority: Account,
  which: string,
  scene: InstructionContext,
): InstructionEffect => ({
  ...(scene.isSigner(authority)
    ? { kind: 'call', fields: optionalAccountField('Account', account) }
    : authorityEffect(account, null, authority, which)),
  newAccount: { account, owner: authority, token: null },
});
