import { expect } from 'chai';
import nock from 'nock';
import type { Execution } from '../../../../domain/facts/simulation/execution.js';
import { LOOKUP_TABLE_PROGRAM, UPGRADEABLE_LOADER } from '../../../../domain/payload/solana/program-addresses.js';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import {
  FRIEND,
  HELD,
  holdingOf,
  payment,
  paying,
  proposalOfCalls,
  USDC_MINT,
} from '../../../conformance/simulation/solana-rpc.fixture.js';
import { reasonOf, withoutNetwork } from '../../../conformance/vendor.js';
import { type FakeRun, tokenAccount, wallet } from '../../../support/fake-solana-node.js';
import { neverAborted } from '../../../support/provider-dependencies.js';
import { account, bytes, key, PAYER, u32, u64 } from '../../../support/solana-messages.js';
import {
  AGAIN,
  BEFORE,
  type Change,
  darkCall,
  executionBy,
  FEE,
  HEAD,
  inShort,
  PAID,
  PAYMENT,
  playNode,
  type Reply,
  SIMULATION,
  simulationOf,
  THIEF,
  verdictBy,
  withOutcome,
  withReply,
} from './nodes.js';

const atSlot = (place: number, slot: number): Change =>
  withReply(place, (reply) => ({ ...reply, result: { ...reply.result, context: { slot } } }));
const withValue = (place: number, value: unknown): Change =>
  withReply(place, (reply) => ({ ...reply, result: { ...reply.result, value } }));
const refused = (place: number, code: number): Change =>
  withReply(place, ({ id }) => ({ jsonrpc: '2.0', id, error: { code, message: 'no' } }));
const accountsWith = (changes: object): Change =>
  withOutcome((value) => ({ ...value, accounts: value.accounts.map((one) => one && { ...one, ...changes }) }));

/** Takes as much again for a thief. */
const THIEVING: FakeRun = () => [
  ...(paying(FRIEND, 2n) as readonly (readonly [string, ReturnType<typeof wallet> | null])[]),
  [THIEF, wallet()],
];

describe('one Solana node that is not to be trusted', () => {
  withoutNetwork();

  const nonsense: Readonly<Record<string, Change>> = {
    'accounts of a slot before': atSlot(BEFORE, 1),
    'an execution of a slot before': atSlot(SIMULATION, 1),
    'a fee of a slot before': atSlot(FEE, 1),
    'a blockhash of a slot before': atSlot(HEAD, 1),
    'accounts of another slot than their clock': atSlot(AGAIN, 350_000_001),
    'a slot that is none': atSlot(SIMULATION, -1),
    'no accounts': withOutcome((value) => ({ ...value, accounts: null })),
    'an account too few': withOutcome((value) => ({ ...value, accounts: value.accounts.slice(1) })),
    'an account too many': withOutcome((value) => ({ ...value, accounts: [...value.accounts, null] })),
    'no word of how it ended': withOutcome(({ accounts }) => ({ accounts })),
    'an end that is none': withOutcome((value) => ({ ...value, err: 7 })),
    'two ends': withOutcome((value) => ({ ...value, err: { One: 1, Two: 2 } })),
    'token accounts that are too short': accountsWith({ data: ['AAAA/w==', 'base64'] }),
    'data that is no base64': accountsWith({ data: ['*', 'base64'] }),
    'data in another form': accountsWith({ data: { parsed: {} } }),
    'lamports that are none': accountsWith({ lamports: -1 }),
    'lamports that no number holds': accountsWith({ lamports: 1e17 }),
    'an owner that is none': accountsWith({ owner: 'x' }),
    'a fee that is none': withValue(FEE, '5000'),
    'a blockhash that is none': withValue(HEAD, { blockhash: 'x' }),
    'a refusal to execute': refused(SIMULATION, -32602),
    'a refusal to give accounts': refused(BEFORE, -32016),
    'a page': () => '<html></html>',
    'half an answer': (good) => good.slice(1),
    'its own blockhash, and then says that it does not know it': withOutcome((value) => ({
      ...value,
      err: 'BlockhashNotFound',
    })),
  };
  for (const [what, change] of Object.entries(nonsense)) {
    it(`has failed where it gives ${what}, and the check is not ALLOW`, async () => {
      playNode(1, PAID, { change });
      expect(await reasonOf(executionBy(simulationOf(1)))).to.equal('bad_response');
      expect((await verdictBy(1))[0]).to.equal('REVIEW');
    });
  }

  it('is waited for no longer than the check allows', async () => {
    playNode(1, PAID, { delayMs: 60_000 });
    const simulation = simulationOf(1);
    expect(await reasonOf(simulation.simulate(PAYMENT, AbortSignal.timeout(50)))).to.equal('timeout');
    await simulation.close();
  });

  it('cannot call a loss a fee', async () => {
    const run: FakeRun = () => [...(paying(FRIEND) as []), [PAYER, wallet(1_000_000_000)]];
    playNode(1, run, { change: withValue(FEE, 1_000_005_000) });
    expect(inShort((await executionBy(simulationOf(1)))?.effects)).to.include(`${PAYER} lamports -1000000000`);
    expect((await verdictBy(1))[0]).to.equal('BLOCK');
  });

  const ends: readonly (readonly [unknown, object])[] = [
    [{ InstructionError: [0, { Custom: 1 }] }, { status: 'reverted', lacksFunds: false }],
    [{ InstructionError: [1, 'ComputationalBudgetExceeded'] }, { status: 'halted', lacksFunds: false }],
    ['InsufficientFundsForFee', { status: 'reverted', lacksFunds: true }],
    [{ InsufficientFundsForRent: { account_index: 0 } }, { status: 'reverted', lacksFunds: true }],
    ['AlreadyProcessed', { status: 'reverted', lacksFunds: false }],
  ];
  for (const [error, expected] of ends) {
    it(`shows nothing that is not done where it ends by ${JSON.stringify(error)}: REVIEW`, async () => {
      playNode(1, () => ({ error }));
      expect(await executionBy(simulationOf(1))).to.deep.include({ ...expected, effects: [] });
      expect((await verdictBy(1))[0]).to.equal('REVIEW');
    });
  }

  /** Knows the blockhash of the bytes not, and executes with one of its own. */
  const isReplacing = (run: FakeRun) => {
    let asked = 0;
    const counting: FakeRun = (message, state) => {
      asked += 1;
      return asked % 2 === 1 ? { error: 'BlockhashNotFound' } : run(message, state);
    };
    return counting;
  };

  it('is not whole where the blockhash is too old, and a theft is BLOCK all the same', async () => {
    playNode(1, isReplacing(PAID));
    expect(await executionBy(simulationOf(1))).to.deep.include({ status: 'ok', isComplete: false });
    expect(await verdictBy(1)).to.deep.equal(['REVIEW', 'simulation_partial']);
  });

  it('is BLOCK for a theft whose blockhash is too old', async () => {
    playNode(1, isReplacing(THIEVING));
    expect((await verdictBy(1))[0]).to.equal('BLOCK');
  });

  /** Gives another state when it is read again, so many times. */
  const moving = (times: number): Change => {
    let left = times;
    return (good, asked) => {
      if (!asked.includes('simulateTransaction') || left === 0) return good;
      left -= 1;
      const value = (good[AGAIN]?.result.value ?? []) as readonly (object | null)[];
      const moved = value.map((one, index) => (index === 1 ? { ...one, lamports: 7 } : one));
      return withValue(AGAIN, moved)(good, asked);
    };
  };

  it('is asked once more where the state changes meanwhile, and believed where it does not again', async () => {
    playNode(1, PAID, { change: moving(1) });
    expect(await executionBy(simulationOf(1))).to.deep.include({ isStable: true });
  });

  it('gives a result that is not stable where the state changes both times', async () => {
    playNode(1, PAID, { change: moving(2) });
    expect(await executionBy(simulationOf(1))).to.deep.include({ isStable: false });
  });

  it('is not asked more than 64 things at once', async () => {
    playNode(1, PAID, { delayMs: 60_000 });
    const simulation = simulationOf(1);
    const ended = new AbortController();
    const asked = Array.from({ length: 64 }, () => reasonOf(simulation.simulate(PAYMENT, ended.signal)));
    expect(await reasonOf(simulation.simulate(PAYMENT, neverAborted()))).to.equal('overloaded');
    ended.abort();
    await Promise.all(asked);
    await simulation.close();
  });

  it('does not call an execution whole in which more accounts may change than are read', async () => {
    const many = Array.from({ length: 100 }, (_, index) => account(100 + index));
    const lookups = [{ table: account(41), writableIndexes: many.map((_, index) => index), readonlyIndexes: [] }];
    const proposal = proposalOfCalls(FRIEND, [payment(FRIEND)], { version: 0, lookups });
    const table = {
      ...wallet(),
      program: LOOKUP_TABLE_PROGRAM,
      data: bytes(u32(1), new Uint8Array(52), ...many.map(key)),
    };
    playNode(1, PAID, { state: new Map([[account(41), table]]) });
    expect(await executionBy(simulationOf(1), proposal)).to.deep.include({ isComplete: false });
  });

  it('does not call an execution whole that may change a program of the sender, whose data is long', async () => {
    const proposal = proposalOfCalls(FRIEND, [payment(FRIEND), darkCall(account(31))]);
    const programOf = (owner: string) => ({
      ...wallet(),
      program: UPGRADEABLE_LOADER,
      data: bytes(u32(3), u64(9), 1, key(owner), new Uint8Array(20_000)),
    });
    playNode(1, PAID, { state: new Map([[account(31), programOf(PAYER)]]) });
    expect(await executionBy(simulationOf(1), proposal)).to.deep.include({ isComplete: false });
    nock.cleanAll();
    playNode(1, PAID, { state: new Map([[account(31), programOf(FRIEND)]]) });
    expect(await executionBy(simulationOf(1), proposal)).to.deep.include({ isComplete: true });
  });

  describe('asked again just before signing', () => {
    const judged = async (simulation: Simulation): Promise<Execution> => {
      const { execution } = await simulation.simulate(PAYMENT, neverAborted());
      if (execution === null) throw new Error('nothing was executed');
      return execution;
    };
    let simulation: Simulation;
    beforeEach(() => (simulation = simulationOf(1)));
    afterEach(() => simulation.close());

    it('gives the same fingerprint while nothing but amounts has changed', async () => {
      playNode(1);
      const before = await judged(simulation);
      nock.cleanAll();
      playNode(1, PAID, { state: new Map([[PAYER, wallet(7_000_000_000)]]) });
      expect(await simulation.fingerprint?.(PAYMENT, before, neverAborted())).to.equal(before.fingerprint);
    });

    it('gives another one where another may take from an account of the message', async () => {
      playNode(1);
      const before = await judged(simulation);
      nock.cleanAll();
      const delegated = tokenAccount({ mint: USDC_MINT, owner: PAYER, amount: HELD, delegate: THIEF, delegated: 1n });
      playNode(1, PAID, { state: new Map([[holdingOf(PAYER), delegated]]) });
      expect(await simulation.fingerprint?.(PAYMENT, before, neverAborted())).to.not.equal(before.fingerprint);
    });

    it('gives another one where the bytes do something else', async () => {
      playNode(1);
      const before = await judged(simulation);
      nock.cleanAll();
      playNode(1, () => paying(THIEF));
      expect(await simulation.fingerprint?.(PAYMENT, before, neverAborted())).to.not.equal(before.fingerprint);
    });
  });
});

describe('two Solana nodes', () => {
  withoutNetwork();

  it('agree about a payment, and the check is ALLOW', async () => {
    playNode(1);
    playNode(2);
    const execution = await executionBy(simulationOf(2));
    expect(execution?.endpoints).to.deep.equal([
      { id: 'solana-1', agreed: true },
      { id: 'solana-2', agreed: true },
    ]);
    expect(await verdictBy(2)).to.deep.equal(['ALLOW']);
  });

  for (const liar of [1, 2] as const) {
    it(`find node ${liar} out where it hides a theft, and the check is BLOCK`, async () => {
      playNode(liar);
      playNode(liar === 1 ? 2 : 1, THIEVING);
      const [action, ...codes] = await verdictBy(2);
      expect(action).to.equal('BLOCK');
      expect(codes).to.include.members(['simulation_disagreement', 'undeclared_outflow']);
    });
  }

  const failures: Readonly<Record<string, Change>> = {
    'answers with a page': () => '<html></html>',
    'answers with a failure': () => 500,
    'breaks off': (good) => (good as readonly Reply[]).slice(1),
  };
  for (const [what, change] of Object.entries(failures)) {
    it(`say that the word of one stands alone where the other ${what}, and the check is not ALLOW`, async () => {
      playNode(1, PAID, { change });
      playNode(2);
      expect(await verdictBy(2)).to.deep.equal(['REVIEW', 'simulation_unavailable']);
    });
  }

  it('are not waited for together where the first is slow', async () => {
    playNode(1, PAID, { delayMs: 60_000 });
    playNode(2);
    const execution = await executionBy(simulationOf(2));
    expect(execution?.endpoints).to.deep.include({ id: 'solana-1', agreed: false, answered: false });
  });

  it('have failed where both do, and the check is not ALLOW', async () => {
    playNode(1, PAID, { change: () => 500 });
    playNode(2, PAID, { change: () => '<html></html>' });
    expect((await verdictBy(2))[0]).to.equal('REVIEW');
  });
});
