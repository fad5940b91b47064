import type { PayloadAsset, Trade } from '../../action.js';
import { accountField, ALL_BPS, amountField, moves, side } from './drafts.js';
import { contains, does, type CallEffect, type EvmCall } from './row.js';

/** A swap as its router is told. An asset of null is one that the bytes do not name. */
export interface Swap {
  readonly paid: PayloadAsset | null;
  /** What is paid, or at most; null for all that the router holds. */
  readonly paidAmount: bigint | null;
  readonly isPaidExact: boolean;
  readonly received: PayloadAsset | null;
  /** What comes back: at least where the payment is exact, else exactly. */
  readonly receivedAmount: bigint;
  readonly recipient: string;
  /** Whether the router pays with what it holds. Absent: it does with coins that went along, and where it pays all. */
  readonly isPaidByRouter?: boolean | undefined;
}

/** A step of a swap as a trade. */
export const swapTrade = (call: EvmCall, of: Omit<Swap, 'isPaidExact'>, payer?: null): Trade => {
  const isPaidByRouter = of.isPaidByRouter ?? (of.paidAmount === null || of.paid?.address === null);
  return {
    gives: [side(of.paid, of.paidAmount, isPaidByRouter ? call.to : payer === null ? null : call.from)],
    gets: [side(of.received, of.receivedAmount, of.recipient)],
    shareBps: ALL_BPS,
  };
};

/**
 * A swap is a `call` with what is paid and what must come back as fields. Proceeds are a transfer inside it from the
 * contract to their recipient, so that a receiver who is not the sender is found; its amount is null where the bytes
 * fix only a minimum. Proceeds that stay with the router are no transfer: a later call moves them on.
 */
export const swapEffect = (call: EvmCall, of: Swap): CallEffect =>
  contains(
    {
      kind: 'call',
      from: call.from,
      fields: [
        ...(of.paidAmount === null
          ? []
          : [amountField(of.isPaidExact ? 'Amount in' : 'Maximum in', of.paidAmount, of.paid)]),
        amountField(of.isPaidExact ? 'Minimum out' : 'Amount out', of.receivedAmount, of.received),
        accountField('Recipient', of.recipient),
      ],
      trade: swapTrade(call, of),
    },
    of.recipient === call.to
      ? []
      : [does(moves(of.received, of.isPaidExact ? null : of.receivedAmount, call.to, of.recipient))],
  );

/** A swap of an exact payment for at least so much. */
export const swapExactIn = (
  call: EvmCall,
  paid: PayloadAsset | null,
  paidAmount: bigint | null,
  received: PayloadAsset | null,
  receivedAmount: bigint,
  recipient: string,
  isPaidByRouter?: boolean,
): CallEffect =>
  swapEffect(call, { paid, paidAmount, isPaidExact: true, received, receivedAmount, recipient, isPaidByRouter });

/** A swap of at most so much for an exact amount. */
export const swapExactOut = (
  call: EvmCall,
  paid: PayloadAsset | null,
  paidAmount: bigint | null,
  received: PayloadAsset | null,
  receivedAmount: bigint,
  recipient: string,
  isPaidByRouter?: boolean,
): CallEffect =>
  swapEffect(call, { paid, paidAmount, isPaidExact: false, received, receivedAmount, recipient, isPaidByRouter });
