import Big from 'big.js';
import { currencyOf } from '../chains/index.js';
import type { OtherToken, TokenFacts } from '../facts/token/token-facts.js';
import type { PayloadAction } from '../payload/action.js';
import { wholeTokens } from '../payload/quantity.js';
import { amountParam } from '../text/params.js';
import { type CheckContext, finding, type Found, NO_FINDINGS } from './finding.js';

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

/** What is said of a fee that is too high; null where it is not. */
const saidOf = ({ payload, intent, facts: { token } }: CheckContext): Found | null => {
  if (payload === null || payload.fee === null) return null;
  const { symbol, decimals } = currencyOf(intent.chain);
  const coins = wholeTokens(payload.fee, decimals);
  const tokens = token.value === null ? [] : [token.value, ...token.value.others];
  const price = tokenOf(tokens, null)?.referencePriceUsd ?? null;
  const usd = price === null ? null : coins.times(price);
  const paid = paidUsd(payload.actions, tokens);
  const isSeen = usd !== null && isTooMuch(usd, paid);
  if (!isSeen && !payload.notes.includes('excessive_fee')) return null;
  const fee = amountParam(coins.toFixed(), symbol);
  if (usd === null) return { says: 'fee', params: { fee } };
  const worth = { fee, usd: amountParam(usd.toFixed(0), 'USD') };
  return paid === null
    ? { says: 'worth', params: worth }
    : { says: 'payment', params: { ...worth, paid: amountParam(paid.toFixed(2), 'USD') } };
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
  isPartOfProof: false,
  title: {
    en: 'Fee is implausibly high',
    de: 'Gebühr ist auffällig hoch',
    es: 'Comisión demasiado alta',
    fr: 'Frais anormalement élevés',
    'pt-BR': 'Taxa alta demais',
    ja: '手数料が不自然に高いです',
    'zh-CN': '手续费高得不合理',
  },
  texts: {
    fee: {
      en: 'The fee may reach {fee}. Lower the gas limit or its price.',
      de: 'Die Gebühr kann {fee} erreichen. Senken Sie das Gaslimit oder den Gaspreis.',
      es: 'La comisión puede llegar a {fee}. Baje el límite de gas o su precio.',
      fr: 'Les frais peuvent atteindre {fee}. Baissez la limite de gaz ou son prix.',
      'pt-BR': 'A taxa pode chegar a {fee}. Reduza o limite de gás ou o preço.',
      ja: '手数料が {fee} に達する可能性があります。ガスの上限か価格を下げてください。',
      'zh-CN': '手续费可能高达 {fee}。请降低 Gas 上限或价格。',
    },
    worth: {
      en: 'The fee may reach {fee}, about {usd}. Lower the gas limit or its price.',
      de: 'Die Gebühr kann {fee} erreichen, etwa {usd}. Senken Sie das Gaslimit oder den Gaspreis.',
      es: 'La comisión puede llegar a {fee}, unos {usd}. Baje el límite de gas o su precio.',
      fr: 'Les frais peuvent atteindre {fee}, environ {usd}. Baissez la limite de gaz ou son prix.',
      'pt-BR': 'A taxa pode chegar a {fee}, cerca de {usd}. Reduza o limite de gás ou o preço.',
      ja: '手数料が {fee}（約 {usd}）に達する可能性があります。ガスの上限か価格を下げてください。',
      'zh-CN': '手续费可能高达 {fee}，约 {usd}。请降低 Gas 上限或价格。',
    },
    payment: {
      en: 'The fee may reach {fee}, about {usd}, for a payment of {paid}. Lower the gas limit or its price.',
      de:
        'Die Gebühr kann {fee} erreichen, etwa {usd}, bei einer Zahlung von {paid}. Senken Sie das Gaslimit oder ' +
        'den Gaspreis.',
      es: 'La comisión puede llegar a {fee}, unos {usd}, para un pago de {paid}. Baje el límite de gas o su precio.',
      fr:
        'Les frais peuvent atteindre {fee}, environ {usd}, pour un paiement de {paid}. Baissez la limite de gaz ou ' +
        'son prix.',
      'pt-BR':
        'A taxa pode chegar a {fee}, cerca de {usd}, para um pagamento de {paid}. Reduza o limite de gás ou o ' +
        'preço.',
      ja: '{paid} の支払いに対し、手数料が {fee}（約 {usd}）に達する可能性があります。ガスの上限か価格を下げてください。',
      'zh-CN': '付款 {paid}，手续费却可能高达 {fee}，约 {usd}。请降低 Gas 上限或价格。',
    },
  },
  run: (context) => {
    const found = saidOf(context);
    return found === null ? NO_FINDINGS : [found];
  },
});
