import type { Knex } from 'knex';
import type { Person } from '../../../../domain/record/actor.js';
import { type Disposition, type DispositionPlace, placeOf } from '../../../../domain/record/disposition.js';
import type { Scope } from '../../../../domain/record/record.js';
import type {
  Assignment,
  CaseFile,
  CheckNote,
  DispositionEntry,
  DispositionStore,
  StoredDisposition,
} from '../../../../ports/stores/dispositions.js';
import type { OutcomeEntry } from '../../../../ports/stores/outcomes.js';
import { markAssignee, markState } from '../check-index/mark-row.js';
import { appendOutcome } from '../outcomes.js';
import type { ScopeNumbers } from '../scopes.js';
import { asRepeatable } from '../session/errors.js';
import { ACTOR_COLUMNS, type ActorColumns, actorColumns, actorOfRow } from '../wire/actor-columns.js';

interface DispositionRow extends ActorColumns<Person> {
  readonly disposition_id: string;
  readonly disposition: Disposition;
  readonly reason: string;
  readonly counts: boolean;
  readonly second_of: string | null;
  readonly decided_at: Date;
}

interface AssignmentRow extends ActorColumns<Person> {
  readonly assignment_id: string;
  readonly to_kind: Person['kind'] | null;
  readonly to_name: string | null;
  readonly to_shown_as: string | null;
  readonly assigned_at: Date;
}

interface NoteRow extends ActorColumns<Person> {
  readonly note: string;
  readonly noted_at: Date;
}

/** First half of a check's advisory lock; the second half is the hash of its id. */
const DECIDING_LOCK = 0x5347_4450;

/** A row for each disposition and note. Those about one check are stored one after the other, behind a lock. */
export class PostgresDispositions implements DispositionStore {
  constructor(
    private readonly database: Knex,
    private readonly scopes: ScopeNumbers,
  ) {}

  decide(
    entry: DispositionEntry,
    fourEyes: boolean,
    outcome: OutcomeEntry | null,
  ): Promise<StoredDisposition | Extract<DispositionPlace, string>> {
    return asRepeatable('decide about a check', async () => {
      const scopeId = await this.scopes.ensure(entry.scope);
      return this.database.transaction(async (transaction) => {
        await lockCheck(transaction, entry.requestId);
        const standing = await dispositionsOf(transaction, scopeId, entry);
        // a try of unknown fate may have stored it already
        const known = standing.find(({ dispositionId }) => dispositionId === entry.dispositionId);
        if (known !== undefined) return known;
        const place = placeOf(standing.at(-1) ?? null, entry, fourEyes);
        if (typeof place === 'string') return place;
        const stored = { ...entry, ...place };
        await transaction('check_dispositions').insert(insertRow(scopeId, stored));
        await markState(transaction, { scopeId, requestId: entry.requestId }, stored);
        if (stored.counts && outcome !== null) await appendOutcome(transaction, scopeId, outcome);
        return stored;
      });
    });
  }

  assign(assignment: Assignment, from: string | null): Promise<boolean> {
    return asRepeatable('assign a check', async () => {
      const scopeId = await this.scopes.ensure(assignment.scope);
      return this.database.transaction(async (transaction) => {
        await lockCheck(transaction, assignment.requestId);
        const latest = (await assignmentsOf(transaction, scopeId, assignment)).at(-1) ?? null;
        const [before, after] = [latest?.to?.name ?? null, assignment.to?.name ?? null];
        // a try of unknown fate may have stored it already
        if (before === after) return true;
        if (before !== from) return false;
        await transaction('check_assignments').insert(assignmentRow(scopeId, assignment));
        await markAssignee(transaction, { scopeId, requestId: assignment.requestId }, before, assignment.to);
        return true;
      });
    });
  }

  async note({ requestId, scope, text, by, notedAtMs }: CheckNote): Promise<void> {
    // a try of unknown fate may leave the note twice, which decides nothing
    await asRepeatable('append a note', async () => {
      await this.database('check_notes').insert({
        request_id: requestId,
        scope_id: await this.scopes.ensure(scope),
        note: text,
        ...actorColumns(by),
        noted_at: new Date(notedAtMs),
      });
    });
  }

  read(scope: Scope, requestId: string): Promise<CaseFile> {
    return asRepeatable('read what people decided about a check', async () => {
      const scopeId = await this.scopes.find(scope);
      if (scopeId === null) return { dispositions: [], notes: [], assignments: [] };
      const [dispositions, notes, assignments] = await Promise.all([
        dispositionsOf(this.database, scopeId, { scope, requestId }),
        this.database<NoteRow>('check_notes')
          .where({ request_id: requestId, scope_id: scopeId } as object)
          .orderBy('note_no')
          .select('note', ...ACTOR_COLUMNS, 'noted_at'),
        assignmentsOf(this.database, scopeId, { scope, requestId }),
      ]);
      return { dispositions, notes: notes.map((row) => noteOf(scope, requestId, row)), assignments };
    });
  }
}

const lockCheck = (transaction: Knex.Transaction, requestId: string) =>
  transaction.raw('select pg_advisory_xact_lock(?, hashtext(?))', [DECIDING_LOCK, requestId]);

/** Oldest first. */
const dispositionsOf = async (
  database: Knex,
  scopeId: number,
  { scope, requestId }: Pick<DispositionEntry, 'scope' | 'requestId'>,
): Promise<readonly StoredDisposition[]> => {
  const rows = await database<DispositionRow>('check_dispositions')
    .where({ request_id: requestId, scope_id: scopeId } as object)
    .orderBy('disposition_no')
    .select(
      ...(['disposition_id', 'disposition', 'reason', ...ACTOR_COLUMNS] as const),
      ...(['counts', 'second_of', 'decided_at'] as const),
    );
  return rows.map((row) => ({
    dispositionId: row.disposition_id,
    requestId,
    scope,
    disposition: row.disposition,
    reason: row.reason,
    by: actorOfRow(row),
    decidedAtMs: row.decided_at.getTime(),
    counts: row.counts,
    secondOf: row.second_of,
  }));
};

const insertRow = (scopeId: number, stored: StoredDisposition) => ({
  disposition_id: stored.dispositionId,
  request_id: stored.requestId,
  scope_id: scopeId,
  disposition: stored.disposition,
  reason: stored.reason,
  ...actorColumns(stored.by),
  counts: stored.counts,
  second_of: stored.secondOf,
  decided_at: new Date(stored.decidedAtMs),
});

const noteOf = (scope: Scope, requestId: string, row: NoteRow): CheckNote => ({
  requestId,
  scope,
  text: row.note,
  by: actorOfRow(row),
  notedAtMs: row.noted_at.getTime(),
});

/** Oldest first. */
const assignmentsOf = async (
  database: Knex,
  scopeId: number,
  { scope, requestId }: Pick<Assignment, 'scope' | 'requestId'>,
): Promise<readonly Assignment[]> => {
  const rows = await database<AssignmentRow>('check_assignments')
    .where({ request_id: requestId, scope_id: scopeId } as object)
    .orderBy('assignment_no')
    .select('assignment_id', 'to_kind', 'to_name', 'to_shown_as', ...ACTOR_COLUMNS, 'assigned_at');
  return rows.map((row) => ({
    ...{ assignmentId: row.assignment_id, requestId, scope },
    to:
      row.to_kind === null || row.to_name === null
        ? null
        : actorOfRow({ actor_kind: row.to_kind, actor_name: row.to_name, actor_shown_as: row.to_shown_as }),
    by: actorOfRow(row),
    assignedAtMs: row.assigned_at.getTime(),
  }));
};

const assignmentRow = (scopeId: number, { assignmentId, requestId, to, by, assignedAtMs }: Assignment) => ({
  ...{ assignment_id: assignmentId, request_id: requestId, scope_id: scopeId },
  ...{ to_kind: to?.kind ?? null, to_name: to?.name ?? null, to_shown_as: to?.shownAs ?? null },
  ...actorColumns(by),
  assigned_at: new Date(assignedAtMs),
});
