import type { FindingCode } from '../../domain/findings/index.js';
import { expect } from 'chai';
import type { Action } from '../../domain/verdict/action.js';
import { encodeArguments, parseFunction } from '../../domain/payload/evm/abi.js';
import type { AbiValue } from '../../domain/payload/evm/abi.js';
import type { CheckRequest, PayloadCheckRequest } from '../../src/application/check/check-request.js';
import { judgePayload } from './payload-judging.js';
import { FROM, TO, STRANGER } from './payload-accounts.js';

/** A call of a function, as hex. */
export const calldata = (signature: string, ...values: readonly AbiValue[]): string => {
  const abi = parseFunction(signature);
  if (abi === null) throw new Error(`${signature} is no function`);
  return abi.selector + encodeArguments(abi.inputs, values).slice(2);
};

/** A transaction of type 2 by its members. */
export const transaction = (to: string, data = '0x', value = '0', chainId = 1) => ({
  to,
  data,
  value,
  chain_id: chainId,
  nonce: 1,
  gas: '90000',
  max_fee_per_gas: '1000000000',
  max_priority_fee_per_gas: '1',
});

export const transfer = (to: string, units: bigint): string => calldata('transfer(address,uint256)', to, units);
export const approve = (to: string, units: bigint): string => calldata('approve(address,uint256)', to, units);

/** The verdict on bytes alone, and on bytes beside a declared payment of 25 USDC. */
export const bytes = (payload: Partial<PayloadCheckRequest>) =>
  judgePayload({ route: 'payload', request: { from_address: FROM, chain: 'ethereum', ...payload } });
export const declared = (changes: Partial<CheckRequest>) =>
  judgePayload({
    route: 'transaction',
    request: { from_address: FROM, to_address: TO, chain: 'ethereum', token: 'USDC', amount: 25, ...changes },
  });

/** An ERC-2612 permit over 25 USDC. */
export const permit = (
  domain: Readonly<Record<string, unknown>>,
  deadline: string,
  spender = STRANGER,
  value = '25000000',
) => ({
  types: {
    EIP712Domain: Object.keys(domain).map((name) => ({
      name,
      type: { name: 'string', version: 'string', chainId: 'uint256' }[name] ?? 'address',
    })),
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  domain,
  message: { owner: FROM, spender, value, nonce: '0', deadline },
});

/** The text of EIP-4361. */
export const signIn = (host: string): string =>
  `${host} wants you to sign in with your Ethereum account:\n${FROM}\n\nSign in.\n\nURI: https://${host}/login\n` +
  'Version: 1\nChain ID: 1\nNonce: 32891756\nIssued At: 2026-11-20T16:25:24Z';

/** What is judged, by whom, and which codes it must have among others. */
export type VerdictRow = readonly [
  title: string,
  judged: () => ReturnType<typeof bytes>,
  action: Action,
  ...codes: FindingCode[],
];

/** One test for each row. */
export const itJudges = (rows: readonly VerdictRow[]): void => {
  for (const [title, judged, action, ...codes] of rows) {
    it(`are ${action} with ${codes.join(' and ') || 'nothing against them'}: ${title}`, async () => {
      const { decision, payload, codes: found } = await judged();
      expect(found).to.include.members(codes);
      expect(decision.recommendedAction).to.equal(action);
      const isRead = payload?.status === 'decoded' || payload?.status === 'partly_decoded';
      expect(decision.coverage).to.deep.include({ basis: isRead ? 'decoded' : 'declared', level: 0 });
    });
  }
};
