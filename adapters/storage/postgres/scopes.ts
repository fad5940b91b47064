import type { Knex } from 'knex';
import type { Environment, Scope } from '../../../domain/record.js';

interface ScopeRow {
  readonly scope_id: number;
  readonly partner_id: string;
  readonly environment: Environment;
}

/**
 * The small number that stands for a scope in the wide tables and their indexes. A scope's number never changes, so it
 * is remembered for the life of the process.
 */
export class ScopeNumbers {
  private readonly known = new Map<string, number>();

  constructor(private readonly database: Knex) {}

  /** Null for a scope that has stored nothing yet. */
  async find(scope: Scope): Promise<number | null> {
    return this.known.get(keyOf(scope)) ?? (await this.read(scope));
  }

  /** The scope's number, given to it now if it has none. */
  async ensure(scope: Scope): Promise<number> {
    const known = await this.find(scope);
    if (known !== null) return known;
    await this.database('scopes')
      .insert({ partner_id: scope.partnerId, environment: scope.environment })
      .onConflict(['partner_id', 'environment'])
      .ignore();
    const given = await this.read(scope);
    if (given === null) throw new Error('A scope was added and is not there');
    return given;
  }

  private async read(scope: Scope): Promise<number | null> {
    const row = await this.database<ScopeRow>('scopes')
      .where({ partner_id: scope.partnerId, environment: scope.environment })
      .first('scope_id');
    if (row === undefined) return null;
    this.known.set(keyOf(scope), row.scope_id);
    return row.scope_id;
  }
}

const keyOf = (scope: Scope): string => `${scope.environment}:${scope.partnerId}`;
