import type { Caller } from '../caller.js';
import type { Submission } from './check-request.js';
import { type Arrival, judge, type JudgeDependencies } from './judge.js';
import { type CheckOutcome, recordCheck, type RecordDependencies } from './record-check.js';

export type CheckDependencies = JudgeDependencies & RecordDependencies;

/** Judges a proposed transaction. Resolves only after the record is stored, so an answered check can be found. */
export type CheckTransaction = (caller: Caller, submission: Submission, arrival: Arrival) => Promise<CheckOutcome>;

/** parse → gather → decide → record */
export const createCheckTransaction =
  (dependencies: CheckDependencies): CheckTransaction =>
  async (caller, submission, arrival) =>
    recordCheck(dependencies, await judge(dependencies, caller, submission, arrival));
