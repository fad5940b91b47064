import { walletKind } from '../../facts/contract/on-chain.js';
import type { AddressField } from '../../intent/address-fields.js';
import { effectOf, givingActions } from '../../payload/effects.js';
import type { FindingDraft } from '../../verdict/finding.js';
import { type Check, type CheckContext, NO_FINDINGS } from '../check.js';

/** Who may take tokens once this is signed, with the field where it was declared: null for those of the bytes alone. */
const spendersOf = ({ intent, spender, payload }: CheckContext): ReadonlyMap<string, AddressField | null> => {
  const granted = givingActions(payload?.actions ?? [], intent.sender.key).filter(
    (action) => effectOf(action) === 'grants',
  );
  const spenders = new Map(granted.flatMap(({ to }) => (to === null ? [] : [[to, null] as const])));
  const declared = spender?.address.key ?? null;
  return spender === null || declared === null ? spenders : new Map([...spenders, [declared, spender.field]]);
};

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
      : [...spendersOf(context)].flatMap(([key, field]) => {
          const wallet = walletKind(context.facts, key);
          return wallet === null ? [] : [findingFor(key, field, wallet === 'delegated')];
        }),
};
