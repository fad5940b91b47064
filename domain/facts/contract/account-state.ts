/** What stands at an address: nothing, code, or a wallet that lets other code act as it (EIP-7702). */
export const CODE_KINDS = ['none', 'contract', 'delegated'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** How much a wallet has sent, by its nonce: nothing, a few transactions, more. A rough word for its age. */
export const ACCOUNT_AGES = ['unused', 'new', 'used'] as const;
export type AccountAge = (typeof ACCOUNT_AGES)[number];

/** What a node reads about one address, at its newest block. Accounts are keys. */
export interface AccountState {
  readonly code: CodeKind;
  /** Whose code a proxy runs; null for no known kind of proxy. */
  readonly implementation: string | null;
  /** Who can change the code of a proxy; null for none, or not known. */
  readonly admin: string | null;
  /** What the contract itself names as its owner; null for none, or not known. */
  readonly owner: string | null;
  /** Whose code acts as a wallet; set exactly where the code is `delegated`. */
  readonly delegate: string | null;
  /** Null for a contract. */
  readonly age: AccountAge | null;
  /** The tokens whose issuer froze the account; empty where none did, null where that is not known. */
  readonly frozenBy: readonly string[] | null;
}
