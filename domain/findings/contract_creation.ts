import { CREATION } from '../payload/effects.js';
import { finding } from './finding.js';

/** Code without a recipient becomes a contract. What it does is not read. Source: domain/decisions.md, 59. */
export const contractCreation = finding({
  code: 'contract_creation',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The transaction creates a contract, whose code was not read.',
  advice: 'Go on only where you are the one who deploys it.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ payload }) =>
    (payload?.actions ?? [])
      .filter((action) => action.function === CREATION && action.kind === 'call' && action.target === null)
      .map(() => ({
        message: 'This creates a contract whose code was not read. Go on only if you meant to deploy one.',
      })),
});
