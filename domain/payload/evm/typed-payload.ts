import { textField } from '../action.js';
import { currencyOf } from '../../chains/index.js';
import type { PayloadNote, ReadPayload, SigningPayload } from '../payload.js';
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
import { accountOrNull, type ActionDraft } from './standards/drafts.js';
import { calls, contains, does, type CallEffect } from './standards/row.js';
import { type ApplicationMessage, applicationMessage } from './typed/applications.js';
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
  const { effects, signers, source, unknown, told } =
    meaning === null ? withoutStandard(data, verifier, context) : { ...meaning, unknown: [], told: {} };
  const unrolled = unroll(effects, context, {
    target: verifier === null ? null : accountOrNull(verifier),
    function: data.primaryType,
    source,
    certainty: 'exact',
  });
  const { payload, unknownCalls } = payloadWith(
    {
      kind: 'typed_data',
      digest: data.digest,
      hashes: hashesOf(data, meaning?.source ?? null),
      sha256: data.sha256,
      signers,
      chainId: chainIdOf(data) ?? saltOfChain(data, context),
      notes: DOUBTS.filter(({ isOf }) => isOf(data)).map(({ note }) => note),
    },
    unrolled,
  );
  return doubted({ payload: { ...payload, ...told }, unknownCalls: [...unknownCalls, ...unknown] }, data);
};

/** A chain id is a number, or its text where an application declares it so. */
const chainIdOf = ({ domain: { chainId } }: TypedData): bigint | null =>
  typeof chainId === 'bigint' || (typeof chainId === 'string' && CHAIN_ID.test(chainId)) ? BigInt(chainId) : null;
const CHAIN_ID = /^(?:\d{1,20}|0x[0-9a-fA-F]{1,16})$/;

/** Data that no standard explains: the right that the table reads from it, with what a descriptor shows. */
const withoutStandard = (data: TypedData, verifier: string | null, context: PayloadContext): OtherMeaning => {
  const encodedType = encodeType(data.types, data.primaryType);
  const right = rightByType(encodedType, data.message, verifier, context.sender);
  const signers = right?.signers ?? [];
  const application = right === null ? applicationMessage(data) : null;
  const none: ActionDraft = {
    ...{ kind: 'unknown_call', from: context.sender },
    ...(application === null
      ? { certainty: 'unknown' }
      : { certainty: application.isHidden ? 'unknown' : 'hint', words: application.words }),
  };
  const source = application?.source ?? null;
  const told = application === null ? {} : toldOf(application);
  const unread = does({ ...(right?.draft ?? none), fields: leavesOf(data.message) });
  if (verifier === null) return { effects: [unread], signers, source, unknown: [], told };
  const asked = { target: verifier, selector: typeSelector(encodedType) };
  const description = context.describe(asked.target, asked.selector);
  const call = { from: context.sender, target: verifier, value: 0n };
  const shown = description === null ? null : describedTypedData(data, encodedType, call, description);
  if (shown === null || description === null) return { effects: [unread], signers, source, unknown: [asked], told };
  return {
    effects: [described(shown, right?.draft ?? null, call, application?.words)],
    signers,
    source: description.source,
    unknown: [asked],
    told: {},
  };
};

/** Words are no more than names: they clear nothing, and say so. */
const toldOf = ({ source, isHidden }: ApplicationMessage): OtherMeaning['told'] =>
  isHidden
    ? { problem: 'agrees to a bare hash: what stands behind it is not in it' }
    : { status: 'partly_decoded', problem: `is known as a message of ${source} by the names in it alone` };

interface OtherMeaning {
  readonly effects: readonly CallEffect[];
  readonly signers: readonly string[];
  readonly source: string | null;
  /** What an imported list may explain. */
  readonly unknown: readonly UnknownCall[];
  /** Where an application's words are all that is known. */
  readonly told: Partial<Pick<SigningPayload, 'status' | 'problem'>>;
}

/** What a descriptor shows. The right that the table reads stays one; what gives none may be a trade. */
const described = (
  { fields, calls: within }: ShownValues,
  right: ActionDraft | null,
  { from, target }: ReadCall,
  words: ApplicationMessage['words'] | undefined,
): CallEffect => {
  const trade = right === null ? describedTrade(fields, { from, to: target }) : null;
  return contains(
    {
      ...(right ?? { kind: 'call', from }),
      fields,
      ...(trade !== null && { trade }),
      ...(words !== undefined && { words }),
    },
    within.map((inner) => calls(inner.from, inner.target, inner.value, inner.data)),
  );
};

interface Doubt {
  readonly note: PayloadNote;
  readonly isOf: (data: TypedData) => boolean;
  /** The end of a sentence. */
  readonly problem: string;
}

/** Why what was read may not be what is signed, or not all that was sent. */
export const UNSIGNED_MEMBERS = 'has members that its types do not name, which are no part of what is signed';
const DOUBTS: readonly Doubt[] = [
  {
    note: 'no_domain_type',
    isOf: ({ hasDomainType }) => !hasDomainType,
    problem: 'names no type for its domain, and wallets disagree about its hash',
  },
  {
    note: 'unsigned_members',
    isOf: ({ leftOut }) => leftOut.length > 0,
    problem: UNSIGNED_MEMBERS,
  },
];

/** What was sent along stands beside the first action: shown, and never judged. */
const doubted = ({ payload, unknownCalls }: ReadPayload, data: TypedData): ReadPayload => {
  const doubt = DOUBTS.find(({ isOf }) => isOf(data));
  if (doubt === undefined) return { payload, unknownCalls };
  const shown = data.leftOut.map(([name, text]) => textField(`Not part of what is signed: ${name}`, text));
  const [first, ...others] = payload.actions;
  return {
    payload: {
      ...payload,
      status: payload.status === 'decoded' ? 'partly_decoded' : payload.status,
      problem: payload.problem ?? doubt.problem,
      actions: first === undefined ? [] : [{ ...first, fields: [...first.fields, ...shown] }, ...others],
    },
    unknownCalls,
  };
};
