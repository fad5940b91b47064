import { withAssets } from '../../../domain/payload/assets.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { readPayload } from '../../../domain/payload/read-payload.js';
import { evmRpc } from '../../../adapters/simulation/evm-rpc/index.js';
import { RECIPIENT, SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { askedTransfer, FAKE_HEAD, fakeNode } from '../../support/fake-node.js';
import { transaction, transfer } from '../../support/payload-requests.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import type { SimulationFixture, SimulationVendor } from './fixture.js';
import { declaredTo } from './verdicts.js';

/** A payment to it costs as much again, for a third account. */
const TRAP = `0x${'bad'.repeat(13)}0`;
const THIEF = `0x${'7e'.repeat(20)}`;

const node = fakeNode((call) =>
  askedTransfer(call).flatMap((one) => (one.to === TRAP ? [one, { ...one, to: THIEF }] : [one])),
);

const canary = () => node.answer(null) as readonly object[];
const withReply = (place: number, changes: object): readonly object[] =>
  canary().map((reply, index) => (index === place ? { ...reply, ...changes } : reply));

/** Objects whose members are those of a node's own kind: of a block, and of what shows a feature. */
const openPlaces = (value: unknown, place: string): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : [place, ...Object.entries(value).flatMap(([name, member]) => openPlaces(member, `${place}/${name}`))];

const vendor: SimulationVendor = {
  origin: 'https://node.example',
  method: 'POST',
  path: '/v1/made-up',
  headers: { 'content-type': 'application/json' },
  // a node is asked about whole requests
  asked: (_path, body) => [JSON.stringify(body)],
  answer: ([request]) => node.answer(request?.startsWith('0x') === false ? JSON.parse(request) : null),
  // JSON-RPC has a reader of its own, and no words
  schema: { type: 'array' },
  words: {},
  open: canary().flatMap((reply, index) => openPlaces((reply as { result: unknown }).result, `/${index}/result`)),
  nonsense: {
    'a node of another chain': () => withReply(0, { result: '0x38' }),
    'a chain id that is a number': () => withReply(0, { result: 1 }),
    'another block at the checkpoint': () => withReply(1, { result: { ...FAKE_HEAD, hash: `0x${'cd'.repeat(32)}` } }),
    'no block at the checkpoint': () => withReply(1, { result: null }),
    'one reply too few': () => canary().slice(0, -1),
  },
};

/** With the bytes of the transfer, as its sender would sign them. */
export const proposalTo = (recipient: string): Proposal => {
  const given = {
    kind: 'evm_transaction',
    content: transaction(USDC_ON_ETHEREUM, transfer(recipient, 12_500_000n)),
  } as const;
  const { payload } = readPayload(given, { chain: 'ethereum', sender: SENDER, describe: () => null });
  const usdc = new Map([[USDC_ON_ETHEREUM, { symbol: 'USDC', decimals: 6 }]]);
  const actions = withAssets(payload.actions, 'ethereum', usdc);
  return {
    ...declaredTo(recipient),
    payload: { ...payload, actions, given, askedBy: null, descriptionFailure: null, simulation: 'auto' },
  };
};

export const evmRpcFixture: SimulationFixture = {
  create: () =>
    evmRpc.create(
      {
        endpoints: { ethereum: [`${vendor.origin}${String(vendor.path)}`] },
        checkpoints: { ethereum: { number: Number(FAKE_HEAD.number), hash: FAKE_HEAD.hash } },
        allowPrivateNetwork: false,
      },
      dependenciesWith(),
    ),
  vendor,
  executes: { sender: SENDER, token: USDC_ON_ETHEREUM, proposalTo },
  knownGood: { recipient: RECIPIENT },
  knownBad: { recipient: TRAP },
};
