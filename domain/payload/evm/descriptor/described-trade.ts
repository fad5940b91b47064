import type { PayloadField, Trade } from '../../action.js';
import { accountOrNull, ALL_BPS } from '../standards/drafts.js';

/** What descriptors call the two sides of a swap, and who gets what it brings. */
const GIVEN = /\b(?:send|swap|pay|sell|spend|amount in)\b/i;
const GOT = /\b(?:receive|received|minimum buy|amount out)\b/i;
const RECEIVER = /^(?:recipient|receiver|beneficiary|to)$/i;

/**
 * The swap that a descriptor shows by one amount that is given, one that must come back, and at most one receiver: the
 * caller where it names none. Null for everything else: a label that means something else is better not understood.
 */
export const describedTrade = (
  fields: readonly PayloadField[],
  { from, to }: { readonly from: string; readonly to: string },
): Trade | null => {
  const amounts = fields.filter(({ kind, value }) => kind === 'amount' && /^\d+$/.test(value));
  const [given, ...moreGiven] = amounts.filter(({ label }) => GIVEN.test(label) && !GOT.test(label));
  const [got, ...moreGot] = amounts.filter(({ label }) => GOT.test(label));
  const receivers = fields.filter(({ kind, label }) => kind === 'account' && RECEIVER.test(label));
  if (given === undefined || got === undefined || moreGiven.length + moreGot.length > 0) return null;
  if (receivers.length > 1 || given.asset === null) return null;
  const receiver = accountOrNull(receivers[0]?.value ?? from) ?? from;
  return {
    gives: [{ asset: given.asset, amount: given.value, account: given.asset.address === null ? to : from }],
    gets: [{ asset: got.asset, amount: got.value, account: receiver }],
    shareBps: ALL_BPS,
  };
};
