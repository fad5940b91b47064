import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base64 } from '@scure/base';
import { authorization, eip191Signer, signTyped, Transaction } from 'micro-eth-signer';
import { sign } from 'micro-eth-signer/utils.js';
import type { PayloadRequest } from '../../../../domain/payload/payload-request.js';
import type { SigningPayload } from '../../../../domain/payload/payload.js';
import { digestOf, typedDataBytes } from '../../../../src/sdk/guard/typed-data.js';
import { decodeArguments, encodeArguments } from '../../../../domain/payload/evm/abi.js';
import { readTransaction } from '../../../../domain/payload/evm/transaction.js';
import { standardFunction } from '../../../../domain/payload/evm/standards/index.js';
import { entriesOf } from '../../../../domain/payload/solana/entries.js';
import { readSignedBytes } from '../../../../domain/payload/solana/envelope.js';
import type { SolanaMessage } from '../../../../domain/payload/solana/message.js';
import { SQUADS_PROGRAM } from '../../../../domain/payload/solana/program-addresses.js';
import { encodeMessage } from '../../../support/solana-messages.js';
import { sighash, vaultCallsIn } from '../../../support/squads.js';
import { serialised } from './serialise.js';
import { typedForLibrary } from './typed-for-library.js';

const KEY = `0x${'46'.repeat(32)}`;
const hexOf = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`;
const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.slice(2), 'hex'));

/** What stands behind their arguments is read past, and said. */
const TAKE_A_TAG: readonly string[] = ['ERC-4626', 'WETH9'];

/** Arguments of a function that is known give the same bytes again. */
const callProblem = (data: string): string | null => {
  const known = standardFunction(data.slice(0, 10));
  if (known === null || TAKE_A_TAG.includes(known.row.source)) return null;
  const given = `0x${data.slice(10)}`;
  const values = decodeArguments(known.inputs, given);
  if (values === null) return 'its calldata is no exact encoding';
  return encodeArguments(known.inputs, values) === given ? null : 'its calldata is written otherwise';
};

const transactionProblem = (content: Readonly<Record<string, unknown>>, digest: string | null): string | null => {
  const read = readTransaction(content);
  if (!read.ok) return 'it is not read again';
  const { raw } = content;
  const call = callProblem(read.value.data);
  if (call !== null || digest === null) return call;
  const bytes = serialised(read.value, content);
  if (hexOf(keccak_256(bytes)) !== digest) return 'its fields give other bytes';
  if (typeof raw !== 'string' || read.value.signer === null) {
    const isWhole = typeof raw !== 'string' || hexOf(bytes) === raw.toLowerCase();
    return isWhole || read.value.type === 0 ? null : 'its bytes are written otherwise';
  }
  return Transaction.fromHex(raw).toHex() === raw.toLowerCase() ? null : 'another library writes it otherwise';
};

const messageProblem = (
  { encoding, content }: Extract<PayloadRequest, { kind: 'message' }>['content'],
  digest: string | null,
): string | null => {
  const bytes = encoding === 'utf8' ? new TextEncoder().encode(content) : bytesOf(content);
  const expected = eip191Signer.getHash(bytes);
  return `0x${expected.replace(/^0x/, '')}` === digest ? null : 'another library hashes it otherwise';
};

const authorizationProblem = (content: Readonly<Record<string, unknown>>, digest: string | null): string | null => {
  const [chainId, nonce] = [BigInt(String(content['chain_id'])), BigInt(String(content['nonce']))];
  const address = String(content['address']).toLowerCase();
  return hexOf(authorization.getHash({ chainId, address, nonce })) === digest
    ? null
    : 'another library hashes it otherwise';
};

/** Two equal signatures by one key without randomness are over equal digests. */
export const typedProblem = (content: unknown, digest: string | null): string | null => {
  const guarded = typedDataBytes(typeof content === 'string' ? content : JSON.stringify(content));
  if (digestOf(guarded) !== digest) return 'the guard for wallets hashes it otherwise';
  const typed = typedForLibrary(content);
  // the library takes no colon in the name of a structure
  if (!Object.keys(typed.types).every((name) => /^\w+$/.test(name))) return null;
  const { r, s } = sign(bytesOf(digest), bytesOf(KEY), false) as { readonly r: bigint; readonly s: bigint };
  const scalars = [r, s].map((scalar) => scalar.toString(16).padStart(64, '0')).join('');
  return signTyped(typed, KEY, false).startsWith(`0x${scalars}`) ? null : 'another library hashes it otherwise';
};

const PROPOSES = hexOf(sighash('vault_transaction_create'));
/** Behind the name of the instruction: the vault, its further signers, the length of the message. */
const MESSAGE_PLACE = 14;

/** What a vault is to do is what a second decoder reads. */
const vaultProblem = (message: SolanaMessage): string | null => {
  const { entries } = entriesOf(message, '');
  const inShort = ({
    program,
    accounts,
    data,
  }: {
    program: string | null;
    accounts: readonly unknown[];
    data: Uint8Array;
  }) => [program, accounts.join(), hexOf(data)].join(' ');
  const isOther = entries.some(({ path, call, effect }) => {
    if (call.program !== SQUADS_PROGRAM || hexOf(call.data.subarray(0, 8)) !== PROPOSES || effect === null)
      return false;
    const within = entries.filter(
      (entry) => entry.path.startsWith(`${path}.`) && !entry.path.slice(path.length + 1).includes('.'),
    );
    const expected = vaultCallsIn(call.data.subarray(MESSAGE_PLACE));
    return within.map((entry) => inShort(entry.call)).join() !== expected.map(inShort).join();
  });
  return isOther ? 'its vault does something else' : null;
};

const solanaProblem = (content: string, { kind, sha256: hash }: SigningPayload): string | null => {
  const given = base64.decode(content);
  // wallets sign texts by the same key
  if (kind === 'message') return hash === hexOf(sha256(given)) ? null : 'its text is not what was sent';
  const read = readSignedBytes(content);
  if (!read.ok || read.value.message === null) return 'it is not read again';
  const { bytes, message } = read.value;
  if (hexOf(encodeMessage(message)) !== hexOf(bytes)) return 'its message is written otherwise';
  const start = message.version === 1 ? 0 : given.length - bytes.length;
  const isSent = hexOf(given.subarray(start, start + bytes.length)) === hexOf(bytes);
  return isSent ? vaultProblem(message) : 'its message is not what was sent';
};

/** Why a payload that was wholly decoded does not give the same bytes again; null where it does. */
export const reEncodingProblem = (request: PayloadRequest, payload: SigningPayload): string | null => {
  const { digest } = payload;
  switch (request.kind) {
    case 'evm_transaction':
      return transactionProblem(request.content, digest);
    case 'typed_data':
      return typedProblem(typeof request.content === 'string' ? JSON.parse(request.content) : request.content, digest);
    case 'message':
      return messageProblem(request.content, digest);
    case 'authorization':
      return authorizationProblem(request.content, digest);
    case 'user_operation':
      return callProblem(String(request.content['callData']).toLowerCase());
    case 'solana_message':
      return solanaProblem(request.content, payload);
  }
};
