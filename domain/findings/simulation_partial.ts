import { finding, NO_FINDINGS } from './finding.js';
import { unexecuted } from './shared/unexecuted.js';

const MESSAGES = {
  read_only:
    'The bytes were read, and nothing executed them: what follows from them is not known. Review what they do before ' +
    'you sign.',
  cut:
    'A node executed only a part of the bytes, or could not read all that follows from them. Review what they do ' +
    'before you sign.',
  seen_in_part:
    'A node looked at the bytes and could not show all that follows from them. Review what they do before you sign.',
  known:
    'The bytes were read, and every contract, asset, amount and account in them is known. Nothing executed them: ' +
    'that they succeed is not known.',
} as const;

/** What follows from the bytes is not known, or not all of it. */
export const simulationPartial = finding({
  code: 'simulation_partial',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The bytes were read, and nothing executed all of them, so what follows is not known.',
  advice: 'Review what they do, or configure a node.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const why = unexecuted(context);
    if (why === null || why === 'text') return NO_FINDINGS;
    return [
      { message: MESSAGES[why], ...(why === 'known' ? { severity: 'LOW' as const, action: 'ALLOW' as const } : {}) },
    ];
  },
});
