import { closedProgram } from '../payload/effects.js';
import { finding } from './finding.js';
import { ofKinds } from './shared/of-kinds.js';

/** An authority over an account of the sender's goes to somebody else. */
export const authorityChange = finding({
  code: 'authority_change',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes hand an authority over an account, a mint or a stake to others, or give it up.',
  advice: 'Do not sign unless that is what you set out to do.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ofKinds(['authority_change'], (action) => {
    const { to, function: name } = action;
    const closed = closedProgram(action);
    return {
      message:
        (closed === null
          ? `The bytes give an authority over one of your accounts (${name ?? 'unnamed'}) ` +
            `${to === null ? 'up for good' : `to ${to}`}. Who has it can take what the account holds.`
          : `The bytes close the program ${closed}: it never runs again, and what it holds is locked.`) +
        ' Do not sign unless that is what you set out to do.',
    };
  }),
});
