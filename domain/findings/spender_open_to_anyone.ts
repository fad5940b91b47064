import { OPEN_CALLERS } from '../data/open-callers.js';
import type { AddressField } from '../intent/address-fields.js';
import { allSpenders } from './shared/all-spenders.js';
import { finding, NO_FINDINGS, type Found } from './finding.js';

const findingFor = (key: string, field: AddressField | null): Found => ({
  message:
    `The spender ${field === null ? key : `in ${field}`} is a contract that calls what anyone tells it to, so anyone ` +
    'can take the approved tokens. Do not approve it; take the spender of the contract that is really used.',
  fields: field === null ? [] : [field],
});

/**
 * An allowance, a permit or the right of an operator, declared or in the bytes, for a contract that anyone can use. No
 * registry, caller, history or policy makes that safe.
 */
export const spenderOpenToAnyone = finding({
  code: 'spender_open_to_anyone',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The spender is a contract that anyone can use, such as Multicall3.',
  advice: 'Do not approve it.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) =>
    context.intent.direction === 'incoming'
      ? NO_FINDINGS
      : [...allSpenders(context)].flatMap(([key, field]) => (OPEN_CALLERS.has(key) ? [findingFor(key, field)] : [])),
});
