import { expect } from 'chai';
import type { Decision } from '../../../../domain/decision/decide.js';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import type { CheckRequest } from '../../../../src/application/check/check-request.js';
import type { Anvil } from '../../../support/chain/anvil.js';
import { ALICE, ETHER } from '../../../support/chain/deployments.js';
import { type Deal, KNOWN, membersOf, TRAPS, UNKNOWN, WRAPPINGS } from '../../../support/chain/markets/cases.js';
import { type JudgeByNode, judgingBy } from '../../../support/chain/markets/judged.js';
import { startMarkets } from '../../../support/chain/markets/world.js';
import { simulationOn } from '../../../support/chain/simulated.js';

const found = <Of>(table: Readonly<Record<string, Of>>, name: string): Of => {
  const one = table[name];
  if (one === undefined) throw new Error(`There is no ${name}`);
  return one;
};
const unknown = (what: string): Deal => found(UNKNOWN, what);
const wrapped = (how: string, name: string, value: bigint): Deal => found(WRAPPINGS, how)(name, value);

const shown = ({ recommendedAction, findings }: Decision): string =>
  [recommendedAction, ...findings.map(({ code, message }) => `${code}: ${message}`)].join('\n');

describe('what an execution shows is judged', function () {
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

  const addressOf = ({ from = ALICE }: Deal): string => (typeof from === 'string' ? from : from.address);
  const membersFor = async (deal: Deal) =>
    membersOf(deal, Number(await node.rpc<string>('eth_getTransactionCount', addressOf(deal), 'latest')));
  /** The verdict on the bytes alone. */
  const byBytes = async (deal: Deal): Promise<Decision> => {
    const request = { chain: 'ethereum', from_address: addressOf(deal), ...(await membersFor(deal)) } as const;
    return judge({ route: 'payload', request: { ...request, simulation: 'required' } });
  };
  /** The same beside what a caller declares of it. */
  const declared = async (deal: Deal, changes: Partial<CheckRequest>): Promise<Decision> => {
    const request: CheckRequest = {
      ...{ chain: 'ethereum', from_address: addressOf(deal), to_address: addressOf(deal) },
      ...(deal.to === null ? {} : { contract_address: deal.to }),
      ...{ token: 'USDC', amount: 500, ...changes, ...(await membersFor(deal)) },
    };
    return judge({ route: 'transaction', request });
  };

  it('allows four of five ordinary calls whose contracts are known, and blocks none', async () => {
    const verdicts: Record<string, string> = {};
    for (const [what, deal] of Object.entries(KNOWN)) verdicts[what] = (await byBytes(deal)).recommendedAction;
    const actions = Object.values(verdicts);
    expect(actions, JSON.stringify(verdicts)).to.not.include('BLOCK');
    const allowed = actions.filter((action) => action === 'ALLOW').length;
    expect(allowed / actions.length, JSON.stringify(verdicts)).to.be.at.least(0.8);
  });

  for (const [what, deal] of Object.entries(UNKNOWN))
    it(`never blocks what brings something, though nobody knows the contract: ${what}`, async () => {
      const decision = await byBytes(deal);
      expect(decision.recommendedAction, shown(decision)).to.equal('REVIEW');
    });

  for (const [what, deal] of Object.entries(TRAPS))
    it(`blocks a trap that gives ${what}, in words that tell the loss`, async () => {
      const decision = await byBytes(deal);
      expect(decision.recommendedAction, shown(decision)).to.equal('BLOCK');
      const blocking = decision.findings.filter(({ recommendedAction }) => recommendedAction === 'BLOCK');
      expect(blocking.map(({ code }) => code)).to.include.oneOf(['undeclared_outflow', 'no_proceeds']);
      expect(blocking.map(({ message }) => message).join()).to.match(/would (?:lose|pay|get)/);
    });

  const HIDDEN = [
    ...(['claimReward', 'claimFromStock', 'claimFresh', 'claimNothing', 'claimBack', 'claimDust'] as const).map(
      (name) => [name, 0n] as const,
    ),
    ...(['invest', 'investAndKeep', 'investInStock', 'update'] as const).map((name) => [name, ETHER] as const),
  ];
  for (const [how, wrap] of Object.entries(WRAPPINGS))
    it(`blocks every trap that is called ${how}`, async () => {
      for (const [name, value] of HIDDEN) {
        const decision = await byBytes(wrap(name, value));
        expect(decision.recommendedAction, `${name}: ${shown(decision)}`).to.equal('BLOCK');
      }
    });

  it('blocks a trap that takes no more than was declared, as a swap or as any call', async () => {
    for (const type of ['swap', 'contract_interaction'] as const)
      for (const [name, value] of HIDDEN) {
        const ofToken = { token: 'USDC', amount: 500 };
        const sum = value === 0n ? ofToken : { token: 'ETH', amount: 1 };
        const decision = await declared(wrapped('direct', name, value), { transaction_type: type, ...sum });
        expect(decision.recommendedAction, `${type} ${name}: ${shown(decision)}`).to.equal('BLOCK');
      }
  });

  it('never blocks an ordinary call beside what is declared of it', async () => {
    const sums: Readonly<Record<string, Partial<CheckRequest>>> = {
      'ether swapped for a token': { transaction_type: 'swap', token: 'ETH', amount: 1 },
      'ether traded for an unlisted token': { transaction_type: 'swap', token: 'ETH', amount: 1 },
      'a token traded for an unlisted one': { transaction_type: 'swap', amount: 100 },
      'a token traded for ether': { transaction_type: 'contract_interaction', amount: 3_000 },
      'a token staked': { transaction_type: 'contract_interaction', amount: 100 },
      'ether staked': { transaction_type: 'contract_interaction', token: 'ETH', amount: 1 },
      'a collectible that is bought': { transaction_type: 'contract_interaction', token: 'ETH', amount: 1 },
    };
    for (const [what, sum] of Object.entries(sums)) {
      const decision = await declared(unknown(what), sum);
      expect(decision.recommendedAction, `${what}: ${shown(decision)}`).to.not.equal('BLOCK');
    }
  });
});
