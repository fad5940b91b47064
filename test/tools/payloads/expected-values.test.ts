import { expect } from 'chai';
import type { PayloadAction, PayloadField } from '../../../domain/payload/action.js';
import { isShown } from './expected-values.js';

const ACCOUNT = '0x00000000000000000000000000000000000000Aa';
const SENDER = `0x${'1'.repeat(40)}`;

const field = (label: string, value: string): PayloadField => ({ label, value, kind: 'text', asset: null });
const actionWith = (changes: Partial<PayloadAction>): PayloadAction => ({
  path: '0',
  kind: 'call',
  asset: null,
  amount: null,
  from: null,
  to: null,
  target: null,
  function: null,
  certainty: 'exact',
  source: null,
  expiresAt: null,
  fields: [],
  ...changes,
});
const shown = (value: string, changes: Partial<PayloadAction>): boolean =>
  isShown({ label: 'It', value }, [actionWith(changes)], SENDER);

describe('what a device must show of a call', () => {
  it('is found by its digits, since the bytes do not say how many decimals a token has', () => {
    expect(shown('0.04 ETH', { amount: '40000000000000000' })).to.equal(true);
    expect(shown('1000T', { fields: [field('It', '1000 T')] })).to.equal(true);
    expect(shown('0.04 ETH', { amount: '400000000000000001' })).to.equal(false);
    expect(shown('40 ETH', { amount: '4' }), 'fewer base units than whole tokens').to.equal(false);
  });

  it('is found as an account in any letter case, as the sender, and as all there is', () => {
    expect(shown(ACCOUNT, { to: ACCOUNT.toLowerCase() })).to.equal(true);
    expect(shown(ACCOUNT, { to: SENDER })).to.equal(false);
    expect(shown('Sender', { to: SENDER })).to.equal(true);
    expect(shown('Unlimited USDX', { amount: 'unlimited' })).to.equal(true);
    expect(shown('Unlimited USDX', { amount: '5' })).to.equal(false);
  });

  it('must stand in the field of its label where there is one', () => {
    const fields = [field('It', '7'), field('Other', '8')];
    expect(shown('7', { fields })).to.equal(true);
    expect(shown('8', { fields })).to.equal(false);
  });

  it('is neither account nor amount where it is a name, a date or long hex', () => {
    for (const text of ['someone.eth', '9SUSDCore', '2026-04-03 07:06:40Z', '0x01ff', 'Perp'])
      expect(shown(text, {}), text).to.equal(true);
  });
});
