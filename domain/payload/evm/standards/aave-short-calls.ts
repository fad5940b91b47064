import { AAVE_RESERVES } from '../../../data/aave-reserves.js';
import type { PayloadAsset } from '../../action.js';
import { textField } from '../../action.js';
import type { PayloadContext } from '../../context.js';
import { expiryOf } from './amounts.js';
import { amountField, assetOf, permits } from './drafts.js';
import { contains, does, type CallEffect, type EvmCall, rowsOf } from './row.js';

const pool = rowsOf('Aave pool, short calls');

const ALL = 2n ** 256n - 1n;
const ALL_IN_SHORT = 2n ** 128n - 1n;
const bits = (word: string, from: bigint, count: bigint): bigint => (BigInt(word) >> from) & ((1n << count) - 1n);

/** Null on a pool, or for a number, that the table does not have. */
const reserveOf = (word: string, call: EvmCall, { chain }: PayloadContext): PayloadAsset | null => {
  const contract = AAVE_RESERVES.get(`${chain} ${call.to}`)?.[Number(bits(word, 0n, 16n))];
  return contract === undefined ? null : assetOf(contract);
};

const amountOf = (word: string): bigint => {
  const amount = bits(word, 16n, 128n);
  return amount === ALL_IN_SHORT ? ALL : amount;
};

const takes =
  (label: string) =>
  ([word]: readonly [string], call: EvmCall, context: PayloadContext): readonly CallEffect[] => [
    does({
      kind: 'call',
      from: call.from,
      fields: [amountField(label, amountOf(word), reserveOf(word, call, context))],
    }),
  ];

/**
 * Calls of a pool on a layer 2, packed into one word: the token's number, an amount, and of a permit its deadline. All
 * are for who calls. Source: Aave 3, IL2Pool and CalldataLogic.
 */
export const AAVE_SHORT_ROWS = [
  pool('supply(bytes32)', takes('Amount to supply')),
  pool('withdraw(bytes32)', takes('Amount to withdraw')),
  pool('borrow(bytes32)', takes('Amount to borrow')),
  pool('repay(bytes32)', takes('Amount to repay')),
  pool('repayWithATokens(bytes32)', takes('Amount to repay')),
  pool('setUserUseReserveAsCollateral(bytes32)', ([word], call) => [
    does({
      kind: 'call',
      from: call.from,
      fields: [textField('Use as collateral', String(bits(word, 16n, 1n) === 1n))],
    }),
  ]),
  pool('supplyWithPermit(bytes32,bytes32,bytes32)', ([word], call, context) => {
    const asset = reserveOf(word, call, context);
    const amount = amountOf(word);
    const fields = [amountField('Amount to supply', amount, asset)];
    const permit = permits(asset ?? assetOf(call.to), call.from, call.to, amount, expiryOf(bits(word, 160n, 32n)));
    return [contains({ kind: 'call', from: call.from, fields }, [does(permit)])];
  }),
];
