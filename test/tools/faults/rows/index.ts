import type { Row } from '../support/trial.js';
import { ADDRESS_ROWS } from './addresses.js';
import { APPLICATION_ROWS } from './application.js';
import { BODY_ROWS } from './bodies.js';
import { BOOT_ROWS } from './boot.js';
import { CONNECTION_ROWS } from './connections.js';
import { DATABASE_ROWS } from './database.js';
import { EVIDENCE_ROWS } from './evidence.js';
import { FIRST_START_ROWS } from './first-start.js';
import { KEY_ROWS, LAST_ROWS } from './keys.js';
import { LIMIT_ROWS } from './limits.js';
import { LIST_ROWS } from './lists.js';
import { PROCESS_ROWS } from './processes.js';
import { PROVIDER_URL_ROWS } from './provider-urls.js';
import { RAW_ANSWER_ROWS } from './raw-answers.js';
import { SOURCE_ROWS } from './sources.js';
import { SUPPLY_CHAIN_ROWS } from './supply-chain.js';
import { TAMPERING_ROWS } from './tampering.js';
import { TEXT_ROWS } from './texts.js';
import { THROWING_ROWS } from './throwing-code.js';

/** The register, in the order in which it is tried; the table is sorted. */
export const ROWS: readonly Row[] = [
  ...SOURCE_ROWS,
  ...RAW_ANSWER_ROWS,
  ...LIST_ROWS,
  ...THROWING_ROWS,
  ...BODY_ROWS,
  ...TEXT_ROWS,
  ...ADDRESS_ROWS,
  ...CONNECTION_ROWS,
  ...KEY_ROWS,
  ...EVIDENCE_ROWS,
  ...TAMPERING_ROWS,
  ...LIMIT_ROWS,
  ...DATABASE_ROWS,
  ...PROCESS_ROWS,
  ...BOOT_ROWS,
  ...FIRST_START_ROWS,
  ...PROVIDER_URL_ROWS,
  ...APPLICATION_ROWS,
  ...SUPPLY_CHAIN_ROWS,
  ...LAST_ROWS,
];
