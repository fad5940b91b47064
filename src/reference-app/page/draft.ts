import { HANDED_FORMS, type Handed } from './handed.js';
import type { Intent } from './intent.js';

/** What a check is asked about. */
export interface Asked {
  /** What the user was told; of bytes alone no more than the chain and the account that signs. */
  readonly told: Pick<Intent, 'chain' | 'from_address'> & Partial<Intent>;
  /** What the wallet is handed. */
  readonly handed: Handed | null;
}

export const isIncoming = ({ told }: Asked): boolean => told.direction === 'incoming';

/** A request as JSON text, with the bytes as they were pasted: JavaScript would round a long number without a word. */
const requestOf = (handed: Handed | null, rest: object): string => {
  if (handed === null) return JSON.stringify(rest);
  const { member, json } = HANDED_FORMS[handed.form];
  return `{"${member}":${json(handed.text)},${JSON.stringify(rest).slice(1)}`;
};

/** The check request as JSON text. */
export const bodyOf = ({ told, handed }: Asked): string => requestOf(handed, told);

/** What is confirmed just before the signature, as JSON text: the bytes, and where they go. */
export const finalBodyOf = ({ told, handed }: Asked): string => {
  const { chain, from_address, origin } = told;
  return requestOf(handed, { chain, from_address, ...(origin !== undefined && { origin }) });
};
