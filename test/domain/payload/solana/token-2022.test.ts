import { expect } from 'chai';
import { account, bytes, type Call, key, PAYER, u64, onlyAction as only } from '../../../support/solana-messages.js';

const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
const MINT = account(20);
const HELD = account(21);
const OTHERS = account(22);
const STRANGER = account(23);
const PROOF = account(24);
const NONE = new Uint8Array(32);

const call = (data: Uint8Array, ...accounts: readonly string[]): Call => ({ program: TOKEN_2022, accounts, data });
const asset = { address: MINT, symbol: null, decimals: null, tokenId: null };

describe('extensions of Token-2022', () => {
  it('reads a transfer with its fee', () => {
    const action = only(call(bytes(26, 1, u64(25), 6, u64(2)), HELD, MINT, OTHERS, PAYER));
    expect(action).to.deep.include({
      kind: 'token_transfer',
      asset: { ...asset, decimals: 6 },
      amount: '25',
      from: PAYER,
      to: OTHERS,
      function: 'TransferCheckedWithFee',
    });
    expect(action.fields).to.deep.include({ label: 'Fee', value: '2', kind: 'amount', asset });
  });

  it('sees that withheld fees go out, although the bytes do not say how many', () => {
    for (const data of [bytes(26, 2), bytes(26, 3, 1)])
      expect(only(call(data, MINT, OTHERS, PAYER, HELD))).to.deep.include({
        kind: 'token_transfer',
        asset,
        amount: null,
        from: PAYER,
        to: OTHERS,
      });
  });

  for (const [number, name] of [
    [7, 'ConfidentialTransfer'],
    [13, 'ConfidentialTransferWithFee'],
  ] as const)
    it(`names a ${name}, and never calls it decoded: its amount is hidden`, () => {
      const one = call(bytes(27, number, new Uint8Array(167)), HELD, MINT, OTHERS, PROOF, PAYER);
      expect(only(one, 'partly_decoded')).to.deep.include({
        kind: 'token_transfer',
        asset,
        amount: null,
        from: PAYER,
        to: OTHERS,
        function: name,
      });
    });

  it('reads a confidential deposit, which is still in the open', () =>
    expect(only(call(bytes(27, 5, u64(9), 6), HELD, MINT, PAYER))).to.deep.include({
      kind: 'call',
      amount: '9',
      from: PAYER,
    }));

  it('sees a stranger who may move every token of a mint, and lets its maker keep that right', () => {
    const initialise = (delegate: string): Call => call(bytes(35, key(delegate)), MINT);
    expect(only(initialise(STRANGER))).to.deep.include({ kind: 'authority_change', to: STRANGER });
    expect(only(initialise(PAYER)).kind).to.equal('call');
  });

  it('sees that another program may stop every transfer', () =>
    expect(only(call(bytes(36, 1, key(STRANGER)), MINT, PAYER))).to.deep.include({
      kind: 'authority_change',
      from: PAYER,
      to: STRANGER,
      function: 'UpdateTransferHook',
    }));

  it('lets the ordinary extensions be ordinary', () => {
    const ordinary: readonly (readonly [string, Call])[] = [
      ['EnableRequiredTransferMemos', call(bytes(30, 0), HELD, PAYER)],
      ['DisableRequiredTransferMemos', call(bytes(30, 1), HELD, PAYER)],
      ['EnableCpiGuard', call(bytes(34, 0), HELD, PAYER)],
      ['DisableCpiGuard', call(bytes(34, 1), HELD, PAYER)],
      ['Reallocate', call(bytes(29, 8, 0, 11, 0), HELD, PAYER, '11111111111111111111111111111111', PAYER)],
      ['HarvestWithheldTokensToMint', call(bytes(26, 4), MINT, HELD)],
      ['InitializeTransferFeeConfig', call(bytes(26, 0, 0, 0, 1, 0, u64(5)), MINT)],
      ['SetTransferFee', call(bytes(26, 5, 1, 0, u64(5)), MINT, PAYER)],
      ['InitializeMintCloseAuthority', call(bytes(25, 0), MINT)],
      ['InitializeNonTransferableMint', call(bytes(32), MINT)],
      ['InitializeInterestBearingMint', call(bytes(33, 0, NONE, 1, 0), MINT)],
      ['InitializeDefaultAccountState', call(bytes(28, 0, 2), MINT)],
      ['InitializeMetadataPointer', call(bytes(39, 0, NONE, key(MINT)), MINT)],
      ['UpdateGroupPointer', call(bytes(40, 1, NONE), MINT, PAYER)],
      ['InitializeTransferHook', call(bytes(36, 0, NONE, NONE), MINT)],
      ['EnableConfidentialCredits', call(bytes(27, 9), HELD, PAYER)],
      ['InitializeScaledUiAmountMint', call(bytes(43, 0, NONE, u64(1)), MINT)],
      ['Pause', call(bytes(44, 1), MINT, PAYER)],
    ];
    for (const [name, one] of ordinary) expect(only(one)).to.deep.include({ kind: 'call', function: name });
  });

  it('does not read an extension with half a number, or an unknown number', () => {
    for (const data of [bytes(26, 1, u64(25), 6), bytes(29, 8), bytes(30, 2), bytes(30), bytes(60)])
      expect(only(call(data, HELD, MINT, OTHERS, PAYER), 'partly_decoded').kind).to.equal('unknown_call');
  });

  it('are unknown to SPL Token', () => {
    const one = call(bytes(26, 1, u64(25), 6, u64(2)), HELD, MINT, OTHERS, PAYER);
    expect(only({ ...one, program: TOKEN }, 'partly_decoded').kind).to.equal('unknown_call');
  });
});
