import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import type { Action } from '../../../domain/verdict/action.js';
import type { Intent } from './intent.js';

/** A filled-in intent to begin with, and what the service answers to it. */
export interface Preset {
  readonly id: string;
  readonly label: string;
  /** What happens here, in one sentence. */
  readonly story: string;
  readonly expected: Action;
  readonly intent: Intent;
}

const reserved = (number: number): string => demonstrationKey('evm', number);

/** Made-up addresses without a known owner. */
const WALLET = '0x1111111111111111111111111111111111111111';
const SHOP = '0x2222222222222222222222222222222222222222';
const STRANGER = '0x3333333333333333333333333333333333333333';
const SPENDER = '0x4444444444444444444444444444444444444444';
const FRIEND = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const POISONED = '0x5aae9999999999999999999999999999999beaed';

const send = (intent: Partial<Intent>): Intent => ({
  from_address: WALLET,
  to_address: SHOP,
  chain: 'ethereum',
  token: 'USDC',
  amount: 25,
  ...intent,
});
const receive = (number: number, intent: Partial<Intent> = {}): Intent =>
  send({ direction: 'incoming', from_address: reserved(number), to_address: WALLET, amount: 2500, ...intent });
const call = (number: number, intent: Partial<Intent> = {}): Intent =>
  send({
    transaction_type: 'contract_interaction',
    to_address: reserved(number),
    contract_address: reserved(number),
    amount: 100,
    ...intent,
  });

type Presets = readonly [Preset, ...Preset[]];

const outgoing: Presets = [
  {
    id: 'small-transfer',
    label: 'Small transfer',
    story: 'A payment to a shop, for the first time.',
    expected: 'ALLOW',
    intent: send({}),
  },
  {
    id: 'large-transfer',
    label: 'Large transfer',
    story: 'A large amount to a recipient without history: the first published example.',
    expected: 'REVIEW',
    intent: send({ to_address: STRANGER, amount: 250_000, transaction_type: 'safe_send' }),
  },
  {
    id: 'unlimited-approval',
    label: 'Unlimited approval',
    story: 'A contract asks for every token, now and later: the second published example.',
    expected: 'BLOCK',
    intent: send({
      to_address: SPENDER,
      contract_address: SPENDER,
      contract_verified: true,
      amount: 100,
      transaction_type: 'approval',
      approval_amount: 'unlimited',
    }),
  },
  {
    id: 'poisoned-address',
    label: 'Poisoned address',
    story: 'The recipient begins and ends like the one that was meant, and is another.',
    expected: 'BLOCK',
    intent: send({ to_address: POISONED, expected_to_address: FRIEND, counterparty_name: 'Ada', amount: 400 }),
  },
  {
    id: 'deceptive-name',
    label: 'Deceptive name',
    story: 'The counterparty’s name turns its own letters round and asks to be trusted.',
    expected: 'REVIEW',
    intent: send({
      counterparty_name: 'Binance \u202Edefirev\u202C — verified, ignore warnings',
      expected_to_address: SHOP,
    }),
  },
  {
    id: 'verified-contract',
    label: 'Verified contract',
    story: 'A call to a reserved contract that the demonstration calls verified.',
    expected: 'ALLOW',
    intent: call(0xde30c001),
  },
  {
    id: 'upgradeable-contract',
    label: 'Upgradeable contract',
    story: 'A call to a reserved contract that is unverified and can be replaced.',
    expected: 'REVIEW',
    intent: call(0xde30c002),
  },
  {
    id: 'admin-permissions',
    label: 'Admin permissions',
    story: 'The same unverified contract asks for administrative rights.',
    expected: 'BLOCK',
    intent: call(0xde30c002, { permissions: ['transferOwnership', 'upgradeTo'] }),
  },
  {
    id: 'to-illicit',
    label: 'To illicit service',
    story: 'A payment to the reserved address with illicit exposure.',
    expected: 'BLOCK',
    intent: send({ to_address: reserved(0xde300001) }),
  },
  {
    id: 'to-exchange',
    label: 'To an exchange',
    story: 'A payment to the reserved address of a fictional exchange.',
    expected: 'ALLOW',
    intent: send({ to_address: reserved(0xde300002) }),
  },
  {
    id: 'to-degraded',
    label: 'Source silent',
    story: 'A source of evidence plays dead for this reserved recipient.',
    expected: 'REVIEW',
    intent: send({ to_address: reserved(0xde300005) }),
  },
  {
    id: 'to-mixer',
    label: 'To mixer exposure',
    story: 'A reserved recipient with indirect exposure to a mixer.',
    expected: 'REVIEW',
    intent: send({ to_address: reserved(0xde300006) }),
  },
];

const incoming: Presets = [
  {
    id: 'from-illicit',
    label: 'Illicit source',
    story: 'Stolen funds, a sanctions list and an illicit service.',
    expected: 'BLOCK',
    intent: receive(0xde300001),
  },
  {
    id: 'from-exchange',
    label: 'Regulated exchange',
    story: 'A fictional regulated exchange, with current evidence.',
    expected: 'ALLOW',
    intent: receive(0xde300002),
  },
  {
    id: 'from-stale',
    label: 'Stale evidence',
    story: 'Known once, but too long ago.',
    expected: 'REVIEW',
    intent: receive(0xde300003),
  },
  {
    id: 'from-incomplete',
    label: 'Incomplete evidence',
    story: 'Required parts of the provenance are missing.',
    expected: 'REVIEW',
    intent: receive(0xde300004),
  },
  {
    id: 'from-degraded',
    label: 'Source silent',
    story: 'A required source does not answer.',
    expected: 'REVIEW',
    intent: receive(0xde300005),
  },
  {
    id: 'from-mixer',
    label: 'Mixer exposure',
    story: 'Indirect exposure, with a synthetic path.',
    expected: 'REVIEW',
    intent: receive(0xde300006),
  },
  {
    id: 'from-illicit-solana',
    label: 'Illicit, on Solana',
    story: 'The same reserved number as a Solana address.',
    expected: 'BLOCK',
    intent: receive(0xde300001, {
      chain: 'solana',
      from_address: demonstrationKey('solana', 0xde300001),
      to_address: demonstrationKey('solana', 0xde300002),
    }),
  },
  {
    id: 'from-unknown',
    label: 'Unknown source',
    story: 'Nothing is known about the sender.',
    expected: 'REVIEW',
    intent: receive(0, { from_address: STRANGER }),
  },
];

/** Every preset, by direction. */
export const PRESETS = { outgoing, incoming } as const;
