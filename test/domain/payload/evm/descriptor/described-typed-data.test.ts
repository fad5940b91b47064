import { expect } from 'chai';
import type { CallDescription } from '../../../../../domain/payload/evm/descriptor/call-description.js';
import {
  isTypeDescribable,
  typedSignatureText,
  typeSelector,
} from '../../../../../domain/payload/evm/descriptor/described-typed-data.js';
import { readByKind } from '../../../../../domain/payload/kinds/index.js';
import { account, drawn, NOTHING_KNOWN } from '../drawn.js';
import { DOMAIN, typedRequest } from '../tables/typed-request.js';

const [alice, bob, gold, silver, shop] = (['alice', 'bob', 'gold', 'silver', 'shop'] as const).map(account) as [
  string,
  string,
  string,
  string,
  string,
];
const TYPE = 'Offer(Leg[] legs,Terms terms)Leg(address token,uint256 amount)Terms(address receiver,bool final)';
const MESSAGE = {
  legs: [
    { token: gold, amount: '5' },
    { token: silver, amount: '7' },
  ],
  terms: { receiver: bob, final: true },
};

const describedBy = (encodedType: string, domain: Readonly<Record<string, string>>): CallDescription => ({
  certainty: 'exact',
  signature: typedSignatureText({ encodedType, domain }),
  source: 'example',
  intent: 'Trade',
  fields: [
    {
      label: 'Give',
      origin: { path: 'legs.[].amount' },
      format: { name: 'tokenAmount', token: { path: 'legs.[].token' }, nativeAddresses: [] },
    },
    { label: 'To', origin: { path: 'terms.receiver' }, format: { name: 'raw' } },
    { label: 'By', origin: { path: '@.from' }, format: { name: 'addressName', senderAddresses: [] } },
  ],
});

const read = (description: CallDescription, domain: Readonly<Record<string, unknown>> = DOMAIN) =>
  readByKind(typedRequest(TYPE, MESSAGE, domain), {
    ...NOTHING_KNOWN,
    describe: (target, selector) => (target === shop && selector === typeSelector(TYPE) ? description : null),
  });

describe('typed data that a descriptor of its contract explains', () => {
  it('shows fields of nested structures side by side, each amount with its token', () => {
    const { payload, unknownCalls } = read(describedBy(TYPE, { name: 'Shop' }));
    expect(payload).to.deep.include({ status: 'decoded', problem: null });
    expect(payload.actions.map(drawn)).to.deep.equal(['0 call me>-']);
    const asset = (address: string) => ({ address, symbol: null, decimals: null, tokenId: null });
    expect(payload.actions[0]).to.deep.include({ source: 'example', certainty: 'exact', function: 'Offer' });
    expect(payload.actions[0]?.fields).to.deep.equal([
      { label: 'Give', value: '5', kind: 'amount', asset: asset(gold) },
      { label: 'Give', value: '7', kind: 'amount', asset: asset(silver) },
      { label: 'To', value: bob, kind: 'account', asset: null },
      { label: 'By', value: account('me'), kind: 'account', asset: null },
    ]);
    expect(unknownCalls).to.deep.equal([{ target: shop, selector: typeSelector(TYPE) }]);
  });

  it('stays unknown under another domain, contract, type or certainty, and shows its values all the same', () => {
    const right = describedBy(TYPE, { name: 'Shop' });
    for (const { payload } of [
      read(describedBy(TYPE, { name: 'Other shop' })),
      read(describedBy(TYPE, { name: 'Shop', version: '2' })),
      read(right, { ...DOMAIN, verifyingContract: alice }),
      read(describedBy(TYPE.replace('bool final', 'bool last'), {})),
      read({ ...right, certainty: 'hint' }),
      read({ ...right, fields: [{ label: 'No', origin: { path: 'legs.[5].amount' }, format: { name: 'raw' } }] }),
    ]) {
      expect(payload.status).to.equal('not_decoded');
      expect(payload.actions[0]).to.include({ kind: 'unknown_call', source: null });
      expect(payload.actions[0]?.fields.map(({ label, value, kind }) => [label, value, kind])).to.deep.equal([
        ['legs.0.token', gold, 'account'],
        ['legs.0.amount', '5', 'text'],
        ['legs.1.token', silver, 'account'],
        ['legs.1.amount', '7', 'text'],
        ['terms.receiver', bob, 'account'],
        ['terms.final', 'true', 'text'],
      ]);
    }
  });

  it('cannot be described by a path that its type has not, nor by a type that contains itself or ever more', () => {
    const at = (path: string) => [{ label: 'x', origin: { path }, format: { name: 'raw' as const } }];
    expect(isTypeDescribable(TYPE, at('terms.receiver'))).to.equal(true);
    expect(isTypeDescribable(TYPE, at('terms.giver'))).to.equal(false);
    expect(isTypeDescribable('Node(Node[] inner,address value)', at('value'))).to.equal(false);
    const doubling = Array.from({ length: 40 }, (_, level) => `T${level}(T${level + 1} a,T${level + 1} b)`);
    expect(isTypeDescribable(`${doubling.join('')}T40(address value)`, at('a'))).to.equal(false);
    expect(isTypeDescribable(`${'x'.repeat(50_000)}(address value)`, at('value'))).to.equal(false);
  });
});
