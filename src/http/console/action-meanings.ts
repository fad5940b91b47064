import type { Action } from '../../../domain/verdict/action.js';

/** What each action asks of the application. Source: the specification, "Caller behaviour bound to each action". */
export const ACTION_MEANINGS: Readonly<Record<Action, { readonly meaning: string; readonly behaviour: string }>> = {
  ALLOW: {
    meaning: 'Nothing was found against the intent, and every required source answered.',
    behaviour: 'Continue to the protected signature or contract flow.',
  },
  REVIEW: {
    meaning: 'Something needs a human eye, or a source could not answer.',
    behaviour: 'Show the findings, and continue only after an explicit acknowledgement.',
  },
  BLOCK: {
    meaning: 'The intent is judged as harmful.',
    behaviour: 'Stop the protected flow: funds must not leave the wallet. Offer no way around it.',
  },
};
