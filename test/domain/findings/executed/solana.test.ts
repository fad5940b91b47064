import { base64 } from '@scure/base';
import { expect } from 'chai';
import type { ExecutedEffect } from '../../../../domain/facts/simulation/execution.js';
import { associatedTokenAddress } from '../../../../domain/payload/solana/associated-account.js';
import {
  ASSOCIATED_TOKEN_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
} from '../../../../domain/payload/solana/program-addresses.js';
import type { Submission } from '../../../../src/application/check/check-request.js';
import { balance, control, executionWith, nodeFact, paid, tokenAt } from '../../../support/executions.js';
import { judgePayload } from '../../../support/payload-judging.js';
import { account, bytes, type Call, encodeMessage, messageOf, PAYER, u64 } from '../../../support/solana-messages.js';

const USDC_MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const USDC = tokenAt(USDC_MINT, { symbol: 'USDC' });
const SOL = { address: null, symbol: 'SOL', decimals: 9, tokenId: null };
const RENT = 2_039_280n;
const UNITS = 25_000_000n;
const [bob, eve] = [account(2), account(7)];
const holding = (owner: string): string => associatedTokenAddress(owner, USDC_MINT, TOKEN_PROGRAM) ?? '';

const opened: Call = {
  program: ASSOCIATED_TOKEN_PROGRAM,
  accounts: [PAYER, holding(bob), bob, USDC_MINT, SYSTEM_PROGRAM, TOKEN_PROGRAM],
  data: bytes(1),
};
const payment: Call = {
  program: TOKEN_PROGRAM,
  accounts: [holding(PAYER), USDC_MINT, holding(bob), PAYER],
  data: bytes(12, u64(UNITS), 6),
};
const message = (calls: readonly Call[]): string => base64.encode(encodeMessage(messageOf({ calls })));

const verdictOn = async (submission: Submission, effects: readonly ExecutedEffect[]): Promise<readonly string[]> => {
  const { decision } = await judgePayload(submission, [nodeFact(executionWith({ effects }), 'solana-rpc')]);
  return [decision.recommendedAction, ...decision.findings.map(({ code }) => code)];
};

describe('an executed payment of tokens on Solana', () => {
  const solana_message = message([opened, payment]);
  const alone: Submission = { route: 'payload', request: { chain: 'solana', from_address: PAYER, solana_message } };
  const declared: Submission = {
    route: 'transaction',
    request: {
      ...{ from_address: PAYER, to_address: bob, chain: 'solana', token: 'USDC', amount: 25, solana_message },
      transaction_type: 'safe_send',
    },
  };
  const paidTo = (owner: string): readonly ExecutedEffect[] => [
    ...paid(PAYER, owner, USDC, UNITS),
    balance(PAYER, SOL, -RENT),
  ];

  it('may open the account of its receiver, whose owner the effects name', async () => {
    for (const submission of [alone, declared])
      expect(await verdictOn(submission, paidTo(bob))).to.deep.equal(['ALLOW']);
  });

  it('is BLOCK where another owner is paid, or coins are taken beside the rent', async () => {
    for (const submission of [alone, declared])
      for (const effects of [paidTo(eve), [...paidTo(bob), balance(PAYER, SOL, -RENT)]])
        expect(await verdictOn(submission, effects)).to.include.members(['BLOCK', 'undeclared_outflow']);
  });

  it('is BLOCK where an authority of the sender goes elsewhere, and not where an account is made', async () => {
    const taken = control(holding(PAYER), 'authority', PAYER, eve);
    expect(await verdictOn(declared, [...paidTo(bob), taken])).to.include.members(['BLOCK', 'control_changes']);
    const made = control(holding(bob), 'owner', null, bob);
    expect(await verdictOn(declared, [...paidTo(bob), made])).to.deep.equal(['ALLOW']);
  });
});
