import type { Knex } from 'knex';
import type { Environment } from '../../../../domain/record/record.js';
import type { Route, RouteTable } from '../../../../ports/stores/routes.js';
import { asRepeatable } from '../session/errors.js';

/** `begun`, `frozen` and `switched` follow one another; `undone` takes the first two back. */
export type MoveStep = 'begun' | 'frozen' | 'switched' | 'undone' | 'forgotten';

/** The newest step of a scope. */
export interface MoveRow {
  readonly scope_id: number;
  readonly partner_id: string;
  readonly environment: Environment;
  readonly source: string;
  readonly target: string;
  readonly step: MoveStep;
  readonly taken_at: Date;
}

/** The newest step of each scope that ever moved, but what was forgotten of it. */
export const NEWEST_STEPS = `
select distinct on (m.scope_id) m.scope_id, s.partner_id, s.environment, m.source, m.target, m.step, m.taken_at
from scope_moves m join scopes s using (scope_id) where m.step <> 'forgotten' order by m.scope_id, m.step_no desc`;

export const routeOf = ({ partner_id, environment, source, target, step }: MoveRow): Route => ({
  scope: { partnerId: partner_id, environment },
  database: step === 'switched' ? target : source,
  isFrozen: step === 'frozen',
});

/** The steps of moves, append-only: where a scope lives follows from its newest one. */
export class PostgresRouteTable implements RouteTable {
  constructor(private readonly database: Knex) {}

  routes(): Promise<readonly Route[]> {
    return asRepeatable('read where partners live', async () => {
      const { rows } = await this.database.raw<{ readonly rows: readonly MoveRow[] }>(NEWEST_STEPS);
      return rows.map(routeOf);
    });
  }
}
