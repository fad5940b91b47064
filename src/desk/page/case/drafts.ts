import type { Disposition } from '../../../../domain/record/disposition.js';

/** What was written about a check and not yet sent: it outlives a session that ends in the middle. */
export interface DecisionDraft {
  readonly disposition: Disposition | null;
  readonly reason: string;
  readonly note: string;
}

const EMPTY: DecisionDraft = { disposition: null, reason: '', note: '' };
const drafts = new Map<string, DecisionDraft>();

export const decisionDraftOf = (requestId: string): DecisionDraft => drafts.get(requestId) ?? EMPTY;

export const keepDraft = (requestId: string, change: Partial<DecisionDraft>): void =>
  void drafts.set(requestId, { ...decisionDraftOf(requestId), ...change });

/** Forgets them all: the next person to sign in is another one. */
export const forgetDrafts = (): void => drafts.clear();
