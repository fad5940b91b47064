import { expect } from 'chai';
import type { PayloadAction } from '../../../../domain/payload/action.js';
import {
  account,
  bytes,
  type Call,
  key,
  PAYER,
  payloadOf,
  u64,
  onlyAction as only,
  solanaCall as call,
} from '../../../support/solana-messages.js';

const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
const MINT = account(20);
const HELD = account(21);
const OTHERS = account(22);
const STRANGER = account(23);

/** With the decimals that the bytes say it has. */
const asset = { address: MINT, symbol: null, decimals: 6, tokenId: null };
const field = (label: string, value: string) => ({ label, value, kind: 'account', asset: null });

for (const [program, source] of [
  [TOKEN, 'SPL Token'],
  [TOKEN_2022, 'Token-2022'],
] as const) {
  describe(`tokens of ${source}`, () => {
    it('reads a checked transfer with its mint, both accounts and the one who signs', () =>
      expect(only(call(program, bytes(12, u64(25), 6), HELD, MINT, OTHERS, PAYER))).to.deep.equal({
        path: '0',
        kind: 'token_transfer',
        asset,
        amount: '25',
        from: PAYER,
        to: OTHERS,
        target: program,
        function: 'TransferChecked',
        certainty: 'exact',
        source,
        expiresAt: null,
        fields: [field('Source account', HELD), field('Destination account', OTHERS)],
      }));

    it('never guesses the mint of a transfer that names none', () =>
      expect(only(call(program, bytes(3, u64(25)), HELD, OTHERS, PAYER))).to.deep.include({
        kind: 'token_transfer',
        asset: null,
        amount: '25',
        from: PAYER,
        to: OTHERS,
      }));

    it('tells an unlimited approval from a large one', () => {
      const approve = (amount: bigint): PayloadAction =>
        only(call(program, bytes(13, u64(amount), 6), HELD, MINT, STRANGER, PAYER));
      expect(approve(2n ** 64n - 1n)).to.deep.include({
        kind: 'allowance',
        asset,
        amount: 'unlimited',
        from: PAYER,
        to: STRANGER,
        function: 'ApproveChecked',
      });
      expect(approve(2n ** 64n - 2n).amount).to.equal('18446744073709551614');
      expect(only(call(program, bytes(4, u64(7)), HELD, STRANGER, PAYER))).to.deep.include({
        kind: 'allowance',
        asset: null,
        amount: '7',
        to: STRANGER,
      });
    });

    it('reads a revocation as an allowance of nothing', () =>
      expect(only(call(program, bytes(5), HELD, PAYER))).to.deep.include({ kind: 'allowance', amount: '0', to: null }));

    for (const [number, name] of ['MintTokens', 'FreezeAccount', 'AccountOwner', 'CloseAccount'].entries())
      it(`sees that ${name} goes to another account, or is given up`, () => {
        const given = only(call(program, bytes(6, number, 1, key(STRANGER)), HELD, PAYER));
        expect(given).to.deep.include({ kind: 'authority_change', from: PAYER, to: STRANGER, target: program });
        expect(given.fields).to.deep.equal([
          field('Account', HELD),
          { label: 'Authority', value: name, kind: 'text', asset: null },
        ]);
        expect(only(call(program, bytes(6, number, 0), HELD, PAYER))).to.deep.include({
          kind: 'authority_change',
          to: null,
        });
      });

    for (const [what, data] of [
      ['another mark than 0 or 1', bytes(6, 2, 2, key(STRANGER))],
      ['a missing key', bytes(6, 2, 1)],
      ['an authority that does not exist', bytes(6, 200, 0)],
    ] as const)
      it(`does not read SetAuthority with ${what}`, () =>
        expect(only(call(program, data, HELD, PAYER), 'partly_decoded').kind).to.equal('unknown_call'));

    it('sees where the rent of a closed account goes', () =>
      expect(only(call(program, bytes(9), HELD, STRANGER, PAYER))).to.deep.include({
        kind: 'account_close',
        from: PAYER,
        to: STRANGER,
        function: 'CloseAccount',
      }));

    it('reads what is burnt as going nowhere', () => {
      for (const [data, decimals] of [
        [bytes(8, u64(4)), null],
        [bytes(15, u64(4), 6), 6],
      ] as const)
        expect(only(call(program, data, HELD, MINT, PAYER))).to.deep.include({
          kind: 'token_transfer',
          asset: { ...asset, decimals },
          amount: '4',
          from: PAYER,
          to: null,
        });
    });

    it('reads new tokens as coming from the one who may make them', () => {
      for (const [data, decimals] of [
        [bytes(7, u64(4)), null],
        [bytes(14, u64(4), 6), 6],
      ] as const)
        expect(only(call(program, data, MINT, OTHERS, PAYER))).to.deep.include({
          kind: 'token_transfer',
          asset: { ...asset, decimals },
          amount: '4',
          from: PAYER,
          to: OTHERS,
        });
    });

    it('reads lamports that leave a wrapped account, all of them or so many', () => {
      expect(only(call(program, bytes(45, 1, u64(4)), HELD, STRANGER, PAYER))).to.deep.include({
        kind: 'native_transfer',
        amount: '4',
        from: PAYER,
        to: STRANGER,
      });
      expect(only(call(program, bytes(45, 0), HELD, STRANGER, PAYER)).amount).to.equal(null);
      expect(only(call(program, bytes(38), HELD, STRANGER, PAYER))).to.deep.include({ kind: 'native_transfer' });
    });

    it('lets the ordinary helpers be ordinary', () => {
      const ordinary: readonly Call[] = [
        call(program, bytes(1), HELD, MINT, PAYER, 'SysvarRent111111111111111111111111111111111'),
        call(program, bytes(16, key(PAYER)), HELD, MINT),
        call(program, bytes(18, key(PAYER)), HELD, MINT),
        call(program, bytes(0, 6, key(PAYER), 0), MINT),
        call(program, bytes(20, 6, key(PAYER), 1, key(PAYER)), MINT),
        call(program, bytes(22), HELD),
        call(program, bytes(10), HELD, MINT, PAYER),
        call(program, bytes(11), HELD, MINT, PAYER),
      ];
      for (const one of ordinary) expect(only(one)).to.deep.include({ kind: 'call', certainty: 'exact', source });
      expect(only(call(program, bytes(17), HELD))).to.deep.include({ kind: 'wrap', to: HELD, certainty: 'exact' });
    });

    it('reads what an instruction with bytes behind it does, and never as the whole', () => {
      const takeOver = call(program, bytes(6, 2, 1, key(STRANGER), 0), HELD, PAYER);
      expect(only(takeOver, 'partly_decoded')).to.deep.include({ kind: 'authority_change', to: STRANGER });
      const paid = call(program, bytes(12, u64(25), 6, 0), HELD, MINT, OTHERS, PAYER);
      expect(only(paid, 'partly_decoded')).to.deep.include({ kind: 'token_transfer', amount: '25' });
    });

    it('does not read an instruction with a byte or an account too few', () => {
      for (const one of [
        call(program, bytes(12, u64(25)), HELD, MINT, OTHERS, PAYER),
        call(program, bytes(12, u64(25), 6), HELD, MINT, OTHERS),
        call(program, bytes(250), HELD, STRANGER, PAYER),
        call(program, bytes(), HELD),
      ])
        expect(only(one, 'partly_decoded').kind).to.equal('unknown_call');
    });
  });

  describe(`batches of ${source}`, () => {
    const transfer = bytes(4, 10, 12, u64(25), 6);
    const takeOver = bytes(2, 35, 6, 2, 1, key(STRANGER));

    it('hide nothing: each call in them is an action', () => {
      const batch = call(program, bytes(255, transfer, takeOver), HELD, MINT, OTHERS, PAYER, HELD, PAYER);
      const payload = payloadOf({ calls: [batch] });
      expect(payload.status).to.equal('decoded');
      expect(payload.actions.map(({ path, kind, to }) => [path, kind, to])).to.deep.equal([
        ['0', 'call', null],
        ['0.0', 'token_transfer', OTHERS],
        ['0.1', 'authority_change', STRANGER],
      ]);
    });

    for (const [what, data, accounts] of [
      ['an account is missing', bytes(255, transfer), [HELD, MINT, OTHERS]],
      ['an account is left over', bytes(255, transfer), [HELD, MINT, OTHERS, PAYER, HELD]],
      ['a byte is missing', bytes(255, transfer).subarray(0, 12), [HELD, MINT, OTHERS, PAYER]],
      ['a length is missing', bytes(255, transfer, 1), [HELD, MINT, OTHERS, PAYER]],
    ] as const)
      it(`are not read where ${what}`, () =>
        expect(only(call(program, data, ...accounts), 'partly_decoded').kind).to.equal('unknown_call'));

    it('are read only so deep', () => {
      const nested = Array.from({ length: 12 }).reduce<Uint8Array>(
        (inner) => bytes(255, 0, inner.length, inner),
        bytes(255),
      );
      const payload = payloadOf({ calls: [call(program, nested)] });
      expect(payload).to.deep.include({ status: 'partly_decoded', notes: ['limit'] });
      expect(payload.actions).to.have.length(9);
    });
  });
}

describe('authorities that only Token-2022 has', () => {
  it('are no instruction of SPL Token', () => {
    const data = bytes(6, 8, 1, key(STRANGER));
    expect(only(call(TOKEN, data, MINT, PAYER), 'partly_decoded').kind).to.equal('unknown_call');
    expect(only(call(TOKEN_2022, data, MINT, PAYER))).to.deep.include({ kind: 'authority_change', to: STRANGER });
  });
});
