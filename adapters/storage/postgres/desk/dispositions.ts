import type { Knex } from 'knex';
import type { Person } from '../../../../domain/record/actor.js';
import {
  type Disposition,
  type DispositionPlace,
  dispositionState,
  placeOf,
} from '../../../../domain/record/disposition.js';
import type { Scope } from '../../../../domain/record/record.js';
import type {
  CaseFile,
  CheckNote,
  DispositionEntry,
  DispositionStore,
  StoredDisposition,
} from '../../../../ports/stores/dispositions.js';
import type { OutcomeEntry } from '../../../../ports/stores/outcomes.js';
import { markState } from '../check-index/mark-state.js';
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
        await transaction.raw('select pg_advisory_xact_lock(?, hashtext(?))', [DECIDING_LOCK, entry.requestId]);
        const standing = await dispositionsOf(transaction, scopeId, entry);
        // a try of unknown fate may have stored it already
        const known = standing.find(({ dispositionId }) => dispositionId === entry.dispositionId);
        if (known !== undefined) return known;
        const place = placeOf(standing.at(-1) ?? null, entry, fourEyes);
        if (typeof place === 'string') return place;
        const stored = { ...entry, ...place };
        await transaction('check_dispositions').insert(insertRow(scopeId, stored));
        await markState(transaction, scopeId, entry.requestId, dispositionState(stored));
        if (stored.counts && outcome !== null) await appendOutcome(transaction, scopeId, outcome);
        return stored;
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
      if (scopeId === null) return { dispositions: [], notes: [] };
      const [dispositions, notes] = await Promise.all([
        dispositionsOf(this.database, scopeId, { scope, requestId }),
        this.database<NoteRow>('check_notes')
          .where({ request_id: requestId, scope_id: scopeId } as object)
          .orderBy('note_no')
          .select('note', ...ACTOR_COLUMNS, 'noted_at'),
      ]);
      return { dispositions, notes: notes.map((row) => noteOf(scope, requestId, row)) };
    });
  }
}

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
