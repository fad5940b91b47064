import { base64 } from '@scure/base';
import { expect } from 'chai';
import { sentenceOf } from '../../../domain/payload/sentence.js';
import { associatedTokenAddress } from '../../../domain/payload/solana/associated-account.js';
import {
  ASSOCIATED_TOKEN_PROGRAM,
  MARINADE_PROGRAM,
  STAKE_POOL_PROGRAM,
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
} from '../../../domain/payload/solana/program-addresses.js';
import { judgePayload } from '../../support/payload-judging.js';
import { account, bytes, type Call, encodeMessage, messageOf, PAYER, u32, u64 } from '../../support/solana-messages.js';

const JITO = 'Jito4APyf642JPZPx3hGc6WWJ8zPKtRbRs4P815Awbb';
const JITO_SOL = 'J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn';
const MARINADE_STATE = '8szGkuLTAux9XMgZ2vtY39jVSowEcpBfFfD8hXSEqdGC';
const M_SOL = 'mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So';
const ONE_SOL = 1_000_000_000;
const [stranger, helper, other, stake] = [account(2), account(3), account(4), account(5)];
const own = (owner: string, mint: string): string => associatedTokenAddress(owner, mint, TOKEN_PROGRAM) ?? '';
const call = (program: string, accounts: readonly string[], ...data: readonly (number | Uint8Array)[]): Call => ({
  ...{ program, accounts, data: bytes(...data) },
});

const atJito = (to: string, { pool = JITO, mint = JITO_SOL, from = PAYER } = {}): Call =>
  call(
    STAKE_POOL_PROGRAM,
    [
      pool,
      account(10),
      account(11),
      from,
      own(to, mint),
      account(12),
      account(13),
      mint,
      SYSTEM_PROGRAM,
      TOKEN_PROGRAM,
    ],
    14,
    u64(ONE_SOL),
  );
const atMarinade = (to: string, state = MARINADE_STATE): Call =>
  call(
    MARINADE_PROGRAM,
    [
      ...[state, M_SOL, account(10), account(11), account(12), account(13), PAYER, own(to, M_SOL), account(14)],
      ...[SYSTEM_PROGRAM, TOKEN_PROGRAM],
    ],
    ...[242, 35, 198, 137, 82, 225, 242, 182],
    u64(ONE_SOL),
  );

const judge = async (calls: readonly Call[], signers = [PAYER]) => {
  const solana_message = base64.encode(encodeMessage(messageOf({ calls, signers })));
  return judgePayload({ route: 'payload', request: { chain: 'solana', from_address: PAYER, solana_message } });
};
const actionOf = async (calls: readonly Call[], signers = [PAYER]) =>
  (await judge(calls, signers)).decision.recommendedAction;

describe('a stake in a pool', () => {
  it('passes where the tokens of a known pool go to the sender, and says so', async () => {
    expect(await actionOf([atJito(PAYER)])).to.equal('ALLOW');
    const { decision, payload } = await judge([atMarinade(PAYER)]);
    expect(decision.recommendedAction).to.equal('ALLOW');
    const said = payload?.actions.map((action) => sentenceOf(action, PAYER));
    expect(said).to.deep.equal(['Stakes 1 SOL; the tokens of the pool go to you.']);
  });

  it('is stopped for the account of a stranger, and at a pool or for a token that nobody knows', async () => {
    expect(await actionOf([atJito(stranger)])).to.equal('REVIEW');
    expect(await actionOf([atMarinade(stranger)])).to.equal('REVIEW');
    expect(await actionOf([atJito(PAYER, { pool: other })])).to.equal('REVIEW');
    expect(await actionOf([atJito(PAYER, { mint: M_SOL })])).to.equal('REVIEW');
    expect(await actionOf([atMarinade(PAYER, other)])).to.equal('REVIEW');
  });

  it('may be paid by a helper that signs for that alone and keeps nothing, and by nobody else', async () => {
    const paid = (lamports: number) => call(SYSTEM_PROGRAM, [PAYER, helper], u32(2), u64(lamports));
    const opened = call(
      ASSOCIATED_TOKEN_PROGRAM,
      [PAYER, own(PAYER, JITO_SOL), PAYER, JITO_SOL, SYSTEM_PROGRAM, TOKEN_PROGRAM],
      1,
    );
    const by = (to: string, lamports = ONE_SOL) => [paid(lamports), opened, atJito(to, { from: helper })];
    expect(await actionOf(by(PAYER), [PAYER, helper])).to.equal('ALLOW');
    expect(await actionOf(by(PAYER, 2 * ONE_SOL), [PAYER, helper])).to.equal('BLOCK');
    expect(await actionOf(by(stranger), [PAYER, helper])).to.equal('BLOCK');
    const closed = call(TOKEN_PROGRAM, [own(PAYER, M_SOL), helper, PAYER], 9);
    expect(await actionOf([closed, ...by(PAYER)], [PAYER, helper])).to.equal('BLOCK');
    expect(await actionOf(by(PAYER), [PAYER, helper, other])).to.equal('BLOCK');
  });
});

describe('two stakes that are joined', () => {
  const HISTORY = 'SysvarStakeHistory1111111111111111111111111';
  const CLOCK = 'SysvarC1ock11111111111111111111111111111111';

  it('pass, since the network joins none but those of the same owner; a part that is split off does not', async () => {
    expect(await actionOf([call(STAKE_PROGRAM, [stake, other, CLOCK, HISTORY, PAYER], u32(7))])).to.equal('ALLOW');
    const split = call(STAKE_PROGRAM, [stake, other, PAYER], u32(3), u64(ONE_SOL));
    expect(await actionOf([split])).to.equal('REVIEW');
  });
});
