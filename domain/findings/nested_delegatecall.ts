import { isKnownAs } from '../facts/contract/roles.js';
import { isKnownToOwnRegistry } from '../facts/contract/statements.js';
import { isWithin } from '../payload/effects.js';
import { finding } from './finding.js';
import { accountText, ofKinds } from './shared/of-kinds.js';

/** A library that replaces the account's own code, by code that nothing here knows. */
const replacesCode = ofKinds(['upgrade'], ({ path, to }, { facts, payload }) => {
  const isOwn = payload?.actions.some(({ kind, path: outer }) => kind === 'delegatecall' && isWithin(path, outer));
  return isOwn !== true || isKnownToOwnRegistry(facts, to)
    ? null
    : {
        message:
          `The bytes replace the code of the account by that of ${accountText(to)}, which nothing here knows: it can ` +
          'take everything. Do not sign.',
      };
});

const runsForeignCode = ofKinds(['delegatecall'], ({ to }, { facts }) =>
  isKnownAs(facts, to, 'delegatecall_library')
    ? null
    : {
        message:
          `The bytes run the code of ${accountText(to)} as if it were the account itself (delegatecall): it can ` +
          'change the owners and take everything. Do not sign.',
      },
);

/** Foreign code runs as the account itself. A library that is known for that does what its own calls say. */
export const nestedDelegatecall = finding({
  code: 'nested_delegatecall',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes run foreign code as if it were the account itself.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => [...runsForeignCode(context), ...replacesCode(context)],
});
