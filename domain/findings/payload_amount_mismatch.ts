import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

const review = (what: string) => ({ what, isReview: true });

/**
 * The bytes must move and allow what was declared: more is stopped, less or unknown is looked at. Source: the payload
 * design, "Declared against found".
 */
export const payloadAmountMismatch = finding({
  code: 'payload_amount_mismatch',
  judges: 'check',
  source: 'risk',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes move more than was declared (BLOCK), or less (REVIEW).',
  advice: 'Find out which of the two is right.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: true,
  run: mismatchIn({
    amount: {
      wider: { what: 'move more than was declared' },
      narrower: review('move less than was declared'),
      not_comparable: review('hold an amount that cannot be compared: the decimals of the token are not known'),
    },
    approval_amount: {
      narrower: review('allow less than was declared'),
      not_comparable: review('hold an allowance that cannot be compared: the decimals of the token are not known'),
    },
  }),
});
