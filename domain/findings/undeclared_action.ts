import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/** The bytes must do nothing beside what was declared. Source: the payload design, "Declared against found". */
export const undeclaredAction = finding({
  code: 'undeclared_action',
  judges: 'check',
  source: 'risk',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The bytes do more than was declared.',
  advice: 'Do not sign what was not declared.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: true,
  run: mismatchIn({ actions: { undeclared: { what: 'do more than was declared' } } }),
});
