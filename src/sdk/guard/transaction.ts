import type { Schemas } from '../client.js';
import { bytesFromHex, isHex, joined, type OwnBytes } from './bytes.js';
import { RefusedError } from './refusal.js';

/** Bytes, or a list of items. */
type RlpValue = Uint8Array | readonly RlpValue[];

/** A quantity as RLP has it: big-endian without leading zeros, so that 0 is no bytes. */
const rlpQuantity = (value: bigint): OwnBytes => {
  const digits = value === 0n ? '' : value.toString(16);
  return bytesFromHex(`0x${digits.length % 2 === 0 ? '' : '0'}${digits}`);
};

/** Source: Ethereum yellow paper, appendix B. */
const rlp = (item: RlpValue): OwnBytes => {
  const isBytes = item instanceof Uint8Array;
  const content = isBytes ? item : joined(...item.map(rlp));
  if (isBytes && content.length === 1 && Number(content[0]) < 0x80) return joined(content);
  const offset = isBytes ? 0x80 : 0xc0;
  if (content.length < 56) return joined(Uint8Array.of(offset + content.length), content);
  const size = rlpQuantity(BigInt(content.length));
  return joined(Uint8Array.of(offset + 55 + size.length), size, content);
};

/** Asks the wallet something that signs nothing. */
export type AskWallet = (method: string, params: readonly unknown[]) => Promise<unknown>;

type Members = Readonly<Record<string, unknown>>;

/** A transaction with everything that is signed, as JSON-RPC spells it: quantities are hex. */
export interface WholeTransaction {
  readonly type: '0x0' | '0x1' | '0x2' | '0x4';
  readonly from: string;
  /** Absent where a contract is created. */
  readonly to?: string;
  readonly value: string;
  readonly data: string;
  readonly gas: string;
  readonly nonce: string;
  readonly chainId: string;
  readonly gasPrice?: string;
  readonly maxFeePerGas?: string;
  readonly maxPriorityFeePerGas?: string;
  readonly accessList?: readonly { readonly address: string; readonly storageKeys: readonly string[] }[];
  readonly authorizationList?: readonly Readonly<
    Record<'chainId' | 'address' | 'nonce' | 'yParity' | 'r' | 's', string>
  >[];
}

const MEMBERS: ReadonlySet<string> = new Set([
  ...['type', 'from', 'to', 'value', 'data', 'input', 'gas', 'gasLimit', 'nonce', 'chainId', 'gasPrice'],
  ...['maxFeePerGas', 'maxPriorityFeePerGas', 'accessList', 'authorizationList'],
]);

export const unreadable = (what: string): RefusedError =>
  new RefusedError('unreadable_request', `${what} Nothing was signed.`);

const ADDRESS = /^0x[0-9a-f]{40}$/i;
export const lowerCaseAddress = (value: unknown, name: string): string => {
  if (typeof value !== 'string' || !ADDRESS.test(value)) throw unreadable(`${name} is no address.`);
  return value;
};

/** A quantity in its shortest form. Decimal text is none: some wallets read it as hex. */
export const quantityOf = (value: unknown, name: string): string => {
  const isQuantity =
    (typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)) ||
    (Number.isSafeInteger(value) && Number(value) >= 0);
  if (!isQuantity) throw unreadable(`${name} is no quantity as hex behind 0x.`);
  return `0x${BigInt(value as string | number).toString(16)}`;
};

const objectOf = (value: unknown, allowed: ReadonlySet<string>, name: string): Members => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable(`${name} is no object.`);
  // a member that is null says as much as one that is absent
  const said = Object.entries(value).filter(([, member]) => member !== null);
  const unknown = said.find(([member]) => !allowed.has(member));
  if (unknown !== undefined) throw unreadable(`${name} has the member ${unknown[0]}, which cannot be judged.`);
  return Object.fromEntries(said);
};

const listOf = <Item>(value: unknown, name: string, read: (item: unknown) => Item): readonly Item[] => {
  if (!Array.isArray(value)) throw unreadable(`${name} is no list.`);
  return value.map(read);
};

/** The one of two names for a member; both only where they say the same. */
const either = (given: Members, name: string, other: string): unknown => {
  const [first, second] = [given[name], given[other]];
  if (first !== undefined && second !== undefined && first !== second) throw unreadable(`${name} and ${other} differ.`);
  return first ?? second;
};

const hexOr = (value: unknown, otherwise: string, name: string): string => {
  if (value === undefined) return otherwise;
  if (!isHex(value)) throw unreadable(`${name} is no whole number of bytes as hex behind 0x.`);
  return value;
};

const AUTHORIZATION = ['chainId', 'address', 'nonce', 'yParity', 'r', 's'] as const;
const authorizationOf = (item: unknown) => {
  const given = objectOf(item, new Set(AUTHORIZATION), 'An authorization');
  const entries = AUTHORIZATION.map((name) => [
    name,
    name === 'address' ? lowerCaseAddress(given[name], name) : quantityOf(given[name], name),
  ]);
  return Object.fromEntries(entries) as NonNullable<WholeTransaction['authorizationList']>[number];
};

const accessOf = (item: unknown) => {
  const given = objectOf(item, new Set(['address', 'storageKeys']), 'An entry of accessList');
  return {
    address: lowerCaseAddress(given['address'], 'address'),
    storageKeys: listOf(given['storageKeys'], 'storageKeys', (key) => {
      if (!isHex(key) || key.length !== 66) throw unreadable('A storage key has other than 32 bytes.');
      return key;
    }),
  };
};

const answered = async (ask: AskWallet, method: string, params: readonly unknown[]): Promise<string> => {
  const value = await ask(method, params);
  try {
    return quantityOf(value, method);
  } catch (cause) {
    throw new RefusedError('provider', `The wallet does not answer ${method} with a quantity.`, { cause });
  }
};

type Fees = Pick<WholeTransaction, 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas'>;

const feesOf = async (given: Members, ask: AskWallet): Promise<Fees> => {
  const has = (name: string): boolean => given[name] !== undefined;
  const type = has('type') ? quantityOf(given['type'], 'type') : null;
  const isPriced = has('maxFeePerGas') || has('maxPriorityFeePerGas') || has('authorizationList');
  if (has('gasPrice')) {
    if (isPriced) throw unreadable('Fees of two kinds are named.');
    return { gasPrice: quantityOf(given['gasPrice'], 'gasPrice') };
  }
  const block = isPriced ? null : await ask('eth_getBlockByNumber', ['latest', false]);
  const isOld =
    !isPriced && (type === '0x0' || type === '0x1' || (block as Members | null)?.['baseFeePerGas'] === undefined);
  if (isOld && type !== '0x2') return { gasPrice: await answered(ask, 'eth_gasPrice', []) };
  const maxPriorityFeePerGas = has('maxPriorityFeePerGas')
    ? quantityOf(given['maxPriorityFeePerGas'], 'maxPriorityFeePerGas')
    : await answered(ask, 'eth_maxPriorityFeePerGas', []);
  if (has('maxFeePerGas'))
    return { maxPriorityFeePerGas, maxFeePerGas: quantityOf(given['maxFeePerGas'], 'maxFeePerGas') };
  const latest = (block ?? (await ask('eth_getBlockByNumber', ['latest', false]))) as Members | null;
  const baseFee = BigInt(quantityOf(latest?.['baseFeePerGas'], 'baseFeePerGas'));
  return { maxPriorityFeePerGas, maxFeePerGas: `0x${(2n * baseFee + BigInt(maxPriorityFeePerGas)).toString(16)}` };
};

const typeOf = (given: Members, fees: Fees): WholeTransaction['type'] => {
  const type =
    given['authorizationList'] !== undefined
      ? '0x4'
      : fees.gasPrice === undefined
        ? '0x2'
        : given['accessList'] === undefined
          ? '0x0'
          : '0x1';
  if (given['type'] !== undefined && quantityOf(given['type'], 'type') !== type)
    throw unreadable(`The members are those of a transaction of type ${type}, not of the type that is named.`);
  return type;
};

/** What a caller leaves open, and who is asked for it. */
export interface Filling {
  readonly ask: AskWallet;
  /** Of the wallet, as hex. */
  readonly chainId: string;
  /** Calls of the same batch before this one. */
  readonly noncesBefore: bigint;
  /** Gas where it cannot be estimated; absent: that is a refusal. */
  readonly gasOtherwise?: string;
}

/**
 * A transaction with all that is signed: what the caller left open is asked of the wallet. Rejects with a
 * `RefusedError` for members that are not known, contradict each other, or are no quantities.
 */
export const wholeTransaction = async (asked: unknown, filling: Filling): Promise<WholeTransaction> => {
  const { ask, chainId, noncesBefore, gasOtherwise } = filling;
  const given = objectOf(asked, MEMBERS, 'The transaction');
  if (given['chainId'] !== undefined && quantityOf(given['chainId'], 'chainId') !== chainId)
    throw new RefusedError('chain', 'The transaction names another chain than the wallet is on.');
  const from = lowerCaseAddress(given['from'], 'from');
  const to = given['to'] === undefined ? {} : { to: lowerCaseAddress(given['to'], 'to') };
  const data = hexOr(either(given, 'data', 'input'), '0x', 'data');
  const value = given['value'] === undefined ? '0x0' : quantityOf(given['value'], 'value');
  const gasGiven = either(given, 'gas', 'gasLimit');
  const [fees, nonce, gas] = await Promise.all([
    feesOf(given, ask),
    given['nonce'] === undefined
      ? answered(ask, 'eth_getTransactionCount', [from, 'pending'])
      : quantityOf(given['nonce'], 'nonce'),
    gasGiven === undefined
      ? answered(ask, 'eth_estimateGas', [{ from, ...to, value, data }]).catch((error: unknown) => {
          if (gasOtherwise === undefined) throw error;
          return gasOtherwise;
        })
      : quantityOf(gasGiven, 'gas'),
  ]);
  return {
    ...{ type: typeOf(given, fees), from, ...to, value, data, gas, chainId, ...fees },
    nonce: given['nonce'] === undefined ? `0x${(BigInt(nonce) + noncesBefore).toString(16)}` : nonce,
    ...(given['accessList'] !== undefined && { accessList: listOf(given['accessList'], 'accessList', accessOf) }),
    ...(given['authorizationList'] !== undefined && {
      authorizationList: listOf(given['authorizationList'], 'authorizationList', authorizationOf),
    }),
  };
};

/** The same transaction by the names of the HTTP interface. */
export const payloadOf = (whole: WholeTransaction): Schemas['EvmTransaction'] => ({
  to: whole.to ?? null,
  ...{ data: whole.data, value: whole.value, gas: whole.gas, nonce: whole.nonce, chain_id: whole.chainId },
  ...(whole.gasPrice !== undefined && { gas_price: whole.gasPrice }),
  ...(whole.maxFeePerGas !== undefined && { max_fee_per_gas: whole.maxFeePerGas }),
  ...(whole.maxPriorityFeePerGas !== undefined && { max_priority_fee_per_gas: whole.maxPriorityFeePerGas }),
  ...(whole.accessList !== undefined && { access_list: [...whole.accessList] }),
  ...(whole.authorizationList !== undefined && {
    authorization_list: whole.authorizationList.map(({ chainId, yParity, ...rest }) => ({
      ...{ chain_id: chainId, y_parity: yParity, ...rest },
    })),
  }),
});

/** The bytes that a key signs by their hash. Source: EIP-155, EIP-2930, EIP-1559, EIP-7702. */
export const bytesToSign = (whole: WholeTransaction): OwnBytes => {
  const number = (value = '0x0'): OwnBytes => rlpQuantity(BigInt(value));
  const call = [number(whole.gas), bytesFromHex(whole.to ?? '0x'), number(whole.value), bytesFromHex(whole.data)];
  const chainId = number(whole.chainId);
  const nonce = number(whole.nonce);
  if (whole.type === '0x0')
    return rlp([nonce, number(whole.gasPrice), ...call, chainId, new Uint8Array(), new Uint8Array()]);
  const access = (whole.accessList ?? []).map(({ address, storageKeys }) => [
    bytesFromHex(address),
    storageKeys.map(bytesFromHex),
  ]);
  const fees =
    whole.type === '0x1' ? [number(whole.gasPrice)] : [number(whole.maxPriorityFeePerGas), number(whole.maxFeePerGas)];
  const items: RlpValue[] = [chainId, nonce, ...fees, ...call, access];
  if (whole.type === '0x4')
    items.push(
      (whole.authorizationList ?? []).map((one) =>
        AUTHORIZATION.map((name) => (name === 'address' ? bytesFromHex(one.address) : number(one[name]))),
      ),
    );
  return joined(number(whole.type), rlp(items));
};
