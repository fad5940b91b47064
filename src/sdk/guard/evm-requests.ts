import { CHAIN_OF_ID } from '../data/chains.js';
import { bytesFromHex, hexFromBytes, isHex, sha256Of, bytesFromText } from './bytes.js';
import type { ChainSlug, Payload, SignedMember, SigningQuestion } from './gate.js';
import { RefusedError } from './refusal.js';
import { frozen } from './snapshot.js';
import {
  lowerCaseAddress,
  type AskWallet,
  bytesToSign,
  payloadOf,
  quantityOf,
  unreadable,
  wholeTransaction,
} from './transaction.js';
import { typedDataBytes } from './typed-data.js';

/** The wallet as it is at the moment. */
export interface WalletNow {
  readonly ask: AskWallet;
  /** As hex, and by the name that the service has for it. */
  readonly chainId: string;
  readonly chain: ChainSlug;
}

/** A request as it was read once: what is judged, and the parameters with exactly that, which are passed on. */
export interface Prepared {
  readonly questions: readonly SigningQuestion[];
  readonly params: readonly unknown[];
}

type Prepare = (params: readonly unknown[], wallet: WalletNow) => Promise<Prepared>;

const ADDRESS = /^0x[0-9a-f]{40}$/i;

/** Exactly so many parameters; further ones may only be empty, as some libraries send them. */
const exactly = (params: readonly unknown[], count: number): readonly unknown[] => {
  const more = params.slice(count).some((one) => one !== null && one !== '');
  if (params.length < count || more) throw unreadable(`There must be exactly ${String(count)} parameters.`);
  return params.slice(0, count);
};

const one = (question: SigningQuestion, params: readonly unknown[]): Prepared =>
  frozen({ questions: [question], params });

const transaction: Prepare = async (params, wallet) => {
  const [asked] = exactly(params, 1);
  const whole = await wholeTransaction(asked, { ...wallet, noncesBefore: 0n });
  const payload: Payload = { transaction: payloadOf(whole) };
  const sha256 = await sha256Of(bytesToSign(whole));
  return one({ chain: wallet.chain, fromAddress: whole.from, payload, sha256 }, [whole]);
};

/** The bytes of a message, as hex: text that looks like hex is read in two ways, and hex in one. */
const messageOf = (given: unknown): string => {
  if (typeof given !== 'string') throw unreadable('The message is no text.');
  if (isHex(given)) return given.toLowerCase();
  if (/^0x/i.test(given)) throw unreadable('The message begins like hex, and is none.');
  try {
    return hexFromBytes(bytesFromText(given));
  } catch {
    throw unreadable('The message holds half a surrogate pair.');
  }
};

const personalSign: Prepare = async (params, { chain }) => {
  const [message, account] = exactly(params, 2);
  if (ADDRESS.test(String(message)) && !ADDRESS.test(String(account)))
    throw unreadable('The parameters are in the wrong order: the message comes first.');
  const fromAddress = lowerCaseAddress(account, 'The account');
  const content = messageOf(message);
  const sha256 = await sha256Of(bytesFromHex(content));
  return one({ chain, fromAddress, payload: { message: { encoding: 'hex', content } }, sha256 }, [
    content,
    fromAddress,
  ]);
};

/** A bare hash for some wallets and a message for others: judged as the worse of the two. */
const ethSign: Prepare = async (params, { chain }) => {
  const [account, content] = exactly(params, 2);
  const fromAddress = lowerCaseAddress(account, 'The account');
  if (!isHex(content) || content.length !== 66) throw unreadable('eth_sign signs 32 bytes, as hex behind 0x.');
  const sha256 = await sha256Of(bytesFromHex(content));
  return one({ chain, fromAddress, payload: { message: { encoding: 'hash', content } }, sha256 }, [
    fromAddress,
    content,
  ]);
};

/** Typed data as text is judged and passed on as that text, and an object as the text that it is written as. */
const typedData: Prepare = async (params, { chain }) => {
  const [account, given] = exactly(params, 2);
  const fromAddress = lowerCaseAddress(account, 'The account');
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  if (!isObject && typeof given !== 'string') throw unreadable('The typed data is no object of EIP-712.');
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  let bytes;
  try {
    bytes = typedDataBytes(text);
  } catch (cause) {
    const message = 'The typed data leaves open what would be signed. Nothing was signed.';
    throw new RefusedError('unreadable_request', message, { cause });
  }
  const sha256 = await sha256Of(bytes);
  return one({ chain, fromAddress, payload: { typed_data: text }, sha256 }, [fromAddress, given]);
};

const BATCH: ReadonlySet<string> = new Set([
  ...['version', 'id', 'from', 'chainId', 'atomicRequired', 'calls', 'capabilities'],
]);
const CALL: ReadonlySet<string> = new Set(['to', 'value', 'data', 'capabilities']);
/** Gas of a call that fails alone, because one before it in the batch has not happened yet. */
const GAS_OF_A_CALL = '0x1e8480';
const MOST_CALLS = 32;

const membersOf = (value: unknown, allowed: ReadonlySet<string>): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw unreadable('A batch or call is no object.');
  const unknown = Object.keys(value).find((name) => !allowed.has(name));
  if (unknown !== undefined) throw unreadable(`The batch has the member ${unknown}, which cannot be judged.`);
  const members = value as Readonly<Record<string, unknown>>;
  // a capability may add calls, pay with other assets, or give rights to a session
  if (Object.keys(members['capabilities'] ?? {}).length > 0) throw unreadable('Capabilities cannot be judged.');
  return members;
};

/** Each call is judged as a transaction of the account, in order. Source: EIP-5792. */
const sendCalls: Prepare = async (params, wallet) => {
  const [asked] = exactly(params, 1);
  const { from, calls, chainId, ...batch } = membersOf(asked, BATCH);
  const fromAddress = lowerCaseAddress(from, 'from');
  if (quantityOf(chainId, 'chainId') !== wallet.chainId)
    throw new RefusedError('chain', 'The batch names another chain than the wallet is on.');
  if (!Array.isArray(calls) || calls.length === 0 || calls.length > MOST_CALLS)
    throw unreadable(`A batch has 1 to ${String(MOST_CALLS)} calls.`);
  const wholes = await Promise.all(
    calls.map((call: unknown, position) => {
      const { to, value, data } = membersOf(call, CALL);
      const filling = { ...wallet, noncesBefore: BigInt(position), gasOtherwise: GAS_OF_A_CALL };
      return wholeTransaction(Object.fromEntries(Object.entries({ from, to, value, data }).filter(isSaid)), filling);
    }),
  );
  const questions = await Promise.all(
    wholes.map(
      async (whole): Promise<SigningQuestion> => ({
        ...{ chain: wallet.chain, fromAddress, payload: { transaction: payloadOf(whole) } },
        sha256: await sha256Of(bytesToSign(whole)),
      }),
    ),
  );
  const passed = wholes.map(({ to, value, data }) => ({ ...(to !== undefined && { to }), value, data }));
  return frozen({ questions, params: [{ ...batch, from: fromAddress, chainId: wallet.chainId, calls: passed }] });
};

const isSaid = ([, value]: readonly [string, unknown]): boolean => value !== undefined;

/** By what is signed, the methods that ask a wallet for it. A kind of payload that is left out does not compile. */
const METHODS: Readonly<Record<SignedMember, Readonly<Record<string, Prepare>>>> = {
  transaction: { eth_sendTransaction: transaction, eth_signTransaction: transaction, wallet_sendCalls: sendCalls },
  typed_data: { eth_signTypedData: typedData, eth_signTypedData_v3: typedData, eth_signTypedData_v4: typedData },
  message: { personal_sign: personalSign, eth_sign: ethSign },
  // no method of EIP-1193 asks for these; the features of a wallet of Solana stand in `solana-guard.ts`
  authorization: {},
  user_operation: {},
  solana_message: {},
};

/** Every method that signs and can be judged. */
export const SIGNING: Readonly<Record<string, Prepare>> = Object.fromEntries(
  Object.values(METHODS).flatMap((methods) => Object.entries(methods)),
);

/** The chains that the service knows, by their ids: those that an operator must turn on as well. */
export const CHAIN_BY_ID: Readonly<Record<string, string>> = CHAIN_OF_ID;

/** Methods that sign nothing. What is not here and not judged is refused. */
export const READING: ReadonlySet<string> = new Set([
  ...['eth_accounts', 'eth_requestAccounts', 'eth_chainId', 'eth_coinbase', 'net_version', 'net_listening'],
  ...['web3_clientVersion', 'web3_sha3', 'eth_protocolVersion', 'eth_syncing', 'eth_blockNumber', 'eth_call'],
  ...['eth_estimateGas', 'eth_createAccessList', 'eth_simulateV1', 'eth_gasPrice', 'eth_maxPriorityFeePerGas'],
  ...['eth_feeHistory', 'eth_blobBaseFee', 'eth_getBalance', 'eth_getCode', 'eth_getStorageAt', 'eth_getProof'],
  ...['eth_getTransactionCount', 'eth_getTransactionByHash', 'eth_getTransactionReceipt', 'eth_getBlockByHash'],
  ...['eth_getBlockByNumber', 'eth_getBlockReceipts', 'eth_getBlockTransactionCountByHash'],
  ...['eth_getBlockTransactionCountByNumber', 'eth_getTransactionByBlockHashAndIndex'],
  ...['eth_getTransactionByBlockNumberAndIndex', 'eth_getUncleCountByBlockHash', 'eth_getUncleCountByBlockNumber'],
  ...['eth_getLogs', 'eth_newFilter', 'eth_newBlockFilter', 'eth_newPendingTransactionFilter'],
  ...['eth_getFilterChanges', 'eth_getFilterLogs', 'eth_uninstallFilter', 'eth_subscribe', 'eth_unsubscribe'],
  ...['wallet_getPermissions', 'wallet_revokePermissions', 'wallet_switchEthereumChain', 'wallet_watchAsset'],
  ...['wallet_getCapabilities', 'wallet_getCallsStatus', 'wallet_showCallsStatus'],
]);
