import { contractReceipt } from '../facts/contract/statements.js';
import type { PayloadAction } from '../payload/action.js';
import { effectOf, isEmpty } from '../payload/effects.js';
import { sentenceOf } from '../payload/sentence.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';

/** A proposal that is agreed to unseen, or a right of control that a name in the bytes gives. */
const isDarkControl = ({ kind, source, function: name }: PayloadAction): boolean =>
  kind === 'unknown_call' && name !== null && (source === 'Squads' || source === null);

const isControl = (action: PayloadAction): boolean =>
  (effectOf(action) === 'controls' && !isEmpty(action)) || isDarkControl(action);

const SHOWN = 3;

const told = (action: PayloadAction, { payload, intent, facts }: CheckContext): string => {
  const { target, function: name } = action;
  const names = target === null ? [] : contractReceipt(facts, target).names;
  const program = [target ?? 'a program that the bytes do not name', ...names].join(', ');
  return `${sentenceOf(action, intent.sender.key, payload?.actions)} (${name ?? 'no name'} of ${program})`;
};

/** Control that changes hands whenever somebody sends it, long after it was signed. Source: domain/decisions.md, 61. */
export const controlAtAnyTime = finding({
  code: 'control_at_any_time',
  judges: 'check',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'What may be sent at any later time hands over control, or agrees to a proposal that is not in its bytes.',
  advice: 'Do not sign; approve it with the others, on the day, and with its content before you.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { payload } = context;
    if (payload?.notes.includes('durable_nonce') !== true) return NO_FINDINGS;
    const controls = payload.actions.filter(isControl);
    if (controls.length === 0) return NO_FINDINGS;
    const shown = controls.slice(0, SHOWN).map((action) => told(action, context));
    return [
      {
        message:
          'The transaction has a durable nonce: who holds it once it is signed can send it on any later day, and ' +
          `then nobody can stop what it does. ${shown.join(' ')} Do not sign it.`,
      },
    ];
  },
});
