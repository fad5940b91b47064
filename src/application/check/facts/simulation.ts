import type { Fact, FactsOf } from '../../../../domain/facts/facts.js';
import type { AtRisk, ExecutedEffect, Execution } from '../../../../domain/facts/simulation/execution.js';
import type { SimulationFacts } from '../../../../domain/facts/simulation/simulation-facts.js';
import {
  type SimulationAnswer,
  validateSimulationAnswer,
} from '../../../../domain/facts/simulation/validate-simulation-answer.js';
import { namedAsset } from '../../../../domain/payload/assets.js';
import { type Soon, whenAllThere, whenThere } from '../../../../domain/shared/soon.js';
import { keepWitness } from '../../witnesses/keep-witness.js';
import { assetsKnown } from '../assets-known.js';
import { askEachProvider, askProvider } from './ask-provider.js';
import { tradedPrices } from './asset-prices.js';
import { askAtRisk } from './at-risk.js';
import type { Question, Settled } from './question.js';

const contractsOf = (effects: readonly ExecutedEffect[]): readonly string[] => [
  ...new Set(effects.flatMap((effect) => (effect.kind === 'control' ? [] : (effect.asset.address ?? [])))),
];

/** What a token says of its own name counts for nothing: symbols come from the token registry alone. */
const withNames = async (
  question: Question,
  effects: readonly ExecutedEffect[],
): Promise<readonly ExecutedEffect[]> => {
  const { chain } = question.intent;
  const known = await assetsKnown(question, chain, contractsOf(effects), question.deadline);
  return effects.map((effect) =>
    effect.kind === 'control'
      ? effect
      : { ...effect, asset: namedAsset({ ...effect.asset, symbol: null }, chain, known) },
  );
};

const factsIn = ({ asOf: _asOf, witness: _witness, note: _note, ...facts }: SimulationAnswer): SimulationFacts => facts;

/** An answer as it is recorded: its effects with names, and its witness by the hash under which it is stored. */
const asRecorded = (
  question: Question,
  { value: answer, coverage }: Fact<SimulationAnswer>,
): Soon<Fact<SimulationFacts>> => {
  if (answer === null) return { value: null, coverage };
  const value = factsIn(answer);
  if (value.execution === null) return { value, coverage };
  return executed(question, value.execution, answer.witness ?? null).then((execution) => ({
    value: { ...value, execution },
    coverage,
  }));
};

const executed = async (question: Question, execution: Execution, witness: string | null): Promise<Execution> => {
  const [effects, witnessSha256] = await Promise.all([
    withNames(question, execution.effects),
    witness === null ? null : keepWitness(question.witnesses, question.logger, witness),
  ]);
  return { ...execution, effects, witnessSha256, prices: await tradedPrices(question, effects) };
};

const withRisk = (answer: SimulationAnswer, atRisk: AtRisk | undefined): SimulationAnswer =>
  answer.execution === null || atRisk === undefined
    ? answer
    : { ...answer, execution: { ...answer.execution, atRisk } };

/** Has no probe: there is nothing to simulate without a proposal. */
export const askSimulation = (question: Question, settled: Soon<Settled>): Soon<FactsOf<'simulation'>> =>
  whenThere(settled, ({ intent }) => {
    const proposal = { intent, payload: question.payload };
    return askEachProvider(question.sources.simulation, question, (provider) =>
      whenThere(
        askProvider('simulation', provider, question, (signal) => {
          const simulated = provider.instance.simulate(proposal, signal);
          const atRisk = askAtRisk(question, proposal, provider.instance, signal);
          return whenThere(whenAllThere([simulated, atRisk]), ([answer, risk]) => {
            const value = withRisk(validateSimulationAnswer(answer), risk);
            return { value, asOf: value.asOf, note: value.note ?? null };
          });
        }),
        (fact) => asRecorded(question, fact),
      ),
    );
  });
