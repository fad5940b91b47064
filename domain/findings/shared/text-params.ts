import { CHAIN_NAMES, type Chain, currencyOf } from '../../chains/index.js';
import { type ParsedAddress, parseAddress } from '../../intent/address.js';
import type { TransactionIntent } from '../../intent/intent.js';
import type { PayloadAsset } from '../../payload/action.js';
import { inWholeTokens } from '../../payload/quantity.js';
import {
  addressParam,
  amountParam,
  listParam,
  type Param,
  partyParam,
  type SingleParam,
  termParam,
  textParam,
} from '../../text/params.js';
import { shortAddress } from '../../text/render.js';
import type { SourceFailure } from '../../policy/required-sources.js';
import { accountParam } from './of-kinds.js';
import type { Term } from '../../text/terms.js';

/** An address of the request with its role; an invalid one as it was given. */
export const addressOf = (intent: TransactionIntent, { key, given }: ParsedAddress): SingleParam =>
  partyParam(intent, key ?? given);

/** Accounts, each once; null is one that the bytes do not name. */
export const accountsParam = (accounts: readonly (string | null)[]): Param =>
  listParam([...new Set(accounts)].map(accountParam));

export const chainParam = (chain: Chain): SingleParam => textParam(CHAIN_NAMES[chain]);

/** The token of the request: its symbol, or the address of its contract. */
export const tokenParam = ({ token, chain }: TransactionIntent): SingleParam =>
  parseAddress(chain, token).key === null ? textParam(token) : addressParam(token);

/** Base units in whole tokens; an unknown amount where bytes or token do not say how much. */
export const unitsParam = (units: bigint | string | null, asset: PayloadAsset | null, chain: Chain): SingleParam => {
  if (asset === null) return amountParam(units === 'unlimited' ? units : 'unknown', null);
  const { address, symbol, tokenId } = asset;
  const name = symbol ?? address ?? currencyOf(chain).symbol;
  // the coin of a chain has its decimals, whether or not a source named them
  const decimals = asset.decimals ?? (address === null ? currencyOf(chain).decimals : null);
  if (tokenId !== null) return textParam(`NFT ${tokenId} ${shortAddress(name)}`);
  if (units === 'unlimited') return amountParam(units, name);
  return amountParam(units === null || decimals === null ? 'unknown' : inWholeTokens(String(units), decimals), name);
};

/** A collection or token, all of it meant, by symbol or address. */
export const collectionParam = (name: string | null): SingleParam =>
  name === null ? termParam('unnamed_tokens') : addressParam(name);

const WHY_NOT: Readonly<Record<SourceFailure['why'], Term>> = {
  unavailable: 'source_silent',
  stale: 'source_stale',
  not_supported: 'source_not_covering',
  not_loaded: 'source_not_loaded',
};

/** Why a source gave no answer that counts, to stand behind its name and a colon. */
export const failureParam = ({ why }: SourceFailure): SingleParam => termParam(WHY_NOT[why]);
