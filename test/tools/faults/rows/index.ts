import type { Row } from '../support/trial.js';
import { BOOT_ROWS } from './boot.js';
import { CONNECTION_ROWS } from './connections.js';
import { DATABASE_ROWS } from './database.js';
import { KEY_ROWS } from './keys.js';
import { PROCESS_ROWS } from './processes.js';

/**
 * The rows that take real processes, in the order in which they are tried; the table is sorted. Where the others are
 * held stands in the README of the tools.
 */
export const ROWS: readonly Row[] = [...CONNECTION_ROWS, ...KEY_ROWS, ...DATABASE_ROWS, ...PROCESS_ROWS, ...BOOT_ROWS];
