import type { Knex } from 'knex';
import { appendOnly, forwardOnly, ID } from './support.js';

/** Each step of each move of a partner and environment between databases; in the main database. */
const MOVES = `
create table scope_moves (
  step_no bigint generated always as identity primary key,
  scope_id integer not null,
  source ${ID} not null,
  target ${ID} not null,
  step ${ID} not null check (step in ('begun', 'frozen', 'switched', 'undone', 'forgotten')),
  taken_at timestamptz not null default clock_timestamp()
);
create index scope_moves_newest on scope_moves (scope_id, step_no desc);`;

/**
 * Scopes of which this database holds an old or an unfinished copy: nothing is noted or sent for them here. They were
 * told of what happened to lists up to an event.
 */
const FENCED = `
create table fenced_scopes (
  scope_id integer primary key,
  told_until bigint not null
);`;

/** While a scope is copied: what is written for it meanwhile, and up to where each of its tables is copied. */
const COPYING = `
create table moving_rows (
  row_no bigint generated always as identity primary key,
  scope_id integer not null,
  table_name ${ID} not null,
  line text not null,
  written_in xid8 not null default pg_current_xact_id()
);
create index moving_rows_by_table on moving_rows (scope_id, table_name, row_no);
create table copied_tables (
  scope_id integer not null,
  table_name ${ID} not null,
  seen pg_snapshot not null,
  copied bigint not null,
  primary key (scope_id, table_name)
);`;

/**
 * For triggers that a move makes and takes away: a database from which no scope moves has none. One keeps a row of a
 * moving scope as text, by the owner's right; the other refuses a row of a scope that has left.
 */
const FUNCTIONS = `
create function signgate_keep_moving() returns trigger language plpgsql security definer
  set search_path from current set timezone = 'UTC' set datestyle = 'ISO' set intervalstyle = 'postgres'
  set bytea_output = 'hex' set extra_float_digits = 1 as $function$
begin
  if tg_nargs = 3 then
    if not exists (select from webhooks where webhook_id = new.webhook_id and scope_id = tg_argv[0]::integer)
    then return null; end if;
  end if;
  insert into moving_rows (scope_id, table_name, line) values (tg_argv[0]::integer, tg_argv[1], new::text);
  return null;
end
$function$;
create function signgate_refuse_moved() returns trigger language plpgsql security definer
  set search_path from current as $function$
begin
  if tg_nargs = 3 then
    if not exists (select from webhooks where webhook_id = new.webhook_id and scope_id = tg_argv[0]::integer)
    then return null; end if;
  end if;
  raise exception 'a row of scope % is refused: the scope has left this database', tg_argv[0] using errcode = 'SG001';
end
$function$;`;

export const up = async (database: Knex): Promise<void> => {
  for (const sql of [MOVES, FENCED, COPYING, FUNCTIONS]) await database.raw(sql);
  await database.raw(appendOnly('scope_moves'));
};

export const down = forwardOnly;
