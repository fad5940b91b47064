import type { ExecutedEffect, Execution } from '../../../../domain/facts/simulation/execution.js';
import type { CheckRequest } from '../../../../src/application/check/check-request.js';
import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import { evmAddress } from '../../../support/addresses.js';
import { executionWith, nodeFact, tokenAt } from '../../../support/executions.js';
import { encodeCall } from '../../../support/payload-bytes.js';
import { judgePayload } from '../../../support/payload-judging.js';

export const ME = evmAddress('payer');
export const BOB = evmAddress('bob');
export const EVE = evmAddress('eve');
export const POOL = evmAddress('pool');
export const PROTOCOL = evmAddress('protocol');
export const ROUTER = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
export const USDC_KEY = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
export const WETH_KEY = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const USDT_KEY = '0xdac17f958d2ee523a2206206994597c13d831ec7';
export const USDC = tokenAt(USDC_KEY, { symbol: 'USDC' });
export const USDT = tokenAt(USDT_KEY, { symbol: 'USDT' });
export const WETH = tokenAt(WETH_KEY, { symbol: 'WETH', decimals: 18 });
export const STRANGE = tokenAt(evmAddress('strange token'), { decimals: null });
export const APES = tokenAt(evmAddress('apes'), { decimals: null, tokenId: '7' });
export const ONE_ETHER = 10n ** 18n;
export const UNITS = 25_000_000n;
const SOON = 1_900_000_000n;

export const transaction = (to: string, data = '0x', value = 0n): PayloadMembers => ({
  transaction: {
    ...{ chain_id: 1, to, value: String(value), data, nonce: 1, gas: '200000', max_fee_per_gas: '9' },
    max_priority_fee_per_gas: '1',
  },
});

export const TRANSFER = transaction(USDC_KEY, encodeCall('transfer(address,uint256)', [BOB, UNITS]));
export const APPROVE = transaction(USDC_KEY, encodeCall('approve(address,uint256)', [ROUTER, UNITS]));
/** USDC for USDT, by a router that the service knows. */
export const swapTo = (recipient: string, least = 24_000_000n): PayloadMembers =>
  transaction(
    ROUTER,
    encodeCall('swapExactTokensForTokens(uint256,uint256,address[],address,uint256)', [
      UNITS,
      least,
      [USDC_KEY, USDT_KEY],
      recipient,
      SOON,
    ]),
  );
/** A function that no source knows, with coins sent along. */
export const unknownCall = (value = 0n): PayloadMembers => transaction(PROTOCOL, '0xdeadbeef', value);

type Effects = readonly ExecutedEffect[];
export type Verdict = readonly string[];

const verdict = async (
  submission: Parameters<typeof judgePayload>[0],
  execution: Execution | null,
): Promise<Verdict> => {
  const { decision } = await judgePayload(submission, [nodeFact(execution)]);
  return [
    decision.recommendedAction,
    ...decision.findings.map(({ code, recommendedAction }) => `${code} ${recommendedAction}`),
  ];
};

const DECLARED: CheckRequest = {
  ...{ from_address: ME, to_address: BOB, chain: 'ethereum', token: 'USDC', amount: 25 },
  transaction_type: 'safe_send',
};

export const declaredRequest = (changes: Partial<CheckRequest>): CheckRequest => ({ ...DECLARED, ...changes });

/** The action, and each code with its own, of bytes beside an intent: by default a payment of 25 USDC to Bob. */
export const declared = (
  changes: Partial<CheckRequest>,
  effects: Effects,
  execution: Partial<Execution> = {},
): Promise<Verdict> =>
  verdict({ route: 'transaction', request: declaredRequest(changes) }, executionWith({ effects, ...execution }));

/** The same of bytes alone. */
export const bytes = (
  payload: PayloadMembers & Pick<CheckRequest, 'expected_to_address'>,
  effects: Effects,
  execution: Partial<Execution> = {},
) =>
  verdict(
    { route: 'payload', request: { chain: 'ethereum', from_address: ME, ...payload } },
    executionWith({ effects, ...execution }),
  );

/** Bytes alone where the node did not answer. */
export const bytesUnanswered = (payload: PayloadMembers): Promise<Verdict> =>
  verdict({ route: 'payload', request: { chain: 'ethereum', from_address: ME, ...payload } }, null);

export const SWAP: Partial<CheckRequest> = {
  ...{ to_address: ME, contract_address: ROUTER, transaction_type: 'swap' },
  ...swapTo(ME),
};
