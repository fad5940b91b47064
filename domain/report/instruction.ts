import type { Direction } from '../intent/intent.js';
import type { Action } from '../verdict/action.js';

/** What the reader of a report has to do, by what moves and by the verdict. */
export const INSTRUCTIONS: Readonly<Record<Direction, Readonly<Record<Action, string>>>> = {
  outgoing: {
    ALLOW: 'You may sign: nothing was found that stops this transaction.',
    REVIEW: 'Do not sign before a person has read the findings and acknowledged them.',
    BLOCK: 'Do not sign. Funds must not leave the wallet.',
  },
  incoming: {
    ALLOW: 'You may accept these funds: nothing was found that stops them.',
    REVIEW: 'Do not accept or forward these funds before a person has read the findings and acknowledged them.',
    BLOCK: 'Do not accept or forward these funds.',
  },
};
