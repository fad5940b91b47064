import { expect } from 'chai';
import type { Execution } from '../../../../domain/facts/simulation/execution.js';
import { reasonOf, withoutNetwork } from '../../../conformance/vendor.js';
import { CANARY_RESULTS, isCanary } from '../../../support/fake-node.js';
import { useMockTimers } from '../../../support/mock-timers.js';
import { neverAborted } from '../../../support/provider-dependencies.js';
import { asks, type Change, executionBy, playNode, simulationOf, TRANSFER } from './nodes.js';

/** The place of each feature in the canary's answer, behind chain id and block. */
const PLACES = { simulate: 2, trace: 3, diff: 4, overrides: 5 } as const;
type Feature = keyof typeof PLACES;

/** Changes the reply about one feature, by its JSON text or altogether. */
const broken =
  (feature: Feature, change: (text: string) => string | object): Change =>
  (good, asked) => {
    if (!isCanary(asked)) return good;
    return (good as readonly { readonly id: number; readonly result: unknown }[]).map((reply) => {
      if (reply.id !== PLACES[feature]) return reply;
      const changed = change(JSON.stringify(reply.result));
      return typeof changed === 'string'
        ? { ...reply, result: JSON.parse(changed) as unknown }
        : { jsonrpc: '2.0', id: reply.id, error: changed };
    });
  };

const UNKNOWN = { code: -32601, message: 'method not found' };
/** The account that inherits by self-destruction, and the one that is paid in a frame that reverts. */
const [INHERITS, UNDONE] = [5, 4].map((part) => `0xca0000000000000000000000000000000000000${part}`);

/** The sums of the header that the canary logs. */
const otherHeader = (text: string): string => text.replace(/"data":"0x[0-9a-f]{64}/, `"data":"0x${'1'.repeat(64)}`);
const otherPlace = (text: string): string =>
  text.replace(/("data":"0x[0-9a-f]{64})[0-9a-f]{64}/, `$1${'1'.repeat(64)}`);

describe('a node that is asked what is known', () => {
  withoutNetwork();

  const level = async (change: Change): Promise<Pick<Execution, 'status' | 'level'> | undefined> => {
    playNode(1, change);
    const execution = await executionBy(simulationOf(1));
    return execution === null ? undefined : { status: execution.status, level: execution.level };
  };

  it('is of level 4 where every answer is the known one', async () => {
    expect(await level((good) => good)).to.deep.equal({ status: 'ok', level: 4 });
  });

  const lower: Readonly<Record<string, readonly [Feature, (text: string) => string | object]>> = {
    'has no tracer': ['trace', () => UNKNOWN],
    'traces a send in a frame that reverts as kept': [
      'trace',
      (text) => text.replace('"error":"execution reverted",', ''),
    ],
    'does not trace a self-destruction': ['trace', (text) => text.replace('"SELFDESTRUCT"', '"OTHER"')],
    'traces no logs': ['trace', (text) => text.replace(/"logs":\[[^\]]*\][^\]]*\]/, '"logs":[]')],
    'traces under a header of its own': ['trace', otherHeader],
    'traces in a block of its own': ['trace', otherPlace],
    'traces nonsense': ['trace', () => '{"type":7}'],
    'has no state diff': ['diff', () => UNKNOWN],
    'shows a send in a frame that reverts in the state': [
      'diff',
      (text) => text.replace('"post":{', `"post":{"${UNDONE}":{"balance":"0x7"},`),
    ],
    'shows no inheritance in the state': ['diff', (text) => text.replace(`"${INHERITS}":{"balance":"0x5"},`, '')],
  };
  for (const [what, [feature, change]] of Object.entries(lower)) {
    it(`is of level 3, and still executes, where it ${what}`, async () => {
      expect(await level(broken(feature, change))).to.deep.equal({ status: 'ok', level: 3 });
    });
  }

  const wrong: Readonly<Record<string, (text: string) => string | object>> = {
    'is not there': () => UNKNOWN,
    'takes no header from who asks': otherHeader,
    'loses a log': (text) => text.replace(/"logs":\[\{[^}]*\}\]/, '"logs":[]'),
    'pays in a frame that reverts': (text) => text.replace(/0{63}5/, `${'0'.repeat(63)}c`),
    'answers with nothing': () => '[]',
    'does not read': (text) => text.replace(/0{63}3/, '0'.repeat(64)),
  };
  for (const [what, change] of Object.entries(wrong)) {
    it(`executes by tracers at level 3 where eth_simulateV1 ${what}`, async () => {
      expect(await level(broken('simulate', change))).to.deep.equal({ status: 'ok', level: 3 });
    });

    it(`executes nothing, and says so, where eth_simulateV1 ${what} and nothing else is there`, async () => {
      const changes = [broken('simulate', change), broken('trace', () => UNKNOWN), broken('overrides', () => UNKNOWN)];
      const found = await level((good, asked) => changes.reduce((answer, next) => next(answer, asked) as object, good));
      expect(found).to.deep.equal({ status: 'unavailable', level: 1 });
    });
  }

  it('needs no overrides of eth_call for level 4', async () => {
    expect(await level(broken('overrides', () => UNKNOWN))).to.deep.equal({ status: 'ok', level: 4 });
    expect(CANARY_RESULTS).to.have.length(Object.keys(PLACES).length);
  });

  it('is asked again after an error, and before that not', async () => {
    let canaries = 0;
    let fails = false;
    playNode(1, (good, asked) => {
      if (isCanary(asked)) canaries += 1;
      return fails && asks(asked, 'eth_simulateV1') && !isCanary(asked) ? [] : good;
    });
    const simulation = simulationOf(1);
    const ask = () => reasonOf(simulation.simulate(TRANSFER, neverAborted()));
    expect([await ask(), await ask(), canaries]).to.deep.equal(['answered', 'answered', 1]);
    fails = true;
    expect([await ask(), canaries]).to.deep.equal(['bad_response', 1]);
    fails = false;
    expect([await ask(), canaries]).to.deep.equal(['answered', 2]);
    await simulation.close();
  });

  it('is used again as soon as it answers: a start with a node that is down heals', async () => {
    let isDown = true;
    playNode(1, (good) => (isDown ? 503 : good));
    const simulation = simulationOf(1);
    const bare = { ...TRANSFER, payload: null };
    expect(await reasonOf(simulation.simulate(bare, neverAborted()))).to.equal('server_error');
    isDown = false;
    expect(await reasonOf(simulation.simulate(bare, neverAborted()))).to.equal('answered');
    await simulation.close();
  });

  it('is no longer used once it belongs to another chain', async () => {
    let chain = '0x1';
    playNode(1, (good, asked) =>
      isCanary(asked) || Array.isArray(asked)
        ? (good as readonly { readonly id: number }[]).map((reply) =>
            reply.id === 0 && asks(asked, 'eth_chainId') ? { ...reply, result: chain } : reply,
          )
        : good,
    );
    const simulation = simulationOf(1);
    const ask = () => reasonOf(simulation.simulate(TRANSFER, neverAborted()));
    expect(await ask()).to.equal('answered');
    chain = '0x38';
    expect([await ask(), await ask()]).to.deep.equal(['bad_response', 'bad_response']);
    await simulation.close();
  });

  it('says of what cannot be executed that nothing was, and answers a check without bytes with nothing', async () => {
    playNode(1);
    const { payload } = TRANSFER;
    if (payload === null) throw new Error('The transfer has bytes');
    const message = {
      ...payload,
      kind: 'message',
      given: { kind: 'message', content: { encoding: 'utf8', content: 'x' } },
    };
    const signing = { ...TRANSFER, payload: message as typeof payload };
    const simulation = simulationOf(1);
    const answer = await simulation.simulate(signing, neverAborted());
    expect(answer.mode).to.equal('declared-intent');
    expect(answer.execution).to.deep.include({ status: 'unavailable', level: 1, effects: [] });
    const bare = await simulation.simulate({ ...TRANSFER, payload: null }, neverAborted());
    expect(bare).to.deep.equal({ mode: 'declared-intent', effects: [], execution: null, asOf: null });
    await simulation.close();
  });
});

describe('a node that is used for long', () => {
  withoutNetwork();
  const timers = useMockTimers();

  it('is asked every ten minutes, until the simulation is closed', async () => {
    let canaries = 0;
    playNode(1, (good, asked) => {
      if (isCanary(asked)) canaries += 1;
      return good;
    });
    const simulation = simulationOf(1);
    const settle = async (): Promise<void> => {
      for (let turn = 0; turn < 200; turn += 1) await timers.tick(0);
    };
    await settle();
    expect(canaries).to.equal(1);
    await timers.tick(599_000);
    await settle();
    expect(canaries).to.equal(1);
    await timers.tick(1_000);
    await settle();
    expect(canaries).to.equal(2);
    await simulation.close();
    await timers.tick(1_200_000);
    await settle();
    expect(canaries).to.equal(2);
  });
});
