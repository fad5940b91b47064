import { type Scope, scopeKey } from '../../../../domain/record/record.js';
import {
  type DispositionPlace,
  dispositionState,
  type DispositionState,
  placeOf,
} from '../../../../domain/record/disposition.js';
import type {
  Assignment,
  CaseFile,
  CheckNote,
  DispositionEntry,
  DispositionStore,
  StoredDisposition,
} from '../../../../ports/stores/dispositions.js';
import type { Assignee } from '../../../../ports/stores/check-index.js';
import type { OutcomeEntry } from '../../../../ports/stores/outcomes.js';

/** Dispositions and notes in the order in which they came. */
export class MemoryDispositions implements DispositionStore {
  private readonly dispositions: StoredDisposition[] = [];
  private readonly noted: CheckNote[] = [];
  private readonly assigned: Assignment[] = [];

  constructor(private readonly outcomes: { append(entry: OutcomeEntry): Promise<void> }) {}

  async decide(
    entry: DispositionEntry,
    fourEyes: boolean,
    outcome: OutcomeEntry | null,
  ): Promise<StoredDisposition | Extract<DispositionPlace, string>> {
    const { dispositions } = this.about(entry.scope, entry.requestId);
    const known = dispositions.find(({ dispositionId }) => dispositionId === entry.dispositionId);
    if (known !== undefined) return known;
    const place = placeOf(dispositions.at(-1) ?? null, entry, fourEyes);
    if (typeof place === 'string') return place;
    const stored = structuredClone({ ...entry, ...place });
    this.dispositions.push(stored);
    if (stored.counts && outcome !== null) await this.outcomes.append(outcome);
    return stored;
  }

  async assign(assignment: Assignment, from: string | null): Promise<boolean> {
    const before = this.assigneeOf(assignment.scope, assignment.requestId)?.name ?? null;
    if (before === (assignment.to?.name ?? null)) return true;
    if (before !== from) return false;
    this.assigned.push(structuredClone(assignment));
    return true;
  }

  async note(note: CheckNote): Promise<void> {
    this.noted.push(structuredClone(note));
  }

  async read(scope: Scope, requestId: string): Promise<CaseFile> {
    return this.about(scope, requestId);
  }

  /** Of a check of that scope, by its latest disposition. */
  stateOf(scope: Scope, requestId: string): DispositionState {
    return dispositionState(this.about(scope, requestId).dispositions.at(-1) ?? null);
  }

  /** When the latest disposition of a check was made; null where there is none. */
  decidedAtMsOf(scope: Scope, requestId: string): number | null {
    return this.about(scope, requestId).dispositions.at(-1)?.decidedAtMs ?? null;
  }

  /** Who has a check of that scope. */
  assigneeOf(scope: Scope, requestId: string): Assignee | null {
    const to = this.about(scope, requestId).assignments.at(-1)?.to ?? null;
    return to === null ? null : { name: to.name, ...(to.shownAs !== undefined && { shownAs: to.shownAs }) };
  }

  private about(scope: Scope, requestId: string): CaseFile {
    const isAbout = (one: { readonly scope: Scope; readonly requestId: string }) =>
      one.requestId === requestId && scopeKey(one.scope) === scopeKey(scope);
    return {
      dispositions: this.dispositions.filter(isAbout),
      notes: this.noted.filter(isAbout),
      assignments: this.assigned.filter(isAbout),
    };
  }
}
