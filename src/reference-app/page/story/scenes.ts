import { demonstrationKey } from '../../../../domain/intent/demonstration-addresses.js';
import type { Action } from '../../../../domain/verdict/action.js';
import type { Handed } from '../handed.js';
import type { Intent } from '../intent.js';
import * as bytes from '../preset-bytes.js';

/** A scene of the story: what a user meets, and what comes of it without a check before the signature. */
export interface StoryScene {
  readonly id: string;
  readonly title: string;
  /** What the user believes, in two sentences. */
  readonly story: string;
  /** What a wallet without a check shows. */
  readonly plain: readonly (readonly [label: string, value: string])[];
  /** What the user lives with who confirms that. */
  readonly aftermath: string;
  /** What the service answers; null where none answers. */
  readonly expected: Action | null;
  readonly intent: Intent;
  readonly handed: Handed | null;
}

const { WALLET } = bytes;
const SHOP = '0x2222222222222222222222222222222222222222';
const THIEF = '0x4444444444444444444444444444444444444444';
const FRIEND = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const POISONED = '0x5aae9999999999999999999999999999999beaed';
/** Reserved: what is said of it is made up. */
const LISTED = demonstrationKey('evm', 0xde300001);

/** As wallets shorten an account. */
const short = (account: string): string => `${account.slice(0, 6)}…${account.slice(-4)}`;

const pays: Intent = { from_address: WALLET, to_address: SHOP, chain: 'ethereum', token: 'USDC', amount: 25 };

const payment: StoryScene = {
  id: 'payment',
  title: 'An ordinary payment',
  story: 'You buy a book for 25 USDC. The shop’s page asks your wallet to pay it.',
  plain: [
    ['To', short(SHOP)],
    ['Amount', '25 USDC'],
  ],
  aftermath: 'The shop is paid. Most days end like this, and a check must not stand in the way of them.',
  expected: 'ALLOW',
  intent: pays,
  handed: bytes.transfer(SHOP, 25_000_000n),
};

/** Every scene, in the order of the story. */
export const SCENES: readonly [StoryScene, ...StoryScene[]] = [
  payment,
  {
    id: 'poisoned',
    title: 'A poisoned address',
    story:
      'You owe Ada 400 USDC and copy her account from your last payments. Somebody sent you a payment of nothing ' +
      'from an account that begins and ends like hers.',
    plain: [
      ['To', short(POISONED)],
      ['Amount', '400 USDC'],
    ],
    aftermath:
      `Ada has nothing. ${short(FRIEND)} and ${short(POISONED)} look the same where a wallet shortens them, and the ` +
      '400 USDC are a stranger’s.',
    expected: 'BLOCK',
    intent: { ...pays, to_address: POISONED, expected_to_address: FRIEND, counterparty_name: 'Ada', amount: 400 },
    handed: bytes.transfer(POISONED, 400_000_000n),
  },
  {
    id: 'drainer',
    title: 'A gift that takes everything',
    story: 'A page promises free tokens. To collect them, it says, your wallet must sign once; it costs nothing.',
    plain: [
      ['Signature request', 'Collect your gift'],
      ['Network fee', 'none'],
    ],
    aftermath:
      'There was no gift. The signature let a stranger spend every USDC that you have or will ever have, and a ' +
      'minute later the account was empty.',
    expected: 'BLOCK',
    intent: { ...pays, to_address: THIEF, amount: 0, transaction_type: 'contract_interaction' },
    handed: bytes.permit(THIEF, 2n ** 256n - 1n),
  },
  {
    id: 'hidden',
    title: 'A payment hidden in an exchange',
    story: 'You exchange 25 USDC for ETH on a page that a search engine showed. The exchange itself is a known one.',
    plain: [
      ['Contract', `${short(bytes.SWAP_ROUTER)} (Uniswap)`],
      ['Function', 'multicall'],
    ],
    aftermath:
      'The exchange took place, and its ETH went to a stranger: the second step, which no wallet spelled out, named ' +
      'another account than yours.',
    expected: 'BLOCK',
    intent: {
      ...pays,
      to_address: bytes.SWAP_ROUTER,
      contract_address: bytes.SWAP_ROUTER,
      transaction_type: 'contract_interaction',
    },
    handed: bytes.swapBytes(25_000_000n, THIEF),
  },
  {
    id: 'sanctioned',
    title: 'Money from a bad place',
    story: 'A customer pays you 2,500 USDC. Before you send the goods you ask where the money comes from.',
    plain: [
      ['From', short(LISTED)],
      ['Amount', '2500 USDC'],
    ],
    aftermath:
      'You passed the money on. Weeks later your exchange froze your account and asked why you took funds from there.',
    expected: 'BLOCK',
    intent: { ...pays, direction: 'incoming', from_address: LISTED, to_address: WALLET, amount: 2500 },
    handed: null,
  },
  {
    ...payment,
    id: 'down',
    title: 'The service is down',
    story: 'The same book, on a day on which the check cannot be reached. What does a wallet do that gets no answer?',
    aftermath: 'This time it was only a book. A wallet that signs when its check is silent has no check.',
    expected: null,
  },
];
