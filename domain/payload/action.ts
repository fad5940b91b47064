import type { SENTENCES } from './data/sentences.js';
import type { PayloadHash } from './hashes.js';

/** What an action of a payload does. */
export const PAYLOAD_ACTION_KINDS = [
  'native_transfer',
  'token_transfer',
  'nft_transfer',
  'allowance',
  'permit',
  'operator',
  'order',
  'ownership',
  'upgrade',
  'delegatecall',
  'delegation',
  'module',
  'authority_change',
  'account_close',
  'wrap',
  'call',
  'unknown_call',
] as const;
export type PayloadActionKind = (typeof PAYLOAD_ACTION_KINDS)[number];

/**
 * How sure an action is. `exact`: read from the bytes by a bundled standard, or by an imported descriptor for that
 * contract. `hint`: a name from a list of signatures, which never lowers anything. `unknown`: only that it is called.
 */
export const CERTAINTIES = ['exact', 'hint', 'unknown'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** The asset of an action. Symbol and decimals come from the token registry, later than the bytes are read. */
export interface PayloadAsset {
  /** Key of the token's contract or mint; null for the native coin. */
  readonly address: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
  /** Decimal text; null for what has no ids. */
  readonly tokenId: string | null;
}

/** A parameter of a call as its descriptor shows it to a person. */
export interface PayloadField {
  readonly label: string;
  /** Base units as decimal text, an account key, or text as it stands. */
  readonly value: string;
  readonly kind: 'account' | 'amount' | 'text';
  /** Of an amount; null elsewhere, and where it is not known. */
  readonly asset: PayloadAsset | null;
}

/** Text as a field. */
export const textField = (label: string, value: string): PayloadField => ({ label, value, kind: 'text', asset: null });

/** What one account gives or gets by a trade. */
export interface TradeSide {
  readonly asset: PayloadAsset | null;
  /** Base units: at most of what is given, at least of what is got. Null where the bytes do not fix it. */
  readonly amount: string | null;
  /** Who gives it, or who gets it; null for whoever takes the other side. */
  readonly account: string | null;
}

/**
 * An order, a step of a swap, or a router that hands out what it holds: it then gives what is got. Where the router's
 * amount is null, it gives `shareBps` basis points of all that it holds.
 */
export interface Trade {
  readonly gives: readonly TradeSide[];
  readonly gets: readonly TradeSide[];
  readonly shareBps: number;
  /** Coins become wrapped ones, or wrapped ones coins: both sides say the chain's own coin. */
  readonly converts?: 'wrap' | 'unwrap';
  /** The step may fail alone: then nothing is given or got by it, and what it would take stays. */
  readonly mayFail?: true;
}

/** One thing that happens when the payload is signed and sent. Accounts are keys: lower-case hex, or base58. */
export interface PayloadAction {
  /** Place in the tree: `0`, `0.1`, `0.1.0`. An action that contains others comes before them. */
  readonly path: string;
  readonly kind: PayloadActionKind;
  readonly asset: PayloadAsset | null;
  /** Base units as decimal text, `unlimited`, or null where the action has none or the bytes do not say. */
  readonly amount: string | null;
  /** Whose asset or right it is. */
  readonly from: string | null;
  /** Who receives, may spend, or gets the right: recipient, spender, operator, new owner, delegate. */
  readonly to: string | null;
  /** The contract or program that is called, or that verifies a signature. */
  readonly target: string | null;
  /** Canonical signature of the function, the primary type of typed data, or the name of an instruction. */
  readonly function: string | null;
  readonly certainty: Certainty;
  /** Which standard, imported list or registry tells what the bytes mean; null where nothing does. */
  readonly source: string | null;
  /** When a permit, an order or an allowance ends: seconds since 1970 as decimal text; null where it never does. */
  readonly expiresAt: string | null;
  /** Parameters that only a descriptor explains; empty for standards. */
  readonly fields: readonly PayloadField[];
  /** Absent for what is no trade. It is judged, and not published: the fields tell it. */
  readonly trade?: Trade;
  /** Of an order: who moves what it gives, and so needs an allowance. Not published. Absent: its target, or unknown. */
  readonly mover?: string;
  /** What it does at an application: a sentence by its name. Absent where its kind says enough; published in words. */
  readonly words?: { readonly name: keyof typeof SENTENCES; readonly values: Readonly<Record<string, string>> };
  /** What it is known by elsewhere. Published among the hashes of the payload. */
  readonly hash?: Omit<PayloadHash, 'path'>;
}

/** A base for actions: it has no effect and names no account. */
export const NO_ACTION: PayloadAction = {
  path: '',
  kind: 'call',
  asset: null,
  amount: null,
  from: null,
  to: null,
  target: null,
  function: null,
  certainty: 'exact',
  source: null,
  expiresAt: null,
  fields: [],
};
