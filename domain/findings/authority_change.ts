import type { PayloadAction } from '../payload/action.js';
import { closedProgram, isLookedUp } from '../payload/effects.js';
import { finding } from './finding.js';
import { ofKinds } from './shared/of-kinds.js';

/** Which right, and over what, where the bytes say it. */
const aboutOf = ({ fields }: PayloadAction): string => {
  const [which, account] = ['Authority', 'Account'].map((name) => fields.find(({ label }) => label === name)?.value);
  return which === undefined ? '' : `: ${which}${account === undefined ? '' : ` of ${account}`}`;
};

const isGivenUp = (action: PayloadAction): boolean => action.to === null && !isLookedUp(action);

const toWhom = (action: PayloadAction): string => {
  if (action.to !== null) return `to ${action.to}`;
  return isLookedUp(action) ? 'to an account that the bytes do not name' : 'up for good';
};

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
    const { function: name } = action;
    const closed = closedProgram(action);
    return {
      message:
        (closed === null
          ? `The bytes give an authority (${name ?? 'unnamed'}${aboutOf(action)}) ${toWhom(action)}. ` +
            (isGivenUp(action) ? 'Nobody can use it any more.' : 'Who has it can take what it controls.')
          : `The bytes close the program ${closed}: it never runs again, and what it holds is locked.`) +
        ' Do not sign unless that is what you set out to do.',
    };
  }),
});
