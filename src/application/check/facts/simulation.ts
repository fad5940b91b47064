import type { Fact } from '../../../../domain/facts/facts.js';
import type { ExecutedEffect } from '../../../../domain/facts/simulation/execution.js';
import type { SimulationFacts } from '../../../../domain/facts/simulation/simulation-facts.js';
import { validateSimulationAnswer } from '../../../../domain/facts/simulation/validate-simulation-answer.js';
import { namedAsset } from '../../../../domain/payload/assets.js';
import { assetsKnown } from '../assets-known.js';
import { askEach, askProvider } from './ask-provider.js';
import type { Asking, Question } from './question.js';

const contractsOf = (effects: readonly ExecutedEffect[]): readonly string[] => [
  ...new Set(effects.flatMap((effect) => (effect.kind === 'control' ? [] : (effect.asset.address ?? [])))),
];

/** What a token says of its own name counts for nothing: symbols come from the token registry alone. */
const withNames = async (question: Question, fact: Fact<SimulationFacts>): Promise<Fact<SimulationFacts>> => {
  const { value } = fact;
  const execution = value?.execution ?? null;
  if (value === null || execution === null) return fact;
  const { chain } = question.intent;
  const known = await assetsKnown(question, chain, contractsOf(execution.effects), question.deadline);
  const effects = execution.effects.map((effect) =>
    effect.kind === 'control'
      ? effect
      : { ...effect, asset: namedAsset({ ...effect.asset, symbol: null }, chain, known) },
  );
  return { ...fact, value: { ...value, execution: { ...execution, effects } } };
};

/** Without a probe: there is nothing to simulate without a proposal. */
export const simulation: Asking<'simulation'> = {
  gather: (question) =>
    askEach(question.sources.simulation, question, async (provider) =>
      withNames(
        question,
        await askProvider('simulation', provider, question, async (signal) => {
          const { intent } = await question.settled();
          const answer = await provider.instance.simulate({ intent, payload: question.payload }, signal);
          const { asOf, ...value } = validateSimulationAnswer(answer);
          return { value, asOf, note: null };
        }),
      ),
    ),
};
