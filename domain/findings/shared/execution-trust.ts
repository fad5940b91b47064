import type { Execution } from '../../facts/simulation/execution.js';
import { nodeAnswers } from '../../facts/simulation/executions.js';
import { type CheckContext, type Found, NO_FINDINGS, type Rule } from '../finding.js';

/** What an execution says of itself, and what is found where it does. */
export interface ExecutionRow extends Found {
  readonly holds: (execution: Execution, context: CheckContext) => boolean;
}

/** The rule about how far what nodes executed can be relied on. None for an incoming payment: nothing is signed. */
export const whereExecuted =
  (...rows: readonly ExecutionRow[]): Rule =>
  (context) => {
    const executions = context.intent.direction === 'incoming' ? [] : nodeAnswers(context.facts);
    if (executions.length === 0) return NO_FINDINGS;
    return rows
      .filter(({ holds }) => executions.some((execution) => holds(execution, context)))
      .map(({ holds: _, ...found }) => found);
  };
