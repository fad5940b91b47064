import type { Knex } from 'knex';
import { forwardOnly } from './support.js';

/**
 * The table of checks becomes the only partition of one that is partitioned by `request_id`, which is time. Its range
 * is everything, so no row is looked at and the lock lasts as long as a rename. `partitions/` divides it later. A
 * database whose owner did this by hand stays as it is. Writers wait a second at most: then the migration gives way and
 * tries again, for instance while a dump is being made.
 */
const PARTITION = `
do $do$
declare
  one record;
begin
  if (select relkind from pg_class where oid = 'checks'::regclass) = 'p' then return; end if;
  for tries in 1 .. 60 loop
    begin
      set local lock_timeout = '1s';
      lock table checks in access exclusive mode;
      exit;
    exception when lock_not_available then
      if tries = 60 then raise; end if;
      perform pg_sleep(1);
    end;
  end loop;
  alter table checks rename to checks_undivided;
  -- the parent's own replaces it
  drop trigger checks_rows_stay on checks_undivided;
  alter trigger checks_stays on checks_undivided rename to checks_undivided_stays;
  create table checks (like checks_undivided including defaults including storage) partition by range (request_id);
  for one in
    select c.relname as name, i.indisprimary, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = 'checks_undivided'::regclass
  loop
    execute format('alter index %I rename to %I', one.name, replace(one.name, 'checks', 'checks_undivided'));
    if one.indisprimary then alter table checks add primary key (request_id);
    else execute replace(one.definition, '.checks_undivided ', '.checks ');
    end if;
  end loop;
  alter table checks attach partition checks_undivided for values from (minvalue) to (maxvalue);
  create trigger checks_rows_stay before update or delete on checks
    for each row execute function signgate_refuse_change();
  create trigger checks_stays before truncate on checks
    for each statement execute function signgate_refuse_change();
  for one in
    select pg_get_userbyid(grantee) as name, string_agg(privilege_type, ', ') as rights
    from pg_class, aclexplode(relacl)
    where oid = 'checks_undivided'::regclass and grantee not in (0, relowner) group by 1
  loop
    execute format('grant %s on checks to %I', one.rights, one.name);
    execute format('revoke all on checks_undivided from %I', one.name);
  end loop;
end
$do$`;

/** The view read the table by what it was, not by its name. */
const USAGE = `
create or replace view usage_log as
  select scope_id, request_id, key_id, operation, status, outcome, called_at, duration_ms from usage_calls
  union all
  select c.scope_id, c.request_id, c.key_id, of_check.operation, 200, c.action collate "C", c.checked_at, c.duration_ms
  from checks c
  cross join lateral (
    select case when c.bytes_alone then 'POST /api/check-payload' else 'POST /api/check-transaction' end collate "C"
      as operation
  ) of_check
  where not exists (
    select from usage_calls u where u.request_id = c.request_id and u.operation = of_check.operation
  )`;

export const up = async (database: Knex): Promise<void> => {
  await database.raw(PARTITION);
  await database.raw(USAGE);
};

export const down = forwardOnly;
