import { csvCandidates } from '../shared/csv-candidates.js';
import { defineFormat } from '../shared/define-format.js';

/**
 * A CSV file with a header: `address`, and any of `chain`, `category`, `source`, `date`, `label`, by these names or a
 * mapping.
 */
export const csv = defineFormat({
  id: 'csv',
  categoryMandatory: true,
  rowsNameCategory: true,
  defaultCategory: null,
  chain: 'any',
  mayBeEmpty: true,
  entries: csvCandidates,
});
