import pg from 'pg';
import type { PostgresConnection } from '../../adapters/storage/postgres/index.js';

/** The parts of a connection: one server, any of its databases. */
export type ConnectionParts = Exclude<PostgresConnection, { connectionString: string }>;

/** By the driver's own reading of a URL, which also takes the folder of a socket. */
export const partsOf = (url: string): ConnectionParts => {
  const { host, port, user, database, password } = new pg.Client({ connectionString: url });
  return {
    host,
    port,
    user: user ?? 'postgres',
    database: database ?? 'postgres',
    ...(typeof password === 'string' ? { password } : {}),
  };
};

/** The same as a `DATABASE_URL`. */
export const urlOf = ({ host, port, user, database, password }: ConnectionParts): string => {
  const login = [user, ...(password === undefined ? [] : [password])].map(encodeURIComponent).join(':');
  return `postgresql://${login}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
};
