import type { PayloadAction, PayloadActionKind } from '../../payload/action.js';
import { givingActions } from '../../payload/effects.js';
import type { CheckContext, Found, Rule } from '../finding.js';

export const accountText = (account: string | null): string => account ?? 'an account that the bytes do not name';

export const isSafes = ({ source }: PayloadAction): boolean => source?.startsWith('Safe') === true;

/** The action that the intent's own rules judge already. What concerns a Safe has a rule of its own. */
const isOfIntent = (action: PayloadAction, { intent }: CheckContext): boolean => {
  const { kind, to, amount, function: name } = action;
  if (kind === 'allowance' || kind === 'permit') {
    const isSame = intent.kind === 'approval' && intent.spender.address.key === to;
    return isSame && (amount !== 'unlimited' || intent.approval?.kind === 'unlimited');
  }
  return intent.kindRule === 'payload' && name !== null && intent.permissions.includes(name) && !isSafes(action);
};

const JUDGED_TWICE: readonly PayloadActionKind[] = ['authority_change', 'delegation', 'delegatecall', 'module'];

/**
 * The rule about rights and control that the bytes give by actions of these kinds, at any depth: what it finds of each
 * action, once for each message.
 */
export const ofRights =
  (
    kinds: readonly PayloadActionKind[],
    foundOf: (action: PayloadAction, context: CheckContext) => Found | null,
  ): Rule =>
  (context) => {
    const { payload, intent } = context;
    if (payload === null) return [];
    const found = givingActions(payload.actions, intent.sender.key)
      .filter(({ kind }) => kinds.includes(kind))
      .filter((action) => JUDGED_TWICE.includes(action.kind) || !isOfIntent(action, context))
      .flatMap((action) => foundOf(action, context) ?? []);
    return [...new Map(found.map((one) => [one.message, one])).values()];
  };
