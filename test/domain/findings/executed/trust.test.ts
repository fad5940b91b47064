import { expect } from 'chai';
import { decide } from '../../../../domain/decision/decide.js';
import type { Execution } from '../../../../domain/facts/simulation/execution.js';
import { ETH, executionWith, nodeFact, paid } from '../../../support/executions.js';
import { encodeCall } from '../../../support/payload-bytes.js';
import { judgePayload } from '../../../support/payload-judging.js';
import { intentWith, NOW_MS, OUTGOING_DEFAULT, proposalOf } from '../../../support/builders.js';
import { factsFor } from '../../../support/facts.js';
import * as c from './cases.js';

const { ME, BOB, POOL, UNITS, USDC, USDT } = c;
const payment = paid(ME, BOB, USDC, UNITS);
const swapped = [...paid(ME, POOL, USDC, UNITS), ...paid(POOL, ME, USDT, UNITS)];

describe('how far an execution can be relied on', () => {
  const ROWS: readonly (readonly [string, Partial<Execution>])[] = [
    ['effects_not_in_logs BLOCK', { isLogged: false }],
    ['simulation_diverges BLOCK', { diverging: 'loses_more' }],
    ['simulation_diverges REVIEW', { diverging: 'differs' }],
    [
      'simulation_disagreement REVIEW',
      {
        endpoints: [
          { id: 'ethereum-1', agreed: true },
          { id: 'ethereum-2', agreed: false },
        ],
      },
    ],
    [
      'simulation_unavailable REVIEW',
      {
        endpoints: [
          { id: 'ethereum-1', agreed: true },
          { id: 'ethereum-2', agreed: false, answered: false },
        ],
      },
    ],
    ['simulation_reverts REVIEW', { status: 'reverted', effects: [] }],
    ['simulation_reverts REVIEW', { status: 'halted', effects: [] }],
    ['simulation_unstable REVIEW', { isStable: false }],
    ['simulation_partial REVIEW', { isComplete: false }],
    ['insufficient_funds REVIEW', { lacksFunds: true }],
  ];

  it('has a finding for every doubt, even of a plain payment', async () => {
    for (const [finding, changes] of ROWS)
      expect(await c.declared(c.TRANSFER, payment, changes)).to.deep.equal([finding.split(' ')[1], finding]);
  });

  it('has none for an execution without doubt, by one node or by two that agree', async () => {
    expect(await c.declared(c.TRANSFER, payment)).to.deep.equal(['ALLOW']);
    const endpoints = ['ethereum-1', 'ethereum-2'].map((id) => ({ id, agreed: true }));
    expect(await c.declared(c.TRANSFER, payment, { endpoints })).to.deep.equal(['ALLOW']);
  });

  it('is doubted where the sender keeps what the bytes take for certain', async () => {
    const disagreeing = ['REVIEW', 'simulation_disagreement REVIEW'];
    expect(await c.bytes(c.TRANSFER, [])).to.deep.equal(disagreeing);
    expect(await c.declared(c.TRANSFER, [])).to.deep.equal(disagreeing);
    const coins = c.transaction(BOB, '0x', c.ONE_ETHER);
    const one = await c.bytes(coins, paid(ME, BOB, ETH, c.ONE_ETHER - 1n));
    expect(one).to.include.members(disagreeing);
  });

  it('is not doubted where it pays all of that, or the token gives a part back', async () => {
    const coins = c.transaction(BOB, '0x', c.ONE_ETHER);
    expect((await c.bytes(coins, paid(ME, BOB, ETH, c.ONE_ETHER)))[0]).to.equal('ALLOW');
    expect((await c.bytes(c.TRANSFER, paid(ME, BOB, USDC, UNITS - 2n)))[0]).to.equal('ALLOW');
    // transferFrom of an NFT has the bytes of a token transfer
    const data = encodeCall('transferFrom(address,address,uint256)', [ME, BOB, 7n]);
    const verdict = await c.bytes(c.transaction(String(c.APES.address), data), paid(ME, BOB, c.APES, 1n));
    expect(verdict).to.not.include('simulation_disagreement REVIEW');
  });

  it('is never relaxed by a policy, but for a sender who cannot pay', async () => {
    for (const [finding, changes] of ROWS) {
      const [code = ''] = finding.split(' ');
      const policy = { ...OUTGOING_DEFAULT, findingActions: { [code]: 'ALLOW' as const } };
      const request = c.declaredRequest(c.TRANSFER);
      const execution = executionWith({ effects: payment, ...changes });
      const { decision } = await judgePayload({ route: 'transaction', request }, [nodeFact(execution)], policy);
      const isRelaxed = decision.recommendedAction === 'ALLOW';
      expect(isRelaxed, code).to.equal(code === 'insufficient_funds');
    }
  });
});

describe('the level of an execution', () => {
  it('lets a declared swap and a swap by the bytes alone be ALLOW from level 3 on, and never below', async () => {
    for (const level of [0, 1, 2, 3, 4]) {
      const action = level >= 3 ? 'ALLOW' : 'REVIEW';
      expect((await c.declared(c.SWAP, swapped, { level }))[0], String(level)).to.equal(action);
      expect((await c.bytes(c.swapTo(ME), swapped, { level }))[0], String(level)).to.equal(action);
    }
  });

  it('leaves a plain payment ALLOW at every level', async () => {
    for (const level of [1, 2, 3, 4]) expect((await c.bytes(c.TRANSFER, payment, { level }))[0]).to.equal('ALLOW');
  });

  it('never makes bytes that are not decoded ALLOW', async () =>
    expect((await c.bytes(c.unknownCall(), []))[0]).to.equal('REVIEW'));

  it('lets no doubtful execution of a swap be ALLOW', async () => {
    for (const changes of [
      { status: 'reverted' as const, effects: [] },
      { status: 'unavailable' as const, effects: [] },
      { isStable: false },
      { isComplete: false },
      { diverging: 'differs' as const },
    ])
      expect((await c.declared(c.SWAP, swapped, changes))[0]).to.equal('REVIEW');
  });

  it('does not count for a signature alone, which nothing executes', async () => {
    const signature = { message: { encoding: 'utf8' as const, content: 'I agree.' } };
    expect(await c.bytes(signature, [])).to.deep.equal(['REVIEW', 'payload_not_decoded REVIEW']);
    const unavailable = { status: 'unavailable' as const, level: 0 };
    expect(await c.bytes(signature, [], unavailable)).to.deep.equal(['REVIEW', 'payload_not_decoded REVIEW']);
  });
});

describe('a node that does not answer', () => {
  it('makes even a plain payment REVIEW', async () => {
    expect(await c.bytesUnanswered(c.TRANSFER)).to.deep.equal(['REVIEW', 'simulation_unavailable REVIEW']);
    const silent = { status: 'unavailable' as const, level: 0, effects: [] };
    expect(await c.bytes(c.TRANSFER, [], silent)).to.deep.equal(['REVIEW', 'simulation_unavailable REVIEW']);
  });

  it('makes a payment without bytes REVIEW too', () => {
    const intent = intentWith();
    const facts = factsFor(intent);
    const withNode = { ...facts, simulation: [...facts.simulation, nodeFact(null)] };
    const { recommendedAction, coverage } = decide(proposalOf(intent), withNode, OUTGOING_DEFAULT, NOW_MS);
    expect([recommendedAction, coverage.basis, coverage.level]).to.deep.equal(['REVIEW', 'declared', null]);
    expect(decide(proposalOf(intent), facts, OUTGOING_DEFAULT, NOW_MS).recommendedAction).to.equal('ALLOW');
  });

  it('has answered where it only shows less', async () => {
    const less = { status: 'unavailable' as const, level: 1 };
    expect(await c.bytes(c.TRANSFER, [], less)).to.deep.equal(['ALLOW']);
  });

  it('is missed where the caller asked for a simulation, once', async () => {
    const required = { ...c.TRANSFER, simulation: 'required' as const };
    const missing = ['REVIEW', 'simulation_unavailable REVIEW'];
    expect(await c.bytesUnanswered(required)).to.deep.equal(missing);
    expect(await c.bytes(required, [], { status: 'unavailable', level: 1 })).to.deep.equal(missing);
    expect(await c.bytes(required, payment)).to.deep.equal(['ALLOW']);
  });

  it('is not missed where the policy says that it may be', async () => {
    const policy = { ...OUTGOING_DEFAULT, optionalSources: ['evm-rpc'] };
    const request = c.declaredRequest(c.TRANSFER);
    const judged = await judgePayload({ route: 'transaction', request }, [nodeFact(null)], policy);
    expect(judged.decision.recommendedAction).to.equal('ALLOW');
    expect(judged.decision.coverage).to.include({ basis: 'decoded', level: 0 });
  });
});

describe('the coverage of an executed check', () => {
  const coverageOf = async (execution: Execution | null) => {
    const request = c.declaredRequest(c.TRANSFER);
    return (await judgePayload({ route: 'transaction', request }, [nodeFact(execution)])).decision.coverage;
  };

  it('names its basis, its level, and a node that did not answer', async () => {
    expect(await coverageOf(executionWith({ effects: payment, level: 3 }))).to.include({
      basis: 'simulated',
      level: 3,
    });
    expect(await coverageOf(null)).to.include({ basis: 'decoded', level: 0 });
    const silent = await coverageOf(executionWith({ status: 'unavailable', level: 0 }));
    expect(silent).to.include({ basis: 'decoded', level: 0 });
    expect(silent.notAnswered.map(({ provider, status }) => [provider, status])).to.deep.equal([
      ['evm-rpc', 'unavailable'],
    ]);
  });
});
