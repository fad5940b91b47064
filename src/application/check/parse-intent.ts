import { parseAddress } from '../../../domain/intent/address.js';
import type { TransactionIntent } from '../../../domain/intent/intent.js';
import { intentOf } from '../../../domain/intent/intent-of.js';
import { kindOfType, type TransactionType } from '../../../domain/intent/published-type.js';
import type { ApprovalAmount } from '../../../domain/intent/approval-amount.js';
import type { CheckRequest } from './check-request.js';

/**
 * Turns a validated request into an intent: addresses read, type inferred, amounts exact. Nothing behind it sees raw
 * input.
 */
export const parseIntent = (request: CheckRequest): TransactionIntent => {
  const { chain } = request;
  const addressOrNull = (given: string | undefined) => (given === undefined ? null : parseAddress(chain, given));
  return intentOf({
    kind: kindOfType(request.transaction_type ?? inferType(request)),
    kindInferred: request.transaction_type === undefined,
    direction: request.direction ?? 'outgoing',
    chain,
    addresses: {
      from_address: parseAddress(chain, request.from_address),
      to_address: parseAddress(chain, request.to_address),
      contract_address: addressOrNull(request.contract_address),
      expected_to_address: addressOrNull(request.expected_to_address),
    },
    token: request.token,
    amount: decimalText(request.amount),
    approval: request.approval_amount === undefined ? null : parseApproval(request.approval_amount),
    permissions: request.permissions ?? [],
    contractVerified: request.contract_verified ?? null,
    counterpartyName: request.counterparty_name ?? null,
    intentReference: request.intent_reference ?? null,
    policyId: request.policy_id ?? null,
  });
};

/** Source: the HTTP contract, `transaction_type`. */
const inferType = (request: CheckRequest): TransactionType => {
  if (request.approval_amount !== undefined) return 'approval';
  if (request.contract_address !== undefined || (request.permissions?.length ?? 0) > 0) return 'contract_interaction';
  return 'safe_send';
};

/** The double's shortest decimal text: the parser let only exact numbers through, so nothing is rounded here. */
const decimalText = (amount: number): string => String(amount);

const parseApproval = (given: string): ApprovalAmount => {
  const word = given.toLowerCase();
  if (word === 'unlimited' || word === 'max') return { kind: 'unlimited', given };
  if (word.startsWith('0x')) return { kind: 'base_units', given, value: BigInt(word).toString() };
  return { kind: 'tokens', given, value: given };
};
