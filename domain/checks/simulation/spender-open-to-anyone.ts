import { OPEN_CALLERS } from '../../data/open-callers.js';
import type { AddressField } from '../../intent/address-fields.js';
import type { FindingDraft } from '../../verdict/finding.js';
import { allSpenders } from '../all-spenders.js';
import { type Check, NO_FINDINGS } from '../check.js';

const findingFor = (key: string, field: AddressField | null): FindingDraft => ({
  code: 'spender_open_to_anyone',
  message:
    `The spender ${field === null ? key : `in ${field}`} is a contract that calls what anyone tells it to, so anyone ` +
    'can take the approved tokens. Do not approve it; take the spender of the contract that is really used.',
  fields: field === null ? [] : [field],
});

/**
 * An allowance, a permit or the right of an operator, declared or in the bytes, for a contract that anyone can use. No
 * registry, caller, history or policy makes that safe.
 */
export const spenderOpenToAnyone: Check = {
  id: 'simulation/spender-open-to-anyone',
  run: (context) =>
    context.intent.direction === 'incoming'
      ? NO_FINDINGS
      : [...allSpenders(context)].flatMap(([key, field]) => (OPEN_CALLERS.has(key) ? [findingFor(key, field)] : [])),
};
