import type { Knex } from 'knex';
import type { Chain } from '../../../../domain/chains/index.js';
import type { UnknownCall } from '../../../../domain/payload/context.js';
import type { CallDescription } from '../../../../domain/payload/evm/descriptor/call-description.js';
import type { DescriptionStore, FoundDescription } from '../../../../ports/stores/descriptions.js';
import { asPort } from '../session/errors.js';

interface FoundRow extends Pick<CallDescription, 'signature' | 'intent' | 'source'> {
  readonly target: string;
  readonly selector: string;
  readonly fields: CallDescription['fields'] | null;
}

/**
 * For each call the rows of its contract, by name of their lists, and the first hint. Two look-ups by the whole key of
 * the index: a selector alone may have thousands of rows.
 */
const DESCRIBE = `
select q.target, q.selector, found.*
from unnest(?::text[], ?::text[]) as q(target, selector)
cross join lateral (
  (
    select d.signature, d.intent, d.fields, l.source from call_descriptions d join lists l on l.list_id = d.list_id
    where d.selector = q.selector and d.address = q.target and d.chain = ?
  ) union all (
    select d.signature, d.intent, d.fields, l.source from call_descriptions d join lists l on l.list_id = d.list_id
    where d.selector = q.selector and d.address = '' and d.chain = ''
    order by l.source limit 1
  )
) found
order by found.fields is null, found.source`;

/** Descriptions of calls, asked of the database each time: by index, one statement for any number of calls. */
export class PostgresDescriptionStore implements DescriptionStore {
  constructor(private readonly database: Knex) {}

  describe(chain: Chain, calls: readonly UnknownCall[]): Promise<readonly FoundDescription[]> {
    return asPort('reading descriptions of calls', async () => {
      const targets = calls.map(({ target }) => target);
      const selectors = calls.map(({ selector }) => selector);
      const { rows } = await this.database.raw<{ rows: FoundRow[] }>(DESCRIBE, [targets, selectors, chain]);
      return rows.map(({ target, selector, fields, ...row }) => ({
        target,
        selector,
        description: { ...row, certainty: fields === null ? 'hint' : 'exact', fields: fields ?? [] },
      }));
    });
  }
}
