import { callsForAnyone } from '../facts/contract/roles.js';
import { finding, givenIn, NO_FINDINGS } from './finding.js';

/**
 * An allowance, a permit or the right of an operator, declared or in the bytes, for a contract that anyone can use. No
 * registry, caller, history or policy makes that safe.
 */
export const spenderOpenToAnyone = finding({
  code: 'spender_open_to_anyone',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The spender is a contract that anyone can use, such as Multicall3 or a 0x Settler.',
  advice: 'Do not approve it.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { spender, intent } = context;
    const key = spender?.address.key ?? null;
    if (intent.direction === 'incoming' || spender === null || key === null) return NO_FINDINGS;
    if (!callsForAnyone(context.facts, key)) return NO_FINDINGS;
    return [
      {
        message:
          `The spender ${givenIn(context, spender.field)} is a contract that calls what anyone tells it to, ` +
          'so anyone can take the approved tokens. Do not approve it; take the spender of the contract that is ' +
          'really used.',
        fields: [spender.field],
      },
    ];
  },
});
