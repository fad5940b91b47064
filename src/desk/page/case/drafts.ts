import type { Disposition } from '../../../../domain/record/disposition.js';

/** What was written about a check and not yet sent: it outlives a session that ends in the middle. */
export interface Draft {
  readonly disposition: Disposition | null;
  readonly reason: string;
  readonly note: string;
}

const EMPTY: Draft = { disposition: null, reason: '', note: '' };
const drafts = new Map<string, Draft>();

export const draftOf = (requestId: string): Draft => drafts.get(requestId) ?? EMPTY;

export const keepDraft = (requestId: string, change: Partial<Draft>): void =>
  void drafts.set(requestId, { ...draftOf(requestId), ...change });

/** Forgets them all: the next person to sign in is another one. */
export const forgetDrafts = (): void => drafts.clear();
