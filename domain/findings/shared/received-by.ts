import type { CheckContext } from '../finding.js';

/** True for an amount of zero; for a call in the bytes, they say the amount. */
export const movesNothing = ({ intent, action: { read } }: CheckContext): boolean =>
  intent.kind === 'call' && read !== null ? read.amount === '0' : Number(intent.amount) === 0;

/** Who gets a call's payout; null for the sender or the called contract, which may be named for itself. */
const paidOutTo = ({ intent, action }: CheckContext): string | null => {
  if (intent.kind !== 'call' && intent.kind !== 'swap' && intent.kind !== 'mint') return null;
  const { sender, addresses, beneficiary, asked } = intent;
  // a plain function may name another account than who is paid: what bytes name is read by the table of rights
  const isPaidOut = asked.payout !== undefined || (intent.kind !== 'call' && action.stated === 'declared');
  const isOwn = beneficiary.key === sender.key || beneficiary.key === addresses.contract_address?.key;
  return isPaidOut && !isOwn ? beneficiary.key : null;
};

/** Who is paid, or gets what a call pays out. Null where no one is, and where nothing is paid. */
export const receivedBy = (context: CheckContext): { readonly key: string; readonly isPaidOut: boolean } | null => {
  const { recipient, intent } = context;
  if (intent.direction === 'incoming') return null;
  const key = recipient?.key ?? null;
  if (key !== null) return movesNothing(context) ? null : { key, isPaidOut: false };
  const gains = paidOutTo(context);
  return gains === null ? null : { key: gains, isPaidOut: true };
};
