import { isKnownToOwnRegistry, statementsAbout } from '../../facts/contract/statements.js';
import type { PayloadAction, PayloadActionKind } from '../../payload/action.js';
import { givingActions } from '../../payload/effects.js';
import { OFFICIAL_MULTI_SENDS } from '../../payload/evm/standards/delegates.js';
import type { FindingDraft } from '../../verdict/finding.js';
import { type Check, type CheckContext, NO_FINDINGS } from '../check.js';

const accountText = (account: string | null): string => account ?? 'an account that the bytes do not name';

const REVIEW = { severity: 'HIGH', action: 'REVIEW' } as const;

/** The rule about one action; nothing where the action is in order. */
type ActionRule = (action: PayloadAction, context: CheckContext) => readonly FindingDraft[];

const isUnlimited: ActionRule = ({ amount, to, asset }) =>
  amount === 'unlimited'
    ? [
        {
          code: 'unlimited_token_approval',
          message:
            `The bytes let ${accountText(to)} take any amount of ` +
            `${asset?.symbol ?? asset?.address ?? 'a token'}, now ` +
            'and later. Allow only what this operation needs.',
        },
      ]
    : NO_FINDINGS;

const isUnknownSpender: ActionRule = ({ to }, { facts }) =>
  statementsAbout(facts, to).some(({ verified }) => verified === true)
    ? NO_FINDINGS
    : [
        {
          code: 'approval_spender_unverified',
          message:
            `${accountText(to)} gets the right to take tokens and is not known here as a verified contract. ` +
            `Allow only ` +
            'spenders whose published source you can check.',
          ...(to === null ? {} : { accounts: [to] }),
        },
      ];

const isSafes = ({ source }: PayloadAction): boolean => source?.startsWith('Safe') === true;

const ofSafe: ActionRule = ({ function: name }) => [
  {
    code: 'safe_guard_or_owner_change',
    message:
      `The bytes change who may act for a Safe, or what guards it (${name ?? 'by a function without a name'}). ` +
      'Confirm the change with the other owners first.',
  },
];

const RULES: Readonly<Partial<Record<PayloadActionKind, ActionRule>>> = {
  allowance: (action, context) => [...isUnlimited(action, context), ...isUnknownSpender(action, context)],
  permit: isUnlimited,
  operator: ({ to, asset }) => [
    {
      code: 'operator_approval_for_all',
      message:
        `The bytes let ${accountText(to)} move everything that you hold of ${asset?.address ?? 'a collection'}, ` +
        `now and ` +
        'later. Allow only operators that you know.',
    },
  ],
  module: ofSafe,
  ownership: (action, context) =>
    isSafes(action)
      ? ofSafe(action, context)
      : [
          {
            code: 'ownership_transfer',
            message:
              `The bytes hand control over ${accountText(action.target)} to ${accountText(action.to)}. Who ` +
              `controls a ` +
              'contract can take what it holds. Do not sign unless that is what you set out to do.',
          },
        ],
  upgrade: ({ target, to }) => [
    {
      code: 'proxy_upgrade',
      message:
        `The bytes replace the code of ${accountText(target)} by that of ${accountText(to)}. From then on it ` +
        `does what ` +
        'the new code says. Confirm the new code first.',
    },
  ],
  authority_change: ({ to, function: name }) => [
    {
      code: 'authority_change',
      message:
        `The bytes give an authority over one of your accounts (${name ?? 'unnamed'}) ` +
        `${to === null ? 'up for good' : `to ${to}`}. Who has it can take what the account holds. Do not sign unless ` +
        'that is what you set out to do.',
    },
  ],
  delegation: ({ to }, { facts }) => [
    {
      code: 'account_delegation',
      message:
        `The bytes hand your whole account over to the code of ${accountText(to)} (EIP-7702): it can then move ` +
        'everything in it. Sign only for a delegate that your wallet itself put forward.',
      ...(isKnownToOwnRegistry(facts, to) ? REVIEW : {}),
    },
  ],
  delegatecall: ({ to }) =>
    to !== null && OFFICIAL_MULTI_SENDS.has(to)
      ? NO_FINDINGS
      : [
          {
            code: 'nested_delegatecall',
            message:
              `The bytes run the code of ${accountText(to)} as if it were the account itself (delegatecall): it can ` +
              'change the owners and take everything. Do not sign.',
          },
        ],
};

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

/** Rights and control that the bytes give, at any depth, each judged by its own rule. */
export const payloadRights: Check = {
  id: 'simulation/payload-rights',
  run: (context) => {
    const { payload, intent } = context;
    if (payload === null) return NO_FINDINGS;
    const drafts = givingActions(payload.actions, intent.sender.key)
      .filter((action) => JUDGED_TWICE.includes(action.kind) || !isOfIntent(action, context))
      .flatMap((action) => RULES[action.kind]?.(action, context) ?? NO_FINDINGS);
    return [...new Map(drafts.map((draft) => [`${draft.code} ${draft.message}`, draft])).values()];
  },
};
