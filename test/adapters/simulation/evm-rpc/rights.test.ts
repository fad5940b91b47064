import { expect } from 'chai';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { ExecutedEffect } from '../../../../domain/facts/simulation/execution.js';
import type { AbiValue } from '../../../../domain/payload/evm/abi.js';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import type { Submission } from '../../../../src/application/check/check-request.js';
import { accountOf } from '../../../support/chain/accounts.js';
import type { Anvil } from '../../../support/chain/anvil.js';
import { artefactOf } from '../../../support/chain/artefacts.js';
import { addressOf, ALICE, BOB, CAROL, THIEF } from '../../../support/chain/deployments.js';
import { executionOf, simulationOn } from '../../../support/chain/simulated.js';
import { ORDINARY_FEES, signed } from '../../../support/chain/transactions.js';
import { nextNonceOf, startWorld } from '../../../support/chain/world.js';
import { nodeFact } from '../../../support/executions.js';
import { encodeCall } from '../../../support/payload-bytes.js';
import { judgePayload, readProposal } from '../../../support/payload-judging.js';

const CONTRACTS = ['OperatorToken', 'IdToken', 'DebtToken', 'ListSafe', 'Nester'] as const;
const at = (name: (typeof CONTRACTS)[number]): string => accountOf(`of rights: ${name}`).address;
/** Has 12 zeros in front, as contracts have whose address was searched for. */
const VANITY = '0x000000000000a57e11e4ffe7f3b2f4c7d1a0b9c8';
const FOREVER = 2n ** 40n;

interface Outcome {
  readonly rights: readonly string[];
  readonly verdict: readonly string[];
}

const submissionOf = (raw: string): Submission => ({
  route: 'payload',
  request: { from_address: ALICE.address, chain: 'ethereum', transaction: { raw } },
});

/** A right or control, in words. */
const said = (effect: ExecutedEffect): readonly string[] => {
  switch (effect.kind) {
    case 'allowance':
      return [`${effect.spender} ${effect.asset.tokenId ?? ''}: ${effect.before} to ${effect.after}`];
    case 'operator':
      return [`${effect.operator}: ${String(effect.before)} to ${String(effect.after)}`];
    case 'control':
      return [`${effect.what} ${effect.before ?? 'none'} to ${effect.after ?? 'none'}`];
    case 'balance':
      return [];
  }
};

describe('rights beside those of common tokens, on a real node', () => {
  let node: Anvil;
  let simulation: Simulation;
  before(async () => {
    node = await startWorld();
    for (const name of CONTRACTS) await node.rpc('anvil_setCode', at(name), artefactOf(name).deployedBytecode);
    simulation = simulationOn(node.url);
  });
  after(async () => {
    await simulation.close();
    await node.stop();
  });

  const rawOf = (to: string, data: string): string =>
    signed(ALICE, {
      ...{ chainId: 1, nonce: nextNonceOf(ALICE), to, value: 0n, data, gas: 400_000n, fees: ORDINARY_FEES },
      delegate: null,
    });
  const outcomeOf = async (to: string, signature: string, ...values: readonly AbiValue[]): Promise<Outcome> => {
    const raw = rawOf(to, encodeCall(signature, values));
    const submission = submissionOf(raw);
    const execution = await executionOf(simulation, await readProposal(submission));
    expect(execution).to.deep.include({ status: 'ok', isComplete: true, isLogged: true });
    const { decision, codes } = await judgePayload(submission, [nodeFact(execution)]);
    return { rights: execution.effects.flatMap(said), verdict: [decision.recommendedAction, ...codes] };
  };
  /** On a chain that forgets it afterwards. */
  const aside = async <Value>(run: () => Promise<Value>): Promise<Value> => {
    const before = await node.rpc<string>('evm_snapshot');
    try {
      return await run();
    } finally {
      await node.rpc('evm_revert', before);
    }
  };

  const HIDDEN: readonly (readonly [string, Parameters<typeof outcomeOf>, string])[] = [
    ['an operator of ERC-777', [at('OperatorToken'), 'enroll(address)', THIEF.address], ': false to true'],
    ['an operator of ERC-6909', [at('IdToken'), 'enroll(address)', THIEF.address], ': false to true'],
    ['credit of Aave', [at('DebtToken'), 'enroll(address)', THIEF.address], ' : 0 to 5'],
    ['an allowance of ERC-6909', [at('IdToken'), 'lend(address,uint256,uint256)', THIEF.address, 9n, 4n], ' 9: 0 to 4'],
  ];
  for (const [what, call, right] of HIDDEN)
    it(`are blocked where a call of another name gives them: ${what}`, async () => {
      const { rights, verdict } = await outcomeOf(...call);
      expect(rights).to.deep.equal([`${THIEF.address}${right}`]);
      expect(verdict).to.include.members(['BLOCK', 'undeclared_permission']);
    });

  const OPEN: readonly (readonly [string, Parameters<typeof outcomeOf>, string])[] = [
    ['ERC-777', [at('OperatorToken'), 'authorizeOperator(address)', BOB.address], 'operator_approval_for_all'],
    ['ERC-6909', [at('IdToken'), 'setOperator(address,bool)', BOB.address, true], 'operator_approval_for_all'],
    ['an id', [at('IdToken'), 'approve(address,uint256,uint256)', BOB.address, 9n, 4n], 'approval_spender_unverified'],
    ['credit', [at('DebtToken'), 'approveDelegation(address,uint256)', BOB.address, 5n], 'approval_spender_unverified'],
  ];
  for (const [what, call, code] of OPEN)
    it(`are judged like common ones where the bytes say so: ${what}`, async () => {
      const { rights, verdict } = await outcomeOf(...call);
      expect(rights).to.have.length(1);
      expect(verdict).to.include(code).and.not.include('undeclared_permission');
      // an operator that nobody knows is stopped, whatever function makes it one
      expect(verdict[0]).to.equal(code === 'operator_approval_for_all' ? 'BLOCK' : 'REVIEW');
    });

  it('are taken back without a finding about a right', async () => {
    for (const [to, signature, ...values] of [
      [at('OperatorToken'), 'revokeOperator(address)', BOB.address],
      [at('DebtToken'), 'approveDelegation(address,uint256)', BOB.address, 0n],
    ] as const) {
      const { rights, verdict } = await outcomeOf(to, signature, ...values);
      expect(rights).to.deep.equal([]);
      expect(verdict).to.not.include('undeclared_permission').and.not.include('operator_approval_for_all');
    }
  });

  it('are seen of an account with many zeros in front, and amounts are no accounts', async () => {
    const { rights } = await outcomeOf(at('OperatorToken'), 'enroll(address)', VANITY);
    expect(rights).to.deep.equal([`${VANITY}: false to true`]);
    const many = await outcomeOf(at('IdToken'), 'lend(address,uint256,uint256)', BOB.address, 9n, 10n ** 23n);
    expect(many.rights).to.deep.equal([`${BOB.address} 9: 0 to ${10n ** 23n}`]);
  });

  describe('in Permit2', () => {
    const approve = 'approve(address,address,uint160,uint48)';

    it('are shown where an allowance that has ended is given anew, and not where it still holds', () =>
      aside(async () => {
        const hub = addressOf('hub');
        const ended = rawOf(hub, encodeCall(approve, [addressOf('coin'), CAROL.address, 5n, 1n]));
        await node.rpc('eth_sendRawTransactionSync', ended);
        const nonce = nextNonceOf(ALICE) + 1;
        const renewed = async (spender: string, amount: bigint): Promise<readonly string[]> => {
          const data = encodeCall(approve, [addressOf('coin'), spender, amount, FOREVER]);
          const transaction = { chainId: 1, nonce, to: hub, value: 0n, data, gas: 400_000n, fees: ORDINARY_FEES };
          const raw = signed(ALICE, { ...transaction, delegate: null });
          const execution = await executionOf(simulation, await readProposal(submissionOf(raw)));
          return execution.effects.flatMap(said);
        };
        expect(await renewed(CAROL.address, 5n)).to.deep.equal([`${CAROL.address} : 0 to 5`]);
        expect(await renewed(BOB.address, 40n * 10n ** 18n)).to.deep.equal([]);
      }));

    it('are blocked where a call in a call gives them, and say nothing where it gives none', () =>
      aside(async () => {
        await node.rpc('anvil_setCode', ALICE.address, `0xef0100${at('Nester').slice(2)}`);
        const nested = (amount: bigint) =>
          outcomeOf(
            ...([ALICE.address, 'nest(address,bytes)', addressOf('hub')] as const),
            encodeCall(approve, [addressOf('coin'), THIEF.address, amount, FOREVER]),
          );
        const { rights, verdict } = await nested(2n ** 160n - 1n);
        expect(rights).to.deep.equal([`${THIEF.address} : 0 to unlimited`]);
        expect(verdict).to.include.members(['BLOCK', 'undeclared_permission']);
        expect((await nested(0n)).verdict).to.not.include('undeclared_permission');
      }));
  });

  describe('of a Safe', () => {
    const setUp = async (): Promise<void> => {
      const slotOf = (account: bigint | string, mapping: bigint): string => {
        const words = [BigInt(account), mapping].map((word) => word.toString(16).padStart(64, '0')).join('');
        return `0x${Buffer.from(keccak_256(Buffer.from(words, 'hex'))).toString('hex')}`;
      };
      const word = (value: bigint | string): string => `0x${BigInt(value).toString(16).padStart(64, '0')}`;
      for (const [account, mapping, value] of [
        [1n, 1n, 1n],
        [1n, 2n, BOB.address],
        [BOB.address, 2n, 1n],
      ] as const)
        await node.rpc('anvil_setStorageAt', at('ListSafe'), slotOf(account, mapping), word(value));
    };
    const CHANGES: readonly (readonly [string, readonly string[], string])[] = [
      ['plug(address)', [THIEF.address], `module none to ${THIEF.address}`],
      ['invite(address)', [THIEF.address], `owner none to ${THIEF.address}`],
      ['replace(address,address)', [BOB.address, THIEF.address], `owner ${BOB.address} to ${THIEF.address}`],
      ['watch(address)', [THIEF.address], `guard none to ${THIEF.address}`],
    ];
    for (const [signature, values, change] of CHANGES)
      it(`are blocked where a call of another name changes them: ${signature}`, () =>
        aside(async () => {
          await setUp();
          const { rights, verdict } = await outcomeOf(at('ListSafe'), signature, ...values);
          expect(rights).to.deep.equal([change]);
          expect(verdict).to.include.members(['BLOCK', 'control_changes']);
        }));

    it('are no finding about control where a module is taken out', () =>
      aside(async () => {
        await setUp();
        const plug = rawOf(at('ListSafe'), encodeCall('plug(address)', [CAROL.address]));
        await node.rpc('eth_sendRawTransactionSync', plug);
        await node.rpc('anvil_setNonce', ALICE.address, `0x${nextNonceOf(ALICE).toString(16)}`);
        const { rights, verdict } = await outcomeOf(at('ListSafe'), 'unplug(address)', CAROL.address);
        expect(rights).to.deep.equal([]);
        expect(verdict).to.not.include('control_changes');
      }));
  });
});
