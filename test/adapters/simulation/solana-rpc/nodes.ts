import nock from 'nock';
import { solanaRpc } from '../../../../adapters/simulation/solana-rpc/index.js';
import type { ExecutedEffect, Execution } from '../../../../domain/facts/simulation/execution.js';
import type { Proposal } from '../../../../domain/payload/payload.js';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import { judged } from '../../../conformance/judge.js';
import { FRIEND, payment, paying, proposalOfCalls, STATE } from '../../../conformance/simulation/solana-rpc.fixture.js';
import { JSON_TYPE } from '../../../conformance/vendor.js';
import { FAKE_GENESIS, type FakeRun, fakeSolanaNode, type FakeState } from '../../../support/fake-solana-node.js';
import { dependenciesWith } from '../../../support/provider-dependencies.js';
import { account, bytes, type Call } from '../../../support/solana-messages.js';

export interface Reply {
  readonly id: number;
  readonly result: { readonly context: { readonly slot: number }; readonly value: unknown };
}
/** What is answered in place of a good answer; the good one comes along, and the methods that were asked. */
export type Change = (good: readonly Reply[], asked: readonly string[]) => unknown;

/** A program of which nothing is known. */
export const DARK = account(66);
export const THIEF = account(67);

/** A call of it that may change these accounts. */
export const darkCall = (...accounts: readonly string[]): Call => ({ program: DARK, accounts, data: bytes(1) });

/** 12.5 USDC to a friend. */
export const PAYMENT: Proposal = proposalOfCalls(FRIEND, [payment(FRIEND)]);
export const PAID: FakeRun = () => paying(FRIEND);

/** Lets a node answer, by the number in its name, as long as the test runs; `delayMs` before each answer. */
export const playNode = (
  place: 1 | 2,
  run: FakeRun = PAID,
  { state = new Map(), without, change = (good) => good, delayMs = 0 }: PlayOptions = {},
): void => {
  const accounts = [...STATE, ...state].filter(([address]) => address !== without);
  const node = fakeSolanaNode(new Map(accounts), run);
  nock(`https://node-${place}.example`)
    .persist()
    .post('/')
    .delay(delayMs)
    .reply((_path, body) => {
      const asked = (body as readonly { readonly method: string }[]).map(({ method }) => method);
      const answer = change(node.answer(body) as readonly Reply[], asked);
      if (typeof answer === 'number') return [answer, '', JSON_TYPE];
      return typeof answer === 'string'
        ? [200, answer, { 'content-type': 'text/html' }]
        : [200, answer as object, JSON_TYPE];
    });
};
export interface PlayOptions {
  /** Beside the wallets and their USDC. */
  readonly state?: FakeState;
  /** An account that is not there. */
  readonly without?: string;
  readonly change?: Change;
  readonly delayMs?: number;
}

/** Changes the reply to one call of the batch that executes. */
export const withReply =
  (place: number, change: (reply: Reply) => unknown): Change =>
  (good, asked) =>
    asked.includes('simulateTransaction')
      ? good.map((reply, index) => (index === place ? change(reply) : reply))
      : good;

/** The places in that batch. */
export const [BEFORE, SIMULATION, FEE, HEAD, AGAIN] = [0, 1, 2, 3, 4] as const;

/** Changes what a node says of the execution itself. */
export const withOutcome = (change: (value: Outcome) => unknown): Change =>
  withReply(SIMULATION, ({ id, result }) => ({
    jsonrpc: '2.0',
    id,
    result: { ...result, value: change(result.value as Outcome) },
  }));
export interface Outcome {
  readonly err: unknown;
  readonly accounts: readonly (Record<string, unknown> | null)[];
}

/** The simulation on so many of these nodes. */
export const simulationOf = (count: 1 | 2, maxAgeSeconds = 120): Simulation =>
  solanaRpc.create(
    {
      endpoints: ['https://node-1.example/', 'https://node-2.example/'].slice(0, count),
      checkpoint: FAKE_GENESIS,
      allowPrivateNetwork: false,
      maxAgeSeconds,
    },
    dependenciesWith(),
  );

/** What is executed of a proposal, within the deadline of the provider. Ends the simulation. */
export const executionBy = async (simulation: Simulation, proposal = PAYMENT): Promise<Execution | null> => {
  try {
    return (await simulation.simulate(proposal, AbortSignal.timeout(solanaRpc.deadlineMs))).execution;
  } finally {
    await simulation.close();
  }
};

/** The action of a check on so many of these nodes, and its findings. */
export const verdictBy = async (count: 1 | 2, { intent, payload }: Proposal = PAYMENT): Promise<readonly string[]> => {
  const simulation = simulationOf(count);
  try {
    const { recommendedAction, findings } = await judged(solanaRpc, simulation, intent, 0, payload);
    return [recommendedAction, ...findings.map(({ code }) => code)];
  } finally {
    await simulation.close();
  }
};

/** Each effect in short: who, what of which asset or account, and how it changes. */
export const inShort = (effects: readonly ExecutedEffect[] = []): readonly string[] =>
  effects.map((effect) => {
    switch (effect.kind) {
      case 'balance':
        return `${effect.account} ${effect.asset.address ?? 'lamports'} ${effect.delta}`;
      case 'allowance':
        return `${effect.spender} may take ${effect.before} → ${effect.after}`;
      case 'control':
        return `${effect.what} of ${effect.target} ${String(effect.before)} → ${String(effect.after)}`;
      case 'operator':
        return `${effect.operator} operates`;
    }
  });
