import { expect } from 'chai';
import type { PayloadField } from '../../../../../domain/payload/action.js';
import { describedTrade } from '../../../../../domain/payload/evm/descriptor/described-trade.js';
import { assetOf } from '../../../../../domain/payload/evm/standards/drafts.js';
import { account } from '../drawn.js';

const [me, bob, shop, gold] = [account('me'), account('bob'), account('shop'), account('gold')] as const;
const amount = (label: string, value: string, asset: string | null = gold): PayloadField => ({
  ...{ label, value, kind: 'amount' },
  asset: assetOf(asset),
});
const party = (label: string, value: string): PayloadField => ({ label, value, kind: 'account', asset: null });
const read = (...fields: readonly PayloadField[]) => describedTrade(fields, { from: me, to: shop });

describe('a call that a descriptor explains', () => {
  it('is a swap by one amount that is given, one that must come back, and who gets it', () => {
    for (const [given, got] of [
      ['Amount to Send', 'Minimum to Receive'],
      ['Maximum Amount In', 'Amount to Receive'],
      ['Send', 'Receive minimum'],
      ['Pay', 'Minimum receive'],
      ['Sell', 'Minimum buy'],
    ] as const) {
      const trade = read(amount(given, '9'), amount(got, '5', null), party('Beneficiary', bob));
      expect(trade, given).to.deep.equal({
        gives: [{ asset: assetOf(gold), amount: '9', account: me }],
        gets: [{ asset: assetOf(null), amount: '5', account: bob }],
        shareBps: 10_000,
      });
    }
  });

  it('pays with the coins that go along, and brings to the caller what names nobody', () => {
    for (const fields of [[], [party('Recipient', `0x${'00'.repeat(20)}`)]]) {
      const trade = read(amount('Amount to Send', '9', null), amount('Minimum to Receive', '5'), ...fields);
      expect(trade?.gives[0]?.account).to.equal(shop);
      expect(trade?.gets[0]?.account).to.equal(me);
    }
  });

  it('is none by other labels, or by more than two amounts or one receiver', () => {
    const [send, receive] = [amount('Amount to Send', '9'), amount('Minimum to Receive', '5')];
    for (const fields of [
      [send],
      [receive],
      [amount('Amount to Swap', '9'), amount('Minimum to Bridge', '5')],
      [send, receive, amount('Maximum to Send', '1')],
      [send, receive, party('Recipient', bob), party('Beneficiary', me)],
      [send, amount('Minimum to Receive', 'all')],
    ])
      expect(read(...fields)).to.equal(null);
  });
});
