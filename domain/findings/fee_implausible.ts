import Big from 'big.js';
import { currencyOf } from '../chains/index.js';
import type { OtherToken, TokenFacts } from '../facts/token/token-facts.js';
import type { PayloadAction } from '../payload/action.js';
import { wholeTokens } from '../payload/quantity.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';

/** US dollars, and shares of what is paid. Source: domain/decisions.md, 59. */
const LIMITS = { payment: 20, largePayment: 400, shareOfLarge: 0.05, anyCall: 200 } as const;

/** Instructions of Solana that go along with a payment. */
const HELPERS: ReadonlySet<string | null> = new Set(['Compute Budget', 'Associated Token', 'Memo']);

const isPayment = ({ kind }: PayloadAction): boolean => kind === 'native_transfer' || kind === 'token_transfer';

type Token = TokenFacts | OtherToken;

const tokenOf = (tokens: readonly Token[], address: string | null): Token | undefined =>
  tokens.find((token) => (address === null ? token.native : token.officialContracts.includes(address)));

/** US dollars of one payment; null where they cannot be told. */
const usdOf = ({ asset, amount }: PayloadAction, tokens: readonly Token[]): Big | null => {
  const price = asset === null ? null : (tokenOf(tokens, asset.address)?.referencePriceUsd ?? null);
  const decimals = asset?.decimals ?? null;
  if (price === null || decimals === null || amount === null || amount === 'unlimited') return null;
  return wholeTokens(amount, decimals).times(price);
};

/** What is paid, where the bytes do nothing else and its price is known. */
const paidUsd = (actions: readonly PayloadAction[], tokens: readonly Token[]): Big | null => {
  const payments = actions.filter(isPayment);
  const isPlain = actions.every(
    (action) => isPayment(action) || (action.kind === 'call' && HELPERS.has(action.source)),
  );
  const values = payments.map((payment) => usdOf(payment, tokens));
  return !isPlain || values.length === 0
    ? null
    : values.reduce<Big | null>((sum, value) => (sum === null || value === null ? null : sum.plus(value)), new Big(0));
};

const isTooMuch = (fee: Big, paid: Big | null): boolean => {
  if (paid === null) return fee.gt(LIMITS.anyCall);
  return (
    (fee.gt(LIMITS.payment) && fee.gt(paid)) ||
    (paid.gt(LIMITS.largePayment) && fee.gt(paid.times(LIMITS.shareOfLarge)))
  );
};

const messageOf = ({ payload, intent, facts: { token } }: CheckContext): string | null => {
  if (payload === null || payload.fee === null) return null;
  const { symbol, decimals } = currencyOf(intent.chain);
  const coins = wholeTokens(payload.fee, decimals);
  const tokens = token.value === null ? [] : [token.value, ...token.value.others];
  const price = tokenOf(tokens, null)?.referencePriceUsd ?? null;
  const usd = price === null ? null : coins.times(price);
  const paid = paidUsd(payload.actions, tokens);
  const isSeen = usd !== null && isTooMuch(usd, paid);
  if (!isSeen && !payload.notes.includes('excessive_fee')) return null;
  const worth = usd === null ? '' : `, about ${usd.toFixed(0)} US dollars`;
  const beside = paid === null ? '' : ` for a payment of ${paid.toFixed(2)}`;
  return `The fee may reach ${coins.toFixed()} ${symbol}${worth}${beside}. Lower the gas limit or its price.`;
};

/** A fee that no ordinary transaction costs. */
export const feeImplausible = finding({
  code: 'fee_implausible',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The fee may be more than what is paid, than 200 US dollars, or than a whole coin of the network.',
  advice: 'Lower the gas limit or its price.',
  needs: ['bytes', 'bundled_data'],
  about: 'bytes',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const message = messageOf(context);
    return message === null ? NO_FINDINGS : [{ message }];
  },
});
