import { once } from 'node:events';
import type { Proposal } from '../../../../domain/payload/payload.js';
import type { ReExecuted } from '../../../../ports/sources/simulation.js';
import type { executeAgain as ExecuteAgain } from './execute-again.js';

export interface ReExecutionJob {
  readonly witness: string;
  readonly proposal: Proposal;
}

export type ReExecutionResult = { readonly done: ReExecuted } | { readonly problem: string };

const NOT_INSTALLED = 'the optional package @ethereumjs/evm is not installed: npm ci brings it';

/** The machine is loaded only here: nothing else needs its packages. */
const loadMachine = async (): Promise<{ readonly executeAgain: typeof ExecuteAgain }> => {
  try {
    return await import('./execute-again.js');
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND';
    throw isMissing && cause.message.includes('@ethereumjs/') ? new Error(NOT_INSTALLED, { cause }) : cause;
  }
};

const answer = async ({ witness, proposal }: ReExecutionJob): Promise<ReExecutionResult> => {
  try {
    const { executeAgain } = await loadMachine();
    return { done: await executeAgain(witness, proposal) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'unknown' };
  }
};

if (process.send === undefined) throw new Error('This file runs as a process of its own only');
const [job] = (await once(process, 'message')) as [ReExecutionJob];
process.send(await answer(job));
