import { familyOf } from '../chains/index.js';
import { isPayment, type TransactionIntent } from '../intent/intent.js';
import { namesWhoGains } from '../intent/permissions.js';
import { isOfAccount } from '../actions/judged-in-bytes.js';
import { actsIn, isWithin, receiversShown } from '../payload/effects.js';
import { type CheckContext, finding, type Found, namedField, NO_FINDINGS, speaksForAll } from './finding.js';
import { actingContexts } from './shared/acting.js';
import { otherReceiversFound } from './shared/other-receivers.js';
import { isTrade, otherReceivers } from './shared/proceeds.js';
import { askedPermissionOf } from './shared/permission-text.js';
import { executed } from './shared/simulated-effects.js';

/**
 * What pays out or credits. A known contract that bundles calls, moves what it may reach or makes coins is among them,
 * and so is one that is administered: of one that is not known another finding says so, and so it does of who may
 * spend, who takes and who gets control.
 */
const paysOut = (context: CheckContext): boolean => {
  if (askedPermissionOf(context, 'payout').length > 0) return true;
  if (context.contract.verification !== 'verified') return false;
  const judgedElsewhere = new Set(askedPermissionOf(context, 'grant', 'take', 'ownership', 'upgrade', 'operator'));
  return askedPermissionOf(context, 'drain', 'mint', 'admin', 'scam_style').some(
    (permission) => !judgedElsewhere.has(permission),
  );
};

/** A call of which only the contract is said may pay the account in `to_address`. */
const isOnlyContractNamed = ({ kind, kindRule }: TransactionIntent): boolean =>
  kind === 'call' && kindRule === 'contract_address';

/** Of what only bytes name, the bytes say who gains. */
const isUnlisted = ({ kindRule, permissions, chain }: TransactionIntent): boolean =>
  kindRule !== 'payload' && !namesWhoGains(permissions, familyOf(chain));

/**
 * A call that was sent as one and names no function that is known, of a contract that nothing speaks against: it may
 * pay any account, or give it a right. Of an allowance the spender is judged.
 */
const isUnnamedCall = ({ intent, contract, spender }: CheckContext): boolean =>
  intent.kind === 'call' &&
  spender === null &&
  (contract.verification === 'verified' || contract.verification === 'claimed') &&
  (intent.permissions.length === 0 || isUnlisted(intent));

/** An allowance beside a call, to the contract that is called. What was sent as an approval calls nothing else. */
const isCallWithAllowance = (intent: TransactionIntent): boolean =>
  intent.kind === 'approval' && intent.kindRule !== 'sent' && intent.spender.field === 'contract_address';

const hasProceeds = (context: CheckContext): boolean => {
  const { intent } = context;
  if (intent.kind === 'swap' || intent.kind === 'mint' || isOnlyContractNamed(intent)) return true;
  if (isUnnamedCall(context)) return true;
  return (intent.kind === 'call' || isCallWithAllowance(intent)) && paysOut(context);
};

const MOST_SHOWN = 5;

/** Where an execution shows who gains what the sender pays for. A payment has no proceeds. */
const shownReceivers = (given: CheckContext): readonly string[] => {
  const [context] = actingContexts(given);
  const { intent } = context;
  const executions = executed(context);
  if (executions.length === 0 || isPayment(intent) || intent.kind === 'approval') return [];
  return intent.kindRule === 'payload' || isTrade(context)
    ? executions.flatMap((execution) => otherReceivers(execution, context))
    : [];
};

const executedFinding = (context: CheckContext): readonly Found[] => {
  const receivers = [...new Set(shownReceivers(context))].sort();
  if (receivers.length === 0) return NO_FINDINGS;
  const rest = receivers.length - MOST_SHOWN;
  return [
    {
      message:
        `A simulation shows that the sender would pay and get nothing, and that others would gain: ` +
        `${receivers.slice(0, MOST_SHOWN).join(', ')}${rest > 0 ? ` and ${String(rest)} more` : ''}. Make sure that ` +
        'giving the proceeds to somebody else is meant.',
    },
  ];
};

/** The account of the sender's within which it happens: a Safe that swaps for itself. */
const isOwnAccount = ({ action: { read }, payload, intent }: CheckContext, account: string): boolean => {
  const actions = payload?.actions ?? [];
  return actions.some(
    (outer) =>
      read !== null &&
      outer.from === intent.sender.key &&
      isWithin(read.path, outer.path) &&
      actsIn(outer, account) &&
      isOfAccount(outer, actions),
  );
};

/** Of whom the caller names, the declared action says so. */
const isSaidOfDeclared = ({ action, all }: CheckContext, key: string): boolean =>
  action.stated === 'bytes' && all[0]?.action.stated === 'declared' && all[0].intent.addresses.to_address.key === key;

/** What a description shows of who receives, where no trade tells what. */
const describedFinding = (context: CheckContext): readonly Found[] => {
  const { action, intent } = context;
  const { read } = action;
  if (read === null || read.to !== null || read.trade !== undefined) return NO_FINDINGS;
  const accounts = receiversShown(read).filter(
    (account) =>
      account !== intent.sender.key && !isOwnAccount(context, account) && !isSaidOfDeclared(context, account),
  );
  if (accounts.length === 0) return NO_FINDINGS;
  return [
    {
      message:
        `What this call brings goes to ${accounts.join(', ')}, which is neither the sender nor the contract. Make ` +
        'sure that giving it to somebody else is meant.',
      accounts,
    },
  ];
};

const declaredFinding = (context: CheckContext): readonly Found[] => {
  const { intent } = context;
  if (intent.direction === 'incoming' || !hasProceeds(context)) return NO_FINDINGS;
  const { from_address: sender, to_address: beneficiary, contract_address: called } = intent.addresses;
  if (sender.key === null || beneficiary.key === null) return NO_FINDINGS;
  if (beneficiary.key === sender.key || beneficiary.key === called?.key) return NO_FINDINGS;
  if (isOwnAccount(context, beneficiary.key)) return NO_FINDINGS;
  if (isSaidOfDeclared(context, beneficiary.key)) return NO_FINDINGS;
  const what = intent.kind === 'swap' || intent.kind === 'mint' ? intent.kind : 'call';
  return [
    {
      message:
        `The proceeds of this ${what} go to ${namedField(context, 'to_address')}, which is neither the sender nor ` +
        'the contract. Make sure that giving them to somebody else is meant.',
      fields: ['to_address'],
    },
  ];
};

/**
 * The proceeds of a swap or mint, and of a call that pays out or credits, should come back to the sender; `to_address`
 * may also name the contract itself.
 */
export const receiverNotSender = finding({
  code: 'receiver_not_sender',
  judges: 'action',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning:
    'The proceeds of a swap or mint, or what a call pays out or may pay out, go to another account than the sender.',
  advice: 'Confirm the receiver.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const declared = [...declaredFinding(context), ...describedFinding(context)];
    if (!speaksForAll(context)) return declared;
    const shown = declared.length > 0 ? declared : executedFinding(context);
    return [...shown, ...otherReceiversFound(context)];
  },
});
