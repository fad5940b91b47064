import { base64 } from '@scure/base';
import * as kit from '@solana/kit';
import type { Execution } from '../../../domain/facts/simulation/execution.js';
import type { Action } from '../../../domain/verdict/action.js';
import { solanaRpc } from '../../../adapters/simulation/solana-rpc/index.js';
import { executeAgainOnSolana } from '../../../adapters/simulation/solana-rpc/re-execution/execute-again.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import type { Simulation } from '../../../ports/sources/simulation.js';
import type { Submission } from '../../../src/application/check/check-request.js';
import { seededRandom } from '../../tools/faults/support/random.js';
import { differencesAgain } from '../chain/witnessed.js';
import { nodeFact } from '../executions.js';
import { FAKE_GENESIS } from '../fake-solana-node.js';
import { judgePayload, readProposal } from '../payload-judging.js';
import { dependenciesWith } from '../provider-dependencies.js';
import { solanaDifferences } from './compare.js';
import { SOLANA_KINDS, type SolanaDrawn } from './kinds.js';
import type { SolanaMachine } from './machine.js';
import { valuesOf } from './truth.js';
import { SENDER, WORLD } from './world.js';

const PATIENCE_MS = 30_000;

/** What became of one message. */
export interface SolanaTrial {
  readonly kind: string;
  /** Null where the adapter failed. */
  readonly execution: Execution | null;
  readonly differences: readonly string[];
  /** What is not the same when its witness is executed without a node, or why it cannot be. */
  readonly again: readonly string[];
  readonly action: Action;
  readonly messages: readonly string[];
  readonly codes: readonly string[];
}

/** Of version 1, which allows none unless it asks for them. */
const LOADED_BYTES = 1_048_576;

/** A wire transaction without its signatures, by the library that most wallets use. */
export const compiled = (drawn: SolanaDrawn, newest: string): Uint8Array => {
  const { calls, version = 'legacy', payer = SENDER, tables, blockhash = newest, priorityFee, units } = drawn;
  const lifetime = { blockhash: blockhash as kit.Blockhash, lastValidBlockHeight: 1n };
  const message = kit.pipe(
    kit.createTransactionMessage({ version: version as 0 }),
    (made) => kit.setTransactionMessageFeePayer(payer, made),
    (made) => kit.setTransactionMessageLifetimeUsingBlockhash(lifetime, made),
    (made) => kit.appendTransactionMessageInstructions(calls, made),
    (made) => (tables === undefined ? made : kit.compressTransactionMessageUsingAddressLookupTables(made, tables)),
    (made) =>
      version === 1
        ? {
            ...made,
            config: {
              priorityFeeLamports: priorityFee,
              computeUnitLimit: units,
              loadedAccountsDataSizeLimit: LOADED_BYTES,
            },
          }
        : made,
  );
  return Uint8Array.from(kit.getTransactionEncoder().encode(kit.compileTransaction(message)));
};

/** The service's own adapter on this machine. Close it. */
export const simulationOnMachine = (machine: SolanaMachine): Simulation =>
  solanaRpc.create(
    { endpoints: [machine.url], checkpoint: FAKE_GENESIS, allowPrivateNetwork: true, maxAgeSeconds: 120 },
    dependenciesWith(),
  );

const addressesIn = ({ calls, payer = SENDER }: SolanaDrawn): readonly string[] => [
  ...new Set([
    ...[payer, ...WORLD.map(({ address }) => address)],
    ...calls.flatMap(({ accounts = [] }) => accounts.map(({ address }) => String(address))),
  ]),
];

/** A check of a wire transaction. */
export const submissionOf = (wire: Uint8Array): Submission => ({
  route: 'payload',
  request: { from_address: SENDER, chain: 'solana', solana_message: base64.encode(wire) },
});

const differencesWithoutNode = (execution: Execution, witness: string, proposal: Proposal): readonly string[] => {
  try {
    return differencesAgain(execution, executeAgainOnSolana(witness, proposal));
  } catch (error) {
    return [String(error)];
  }
};

/** Draws a message of a kind, has the service execute and judge it, then has the machine do it, and compares. */
export const trySolanaMessage = async (
  machine: SolanaMachine,
  simulation: Simulation,
  kind: string,
  seed: number,
): Promise<SolanaTrial> => {
  const drawn = SOLANA_KINDS[kind]?.(seededRandom(seed));
  if (drawn === undefined) throw new Error(`There is no kind "${kind}"`);
  machine.reset(WORLD);
  const wire = compiled(drawn, machine.blockhash());
  const submission = submissionOf(wire);
  const proposal = await readProposal(submission);
  const simulated = await Promise.resolve(simulation.simulate(proposal, AbortSignal.timeout(PATIENCE_MS))).catch(
    String,
  );
  const { execution, witness = null } = typeof simulated === 'string' ? { execution: null } : simulated;
  const { decision } = await judgePayload(submission, [nodeFact(execution, solanaRpc.id)]);
  const accounts = addressesIn(drawn);
  const values = () => valuesOf(accounts.map((address) => machine.account(address)));
  const before = values();
  const fee = machine.fee(wire);
  const isDone = machine.send(wire);
  const truth = { isDone, before, after: values(), payer: drawn.payer ?? SENDER, fee };
  return {
    ...{ kind, execution, action: decision.recommendedAction },
    again:
      execution === null || witness === null ? ['no witness'] : differencesWithoutNode(execution, witness, proposal),
    messages: decision.findings.map(({ message }) => message),
    codes: decision.findings.map(({ code }) => code),
    differences: execution === null ? [String(simulated)] : solanaDifferences(execution, truth, SENDER),
  };
};
