import { expect } from 'chai';
import { createIds } from '../../../../adapters/platform/ids.js';
import { decide } from '../../../../domain/decision/decide.js';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import type { CheckRequest, Submission } from '../../../../src/application/check/check-request.js';
import { createGatherFacts, type GatherFacts } from '../../../../src/application/check/gather-facts.js';
import { wireProviders } from '../../../../src/application/check/wire-providers.js';
import { ALL_PROVIDERS } from '../../../../src/providers.js';
import { NOW_MS, OUTGOING_DEFAULT } from '../../../support/builders.js';
import { KNOWN_RECIPIENT } from '../../../support/facts.js';
import type { Anvil } from '../../../support/chain/anvil.js';
import { addressOf, ALICE, ETHER } from '../../../support/chain/deployments.js';
import { type Generated, generateTransactions } from '../../../support/chain/generated.js';
import { simulationOn } from '../../../support/chain/simulated.js';
import { signed } from '../../../support/chain/transactions.js';
import { nextNonceOf, startWorld } from '../../../support/chain/world.js';
import { SCOPE } from '../../../support/judging.js';
import { NOT_KEPT } from '../../../support/not-kept.js';
import { encodeCall } from '../../../support/payload-bytes.js';
import { readProposal } from '../../../support/payload-judging.js';
import { dependenciesWith } from '../../../support/provider-dependencies.js';
import { silentLogger } from '../../../support/silent-logger.js';

const SEED = 17;
const GWEI = 10n ** 9n;

/** What wallets do all day, swaps and claims among it: the bytes alone must never be BLOCK. */
const ORDINARY = [
  'payment',
  'payment into a contract',
  'payments in a batch',
  'token transfer',
  'transfer with a fee',
  'transfer that rebases',
  'transfer by a spender',
  'collectible transfer',
  'multi-token transfer',
  'multi-token batch',
  'wrap',
  'unwrap',
  'purchase from a pool',
  'sale to a pool',
  'claim',
  'withdrawal behind a proxy',
];

describe('verdicts by what a real node executed', function () {
  this.timeout(120_000);
  let node: Anvil;
  let simulation: Simulation;
  let gather: GatherFacts;
  let all: readonly Generated[];
  before(async () => {
    node = await startWorld();
    simulation = simulationOn(node.url);
    const local = wireProviders(
      ALL_PROVIDERS.filter(({ kind }) => kind === 'local'),
      {},
      dependenciesWith(),
    );
    const manifest = { id: 'evm-rpc', name: 'Node', kind: 'external', mandatory: false, deadlineMs: 1_900 } as const;
    gather = createGatherFacts({
      sources: { ...local, simulation: [...local.simulation, { manifest, instance: simulation }] },
      history: { lookUp: async () => KNOWN_RECIPIENT },
      witnesses: NOT_KEPT,
      ids: createIds(),
      logger: silentLogger,
    });
    const balance = BigInt(await node.rpc<string>('eth_getBalance', ALICE.address, 'latest'));
    all = generateTransactions(SEED, balance, { ofEach: 2 });
  });
  after(async () => {
    await simulation.close();
    await node.stop();
  });

  /** The action, then the codes. */
  const verdictOn = async (submission: Submission): Promise<readonly string[]> => {
    const proposal = await readProposal(submission);
    const { intent, facts } = await gather({
      proposal,
      policy: OUTGOING_DEFAULT,
      scope: SCOPE,
      nowMs: NOW_MS,
      requestId: 'req_chain',
    });
    const { recommendedAction, findings } = decide({ ...proposal, intent }, facts, OUTGOING_DEFAULT, NOW_MS);
    return [recommendedAction, ...findings.map(({ code }) => code)];
  };
  const verdictOnBytes = ({ from, ...transaction }: Generated): Promise<readonly string[]> =>
    verdictOn({
      route: 'payload',
      request: {
        chain: 'ethereum',
        from_address: from.address,
        transaction: { raw: signed(from, transaction) },
        simulation: 'required',
      },
    });
  /** Transactions whose kind begins so, each with its verdict. */
  const verdictsOf = async (kind: string): Promise<readonly (readonly [string, readonly string[]])[]> => {
    const rows: (readonly [string, readonly string[]])[] = [];
    for (const one of all) if (one.kind.startsWith(kind)) rows.push([one.kind, await verdictOnBytes(one)]);
    expect(rows, kind).to.not.have.length(0);
    return rows;
  };

  it('never block what wallets do all day, and never find that nothing executed it', async () => {
    for (const kind of ORDINARY) {
      for (const [, [action, ...codes]] of await verdictsOf(kind)) {
        expect(action, `${kind}: ${codes.join(', ')}`).to.not.equal('BLOCK');
        expect(codes).to.not.include.members(['simulation_unavailable']);
      }
    }
  });

  it('block every contract that takes all and gives presents while it is watched', async () => {
    const watched = await verdictsOf('watched: ');
    expect(watched).to.have.length(14);
    for (const [kind, verdict] of watched) expect(verdict, kind).to.include.members(['BLOCK', 'undeclared_outflow']);
  });

  it('never allow a token whose logs lie, and block it where it hides what it does', async () => {
    for (const [kind, [action, ...codes]] of await verdictsOf('lie: ')) {
      expect(action, kind).to.not.equal('ALLOW');
      if (kind !== 'lie: boasts') expect([action, ...codes], kind).to.include.members(['BLOCK', 'effects_not_in_logs']);
    }
  });

  it('block every theft, for which nothing comes back or a present of a coin that nobody knows', async () => {
    for (const kind of ['theft by', 'theft of', 'theft with a gift', 'ether paid in a frame', 'ether that leaves'])
      for (const [what, verdict] of await verdictsOf(kind))
        expect(verdict, what).to.include.members(['BLOCK', 'undeclared_outflow']);
  });

  const declared = (
    changes: Partial<CheckRequest>,
    to: string,
    data: string,
    value = 0n,
  ): Promise<readonly string[]> => {
    const fees = { maxFeePerGas: 90n * GWEI, maxPriorityFeePerGas: GWEI };
    const common = { chainId: 1, nonce: nextNonceOf(ALICE), gas: 400_000n, delegate: null, fees };
    const raw = signed(ALICE, { ...common, to, data, value });
    const request: CheckRequest = {
      ...{ from_address: ALICE.address, to_address: ALICE.address, chain: 'ethereum', token: 'ETH', amount: 1 },
      ...{ contract_address: to, contract_verified: true, transaction: { raw }, ...changes },
    };
    return verdictOn({ route: 'transaction', request });
  };
  const pool = addressOf('pool');
  const bought = encodeCall('buy(uint256,address)', [1n, ALICE.address]);

  it('never block a declared swap or claim, and block them where they take more than was declared', async () => {
    const swap = { transaction_type: 'swap' } as const;
    const call = { transaction_type: 'contract_interaction', amount: 0 } as const;
    expect((await declared(swap, pool, bought, ETHER))[0]).to.not.equal('BLOCK');
    expect(await declared({ ...swap, amount: 0.5 }, pool, bought, ETHER)).to.include.members([
      'BLOCK',
      'undeclared_outflow',
    ]);
    expect((await declared(call, addressOf('airdrop'), encodeCall('claim()', [])))[0]).to.not.equal('BLOCK');
    const stolen = encodeCall('claimWithGift(address,address)', [addressOf('coin'), addressOf('gift')]);
    expect(await declared(call, addressOf('drainer'), stolen)).to.include.members(['BLOCK', 'undeclared_outflow']);
  });
});
