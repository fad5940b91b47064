import { expect } from 'chai';
import { executeAgainOnSolana } from '../../../../adapters/simulation/solana-rpc/re-execution/execute-again.js';
import { createReExecuteOnSolana } from '../../../../adapters/simulation/solana-rpc/re-execution/index.js';
import {
  readSolanaWitness,
  type SolanaWitness,
  solanaWitnessText,
} from '../../../../adapters/simulation/solana-rpc/witness.js';
import type { Proposal } from '../../../../domain/payload/payload.js';
import { ReExecutionError } from '../../../../ports/sources/simulation.js';
import { MAX_WITNESS_BYTES } from '../../../../ports/stores/witnesses.js';
import { packWitness } from '../../../../src/application/witnesses/packing.js';
import { rejection } from '../../../conformance/storage/harness.js';
import { differencesAgain, type WitnessedExecution, witnessedExecution } from '../../../support/chain/witnessed.js';
import { readProposal } from '../../../support/payload-judging.js';
import { SOLANA_KINDS } from '../../../support/solana-machine/kinds.js';
import { compiled, submissionOf } from '../../../support/solana-machine/trial.js';
import { useSolanaMachine } from '../../../support/solana-machine/use-machine.js';
import { FRIEND, heldBy, SENDER, TOKENS, WORLD } from '../../../support/solana-machine/world.js';
import { withoutPackage } from '../../../support/without-package.js';
import { seededRandom } from '../../../tools/faults/support/random.js';

describe('a Solana message without a node', () => {
  const solana = useSolanaMachine();
  const reExecute = createReExecuteOnSolana();
  let paid: WitnessedExecution & { readonly proposal: Proposal };
  before(async () => {
    paid = await ofKind('tokens by a lookup table');
  });

  const ofKind = async (kind: string) => {
    solana.machine.reset(WORLD);
    const drawn = SOLANA_KINDS[kind]?.(seededRandom(7));
    if (drawn === undefined) throw new Error(`There is no kind ${kind}`);
    const proposal = await readProposal(submissionOf(compiled(drawn, solana.machine.blockhash())));
    return { proposal, ...(await witnessedExecution(solana.simulation, proposal)) };
  };

  /** The witness of the payment, with another account, and without one. */
  const changed = (key: string, account?: ReturnType<SolanaWitness['accounts']['get']>): string => {
    const witness = readSolanaWitness(paid.witness);
    const accounts = new Map(witness.accounts);
    expect(accounts.delete(key), key).to.equal(true);
    return solanaWitnessText({ ...witness, accounts: account === undefined ? accounts : accounts.set(key, account) });
  };
  const accountOf = (key: string) => readSolanaWitness(paid.witness).accounts.get(key) ?? null;

  it('is done in a process of its own, with the same effects, from a witness that can be kept', async () => {
    const { execution, proposal, witness } = paid;
    expect(execution.effects).to.have.length(2);
    expect(differencesAgain(execution, await reExecute(witness, proposal))).to.deep.equal([]);
    expect((await packWitness(witness)).gzipped.length).to.be.below(MAX_WITNESS_BYTES);
  });

  it('tells when an account was another: its amount, its owner, or that it is not there', async () => {
    const purse = heldBy(SENDER, TOKENS.usdc);
    const was = accountOf(purse);
    if (was === null) throw new Error('The purse is in the witness');
    const richer = Uint8Array.from(was.data);
    richer[70] = (richer[70] ?? 0) + 1;
    const others = Uint8Array.from(was.data).fill(9, 32, 64);
    for (const account of [{ ...was, data: richer }, { ...was, data: others }, null]) {
      const found = differencesAgain(paid.execution, executeAgainOnSolana(changed(purse, account), paid.proposal));
      expect(found.join()).to.include('only recorded: ').and.include('accounts');
    }
  });

  it('tells when the node said something else: an effect, how it ended, or another message', async () => {
    const { execution, proposal, witness } = paid;
    const again = executeAgainOnSolana(witness, proposal);
    const [first, ...others] = execution.effects;
    expect(differencesAgain({ ...execution, effects: others }, again).join()).to.include('only again: ');
    const more = { ...first, delta: '1' } as never;
    expect(differencesAgain({ ...execution, effects: [more, ...others] }, again).join()).to.include('only recorded: ');
    expect(differencesAgain({ ...execution, status: 'reverted' }, again)).to.deep.equal(['status: reverted, then ok']);
    const other = solanaWitnessText({ ...readSolanaWitness(witness), after: 'ab'.repeat(32) });
    expect(executeAgainOnSolana(other, proposal).differences).to.deep.equal(['accounts']);
    const larger = await ofKind('SOL to a wallet');
    expect(differencesAgain(larger.execution, executeAgainOnSolana(larger.witness, larger.proposal))).to.deep.equal([]);
    expect(() => executeAgainOnSolana(witness, larger.proposal)).to.throw(`account ${FRIEND}`);
  });

  it('cannot be done, and says why: an account or the code of a program is lacking, or it is no witness', async () => {
    const drain = await ofKind('theft: by a program of its own');
    const cases = [
      ['account EPj', changed(TOKENS.usdc.mint), paid.proposal],
      ['account ', changed(heldBy(FRIEND, TOKENS.usdc)), paid.proposal],
      ['the code of ', drain.witness, drain.proposal],
      ['not of the format', '{"format":"another"}', paid.proposal],
      ['JSON', 'not a witness', paid.proposal],
      ['no Solana message', paid.witness, { ...paid.proposal, payload: null }],
    ] as const;
    for (const [say, text, proposal] of cases) expect(() => executeAgainOnSolana(text, proposal), say).to.throw(say);
    const error = await rejection(reExecute('not a witness', paid.proposal));
    expect(error).to.be.instanceOf(ReExecutionError);
    expect(error.message).to.include('JSON');
  });

  it('cannot be done where the machine is not installed, and says so', async () => {
    const worker = 'adapters/simulation/solana-rpc/re-execution/worker.js';
    const error = await withoutPackage('litesvm', worker, (file) =>
      rejection(createReExecuteOnSolana(file)(paid.witness, paid.proposal)),
    );
    expect(error).to.be.instanceOf(ReExecutionError);
    expect(error.message).to.include('litesvm is not installed');
  });
});
