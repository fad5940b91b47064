import { familyOf } from '../../../domain/intent/chain.js';
import type { ParsedAddress } from '../../../domain/intent/address.js';
import type { TransactionEffect } from '../../../domain/facts/facts.js';
import { isTransfer, spenderOf, type TransactionIntent } from '../../../domain/intent/intent.js';
import { permissionFamilies } from '../../../domain/intent/permissions.js';

/** The account as it is compared, or the text as it was sent where it names none. */
const account = (address: ParsedAddress): string => address.key ?? address.given;

const transfer = (intent: TransactionIntent): TransactionEffect => ({
  kind: 'transfer',
  from: account(intent.from),
  to: account(intent.to),
  token: intent.token,
  amount: intent.amount,
});

/** The allowance in whole tokens where it was given so; base units have no token amount without decimals. */
const allowance = (intent: TransactionIntent): TransactionEffect => ({
  kind: 'allowance',
  from: account(intent.from),
  to: account(spenderOf(intent).address),
  token: intent.token,
  amount:
    intent.approval?.kind === 'unlimited'
      ? 'unlimited'
      : intent.approval?.kind === 'tokens'
        ? intent.approval.value
        : null,
});

const operatorApproval = (intent: TransactionIntent): TransactionEffect => ({
  kind: 'operator_approval',
  from: account(intent.from),
  to: account(spenderOf(intent).address),
  token: intent.token,
  amount: 'unlimited',
});

const contractCall = (intent: TransactionIntent): TransactionEffect => ({
  kind: 'contract_call',
  from: account(intent.from),
  to: account(intent.contract ?? intent.to),
  token: intent.token,
  amount: intent.amount,
});

const asksForOperator = (intent: TransactionIntent): boolean =>
  intent.permissions.some((permission) => permissionFamilies(permission, familyOf(intent.chain)).includes('operator'));

/** The effects that a request declares, by its type, allowance and permissions. Derived from the request alone. */
export const declaredEffects = (intent: TransactionIntent): readonly TransactionEffect[] => {
  const effects: TransactionEffect[] = [];
  if (isTransfer(intent)) effects.push(transfer(intent));
  else if (intent.transactionType !== 'approval') effects.push(contractCall(intent));
  if (intent.approval !== null) effects.push(allowance(intent));
  if (asksForOperator(intent)) effects.push(operatorApproval(intent));
  return effects;
};
