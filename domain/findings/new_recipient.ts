import { type CheckContext, finding, NO_FINDINGS, type Found } from './finding.js';

const NONE_KNOWN =
  'No earlier payment from this sender to this recipient is known: none was reported as signed, and none was allowed ' +
  'on an earlier day. Compare the whole address, not only its ends.';

/** Other accounts that the bytes pay: one finding for all of them. */
const newPayees = (context: CheckContext): readonly Found[] => {
  const [declared, ...paid] = context.all;
  const unknown = paid.flatMap(({ facts, recipient }) =>
    facts.history.value?.earlierChecks.length === 0 && recipient !== declared?.recipient ? (recipient?.key ?? []) : [],
  );
  const [first, ...others] = [...new Set(unknown)];
  if (first === undefined) return NO_FINDINGS;
  const andOthers = others.length === 0 ? '' : ` and to ${String(others.length)} others`;
  return [
    {
      message:
        `The bytes also pay ${first}${andOthers}, to whom no earlier payment from this sender is known. Compare ` +
        'each whole address with its source, not only its ends.',
      accounts: [first, ...others],
    },
  ];
};

/** No earlier transfer by this sender to this recipient counts. */
export const newRecipient = finding({
  code: 'new_recipient',
  judges: 'check',
  source: 'risk',
  severity: 'LOW',
  action: 'ALLOW',
  meaning:
    'No earlier payment from this sender to this recipient was reported as signed, or allowed on an earlier day.',
  advice: 'Nothing to do; a test amount first is good practice.',
  needs: ['request', 'history'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['allow_list'],
  restatedBy: ['large_transaction_amount'],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { intent, facts, recipient } = context;
    if (intent.direction !== 'outgoing') return NO_FINDINGS;
    const key = facts.history.value?.earlierChecks.length === 0 ? (recipient?.key ?? null) : null;
    const declared: readonly Found[] =
      key === null ? NO_FINDINGS : [{ message: NONE_KNOWN, fields: ['to_address'], accounts: [key] }];
    return [...declared, ...newPayees(context)];
  },
});
