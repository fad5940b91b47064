import type { Knex } from 'knex';
import type { Chain } from '../../../../domain/intent/chain.js';
import type { UnknownCall } from '../../../../domain/payload/context.js';
import type { CallDescription } from '../../../../domain/payload/descriptor/call-description.js';
import type { DescriptionStore, FoundDescription } from '../../../../ports/stores/descriptions.js';
import { asPort } from '../session/errors.js';

interface FoundRow extends Pick<CallDescription, 'signature' | 'intent' | 'source'> {
  readonly target: string;
  readonly selector: string;
  readonly fields: CallDescription['fields'] | null;
}

/**
 * For each call the row of its contract, else a hint; of several lists the first by name. Two look-ups by the whole key
 * of the index: a selector alone may have thousands of rows.
 */
const DESCRIBE = `
select q.target, q.selector, found.*
from unnest(?::text[], ?::text[]) as q(target, selector)
cross join lateral (
  select d.signature, d.intent, d.fields, l.source
  from (
    select * from call_descriptions where selector = q.selector and address = q.target and chain = ?
    union all
    select * from call_descriptions where selector = q.selector and address = '' and chain = ''
  ) d
  join lists l on l.list_id = d.list_id
  order by d.address = '', l.source
  limit 1
) found`;

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
