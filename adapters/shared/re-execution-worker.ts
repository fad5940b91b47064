import { once } from 'node:events';
import type { Proposal } from '../../domain/payload/payload.js';
import type { ReExecuted } from '../../ports/sources/simulation.js';

export interface ReExecutionJob {
  readonly witness: string;
  readonly proposal: Proposal;
}

export type ReExecutionResult = { readonly done: ReExecuted } | { readonly problem: string };

type ExecuteWitness = (witness: string, proposal: Proposal) => ReExecuted | Promise<ReExecuted>;

/** `say` is what the reader is told where a package is not there whose name begins so. */
interface NeededPackage {
  readonly name: string;
  readonly say: string;
}

/** Answers the one job of this process. The machine is loaded only here: nothing else needs its packages. */
export const answerJob = async (load: () => Promise<ExecuteWitness>, needed: NeededPackage): Promise<void> => {
  if (process.send === undefined) throw new Error('This file runs as a process of its own only');
  const [job] = (await once(process, 'message')) as [ReExecutionJob];
  process.send(await answer(load, needed, job));
};

const answer = async (
  load: () => Promise<ExecuteWitness>,
  needed: NeededPackage,
  { witness, proposal }: ReExecutionJob,
): Promise<ReExecutionResult> => {
  try {
    const execute = await load();
    return { done: await execute(witness, proposal) };
  } catch (error) {
    if (!(error instanceof Error)) return { problem: 'unknown' };
    const isMissing = 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes(needed.name);
    return { problem: isMissing ? needed.say : error.message };
  }
};
