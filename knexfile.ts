import type { Knex } from 'knex';
import { MIGRATION_CONFIG } from './adapters/storage/postgres/migrations/index.js';

/**
 * For knex's own command line, after a build: `npx knex --knexfile dist/knexfile.js migrate:status` with DATABASE_URL.
 * The service does not need it: it migrates at start, under a lock that this command line does not take.
 */
const config: Knex.Config = {
  client: 'pg',
  ...(process.env.DATABASE_URL === undefined ? {} : { connection: { connectionString: process.env.DATABASE_URL } }),
  migrations: MIGRATION_CONFIG,
};

export default config;
