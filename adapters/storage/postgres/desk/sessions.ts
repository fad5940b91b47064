import type { Knex } from 'knex';
import type { Actor, Person } from '../../../../domain/record/actor.js';
import type { Scope } from '../../../../domain/record/record.js';
import {
  type DeskSession,
  type DeskSessionStore,
  OVER_SESSIONS_STAY_MS,
  type RefusedSignIn,
} from '../../../../ports/stores/desk-sessions.js';
import type { KeyScope } from '../../../../ports/stores/keys.js';
import { deskSignedIn, deskSignedOut, deskSignInRefused } from '../../../shared/audit-changes.js';
import type { PostgresAuditLog } from '../audit.js';
import type { ScopeNumbers } from '../scopes.js';
import { asRepeatable } from '../session/errors.js';
import { type ActorColumns, actorColumns, actorOfRow } from '../wire/actor-columns.js';

interface SessionRow extends ActorColumns<Person> {
  readonly session_id: string;
  readonly token_sha256: string;
  readonly partner_id: string;
  readonly environment: Scope['environment'];
  readonly scopes: readonly KeyScope[];
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly claim: string | null;
  readonly claim_values: readonly string[] | null;
  readonly sign_in_id: string | null;
}

const REMOVED_AT_ONCE = 1_000;

const REMOVE_PAST = `
delete from desk_sessions where session_id in (
  select session_id from desk_sessions where expires_at < ? order by expires_at limit ${REMOVED_AT_ONCE}
)`;

/** Each by what the provider called them last. */
const PEOPLE = `
select actor_kind, actor_name, actor_shown_as from (
  select distinct on (actor_name) actor_kind, actor_name, actor_shown_as, created_at from desk_sessions
  where scope_id = ? and actor_kind = 'person' and 'desk:decide' = any(scopes) order by actor_name, created_at desc
) latest order by created_at desc, actor_name limit 200`;

/** A row for each session; only its end ever changes. */
export class PostgresDeskSessions implements DeskSessionStore {
  constructor(
    private readonly database: Knex,
    private readonly scopes: ScopeNumbers,
    private readonly audit: PostgresAuditLog,
  ) {}

  begin(session: DeskSession): Promise<boolean> {
    return asRepeatable('begin a session of the desk', async () => {
      const scopeId = await this.scopes.ensure(session.scope);
      return this.database.transaction(async (transaction) => {
        // a try of unknown fate may have stored it already
        const stored = await transaction('desk_sessions')
          .insert(insertRow(scopeId, session))
          .onConflict()
          .ignore()
          .returning<{ readonly session_id: string }[]>('session_id');
        await this.audit.record(transaction, stored.length > 0 ? deskSignedIn(session) : null, session.signedInBy);
        if (stored.length > 0) return true;
        return (await this.rows(transaction).where('session_id', session.sessionId).first()) !== undefined;
      });
    });
  }

  find(tokenSha256: string): Promise<DeskSession | null> {
    return asRepeatable('find a session of the desk', async () => {
      const row = (await this.rows(this.database).where('token_sha256', tokenSha256).first()) as SessionRow | undefined;
      return row === undefined ? null : sessionOf(row);
    });
  }

  list(): Promise<readonly DeskSession[]> {
    return asRepeatable('list sessions of the desk', async () => {
      const rows = (await this.rows(this.database)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'session_id', order: 'desc' },
        ])
        .limit(1_000)) as readonly SessionRow[];
      return rows.map(sessionOf);
    });
  }

  people(scope: Scope): Promise<readonly Person[]> {
    return asRepeatable('list people of the desk', async () => {
      const scopeId = await this.scopes.find(scope);
      if (scopeId === null) return [];
      const { rows } = await this.database.raw<{ readonly rows: readonly SessionRow[] }>(PEOPLE, [scopeId]);
      return rows.map(actorOfRow);
    });
  }

  end(sessionId: string, atMs: number, by?: Actor): Promise<boolean> {
    return asRepeatable('end a session of the desk', () =>
      this.database.transaction(async (transaction) => {
        const row = (await this.rows(transaction).where('session_id', sessionId).forUpdate('desk_sessions').first()) as
          | SessionRow
          | undefined;
        if (row === undefined) return false;
        const session = sessionOf(row);
        const endedAtMs = Math.min(session.endedAtMs ?? atMs, atMs);
        await transaction('desk_sessions')
          .where('session_id', sessionId)
          .update({ ended_at: new Date(endedAtMs) });
        await this.audit.record(transaction, deskSignedOut(session, atMs), by);
        return true;
      }),
    );
  }

  refuse(refused: RefusedSignIn): Promise<void> {
    return asRepeatable('note a refused sign-in', () =>
      this.database.transaction((transaction) => this.audit.record(transaction, deskSignInRefused(refused))),
    );
  }

  removePast(nowMs: number): Promise<boolean> {
    return asRepeatable('remove past sessions of the desk', async () => {
      const { rowCount } = await this.database.raw<{ readonly rowCount: number }>(REMOVE_PAST, [
        new Date(nowMs - OVER_SESSIONS_STAY_MS),
      ]);
      return rowCount === REMOVED_AT_ONCE;
    });
  }

  private rows(database: Knex): Knex.QueryBuilder {
    return database('desk_sessions')
      .join('scopes', 'scopes.scope_id', 'desk_sessions.scope_id')
      .select('desk_sessions.*', 'scopes.partner_id', 'scopes.environment');
  }
}

const insertRow = (scopeId: number, session: DeskSession) => ({
  session_id: session.sessionId,
  token_sha256: session.tokenSha256,
  scope_id: scopeId,
  ...actorColumns(session.signedInBy),
  scopes: session.scopes,
  created_at: new Date(session.createdAtMs),
  expires_at: new Date(session.expiresAtMs),
  ended_at: session.endedAtMs === null ? null : new Date(session.endedAtMs),
  claim: session.claimed?.claim ?? null,
  claim_values: session.claimed?.values ?? null,
  sign_in_id: session.claimed?.signInId ?? null,
});

const sessionOf = (row: SessionRow): DeskSession => ({
  sessionId: row.session_id,
  tokenSha256: row.token_sha256,
  scope: { partnerId: row.partner_id, environment: row.environment },
  signedInBy: actorOfRow(row),
  scopes: row.scopes,
  createdAtMs: row.created_at.getTime(),
  expiresAtMs: row.expires_at.getTime(),
  endedAtMs: row.ended_at === null ? null : row.ended_at.getTime(),
  ...claimedOf(row),
});

const claimedOf = ({ claim, claim_values: values, sign_in_id: signInId }: SessionRow): Pick<DeskSession, 'claimed'> =>
  claim === null || values === null || signInId === null ? {} : { claimed: { claim, values, signInId } };
