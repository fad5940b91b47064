import { currencyOf } from '../../chains/index.js';
import type { ReadPayload } from '../payload.js';
import type { PayloadContext, UnknownCall } from '../context.js';
import { type PayloadHash, wholeHash } from '../hashes.js';
import type { RawMembers } from '../payload-request.js';
import { unroll } from './calls.js';
import type { ShownValues } from './descriptor/described-call.js';
import { describedTrade } from './descriptor/described-trade.js';
import { describedTypedData, typeSelector } from './descriptor/described-typed-data.js';
import type { ReadCall } from './descriptor/read-value.js';
import { wordOf } from './elementary.js';
import { invalidPayload, payloadWith } from './finished.js';
import { rightByType } from './rights.js';
import type { Draft } from './standards/drafts.js';
import { calls, contains, does, type Effect } from './standards/row.js';
import { leavesOf } from './typed/leaves.js';
import { typedMeaning } from './typed/index.js';
import { readTypedData, type TypedData } from './typed-data.js';
import { encodeType } from './typed-types.js';

const textOf = (data: TypedData, name: string): string | null => {
  const value = data.domain[name];
  return typeof value === 'string' ? value : null;
};

/** Domains of before EIP-1344 have the id of their chain as salt. Any other salt says nothing of a chain. */
const saltOfChain = (data: TypedData, { chain }: PayloadContext): bigint | null => {
  const salt = textOf(data, 'salt');
  const { chainId } = currencyOf(chain);
  return chainId !== null && salt === `0x${wordOf(BigInt(chainId))}` ? BigInt(chainId) : null;
};

/** The owners of a Safe agree to a transaction by exactly this digest. Source: Safe contracts, getTransactionHash. */
const hashesOf = ({ domainHash, messageHash, digest }: TypedData, source: string | null): readonly PayloadHash[] => [
  wholeHash('domain_hash', domainHash),
  wholeHash('message_hash', messageHash),
  ...(source === 'Safe' ? [wholeHash('safe_transaction_hash', digest)] : []),
];

/** What signing typed data does, or lets others do. */
export const typedPayload = (content: RawMembers | string, context: PayloadContext): ReadPayload => {
  const read = readTypedData(content);
  if (!read.ok) return invalidPayload('typed_data', read.problem);
  const data = read.value;
  const verifier = textOf(data, 'verifyingContract');
  const meaning = typedMeaning(data, { verifier, signer: context.sender, domainName: textOf(data, 'name') });
  const { effects, signers, source, unknown } =
    meaning === null ? withoutStandard(data, verifier, context) : { ...meaning, unknown: [] };
  const unrolled = unroll(effects, context, {
    target: verifier,
    function: data.primaryType,
    source,
    certainty: 'exact',
  });
  const chainId = data.domain['chainId'];
  const payload = payloadWith(
    {
      kind: 'typed_data',
      digest: data.digest,
      hashes: hashesOf(data, source),
      sha256: data.sha256,
      signers,
      chainId: typeof chainId === 'bigint' ? chainId : saltOfChain(data, context),
      notes: data.hasDomainType ? [] : ['no_domain_type'],
    },
    unrolled,
  );
  const asked = { ...payload, unknownCalls: [...payload.unknownCalls, ...unknown] };
  return data.hasDomainType ? asked : withoutDomainType(asked);
};

/** Data that no standard explains: the right that the table reads from it, with what a descriptor shows. */
const withoutStandard = (data: TypedData, verifier: string | null, context: PayloadContext): OtherMeaning => {
  const encodedType = encodeType(data.types, data.primaryType);
  const right = rightByType(encodedType, data.message, verifier, context.sender);
  const signers = right?.signers ?? [];
  const none: Draft = { kind: 'unknown_call', from: context.sender, certainty: 'unknown' };
  const unread = does({ ...(right?.draft ?? none), fields: leavesOf(data.message) });
  if (verifier === null) return { effects: [unread], signers, source: null, unknown: [] };
  const asked = { target: verifier, selector: typeSelector(encodedType) };
  const description = context.describe(asked.target, asked.selector);
  const call = { from: context.sender, target: verifier, value: 0n };
  const shown = description === null ? null : describedTypedData(data, encodedType, call, description);
  if (shown === null || description === null) return { effects: [unread], signers, source: null, unknown: [asked] };
  return {
    effects: [described(shown, right?.draft ?? null, call)],
    signers,
    source: description.source,
    unknown: [asked],
  };
};

interface OtherMeaning {
  readonly effects: readonly Effect[];
  readonly signers: readonly string[];
  readonly source: string | null;
  /** What an imported list may explain. */
  readonly unknown: readonly UnknownCall[];
}

/** What a descriptor shows. The right that the table reads stays one; what gives none may be a trade. */
const described = ({ fields, calls: within }: ShownValues, right: Draft | null, { from, target }: ReadCall): Effect => {
  const trade = right === null ? describedTrade(fields, { from, to: target }) : null;
  return contains(
    { ...(right ?? { kind: 'call', from }), fields, ...(trade === null ? {} : { trade }) },
    within.map((inner) => calls(inner.from, inner.target, inner.value, inner.data)),
  );
};

/** Wallets disagree about the hash of such data: what was read may not be what is signed. */
const withoutDomainType = ({ payload, unknownCalls }: ReadPayload): ReadPayload => ({
  payload: {
    ...payload,
    status: payload.status === 'decoded' ? 'partly_decoded' : payload.status,
    problem: payload.problem ?? 'names no type for its domain, and wallets disagree about its hash',
  },
  unknownCalls,
});
