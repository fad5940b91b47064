/** Ids are ASCII and sort by time as bytes. The database's own collation costs more, and may change with its system. */
export const ID = 'text collate "C"';

/** SQLSTATE 23001 is restrict_violation. Source: PostgreSQL, appendix A. */
export const APPEND_ONLY_FUNCTION = `
create function signgate_refuse_change() returns trigger language plpgsql as $function$
begin
  raise exception '% of table % is refused: its rows are never changed or removed', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end
$function$;`;

/** Makes a table refuse every change of its rows, even by its owner. */
export const appendOnly = (table: string): string => `${rowsStay(table)}${staysWhole(table)}`;

/** A partition has this one from its parent while it is attached. */
export const rowsStay = (table: string): string => `
create trigger ${table}_rows_stay before update or delete on ${table}
  for each row execute function signgate_refuse_change();`;

export const staysWhole = (table: string): string => `
create trigger ${table}_stays before truncate on ${table}
  for each statement execute function signgate_refuse_change();`;
