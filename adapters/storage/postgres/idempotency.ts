import { hash } from 'node:crypto';
import type pg from 'pg';
import {
  type AnsweredCall,
  type Claimed,
  type IdempotencyStore,
  type IdempotentCall,
  LeaseLostError,
} from '../../../ports/stores/idempotency.js';
import { asRepeatable } from './session/errors.js';
import type { ScopeNumbers } from './scopes.js';

/** Source: domain/decisions.md, 18. */
const LEASE = `interval '30 seconds'`;
const KEPT = `interval '24 hours'`;
const REMOVED_AT_ONCE = 1_000;
/** A row that blocks a claim may be gone when the claim looks at it. That will not happen this often in a row. */
const TRIES = 5;

const IS_THIS_CALL = `scope_id = $1 and operation = $2 and key_sha256 = decode($3, 'hex')`;

/**
 * Takes the lease where there is no row or its time is past; else returns the row. A row of another call that committed
 * while this statement ran blocks the lease, and the statement does not see it: no row comes back, and the next try
 * sees it.
 */
const CLAIM_SQL = `
with leased as (
  insert into idempotent_calls as c (scope_id, operation, key_sha256, body_sha256, holder, expires_at)
  values ($1, $2, decode($3, 'hex'), decode($4, 'hex'), $5, clock_timestamp() + ${LEASE})
  on conflict (scope_id, operation, key_sha256) do update
    set body_sha256 = excluded.body_sha256, holder = excluded.holder, expires_at = excluded.expires_at, answer = null
    where c.expires_at <= clock_timestamp() or (c.holder = excluded.holder and c.answer is null)
  returning 1
)
select true as leased, true as same_body, null::text as answer from leased
union all
select false, body_sha256 = decode($4, 'hex'), answer from idempotent_calls
where ${IS_THIS_CALL} and expires_at > clock_timestamp() and not exists (select from leased)`;

/**
 * The holder of the row may answer: after its time, too, as long as no other call has taken over; and again, after a
 * commit of unknown fate.
 */
const FINISH_SQL = `
update idempotent_calls c set answer = g.answer, expires_at = clock_timestamp() + ${KEPT}
from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[])
  as g(scope_id, operation, key_sha256, holder, answer)
where c.scope_id = g.scope_id and c.operation = g.operation and c.key_sha256 = decode(g.key_sha256, 'hex')
  and c.holder = g.holder
returning c.holder`;

const RELEASE_SQL = `delete from idempotent_calls where ${IS_THIS_CALL} and holder = $4 and answer is null`;

const REMOVE_PAST_SQL = `
delete from idempotent_calls where ctid = any(array(
  select ctid from idempotent_calls where expires_at <= clock_timestamp()
  order by expires_at limit ${REMOVED_AT_ONCE} for update skip locked
))`;

interface ClaimRow {
  readonly leased: boolean;
  readonly same_body: boolean;
  readonly answer: string | null;
}

export interface NumberedAnswer {
  readonly answered: AnsweredCall;
  readonly scopeId: number;
}

type Queryable = Pick<pg.Pool, 'query'>;

/**
 * Answers calls as part of a transaction. Returns the holders that still hold their lease; nothing of the other calls
 * may be stored.
 */
export const finishCalls = async (
  client: Queryable,
  answers: readonly NumberedAnswer[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ readonly holder: string }>({
    name: 'finish_calls',
    text: FINISH_SQL,
    values: finishValues(answers),
  });
  return new Set(rows.map(({ holder }) => holder));
};

/** The same statement for a transaction of knex, with its bindings. */
export const finishBinding = (answer: NumberedAnswer): readonly [sql: string, values: readonly unknown[][]] => [
  FINISH_SQL.replace(/\$\d/g, '?'),
  finishValues([answer]),
];

const finishValues = (answers: readonly NumberedAnswer[]): unknown[][] => [
  answers.map(({ scopeId }) => scopeId),
  answers.map(({ answered }) => answered.call.operation),
  answers.map(({ answered }) => digestOf(answered.call)),
  answers.map(({ answered }) => answered.call.holder),
  answers.map(({ answered }) => answered.answer),
];

/** Leases and answers in a table of their own, by the database's clock. */
export class PostgresIdempotencyStore implements IdempotencyStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly scopes: ScopeNumbers,
  ) {}

  claim(call: IdempotentCall): Promise<Claimed> {
    return asRepeatable('claim an idempotent call', async () => {
      const values = [await this.scopeOf(call), call.operation, digestOf(call), call.bodySha256, call.holder];
      for (let tries = 0; tries < TRIES; tries += 1) {
        const { rows } = await this.pool.query<ClaimRow>({ name: 'claim_call', text: CLAIM_SQL, values });
        if (rows[0] !== undefined) return claimed(rows[0]);
      }
      return { kind: 'running' };
    });
  }

  async finish(answered: AnsweredCall): Promise<void> {
    const held = await asRepeatable('answer an idempotent call', async () =>
      finishCalls(this.pool, [{ answered, scopeId: await this.scopeOf(answered.call) }]),
    );
    if (held.size === 0) throw new LeaseLostError();
  }

  async release(call: IdempotentCall): Promise<void> {
    await asRepeatable('release an idempotent call', async () =>
      this.pool.query({
        name: 'release_call',
        text: RELEASE_SQL,
        values: [await this.scopeOf(call), call.operation, digestOf(call), call.holder],
      }),
    );
  }

  /** At most 1,000 rows; true where more may be left. */
  async removePast(): Promise<boolean> {
    const { rowCount } = await asRepeatable('remove past idempotent calls', () => this.pool.query(REMOVE_PAST_SQL));
    return rowCount === REMOVED_AT_ONCE;
  }

  private async scopeOf({ scope }: IdempotentCall): Promise<number> {
    return this.scopes.remembered(scope) ?? (await this.scopes.ensure(scope));
  }
}

const claimed = ({ leased, same_body: sameBody, answer }: ClaimRow): Claimed => {
  if (leased) return { kind: 'leased' };
  if (!sameBody) return { kind: 'other_body' };
  return answer === null ? { kind: 'running' } : { kind: 'answered', answer };
};

const digestOf = ({ key }: IdempotentCall): string => hash('sha256', key, 'hex');
