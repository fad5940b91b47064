import { currencyOf } from '../../chains/index.js';
import type { ReadPayload } from '../payload.js';
import type { PayloadContext } from '../context.js';
import { type PayloadHash, wholeHash } from '../hashes.js';
import type { RawMembers } from '../payload-request.js';
import { unroll } from './calls.js';
import { wordOf } from './elementary.js';
import { invalidPayload, payloadWith } from './finished.js';
import { rightByType } from './rights.js';
import type { Draft } from './standards/drafts.js';
import { does } from './standards/row.js';
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
  const right =
    meaning === null
      ? rightByType(encodeType(data.types, data.primaryType), data.message, verifier, context.sender)
      : null;
  const unknown: Draft = { kind: 'unknown_call', from: context.sender, certainty: 'unknown' };
  const unrolled = unroll(meaning?.effects ?? [does(right?.draft ?? unknown)], context, {
    target: verifier,
    function: data.primaryType,
    source: meaning?.source ?? null,
    certainty: 'exact',
  });
  const chainId = data.domain['chainId'];
  const payload = payloadWith(
    {
      kind: 'typed_data',
      digest: data.digest,
      hashes: hashesOf(data, meaning?.source ?? null),
      sha256: data.sha256,
      signers: (meaning ?? right)?.signers ?? [],
      chainId: typeof chainId === 'bigint' ? chainId : saltOfChain(data, context),
      notes: data.hasDomainType ? [] : ['no_domain_type'],
    },
    unrolled,
  );
  return data.hasDomainType ? payload : withoutDomainType(payload);
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
