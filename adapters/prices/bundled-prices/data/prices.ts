/**
 * Reference prices are rounded constants of one day, kept only so that the size of a transaction can be judged. They
 * are no market quotes and are never shown as such.
 */
export const REFERENCE_PRICES = {
  version: 2,
  pricedAt: '2025-10-31T00:00:00.000Z',
  source: 'rounded by hand from public market prices around that day',
} as const;

/** US dollars for one whole token, by the token registry's symbol. A token of one dollar by promise is not in it. */
export const USD_BY_SYMBOL: Readonly<Record<string, string>> = {
  ETH: '3900',
  BNB: '1090',
  POL: '0.19',
  MATIC: '0.19',
  SOL: '187',
  AVAX: '18',
  WAVAX: '18',
  xDAI: '1',
  WXDAI: '1',
  WSOL: '187',
  WPOL: '0.19',
  EURC: '1.16',
  WETH: '3900',
  wstETH: '4740',
  stETH: '3900',
  rETH: '4460',
  cbETH: '4300',
  WBTC: '110000',
  cbBTC: '110000',
  BTCB: '110000',
  WBNB: '1090',
  LINK: '17',
  UNI: '6',
  AAVE: '225',
  ARB: '0.31',
  OP: '0.42',
  LDO: '0.9',
  CRV: '0.5',
  COMP: '41',
  // an estimate and no quote: its fixed exchange into 24,000 SKY, at about 6 cents for one, rounded to hundreds;
  // the fee of that exchange, which grows with time, is left out
  MKR: '1500',
  GRT: '0.062',
  BAL: '1',
  SUSHI: '0.55',
  '1INCH': '0.19',
  ENS: '14',
  BAT: '0.16',
  SHIB: '0.00001',
  PEPE: '0.000007',
  CAKE: '2.5',
  JUP: '0.42',
  BONK: '0.000014',
  JTO: '1',
  PYTH: '0.11',
  RAY: '1.8',
};
