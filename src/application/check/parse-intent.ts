import { parseAddress } from '../../../domain/intent/address.js';
import type { TransactionIntent } from '../../../domain/intent/intent.js';
import { intentOf } from '../../../domain/intent/intent-of.js';
import { isTokenProgram } from '../../../domain/intent/token-key.js';
import { inferredKind, kindOfType } from '../../../domain/intent/published-type.js';
import type { ApprovalAmount } from '../../../domain/intent/approval-amount.js';
import type { CheckRequest } from './check-request.js';

/**
 * Turns a validated request into an intent: addresses read, type inferred, amounts exact. Nothing behind it sees raw
 * input. A type that only the token registry can tell is settled when that has answered.
 */
export const parseIntent = (request: CheckRequest): TransactionIntent => {
  const { chain, transaction_type: type } = request;
  const addressOrNull = (given: string | undefined) => (given === undefined ? null : parseAddress(chain, given));
  const said = {
    addresses: {
      from_address: parseAddress(chain, request.from_address),
      to_address: parseAddress(chain, request.to_address),
      contract_address: addressOrNull(request.contract_address),
      expected_to_address: addressOrNull(request.expected_to_address),
    },
    amount: decimalText(request.amount),
    approval: request.approval_amount === undefined ? null : parseApproval(request.approval_amount),
    permissions: request.permissions ?? [],
  };
  const { kind, kindRule } =
    type === undefined ? inferredKind(said) : { kind: kindOfType(type), kindRule: 'sent' as const };
  return intentOf({
    kind,
    kindRule,
    direction: request.direction ?? 'outgoing',
    chain,
    addresses: said.addresses,
    token: request.token,
    amount: said.amount,
    approval: said.approval,
    permissions: said.permissions,
    contractVerified: request.contract_verified ?? null,
    counterpartyName: request.counterparty_name ?? null,
    intentReference: request.intent_reference ?? null,
    policyId: request.policy_id ?? null,
    contractIsToken: isTokenProgram(said.addresses.contract_address),
  });
};

/** The double's shortest decimal text: the parser let only exact numbers through, so nothing is rounded here. */
const decimalText = (amount: number): string => String(amount);

const parseApproval = (given: string): ApprovalAmount => {
  const word = given.toLowerCase();
  if (word === 'unlimited' || word === 'max') return { kind: 'unlimited', given };
  if (word.startsWith('0x')) return { kind: 'base_units', given, value: BigInt(word).toString() };
  return { kind: 'tokens', given, value: given };
};
