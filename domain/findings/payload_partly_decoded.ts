import { UNSIGNED_MEMBERS } from '../payload/evm/typed-payload.js';
import { finding, NO_FINDINGS } from './finding.js';
import { mismatchIn } from './shared/mismatches.js';

const unsaid = (what: string) => ({ what, isReview: true });
const NO_RECIPIENT = unsaid('do not say who receives');
const NO_CONTRACT = unsaid('do not say which contract or spender is meant');

const notComparable = mismatchIn({
  to_address: { not_comparable: NO_RECIPIENT },
  expected_to_address: { not_comparable: NO_RECIPIENT },
  spender: { not_comparable: NO_CONTRACT },
  contract_address: { not_comparable: NO_CONTRACT },
  token: { not_comparable: unsaid('name a token that is not known here') },
});

const LEFT_OUT = {
  message:
    'Some of what was sent is no part of what is signed: no type names it. Do not rely on it: only what is shown as ' +
    'signed counts.',
};

const cut = (problem: string | null) => ({
  message:
    `A part of what is to be signed could not be read, or cannot be right: it ` +
    `${problem ?? 'is of a kind that is not known here'}. What it does is not known. Review it by hand, or ask for a ` +
    'plain transaction.',
});

/** A part of the bytes could not be read, or not be compared with what was declared. */
export const payloadPartlyDecoded = finding({
  code: 'payload_partly_decoded',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A part of the bytes could not be read or compared.',
  advice: 'Review that part by hand.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { payload } = context;
    if (payload === null) return NO_FINDINGS;
    const { status, problem } = payload;
    return [
      ...(status !== 'partly_decoded' ? NO_FINDINGS : [problem === UNSIGNED_MEMBERS ? LEFT_OUT : cut(problem)]),
      ...notComparable(context),
    ];
  },
});
