import type { TransactionIntent } from '../intent/intent.js';
import { ADDRESS_FIELDS } from '../intent/address-fields.js';
import type { Term } from './terms.js';

/**
 * A value in a sentence, with its kind, so that a wallet can show it in its own way. Addresses are whole here and
 * shortened in the sentence; amounts are decimal text, with a symbol where one is known; dates are ISO 8601.
 */
export type Param = SingleParam | { readonly type: 'list'; readonly value: readonly SingleParam[] };

/** A value that a list may hold. */
export type SingleParam =
  | { readonly type: 'address'; readonly value: string; readonly role?: Term }
  | { readonly type: 'amount'; readonly value: string; readonly symbol: string | null }
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'date'; readonly value: string }
  | { readonly type: 'count'; readonly value: number }
  | { readonly type: 'term'; readonly value: Term };

/** The values of a sentence by the names that stand in its template. */
export type Params = Readonly<Record<string, Param>>;

/** An address alone: `0x1234…cdef`. */
export const addressParam = (value: string): SingleParam => ({ type: 'address', value });

/** An account with its part in the request: `the recipient 0x1234…cdef`. By its first field; else as an address. */
export const partyParam = (intent: TransactionIntent, key: string): SingleParam => {
  const field = ADDRESS_FIELDS.find((name) => intent.addresses[name]?.key === key);
  return { type: 'address', value: key, role: field ?? 'address' };
};

/** Whole tokens as decimal text, `unlimited`, or `unknown`. Null where no symbol is known: "25 tokens". */
export const amountParam = (value: string, symbol: string | null): SingleParam => ({ type: 'amount', value, symbol });

/** A name, host or other text that is not translated. At most 40 characters of it stand in the sentence. */
export const textParam = (value: string): SingleParam => ({ type: 'text', value });

/** An ISO 8601 date or time, shown as its day. */
export const dateParam = (value: string): SingleParam => ({ type: 'date', value });

/** A whole number. */
export const countParam = (value: number): SingleParam => ({ type: 'count', value });

/** A word that is translated: one of `TERMS`. */
export const termParam = (value: Term): SingleParam => ({ type: 'term', value });

/** Several values: three at most, or as many as have room, then how many more. */
export const listParam = (value: readonly SingleParam[]): Param => ({ type: 'list', value });
