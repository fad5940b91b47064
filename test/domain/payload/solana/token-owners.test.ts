import { base58 } from '@scure/base';
import { expect } from 'chai';
import type { PayloadAction } from '../../../../domain/payload/action.js';
import {
  associatedTokenAddress,
  isOnCurve,
  programAddress,
} from '../../../../domain/payload/solana/associated-account.js';
import { isReceivedBy } from '../../../../domain/payload/solana/token-accounts.js';
import { account, bytes, type Call, PAYER, payloadOf, u64 } from '../../../support/solana-messages.js';

const SYSTEM = '11111111111111111111111111111111';
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
const [MINT, OTHER_MINT, FRIEND, THIEF] = [50, 51, 52, 53].map(account) as [string, string, string, string];

const associated = (owner: string, mint = MINT, program = TOKEN): string =>
  associatedTokenAddress(owner, mint, program) ?? '';
const OWN = associated(PAYER);

const create = (tag: readonly number[], held: string, owner: string, program = TOKEN): Call => ({
  program: ASSOCIATED,
  accounts: [PAYER, held, owner, MINT, SYSTEM, program],
  data: bytes(tag),
});
const transfer = (to: string, program = TOKEN): Call => ({
  program,
  accounts: [OWN, MINT, to, PAYER],
  data: bytes(12, u64(5), 6),
});
const unchecked = (to: string): Call => ({ program: TOKEN, accounts: [OWN, to, PAYER], data: bytes(3, u64(5)) });
const lastOf = (...calls: readonly Call[]): PayloadAction => payloadOf({ calls }).actions.at(-1) as PayloadAction;
const accountIn = (action: PayloadAction): string | undefined =>
  action.fields.find(({ label }) => label === 'Destination account')?.value;

describe('addresses that programs derive', () => {
  // Source: the tests of @solana/web3.js, createProgramAddress, with the bump as the last seed
  it('knows a key from an address that no key can have', () => {
    for (const derived of [
      '3gF2KMe9KiC6FNVBmfg9i267aMPvK37FewCip4eGBFcT',
      '7ytmC1nT1xY4RfxCV2ZgyA7UakC93do5ZdyhdF3EtPj7',
      'HwRVBufQ4haG5XSgpspwKtNd3PC9GM9m1196uJW36vds',
    ])
      expect(isOnCurve(base58.decode(derived)), derived).to.equal(false);
    // Source: RFC 8032, section 7.1, public keys of tests 1 to 3
    for (const hex of [
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    ])
      expect(isOnCurve(Uint8Array.from(Buffer.from(hex, 'hex'))), hex).to.equal(true);
  });

  it('finds the address of a program as its bumps go down', () => {
    const address = programAddress([new TextEncoder().encode('seed')], new Uint8Array(32).fill(7));
    expect(address).to.have.length(32);
    expect(address === null || isOnCurve(address)).to.equal(false);
  });

  // Source: the tests of @solana/spl-token, getAssociatedTokenAddress
  it('derives the associated account of a wallet and a mint', () => {
    const owner = 'B8UwBUUnKwCyKuGMbFKWaG7exYdDk2ozZrPg72NyVbfj';
    const mint = '7o36UsWR1JQLpZ9PE2gn9L4SQ69CNNiWAXd4Jt7rqz9Z';
    expect(associatedTokenAddress(owner, mint, TOKEN)).to.equal('DShWnroshVbeUp28oopA3Pu7oFPDBtC1DBmPECXXAQ9n');
    expect(associatedTokenAddress(owner, mint, TOKEN_2022)).to.not.equal(associatedTokenAddress(owner, mint, TOKEN));
  });

  it('derives nothing from what is no account', () => {
    expect(associatedTokenAddress('0x00', MINT, TOKEN)).to.equal(null);
    expect(associatedTokenAddress(FRIEND, '', TOKEN)).to.equal(null);
    expect(associatedTokenAddress(FRIEND, MINT, `${TOKEN}1`)).to.equal(null);
  });
});

describe('the recipient of a token transfer', () => {
  for (const [name, tag] of [
    ['Create of the first version', []],
    ['Create', [0]],
    ['CreateIdempotent', [1]],
  ] as const)
    it(`is the wallet for which ${name} makes its account`, () => {
      const action = lastOf(create(tag, associated(FRIEND), FRIEND), transfer(associated(FRIEND)));
      expect(action).to.deep.include({ kind: 'token_transfer', to: FRIEND });
      expect(accountIn(action)).to.equal(associated(FRIEND));
      expect(isReceivedBy(action, FRIEND, null)).to.equal(true);
      expect(isReceivedBy(action, THIEF, null)).to.equal(false);
    });

  it('is known with its mint where an unchecked transfer goes to such an account', () => {
    const action = lastOf(create([1], associated(FRIEND), FRIEND), unchecked(associated(FRIEND)));
    expect(action).to.deep.include({ to: FRIEND });
    expect(action.asset?.address).to.equal(MINT);
  });

  it('is the sender where the account is its own', () => expect(lastOf(transfer(OWN)).to).to.equal(PAYER));

  it('is never a wallet that an instruction names beside the account of another', () => {
    const action = lastOf(create([1], associated(THIEF), FRIEND), transfer(associated(THIEF)));
    expect(action.to).to.equal(associated(THIEF));
    expect(isReceivedBy(action, FRIEND, null)).to.equal(false);
    expect(isReceivedBy(action, THIEF, null)).to.equal(true);
  });

  it('is not proven by the account of another token program', () => {
    const held = associated(FRIEND, MINT, TOKEN_2022);
    const action = lastOf(create([1], held, FRIEND, TOKEN_2022), transfer(held));
    expect(action.to).to.equal(held);
    expect(isReceivedBy(action, FRIEND, null)).to.equal(false);
  });

  it('is not proven by an instruction that creates nothing', () => {
    const held = associated(FRIEND);
    expect(lastOf(create([2], held, FRIEND), transfer(held)).to).to.equal(held);
    expect(lastOf(create([0, 0], held, FRIEND), transfer(held)).to).to.equal(held);
  });

  it('can be told from the declared one where the message creates nothing', () => {
    const action = lastOf(transfer(associated(FRIEND)));
    expect(action.to).to.equal(associated(FRIEND));
    expect(isReceivedBy(action, FRIEND, null)).to.equal(true);
    expect(isReceivedBy(action, THIEF, null)).to.equal(false);
    expect(isReceivedBy(lastOf(transfer(associated(FRIEND, OTHER_MINT))), FRIEND, null)).to.equal(false);
  });

  it('of an unchecked transfer needs the expected mint', () => {
    const action = lastOf(unchecked(associated(FRIEND)));
    expect(isReceivedBy(action, FRIEND, null)).to.equal(false);
    expect(isReceivedBy(action, FRIEND, MINT)).to.equal(true);
    expect(isReceivedBy(action, FRIEND, OTHER_MINT)).to.equal(false);
  });

  it('of tokens that are burnt is no account at all', () => {
    const burn: Call = { program: TOKEN, accounts: [OWN, MINT, PAYER], data: bytes(8, u64(5)) };
    expect(isReceivedBy(lastOf(burn), FRIEND, MINT)).to.equal(false);
  });

  it('is not looked for without end: after 32 derivations an account stays unproven', () => {
    const [wallets, mints] = [0, 6].map((from) => Array.from({ length: 6 }, (_, index) => account(100 + from + index)));
    const pairs = wallets?.flatMap((wallet) => mints?.map((mint) => [wallet, mint] as const) ?? []) ?? [];
    const createFor = ([wallet, mint]: readonly [string, string], held: string): Call => ({
      program: ASSOCIATED,
      accounts: [PAYER, held, wallet, mint, SYSTEM, TOKEN],
      data: bytes(1),
    });
    const last = (count: number): PayloadAction => {
      const wrong = pairs.slice(0, count).map((pair) => createFor(pair, THIEF));
      return lastOf(...wrong, create([1], associated(FRIEND), FRIEND), transfer(associated(FRIEND)));
    };
    expect(last(31).to).to.equal(FRIEND);
    expect(last(32).to).to.equal(associated(FRIEND));
    expect(isReceivedBy(last(32), FRIEND, null)).to.equal(true);
  });
});

describe('creating an associated account', () => {
  it('is an ordinary call, for any wallet', () => {
    const action = lastOf(create([1], associated(FRIEND), FRIEND));
    expect(action).to.deep.include({
      kind: 'call',
      from: PAYER,
      to: FRIEND,
      target: ASSOCIATED,
      function: 'CreateIdempotent',
      certainty: 'exact',
      source: 'Associated Token',
    });
  });

  it('is not read with fewer accounts or another number', () => {
    const whole = create([1], associated(FRIEND), FRIEND);
    for (const one of [
      { ...whole, accounts: whole.accounts.slice(0, 5) },
      { ...whole, data: bytes(3) },
    ])
      expect(lastOf(one).kind).to.equal('unknown_call');
  });

  it('lets wrapping lamports be what it is: a transfer to an own account, and a wrap', () => {
    const native = 'So11111111111111111111111111111111111111112';
    const held = associated(PAYER, native);
    const { status, actions } = payloadOf({
      calls: [
        { program: ASSOCIATED, accounts: [PAYER, held, PAYER, native, SYSTEM, TOKEN], data: bytes(1) },
        { program: SYSTEM, accounts: [PAYER, held], data: bytes(2, 0, 0, 0, u64(9)) },
        { program: TOKEN, accounts: [held], data: bytes(17) },
      ],
    });
    expect(status).to.equal('decoded');
    expect(actions.map(({ kind }) => kind)).to.deep.equal(['call', 'native_transfer', 'wrap']);
    expect(actions.map(({ to }) => to)).to.deep.equal([PAYER, PAYER, PAYER]);
    expect(accountIn(actions[1] as PayloadAction)).to.equal(held);
  });

  it('never takes lamports for the sender’s own that go to the wrapped account of another', () => {
    const held = associated(THIEF, 'So11111111111111111111111111111111111111112');
    const { actions } = payloadOf({
      calls: [
        { program: SYSTEM, accounts: [PAYER, held], data: bytes(2, 0, 0, 0, u64(9)) },
        { program: TOKEN, accounts: [held], data: bytes(17) },
      ],
    });
    expect(actions.map(({ to }) => to)).to.deep.equal([held, held]);
  });

  it('never takes lamports for wrapped ones that go to an account of another token', () => {
    const held = associated(FRIEND);
    const { actions } = payloadOf({
      calls: [
        create([1], held, FRIEND),
        { program: SYSTEM, accounts: [PAYER, held], data: bytes(2, 0, 0, 0, u64(9)) },
        { program: TOKEN, accounts: [held], data: bytes(17) },
      ],
    });
    expect(actions[1]?.to).to.equal(held);
  });

  it('recovers nested tokens to the wallet that signs', () => {
    const nested = associated(OWN);
    const recover: Call = {
      program: ASSOCIATED,
      accounts: [nested, MINT, OWN, OWN, MINT, PAYER, TOKEN],
      data: bytes(2),
    };
    expect(lastOf(recover)).to.deep.include({
      kind: 'token_transfer',
      amount: null,
      from: PAYER,
      function: 'RecoverNested',
    });
  });
});
