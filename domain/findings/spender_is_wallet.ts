import { walletKind } from '../facts/contract/on-chain.js';
import type { AddressField } from '../intent/address-fields.js';
import { type CheckContext, finding, type Found, givenIn, NO_FINDINGS } from './finding.js';

const findingFor = (context: CheckContext, field: AddressField, isDelegated: boolean): Found => ({
  message:
    `The spender ${givenIn(context, field)} is a wallet` +
    `${isDelegated ? ' (with code that it took on by EIP-7702)' : ': there is no contract at its address'}. ` +
    'Who holds its key takes the tokens at will, and no code limits how much. Do not sign; services take tokens by ' +
    'contracts.',
  fields: [field],
});

/**
 * An allowance, a permit or the right of an operator for a wallet, declared or in the bytes. Said only where a source
 * read what stands at the address. A wallet that delegated by EIP-7702 is a wallet still: its key signs as before.
 */
export const spenderIsWallet = finding({
  code: 'spender_is_wallet',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'A wallet, and not a contract, gets the right to take tokens.',
  advice: 'Do not sign.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: false,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { spender, intent, facts } = context;
    if (intent.direction === 'incoming' || spender === null) return NO_FINDINGS;
    const wallet = walletKind(facts, spender.address.key);
    return wallet === null ? NO_FINDINGS : [findingFor(context, spender.field, wallet === 'delegated')];
  },
});
