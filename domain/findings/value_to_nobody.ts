import { NOBODY } from '../payload/effects.js';
import { howMuch } from '../payload/sentence.js';
import { finding } from './finding.js';

/** A transaction that names no recipient and brings no code. Source: domain/decisions.md, 59. */
export const valueToNobody = finding({
  code: 'value_to_nobody',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The transaction has no recipient and no code: what it carries is lost.',
  advice: 'Ask for the transaction again, with a recipient.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ payload }) =>
    (payload?.actions ?? [])
      .filter((action) => action.function === NOBODY && action.kind === 'native_transfer')
      .map((action) => ({
        message: `This has no recipient and no code, so ${howMuch(action)} would be lost. Ask for it again.`,
      })),
});
