import type { Action } from '../../../../../domain/verdict/action.js';
import { howMuch } from '../../../../../domain/payload/sentence.js';
import type { Amount } from './much.js';

/** All that the wallet of the story says by itself; other languages fill this form. */
export const en = {
  label: 'Demonstration wallet, without a key',
  page: {
    title: 'What would your wallet have signed?',
    intro:
      'Six moments at a wallet. Each can be seen twice: as it is today, and with a check before the signature. The answers are the service’s own, asked now.',
    scenes: 'Scenes',
    which: 'Which wallet',
    with: 'With Signgate',
    without: 'Without',
    language: 'Language',
    back: 'Back',
    next: 'Next scene',
    tryOwn: 'Now try your own bytes',
    engineers: 'For engineers: the request and its answer',
    request: 'Request',
    answer: 'Answer',
    application: 'Reference application',
    pages: 'Pages',
    story: 'The story',
    own: 'Your own bytes',
    simulated: 'Simulated wallet: nothing is signed or sent',
    skip: 'Skip to the result',
    footer:
      'A verdict is a security decision about what was checked. It is not a legal opinion, and not a guarantee that all history was traced.',
  },
  scenes: {
    payment: {
      title: 'An ordinary payment',
      story: 'You buy a book for 25 USDC. The shop’s page asks your wallet to pay it.',
      asks: 'books.example asks to be paid',
      aftermath: 'The shop is paid. Most days end like this, and a check must not stand in the way of them.',
    },
    poisoned: {
      title: 'A poisoned address',
      story:
        'You owe Ada 400 USDC and copy her account from your last payments. Somebody sent you a payment of nothing from an account that begins and ends like hers.',
      asks: 'You pay an account that you copied',
      aftermath:
        'Ada has nothing. A wallet that shortens accounts shows both as the same, and a stranger has the 400 USDC.',
    },
    drainer: {
      title: 'A gift that takes everything',
      story: 'A page promises free tokens. To collect them, it says, your wallet must sign once; it costs nothing.',
      asks: 'free-tokens.example asks for a signature',
      aftermath:
        'There was no gift. The signature let a stranger spend every USDC that you have or will ever have. A minute later the account was empty.',
    },
    hidden: {
      title: 'A payment hidden in an exchange',
      story: 'You exchange 25 USDC for ETH on a page that a search engine showed. The exchange itself is a known one.',
      asks: 'best-rates.example asks for a signature',
      aftermath:
        'The exchange took place, and its ETH went to a stranger. The second step named another account than yours, and no wallet spelled it out.',
    },
    sanctioned: {
      title: 'Money from a bad place',
      story: 'A customer pays you 2,500 USDC. Before you send the goods you ask where the money comes from.',
      asks: 'A customer whom you do not know pays you',
      aftermath:
        'You passed the money on. Weeks later your exchange froze your account and asked why you took funds from there.',
    },
    down: {
      title: 'The service is down',
      story: 'The same book, on a day on which the check cannot be reached. What does a wallet do that gets no answer?',
      asks: 'books.example asks to be paid',
      aftermath: 'This time it was only a book. A wallet that signs when its check is silent has no check.',
    },
  },
  asksOwn: 'A page asks for a signature',
  labels: {
    to: 'To',
    from: 'From',
    amount: 'Amount',
    request: 'Signature request',
    gift: 'Collect your gift',
    fee: 'Network fee',
    none: 'none',
    contract: 'Contract',
    function: 'Function',
  },
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
    'The service confirmed these very bytes a moment before, and a real wallet would have signed them now. Nothing was signed or sent here.',
  accepted: 'A real wallet would have gone on now. Nothing was signed or sent here.',
  refuses: 'The wallet refuses. Nothing was signed.',
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
