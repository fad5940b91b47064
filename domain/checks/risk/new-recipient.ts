import type { FindingDraft } from '../../verdict/finding.js';
import { type Check, type CheckContext, NO_FINDINGS } from '../check.js';
import { paidOnly } from '../judged-payees.js';

const NONE_KNOWN =
  'No earlier payment from this sender to this recipient is known: none was reported as signed, and none was allowed ' +
  'on an earlier day. Compare the whole address, not only its ends.';

/** Other accounts that the bytes pay: one finding for all of them. */
const newPayees = (context: CheckContext): readonly FindingDraft[] => {
  const unknown = paidOnly(context).filter(({ history }) => history.earlierChecks.length === 0);
  const [first, ...others] = unknown;
  if (first === undefined) return NO_FINDINGS;
  const andOthers = others.length === 0 ? '' : ` and to ${String(others.length)} others`;
  return [
    {
      code: 'new_recipient',
      message:
        `The bytes also pay ${first.key}${andOthers}, to whom no earlier payment from this sender is known. Compare ` +
        'each whole address with its source, not only its ends.',
      accounts: unknown.map(({ key }) => key),
    },
  ];
};

/** No earlier transfer by this sender to this recipient counts. */
export const newRecipient: Check = {
  id: 'risk/new-recipient',
  run: (context) => {
    const { intent, facts, recipient } = context;
    if (intent.direction !== 'outgoing') return NO_FINDINGS;
    const key = facts.history.value?.earlierChecks.length === 0 ? (recipient?.key ?? null) : null;
    const declared: readonly FindingDraft[] =
      key === null
        ? NO_FINDINGS
        : [{ code: 'new_recipient', message: NONE_KNOWN, fields: ['to_address'], accounts: [key] }];
    return [...declared, ...newPayees(context)];
  },
};
