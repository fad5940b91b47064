import { expect } from 'chai';
import { readByKind } from '../../../../domain/payload/kinds/index.js';
import { TYPED_ROWS } from '../../../../domain/payload/evm/typed/index.js';
import { account, drawn, NOTHING_KNOWN } from './drawn.js';
import { sale, TYPED_TABLE } from './tables/typed.js';
import { DOMAIN, typedRequest, typeOf } from './tables/typed-request.js';
import { phrases } from '../../../support/words.js';

const [alice, bob, gold, silver] = [account('alice'), account('bob'), account('gold'), account('silver')] as const;
const payloadOf = (...given: Parameters<typeof typedRequest>) =>
  readByKind(typedRequest(...given), NOTHING_KNOWN).payload;

const PERMIT = typeOf('Permit(address owner');
const permit = { owner: alice, spender: bob, value: '5', nonce: '0', deadline: '1' };

describe('typed data', () => {
  it('does what the standard of its type says', () => {
    for (const [start, message, expected, signers, name = 'Shop'] of TYPED_TABLE) {
      const payload = payloadOf(typeOf(start), message, { ...DOMAIN, name });
      expect(payload.actions.map(drawn), start).to.deep.equal(expected);
      expect(payload.signers, start).to.deep.equal(signers);
      expect(payload.status, start).to.equal(
        expected.some((line) => line.includes('??')) ? 'partly_decoded' : 'decoded',
      );
      expect(payload.chainId).to.equal('1');
      expect(payload.actions[0]?.function).to.equal(start.slice(0, start.indexOf('(')));
    }
  });

  it('has each of its types tried by the table', () => {
    const tried = new Set(TYPED_TABLE.map(([start]) => typeOf(start)));
    expect(TYPED_ROWS.map(({ encodedType }) => encodedType).filter((type) => !tried.has(type))).to.deep.equal([]);
  });

  it('is no standard permit where a structure of that name has other members, and gives the right all the same', () => {
    for (const lookalike of [
      PERMIT.replace('uint256 value', 'uint128 value'),
      PERMIT.replace(',uint256 nonce', ''),
      PERMIT.replace('address owner,address spender', 'address spender,address owner'),
    ]) {
      const message = lookalike.includes('nonce') ? permit : { owner: alice, spender: bob, value: '5', deadline: '1' };
      const payload = payloadOf(lookalike, message);
      expect(payload.actions.map(drawn)).to.deep.equal(['0 permit? shop me>bob']);
      expect(payload).to.include({ status: 'not_decoded' });
      expect(payload.actions[0]).to.include({ function: 'Permit', source: null, amount: null });
    }
    expect(payloadOf(PERMIT, permit).status).to.equal('decoded');
  });

  it('is no CoW order under another name of the domain', () => {
    const row = TYPED_TABLE.find(([start]) => start.startsWith('Order(address sellToken'));
    expect(payloadOf(typeOf('Order(address sellToken'), row?.[1] ?? {}).status).to.equal('not_decoded');
  });

  it('counts on every chain where its domain names none or 0, and says so', () => {
    const { name, verifyingContract } = DOMAIN;
    expect(payloadOf(PERMIT, permit, { name, verifyingContract })).to.deep.include({
      chainId: null,
      notes: ['replayable'],
    });
    expect(payloadOf(PERMIT, permit, { ...DOMAIN, chainId: 0 })).to.deep.include({
      chainId: '0',
      notes: ['replayable'],
    });
    expect(payloadOf(PERMIT, permit).notes).to.deep.equal([]);
  });

  it('names no asset without a contract that verifies it, so it is not read', () =>
    expect(payloadOf(PERMIT, permit, { name: 'Shop', chainId: 1 }).status).to.equal('not_decoded'));

  it('is never wholly decoded without a type for its domain', () => {
    const { content } = typedRequest(PERMIT, permit);
    const { Permit } = (content as { types: Record<string, unknown> }).types;
    const types = { Permit };
    const { payload } = readByKind({ kind: 'typed_data', content: { ...(content as object), types } }, NOTHING_KNOWN);
    expect(payload).to.deep.include({ status: 'partly_decoded', notes: ['no_domain_type'] });
    expect(payload.actions.map(drawn)).to.deep.equal(['0 permit 5 shop alice>bob until 1']);
  });

  it('is invalid where it cannot be read, with the reason', () => {
    const { payload } = readByKind({ kind: 'typed_data', content: '{' }, NOTHING_KNOWN);
    expect(payload).to.include({ status: 'invalid', digest: null });
    expect(payload.problem).to.be.a('string');
  });
});

describe('a signature transfer of Permit2', () => {
  const TOKENS = 'TokenPermissions(address token,uint256 amount)';
  const TAIL = 'address spender,uint256 nonce,uint256 deadline';
  const one = { permitted: { token: gold, amount: '5' }, spender: bob, nonce: '0', deadline: '1800000000' };
  const two = { ...one, permitted: [one.permitted, { token: silver, amount: '6' }] };

  it('lets the spender take what is permitted', () => {
    const single = payloadOf(`PermitTransferFrom(TokenPermissions permitted,${TAIL})${TOKENS}`, one);
    expect(single.actions.map(drawn)).to.deep.equal(['0 permit 5 gold me>bob until 1800000000']);
    expect(single).to.deep.include({ status: 'decoded', signers: [] });
    const batch = payloadOf(`PermitBatchTransferFrom(TokenPermissions[] permitted,${TAIL})${TOKENS}`, two);
    expect(batch.actions.map(drawn)).to.deep.equal([
      '0 call me>-',
      '0.0 permit 5 gold me>bob until 1800000000',
      '0.1 permit 6 silver me>bob until 1800000000',
    ]);
  });

  it('is the same with a witness of any type', () => {
    const type = `PermitWitnessTransferFrom(TokenPermissions permitted,${TAIL},Note witness)Note(string text)${TOKENS}`;
    const payload = payloadOf(type, { ...one, witness: { text: 'hello' } });
    expect(payload.actions.map(drawn)).to.deep.equal(['0 permit 5 gold me>bob until 1800000000']);
    expect(payload.status).to.equal('decoded');
  });

  it('is not read where its members are others', () => {
    const moved =
      `PermitTransferFrom(TokenPermissions permitted,uint256 nonce,address spender,uint256 ` + `deadline)${TOKENS}`;
    expect(payloadOf(moved, one).status).to.equal('not_decoded');
    const wider =
      `PermitTransferFrom(TokenPermissions permitted,${TAIL})TokenPermissions(address token,uint128 ` + `amount)`;
    expect(payloadOf(wider, one).status).to.equal('not_decoded');
  });
});

describe('a bulk order', () => {
  const [, structures = ''] = typeOf('OrderComponents(').split(/(?=ConsiderationItem\()/);
  const components = typeOf('OrderComponents(').slice(0, typeOf('OrderComponents(').indexOf('ConsiderationItem('));
  const bulk = `BulkOrder(OrderComponents[2][2] tree)${structures}${components}`;
  const empty = { ...sale, offer: [], consideration: [] };

  it('is every order of its tree but the empty ones', () => {
    const payload = payloadOf(bulk, {
      tree: [
        [sale, empty],
        [empty, { ...sale, consideration: [] }],
      ],
    });
    expect(payload.actions.map(drawn)).to.deep.equal(
      phrases(`
      0 order alice>- until 1800000000 | 0.0 nft_transfer 1 silver#7 alice>- | 0.1 token_transfer 10 gold ->alice
      1 order alice>- until 1800000000 | 1.0 nft_transfer 1 silver#7 alice>-
    `),
    );
    expect(payload).to.deep.include({ status: 'decoded', signers: [alice] });
  });

  it('is not read where its tree has other branches', () => {
    const payload = payloadOf(bulk.replace('[2][2]', '[1]'), { tree: [sale] });
    expect(payload.status).to.equal('not_decoded');
  });
});
