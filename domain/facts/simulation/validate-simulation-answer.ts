import { isDate, isListOf, isNullOr, isOneOf, isShaped, isText, type Predicate } from '../../shared/shape.js';
import { InvalidAnswer, NOT_OF_THE_FORM } from '../invalid-answer.js';
import { isExecution } from './validate-execution.js';
import { EFFECT_KINDS, SIMULATION_MODES, type SimulationFacts, type TransactionEffect } from './simulation-facts.js';

export interface SimulationAnswer extends SimulationFacts {
  /** Date of the state that was simulated on, ISO 8601; null where nothing was executed. */
  readonly asOf: string | null;
  /**
   * All that it takes to execute the bytes again without a node, as a text; absent or null for none. It is stored by
   * its hash, and no record holds it.
   */
  readonly witness?: string | null;
  /** What coverage says of the answer; absent or null for nothing. */
  readonly note?: string | null;
}

/** Exact decimal text; an intent's amount may have an exponent. */
const isAmount: Predicate = (value) =>
  typeof value === 'string' && (value === 'unlimited' || /^\d{1,78}(\.\d{1,78})?(e[+-]?\d{1,2})?$/.test(value));

const isTextOrAbsent: Predicate = (value) => value === undefined || value === null || isText(value);

const isSimulationAnswer = isShaped<SimulationAnswer>({
  mode: isOneOf(SIMULATION_MODES),
  effects: isListOf(
    isShaped<TransactionEffect>({
      kind: isOneOf(EFFECT_KINDS),
      from: isNullOr(isText),
      to: isNullOr(isText),
      token: isNullOr(isText),
      amount: isNullOr(isAmount),
    }),
  ),
  execution: isNullOr(isExecution),
  asOf: isNullOr(isDate),
  witness: isTextOrAbsent,
  note: isTextOrAbsent,
});

/** Throws `InvalidAnswer` where the answer, at run time, is not of its type. */
export const validateSimulationAnswer = (answer: SimulationAnswer): SimulationAnswer => {
  if (!isSimulationAnswer(answer)) throw new InvalidAnswer(NOT_OF_THE_FORM);
  return answer;
};
