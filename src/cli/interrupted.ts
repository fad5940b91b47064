import { constants } from 'node:os';

/** A signal asked the command to stop. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
  /** As shells count: 128 and the number of the signal. */
  readonly exitCode: number;
  constructor(signal: NodeJS.Signals) {
    super(`interrupted by ${signal}`);
    this.exitCode = 128 + constants.signals[signal];
  }
}
