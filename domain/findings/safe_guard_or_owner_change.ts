import { finding } from './finding.js';
import { isSafes, isSquads, ofKinds } from './shared/of-kinds.js';

/** Who may act for a Safe or a multisig of Solana, or what guards it. */
export const safeGuardOrOwnerChange = finding({
  code: 'safe_guard_or_owner_change',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The bytes change owners, threshold, modules or the guard of a Safe, or members and rules of a multisig.',
  advice: 'Confirm the change with the other owners.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ofKinds(['module', 'ownership'], (action) =>
    action.kind === 'ownership' && !isSafes(action)
      ? null
      : {
          message:
            `The bytes change who may act for a ${isSquads(action.source) ? 'multisig' : 'Safe'}, or what guards it ` +
            `(${action.function ?? 'by a function without a name'}). Confirm the change with the other owners first.`,
        },
  ),
});
