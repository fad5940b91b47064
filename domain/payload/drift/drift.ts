import type { Chain } from '../../chains/index.js';
import type { PayloadContext } from '../context.js';
import type { Members } from '../kinds/definition.js';
import { kindOf, payloadMembersOf } from '../kinds/index.js';
import type { PayloadRequest } from '../payload-request.js';
import type { SigningPayload, SubmittedPayload } from '../payload.js';
import { readPayload } from '../read-payload.js';
import type { PayloadAction, PayloadActionKind } from '../action.js';

/** How the account that gains by an action is called; `recipient` where nothing stands here. */
const GAINER: Partial<Record<PayloadActionKind, string>> = {
  allowance: 'spender',
  permit: 'spender',
  operator: 'operator',
  delegation: 'delegate',
  ownership: 'owner',
  upgrade: 'implementation',
  authority_change: 'authority',
};

const differing = (judged: PayloadAction, final: PayloadAction): readonly string[] => {
  if (judged.kind !== final.kind) return ['actions'];
  const terms: readonly (readonly [string, unknown, unknown])[] = [
    ['token', judged.asset?.address, final.asset?.address],
    ['token_id', judged.asset?.tokenId, final.asset?.tokenId],
    ['amount', judged.amount, final.amount],
    ['owner', judged.from, final.from],
    [GAINER[judged.kind] ?? 'recipient', judged.to, final.to],
    ['contract', judged.target, final.target],
    ['function', judged.function, final.function],
    ['expires_at', judged.expiresAt, final.expiresAt],
  ];
  return terms.flatMap(([name, left, right]) => (left === right ? [] : [name]));
};

/** What differs in what two payloads do, in the words of their actions: spender, amount, token … */
const differingTerms = (judged: readonly PayloadAction[], final: readonly PayloadAction[]): readonly string[] => {
  if (judged.length !== final.length) return ['actions'];
  return judged.flatMap((action, index) => {
    const other = final[index];
    return other === undefined ? [] : differing(action, other);
  });
};

/** The bytes that a key is about to sign, with what was said of them. */
export interface FinalBytes {
  readonly payload: PayloadRequest;
  /** The network that the wallet is on; null where it was not sent. */
  readonly chain: Chain | null;
  /** Key of the account that is to sign; null where it was not sent. */
  readonly senderKey: string | null;
  /** The https origin that asks for the signature; null where it was not sent. */
  readonly askedBy: string | null;
}

/** Under what the judged bytes were read. */
export interface JudgedUnder {
  readonly chain: Chain;
  /** Key of the account that signs, as it was declared. */
  readonly sender: string;
}

/** The final bytes beside those that were judged. */
export interface Drift {
  /** As the final bytes were read. */
  readonly final: SigningPayload;
  /** What differs, or is left open by the bytes. Empty: a key would sign exactly what was judged. */
  readonly fields: readonly string[];
}

/** So many names are given at most: a list of all the leaves of an order helps no one. */
const MAX_FIELDS = 64;

/** A part that says nothing a person can read: what it does is named beside it. */
const OPAQUE = /^(?:data|callData|instructions|accounts|domain\..*|message\..*)$/;

/**
 * Compares the bytes that are about to be signed with those that were judged. The same are those under one hash, for
 * one chain and one signer: a nonce, a gas limit or a fee that differs is a difference, for each can be abused (a nonce
 * replaces or delays a payment, a fee can take all that the account has). What leaves the hash open is never the same.
 */
export const driftOf = (judged: SubmittedPayload, bytes: FinalBytes, under: JudgedUnder): Drift => {
  const context: PayloadContext = { ...under, describe: () => null };
  const final = readPayload(bytes.payload, context).payload;
  const said = [
    ...(bytes.chain === null || bytes.chain === under.chain ? [] : ['chain']),
    ...(isSigner(bytes, final, judged, under.sender) ? [] : ['from_address']),
    ...(bytes.askedBy === null || bytes.askedBy === judged.askedBy ? [] : ['origin']),
  ];
  const differing = isSameHash(judged, final) ? [] : differingFields(judged, bytes.payload, final, context);
  return { final, fields: [...new Set([...said, ...differing])].slice(0, MAX_FIELDS) };
};

/** A hash that is settled, and the same. Solana has only the one. */
const isSameHash = (judged: SigningPayload, final: SigningPayload): boolean =>
  judged.kind === final.kind &&
  judged.chainId === final.chainId &&
  judged.sha256 !== null &&
  judged.sha256 === final.sha256 &&
  judged.digest === final.digest &&
  final.status !== 'invalid' &&
  !final.notes.includes('no_domain_type');

/** Who signs was judged: the declared account, or one whose signature the judged bytes asked for. */
const isSigner = (
  { senderKey }: FinalBytes,
  final: SigningPayload,
  judged: SigningPayload,
  declared: string,
): boolean =>
  (senderKey === null || senderKey === declared) &&
  final.signers.every((signer) => signer === declared || judged.signers.includes(signer));

const differingFields = (
  judged: SubmittedPayload,
  request: PayloadRequest,
  final: SigningPayload,
  context: PayloadContext,
): readonly string[] => {
  if (judged.kind !== request.kind) return ['kind'];
  const [before, after] = [payloadMembersOf(judged.given), payloadMembersOf(request)];
  // bytes that cannot be read differ as a whole
  if (before === null || after === null) return [kindOf(request.kind).member];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name) || isOpen(before, after, name));
  if (changed.length === 0) return [kindOf(request.kind).member];
  // read again without imported descriptions, as the final bytes were
  const actions = readPayload(judged.given, context).payload.actions;
  return changed.some((name) => OPAQUE.test(name)) ? [...changed, ...differingTerms(actions, final.actions)] : changed;
};

const isOpen = (before: Members, after: Members, name: string): boolean =>
  before.get(name) === null || after.get(name) === null;
