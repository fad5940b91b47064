import { isKnownAs } from '../../facts/contract/roles.js';
import type { Facts } from '../../facts/facts.js';
import type { PayloadAction } from '../../payload/action.js';
import { isWithin } from '../../payload/effects.js';
import { PERMIT2_ADDRESS } from '../../payload/evm/standards/permit2.js';
import { isSignedAs } from '../../payload/kinds/index.js';
import type { SigningPayload } from '../../payload/payload.js';

/**
 * A permit that is an order: what must come back, and to whom, stands in its witness, and a registry knows the spender
 * as one that holds to it. Only Permit2 hands the witness on.
 */
export const isEnforcedOrder = ({ kind, trade, target, to, certainty }: PayloadAction, facts: Facts): boolean =>
  kind === 'permit' &&
  trade !== undefined &&
  certainty === 'exact' &&
  target === PERMIT2_ADDRESS &&
  isKnownAs(facts, to, 'order_settlement');

/** A transfer that the token makes in the name of who signed, as bridged tokens of Polygon do. */
const isBroughtTransfer = ({ source, path }: PayloadAction, actions: readonly PayloadAction[]): boolean =>
  source === 'ERC-20' &&
  actions.some(({ source: outer, path: at }) => outer === 'Native meta transaction' && isWithin(path, at));

/** A payment by signature: the registered token itself holds to the receiver and the amount. Source: ERC-3009. */
export const isSignedPayment = (action: PayloadAction, payload: SigningPayload): boolean => {
  const { kind: does, source, certainty, asset, target, from, to } = action;
  const isOnToken = asset !== null && asset.symbol !== null && asset.address === target;
  const isByToken = source === 'ERC-3009' || isBroughtTransfer(action, payload.actions);
  const isPayment = does === 'token_transfer' && from !== null && to !== null;
  return isSignedAs(payload, 'data') && certainty === 'exact' && isPayment && isOnToken && isByToken;
};

/** Time enough for a payment that was begun just now. Source: x402, which asks for minutes. */
const PROMPT_SECONDS = 24 * 60 * 60;

/** It can still be used tomorrow. */
export const isLongLived = ({ expiresAt }: PayloadAction, nowMs: number): boolean =>
  expiresAt === null || Number(expiresAt) > nowMs / 1000 + PROMPT_SECONDS;
