import type { Fact, Facts } from '../facts.js';
import type { Execution } from './execution.js';
import type { SimulationFacts } from './simulation-facts.js';

type Simulations = Pick<Facts, 'simulation'>;

/** From this level on a node executed the whole payload and read what followed. */
const WHOLE_LEVEL = 3;

/** Something was executed, however it ended. */
export const hasRun = ({ status }: Execution): boolean => status !== 'unavailable';

/** What nodes said, those that executed nothing included, in the order of the facts. */
export const nodeAnswers = ({ simulation }: Simulations): readonly Execution[] =>
  simulation.flatMap(({ value }) => value?.execution ?? []);

/** What nodes executed. */
export const executionsOf = (facts: Simulations): readonly Execution[] => nodeAnswers(facts).filter(hasRun);

/** A node of this chain: it executed something, or should have. A vendor that simulates shows no execution. */
const isNode = ({ value, coverage }: Fact<SimulationFacts>): boolean =>
  (value?.execution ?? null) !== null ||
  (coverage.kind === 'external' && coverage.status !== 'not_supported' && value?.mode !== 'simulated');

/** Whether a node is configured for the chain of these facts. */
export const hasNode = ({ simulation }: Simulations): boolean => simulation.some(isNode);

/**
 * True where a node answered that it could not execute what can be executed. A node that only shows less than others
 * has answered, and so it has where the sender cannot pay.
 */
export const isSilent = ({ status, level, lacksFunds }: Execution): boolean =>
  status === 'unavailable' && (level === 0 || level >= WHOLE_LEVEL) && !lacksFunds;

/** One of two nodes executed nothing: what the other says was compared with nothing. */
export const isAlone = ({ endpoints }: Execution): boolean => endpoints.some(({ answered }) => answered === false);

/** The whole payload ran, all that followed was read, no node was silent, and it does not depend on when it is sent. */
export const isWhole = (execution: Execution): boolean => {
  const { status, level, isComplete, isStable, diverging } = execution;
  const isSettled = isComplete && isStable && diverging === 'no' && !isAlone(execution);
  return status === 'ok' && level >= WHOLE_LEVEL && isSettled;
};
