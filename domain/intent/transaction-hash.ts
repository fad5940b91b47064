import { base58 } from '@scure/base';
import { type Chain, CHAIN_NAMES, familyOf } from '../chains/index.js';
import type { AddressFamily } from '../chains/definition.js';

const SOLANA_SIGNATURE_BYTES = 64;
/** 64 bytes in base58 are 64 to 88 characters; anything else need not be decoded. */
const SOLANA_FORM = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/;

const IS_HASH: Readonly<Record<AddressFamily, (text: string) => boolean>> = {
  evm: (text) => /^0x[0-9a-fA-F]{64}$/.test(text),
  solana: (text) => SOLANA_FORM.test(text) && base58.decode(text).length === SOLANA_SIGNATURE_BYTES,
};

const FORMS: Readonly<Record<AddressFamily, string>> = {
  evm: '0x and 64 hex digits',
  solana: 'the signature of the transaction, 64 bytes in base58',
};

/** True for a text that can name a transaction of the chain. It does not say that there is one. */
export const isTransactionHash = (chain: Chain, text: string): boolean => IS_HASH[familyOf(chain)](text);

/** What a transaction hash of the chain looks like, for a message. */
export const transactionHashForm = (chain: Chain): string => `${FORMS[familyOf(chain)]} on ${CHAIN_NAMES[chain]}`;
