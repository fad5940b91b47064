import { expect } from 'chai';
import nock from 'nock';
import { reasonOf, withoutNetwork } from '../../../conformance/vendor.js';
import { FAKE_HEAD, isCanary } from '../../../support/fake-node.js';
import {
  asks,
  type Change,
  executionBy,
  playNode,
  type Reply,
  simulationOf,
  type SimulatedCall,
  THIEF,
  withBlocks,
  withHead,
} from './nodes.js';

const withCalls = (change: (call: SimulatedCall) => SimulatedCall): Change =>
  withBlocks((block) => ({ ...block, calls: block.calls.map(change) }));

const withLog = (log: object): Change => withCalls((call) => ({ ...call, logs: [{ address: THIEF, ...log }] }));

/** Changes what each tracer says, but to the known questions. */
const withTraces =
  (change: (result: object) => unknown): Change =>
  (good, asked) =>
    isCanary(asked) || !asks(asked, 'debug_traceCall')
      ? good
      : (good as readonly Reply[]).map((reply) => {
          const call = (asked as readonly { readonly id: number; readonly method: string }[]).find(
            ({ id }) => id === reply.id,
          );
          return call?.method === 'debug_traceCall' ? { ...reply, result: change(reply.result as object) } : reply;
        });

const ACCOUNT = { balance: '0x1', nonce: 1, storage: {} };
const isState = (result: object): boolean => !('type' in result) && !('post' in result);

describe('an answer of a node', () => {
  withoutNetwork();

  const unusable: Readonly<Record<string, Change>> = {
    'a block twice': withBlocks((block) => [block, block]),
    'a block without a number': withBlocks(({ number: _number, ...block }) => block),
    'a block without a time': withBlocks(({ timestamp: _timestamp, ...block }) => block),
    'a time of null': withBlocks((block) => ({ ...block, timestamp: null })),
    'a time that is a number': withBlocks((block) => ({ ...block, timestamp: Number(block.timestamp) })),
    'a time of another block': withBlocks((block) => ({ ...block, timestamp: '0x1' })),
    'a success with an error': withCalls((call) => ({ ...call, error: { code: 3, message: 'made up' } })),
    'a status that is none': withCalls((call) => ({ ...call, status: '0x2' })),
    'more gas than the call had': withCalls((call) => ({ ...call, gasUsed: '0x7fffffffffffffff' })),
    'a log without topics': withLog({ data: '0x' }),
    'a log without data': withLog({ topics: [] }),
    'a log of more topics than there are': withLog({ data: '0x', topics: Array(5).fill(FAKE_HEAD.hash) }),
    'a value with a mark that the reader has not': withCalls((call) => ({
      ...call,
      returnData: call.returnData.replace(/^0x0{63}[123]/, `0x${'0'.repeat(63)}9`),
    })),
    'a head with more gas used than it has': withHead({ gasUsed: '0xffffffffff' }),
    'a head of a negative time': withHead({ timestamp: '-0x1' }),
  };
  for (const [what, change] of Object.entries(unusable)) {
    it(`is not used where it gives ${what}`, async () => {
      playNode(1, change);
      expect(await reasonOf(executionBy(simulationOf(1)))).to.equal('bad_response');
    });
  }

  it('makes no execution whole by a state that names an account or a slot twice, or a nonce that is none', async () => {
    const upper = THIEF.toUpperCase().replace('0X', '0x');
    for (const state of [
      { [THIEF]: ACCOUNT, [upper]: ACCOUNT },
      { [THIEF]: { ...ACCOUNT, storage: { '0x1': '0x1', '0x01': '0x2' } } },
      { [THIEF]: { ...ACCOUNT, storage: { slot: '0x1' } } },
      { [THIEF]: { ...ACCOUNT, nonce: -1 } },
      { [THIEF]: { ...ACCOUNT, nonce: 1.5 } },
      { [THIEF]: { ...ACCOUNT, nonce: 'one' } },
    ]) {
      nock.cleanAll();
      playNode(
        1,
        withTraces((result) => (isState(result) ? state : result)),
      );
      const execution = await executionBy(simulationOf(1));
      expect(execution, JSON.stringify(state)).to.deep.include({ status: 'ok', level: 3, isComplete: false });
    }
  });

  it('may write what is not there as null, and a nonce or a slot in hex of its own length', async () => {
    const variants: readonly Change[] = [
      withTraces((result) => ('type' in result ? { ...result, error: null, calls: null } : result)),
      withTraces((result) => (isState(result) ? { [THIEF]: { ...ACCOUNT, nonce: '0x1', code: null } } : result)),
      withTraces((result) => (isState(result) ? { [THIEF]: { ...ACCOUNT, storage: { '0x1': '0x1' } } } : result)),
      withCalls((call) => ({ ...call, error: null })),
    ];
    for (const [index, variant] of variants.entries()) {
      nock.cleanAll();
      playNode(1, variant);
      const execution = await executionBy(simulationOf(1));
      expect(execution, String(index)).to.deep.include({ status: 'ok', level: 4, isComplete: true });
    }
  });
});
