import type { Handed } from './handed.js';

/** A made-up address without a known owner: the user's. */
export const WALLET = '0x1111111111111111111111111111111111111111';
/** Source: the bundled list of well-known contracts. */
export const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';
/** Uniswap V3 SwapRouter02. Source: as above. */
export const SWAP_ROUTER = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45';
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
/** 2038-01-19: the examples stay what they are. Seconds since 1970. */
const DEADLINE = 2_147_483_647n;

const word = (value: string | bigint): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2)).padStart(64, '0');

const transaction = (to: string, data: string, gas = '65000'): Handed => ({
  form: 'transaction',
  text: JSON.stringify(
    {
      to,
      data,
      value: '0',
      chain_id: 1,
      nonce: 7,
      gas,
      max_fee_per_gas: '20000000000',
      max_priority_fee_per_gas: '1000000000',
    },
    null,
    2,
  ),
});

/** A payment of base units of USDC. */
export const transfer = (to: string, units: bigint): Handed => transaction(USDC, `0xa9059cbb${word(to)}${word(units)}`);

/** An allowance of base units of USDC. */
export const approval = (spender: string, units: bigint): Handed =>
  transaction(USDC, `0x095ea7b3${word(spender)}${word(units)}`);

/** `multicall(uint256,bytes[])` with two calls: USDC becomes WETH, and that ETH for the user or another. */
export const swapBytes = (units: bigint, receiver = WALLET): Handed => {
  const least = 9_000_000_000_000_000n;
  // exactInputSingle pays the router itself (address 2), which unwraps
  const exchange = `04e45aaf${[USDC, WETH, 500n, 2n, units, least, 0n].map(word).join('')}`;
  const unwrap = `49404b7c${word(least)}${word(receiver)}`;
  const first = 64n;
  const calls = [exchange, unwrap].map((call) => word(BigInt(call.length / 2)) + call.padEnd(paddedLength(call), '0'));
  const second = first + BigInt((calls[0]?.length ?? 0) / 2);
  const list = [word(2n), word(first), word(second), ...calls].join('');
  return transaction(SWAP_ROUTER, `0x5ae401dc${word(DEADLINE)}${word(64n)}${list}`, '250000');
};
const paddedLength = ({ length }: string): number => Math.ceil(length / 64) * 64;

const field = (name: string, type = 'uint256') => ({ name, type });

/** EIP-2612 for base units of USDC. */
export const permit = (spender: string, units: bigint): Handed => ({
  form: 'typed_data',
  text: JSON.stringify(
    {
      types: {
        EIP712Domain: [
          field('name', 'string'),
          field('version', 'string'),
          field('chainId'),
          field('verifyingContract', 'address'),
        ],
        Permit: [
          field('owner', 'address'),
          field('spender', 'address'),
          field('value'),
          field('nonce'),
          field('deadline'),
        ],
      },
      primaryType: 'Permit',
      domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: USDC },
      message: { owner: WALLET, spender, value: String(units), nonce: '0', deadline: String(DEADLINE) },
    },
    null,
    2,
  ),
});
