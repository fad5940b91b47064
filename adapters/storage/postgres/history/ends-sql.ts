import { LEAST_DIGITS } from '../../../../domain/intent/lookalike.js';

/** As `endsOf` has them: indexes are built on these, so that a change is a migration. */
const digitsSql = (key: string): string =>
  `case when ${key} like '0x%' then ltrim(substr(${key}, 3), '0') else ${key} end`;

/** The digits at the front of a key, without zeros there. */
export const frontSql = (key: string): string => `left(${digitsSql(key)}, ${LEAST_DIGITS})`;

/** The digits at its back. */
export const backSql = (key: string): string => `right(${digitsSql(key)}, ${LEAST_DIGITS})`;

/** Three digits of each end. */
export const affixSql = (key: string): string => `left(${digitsSql(key)}, 3) || right(${digitsSql(key)}, 3)`;
