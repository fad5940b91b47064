import Big from 'big.js';
import { BUNDLED_TOKENS } from '../../../adapters/tokens/bundled-registry/data/tokens.js';
import { ALL_CHAINS, type Chain, currencyOf } from '../../../domain/chains/index.js';
import { type AbiParameter, encodeArguments, parseFunction } from '../../../domain/payload/evm/abi.js';
import type { AbiValue } from '../../../domain/payload/evm/elementary.js';
import type { CheckRequest, PayloadCheckRequest } from '../../../src/application/check/check-request.js';
import { accountOf } from './accounts.js';

/** A check as a row writes it: short names, every value a text. `send` is amount and symbol: "12.5 USDC". */
export interface RowCheck {
  readonly on?: string;
  readonly send?: string;
  readonly from?: string;
  readonly to?: string;
  readonly expected?: string;
  readonly contract?: string;
  readonly verified?: string;
  /** A published type, or `none`: no type is sent. */
  readonly type?: string;
  readonly approve?: string;
  readonly asks?: readonly string[];
  readonly name?: string;
  readonly ref?: string;
  readonly direction?: string;
  readonly policy?: string;
}

/** Bytes that are to be signed, as a row writes them: a call of a function, or a text. */
export interface RowBytes {
  readonly on?: string;
  readonly from?: string;
  /** `to`, `function` with the values in `with`, and `value` in whole coins; without a function a plain payment. */
  readonly call?: WrittenCall & { readonly to: string; readonly value?: string };
  /** A text, or with `encoding: hash` a hash. `$account` stands for the sender. */
  readonly says?: string;
  readonly encoding?: string;
  /** The host of the site that asks. */
  readonly site?: string;
}
/** A value, a list of them, or for bytes a call whose data they are. */
type Written = string | WrittenCall | readonly Written[];
interface WrittenCall {
  readonly function?: string;
  readonly with?: readonly Written[];
  readonly data?: string;
}

const SENDER = '$sender';
const NEVER = 2n ** 256n - 1n;

/** `25 USDC` in base units of that token, `max`, or digits. */
const unitsOf = (text: string): bigint => {
  const [, amount, symbol] = /^(\d+(?:\.\d+)?) (\S+)$/.exec(text) ?? [];
  if (amount === undefined) return text === 'max' ? NEVER : BigInt(text);
  const decimals = BUNDLED_TOKENS.find((token) => token.symbol === symbol)?.on.ethereum?.decimals;
  if (decimals === undefined) throw new Error(`"${text}" is of no token that is known`);
  return BigInt(new Big(amount).times(`1e${decimals}`).toFixed(0));
};

const isList = (written: Written): written is readonly Written[] => Array.isArray(written);

const valueOf = ({ type, components }: AbiParameter, written: Written, chain: Chain): AbiValue => {
  const item = /^(.*)\[\d*\]$/.exec(type)?.[1];
  if (isList(written))
    return item === undefined
      ? components.map((component, index) => valueOf(component, written[index] ?? '', chain))
      : written.map((each) => valueOf({ name: '', type: item, components }, each, chain));
  if (typeof written !== 'string') return dataOf(written, chain);
  if (type === 'address') return accountOf(written, chain).toLowerCase();
  if (type === 'bool') return written === 'true';
  return /^u?int/.test(type) ? unitsOf(written) : written;
};

const dataOf = ({ function: signature, with: values = [], data = '0x' }: WrittenCall, chain: Chain): string => {
  if (signature === undefined) return data;
  const abi = parseFunction(signature);
  if (abi === null) throw new Error(`"${signature}" is no function`);
  const given = abi.inputs.map((input, index) => valueOf(input, values[index] ?? '', chain));
  return abi.selector + encodeArguments(abi.inputs, given).slice(2);
};

const FEES = { gas: '250000', max_fee_per_gas: '2000000000', max_priority_fee_per_gas: '1000000' };
const COIN = new Big('1e18');

/** The published body of a check of bytes alone. Throws where the row is not of the form. */
export const bytesRequestOf = (row: RowBytes): PayloadCheckRequest => {
  const { on = '', from = SENDER, call, says, encoding = 'utf8', site } = row;
  if (!isChain(on)) throw new Error(`"${on}" is no chain`);
  const sender = accountOf(from, on);
  const common = { chain: on, from_address: sender, ...(site === undefined ? {} : { origin: `https://${site}` }) };
  if (says !== undefined)
    return {
      ...common,
      message: { encoding: encoding as 'utf8', content: says.replaceAll('$account', sender).trimEnd() },
    };
  if (call === undefined) throw new Error('it has neither a call nor a text');
  const transaction = {
    ...{ to: accountOf(call.to, on).toLowerCase(), data: dataOf(call, on) },
    ...{ value: COIN.times(call.value ?? 0).toFixed(0), nonce: 7, chain_id: Number(currencyOf(on).chainId), ...FEES },
  };
  return { ...common, transaction };
};

/** Members of a row that are addresses, and the published names of those that may be left out. */
const ADDRESSES = { expected: 'expected_to_address', contract: 'contract_address' } as const;
const TEXTS = {
  approve: 'approval_amount',
  name: 'counterparty_name',
  ref: 'intent_reference',
  direction: 'direction',
  policy: 'policy_id',
} as const;
const MEMBERS = new Set([
  'on',
  'send',
  'from',
  'to',
  'verified',
  'type',
  'asks',
  ...Object.keys({ ...ADDRESSES, ...TEXTS }),
]);

const isChain = (text: string): text is Chain => (ALL_CHAINS as readonly string[]).includes(text);

const optional = (check: RowCheck, chain: Chain): Record<string, unknown> => {
  const body: Record<string, unknown> = {};
  for (const [member, published] of Object.entries(ADDRESSES)) {
    const text = check[member as keyof typeof ADDRESSES];
    if (text !== undefined) body[published] = accountOf(text, chain);
  }
  for (const [member, published] of Object.entries(TEXTS)) {
    const text = check[member as keyof typeof TEXTS];
    if (text !== undefined) body[published] = text;
  }
  if (check.verified !== undefined) body['contract_verified'] = check.verified === 'true';
  if (check.type !== undefined && check.type !== 'none') body['transaction_type'] = check.type;
  if (check.asks !== undefined) body['permissions'] = check.asks;
  return body;
};

/** The published body of a check. Throws where the row is not of the form. */
export const requestOf = (check: RowCheck): CheckRequest => {
  const unknown = Object.keys(check).filter((member) => !MEMBERS.has(member));
  if (unknown.length > 0) throw new Error(`unknown member "${unknown.join(', ')}"`);
  const { on = '', send = '', to } = check;
  if (!isChain(on)) throw new Error(`"${on}" is no chain`);
  if (to === undefined) throw new Error('it names no recipient');
  const [, amount, token] = /^(\d+(?:\.\d+)?) (.+)$/u.exec(send) ?? [];
  if (amount === undefined || token === undefined) throw new Error(`"${send}" is no amount with a symbol`);
  return {
    from_address: accountOf(check.from ?? SENDER, on),
    to_address: accountOf(to, on),
    chain: on,
    token,
    amount: Number(amount),
    ...optional(check, on),
  };
};
