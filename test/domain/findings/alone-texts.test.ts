import { expect } from 'chai';
import { UNKNOWN_TOKEN } from '../../support/facts.js';
import { codesOf } from '../../support/deciding.js';

describe('texts that vouch for themselves', () => {
  for (const text of [
    ' safe ',
    'wallet_is_safe',
    'is*safe',
    '5afe address',
    'trust m3',
    'ver1f1ed',
    'leg1t',
    '7rusted',
    'ПРОВЕРЕНО',
    'адрес подтверждено',
    'подтверждён',
    'VERIFIZIERT',
    '已验证',
  ])
    it(`are seen through their spelling: ${text}`, () =>
      expect(codesOf({ intentReference: text })).to.include('self_asserted_trust'));

  it('are no matter of digits that are digits', () => {
    for (const text of ['lot 5 afe', 'invoice 1177', 'B2B 4x4 GmbH', 'unit 3a'])
      expect(codesOf({ counterpartyName: text }), text).to.deep.equal([]);
  });
});

describe('a token that no source knows', () => {
  it('is judged by its looks alone', () =>
    expect(codesOf({ token: 'PLAIN' }, { token: { ...UNKNOWN_TOKEN, imitates: [] } })).to.deep.equal([
      'token_not_recognized',
      'value_unknown',
    ]));
});
