import { ProviderError } from '../../../ports/sources/errors.js';
import type { JsonRpcReply } from '../../shared/json-rpc.js';
import { SLOT_NAMES, type SlotName } from './calls.js';
import type { FreezingIssuer } from './data/issuers.js';

/** What a node said about one account, in its own terms. Hex is lower case. */
export interface AccountReading {
  /** Time of the newest block, milliseconds since 1970. */
  readonly blockTimeMs: number;
  readonly code: string;
  readonly nonce: number;
  /** 32 bytes each, without `0x`. */
  readonly slots: Readonly<Record<SlotName, string>>;
  /** What `owner()` returned; null where it cannot be called. */
  readonly owner: string | null;
  /** What each issuer's function returned, in the order of the issuers. */
  readonly frozen: readonly { readonly token: string; readonly output: string }[];
}

const refuse = (what: string): never => {
  throw new ProviderError('bad_response', `The node’s ${what} is not of the documented form`);
};

/** The result of a call that every node can answer about every account. */
const resultOf = (reply: JsonRpcReply | undefined, what: string): unknown =>
  reply?.ok === true ? reply.result : refuse(what);

const hex = (value: unknown, pattern: RegExp, what: string): string =>
  typeof value === 'string' && pattern.test(value) ? value.toLowerCase() : refuse(what);

const BYTES = /^0x(?:[0-9a-f]{2})*$/i;
const WORD = /^0x[0-9a-f]{1,64}$/i;

const quantity = (value: unknown, what: string): number => {
  const number = Number(hex(value, /^0x[0-9a-f]{1,16}$/i, what));
  return Number.isSafeInteger(number) ? number : refuse(what);
};

/** The last moment that a date can hold, seconds since 1970. */
const MAX_TIME_SECONDS = 8.64e12;

const blockTimeMs = (block: unknown): number => {
  const timestamp = quantity((block as { readonly timestamp?: unknown } | null)?.timestamp, 'block');
  return timestamp <= MAX_TIME_SECONDS ? timestamp * 1_000 : refuse('block');
};

export interface ExpectedAccount {
  /** EIP-155 id as decimal text. */
  readonly chainId: string;
  /** The newest block may not be older, milliseconds since 1970: a node that is stuck says nothing of today. */
  readonly oldestMs: number;
  /** Nor later than this: no chain that others follow is so far ahead. */
  readonly newestMs: number;
  /** Those that were asked. */
  readonly issuers: readonly FreezingIssuer[];
}

/**
 * Reads the replies to `callsAbout`. Throws a `ProviderError` of reason `bad_response` where one is missing or of
 * another form, or where the node is of another chain or behind. Only `owner()` may fail: not every account has one.
 */
export const readReplies = (
  replies: readonly JsonRpcReply[],
  { chainId, oldestMs, newestMs, issuers }: ExpectedAccount,
): AccountReading => {
  const [chain, block, code, nonce, ...others] = replies;
  if (String(quantity(resultOf(chain, 'chain id'), 'chain id')) !== chainId)
    throw new ProviderError('bad_response', 'The node belongs to another chain');
  const timeMs = blockTimeMs(resultOf(block, 'block'));
  if (timeMs < oldestMs) throw new ProviderError('bad_response', 'The node’s newest block is too old');
  if (timeMs > newestMs) throw new ProviderError('bad_response', 'The node’s newest block is in the future');
  const slots = SLOT_NAMES.map((name, index) => {
    const word = hex(resultOf(others[index], 'storage'), WORD, 'storage');
    return [name, word.slice(2).padStart(64, '0')] as const;
  });
  const [owner, ...frozen] = others.slice(SLOT_NAMES.length);
  return {
    blockTimeMs: timeMs,
    code: hex(resultOf(code, 'code'), BYTES, 'code'),
    nonce: quantity(resultOf(nonce, 'nonce'), 'nonce'),
    slots: Object.fromEntries(slots) as Record<SlotName, string>,
    owner: owner?.ok === true ? hex(owner.result, BYTES, 'output') : null,
    frozen: issuers.map(({ token }, index) => ({
      token,
      output: hex(resultOf(frozen[index], 'output'), BYTES, 'output'),
    })),
  };
};
