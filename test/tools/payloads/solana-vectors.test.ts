import { base64 } from '@scure/base';
import { expect } from 'chai';
import { account, bytes, encodeMessage, messageOf, PAYER, u32, u64 } from '../../support/solana-messages.js';
import { solanaVectors } from './solana-vectors.js';

const SYSTEM = '11111111111111111111111111111111';
const message = messageOf({
  calls: [{ program: SYSTEM, accounts: [PAYER, account(2)], data: bytes(u32(2), u64(5)) }],
});
const row = {
  id: 'made-up',
  message: base64.encode(encodeMessage(message)),
  valid: true,
  fee_payer: PAYER,
  programs: [SYSTEM],
};
const refused = base64.encode(encodeMessage({ ...message, readonlySigned: 1 }));

describe('the comparison of Solana vectors', () => {
  it('agrees with a row that is as it says, valid or not', () => {
    expect(solanaVectors(row).kind).to.equal('right');
    expect(solanaVectors({ ...row, message: refused, valid: false }).kind).to.equal('exception');
  });

  it('names each way in which a row and the reader differ', () => {
    for (const [changes, reason] of [
      [{ valid: false }, 'made-up: is not valid, but read'],
      [{ message: refused }, 'made-up: names no signer that can pay the fee'],
      [{ programs: [SYSTEM, SYSTEM] }, 'made-up: calls other programs'],
      [{ programs: [account(9)] }, 'made-up: calls other programs'],
      [{ fee_payer: account(9) }, 'made-up: has another fee payer'],
    ] as const) {
      expect(solanaVectors({ ...row, ...changes })).to.deep.equal({ kind: 'wrong', reason });
    }
  });
});
