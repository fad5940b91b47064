import { executionsOf, isAlone } from '../facts/simulation/executions.js';
import { failModeOf, isRequired } from '../policy/policy.js';
import { failureText } from '../policy/required-sources.js';
import { type CheckContext, finding, type Found, NO_FINDINGS } from './finding.js';

/** Of two nodes of a required simulation one is silent: who can silence a node could else choose who is believed. */
const lonelyWords = ({ intent, facts, policy }: CheckContext): readonly Found[] =>
  facts.simulation
    .filter(({ value, coverage }) => {
      const execution = value?.execution ?? null;
      return (
        intent.direction !== 'incoming' && execution !== null && isAlone(execution) && isRequired(coverage, policy)
      );
    })
    .map(({ coverage: { provider, capability } }) => ({
      message:
        `One of the two nodes of "${provider}" did not execute the transaction, so what the other one shows was ` +
        'compared with nothing. Try again, or review the transaction by hand before continuing.',
      action: failModeOf(policy, provider, capability),
      measures: [{ name: 'failed_source', actual: provider, threshold: null }],
    }));

/** Something executed the bytes, or says that it simulated them. */
const isSimulated = ({ facts }: CheckContext): boolean =>
  executionsOf(facts).length > 0 ||
  facts.simulation.some(({ value }) => value?.mode === 'simulated' && value.execution === null);

/** The caller asked for a simulation, and none answered. Of a source that had to answer another rule says so. */
const missing = (context: CheckContext): readonly Found[] =>
  context.payload?.simulation !== 'required' ||
  isSimulated(context) ||
  context.failures.some(({ capability }) => capability === 'transaction_simulation')
    ? NO_FINDINGS
    : [
        {
          message:
            'A simulation was asked for, and none answered: what follows from the bytes is not known. Configure a ' +
            'node, or review the transaction by hand before continuing.',
        },
      ];

/** A simulation that is required, or that was asked for, did not answer, or by one node of two alone. */
export const simulationUnavailable = finding({
  code: 'simulation_unavailable',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A simulation that the policy requires did not answer, or only one of its two nodes did.',
  advice: 'Check again later, or judge the effects by hand.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => [
    ...lonelyWords(context),
    ...context.failures
      .filter((failure) => failure.capability === 'transaction_simulation')
      .map((failure) => ({
        message:
          `The required simulation "${failure.source}" ${failureText(failure)}, so the effects of this transaction ` +
          'are not known. Try again, or review the transaction by hand before continuing.',
        action: failModeOf(context.policy, failure.source, failure.capability),
        measures: [{ name: 'failed_source', actual: failure.source, threshold: null }],
      })),
    ...missing(context),
  ],
});
