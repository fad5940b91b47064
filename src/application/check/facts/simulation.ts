import { validateSimulationAnswer } from '../../../../domain/facts/simulation/validate-simulation-answer.js';
import { askEach, askProvider } from './ask-provider.js';
import type { Asking } from './question.js';

/** Without a probe: there is nothing to simulate without a proposal. */
export const simulation: Asking<'simulation'> = {
  gather: (question) =>
    askEach(question.sources.simulation, question, (provider) =>
      askProvider('simulation', provider, question, async (signal) => {
        const { intent } = await question.settled();
        const answer = await provider.instance.simulate({ intent, payload: question.payload }, signal);
        const { asOf, ...value } = validateSimulationAnswer(answer);
        return { value, asOf, note: null };
      }),
    ),
};
