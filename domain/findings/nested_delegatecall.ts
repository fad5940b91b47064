import { SAFE_LIBRARIES } from '../payload/evm/standards/multi-send.js';
import { finding } from './finding.js';
import { accountText, ofKinds } from './shared/of-kinds.js';

/** Foreign code runs as the account itself. */
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
  run: ofKinds(['delegatecall'], ({ to }) =>
    to !== null && SAFE_LIBRARIES.has(to)
      ? null
      : {
          message:
            `The bytes run the code of ${accountText(to)} as if it were the account itself (delegatecall): it can ` +
            'change the owners and take everything. Do not sign.',
        },
  ),
});
