import { type Environment, type Scope, scopeKey } from '../../../domain/record/record.js';
import type { Knex } from 'knex';

const GIVE = 'insert into scopes (partner_id, environment) values (?, ?) on conflict do nothing';

interface ScopeRow {
  readonly scope_id: number;
  readonly partner_id: string;
  readonly environment: Environment;
}

/**
 * A small number in place of a scope keeps the wide tables and their indexes narrow. A scope's number never changes, so
 * the process remembers it for good.
 */
export class ScopeNumbers {
  private readonly known = new Map<string, number>();
  private readonly underWay = new Map<string, Promise<number>>();

  constructor(private readonly database: Knex) {}

  /** Asks no database; undefined for a scope that is new to this process. */
  remembered(scope: Scope): number | undefined {
    return this.known.get(scopeKey(scope));
  }

  /** Null for a scope that has stored nothing yet. */
  async find(scope: Scope): Promise<number | null> {
    return this.remembered(scope) ?? (await this.read(scope));
  }

  /** The scope's number; gives it one if it has none. Many calls at once for a new scope ask the database once. */
  async ensure(scope: Scope): Promise<number> {
    const key = scopeKey(scope);
    const underWay = this.underWay.get(key) ?? this.give(scope).finally(() => this.underWay.delete(key));
    this.underWay.set(key, underWay);
    return underWay;
  }

  private async give(scope: Scope): Promise<number> {
    const existing = await this.read(scope);
    if (existing !== null) return existing;
    await this.database.raw(GIVE, [scope.partnerId, scope.environment]);
    const given = await this.read(scope);
    if (given === null) throw new Error('A scope that was just stored is not there');
    return given;
  }

  private async read(scope: Scope): Promise<number | null> {
    const row = await this.database<ScopeRow>('scopes')
      .where({ partner_id: scope.partnerId, environment: scope.environment })
      .first('scope_id');
    if (row === undefined) return null;
    this.known.set(scopeKey(scope), row.scope_id);
    return row.scope_id;
  }
}
