import { walletKind } from '../../facts/contract/on-chain.js';
import type { AddressField } from '../../intent/address-fields.js';
import type { FindingDraft } from '../../verdict/finding.js';
import { allSpenders } from '../all-spenders.js';
import { type Check, NO_FINDINGS } from '../check.js';

const findingFor = (key: string, field: AddressField | null, isDelegated: boolean): FindingDraft => ({
  code: 'spender_is_wallet',
  message:
    `The spender ${field === null ? key : `in ${field}`} is a wallet` +
    `${isDelegated ? ' (with code that it took on by EIP-7702)' : ': there is no contract at its address'}. ` +
    'Who holds its key takes the tokens at will, and no code limits how much. Do not sign; services take tokens by ' +
    'contracts.',
  fields: field === null ? [] : [field],
});

/**
 * An allowance, a permit or the right of an operator for a wallet, declared or in the bytes. Said only where a source
 * read what stands at the address. A wallet that delegated by EIP-7702 is a wallet still: its key signs as before.
 */
export const spenderIsWallet: Check = {
  id: 'simulation/spender-is-wallet',
  run: (context) =>
    context.intent.direction === 'incoming'
      ? NO_FINDINGS
      : [...allSpenders(context)].flatMap(([key, field]) => {
          const wallet = walletKind(context.facts, key);
          return wallet === null ? [] : [findingFor(key, field, wallet === 'delegated')];
        }),
};
