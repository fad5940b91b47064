import { base64 } from '@scure/base';
import { solanaRpc } from '../../../adapters/simulation/solana-rpc/index.js';
import { withAssets } from '../../../domain/payload/assets.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { readPayload } from '../../../domain/payload/read-payload.js';
import { associatedTokenAddress } from '../../../domain/payload/solana/associated-account.js';
import { TOKEN_PROGRAM } from '../../../domain/payload/solana/program-addresses.js';
import { intentWith, proposalOf } from '../../support/builders.js';
import {
  FAKE_GENESIS,
  type FakeRun,
  type FakeState,
  fakeSolanaNode,
  tokenAccount,
  wallet,
} from '../../support/fake-solana-node.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { account, bytes, type Call, encodeMessage, messageOf, PAYER, u64 } from '../../support/solana-messages.js';
import type { SimulationFixture, SimulationVendor } from './fixture.js';

export const USDC_MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
export const FRIEND = account(21);
/** A payment to it costs as much again. */
const TRAP = account(22);
export const HELD = 1_000_000_000n;

/** Where a wallet holds its USDC. */
export const holdingOf = (owner: string): string => associatedTokenAddress(owner, USDC_MINT, TOKEN_PROGRAM) ?? '';

const UNITS = 12_500_000n;

/** 12.5 USDC to the account of a wallet. */
export const payment = (recipient: string): Call => ({
  program: TOKEN_PROGRAM,
  accounts: [holdingOf(PAYER), USDC_MINT, holdingOf(recipient), PAYER],
  data: bytes(12, u64(UNITS), 6),
});

/** The transfer as it is declared, with these bytes. */
export const proposalOfCalls = (recipient: string, calls: readonly Call[], changes: object = {}): Proposal => {
  const content = base64.encode(encodeMessage(messageOf({ calls, ...changes })));
  const given = { kind: 'solana_message', content } as const;
  const { payload } = readPayload(given, { chain: 'solana', sender: PAYER, describe: () => null });
  const usdc = new Map([[USDC_MINT, { symbol: 'USDC', decimals: 6 }]]);
  return {
    ...proposalOf(intentWith({ chain: 'solana', from: PAYER, to: recipient, token: 'USDC', amount: '12.5' })),
    payload: {
      ...payload,
      actions: withAssets(payload.actions, 'solana', usdc),
      given,
      askedBy: null,
      descriptionFailure: null,
      simulation: 'auto',
    },
  };
};

/** Each of these wallets, with 1,000 USDC. */
export const STATE: FakeState = new Map(
  [PAYER, FRIEND, TRAP].flatMap((owner) => [
    [owner, wallet()] as const,
    [holdingOf(owner), tokenAccount({ mint: USDC_MINT, owner, amount: HELD })] as const,
  ]),
);

/** Pays 12.5 USDC to a wallet, as often as this. */
export const paying = (recipient: string, times = 1n): ReturnType<FakeRun> => [
  [holdingOf(PAYER), tokenAccount({ mint: USDC_MINT, owner: PAYER, amount: HELD - times * UNITS })],
  [holdingOf(recipient), tokenAccount({ mint: USDC_MINT, owner: recipient, amount: HELD + times * UNITS })],
];

const node = fakeSolanaNode(STATE, ({ accounts }) =>
  accounts.includes(holdingOf(TRAP)) ? paying(TRAP, 2n) : paying(FRIEND),
);

const canary = () => node.answer(null) as readonly { readonly result: unknown }[];
const withReply = (place: number, changes: object): readonly object[] =>
  canary().map((reply, index) => (index === place ? { ...reply, ...changes } : reply));
const withAccounts = (change: (result: AccountsResult) => object): readonly object[] =>
  withReply(1, { result: change(canary()[1]?.result as AccountsResult) });

interface AccountsResult {
  readonly context: { readonly slot: number };
  readonly value: readonly object[];
}

const vendor: SimulationVendor = {
  origin: 'https://node.example',
  method: 'POST',
  path: '/v1/made-up',
  headers: { 'content-type': 'application/json' },
  // a node is asked about whole requests
  asked: (_path, body) => [JSON.stringify(body)],
  answer: ([request]) => node.answer(request?.startsWith('[') === true ? JSON.parse(request) : null),
  // JSON-RPC has a reader of its own, and no words
  schema: { type: 'array' },
  words: {},
  // each version of a node says more of an account
  open: ['/1/result', '/1/result/context', '/1/result/value/0', '/1/result/value/1'],
  nonsense: {
    'a node of another chain': () => withReply(0, { result: account(97) }),
    'a first block that is no hash': () => withReply(0, { result: '0' }),
    'a clock of another slot': () => withAccounts((result) => ({ ...result, context: { slot: 1 } })),
    'no clock': () => withAccounts((result) => ({ ...result, value: [null, result.value[1]] })),
    'another mint in the place of wrapped SOL': () =>
      withAccounts((result) => ({ ...result, value: [result.value[0], result.value[0]] })),
    'accounts that are none': () => withAccounts((result) => ({ ...result, value: [{}, {}] })),
    'one account too few': () => withAccounts((result) => ({ ...result, value: result.value.slice(1) })),
    'one reply too few': () => canary().slice(0, -1),
  },
};

export const solanaRpcFixture: SimulationFixture = {
  create: () =>
    solanaRpc.create(
      {
        endpoints: [`${vendor.origin}${String(vendor.path)}`],
        checkpoint: FAKE_GENESIS,
        allowPrivateNetwork: false,
        maxAgeSeconds: 120,
      },
      dependenciesWith(),
    ),
  vendor,
  executes: {
    sender: PAYER,
    token: USDC_MINT,
    proposalTo: (recipient) => proposalOfCalls(recipient, [payment(recipient)]),
  },
  knownGood: { recipient: FRIEND },
  knownBad: { recipient: TRAP },
};
