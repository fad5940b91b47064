import { expect } from 'chai';
import {
  account,
  bytes,
  type Call,
  key,
  PAYER,
  payloadOf,
  seed,
  u32,
  u64,
  onlyAction as only,
  solanaCall as call,
} from '../../../support/solana-messages.js';

const STAKE = 'Stake11111111111111111111111111111111111111';
const VOTE = 'Vote111111111111111111111111111111111111111';
const TOKEN_METADATA = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';
const CLOCK = 'SysvarC1ock11111111111111111111111111111111';
const RENT = 'SysvarRent111111111111111111111111111111111';
const HISTORY = 'SysvarStakeHistory1111111111111111111111111';
const CONFIG = 'StakeConfig11111111111111111111111111111111';
const [HELD, VALIDATOR, STRANGER, FRESH] = [30, 31, 32, 33].map(account) as [string, string, string, string];

describe('stakes', () => {
  for (const [role, name] of ['Staker', 'Withdrawer'].entries())
    it(`sees each way in which the ${name} of a stake becomes another`, () => {
      const ways: readonly Call[] = [
        call(STAKE, bytes(u32(1), key(STRANGER), u32(role)), HELD, CLOCK, PAYER),
        call(STAKE, bytes(u32(1), key(STRANGER), u32(role)), HELD, PAYER),
        call(STAKE, bytes(u32(10), u32(role)), HELD, CLOCK, PAYER, STRANGER),
        call(STAKE, bytes(u32(10), u32(role)), HELD, PAYER, STRANGER, VALIDATOR),
        call(STAKE, bytes(u32(8), key(STRANGER), u32(role), seed('s'), key(VALIDATOR)), HELD, PAYER, CLOCK),
        call(STAKE, bytes(u32(11), u32(role), seed('s'), key(VALIDATOR)), HELD, PAYER, CLOCK, STRANGER),
      ];
      for (const one of ways) {
        const action = only(one);
        expect(action).to.deep.include({ kind: 'authority_change', from: PAYER, to: STRANGER, source: 'Stake' });
        expect(action.fields.map(({ value }) => value)).to.deep.equal([HELD, name]);
      }
    });

  it('does not read a role that does not exist', () => {
    const one = call(STAKE, bytes(u32(1), key(STRANGER), u32(2)), HELD, CLOCK, PAYER);
    expect(only(one, 'partly_decoded').kind).to.equal('unknown_call');
    const high = call(STAKE, bytes(u32(10), 0, 1, 0, 0), HELD, CLOCK, PAYER, STRANGER);
    expect(only(high, 'partly_decoded').kind).to.equal('unknown_call');
  });

  it('sees a hidden change of authority although a lookup table gives the clock', () => {
    const one: Call = { ...call(STAKE, bytes(u32(1), key(STRANGER), u32(1))), accounts: [HELD, { lookup: 0 }, PAYER] };
    const lookups = [{ table: account(60), writableIndexes: [], readonlyIndexes: [4] }];
    const payload = payloadOf({ calls: [one], version: 0, lookups });
    expect(payload).to.deep.include({ status: 'partly_decoded', notes: ['lookup_table'] });
    expect(payload.actions[0]).to.deep.include({ kind: 'authority_change', from: null, to: STRANGER });
  });

  it('never takes an account for another where a lookup table gives one before it', () => {
    const one: Call = { ...call(STAKE, bytes(u32(10), u32(1))), accounts: [HELD, { lookup: 0 }, PAYER, STRANGER] };
    const lookups = [{ table: account(60), writableIndexes: [], readonlyIndexes: [4] }];
    const [action] = payloadOf({ calls: [one], version: 0, lookups }).actions;
    expect(action).to.deep.include({ kind: 'authority_change', from: null, to: null });
  });

  it('sees a custodian who may lock a stake', () => {
    const named = call(STAKE, bytes(u32(6), 0, 0, 1, key(STRANGER)), HELD, PAYER);
    const checked = call(STAKE, bytes(u32(12), 1, u64(5), 0), HELD, PAYER, STRANGER);
    for (const one of [named, checked])
      expect(only(one)).to.deep.include({ kind: 'authority_change', from: PAYER, to: STRANGER });
  });

  it('reads a withdrawal as lamports to its recipient, with and without sysvars', () => {
    const data = bytes(u32(4), u64(9));
    for (const one of [
      call(STAKE, data, HELD, STRANGER, CLOCK, HISTORY, PAYER),
      call(STAKE, data, HELD, STRANGER, PAYER),
    ])
      expect(only(one)).to.deep.include({
        kind: 'native_transfer',
        amount: '9',
        from: PAYER,
        to: STRANGER,
        function: 'Withdraw',
      });
  });

  it('sees that a new stake can be withdrawn by a stranger, and lets a provider be its staker', () => {
    const initialise = (staker: string, withdrawer: string): Call =>
      call(STAKE, bytes(u32(0), key(staker), key(withdrawer), u64(0), u64(0), key(account(0))), FRESH, RENT);
    expect(only(initialise(PAYER, STRANGER))).to.deep.include({ kind: 'authority_change', to: STRANGER });
    expect(only(initialise(VALIDATOR, PAYER)).kind).to.equal('call');
    expect(only(call(STAKE, u32(9), FRESH, RENT, PAYER, STRANGER)).to).to.equal(STRANGER);
    expect(only(call(STAKE, u32(9), FRESH, RENT, PAYER, PAYER)).kind).to.equal('call');
  });

  it('lets ordinary staking be ordinary', () => {
    const ordinary: readonly (readonly [string, Call])[] = [
      ['DelegateStake', call(STAKE, u32(2), HELD, VALIDATOR, CLOCK, HISTORY, CONFIG, PAYER)],
      ['Split', call(STAKE, bytes(u32(3), u64(5)), HELD, FRESH, PAYER)],
      ['Deactivate', call(STAKE, u32(5), HELD, CLOCK, PAYER)],
      ['Merge', call(STAKE, u32(7), HELD, FRESH, CLOCK, HISTORY, PAYER)],
      ['MoveStake', call(STAKE, bytes(u32(16), u64(5)), HELD, FRESH, PAYER)],
      ['MoveLamports', call(STAKE, bytes(u32(17), u64(5)), HELD, FRESH, PAYER)],
      ['DeactivateDelinquent', call(STAKE, u32(14), HELD, VALIDATOR, STRANGER)],
    ];
    for (const [name, one] of ordinary)
      expect(only(one)).to.deep.include({ kind: 'call', function: name, certainty: 'exact', source: 'Stake' });
  });

  it('does not take the Delegate of another program for the one of Stake', () => {
    const accounts = [HELD, VALIDATOR, CLOCK, HISTORY, CONFIG, PAYER];
    expect(only(call(TOKEN_METADATA, u32(2), ...accounts), 'partly_decoded')).to.deep.include({
      kind: 'unknown_call',
      target: TOKEN_METADATA,
      function: null,
      source: null,
    });
    // Token Metadata's Delegate is number 44, and grants the right to move an asset
    expect(only(call(TOKEN_METADATA, bytes(44, 2, u64(1)), ...accounts), 'partly_decoded').kind).to.equal(
      'unknown_call',
    );
  });
});

describe('vote accounts', () => {
  it('sees each way in which an authority becomes another', () => {
    const ways: readonly Call[] = [
      call(VOTE, bytes(u32(1), key(STRANGER), u32(1)), HELD, CLOCK, PAYER),
      call(VOTE, bytes(u32(7), u32(1)), HELD, CLOCK, PAYER, STRANGER),
      call(VOTE, bytes(u32(10), u32(1), key(VALIDATOR), seed('s'), key(STRANGER)), HELD, CLOCK, PAYER),
      call(VOTE, bytes(u32(11), u32(1), key(VALIDATOR), seed('s')), HELD, CLOCK, PAYER, STRANGER),
      call(VOTE, u32(4), HELD, STRANGER, PAYER),
    ];
    for (const one of ways)
      expect(only(one)).to.deep.include({ kind: 'authority_change', from: PAYER, to: STRANGER, source: 'Vote' });
  });

  it('reads a withdrawal as lamports to its recipient', () =>
    expect(only(call(VOTE, bytes(u32(3), u64(9)), HELD, STRANGER, PAYER))).to.deep.include({
      kind: 'native_transfer',
      amount: '9',
      from: PAYER,
      to: STRANGER,
    }));

  it('lets a validator begin, and sees one whose money goes to a stranger', () => {
    const initialise = (withdrawer: string): Call =>
      call(VOTE, bytes(u32(0), key(VALIDATOR), key(VALIDATOR), key(withdrawer), 5), HELD, RENT, CLOCK, VALIDATOR);
    expect(only(initialise(PAYER)).kind).to.equal('call');
    expect(only(initialise(STRANGER))).to.deep.include({ kind: 'authority_change', to: STRANGER });
    expect(only(call(VOTE, bytes(u32(5), 7), HELD, PAYER)).kind).to.equal('call');
  });

  it('does not read votes', () =>
    expect(only(call(VOTE, bytes(u32(2), u64(0)), HELD, PAYER), 'partly_decoded').kind).to.equal('unknown_call'));
});
