import { expect } from 'chai';
import { RIGHTS } from '../../../../domain/data/rights.js';
import { selectorOf } from '../../../../domain/intent/known-functions.js';
import type { AbiValue } from '../../../../domain/payload/evm/abi.js';
import { standardFunction } from '../../../../domain/payload/evm/standards/index.js';
import { readByKind } from '../../../../domain/payload/kinds/index.js';
import { account, drawn, encodeCall, NOTHING_KNOWN, read } from './drawn.js';
import { sampleCall, sampleMessage } from '../../../support/right-samples.js';
import { typedRequest } from './tables/typed-request.js';

const [me, eve, shop] = [account('me'), account('eve'), account('shop')] as const;

const callOf = (signature: string): string => sampleCall(signature, eve);

const GIVES = /upgrade|delegatecall|operator|grant|ownership/;
const BY_CALL = RIGHTS.filter(({ signature }) => signature.includes('(')).filter(
  ({ signature }) => standardFunction(selectorOf(signature)) === null,
);

describe('the bytes of a call that the table of rights knows', () => {
  for (const { signature, marked, families } of BY_CALL.filter((row) => row.families.length > 0))
    it(`say what is given to whom, and clear nothing: ${signature}`, () => {
      const { actions, isAnythingKnown, unknownCalls, problem } = read(callOf(signature));
      const [action] = actions;
      const gives = families.some((family) => GIVES.test(family));
      expect(actions).to.have.length(1);
      expect(action).to.include({ function: signature, target: shop, certainty: gives ? 'hint' : 'unknown' });
      expect(action?.kind === 'unknown_call').to.equal(!gives);
      expect(action?.to ?? null).to.equal(marked.includes('>') ? eve : null);
      expect(isAnythingKnown).to.equal(false);
      expect(unknownCalls).to.have.length(1);
      expect(problem).to.equal('holds something that no standard explains');
    });

  const lines = (signature: string, ...values: readonly AbiValue[]): readonly string[] =>
    read(encodeCall(signature, values)).actions.map(drawn);

  it('say how much, of what and whose', () => {
    expect(lines('increaseApproval(address,uint256)', eve, 5n)).to.deep.equal(['0 allowance? 5 shop me>eve']);
    expect(lines('safeApprove(address,address,uint256)', account('gold'), eve, 5n)).to.deep.equal([
      '0 allowance? 5 gold me>eve',
    ]);
    expect(lines('setRelayerApproval(address,address,bool)', account('alice'), eve, true)).to.deep.equal([
      '0 operator? unlimited shop alice>eve',
    ]);
  });

  it('give nothing where the right is taken back, and control all the same', () => {
    expect(lines('updateDelegate(address,bool)', eve, false)).to.deep.equal(['0 operator? 0 shop me>eve']);
    expect(lines('increaseApproval(address,uint256)', eve, 0n)).to.deep.equal(['0 allowance? 0 shop me>eve']);
    expect(lines('setOwner(address)', `0x${'00'.repeat(20)}`)).to.deep.equal(['0 ownership? me>-']);
  });

  it('give all of it where an old contract would read its arguments so', () => {
    const dirty = encodeCall('updateDelegate(address,bool)', [eve, true]).replace(/1$/, '2');
    expect(read(dirty).actions.map(drawn)).to.deep.equal(['0 operator? unlimited shop me>eve']);
  });

  it('say the same inside of a batch', () => {
    const inner = encodeCall('setOwner(address)', [eve]);
    expect(lines('multicall(bytes[])', [inner])).to.deep.equal(['0 call me>-', '0.0 ownership? me>eve']);
    expect(lines('execute(address,uint256,bytes)', account('gold'), 0n, inner)).to.include('0.0 ownership? shop>eve');
  });

  it('are judged where the maker of the contract explains them too', () => {
    const { actions } = read(encodeCall('updateDelegate(address,bool)', [eve, true]), 0n, shop, {
      ...NOTHING_KNOWN,
      describe: () => ({
        certainty: 'exact' as const,
        signature: 'updateDelegate(address delegate,bool approved)',
        source: 'a registry',
        intent: null,
        fields: [],
      }),
    });
    expect(actions.map(drawn)).to.deep.equal(['0 operator unlimited shop me>eve']);
  });
});

describe('a message that the table of rights knows', () => {
  const typed = RIGHTS.flatMap((row) => (row.typed === null ? [] : [{ ...row, typed: row.typed }]));
  for (const { signature, typed: marked } of typed)
    it(`gives the right of ${signature} by signature: ${marked}`, () => {
      const { payload } = readByKind(
        typedRequest(marked.replace(/[<>#?$@]/g, ''), sampleMessage(marked, eve, me)),
        NOTHING_KNOWN,
      );
      const [action] = payload.actions;
      expect(action?.to).to.equal(eve);
      expect(action?.from).to.equal(me);
      expect(['operator', 'permit']).to.include(action?.kind);
      expect(action?.certainty).to.equal('hint');
      expect(payload.status).to.equal('not_decoded');
      expect(payload.signers).to.deep.equal(marked.includes('<') ? [me] : []);
    });

  it('gives a right by the name of its type to the one whom it names, and none where it names nobody else', () => {
    const kindOf = (type: string, message: Readonly<Record<string, unknown>>) =>
      readByKind(typedRequest(type, message), NOTHING_KNOWN).payload.actions.map(drawn);
    const own = { wallet: me, statement: 'Sign in', nonce: '0' };
    expect(kindOf('Authorization(address wallet,string statement,uint256 nonce)', own)).to.deep.equal([
      '0 unknown_call?? me>-',
    ]);
    expect(kindOf('SetApprovalForAll(address operator,uint256 nonce)', { operator: eve, nonce: '0' })).to.deep.equal([
      '0 operator? unlimited shop me>eve',
    ]);
  });

  it('names no asset where its domain names no contract', () => {
    const type = 'PermitForAll(address operator,bool approved,uint256 nonce,uint256 deadline)';
    const message = { operator: eve, approved: true, nonce: '0', deadline: '1' };
    const { payload } = readByKind(typedRequest(type, message, { name: 'Shop', chainId: 1 }), NOTHING_KNOWN);
    expect(payload.actions.map(drawn)).to.deep.equal(['0 operator? unlimited me>eve']);
  });

  it('counts on the one chain that its salt names, and on every chain with another salt', () => {
    const type = 'PermitForAll(address operator,bool approved,uint256 nonce,uint256 deadline)';
    const message = { operator: eve, approved: true, nonce: '0', deadline: '1' };
    const chainOf = (salt: string) => {
      const domain = { name: 'Shop', verifyingContract: shop, salt: `0x${salt.padStart(64, '0')}` };
      return readByKind(typedRequest(type, message, domain), NOTHING_KNOWN).payload;
    };
    expect(chainOf('1')).to.deep.include({ chainId: '1', notes: [] });
    expect(chainOf('89')).to.deep.include({ chainId: null, notes: ['replayable'] });
  });
});
