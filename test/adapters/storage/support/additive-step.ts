/**
 * What a next version may do to the schema while this one still runs (expand, then contract): tables, columns with a
 * default or without a value, indexes, rights, and its row among the migrations. Every table of this version is
 * widened.
 */
export const additiveStep: readonly string[] = [
  `do $do$ declare one record; begin
    for one in select relname from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not like 'knex%' loop
      execute format('alter table %I add column of_the_next_version text', one.relname);
      execute format('alter table %I add column counted_by_the_next_version integer not null default 0', one.relname);
    end loop;
  end $do$`,
  'create table of_the_next_version (id integer primary key, note text)',
  'create index checks_by_next_version on checks (of_the_next_version) where of_the_next_version is not null',
  'grant select, insert on of_the_next_version to signgate_app',
  `insert into knex_migrations (name, batch, migration_time) values ('20990101_01_of_the_next_version', 99, now())`,
];
