import { base64 } from '@scure/base';
import { expect } from 'chai';
import { RIGHTS, type RightRow, unmarked } from '../../../domain/data/rights.js';
import type { PayloadAction } from '../../../domain/payload/action.js';
import {
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
  UPGRADEABLE_LOADER,
  VOTE_PROGRAM,
} from '../../../domain/payload/solana/program-addresses.js';
import { shortAddress } from '../../../domain/text/render.js';
import type { Action } from '../../../domain/verdict/action.js';
import { evmAddress } from '../../support/addresses.js';
import { judgePayload } from '../../support/payload-judging.js';
import { calldata, transaction } from '../../support/payload-requests.js';
import { sampleCall, sampleMessage } from '../../support/right-samples.js';
import { account, bytes, encodeMessage, key, messageOf, PAYER, u32, u64 } from '../../support/solana-messages.js';
import { typedRequest } from '../payload/evm/tables/typed-request.js';

const ME = evmAddress('payer');
const STRANGER = evmAddress('stranger');
const CONTRACT = evmAddress('a contract that nobody knows');

const byName = async (permission: string, to: string, type: 'mint' | 'contract_interaction', isWhole: boolean) => {
  const { decision } = await judgePayload({
    route: 'transaction',
    request: {
      ...{ chain: 'ethereum', from_address: ME, to_address: to, contract_address: CONTRACT, token: 'ETH', amount: 0 },
      ...{ transaction_type: type, permissions: [permission] },
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
  for (const { signature, marked, families, typed } of FUNCTIONS) {
    it(`is judged alike by name, by bytes, in a batch and by signature: ${signature}`, async () => {
      // who mints and names nobody mints for itself; proceeds that bytes give to another have a rule of their own
      const isOwnMint = families.includes('mint') && !marked.includes('>');
      const to = families.includes('payout') || isOwnMint ? ME : STRANGER;
      const call = sampleCall(signature, to);
      const { action, actions } = await judgedBytes(call);
      const declared = await byName(signature, to, isOwnMint ? 'mint' : 'contract_interaction', actions.some(isOfAll));
      expect(declared).not.to.equal('ALLOW');
      expect(action, 'by bytes').to.equal(declared);
      expect((await judgedBytes(calldata('multicall(bytes[])', [call]))).action, 'in a batch').to.equal(declared);
      // a signature alone is all that a stranger needs
      if (typed !== null) expect(await byMessage(typed), 'by signature').to.equal('BLOCK');
    });
  }
});

const [HELD, MINT, OTHER, PROGRAM, BUFFER] = [21, 20, 23, 41, 42].map(account) as [
  string,
  string,
  string,
  string,
  string,
];
const CLOCK = 'SysvarC1ock11111111111111111111111111111111';
const RENT = 'SysvarRent111111111111111111111111111111111';

/** An instruction that gives a stranger something, by name: its data, its accounts. */
const INSTRUCTIONS: readonly (readonly [
  name: string,
  program: string,
  data: Uint8Array,
  accounts: readonly string[],
])[] = [
  ['SetAuthority', TOKEN_PROGRAM, bytes(6, 2, 1, key(OTHER)), [HELD, PAYER]],
  ['ApproveChecked', TOKEN_PROGRAM, bytes(13, u64(5), 6), [HELD, MINT, OTHER, PAYER]],
  ['CloseAccount', TOKEN_PROGRAM, bytes(9), [HELD, OTHER, PAYER]],
  ['BurnChecked', TOKEN_PROGRAM, bytes(15, u64(5), 6), [HELD, MINT, PAYER]],
  ['MintToChecked', TOKEN_PROGRAM, bytes(14, u64(5), 6), [MINT, OTHER, PAYER]],
  ['Assign', SYSTEM_PROGRAM, bytes(u32(1), key(OTHER)), [PAYER]],
  ['AuthorizeNonceAccount', SYSTEM_PROGRAM, bytes(u32(7), key(OTHER)), [HELD, PAYER]],
  ['Authorize', STAKE_PROGRAM, bytes(u32(1), key(OTHER), u32(1)), [HELD, CLOCK, PAYER]],
  ['Authorize', VOTE_PROGRAM, bytes(u32(1), key(OTHER), u32(1)), [HELD, CLOCK, PAYER]],
  ['Upgrade', UPGRADEABLE_LOADER, u32(3), [HELD, PROGRAM, BUFFER, PAYER, RENT, CLOCK, PAYER]],
  ['SetAuthority', UPGRADEABLE_LOADER, u32(4), [HELD, PAYER, OTHER]],
  ['CloseProgram', UPGRADEABLE_LOADER, u32(5), [HELD, PAYER, PAYER, PROGRAM]],
];

describe('a right on Solana', () => {
  for (const [name, program, data, accounts] of INSTRUCTIONS)
    it(`is judged alike by name and by instruction: ${name} of ${program}`, async () => {
      const message = encodeMessage(messageOf({ calls: [{ program, accounts, data }] }));
      const byInstruction = await judgePayload({
        route: 'payload',
        request: { chain: 'solana', from_address: PAYER, solana_message: base64.encode(message) },
      });
      const declared = await judgePayload({
        route: 'transaction',
        request: {
          ...{ chain: 'solana', from_address: PAYER, to_address: OTHER, contract_address: program, token: 'SOL' },
          ...{ amount: 0, transaction_type: 'contract_interaction', permissions: [name] },
        },
      });
      expect(byInstruction.payload?.actions[0]?.function).to.equal(name);
      expect(declared.decision.recommendedAction).not.to.equal('ALLOW');
      expect(byInstruction.decision.recommendedAction).to.equal(declared.decision.recommendedAction);
      const said = byInstruction.decision.findings.map(({ message }) => message).join(' ');
      expect(said.includes(`closes the program ${shortAddress(PROGRAM)}`)).to.equal(name === 'CloseProgram');
    });
});
