import { shortAddress as short } from '../../../../domain/text/render.js';
import { demonstrationKey } from '../../../../domain/intent/demonstration-addresses.js';
import type { Action } from '../../../../domain/verdict/action.js';
import type { Handed } from '../handed.js';
import type { Intent } from '../intent.js';
import * as bytes from '../preset-bytes.js';
import { STORY_TEXTS } from './texts.js';

/** A scene of the story: what a user meets, and what comes of it without a check before the signature. */
export interface StoryScene {
  readonly id: string;
  readonly title: string;
  /** What the user believes, in two sentences. */
  readonly story: string;
  /** What the wallet is asked, as its user reads it. */
  readonly asks: string;
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

const { labels, scenes } = STORY_TEXTS;

const pays: Intent = { from_address: WALLET, to_address: SHOP, chain: 'ethereum', token: 'USDC', amount: 25 };

const payment: StoryScene = {
  id: 'payment',
  ...scenes.payment,
  plain: [
    [labels.to, short(SHOP)],
    [labels.amount, '25 USDC'],
  ],
  expected: 'ALLOW',
  intent: pays,
  handed: bytes.transfer(SHOP, 25_000_000n),
};

/** Every scene, in the order of the story. */
export const SCENES: readonly [StoryScene, ...StoryScene[]] = [
  payment,
  {
    id: 'poisoned',
    ...scenes.poisoned,
    plain: [
      [labels.to, short(POISONED)],
      [labels.amount, '400 USDC'],
    ],
    expected: 'BLOCK',
    intent: { ...pays, to_address: POISONED, expected_to_address: FRIEND, counterparty_name: 'Ada', amount: 400 },
    handed: bytes.transfer(POISONED, 400_000_000n),
  },
  {
    id: 'drainer',
    ...scenes.drainer,
    plain: [
      [labels.request, labels.gift],
      [labels.fee, labels.none],
    ],
    expected: 'BLOCK',
    intent: { ...pays, to_address: THIEF, amount: 0, transaction_type: 'contract_interaction' },
    handed: bytes.permit(THIEF, 2n ** 256n - 1n),
  },
  {
    id: 'hidden',
    ...scenes.hidden,
    plain: [
      [labels.contract, `${short(bytes.SWAP_ROUTER)} (Uniswap)`],
      [labels.function, 'multicall'],
    ],
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
    ...scenes.sanctioned,
    plain: [
      [labels.from, short(LISTED)],
      [labels.amount, '2500 USDC'],
    ],
    expected: 'BLOCK',
    intent: { ...pays, direction: 'incoming', from_address: LISTED, to_address: WALLET, amount: 2500 },
    handed: null,
  },
  {
    ...payment,
    id: 'down',
    ...scenes.down,
    expected: null,
  },
];
