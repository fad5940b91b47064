import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { executeAgain } from '../../../../adapters/simulation/evm-rpc/re-execution/execute-again.js';
import { createReExecute } from '../../../../adapters/simulation/evm-rpc/re-execution/index.js';
import type { Proposal } from '../../../../domain/payload/payload.js';
import { ReExecutionError, type Simulation } from '../../../../ports/sources/simulation.js';
import { rejection } from '../../../conformance/storage/harness.js';
import type { Anvil } from '../../../support/chain/anvil.js';
import { addressOf, ALICE, THIEF } from '../../../support/chain/deployments.js';
import { type Generated, generateTransactions } from '../../../support/chain/generated.js';
import { proposalOfBytes, simulationOn } from '../../../support/chain/simulated.js';
import {
  differencesAgain,
  type WitnessedExecution,
  witnessedExecution,
  witnessWith,
} from '../../../support/chain/witnessed.js';
import { startWorld } from '../../../support/chain/world.js';
import { withoutPackage } from '../../../support/without-package.js';

const MOST_BYTES = 16_384;

describe('an execution without a node', () => {
  let node: Anvil;
  let simulation: Simulation;
  let transactions: readonly Generated[];
  before(async () => {
    node = await startWorld();
    simulation = simulationOn(node.url);
    const balance = BigInt(await node.rpc<string>('eth_getBalance', ALICE.address, 'latest'));
    transactions = generateTransactions(17, balance, { ofEach: 1 });
  });
  after(async () => {
    await simulation.close();
    await node.stop();
  });

  const ofKind = async (kind: string): Promise<WitnessedExecution & { readonly proposal: Proposal }> => {
    const found = transactions.find((one) => one.kind === kind);
    if (found === undefined) throw new Error(`There is no transaction of the kind ${kind}`);
    const proposal = proposalOfBytes(found.from, found);
    return { proposal, ...(await witnessedExecution(simulation, proposal)) };
  };

  it('does the same as the node in every kind of transaction: effects, status, output, logs and gas', async () => {
    for (const transaction of transactions) {
      const proposal = proposalOfBytes(transaction.from, transaction);
      const { execution, witness } = await witnessedExecution(simulation, proposal);
      expect(differencesAgain(execution, await executeAgain(witness, proposal)), transaction.kind).to.deep.equal([]);
      expect(gzipSync(witness).length, transaction.kind).to.be.at.most(MOST_BYTES);
    }
  });

  it('holds the state that a node gives money or a delegate to, where the sender has none', async () => {
    const poor = { ...(transactions[0] as Generated), from: THIEF, nonce: 0, to: ALICE.address, value: 10n ** 18n };
    const proposal = proposalOfBytes(poor.from, poor);
    const { execution, witness } = await witnessedExecution(simulation, proposal);
    expect([execution.lacksFunds, execution.effects.length]).to.deep.equal([true, 2]);
    expect(differencesAgain(execution, await executeAgain(witness, proposal))).to.deep.equal([]);
  });

  it('tells when the state was another', async () => {
    const { execution, proposal, witness } = await ofKind('token transfer');
    const coin = addressOf('coin');
    const richer = witnessWith(witness, ({ state }) => {
      const [account, storage] = [state.get(coin), state.get(coin)?.storage ?? {}];
      if (account === undefined) throw new Error('The token is in the witness');
      const more = Object.fromEntries(Object.entries(storage).map(([slot, word]) => [slot, word + 1n]));
      return { state: new Map(state).set(coin, { ...account, storage: more }) };
    });
    expect(differencesAgain(execution, await executeAgain(richer, proposal)).join()).to.include('only recorded: ');
  });

  it('tells when the witness lacks a part of the state, and when it is of other bytes', async () => {
    const { execution, proposal, witness } = await ofKind('token transfer');
    const coin = addressOf('coin');
    const cut = witnessWith(witness, ({ state }) => ({
      state: new Map([...state].map(([key, account]) => [key, key === coin ? { ...account, storage: {} } : account])),
    }));
    expect((await executeAgain(cut, proposal)).missing).to.not.deep.equal([]);
    const other = await ofKind('increased approval');
    expect(differencesAgain(execution, await executeAgain(witness, other.proposal))).to.deep.equal(['call']);
  });

  it('is done in a process of its own, with the same result', async () => {
    const { execution, proposal, witness } = await ofKind('token transfer');
    expect(differencesAgain(execution, await createReExecute()(witness, proposal))).to.deep.equal([]);
  });

  it('is a failure that says why, and never equal: no witness, no time, no memory', async () => {
    const { proposal, witness } = await ofKind('token transfer');
    const long = `[${Array.from({ length: 1_000_000 }, (_, index) => `{"a":${index}.5}`).join(',')}]`;
    for (const [say, text, options] of [
      ['JSON', 'not a witness', {}],
      ['not of the format', '{"format":"another"}', {}],
      ['did not end within', witness, { deadlineMs: 1 }],
      ['too much memory', long, { memoryMb: 48 }],
    ] as const) {
      const error = await rejection(createReExecute(options)(text, proposal));
      expect(error, say).to.be.instanceOf(ReExecutionError);
      expect(error.message, say).to.include(say);
    }
  });

  it('says that its optional package is not installed where that is so', async () => {
    const { proposal, witness } = await ofKind('token transfer');
    const worker = 'adapters/simulation/evm-rpc/re-execution/worker.js';
    const error = await withoutPackage('@ethereumjs', worker, (file) =>
      rejection(createReExecute({ file })(witness, proposal)),
    );
    expect(error).to.be.instanceOf(ReExecutionError);
    expect(error.message).to.include('@ethereumjs/evm is not installed');
  });
});
