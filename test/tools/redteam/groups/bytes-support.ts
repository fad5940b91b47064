import { type Chain, CHAINS, chainOf, familyOf } from '../../../../domain/chains/index.js';
import type { Body } from '../attack.js';

/** What is called, the coins that go along, and the bytes. */
export type Call = readonly [to: string, value: bigint, data: string];

export const EVM = CHAINS.filter((chain) => familyOf(chain) === 'evm');
export const LATER = 1_999_999_999n;
export const V2_ROUTER = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
export const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
export const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';

/** A request about the bytes of one call. */
export const transaction = (chain: Chain, from: string, [to, value, data]: Call): Body => ({
  chain,
  from_address: from,
  transaction: {
    ...{ to, data, value: value.toString(), chain_id: Number(chainOf(chain).chainId), nonce: 7, gas: '300000' },
    ...{ max_fee_per_gas: '1000000000', max_priority_fee_per_gas: '1' },
  },
});
