/** The engine answers on a socket file only; the number is just the end of that file's name. */
export const PORT = 5432;
export const DATABASE = 'signgate';
export const OWNER = 'signgate';
/** Only the supervisor uses it. Connections are reserved for it, so that a full pool cannot lock it out. */
export const SUPERUSER = 'postgres';
/** The only major version whose data directory these binaries can open. */
export const MAJOR_VERSION = '18';

/**
 * What the engine runs with, for a small machine and many small commits. Every start gives them on the command line, so
 * that an older data directory gets them, too.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  // no network: only a process that can enter the private folder can connect
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  max_connections: '80',
  superuser_reserved_connections: '5',
  // an acknowledged commit survives the loss of power
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // nothing replicates from here, so the log needs no more than recovery does
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '1GB',
  min_wal_size: '128MB',
  checkpoint_timeout: '15min',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  huge_pages: 'off',
  jit: 'off',
  // two cores: no processes that only wait, and no large /dev/shm in a container
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  // the log tells of the engine, never of what is stored: statements and their errors go to the caller
  logging_collector: 'off',
  log_destination: 'stderr',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  timezone: 'UTC',
  log_timezone: 'UTC',
  cluster_name: 'signgate',
};

/** Arguments of `postgres`, without the data directory. `socketFolder` may be relative to the cluster. */
export function engineArguments(socketFolder: string): string[] {
  const settings = { ...SETTINGS, unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"` };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** A `C` collation from the engine itself: text sorts the same on every machine, and as on any database made with C. */
export const INITDB_ARGUMENTS: readonly string[] = [
  `--username=${SUPERUSER}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C',
  // until the first start writes its own rules
  '--auth-local=peer',
  '--auth-host=reject',
  '--no-instructions',
  // a new segment of the log is filled with zeros while every commit waits: 5 ms for 4 MB, 20 ms for the usual 16
  '--wal-segsize=4',
  '--no-sync',
];

/** Run once in the new cluster. The owner may make the application's role and, in tests, databases from a template. */
export const FIRST_STATEMENTS: readonly string[] = [
  `create role ${OWNER} login createrole createdb`,
  `create database ${DATABASE} owner ${OWNER}`,
];

/** The whole environment of the engine's processes: the service's own may hold secrets. */
export const ENGINE_ENVIRONMENT: Readonly<Record<string, string>> = {
  LC_ALL: 'C',
  TZ: 'UTC',
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
};
