import type { ExecutedEffect, Execution } from '../../../domain/facts/simulation/execution.js';
import { executionsOf } from '../../../domain/facts/simulation/executions.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import { type ReExecute, type ReExecuted, ReExecutionError } from '../../../ports/sources/simulation.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import type { WitnessStore } from '../../../ports/stores/witnesses.js';
import { unpackWitness } from '../witnesses/packing.js';

/** One effect, and whether it is in the record, in what was executed again, or the same in both. */
export interface ComparedEffect {
  readonly effect: ExecutedEffect;
  readonly result: 'equal' | 'only_recorded' | 'only_again';
}

/** How a recorded execution compares with what its witness does. `unknown`: that could not be found out. */
export interface SimulationReplay {
  readonly outcome: 'equal' | 'different' | 'unknown';
  /** Why it is unknown; null where it is known. */
  readonly why: string | null;
  readonly witnessSha256: string | null;
  readonly effects: readonly ComparedEffect[];
  /** What else differs: `status`, `block`, `call`, `output`, `logs`, `gas_used`; on Solana `accounts`. */
  readonly differences: readonly string[];
}

export interface ReplaySimulationDependencies {
  readonly checks: Pick<CheckStore, 'findAnywhere'>;
  readonly witnesses: Pick<WitnessStore, 'find'>;
  readonly reExecute: ReExecute;
}

/**
 * Executes what the record of a check says that a node executed again, from its witness alone, and compares. One answer
 * for each execution in the record; none where nothing was executed. The caller has seen that the record is genuine.
 */
export const replaySimulation = async (
  { checks, witnesses, reExecute }: ReplaySimulationDependencies,
  requestId: string,
): Promise<readonly SimulationReplay[]> => {
  const stored = await checks.findAnywhere(requestId);
  if (stored === null) return [];
  const { intent, payload, facts } = readRecordText(stored.recordJson);
  const replays: SimulationReplay[] = [];
  // one after the other: each takes a process with much memory
  for (const execution of executionsOf(facts))
    replays.push(await replayExecution({ witnesses, reExecute }, { intent, payload }, execution));
  return replays;
};

const unknown = (why: string, { witnessSha256 }: Execution): SimulationReplay => ({
  outcome: 'unknown',
  why,
  witnessSha256,
  effects: [],
  differences: [],
});

const replayExecution = async (
  { witnesses, reExecute }: Pick<ReplaySimulationDependencies, 'witnesses' | 'reExecute'>,
  proposal: Proposal,
  execution: Execution,
): Promise<SimulationReplay> => {
  const { witnessSha256: sha256 } = execution;
  if (sha256 === null) return unknown('the record names no witness', execution);
  const gzipped = await witnesses.find(sha256);
  if (gzipped === null) return unknown('the witness is not in this database', execution);
  const text = await unpackWitness({ sha256, gzipped });
  if (text === null) return unknown('the stored witness is not the one that the record names', execution);
  try {
    return compared(execution, await reExecute(text, proposal));
  } catch (error) {
    if (error instanceof ReExecutionError) return unknown(error.message, execution);
    throw error;
  }
};

/** Names of tokens come from a registry, and are no effect. */
const keyOf = (effect: ExecutedEffect): string => {
  if (effect.kind === 'control') return JSON.stringify(Object.entries(effect).sort());
  const { asset, ...rest } = effect;
  return JSON.stringify([asset.address, asset.tokenId, Object.entries(rest).sort()]);
};

const compareEffects = (
  recorded: readonly ExecutedEffect[],
  again: readonly ExecutedEffect[],
): readonly ComparedEffect[] => {
  const left = new Map<string, ExecutedEffect[]>();
  for (const effect of again) left.set(keyOf(effect), [...(left.get(keyOf(effect)) ?? []), effect]);
  const ofRecord = recorded.map((effect): ComparedEffect => {
    const found = left.get(keyOf(effect))?.pop();
    return { effect, result: found === undefined ? 'only_recorded' : 'equal' };
  });
  return [...ofRecord, ...[...left.values()].flat().map((effect) => ({ effect, result: 'only_again' }) as const)];
};

const compared = (execution: Execution, again: ReExecuted): SimulationReplay => {
  const { block, status, witnessSha256 } = execution;
  const isSameBlock = again.block.hash === block?.hash && again.block.number === block.number;
  const differences = [
    ...(again.status === status ? [] : ['status']),
    ...(isSameBlock ? [] : ['block']),
    ...again.differences,
  ];
  const effects = compareEffects(execution.effects, again.effects);
  const isEqual = differences.length === 0 && effects.every(({ result }) => result === 'equal');
  const isProven = again.missing.length === 0;
  return {
    outcome: !isProven ? 'unknown' : isEqual ? 'equal' : 'different',
    why: isProven ? null : `the witness lacks what was asked for: ${again.missing.join(', ')}`,
    witnessSha256,
    effects,
    differences,
  };
};
