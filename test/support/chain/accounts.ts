import { createHash } from 'node:crypto';
import { addr } from 'micro-eth-signer';

/** An account that can sign. */
export interface Account {
  /** Lower case. */
  readonly address: string;
  /** 32 bytes, hex behind `0x`. */
  readonly key: string;
}

/** A made-up account that is the same for the same name, and for no other. */
export const accountOf = (name: string): Account => {
  const key = `0x${createHash('sha256').update(`account of a test chain: ${name}`).digest('hex')}`;
  return { key, address: addr.fromPrivateKey(key).toLowerCase() };
};
