import { expect } from 'chai';
import type { PayloadAction } from '../../../../domain/payload/action.js';
import { account, bytes, type Call, key, PAYER, payloadOf, u32, u64 } from '../../../support/solana-messages.js';

const SYSTEM = '11111111111111111111111111111111';
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
const STAKE = 'Stake11111111111111111111111111111111111111';
const RENT = 'SysvarRent111111111111111111111111111111111';
const [MINT, FRESH, OTHER, THIEF] = [70, 71, 72, 73].map(account) as [string, string, string, string];

const createAccount = (owner: string): Call => ({
  program: SYSTEM,
  accounts: [PAYER, FRESH],
  data: bytes(u32(0), u64(5), u64(200), key(owner)),
});
const stakeOf = (withdrawer: string, made = FRESH, until = 0, custodian = account(0), epoch = 0): Call => ({
  program: STAKE,
  accounts: [made, RENT],
  data: bytes(u32(0), key(PAYER), key(withdrawer), u64(until), u64(epoch), key(custodian)),
});
const open = (owner: string, program = TOKEN): Call => ({
  program,
  accounts: [FRESH, MINT],
  data: bytes(18, key(owner)),
});
const actionsOf = (...calls: readonly Call[]): readonly PayloadAction[] =>
  payloadOf({ calls, signers: [PAYER, FRESH] }).actions;

describe('what a new account is paid', () => {
  it('belongs to the wallet for which the next instruction makes the account', () => {
    for (const made of [stakeOf(PAYER), open(PAYER), open(PAYER, TOKEN_2022)]) {
      const [funding, opening] = actionsOf(createAccount(made.program), made);
      expect(funding).to.deep.include({ kind: 'native_transfer', amount: '5', from: PAYER, to: PAYER });
      expect(funding?.fields[0]).to.deep.include({ label: 'Destination account', value: FRESH });
      expect(opening?.kind).to.equal('call');
    }
  });

  it('goes to the stranger who can withdraw it', () => {
    const [funding, opening] = actionsOf(createAccount(STAKE), stakeOf(THIEF));
    expect(funding).to.deep.include({ kind: 'native_transfer', to: THIEF });
    expect(opening).to.deep.include({ kind: 'authority_change', to: THIEF });
    expect(actionsOf(createAccount(TOKEN), open(THIEF))[0]).to.deep.include({ to: THIEF });
  });

  it('is locked where a stranger keeps the stake until a time', () => {
    const [funding, opening] = actionsOf(createAccount(STAKE), stakeOf(PAYER, FRESH, 2_000_000_000, THIEF));
    expect(funding?.to).to.equal(PAYER);
    expect(opening).to.deep.include({ kind: 'authority_change', to: THIEF });
    expect(opening?.fields[1]?.value).to.equal('Lockup');
    const byEpoch = actionsOf(createAccount(STAKE), stakeOf(PAYER, FRESH, 0, THIEF, 900));
    expect(byEpoch[1]).to.deep.include({ kind: 'authority_change', to: THIEF });
    expect(actionsOf(createAccount(STAKE), stakeOf(PAYER, FRESH, 2_000_000_000, PAYER))[1]?.kind).to.equal('call');
  });

  it('stays with the account where something happens before, or to another account, or nothing at all', () => {
    const withdrawal: Call = { program: STAKE, accounts: [FRESH, THIEF, FRESH], data: bytes(u32(4), u64(4)) };
    for (const calls of [
      [createAccount(STAKE)],
      [createAccount(STAKE), withdrawal, stakeOf(PAYER)],
      [createAccount(STAKE), stakeOf(PAYER, OTHER)],
      [stakeOf(PAYER), createAccount(STAKE)],
      [{ ...createAccount(STAKE), data: bytes(u32(2), u64(5)) }, stakeOf(PAYER)],
    ]) {
      const funding = actionsOf(...calls).find(({ kind }) => kind === 'native_transfer');
      expect(funding?.to).to.equal(FRESH);
    }
  });
});

describe('tokens that go to a new account', () => {
  const transfer = (program: string): Call => ({
    program,
    accounts: [OTHER, MINT, FRESH, PAYER],
    data: bytes(12, u64(5), 6),
  });

  it('go to the owner whom the message gives it', () => {
    expect(actionsOf(open(THIEF), transfer(TOKEN))[1]?.to).to.equal(THIEF);
    const withRent: Call = { program: TOKEN, accounts: [FRESH, MINT, THIEF, RENT], data: bytes(1) };
    expect(actionsOf(withRent, transfer(TOKEN))[1]?.to).to.equal(THIEF);
    expect(actionsOf({ ...open(THIEF), data: bytes(16, key(THIEF)) }, transfer(TOKEN))[1]?.to).to.equal(THIEF);
  });

  it('are not proven by the account of another token program', () =>
    expect(actionsOf(open(THIEF, TOKEN_2022), transfer(TOKEN))[1]?.to).to.equal(FRESH));
});
