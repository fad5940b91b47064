import { expect } from 'chai';
import { decide } from '../../../domain/decision/decide.js';
import type { ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import { shortAddress } from '../../../domain/text/render.js';
import type { ScreeningRequest } from '../../../ports/sources/screening.js';
import type { WiredProvider, WiredSources } from '../../../src/application/check/sources.js';
import { evmAddress } from '../../support/addresses.js';
import { NOW_MS, OUTGOING_DEFAULT } from '../../support/builders.js';
import { allowance, balance, control, ETH, executionWith, operator, paid, tokenAt } from '../../support/executions.js';
import { fakeNode } from '../../support/executing-node.js';
import { SCOPE } from '../../support/judging.js';
import { listOf, listStoreOf, rowOf } from '../../support/lists.js';
import { readProposal } from '../../support/payload-judging.js';
import { gathering, localSources } from '../../support/gathering.js';

const ME = evmAddress('payer');
const PROTOCOL = evmAddress('protocol');
const THIEF = evmAddress('thief');
const USDC = tokenAt('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', { symbol: 'NOT USDC', decimals: 2 });
const UNKNOWN = tokenAt(evmAddress('unknown token'), { symbol: 'USDC', decimals: 4 });

interface Options {
  readonly listed?: readonly string[];
  /** The second question to the lists fails. */
  readonly failsLater?: boolean;
}

/** A payable call of which nothing is known, with what a node says of it. */
const judged = async (effects: readonly ExecutedEffect[], { listed = [THIEF], failsLater = false }: Options = {}) => {
  const lists = listStoreOf(listed.map((key) => ({ list: listOf(), row: rowOf(key) })));
  const local = localSources(lists);
  const asked: Record<string, ScreeningRequest['subjectKeys'][]> = {};
  const recorded = (provider: WiredProvider<'screening'>): WiredProvider<'screening'> => ({
    ...provider,
    instance: {
      ...provider.instance,
      supports: () => true,
      close: async () => undefined,
      screen: async (request, signal) => {
        const earlier = (asked[provider.manifest.id] ??= []);
        earlier.push(request.subjectKeys);
        if (failsLater && earlier.length > 1) throw new Error('made up');
        return provider.instance.screen(request, signal);
      },
    },
  });
  const vendor: WiredProvider<'screening'> = {
    manifest: { id: 'vendor', name: 'Vendor', kind: 'external', mandatory: false, deadlineMs: 900 },
    instance: {
      supports: () => true,
      close: async () => undefined,
      screen: async () => ({ signals: [], lists: [], asOf: null, note: null }),
    },
  };
  const sources: WiredSources = {
    ...local,
    simulation: [...local.simulation, fakeNode(executionWith({ effects }))],
    screening: [...local.screening, vendor].map(recorded),
  };
  const proposal = await readProposal({
    route: 'payload',
    request: {
      ...{ chain: 'ethereum', from_address: ME },
      transaction: { chain_id: 1, to: PROTOCOL, data: '0xdeadbeef', value: '0', nonce: 1, gas: '1', gas_price: '1' },
    },
  });
  const gather = gathering(sources);
  const { intent, facts } = await gather({
    proposal,
    policy: OUTGOING_DEFAULT,
    scope: SCOPE,
    nowMs: NOW_MS,
    requestId: 'req_test',
  });
  const decision = decide({ ...proposal, intent }, facts, OUTGOING_DEFAULT, NOW_MS);
  return { asked, facts, decision, codes: decision.findings.map(({ code }) => code) };
};

describe('the accounts that gain by an execution', () => {
  it('are screened: a listed thief who stands in no calldata is BLOCK', async () => {
    for (const effect of [
      balance(THIEF, USDC, 5n),
      allowance(ME, THIEF, USDC, '5'),
      operator(ME, THIEF, USDC),
      control(PROTOCOL, 'owner', null, THIEF),
    ]) {
      const { codes, decision } = await judged([effect]);
      expect(codes).to.include('listed_scam_address');
      expect(decision.recommendedAction).to.equal('BLOCK');
      expect(decision.findings.find(({ code }) => code === 'listed_scam_address')?.message).to.include(
        shortAddress(THIEF),
      );
    }
  });

  it('are not those who lose, or whose right ends', async () => {
    const harmless = [
      balance(THIEF, USDC, -5n),
      allowance(ME, THIEF, USDC, '0', '5'),
      operator(ME, THIEF, USDC, false),
      control(ME, 'delegation', THIEF, null),
    ];
    const { codes, asked } = await judged(harmless);
    expect(codes).to.not.include('listed_scam_address');
    expect(asked['local-signals']).to.have.length(1);
  });

  it('are looked up by local sources alone, each once: no vendor is asked a second time', async () => {
    const { asked } = await judged([...paid(ME, THIEF, USDC, 5n), balance(THIEF, ETH, 1n), balance(PROTOCOL, ETH, 1n)]);
    expect(asked['vendor']).to.have.length(1);
    expect(asked['local-signals']).to.have.length(2);
    expect(asked['local-signals']?.[1]).to.deep.equal([THIEF]);
  });

  it('leave what was said first where their look-up fails, and then the check is REVIEW at least', async () => {
    const { facts, codes } = await judged([balance(THIEF, USDC, 5n)], { listed: [PROTOCOL], failsLater: true });
    const lists = facts.screening.find(({ coverage }) => coverage.provider === 'local-signals');
    expect(lists?.coverage).to.include({ status: 'unavailable', reason: 'internal_error' });
    expect(codes).to.include.members(['listed_scam_address', 'screening_degraded']);
  });

  it('may be more than are looked up, and then the screening was not whole', async () => {
    const many = Array.from({ length: 600 }, (_unused, index) => balance(evmAddress(index), USDC, 1n));
    const { codes, facts } = await judged(many);
    expect(codes).to.include('screening_degraded');
    expect(facts.screening[0]?.coverage).to.include({ status: 'unavailable', reason: 'overloaded' });
  });
});

describe('the tokens of an execution', () => {
  it('have the names of the registry, and none that they give themselves', async () => {
    const { facts } = await judged([...paid(ME, THIEF, USDC, 5n), balance(ME, UNKNOWN, 1n)]);
    const effects = facts.simulation.flatMap(({ value }) => value?.execution?.effects ?? []);
    const assets = effects.map((effect) => (effect.kind === 'control' ? null : effect.asset));
    expect(assets[0]).to.include({ symbol: 'USDC', decimals: 6 });
    expect(assets[2]).to.include({ symbol: null, decimals: 4 });
  });
});
