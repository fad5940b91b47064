import type { Action } from '../../../../../domain/verdict/action.js';
import { howMuch } from '../../../../../domain/payload/sentence.js';
import type { Amount } from './much.js';

/** All that the wallet of the story says by itself; other languages fill this form. */
export const en = {
  label: 'Demonstration wallet, without a key',
  asks: {
    payment: 'books.example asks to be paid',
    poisoned: 'You pay an account that you copied',
    drainer: 'free-tokens.example asks for a signature',
    hidden: 'best-rates.example asks for a signature',
    sanctioned: 'A customer whom you do not know pays you',
    down: 'books.example asks to be paid',
    own: 'A page asks for a signature',
  } as Readonly<Record<string, string>>,
  checking: 'Checking…',
  noVerdict: 'No verdict: this wallet does not sign',
  askAgain: 'Ask again',
  unreached: 'The service could not be reached. There is no verdict.',
  advice: {
    ALLOW: 'Nothing speaks against it',
    REVIEW: 'Look again before you go on',
    BLOCK: 'Do not sign this',
  },
  doNotAccept: 'Do not accept or forward these funds',
  why: 'Why',
  furtherReasons: 'Further reasons',
  meant: 'You meant',
  pays: 'This pays',
  reject: 'Reject',
  rejected: 'You rejected it. Nothing was signed.',
  sign: 'Sign (simulated)',
  accept: 'Accept (simulated)',
  confirming: 'Confirming…',
  signed:
    'The service confirmed these very bytes a moment before, and a real wallet would have signed them now. Nothing ' +
    'was signed or sent here.',
  accepted: 'A real wallet would have gone on now. Nothing was signed or sent here.',
  refuses: 'The wallet refuses.',
  acknowledge: 'I have read why, and go on all the same.',
  sheet: {
    send: 'You send',
    get: 'You get',
    others: 'Somebody else gets',
    spenders: 'Who can spend afterwards',
    nothing: 'Nothing',
    nothingNamed: 'Nothing is named',
    noOneNew: 'No one new',
    partUnknown: 'A part of it is not known. More may happen than is shown here.',
    wholeCollection: 'Everything of this collection',
    controlOfContract: 'Control over a contract',
    executed: 'Learned by running it on the present state of the chain.',
    read: 'Read from the bytes that would be signed.',
    told: 'As you were told: there are no bytes to read.',
  },
  asTold: (what: string): string => `${what}, as you were told`,
  couldLose: (what: string): string => `You could lose ${what}`,
  howMuch: (of: Amount): string => howMuch(of),
  more: (count: number | null): string => (count === null ? 'more' : `${count} more`),
  listed: (all: readonly string[]): string =>
    all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`,
  plain: {
    data: 'Data',
    confirm: 'Confirm',
    cameOfIt: 'What came of it',
    youRejected: 'You rejected it',
    wouldYou: 'Would you have, with nothing else to go by?',
    withSigngate: 'See it with Signgate',
    saw: 'What this wallet saw',
    lines: [
      'The name that the page gave itself.',
      'Accounts, shortened in the middle.',
      'Bytes, shown as they are. Nobody read them.',
      'No list was asked, and nothing was executed.',
    ],
  },
  saw: {
    title: 'What Signgate saw',
    nothing: 'Nothing: it did not answer. This wallet takes silence for a no.',
    verdict: 'The verdict',
    risk: (action: Action, score: number): string => `${action}, risk ${score} of 100`,
    does: 'What would be signed',
    noBytes: 'Only what was declared: there were no bytes.',
    known: 'How it is known',
    bases: {
      simulated: 'A node executed it.',
      decoded: 'The bytes were read; nothing executed them.',
      declared: 'Nothing was executed.',
    } as Readonly<Record<string, string>>,
    findings: 'What was found',
    noFinding: 'Nothing.',
    lists: 'Lists that were asked',
    noLists: 'No list of sanctions or threats is loaded here.',
    listCounts: (sanctions: number, threats: number): string => `${sanctions} of sanctions, ${threats} of threats.`,
  },
};

export type StoryTexts = typeof en;
