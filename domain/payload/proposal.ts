import type { TransactionIntent } from '../intent/intent.js';
import type { SubmittedPayload } from './payload.js';

/** What is judged: what the caller declares, and the bytes that are to be signed, where there are any. */
export interface Proposal {
  readonly intent: TransactionIntent;
  readonly payload: SubmittedPayload | null;
}
