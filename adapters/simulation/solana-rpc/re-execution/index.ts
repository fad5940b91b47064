import { reExecuteBy } from '../../../shared/re-execution.js';

/** Executes the witness of a Solana message again. */
export const createReExecuteOnSolana = (file = new URL('./worker.js', import.meta.url)) => reExecuteBy(file);
