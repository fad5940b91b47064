import { expect } from 'chai';
import { decide, type Decision } from '../../../domain/decision/decide.js';
import type { OwnStatement } from '../../../domain/facts/screening/own-knowledge.js';
import type { ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { PayloadCheckRequest } from '../../../src/application/check/check-request.js';
import { type GatherDependencies } from '../../../src/application/check/gather-facts.js';
import { evmAddress } from '../../support/addresses.js';
import { NOW_MS, OUTGOING_DEFAULT, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { allowance, balance, ETH, executionWith, tokenAt } from '../../support/executions.js';
import { fakeNode } from '../../support/executing-node.js';
import { SCOPE } from '../../support/judging.js';
import { listOf, listStoreOf, rowOf } from '../../support/lists.js';
import { ownEntry, sayingOf } from '../../support/own-knowledge.js';
import { readProposal } from '../../support/payload-judging.js';
import { calldata, transferData } from '../../support/payload-samples.js';
import { gathering, localSources } from '../../support/gathering.js';

const [ME, THIEF, SHOP, PROTOCOL] = ['me', 'thief', 'shop', 'protocol'].map(evmAddress) as [
  string,
  string,
  string,
  string,
];
const USDC = tokenAt(USDC_ON_ETHEREUM, { symbol: 'USDC' });

interface Options {
  readonly said?: readonly OwnStatement[];
  readonly ownKnowledge?: GatherDependencies['ownKnowledge'];
  readonly effects?: readonly ExecutedEffect[];
  readonly listed?: readonly string[];
}

/** The verdict on bytes of an account where the partner says this. */
const judged = async (
  bytes: Partial<PayloadCheckRequest>,
  { said = [], ownKnowledge = sayingOf(...said), effects, listed = [] }: Options,
): Promise<Decision> => {
  const local = localSources(listStoreOf(listed.map((key) => ({ list: listOf(), row: rowOf(key) }))));
  const nodes = effects === undefined ? [] : [fakeNode(executionWith({ effects }))];
  const gather = gathering({ ...local, simulation: [...local.simulation, ...nodes] }, { ownKnowledge });
  const request: PayloadCheckRequest = { chain: 'ethereum', from_address: ME, ...bytes };
  const proposal = await readProposal({ route: 'payload', request });
  const { intent, facts } = await gather({
    proposal,
    policy: OUTGOING_DEFAULT,
    scope: SCOPE,
    nowMs: NOW_MS,
    requestId: 'req_test',
  });
  return decide({ ...proposal, intent }, facts, OUTGOING_DEFAULT, NOW_MS);
};

const codesOf = async (...parameters: Parameters<typeof judged>): Promise<readonly string[]> =>
  (await judged(...parameters)).findings.map(({ code }) => code);

const call = (to: string, data: string): Partial<PayloadCheckRequest> => ({
  transaction: { chain_id: 1, to, data, value: '0', nonce: 1, gas: '90000', gas_price: '1' },
});
const approve = (spender: string) =>
  call(USDC_ON_ETHEREUM, calldata('approve(address,uint256)', [spender, 5_000_000n]));
const batchTo = (...payees: readonly string[]) =>
  call(
    ME,
    calldata('executeBatch((address,uint256,bytes)[])', [
      payees.map((payee) => [USDC_ON_ETHEREUM, 0n, transferData(payee, 5_000_000n)]),
    ]),
  );

describe('what a partner says itself, in a check of bytes', () => {
  const denied = { said: [ownEntry(THIEF)] };

  it('blocks an account that is paid, may spend, or stands inside a batch, and lets others pass', async () => {
    const paid = (payee: string) => call(USDC_ON_ETHEREUM, transferData(payee, 5_000_000n));
    expect(await codesOf(paid(THIEF), denied)).to.include('denied_address');
    expect(await codesOf(approve(THIEF), denied)).to.include('denied_address');
    expect(await codesOf(batchTo(SHOP, THIEF), denied)).to.include('denied_address');
    expect((await judged(paid(SHOP), denied)).recommendedAction).to.equal('ALLOW');
    expect(await codesOf(batchTo(SHOP, PROTOCOL), denied)).not.to.include('denied_address');
  });

  it('blocks an account that only gains by the execution, or may spend after it', async () => {
    const bytes = call(PROTOCOL, '0xdeadbeef');
    for (const effect of [balance(THIEF, ETH, 5n), allowance(ME, THIEF, USDC, '5')])
      expect(await codesOf(bytes, { ...denied, effects: [effect] }), effect.kind).to.include('denied_address');
    expect(await codesOf(bytes, { ...denied, effects: [balance(SHOP, ETH, 5n)] })).not.to.include('denied_address');
  });

  it('softens what is unknown of an allowed spender, and nothing of one on a list', async () => {
    const allowed = { said: [ownEntry(SHOP, { kind: 'allow' })] };
    expect((await judged(approve(SHOP), {})).recommendedAction).to.equal('REVIEW');
    const severities = (await judged(approve(SHOP), allowed)).findings
      .filter(({ code }) => code === 'approval_spender_unverified')
      .map(({ severity, recommendedAction }) => [severity, recommendedAction]);
    expect(severities).to.deep.equal([['LOW', 'ALLOW']]);
    const drainer = await judged(approve(SHOP), { ...allowed, listed: [SHOP] });
    expect(drainer.recommendedAction).to.equal('BLOCK');
  });

  it('is at least REVIEW where it cannot be read, and no source of the check where nothing was ever said', async () => {
    const bytes = call(USDC_ON_ETHEREUM, transferData(SHOP, 5_000_000n));
    const unreadable = { about: async () => Promise.reject(new StorageUnavailableError('made up')) };
    const failed = await judged(bytes, { ownKnowledge: unreadable });
    expect([failed.recommendedAction, failed.coverage.notAnswered.map(({ provider }) => provider)]).to.deep.equal([
      'REVIEW',
      ['partner-knowledge'],
    ]);
    const silent = await judged(bytes, { ownKnowledge: { about: async () => null } });
    const without = await judged(bytes, { ownKnowledge: null });
    expect([silent.recommendedAction, silent.coverage]).to.deep.equal(['ALLOW', without.coverage]);
  });
});
