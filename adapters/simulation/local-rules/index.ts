import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import type { ParsedAddress } from '../../../domain/intent/address.js';
import { type ApprovalAmount, isZeroApproval } from '../../../domain/intent/approval-amount.js';
import type { TransactionEffect } from '../../../domain/facts/simulation/simulation-facts.js';
import { isPayment, type TransactionIntent } from '../../../domain/intent/intent.js';
import { spenderOf } from '../../../domain/intent/counterparty.js';

/** The account as it is compared, or the text as it was sent where it names none. */
const account = (address: ParsedAddress): string => address.key ?? address.given;

/** In whole tokens where it was given so; base units have no token amount without decimals. */
const allowanceAmount = (approval: ApprovalAmount): string | null => {
  if (approval.kind === 'unlimited') return 'unlimited';
  return approval.kind === 'tokens' ? approval.value : null;
};

/** The effects that a request declares, by its kind, allowance and permissions. Derived from the request alone. */
const declaredEffects = (intent: TransactionIntent): readonly TransactionEffect[] => {
  const effect = (
    kind: TransactionEffect['kind'],
    to: ParsedAddress,
    amount: TransactionEffect['amount'],
  ): TransactionEffect => ({ kind, from: account(intent.sender), to: account(to), token: intent.token, amount });
  const contract = intent.contractInQuestion.address;
  const spender = spenderOf(intent)?.address ?? contract;
  const effects: TransactionEffect[] = [];
  if (isPayment(intent)) effects.push(effect('transfer', intent.recipient, intent.amount));
  else if (intent.kind !== 'approval') effects.push(effect('contract_call', contract, intent.amount));
  const isAllowance = !isPayment(intent) || !isZeroApproval(intent.approval);
  if (intent.approval !== null && isAllowance)
    effects.push(effect('allowance', spender, allowanceAmount(intent.approval)));
  if (intent.asked.operator !== undefined) effects.push(effect('operator_approval', spender, 'unlimited'));
  return effects;
};

/** Says what the request itself declares. Nothing is executed, which its mode says. */
export const localRules: ProviderManifest<'simulation', Record<string, never>> = {
  id: 'local-rules',
  name: 'Declared effects',
  port: 'simulation',
  kind: 'local',
  mandatory: false,
  deadlineMs: 250,
  configSchema: { type: 'object', additionalProperties: false },
  onByDefault: true,
  create: () => ({
    supports: () => true,
    simulate: ({ intent }, signal) => {
      refuseEnded(signal);
      return { mode: 'declared-intent', effects: declaredEffects(intent), execution: null, asOf: null };
    },
    close: async () => undefined,
  }),
};
