import nock from 'nock';
import { evmRpc } from '../../../../adapters/simulation/evm-rpc/index.js';
import type { Execution } from '../../../../domain/facts/simulation/execution.js';
import type { Proposal } from '../../../../domain/payload/payload.js';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import { evmRpcFixture } from '../../../conformance/simulation/evm-rpc.fixture.js';
import { transferTo } from '../../../conformance/simulation/verdicts.js';
import { JSON_TYPE } from '../../../conformance/vendor.js';
import { RECIPIENT } from '../../../support/builders.js';
import { askedTransfer, FAKE_HEAD, fakeNode, isCanary } from '../../../support/fake-node.js';
import { dependenciesWith } from '../../../support/provider-dependencies.js';

/** A request as a node gets it, parsed. */
export type Asked = unknown;
/** What is answered in place of a good answer; the good one comes along. */
export type Change = (good: object, asked: Asked) => unknown;

export const CHECKPOINT = { number: Number(FAKE_HEAD.number), hash: FAKE_HEAD.hash };
const GOOD = fakeNode();

/** Lets a node answer, by the number in its name, as long as the test runs; `delayMs` before each answer. */
export const playNode = (place: 1 | 2, change: Change = (good) => good, node = GOOD, delayMs = 0): void => {
  nock(`https://node-${place}.example`)
    .persist()
    .post('/')
    .delay(delayMs)
    .reply((_path, body) => {
      const answer = change(node.answer(body), body);
      return typeof answer === 'number' ? [answer, '', JSON_TYPE] : [200, answer as object, JSON_TYPE];
    });
};

/** The simulation on so many of these nodes. */
export const simulationOf = (count: 1 | 2, maxAgeSeconds?: number): Simulation =>
  evmRpc.create(
    {
      endpoints: { ethereum: ['https://node-1.example/', 'https://node-2.example/'].slice(0, count) },
      checkpoints: { ethereum: CHECKPOINT },
      allowPrivateNetwork: false,
      ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
    },
    dependenciesWith(),
  );

/** A transfer of 12.5 USDC, with its bytes. */
export const TRANSFER: Proposal = transferTo(evmRpcFixture, { recipient: RECIPIENT });

/** What is executed of the transfer, however busy the machine is. Ends the simulation. */
export const executionBy = async (simulation: Simulation, proposal = TRANSFER): Promise<Execution | null> => {
  try {
    return (await simulation.simulate(proposal, AbortSignal.timeout(10 * evmRpc.deadlineMs))).execution;
  } finally {
    await simulation.close();
  }
};

/** Whether a request holds a call of this method. */
export const asks = (asked: Asked, method: string): boolean =>
  (Array.isArray(asked) ? asked : [asked]).some((call) => (call as { readonly method?: string }).method === method);

export type Reply = { readonly id: number; readonly result: unknown };

export const OTHER_HASH = `0x${'cd'.repeat(32)}`;

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** The call that asks which block the chain has at the pinned number now: the last of an execution. */
const rereading = (asked: Asked): Call | undefined =>
  (asked as readonly Call[]).find(
    ({ method, params: [block] }) => method === 'eth_getBlockByNumber' && String(block).startsWith('0x'),
  );

export const isRereading = (asked: Asked): boolean =>
  Array.isArray(asked) && !isCanary(asked) && rereading(asked) !== undefined;

/** Gives another block where the pinned one was. */
export const rereadAs = (good: object, asked: Asked, hash: string): object =>
  (good as readonly Reply[]).map((reply) =>
    reply.id === rereading(asked)?.id ? { ...reply, result: { ...FAKE_HEAD, hash } } : reply,
  );

export const THIEF = `0x${'7e'.repeat(20)}`;

/** Takes as much again for a third account. */
export const THIEVING = fakeNode((call) => askedTransfer(call).flatMap((one) => [one, { ...one, to: THIEF }]));
interface Block {
  readonly number?: unknown;
  readonly timestamp?: unknown;
  readonly calls: readonly SimulatedCall[];
}
export interface SimulatedCall {
  readonly returnData: string;
  readonly status: string;
  readonly gasUsed?: string;
  readonly logs?: unknown;
  readonly error?: unknown;
}

/** Changes the blocks that the four headers give; the canary stays as it is. */
export const withBlocks =
  (change: (block: Block, index: number) => Block | readonly Block[] | null): Change =>
  (good, asked) => {
    if (isCanary(asked) || !asks(asked, 'eth_simulateV1')) return good;
    const calls = asked as readonly { readonly method: string }[];
    return (good as readonly Reply[]).map((reply, index) => {
      if (calls[index]?.method !== 'eth_simulateV1') return reply;
      const changed = (reply.result as readonly Block[]).flatMap((block) => change(block, index) ?? []);
      return { ...reply, result: changed };
    });
  };

/** Changes the head that the node gives before an execution. */
export const withHead =
  (changes: Partial<typeof FAKE_HEAD>): Change =>
  (good, asked) =>
    asks(asked, 'eth_getBalance')
      ? (good as readonly Reply[]).map((reply) =>
          reply.id === 1 ? { ...reply, result: { ...FAKE_HEAD, ...changes } } : reply,
        )
      : good;
