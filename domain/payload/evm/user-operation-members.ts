import { DELEGATED } from './standards/accounts.js';
import type { JsonObject } from '../../shared/json/strict-json.js';
import { readHex, readKey, readQuantity, sizeOf } from './hex.js';
import { isObject, need, readObject, refuse } from './reading.js';

export type EntryPointVersion = '0.6' | '0.7' | '0.8';

/** The members of a user operation in one form for all versions. Quantities of gas, and wei a unit of gas. */
export interface UserOperationMembers {
  readonly version: EntryPointVersion;
  readonly entryPoint: string;
  readonly sender: string;
  readonly nonce: bigint;
  /** Which contract creates the account; null where it exists. */
  readonly factory: string | null;
  /** Factory and its data; `0x` where the account exists. */
  readonly initCode: string;
  readonly callData: string;
  readonly callGasLimit: bigint;
  readonly verificationGasLimit: bigint;
  readonly preVerificationGas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
  readonly paymaster: string | null;
  /** Paymaster, its gas limits (from 0.7 on) and its data; `0x` without one. */
  readonly paymasterAndData: string;
  /** True where the account is one that EIP-7702 delegates, which the factory 0x7702 says. */
  readonly isDelegated: boolean;
}

/** Deployed at the same address on every chain. Source: releases of eth-infinitism/account-abstraction. */
const ENTRY_POINTS: ReadonlyMap<string, EntryPointVersion> = new Map([
  ['0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789', '0.6'],
  ['0x0000000071727de22e5e9d8baf0edac6f37da032', '0.7'],
  ['0x4337084d9e255ff0702461cf8895ce9e3b5ff108', '0.8'],
]);

const COMMON = [
  'entry_point',
  'sender',
  'nonce',
  'callData',
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'signature',
];
const NAMES_6: ReadonlySet<string> = new Set([...COMMON, 'initCode', 'paymasterAndData']);
const NAMES_7: ReadonlySet<string> = new Set([
  ...COMMON,
  'factory',
  'factoryData',
  'paymaster',
  'paymasterVerificationGasLimit',
  'paymasterPostOpGasLimit',
  'paymasterData',
]);

const ADDRESS_BYTES = 20;

const isSaid = (given: unknown): boolean => given !== undefined && given !== null;
const hexIn = (members: JsonObject, name: string): string =>
  need(readHex(members[name]), `has a ${name} that is no whole bytes as hex behind 0x`);
const optionalHexIn = (members: JsonObject, name: string): string =>
  isSaid(members[name]) ? hexIn(members, name) : '0x';
const keyIn = (members: JsonObject, name: string): string =>
  need(readKey(members[name]), `has a ${name} that is no address, or one with a wrong checksum`);
const quantityIn = (members: JsonObject, name: string, bits: number): bigint =>
  need(
    readQuantity(members[name], bits, name === 'nonce' ? 'numbers' : 'text'),
    `has a ${name} that is no quantity of at most ${bits} bits`,
  );

/** The address that packed bytes begin with. */
const leadIn = (packed: string, name: string): string | null => {
  if (packed === '0x') return null;
  return sizeOf(packed) >= ADDRESS_BYTES ? packed.slice(0, 2 + ADDRESS_BYTES * 2) : refuse(`has no address in ${name}`);
};

type Packed = Pick<UserOperationMembers, 'factory' | 'initCode' | 'paymaster' | 'paymasterAndData' | 'isDelegated'>;

const packed6 = (members: JsonObject): Packed => {
  const initCode = hexIn(members, 'initCode');
  const paymasterAndData = hexIn(members, 'paymasterAndData');
  return {
    initCode,
    factory: leadIn(initCode, 'initCode'),
    paymasterAndData,
    paymaster: leadIn(paymasterAndData, 'paymasterAndData'),
    isDelegated: false,
  };
};

const half = (value: bigint): string => value.toString(16).padStart(32, '0');

const paymasterOf = (members: JsonObject): Pick<Packed, 'paymaster' | 'paymasterAndData'> => {
  const data = optionalHexIn(members, 'paymasterData');
  if (!isSaid(members['paymaster'])) {
    const isAlone = data === '0x' && !isSaid(members['paymasterVerificationGasLimit']);
    return isAlone && !isSaid(members['paymasterPostOpGasLimit'])
      ? { paymaster: null, paymasterAndData: '0x' }
      : refuse('has members of a paymaster without a paymaster');
  }
  const paymaster = keyIn(members, 'paymaster');
  const limits = ['paymasterVerificationGasLimit', 'paymasterPostOpGasLimit'].map((name) =>
    half(quantityIn(members, name, 128)),
  );
  return { paymaster, paymasterAndData: [paymaster, ...limits, data.slice(2)].join('') };
};

const packed7 = (members: JsonObject, version: EntryPointVersion): Packed => {
  const data = optionalHexIn(members, 'factoryData');
  const paymaster = paymasterOf(members);
  if (!isSaid(members['factory']))
    return data === '0x'
      ? { factory: null, initCode: '0x', isDelegated: false, ...paymaster }
      : refuse('has data of a factory without a factory');
  const isMarked = version === '0.8' && (members['factory'] === '0x7702' || members['factory'] === DELEGATED);
  const factory = isMarked ? DELEGATED : keyIn(members, 'factory');
  return { factory: isMarked ? null : factory, initCode: factory + data.slice(2), isDelegated: isMarked, ...paymaster };
};

/** Ends the reading at a member that is missing, unknown, or not of its type. */
export const readUserOperationMembers = (given: unknown): UserOperationMembers => {
  const entryPoint = need(
    isObject(given) ? readKey(given['entry_point']) : null,
    'names no entry point by its address',
  );
  const version = need(ENTRY_POINTS.get(entryPoint), 'names an entry point that is not known');
  const members = readObject(given, version === '0.6' ? NAMES_6 : NAMES_7);
  if (isSaid(members['signature'])) hexIn(members, 'signature');
  const bits = version === '0.6' ? 256 : 128;
  return {
    version,
    entryPoint,
    sender: keyIn(members, 'sender'),
    nonce: quantityIn(members, 'nonce', 256),
    callData: hexIn(members, 'callData'),
    callGasLimit: quantityIn(members, 'callGasLimit', bits),
    verificationGasLimit: quantityIn(members, 'verificationGasLimit', bits),
    preVerificationGas: quantityIn(members, 'preVerificationGas', 256),
    maxFeePerGas: quantityIn(members, 'maxFeePerGas', bits),
    maxPriorityFeePerGas: quantityIn(members, 'maxPriorityFeePerGas', bits),
    ...(version === '0.6' ? packed6(members) : packed7(members, version)),
  };
};
