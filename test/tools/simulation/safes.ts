import { executeAgain } from '../../../adapters/simulation/evm-rpc/re-execution/execute-again.js';
import { takingsOf } from '../../../domain/facts/simulation/at-risk.js';
import type { Simulation } from '../../../ports/sources/simulation.js';
import type { Submission } from '../../../src/application/check/check-request.js';
import type { Anvil } from '../../support/chain/anvil.js';
import { differencesOf } from '../../support/chain/compare.js';
import { ALICE } from '../../support/chain/deployments.js';
import { SAFE_KINDS } from '../../support/chain/safe-kinds.js';
import { agreedTo, buildSafes, minedProposal } from '../../support/chain/safes.js';
import { buildSignatures, type DrawnSignature, minedTaking, SIGNATURE_KINDS } from '../../support/chain/signatures.js';
import { simulationOn } from '../../support/chain/simulated.js';
import { differencesAgain } from '../../support/chain/witnessed.js';
import { startWorld } from '../../support/chain/world.js';
import { nodeFact } from '../../support/executions.js';
import { judgePayload, readProposal } from '../../support/payload-judging.js';
import { type Random, seededRandom } from '../faults/support/random.js';

const PATIENCE_MS = 30_000;

/** What is not as it was mined, as lines; none where all is. */
type Try = (random: Random) => Promise<readonly string[]>;

interface Tried {
  readonly text: string;
  readonly isMet: boolean;
}

const submissionOf = (payload: object): Submission =>
  ({ route: 'payload', request: { from_address: ALICE.address, chain: 'ethereum', ...payload } }) as Submission;

/** Executes a proposal, has its owners agree and one of them send it, and compares effects, witness and verdict. */
const safeTry =
  (node: Anvil, simulation: Simulation, { draw, action }: (typeof SAFE_KINDS)[string]): Try =>
  async (random) => {
    const { proposed, owners, before } = draw(random);
    const submission = submissionOf(agreedTo(proposed, random.oneOf(['signed', 'sent'] as const)));
    const proposal = await readProposal(submission);
    const { execution, witness } = await simulation.simulate(proposal, AbortSignal.timeout(PATIENCE_MS));
    if (execution === null || typeof witness !== 'string') return ['nothing was executed'];
    const truth = await minedProposal(node, proposed, owners, before);
    const { decision } = await judgePayload(submission, [nodeFact(execution)]);
    return [
      ...differencesOf(execution, truth, proposed.safe),
      ...differencesAgain(execution, await executeAgain(witness, proposal)).map((line) => `again: ${line}`),
      ...(decision.recommendedAction === action ? [] : [`${decision.recommendedAction}, where ${action} is meant`]),
    ];
  };

/** The thief takes what is predicted, then tries one unit more. */
const takingLines = async (
  node: Anvil,
  drawn: DrawnSignature,
  of: DrawnSignature['of'][number],
  predicted: string | undefined,
): Promise<readonly string[]> => {
  if (predicted === undefined) return [`${of.asset ?? 'native'}: nothing is predicted`];
  const amount = BigInt(predicted);
  const taken = await minedTaking(node, drawn, of, amount);
  const more = drawn.isFixed === true ? 0n : await minedTaking(node, drawn, of, amount + 1n);
  return [
    ...(taken === amount ? [] : [`${of.asset ?? 'native'}: predicted ${amount}, taken ${taken}`]),
    ...(more === 0n ? [] : [`${of.asset ?? 'native'}: predicted ${amount}, and ${more} could be taken`]),
  ];
};

/** Asks what a signature lets the thief take; the thief takes exactly that, and one unit more is refused. */
const signatureTry =
  (node: Anvil, simulation: Simulation, draw: (random: Random) => DrawnSignature): Try =>
  async (random) => {
    const drawn = draw(random);
    const takings = takingsOf(await readProposal(submissionOf(drawn.payload)));
    // the service adds the tokens that are common where a whole account is given
    const common = drawn.of.flatMap(({ asset: address }) =>
      takings.flatMap((taking) =>
        drawn.delegate === undefined || address === null
          ? []
          : [{ ...taking, asset: { address, symbol: null, decimals: null, tokenId: null } }],
      ),
    );
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const found = await simulation.atRisk?.('ethereum', [...takings, ...common], signal);
    const amountOf = (asset: string | null) => found?.assets.find((one) => one.asset.address === asset)?.amount;
    const lines: string[] = [];
    for (const of of drawn.of) lines.push(...(await takingLines(node, drawn, of, amountOf(of.asset))));
    const isNothing = drawn.of.length > 0 || found?.assets.length === 0;
    return isNothing ? lines : ['something is predicted of what has ended'];
  };

const runKinds = async (
  title: string,
  kinds: readonly (readonly [kind: string, tries: Try])[],
  ofEach: number,
  random: Random,
): Promise<Tried> => {
  const rows: string[] = [];
  let [all, equal] = [0, 0];
  for (const [kind, tries] of kinds) {
    const results: (readonly string[])[] = [];
    for (let index = 0; index < ofEach; index += 1) results.push(await tries(random));
    const met = results.filter(({ length }) => length === 0).length;
    [all, equal] = [all + results.length, equal + met];
    rows.push(`${kind.padEnd(60)}${String(results.length).padStart(8)}${String(met).padStart(8)}`);
    rows.push(
      ...results
        .flat()
        .slice(0, 2)
        .map((line) => `  ${line}`),
    );
  }
  const head = `${title.padEnd(60)}${'tried'.padStart(8)}${'equal'.padStart(8)}`;
  const foot = `${'all'.padEnd(60)}${String(all).padStart(8)}${String(equal).padStart(8)}`;
  return { text: `${[head, ...rows, foot].join('\n')}\n`, isMet: all === equal };
};

/** Proposals to Safes, then signatures, on a chain of their own: so many of each kind. */
export const trySafesAndSignatures = async (seed: number, ofEach: number, kind: string): Promise<Tried> => {
  const node = await startWorld();
  const simulation = simulationOn(node.url);
  const random = seededRandom(seed);
  const named = <Of>(kinds: Readonly<Record<string, Of>>) =>
    Object.entries(kinds).filter(([name]) => name.includes(kind));
  try {
    await buildSafes(node);
    const proposals = await runKinds(
      'proposals to a Safe: effects, witness and verdict',
      named(SAFE_KINDS).map(([name, one]) => [name, safeTry(node, simulation, one)]),
      ofEach,
      random,
    );
    await buildSignatures(node);
    const signatures = await runKinds(
      'signatures: what is predicted is taken, and no more',
      named(SIGNATURE_KINDS).map(([name, draw]) => [name, signatureTry(node, simulation, draw)]),
      2 * ofEach,
      random,
    );
    return { text: proposals.text + signatures.text, isMet: proposals.isMet && signatures.isMet };
  } finally {
    await simulation.close();
    await node.stop();
  }
};
