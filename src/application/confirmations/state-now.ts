import type { Execution } from '../../../domain/facts/simulation/execution.js';
import { isAboutState, type StateNow } from '../../../domain/record/confirmation.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import type { Logger } from '../../../ports/platform/platform.js';
import { Deadline } from '../shared/deadline.js';
import type { WiredSources } from '../check/sources.js';

/** Longest time for all nodes together, milliseconds: a user waits before the signature. */
const STATE_DEADLINE_MS = 2_000;

export interface StateDependencies {
  readonly sources: Pick<WiredSources, 'simulation'>;
  readonly logger: Logger;
}

/** Asks every node that took part in a check whether the state that it read is still the same. Never rejects. */
export const stateNow = async ({ sources, logger }: StateDependencies, record: CheckRecord): Promise<StateNow> => {
  const simulated = record.facts.simulation.flatMap(({ value, coverage }) =>
    value !== null && isAboutState(value) ? [{ provider: coverage.provider, execution: value.execution }] : [],
  );
  const deadline = new Deadline(STATE_DEADLINE_MS);
  const ask = async (provider: string, execution: Execution | null): Promise<StateNow> => {
    const { instance } = sources.simulation.find(({ manifest }) => manifest.id === provider) ?? {};
    const judged = execution?.fingerprint ?? null;
    if (execution === null || judged === null || instance?.fingerprint === undefined) return 'unknown';
    const now = await deadline.wait(instance.fingerprint(record, execution, deadline.signal));
    return now === null ? 'unknown' : now === judged ? 'same' : 'changed';
  };
  try {
    const states = await Promise.all(
      simulated.map(({ provider, execution }) =>
        ask(provider, execution).catch((error: unknown): StateNow => {
          logger.log('warn', 'a node did not say whether the state has changed', { provider, error });
          return 'unknown';
        }),
      ),
    );
    if (states.includes('changed')) return 'changed';
    return states.length === 0 || states.includes('unknown') ? 'unknown' : 'same';
  } finally {
    deadline.clear();
  }
};
