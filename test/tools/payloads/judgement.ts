/** What became of one row: an exception is a row that may be refused, with the reason. */
export type Judgement =
  | { readonly kind: 'right' }
  | { readonly kind: 'exception'; readonly reason: string }
  | { readonly kind: 'wrong'; readonly reason: string };

export type Judge = (row: unknown) => Judgement;

export const RIGHT: Judgement = { kind: 'right' };
export const exception = (reason: string): Judgement => ({ kind: 'exception', reason });
export const wrong = (id: string, reason: string): Judgement => ({ kind: 'wrong', reason: `${id}: ${reason}` });

/** A value as vectors write it: quantities as decimal text, hex in lower case. */
export const plain = (value: unknown): unknown => {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return /^0x[0-9a-fA-F]*$/.test(value) ? value.toLowerCase() : value;
  return Array.isArray(value) ? value.map(plain) : value;
};
