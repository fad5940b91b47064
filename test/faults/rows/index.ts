import type { Row } from '../support/trial.js';
import { DATABASE_ROWS } from './database.js';

/** The register, in the order in which it is tried; the table is sorted. */
export const ROWS: readonly Row[] = [...DATABASE_ROWS];
