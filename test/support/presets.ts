import { demonstrationKey } from '../../domain/intent/demonstration-addresses.js';
import type { Action } from '../../domain/verdict/action.js';
import type { Handed } from '../../src/reference-app/page/handed.js';
import type { Intent } from '../../src/reference-app/page/intent.js';
import * as bytes from '../../src/reference-app/page/preset-bytes.js';

/** A filled-in form to begin with, and what the service answers to it. */
export interface Preset {
  readonly id: string;
  readonly label: string;
  /** What happens here, in one sentence. */
  readonly story: string;
  readonly expected: Action;
  /** What the user is told. */
  readonly intent: Intent;
  /** What the wallet is handed to sign. */
  readonly handed?: Handed;
}

const reserved = (number: number): string => demonstrationKey('evm', number);

/** Made-up addresses without a known owner. */
const { WALLET } = bytes;
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

const allowance = (spender: string): Intent =>
  send({ to_address: spender, contract_address: spender, transaction_type: 'approval', approval_amount: '25' });

type Presets = readonly [Preset, ...Preset[]];

const signing: Presets = [
  {
    id: 'sign-payment',
    label: 'Payment',
    story: 'The bytes pay 25 USDC to the shop, as you are told.',
    expected: 'ALLOW',
    intent: send({}),
    handed: bytes.transfer(SHOP, 25_000_000n),
  },
  {
    id: 'sign-approval',
    label: 'Approval',
    story: 'The bytes let Permit2, a well-known contract, spend the 25 USDC that a purchase needs.',
    expected: 'ALLOW',
    intent: allowance(bytes.PERMIT2),
    handed: bytes.approval(bytes.PERMIT2, 25_000_000n),
  },
  {
    id: 'sign-permit',
    label: 'Permit',
    story: 'A signature without a transaction lets an exchange’s contract take 25 USDC.',
    expected: 'REVIEW',
    intent: allowance(bytes.SWAP_ROUTER),
    handed: bytes.permit(bytes.SWAP_ROUTER, 25_000_000n),
  },
  {
    id: 'sign-swap',
    label: 'Swap',
    story: 'An exchange of 25 USDC for ETH: calls within a call, of a router that is known for them.',
    expected: 'ALLOW',
    intent: send({
      to_address: bytes.SWAP_ROUTER,
      contract_address: bytes.SWAP_ROUTER,
      transaction_type: 'contract_interaction',
    }),
    handed: bytes.swapBytes(25_000_000n),
  },
  {
    id: 'sign-other-recipient',
    label: 'Phishing: other recipient',
    story: 'The page says that the shop is paid. The bytes pay somebody else.',
    expected: 'BLOCK',
    intent: send({}),
    handed: bytes.transfer(SPENDER, 25_000_000n),
  },
  {
    id: 'sign-false-claim',
    label: 'Phishing: false gift',
    story: 'The page says that a gift is collected, for nothing. The signature gives every USDC away.',
    expected: 'BLOCK',
    intent: send({ to_address: SPENDER, amount: 0, transaction_type: 'contract_interaction' }),
    handed: bytes.permit(SPENDER, 2n ** 256n - 1n),
  },
];

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

/** Every preset, by what is checked. */
export const PRESETS = { signing, outgoing, incoming } as const;
