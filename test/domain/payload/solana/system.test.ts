import { expect } from 'chai';
import type { PayloadAction } from '../../../../domain/payload/action.js';
import type { PayloadStatus } from '../../../../domain/payload/payload.js';
import { account, bytes, type Call, key, PAYER, payloadOf, seed, u32, u64 } from '../../../support/solana-messages.js';

const SYSTEM = '11111111111111111111111111111111';
const STAKE = 'Stake11111111111111111111111111111111111111';
const [FRIEND, STRANGER, FRESH, NONCE, EVIL_PROGRAM] = [2, 3, 4, 5, 6].map(account) as [
  string,
  string,
  string,
  string,
  string,
];
const SYSVAR = 'SysvarRecentB1ockHashes11111111111111111111';
const RENT = 'SysvarRent111111111111111111111111111111111';

const call = (data: Uint8Array, ...accounts: readonly string[]): Call => ({ program: SYSTEM, accounts, data });
const only = (one: Call, signers?: readonly string[], status: PayloadStatus = 'decoded'): PayloadAction => {
  const payload = payloadOf(signers === undefined ? { calls: [one] } : { calls: [one], signers });
  expect(payload.status).to.equal(status);
  expect(payload.actions).to.have.length(1);
  return payload.actions[0] as PayloadAction;
};
const NATIVE = { address: null, symbol: null, decimals: null, tokenId: null };
const ADVANCE = call(u32(4), NONCE, SYSVAR, PAYER);

describe('the System program of Solana', () => {
  it('reads a transfer of lamports to its last unit', () =>
    expect(only(call(bytes(u32(2), u64(2n ** 64n - 1n)), PAYER, FRIEND))).to.deep.equal({
      path: '0',
      kind: 'native_transfer',
      asset: NATIVE,
      amount: '18446744073709551615',
      from: PAYER,
      to: FRIEND,
      target: SYSTEM,
      function: 'Transfer',
      certainty: 'exact',
      source: 'System',
      expiresAt: null,
      fields: [],
    }));

  for (const [what, data] of [
    ['a byte too few', bytes(u32(2), u64(5)).subarray(0, 11)],
    ['a tag of one byte', bytes(2, u64(5))],
    ['a tag that does not exist', bytes(u32(99), u64(5))],
    ['no data', bytes()],
  ] as const)
    it(`does not take ${what} for a transfer`, () => {
      const action = only(call(data, PAYER, FRIEND), undefined, 'partly_decoded');
      expect(action).to.deep.include({ kind: 'unknown_call', target: SYSTEM, function: null, certainty: 'unknown' });
    });

  it('takes a transfer with bytes behind it for one, since the program ignores them, and never for the whole', () => {
    const action = only(call(bytes(u32(2), u64(5), 0), PAYER, FRIEND), undefined, 'partly_decoded');
    expect(action).to.deep.include({ kind: 'native_transfer', amount: '5', to: FRIEND, certainty: 'exact' });
  });

  it('does not take a transfer without a recipient for one', () =>
    expect(only(call(bytes(u32(2), u64(5)), PAYER), undefined, 'partly_decoded').kind).to.equal('unknown_call'));

  it('reads what a new account is paid with as a transfer to it', () => {
    const data = bytes(u32(0), u64(7), u64(200), key(STAKE));
    expect(only(call(data, PAYER, FRESH), [PAYER, FRESH])).to.deep.include({
      kind: 'native_transfer',
      amount: '7',
      from: PAYER,
      to: FRESH,
      function: 'CreateAccount',
    });
    const seeded = bytes(u32(3), key(PAYER), seed('stake:0'), u64(8), u64(200), key(STAKE));
    expect(only(call(seeded, PAYER, FRESH))).to.deep.include({
      kind: 'native_transfer',
      amount: '8',
      to: FRESH,
      function: 'CreateAccountWithSeed',
    });
  });

  it('does not read a seed that is no text, or is longer than its instruction', () => {
    const bad = bytes(u32(3), key(PAYER), u64(2), 0xc3, 0x28, u64(8), u64(200), key(STAKE));
    expect(only(call(bad, PAYER, FRESH), undefined, 'partly_decoded').kind).to.equal('unknown_call');
    const long = bytes(u32(3), key(PAYER), u64(2n ** 63n), 65, u64(8), u64(200), key(STAKE));
    expect(only(call(long, PAYER, FRESH), undefined, 'partly_decoded').kind).to.equal('unknown_call');
  });

  it('reads a transfer out of a derived account as signed by its base', () => {
    const data = bytes(u32(11), u64(9), seed('vault'), key(SYSTEM));
    expect(only(call(data, FRESH, PAYER, STRANGER))).to.deep.include({
      kind: 'native_transfer',
      amount: '9',
      from: PAYER,
      to: STRANGER,
    });
  });
});

describe('control over accounts of the System program', () => {
  for (const owner of [EVIL_PROGRAM, STAKE])
    it(`sees that the wallet itself is assigned to ${owner === STAKE ? 'Stake' : 'a program'}`, () =>
      expect(only(call(bytes(u32(1), key(owner)), PAYER))).to.deep.include({
        kind: 'authority_change',
        from: PAYER,
        to: owner,
        target: SYSTEM,
        function: 'Assign',
      }));

  it('sees that the declared sender is assigned where somebody else pays the fee', () => {
    const payload = payloadOf({ calls: [call(bytes(u32(1), key(STAKE)), FRIEND)], signers: [PAYER, FRIEND] }, FRIEND);
    expect(payload.actions[0]?.kind).to.equal('authority_change');
  });

  it('sees that any other account is assigned to a program that is not known', () => {
    const payload = payloadOf({ calls: [call(bytes(u32(1), key(EVIL_PROGRAM)), FRESH)], signers: [PAYER, FRESH] });
    expect(payload.actions[0]).to.deep.include({ kind: 'authority_change', from: FRESH, to: EVIL_PROGRAM });
  });

  it('lets a new account be made for Stake, as every split does', () => {
    const calls = [
      call(bytes(u32(8), u64(200)), FRESH),
      call(bytes(u32(1), key(STAKE)), FRESH),
      { program: STAKE, accounts: [NONCE, FRESH, PAYER], data: bytes(u32(3), u64(5)) },
    ];
    const payload = payloadOf({ calls, signers: [PAYER, FRESH] });
    expect(payload.status).to.equal('decoded');
    expect(payload.actions.map(({ kind }) => kind)).to.deep.equal(['call', 'call', 'call']);
  });

  it('sees that data is given to the wallet, which can send nothing afterwards', () =>
    expect(only(call(bytes(u32(8), u64(1)), PAYER))).to.deep.include({
      kind: 'authority_change',
      from: PAYER,
      to: null,
      function: 'Allocate',
    }));

  it('sees that a derived account is assigned', () => {
    const data = bytes(u32(10), key(PAYER), seed('vault'), key(EVIL_PROGRAM));
    expect(only(call(data, FRESH, PAYER))).to.deep.include({ kind: 'authority_change', from: PAYER, to: EVIL_PROGRAM });
  });
});

describe('durable nonces', () => {
  const transfer = call(bytes(u32(2), u64(5)), PAYER, FRIEND);

  it('are noted, and advancing one is an ordinary call', () => {
    const payload = payloadOf({ calls: [ADVANCE, transfer] });
    expect(payload).to.deep.include({ status: 'decoded', notes: ['durable_nonce'] });
    expect(payload.actions[0]).to.deep.include({ kind: 'call', function: 'AdvanceNonceAccount', certainty: 'exact' });
  });

  it('are noted although bytes follow the instruction, which the network overlooks', () => {
    const payload = payloadOf({ calls: [{ ...ADVANCE, data: bytes(u32(4), 1, 2, 3) }, transfer] });
    expect(payload).to.deep.include({ status: 'partly_decoded', notes: ['durable_nonce'] });
  });

  it('are not noted where the nonce is advanced later, which gives no durability', () =>
    expect(payloadOf({ calls: [transfer, ADVANCE] }).notes).to.deep.equal([]));

  it('cannot be handed to another authority unseen', () =>
    expect(only(call(bytes(u32(7), key(STRANGER)), NONCE, PAYER))).to.deep.include({
      kind: 'authority_change',
      from: PAYER,
      to: STRANGER,
      function: 'AuthorizeNonceAccount',
    }));

  it('are watched from the first: one of its own is ordinary, one of a stranger is not', () => {
    const initialise = (authority: string): Call => call(bytes(u32(6), key(authority)), NONCE, SYSVAR, RENT);
    expect(only(initialise(PAYER)).kind).to.equal('call');
    expect(only(initialise(STRANGER))).to.deep.include({ kind: 'authority_change', from: null, to: STRANGER });
  });

  it('are emptied to the account that the instruction names', () => {
    const data = bytes(u32(5), u64(6));
    expect(only(call(data, NONCE, STRANGER, SYSVAR, RENT, PAYER))).to.deep.include({
      kind: 'native_transfer',
      amount: '6',
      from: PAYER,
      to: STRANGER,
      function: 'WithdrawNonceAccount',
    });
  });
});
