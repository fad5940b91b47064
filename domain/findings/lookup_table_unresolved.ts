import { isWhole, nodeAnswers } from '../facts/simulation/executions.js';
import { finding, NO_FINDINGS } from './finding.js';

/**
 * Accounts that stand in a table which was not read. A node that executed the whole read the tables as well: what it
 * says of their accounts is judged.
 */
export const lookupTableUnresolved = finding({
  code: 'lookup_table_unresolved',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'Accounts of the transaction stand in a lookup table that was not read.',
  advice: 'Ask for a transaction without tables, or configure a node.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ payload, facts }) => {
    const answers = nodeAnswers(facts);
    const isResolved = answers.length > 0 && answers.every(isWhole);
    if (payload?.notes.includes('lookup_table') !== true || isResolved) return NO_FINDINGS;
    return [
      {
        message:
          'Some accounts of the transaction stand in a lookup table that was not read, so who gains is not known. ' +
          'Review it with a node, or ask for a transaction without tables.',
      },
    ];
  },
});
