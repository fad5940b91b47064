import type { AddressField } from '../../intent/address-fields.js';
import { effectOf, givingActions } from '../../payload/effects.js';
import type { CheckContext } from '../finding.js';

/** Who may take tokens once this is signed, with the field where it was declared: null for those of the bytes alone. */
export const allSpenders = ({ intent, spender, payload }: CheckContext): ReadonlyMap<string, AddressField | null> => {
  const granted = givingActions(payload?.actions ?? [], intent.sender.key).filter(
    (action) => effectOf(action) === 'grants',
  );
  const spenders = new Map(granted.flatMap(({ to }) => (to === null ? [] : [[to, null] as const])));
  const declared = spender?.address.key ?? null;
  return spender === null || declared === null ? spenders : new Map([...spenders, [declared, spender.field]]);
};
