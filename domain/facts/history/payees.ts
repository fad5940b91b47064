import Big from 'big.js';
import { counterpartyOf } from '../../intent/counterparty.js';
import { isDemonstrationKey } from '../../intent/demonstration-addresses.js';
import type { PayloadAction } from '../../payload/action.js';
import { type Payee, payeesOf } from '../../payload/payees.js';
import type { Proposal } from '../../payload/payload.js';
import type { TokenFacts } from '../token/token-facts.js';
import type { PresentSize } from './check-size.js';

const NONE: readonly Payee[] = [];

/** The accounts that the bytes pay beside the intent's own, and that history may know. None without bytes. */
export const rememberedPayees = ({ intent, payload }: Proposal): readonly Payee[] => {
  if (payload === null || intent.direction === 'incoming') return NONE;
  const named = [intent.addresses.to_address.key, counterpartyOf(intent).address.key];
  return payeesOf(payload.actions, intent.sender.key, named).filter(({ key }) => !isDemonstrationKey(key));
};

/** Whole tokens; nothing where they cannot be counted. */
const tokensOf = ({ amount, asset }: PayloadAction): Big => {
  const decimals = asset?.decimals ?? null;
  return amount === null || amount === 'unlimited' || decimals === null
    ? new Big(0)
    : new Big(amount).times(`1e-${decimals}`);
};

const isOfToken = ({ asset }: PayloadAction, token: TokenFacts): boolean =>
  asset !== null && (asset.address === null ? token.native : token.officialContracts.includes(asset.address));

const sumOf = (payments: readonly PayloadAction[]): Big =>
  payments.reduce((sum, payment) => sum.plus(tokensOf(payment)), new Big(0));

/** How much an account is paid. Its value is known where it is paid in the token that the intent is about. */
export const sizeOfPayee = (
  { intent: { chain } }: Pick<Proposal, 'intent'>,
  { payments }: Payee,
  token: TokenFacts | null,
): PresentSize => {
  const price = token?.referencePriceUsd ?? null;
  const priced = token === null || price === null ? [] : payments.filter((payment) => isOfToken(payment, token));
  const first = payments[0]?.asset ?? null;
  const ofFirst = payments.filter(({ asset }) => asset?.address === first?.address);
  return {
    usd: price === null || priced.length === 0 ? null : sumOf(priced).times(price).toNumber(),
    asset: `${chain}/${first?.symbol?.toUpperCase() ?? first?.address ?? 'UNKNOWN'}`,
    amount: sumOf(ofFirst).toNumber(),
  };
};
