import { BRIDGED_TOKENS } from '../../../data/bridged-tokens.js';
import { currencyOf } from '../../../chains/index.js';
import { type PayloadField, textField } from '../../action.js';
import type { PayloadContext } from '../../context.js';
import { accountField, amountField, assetOf } from './drafts.js';
import { does, type CallEffect, type EvmCall, rowsOf } from './row.js';

const across = rowsOf('Across');

/** What is deposited here, and what a relayer must pay on another chain. Accounts as the bytes have them. */
interface Deposit {
  readonly depositor: string;
  readonly recipient: string;
  readonly given: string;
  readonly token: string;
  readonly amount: bigint;
  readonly least: bigint;
  readonly chainId: bigint;
  readonly message: string;
}

const WORD_OF_ACCOUNT = /^0x0{24}([0-9a-f]{40})$/;
/** The account of this kind of chain in a word; the word itself where it holds another. */
const accountIn = (word: string): string => word.replace(WORD_OF_ACCOUNT, '0x$1');

/** The decimals of both tokens where they are the same money. */
const sameMoney = (
  { given, token, chainId }: Deposit,
  ownChainId: bigint,
): { readonly here: number; readonly there: number } | null => {
  for (const [, on] of BRIDGED_TOKENS) {
    const here = on.find(([id, contract]) => id === ownChainId && contract === given);
    const there = on.find(([id, contract]) => id === chainId && contract === token);
    if (here !== undefined && there !== undefined) return { here: here[2], there: there[2] };
  }
  return null;
};

const inUnitsHere = (units: bigint, here: number, there: number): bigint =>
  here >= there ? units * 10n ** BigInt(here - there) : units / 10n ** BigInt(there - here);

const isAccount = (account: string): boolean => /^0x[0-9a-f]{40}$/.test(account);
const who = (label: string, account: string): PayloadField =>
  isAccount(account) ? accountField(label, account) : textField(label, account);

/** Label of what a bridge is given, beside a minimum that arrives. */
export const AMOUNT_TO_BRIDGE = 'Amount to bridge';

/** What arrives is told in the token that is given where both are the same money; else in no token that is known. */
const arriving = (deposit: Deposit, ownChainId: bigint): readonly PayloadField[] => {
  const same = sameMoney(deposit, ownChainId);
  return same === null
    ? [textField('Amount that arrives', deposit.least.toString()), accountField('Token that arrives', deposit.token)]
    : [amountField('Minimum to arrive', inUnitsHere(deposit.least, same.here, same.there), assetOf(deposit.given))];
};

/** Null where a token is none of this kind of chain. */
const deposits = (deposit: Deposit, call: EvmCall, { chain }: PayloadContext): readonly CallEffect[] | null => {
  if (!isAccount(deposit.token) || !isAccount(deposit.given)) return null;
  const fields = [
    amountField(AMOUNT_TO_BRIDGE, deposit.amount, assetOf(deposit.given)),
    ...arriving(deposit, BigInt(currencyOf(chain).chainId ?? 0)),
    who('Depositor', deposit.depositor),
    who('Recipient', deposit.recipient),
    ...(deposit.message === '0x' ? [] : [textField('Message', deposit.message)]),
  ];
  return [does({ kind: 'call', from: call.from, fields })];
};

/** Deposits that a relayer pays out on another chain. Source: across-protocol/contracts, V3SpokePoolInterface. */
export const BRIDGE_ROWS = [
  across(
    'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)',
    ([depositor, recipient, given, token, amount, least, chainId, , , , , message], call, context) =>
      deposits({ depositor, recipient, given, token, amount, least, chainId, message }, call, context),
  ),
  across(
    'depositV3Now(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,bytes)',
    ([depositor, recipient, given, token, amount, least, chainId, , , , message], call, context) =>
      deposits({ depositor, recipient, given, token, amount, least, chainId, message }, call, context),
  ),
  across(
    'deposit(bytes32,bytes32,bytes32,bytes32,uint256,uint256,uint256,bytes32,uint32,uint32,uint32,bytes)',
    ([depositor, recipient, given, token, amount, least, chainId, , , , , message], call, context) =>
      deposits(
        {
          ...{ depositor: accountIn(depositor), recipient: accountIn(recipient), given: accountIn(given) },
          ...{ token: accountIn(token), amount, least, chainId, message },
        },
        call,
        context,
      ),
  ),
];
