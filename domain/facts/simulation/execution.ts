import type { PayloadAsset } from '../../payload/action.js';

/**
 * How an execution ended. `reverted`: the contract refused. `halted`: it ran into an invalid opcode or out of gas.
 * `unavailable`: nothing could execute these bytes, and why stands beside it in coverage.
 */
export const EXECUTION_STATUSES = ['ok', 'reverted', 'halted', 'unavailable'] as const;
export type ExecutionStatus = (typeof EXECUTION_STATUSES)[number];

/** Where a value comes from: read from the chain's state, seen by a tracer, or only said by a log. */
export const EFFECT_SOURCES = ['read', 'trace', 'log'] as const;
export type EffectSource = (typeof EFFECT_SOURCES)[number];

/** What of an account can come under another's control. */
export const CONTROLS = [
  'owner',
  'implementation',
  'delegation',
  'authority',
  'delegate',
  'close_authority',
  'module',
  'guard',
] as const;
export type Control = (typeof CONTROLS)[number];

/** A balance of an account. An NFT is a balance of 0 or 1 with its token id. Amounts: base units as decimal text. */
export interface BalanceEffect {
  readonly kind: 'balance';
  readonly account: string;
  readonly asset: PayloadAsset;
  readonly before: string;
  readonly after: string;
  /** With a minus where the account loses; gas is not in it. */
  readonly delta: string;
  readonly source: EffectSource;
}

/** What a spender may take. Base units as decimal text, or `unlimited`. */
export interface AllowanceEffect {
  readonly kind: 'allowance';
  readonly owner: string;
  readonly spender: string;
  readonly asset: PayloadAsset;
  readonly before: string;
  readonly after: string;
  readonly source: EffectSource;
}

/** Whether an operator may take every token of a contract. */
export interface OperatorEffect {
  readonly kind: 'operator';
  readonly owner: string;
  readonly operator: string;
  readonly asset: PayloadAsset;
  readonly before: boolean;
  readonly after: boolean;
  readonly source: EffectSource;
}

/** Who controls an account or a contract. Keys; null for none. */
export interface ControlEffect {
  readonly kind: 'control';
  readonly target: string;
  readonly what: Control;
  readonly before: string | null;
  readonly after: string | null;
  readonly source: EffectSource;
}

/** What differs after the transaction. Accounts are keys: lower-case hex, or base58. */
export type ExecutedEffect = BalanceEffect | AllowanceEffect | OperatorEffect | ControlEffect;

/** The pinned head on whose state the transaction was executed. */
export interface ExecutionBlock {
  /** A slot on Solana. */
  readonly number: number;
  readonly hash: string;
  /** ISO 8601. */
  readonly time: string;
}

/** How the variants of the next block's header agree. `loses_more`: the sender loses more in one than in another. */
export const DIVERGENCES = ['no', 'differs', 'loses_more'] as const;
export type Divergence = (typeof DIVERGENCES)[number];

/** A node that was asked. Its id is made from chain and place in the settings; its address is in no answer. */
export interface ExecutionEndpoint {
  readonly id: string;
  /** False: its answer differed from the first one's, or there was none. */
  readonly agreed: boolean;
  /** False: it executed nothing, so that the other's word stands alone. Absent: it answered. */
  readonly answered?: boolean;
}

/** What one whole token is worth by the sources that the service has itself, US dollars as exact decimal text. */
export interface AssetPrice {
  /** Null for the native coin. */
  readonly address: string | null;
  readonly leastUsd: string;
  readonly mostUsd: string;
}

/** What became of a token that the sender paid for, when sent on and approved one block later. */
export interface TokenProceeds {
  /** The token's contract. */
  readonly token: string;
  /** False: its owner or a spender could not send it on, or nothing arrived. */
  readonly canMove: boolean;
  /** Ten-thousandths of the amount sent on that do not arrive. */
  readonly feeBps: number;
  /** Who has less of it than before; none where it was made for the sender. */
  readonly givers: readonly string[];
  /** Its contract was made by the very transaction. */
  readonly isNew: boolean;
}

/** What was tried with what the sender gets, and who takes what the sender gives. */
export interface Proceeds {
  readonly tokens: readonly TokenProceeds[];
  /** Accounts without own code among those who gain. */
  readonly wallets: readonly string[];
}

/** What of one asset could be taken on a state of the chain. */
export interface AssetAtRisk {
  readonly owner: string;
  readonly takers: readonly string[];
  readonly asset: PayloadAsset;
  /** Base units as decimal text. */
  readonly amount: string;
  /** `executed`: it was taken from the taker's side. `read`: by balance and allowance alone. */
  readonly basis: 'executed' | 'read';
  readonly isExchange: boolean;
  /** US dollars as exact decimal text; null where no price is known. The service sets it, never a source. */
  readonly usd: string | null;
}

/** The worst that a signature lets others take, on the newest block. Plain data: it is stored with the check. */
export interface AtRisk {
  /** Null where none was asked: a demonstration. */
  readonly block: ExecutionBlock | null;
  readonly assets: readonly AssetAtRisk[];
  /** False where more could be taken than is listed. */
  readonly isWhole: boolean;
  /** The whole account is given: common assets are listed. The service sets it, never a source. */
  readonly isAccount: boolean;
}

/**
 * Who signs data. `key`: an account that has sent or holds something. `delegated`: a key that took on code (EIP-7702).
 * `contract`: it decides itself which signatures count (EIP-1271). `unused`: a key, or a contract that is not there yet
 * and whose signatures count before it is made (EIP-6492).
 */
export const SIGNER_KINDS = ['key', 'delegated', 'contract', 'unused'] as const;
export type SignerKind = (typeof SIGNER_KINDS)[number];

/** What a node did with the bytes. Plain data: it is stored with the check. */
export interface Execution {
  readonly status: ExecutionStatus;
  /** 4: executed, traced, read. 3: executed or traced, and read. 2: read by override. 1: code and slots. 0: none. */
  readonly level: number;
  /** Null where nothing was executed. */
  readonly block: ExecutionBlock | null;
  /** So many headers of the next block were tried. */
  readonly variants: number;
  readonly diverging: Divergence;
  /** In the variant worst for the sender: of the sender, of those who gain, and of those who may spend. */
  readonly effects: readonly ExecutedEffect[];
  /** False: a change that was read is in no log, as with a token that lies. */
  readonly isLogged: boolean;
  /** False: the chain was reorganised during both tries. */
  readonly isStable: boolean;
  /** False: a limit cut what was read, or a part of the bytes could not be executed. */
  readonly isComplete: boolean;
  /** The sender cannot pay for value and gas. */
  readonly lacksFunds: boolean;
  readonly endpoints: readonly ExecutionEndpoint[];
  /** SHA-256 of the stored witness, lower-case hex behind `0x`; null for none. The service sets it, never a source. */
  readonly witnessSha256: string | null;
  /**
   * SHA-256 over code hashes and the slots of proxies, owners and approvals that were read, lower-case hex behind `0x`;
   * null for none.
   */
  readonly fingerprint: string | null;
  /** Of what the sender loses and gains, where it does both. The service sets it, never a source. Absent: none. */
  readonly prices?: readonly AssetPrice[];
  /** Where the sender pays for something, or somebody who is not named takes. Absent: nothing was tried. */
  readonly proceeds?: Proceeds;
  /** Absent: the bytes let nobody take anything, or it could not be read. */
  readonly atRisk?: AtRisk;
  /** Of signatures over data. Absent: a transaction, or it could not be read. */
  readonly signer?: SignerKind;
}
