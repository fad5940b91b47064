import type pg from 'pg';

const COLUMNS = `
select table_name, column_name
from information_schema.columns join information_schema.tables using (table_schema, table_name)
where table_schema = current_schema() and data_type = 'xid8' and table_type = 'BASE TABLE'`;

/** Transactions of nothing, each with a number; the log of them need not be on the disk. */
const PASS = (highest: string): string => `
do $do$ begin
  while pg_current_xact_id()::text::numeric <= ${highest} loop commit; end loop;
end $do$`;

/**
 * Takes the numbers of transactions past every one that is stored. Events, withdrawals and the index of checks follow
 * them, and a copy brings those of the server that it was made on. Gives how many were passed. As the owner.
 */
export const advanceTransactionNumbers = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ readonly table_name: string; readonly column_name: string }>(COLUMNS);
  const parts = rows.map(
    ({ table_name, column_name }) => `(select max(${column_name})::text::numeric from ${table_name})`,
  );
  const { rows: places } = await client.query<{ readonly highest: string; readonly here: string }>(
    `select coalesce(greatest(${parts.join(', ')}), 0)::text as highest, pg_current_xact_id()::text as here`,
  );
  const { highest = '0', here = '0' } = places[0] ?? {};
  await client.query('set synchronous_commit = off');
  await client.query(PASS(String(BigInt(highest))));
  await client.query('reset synchronous_commit');
  const passed = BigInt(highest) - BigInt(here);
  return passed > 0n ? Number(passed) : 0;
};
