import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/** Native value goes along only where it was declared. Source: the payload design, "Declared against found". */
export const undeclaredNativeValue = finding({
  code: 'undeclared_native_value',
  judges: 'check',
  source: 'risk',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The bytes send the native currency along, and that was not declared.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: true,
  run: mismatchIn({
    native_value: { undeclared: { what: 'send the native currency along, which was not declared' } },
  }),
});
