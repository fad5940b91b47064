import { expect } from 'chai';
import type { Decision } from '../../../../domain/decision/decide.js';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import type { Anvil } from '../../../support/chain/anvil.js';
import { ALICE } from '../../../support/chain/deployments.js';
import { type Deal, membersOf } from '../../../support/chain/markets/cases.js';
import { type JudgeByNode, judgingBy } from '../../../support/chain/markets/judged.js';
import { DEAR, FIXED, fixedReceipt, HONEST, onSale } from '../../../support/chain/markets/odd-tokens.js';
import { startMarkets } from '../../../support/chain/markets/world.js';
import { simulationOn } from '../../../support/chain/simulated.js';

const CODES = ['token_not_sellable', 'token_takes_fees'];

describe('what becomes of a token that was bought', function () {
  this.timeout(60_000);
  let node: Anvil;
  let simulation: Simulation;
  let judge: JudgeByNode;
  before(async () => {
    node = await startMarkets();
    simulation = simulationOn(node.url);
    judge = judgingBy(simulation);
  });
  after(async () => {
    await simulation.close();
    await node.stop();
  });

  const verdict = async (deal: Deal): Promise<Decision> => {
    const nonce = Number(await node.rpc<string>('eth_getTransactionCount', ALICE.address, 'latest'));
    const request = { chain: 'ethereum', from_address: ALICE.address, ...membersOf(deal, nonce) } as const;
    return judge({ route: 'payload', request: { ...request, simulation: 'required' } });
  };
  const told = ({ findings }: Decision): readonly string[] =>
    findings.filter(({ code }) => CODES.includes(code)).map((one) => `${one.code} ${one.recommendedAction}`);

  for (const [rule, why] of Object.entries(FIXED))
    it(`blocks one that cannot be sold: ${why}`, async () => {
      const decision = await verdict(await onSale(node, Number(rule)));
      expect(told(decision), JSON.stringify(decision.findings)).to.deep.equal(['token_not_sellable BLOCK']);
      expect(decision.recommendedAction).to.equal('BLOCK');
    });

  for (const [rule, why] of Object.entries(DEAR))
    it(`reviews one that keeps much: ${why}`, async () => {
      const decision = await verdict(await onSale(node, Number(rule)));
      expect(told(decision), JSON.stringify(decision.findings)).to.deep.equal(['token_takes_fees REVIEW']);
      expect(decision.recommendedAction).to.equal('REVIEW');
    });

  for (const [rule, why] of Object.entries(HONEST))
    it(`says nothing of one that is honest: ${why}`, async () => {
      const decision = await verdict(await onSale(node, Number(rule)));
      expect(told(decision), JSON.stringify(decision.findings)).to.deep.equal([]);
      expect(decision.findings.map(({ code }) => code)).to.not.include('simulation_reverts');
      expect(decision.recommendedAction).to.not.equal('BLOCK');
    });

  it('blocks a bound receipt that nobody knows, and says nothing of one that nobody paid for', async () => {
    const { bought, given } = await fixedReceipt(node);
    expect(told(await verdict(bought))).to.deep.equal(['token_not_sellable BLOCK']);
    expect(told(await verdict(given))).to.deep.equal([]);
  });
});
