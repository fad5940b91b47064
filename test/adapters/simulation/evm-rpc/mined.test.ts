import { expect } from 'chai';
import { executeAgain } from '../../../../adapters/simulation/evm-rpc/re-execution/execute-again.js';
import { differencesAgain } from '../../../support/chain/witnessed.js';
import { createJsonRpc } from '../../../../adapters/shared/json-rpc.js';
import type { Features } from '../../../../adapters/simulation/evm-rpc/canary.js';
import { executeOnEvm as executeOn } from '../../../../adapters/simulation/evm-rpc/execute.js';
import { plannedCalls } from '../../../../adapters/simulation/evm-rpc/transaction.js';
import type { Execution } from '../../../../domain/facts/simulation/execution.js';
import type { AbiValue } from '../../../../domain/payload/evm/abi.js';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import type { Anvil } from '../../../support/chain/anvil.js';
import { differencesOf } from '../../../support/chain/compare.js';
import { addressOf, ALICE, BOB, type Deployed, ETHER, LIES, SIGNS, THIEF } from '../../../support/chain/deployments.js';
import { executionOf, proposalOfBytes, simulationOn } from '../../../support/chain/simulated.js';
import { ORDINARY_FEES, type Unsigned } from '../../../support/chain/transactions.js';
import { minedTruth, STRANGERS, type Truth } from '../../../support/chain/truth.js';
import { collectiblesOf, nextNonceOf, startWorld } from '../../../support/chain/world.js';
import { neverAborted } from '../../../support/provider-dependencies.js';
import { encodeCall } from '../../../support/payload-bytes.js';

const SHOP = STRANGERS[0].address;
const UNLIMITED = 2n ** 256n - 1n;
const [FIRST = 0n, SECOND = 0n] = collectiblesOf(ALICE);

const sending = (changes: Partial<Unsigned>): Unsigned => ({
  ...{ chainId: 1, nonce: nextNonceOf(ALICE), to: null, value: 0n, gas: 300_000n, fees: ORDINARY_FEES, data: '0x' },
  delegate: null,
  ...changes,
});
const calling = (name: Deployed, signature: string, ...values: readonly AbiValue[]): Unsigned =>
  sending({ to: addressOf(name), data: encodeCall(signature, values) });
const paying = (value: bigint, transaction: Unsigned): Unsigned => ({ ...transaction, value });

const ORDINARY: Readonly<Record<string, Unsigned>> = {
  'a payment of ether': sending({ to: SHOP, value: ETHER, gas: 21_000n }),
  'a payment of a token': calling('coin', 'transfer(address,uint256)', SHOP, 7n),
  'a token that keeps a fee': calling('fee', 'transfer(address,uint256)', SHOP, 1_000n),
  'a token that rebases': calling('rebasing', 'transfer(address,uint256)', SHOP, 1_000n),
  'an allowance': calling('coin', 'approve(address,uint256)', SHOP, 25n),
  'an unlimited allowance': calling('gift', 'approve(address,uint256)', SHOP, UNLIMITED),
  'a greater allowance': calling('coin', 'increaseAllowance(address,uint256)', BOB.address, 5n),
  'an allowance taken back': calling('coin', 'approve(address,uint256)', BOB.address, 0n),
  'wrapped ether': paying(ETHER, calling('weth', 'deposit()')),
  'unwrapped ether': calling('weth', 'withdraw(uint256)', ETHER),
  'a purchase': paying(ETHER, calling('pool', 'buy(uint256,address)', 1n, ALICE.address)),
  'a purchase for another': paying(ETHER, calling('pool', 'buy(uint256,address)', 1n, SHOP)),
  'a sale': calling('pool', 'sell(uint256,uint256,address)', ETHER, 1n, ALICE.address),
  'a gift that is fetched': calling('airdrop', 'claim()'),
  'an NFT that is sent': calling('collectible', 'transferFrom(address,address,uint256)', ALICE.address, SHOP, SECOND),
  'an approved NFT that is sent': calling(
    'collectible',
    'safeTransferFrom(address,address,uint256)',
    ...[ALICE.address, SHOP, FIRST],
  ),
  'another approval of an NFT': calling('collectible', 'approve(address,uint256)', SHOP, FIRST),
  'an approval of an NFT': calling('collectible', 'approve(address,uint256)', SHOP, SECOND),
  'an operator of NFTs': calling('collectible', 'setApprovalForAll(address,bool)', SHOP, true),
  'an operator of an ERC-1155': calling('multi', 'setApprovalForAll(address,bool)', SHOP, true),
  'one of an ERC-1155': calling(
    'multi',
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    ...[ALICE.address, SHOP, 2n, 3n, '0x'],
  ),
  'many of an ERC-1155': calling(
    'multi',
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    ...[ALICE.address, SHOP, [1n, 2n], [3n, 4n], '0x'],
  ),
  'an allowance in a hub': calling(
    'hub',
    'approve(address,address,uint160,uint48)',
    ...[addressOf('coin'), SHOP, 9n, 2n ** 40n],
  ),
  'a deposit behind a proxy': paying(ETHER, calling('proxy', 'deposit()')),
  'an upgrade': calling('proxy', 'upgradeTo(address)', addressOf('otherVault')),
  'another admin of a proxy': calling('proxy', 'changeAdmin(address)', SHOP),
  'an ownership that is handed over': calling('ownable', 'transferOwnership(address)', SHOP),
  'an ownership that is given up': calling('ownable', 'renounceOwnership()'),
  'a drainer with an old allowance': calling('drainer', 'claim(address)', addressOf('coin')),
  'a drainer that gives a present': calling(
    'drainer',
    'claimWithGift(address,address)',
    ...[addressOf('coin'), addressOf('gift')],
  ),
  'a drainer of an approved NFT': calling(
    'drainer',
    'claimCollectible(address,uint256)',
    ...[addressOf('collectible'), FIRST],
  ),
  'ether for a security update': paying(ETHER, calling('drainer', 'securityUpdate()')),
  'a payment that is undone': paying(ETHER, calling('drainer', 'pretendToPay()')),
  'ether by self-destruction': paying(ETHER, calling('drainer', 'viaDestruction()')),
};

describe('an execution on a real node', () => {
  let node: Anvil;
  let simulation: Simulation;
  before(async () => {
    node = await startWorld();
    simulation = simulationOn(node.url);
  });
  after(async () => {
    await simulation.close();
    await node.stop();
  });

  const truths = new Map<Unsigned, Promise<Truth>>();
  /** Mined once for all that predict it: each time is forgotten. */
  const truthOf = (transaction: Unsigned): Promise<Truth> => {
    const truth = truths.get(transaction) ?? minedTruth(node, ALICE, transaction);
    truths.set(transaction, truth);
    return truth;
  };

  const execute = (transaction: Unsigned): Promise<Execution> =>
    executionOf(simulation, proposalOfBytes(ALICE, transaction));

  const expectMined = async (transaction: Unsigned): Promise<Execution> => {
    const execution = await execute(transaction);
    const truth = await truthOf(transaction);
    expect(differencesOf(execution, truth, ALICE.address), JSON.stringify(execution)).to.deep.equal([]);
    return execution;
  };

  for (const [what, transaction] of Object.entries(ORDINARY)) {
    it(`predicts what is mined: ${what}`, async () => {
      const { status, level, isLogged, isComplete, isStable, diverging } = await expectMined(transaction);
      expect({ status, level, isLogged, isComplete, isStable, diverging }).to.deep.equal({
        ...{ status: 'ok', level: 4, isLogged: true, isComplete: true, isStable: true, diverging: 'no' },
      });
    });
  }

  for (const sign of SIGNS) {
    it(`sees what a contract does that behaves while it is watched, by the sign "${sign}"`, async () => {
      const balance = BigInt(await node.rpc<string>('eth_getBalance', ALICE.address, 'latest'));
      const execution = await expectMined(calling(`watcher ${sign}`, 'claim(uint256)', balance));
      const taken = execution.effects.filter((effect) => effect.kind === 'balance' && effect.account === THIEF.address);
      expect(taken, JSON.stringify(execution)).to.have.length(1);
    });
  }

  for (const lie of LIES) {
    it(`reads what a token does whose logs lie: one that ${lie}`, async () => {
      const does = lie === 'burns as a mint' ? 'claim' : /approv(es silently|al)/.test(lie) ? 'approve' : 'transfer';
      const transaction =
        does === 'claim'
          ? calling(`lie ${lie}`, 'claim()')
          : calling(`lie ${lie}`, `${does}(address,uint256)`, SHOP, 5n * ETHER);
      const { isLogged } = await expectMined(transaction);
      // one that only boasts does nothing that could be hidden
      expect(isLogged).to.equal(lie === 'boasts');
    });
  }

  const questionAbout = (transaction: Parameters<typeof proposalOfBytes>[1]) => {
    const proposal = proposalOfBytes(ALICE, transaction);
    const [call] = plannedCalls(proposal);
    if (call === undefined) throw new Error('There is something to execute');
    const heads = { oldestHead: 0, newestHead: Number.POSITIVE_INFINITY };
    return { proposal, chain: 'ethereum', call, now: 0, ...heads, signal: neverAborted() } as const;
  };

  /** Nodes that can do less: what they can is said to the execution, as a canary would. */
  const LESS: Readonly<Record<string, Features>> = {
    'eth_simulateV1 alone': { simulate: true, trace: false, diff: false, overrides: true },
    'tracers and overrides': { simulate: false, trace: true, diff: true, overrides: true },
  };
  for (const [what, features] of Object.entries(LESS)) {
    it(`predicts what is mined by ${what}, and is then of level 3`, async () => {
      const rpc = createJsonRpc({ url: node.url, allowPrivateNetwork: true });
      const asked = { rpc, lastHead: null };
      for (const [kind, transaction] of Object.entries(ORDINARY)) {
        const question = questionAbout(transaction);
        const { proposal } = question;
        const { execution, witness } = await executeOn(asked, features, question, null);
        const whole = { ...execution, endpoints: [] };
        // what only simulates does not tell which state is touched
        expect(witness !== null, kind).to.equal(features.trace);
        if (witness !== null)
          expect(differencesAgain(whole, await executeAgain(witness, proposal)), kind).to.deep.equal([]);
        const truth = await truthOf(transaction);
        expect(differencesOf(whole, truth, ALICE.address), `${kind}: ${JSON.stringify(whole)}`).to.deep.equal([]);
        expect([whole.status, whole.level, whole.isLogged, whole.isComplete], kind).to.deep.equal([
          'ok',
          3,
          true,
          true,
        ]);
      }
      await rpc.close();
    });
  }

  it('says nothing wrong by overrides of eth_call alone, never all, and nothing of what it does not know', async () => {
    const rpc = createJsonRpc({ url: node.url, allowPrivateNetwork: true });
    const asked = { rpc, lastHead: null };
    const features = { simulate: false, trace: false, diff: false, overrides: true };
    let executed = 0;
    for (const [kind, transaction] of Object.entries(ORDINARY)) {
      const question = questionAbout(transaction);
      const { proposal } = question;
      const { execution } = await executeOn(asked, features, question, null);
      const isDecoded = proposal.payload?.status === 'decoded';
      expect([execution.status, execution.level], kind).to.deep.equal(isDecoded ? ['ok', 2] : ['unavailable', 1]);
      expect(execution.isComplete, kind).to.equal(false);
      const truth = await truthOf(transaction);
      const whole = { ...execution, endpoints: [] };
      expect(differencesOf(whole, truth, ALICE.address), `${kind}: ${JSON.stringify(whole)}`).to.deep.equal([]);
      if (isDecoded) executed += 1;
    }
    expect(executed).to.be.greaterThan(8);
    await rpc.close();
  });
});
