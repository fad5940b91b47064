import { SOURCE_ROWS } from './sources.js';
import type { Row } from '../support/trial.js';
import { BODY_ROWS } from './bodies.js';
import { BOOT_ROWS } from './boot.js';
import { CONNECTION_ROWS } from './connections.js';
import { DATABASE_ROWS } from './database.js';
import { EDGE_ROWS } from './edge.js';
import { EVIDENCE_ROWS } from './evidence.js';
import { KEY_ROWS, LAST_ROWS } from './keys.js';
import { LIMIT_ROWS } from './limits.js';
import { PROCESS_ROWS } from './processes.js';

/** The register, in the order in which it is tried; the table is sorted. */
export const ROWS: readonly Row[] = [
  ...SOURCE_ROWS,
  ...BODY_ROWS,
  ...CONNECTION_ROWS,
  ...KEY_ROWS,
  ...EVIDENCE_ROWS,
  ...LIMIT_ROWS,
  ...DATABASE_ROWS,
  ...PROCESS_ROWS,
  ...BOOT_ROWS,
  ...EDGE_ROWS,
  ...LAST_ROWS,
];
