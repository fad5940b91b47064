import type { DataNeed, FindingSource } from '../../../../domain/findings/finding.js';
import type { Action } from '../../../../domain/verdict/action.js';

export const SOURCE_WORDS: Readonly<Record<FindingSource, readonly [title: string, about: string]>> = {
  network: ['Network', 'addresses, chain and token'],
  scam: ['Scam', 'lists, exposure and deception'],
  simulation: ['Simulation', 'what the transaction would permit'],
  risk: ['Risk', 'amounts, history and intent'],
};

/** What each kind of data is, and where it comes from. */
export const NEED_WORDS: Readonly<Record<DataNeed, readonly [name: string, origin: string]>> = {
  request: ['Request', 'what the call declares'],
  bytes: ['Bytes', 'what is to be signed, sent along or alone'],
  history: ['History', 'earlier checks of the same partner and environment, and their reported outcomes'],
  bundled_data: ['Bundled data', 'dated tables and registries that come with the program'],
  lists: ['Lists', 'imported lists, or those of the partner: without one there is nothing to match'],
  provider: ['Provider', 'a vendor or node that the operator has configured: without one there is nothing to ask'],
};

/** What the wallet does with a finding of this action, and says to its user. */
export const WALLET_WORDS: Readonly<Record<Action, string>> = {
  ALLOW: 'Show the message beside the transaction as a note. Alone it stops nothing.',
  REVIEW:
    'Show the message in full before anything is signed. Let the user go on only after an explicit acknowledgement ' +
    'of this message, and report it as the outcome acknowledged.',
  BLOCK:
    'Sign nothing. Say that the transaction was stopped, and show the message as the reason. Offer no way around it: ' +
    'funds must not leave the wallet.',
};
