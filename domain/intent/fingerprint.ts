import { contentHash } from '../shared/canonical-json.js';
import type { ParsedAddress } from './address.js';
import { type ApprovalAmount, tokenKey, type TransactionIntent } from './intent.js';

const comparable = (address: ParsedAddress | null): string | null => address?.key ?? address?.given ?? null;

const approvalText = (approval: ApprovalAmount | null): string | null => {
  if (approval === null) return null;
  return approval.kind === 'unlimited' ? 'unlimited' : `${approval.kind} ${approval.value}`;
};

/**
 * Identity of an intent: SHA-256, lower-case hex, over the canonical JSON of what it says, without the policy under
 * which it is judged. Letter case of an EVM address and of a token symbol makes no other intent.
 */
export const fingerprintOf = (intent: TransactionIntent): string =>
  contentHash({
    amount: intent.amount,
    approval: approvalText(intent.approval),
    chain: intent.chain,
    contract: comparable(intent.contract),
    contractVerified: intent.contractVerified,
    counterpartyName: intent.counterpartyName,
    direction: intent.direction,
    expectedTo: comparable(intent.expectedTo),
    from: comparable(intent.from),
    intentReference: intent.intentReference,
    permissions: intent.permissions,
    to: comparable(intent.to),
    token: tokenKey(intent.token),
    transactionType: intent.transactionType,
  });
