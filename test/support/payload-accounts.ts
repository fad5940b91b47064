/** Who signs. */
export const FROM = `0x${'11'.repeat(20)}`;
export const TO = `0x${'22'.repeat(20)}`;
export const STRANGER = `0x${'77'.repeat(20)}`;
export const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
export const USDT = '0xdac17f958d2ee523a2206206994597c13d831ec7';
export const ROUTER = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
export const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';
export const COLLECTION = `0x${'33'.repeat(20)}`;
export const SAFE = `0x${'44'.repeat(20)}`;
export const EVERYTHING = 2n ** 256n - 1n;
export const DOMAIN = { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: USDC };
