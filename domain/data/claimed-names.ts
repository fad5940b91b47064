/**
 * Names that scams borrow for trust: wallets, exchanges, explorers, auditors, issuers, watchdogs. Lower case, words
 * apart. Source: impersonation warnings of these companies' own support pages; version 1, 2026-11-22.
 */
export const AUTHORITY_NAMES: readonly string[] = [
  ...['metamask', 'meta mask', 'trust wallet', 'trustwallet', 'ledger', 'ledger live', 'trezor', 'phantom', 'solflare'],
  ...[
    'rabby',
    'safe global',
    'gnosis safe',
    'walletconnect',
    'wallet connect',
    'argent',
    'rainbow',
    'exodus',
    'backpack',
  ],
  ...['coinbase', 'coinbase wallet', 'binance', 'kraken', 'okx', 'bybit', 'kucoin', 'gemini', 'bitfinex', 'bitstamp'],
  ...['crypto com', 'huobi', 'gate io', 'upbit', 'robinhood', 'revolut', 'paypal', 'blockchain com'],
  ...[
    'opensea',
    'open sea',
    'uniswap',
    'pancakeswap',
    'aave',
    'lido',
    'curve',
    '1inch',
    'jupiter',
    'raydium',
    'magic eden',
  ],
  ...['etherscan', 'bscscan', 'polygonscan', 'basescan', 'arbiscan', 'solscan', 'certik', 'openzeppelin', 'hacken'],
  ...['peckshield', 'quantstamp', 'slowmist', 'trail of bits', 'consensys', 'chainalysis', 'elliptic', 'trm labs'],
  ...['blockaid', 'scam sniffer', 'scamsniffer', 'wallet guard', 'revoke cash', 'goplus', 'signgate'],
  ...['tether', 'circle', 'ethereum foundation', 'solana foundation', 'vitalik', 'vitalik buterin'],
  ...['interpol', 'europol', 'fbi', 'ofac', 'police', 'microsoft', 'google', 'apple'],
];

/** The same names as one word each. */
export const CLAIMED_NAMES: ReadonlySet<string> = new Set(AUTHORITY_NAMES.map((name) => name.replaceAll(' ', '')));
