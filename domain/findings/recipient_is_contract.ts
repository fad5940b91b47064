import { contractReceipt } from '../facts/contract/statements.js';
import { isOfficialTokenContract } from '../facts/token/token-contract.js';
import { burnKindOf } from '../intent/burn-address.js';
import { finding, goesAlong, NO_FINDINGS } from './finding.js';
import { receivedBy } from './shared/received-by.js';

/**
 * A plain payment to a contract that does something only when it is called: a router, Permit2, a program of the
 * network. A contract of which no registry knows what it receives, as most multisignature accounts, gives no finding;
 * that of a token has one of its own.
 */
export const recipientIsContract = finding({
  code: 'recipient_is_contract',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The recipient of a plain payment is a contract that only acts when it is called: the funds would be lost.',
  advice: 'Correct the recipient, or describe the call that is meant.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { intent, facts } = context;
    const receiver = goesAlong(context) ? null : receivedBy(context);
    if (receiver === null) return NO_FINDINGS;
    const { key, isPaidOut } = receiver;
    const { outcome, names } = contractReceipt(facts, key);
    const isNativeProgram = burnKindOf(key) === 'native_program';
    if ((outcome !== 'lost' && !isNativeProgram) || isOfficialTokenContract(facts.token.value, key)) return NO_FINDINGS;
    const what = isNativeProgram ? 'a program of the network' : ['a contract', ...names].join(', ');
    return [
      {
        message: isPaidOut
          ? `What this ${intent.kind} pays out goes to ${what}. It hands nothing on: what it gets is lost. Take ` +
            'your own address.'
          : `The recipient is ${what}. It is made to be called, and ${intent.token} that is simply sent to it is ` +
            "lost. Take the recipient's own address, or describe the call that is meant.",
        fields: ['to_address'],
      },
    ];
  },
});
