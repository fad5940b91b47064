import { expect } from 'chai';
import { RIGHTS, type RightRow, unmarked } from '../../../domain/data/rights.js';
import type { PayloadAction } from '../../../domain/payload/action.js';
import type { Action } from '../../../domain/verdict/action.js';
import { evmAddress } from '../../support/addresses.js';
import { judgePayload } from '../../support/payload-judging.js';
import { calldata, transaction } from '../../support/payload-requests.js';
import { sampleCall, sampleMessage } from '../../support/right-samples.js';
import { typedRequest } from '../payload/evm/tables/typed-request.js';

const ME = evmAddress('payer');
const STRANGER = evmAddress('stranger');
const CONTRACT = evmAddress('a contract that nobody knows');

const byName = async (permission: string, to: string, isWhole: boolean): Promise<Action> => {
  const { decision } = await judgePayload({
    route: 'transaction',
    request: {
      ...{ chain: 'ethereum', from_address: ME, to_address: to, contract_address: CONTRACT, token: 'ETH', amount: 0 },
      ...{ transaction_type: 'contract_interaction', permissions: [permission] },
      ...(isWhole ? { approval_amount: 'unlimited' } : {}),
    },
  });
  return decision.recommendedAction;
};

const judgedBytes = async (data: string) => {
  const request = { chain: 'ethereum' as const, from_address: ME, transaction: transaction(CONTRACT, data) };
  const { decision, payload } = await judgePayload({ route: 'payload', request });
  return { action: decision.recommendedAction, actions: payload?.actions ?? [] };
};

const byMessage = async (marked: string): Promise<Action> => {
  const domain = { name: 'Shop', chainId: 1, verifyingContract: CONTRACT };
  const { content } = typedRequest(unmarked(marked), sampleMessage(marked, STRANGER, ME), domain);
  const request = { chain: 'ethereum' as const, from_address: ME, typed_data: content };
  return (await judgePayload({ route: 'payload', request })).decision.recommendedAction;
};

const FUNCTIONS: readonly RightRow[] = RIGHTS.filter(
  ({ signature, families }) => signature.includes('(') && families.length > 0,
);

/** An allowance of all, which a caller would declare as that: of some functions only the bytes say it. */
const isOfAll = ({ kind, amount }: PayloadAction): boolean =>
  (kind === 'allowance' || kind === 'permit') && amount === 'unlimited';

describe('a right on a contract that nobody knows', () => {
  for (const { signature, families, typed } of FUNCTIONS) {
    it(`is judged alike by name, by bytes, in a batch and by signature: ${signature}`, async () => {
      // proceeds that bytes alone give to another have a rule of their own
      const to = families.includes('payout') ? ME : STRANGER;
      const call = sampleCall(signature, to);
      const { action, actions } = await judgedBytes(call);
      const declared = await byName(signature, to, actions.some(isOfAll));
      expect(declared).not.to.equal('ALLOW');
      expect(action, 'by bytes').to.equal(declared);
      expect((await judgedBytes(calldata('multicall(bytes[])', [call]))).action, 'in a batch').to.equal(declared);
      // a signature alone is all that a stranger needs
      if (typed !== null) expect(await byMessage(typed), 'by signature').to.equal('BLOCK');
    });
  }
});
