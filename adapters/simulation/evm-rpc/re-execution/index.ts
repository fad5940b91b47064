import { reExecuteBy } from '../../../shared/re-execution.js';

/** Executes the witness of a call on an EVM again. */
export const createReExecute = ({ file = new URL('./worker.js', import.meta.url), ...limits }: ReExecuteOptions = {}) =>
  reExecuteBy(file, limits);

interface ReExecuteOptions {
  readonly file?: URL;
  readonly deadlineMs?: number;
  readonly memoryMb?: number;
}
