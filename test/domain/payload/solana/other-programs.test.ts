import { expect } from 'chai';
import { sentenceOf } from '../../../../domain/payload/sentence.js';
import {
  account,
  bytes,
  type Call,
  key,
  PAYER,
  payloadOf,
  u32,
  u64,
  onlyAction as only,
  solanaCall as call,
} from '../../../support/solana-messages.js';

const SYSTEM = '11111111111111111111111111111111';
const LOADER = 'BPFLoaderUpgradeab1e11111111111111111111111';
const TABLES = 'AddressLookupTab1e1111111111111111111111111';
const BUDGET = 'ComputeBudget111111111111111111111111111111';
const MEMO_V1 = 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo';
const MEMO_V2 = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';
const CLOCK = 'SysvarC1ock11111111111111111111111111111111';
const RENT = 'SysvarRent111111111111111111111111111111111';
const [HELD, PROGRAM, BUFFER, STRANGER] = [40, 41, 42, 43].map(account) as [string, string, string, string];

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

describe('programs that can be upgraded', () => {
  it('sees an upgrade, its code and its program', () => {
    const action = only(call(LOADER, u32(3), HELD, PROGRAM, BUFFER, STRANGER, RENT, CLOCK, PAYER));
    expect(action).to.deep.include({ kind: 'upgrade', from: PAYER, to: BUFFER, target: LOADER, function: 'Upgrade' });
    expect(action.fields.map(({ label, value }) => [label, value])).to.deep.equal([
      ['Program', PROGRAM],
      ['Rent goes to', STRANGER],
    ]);
  });

  it('sees that the right to upgrade goes to a stranger, or is given up', () => {
    expect(only(call(LOADER, u32(4), HELD, PAYER, STRANGER))).to.deep.include({
      kind: 'authority_change',
      from: PAYER,
      to: STRANGER,
    });
    expect(only(call(LOADER, u32(4), HELD, PAYER))).to.deep.include({ kind: 'authority_change', to: null });
    expect(only(call(LOADER, u32(7), HELD, PAYER, STRANGER)).to).to.equal(STRANGER);
    expect(only(call(LOADER, u32(7), HELD, PAYER), 'partly_decoded').kind).to.equal('unknown_call');
  });

  it('sees that a program is closed and where its rent goes', () => {
    const buffer = only(call(LOADER, u32(5), HELD, STRANGER, PAYER));
    expect(buffer).to.deep.include({ kind: 'account_close', to: STRANGER, function: 'Close' });
    // with the account of a program it is the program that is closed: it never runs again
    const program = only(call(LOADER, u32(5), HELD, STRANGER, PAYER, PROGRAM));
    expect(program).to.deep.include({ kind: 'authority_change', from: PAYER, to: null, function: 'CloseProgram' });
    expect(sentenceOf(program, PAYER)).to.contain(`Closes the program ${PROGRAM}`);
  });

  it('lets a deployment be ordinary', () => {
    const deploy = call(LOADER, bytes(u32(2), u64(9)), PAYER, HELD, PROGRAM, BUFFER, RENT, CLOCK, SYSTEM, PAYER);
    for (const one of [
      call(LOADER, u32(0), BUFFER, PAYER),
      call(LOADER, bytes(u32(1), u32(0), u64(3), 1, 2, 3), BUFFER, PAYER),
      deploy,
      call(LOADER, bytes(u32(6), u32(10)), HELD, PROGRAM, SYSTEM, PAYER),
      call(LOADER, bytes(u32(9), u32(10)), HELD, PROGRAM, PAYER, SYSTEM, PAYER),
    ])
      expect(only(one)).to.deep.include({ kind: 'call', source: 'BPF Loader' });
    expect(only(call(LOADER, bytes(u32(1), u32(0), u64(4), 1, 2, 3), BUFFER, PAYER), 'partly_decoded').kind).to.equal(
      'unknown_call',
    );
  });
});

describe('lookup tables', () => {
  it('sees where the rent of a closed table goes', () =>
    expect(only(call(TABLES, u32(4), HELD, PAYER, STRANGER))).to.deep.include({ kind: 'account_close', to: STRANGER }));

  it('lets making and filling one be ordinary', () => {
    for (const one of [
      call(TABLES, bytes(u32(0), u64(7), 255), HELD, PAYER, PAYER, SYSTEM),
      call(TABLES, bytes(u32(2), u64(2), key(STRANGER), key(PROGRAM)), HELD, PAYER, PAYER, SYSTEM),
      call(TABLES, u32(3), HELD, PAYER),
    ])
      expect(only(one)).to.deep.include({ kind: 'call', source: 'Address Lookup Table' });
    const endless = call(TABLES, bytes(u32(2), u64(2n ** 64n - 1n), key(STRANGER)), HELD, PAYER);
    expect(only(endless, 'partly_decoded').kind).to.equal('unknown_call');
  });

  it('never guesses an account that stands in a table', () => {
    const transfer: Call = { program: SYSTEM, accounts: [PAYER, { lookup: 1 }], data: bytes(u32(2), u64(5)) };
    const lookups = [{ table: HELD, writableIndexes: [3], readonlyIndexes: [9] }];
    const payload = payloadOf({ calls: [transfer], version: 0, lookups });
    expect(payload).to.deep.include({ status: 'partly_decoded', notes: ['lookup_table'] });
    expect(payload.actions[0]).to.deep.include({ kind: 'native_transfer', amount: '5', from: PAYER, to: null });
  });

  it('notes a table that no instruction uses, and reads what does not need it', () => {
    const transfer = call(SYSTEM, bytes(u32(2), u64(5)), PAYER, STRANGER);
    const lookups = [{ table: HELD, writableIndexes: [3], readonlyIndexes: [] }];
    const payload = payloadOf({ calls: [transfer], version: 0, lookups });
    expect(payload).to.deep.include({ status: 'decoded', notes: ['lookup_table'] });
    expect(payload.actions[0]?.to).to.equal(STRANGER);
  });
});

describe('helpers of every transaction', () => {
  const transfer = call(SYSTEM, bytes(u32(2), u64(5)), PAYER, STRANGER);
  const price = (microLamports: bigint): Call => call(BUDGET, bytes(3, u64(microLamports)));

  it('are ordinary calls: compute budget and memo', () => {
    const payload = payloadOf({
      calls: [call(BUDGET, bytes(2, u32(300_000))), price(1000n), transfer, call(MEMO_V2, text('für Miete'), PAYER)],
    });
    expect(payload).to.deep.include({ status: 'decoded', notes: [] });
    expect(payload.actions.map(({ kind, function: name }) => [kind, name])).to.deep.equal([
      ['call', 'SetComputeUnitLimit'],
      ['call', 'SetComputeUnitPrice'],
      ['native_transfer', 'Transfer'],
      ['call', 'Memo'],
    ]);
    expect(payload.actions[3]?.fields).to.deep.equal([
      { label: 'Memo', value: 'für Miete', kind: 'text', asset: null },
    ]);
  });

  for (const [what, calls, fee] of [
    ['of the limit that the message sets', [call(BUDGET, bytes(2, u32(300_000))), price(1001n), transfer], '301'],
    ['of the usual limit for each call', [price(1_000_000n), transfer], '200000'],
    ['of no more units than there can be', [call(BUDGET, bytes(2, u32(2 ** 31))), price(1_000_000n)], '1400000'],
  ] as const)
    it(`state the priority fee ${what}`, () => {
      const { actions } = payloadOf({ calls });
      const fields = actions.find(({ function: name }) => name === 'SetComputeUnitPrice')?.fields;
      expect(fields?.map(({ label, value, kind }) => [label, value, kind])).to.deep.equal([
        ['Priority fee', fee, 'amount'],
      ]);
    });

  it('reads a memo of either version, and none that is no text', () => {
    expect(only(call(MEMO_V1, text('note')))).to.deep.include({ kind: 'call', source: 'Memo' });
    for (const broken of [bytes(0xff), bytes(0xc0, 0x80), bytes(0xed, 0xa0, 0x80)])
      expect(only(call(MEMO_V2, broken), 'partly_decoded').kind).to.equal('unknown_call');
  });

  it('takes no other program for a helper', () => {
    const action = only(call(PROGRAM, bytes(3, u64(1)), PAYER, STRANGER), 'partly_decoded');
    expect(action).to.deep.include({ kind: 'unknown_call', target: PROGRAM, certainty: 'unknown', from: null });
  });
});
