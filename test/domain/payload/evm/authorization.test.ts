import { expect } from 'chai';
import fc from 'fast-check';
import { authorization as library } from 'micro-eth-signer';
import { readAuthorization } from '../../../../domain/payload/evm/authorization.js';
import { problemOf, valueOf } from './read-values.js';

const ADDRESS = `0x${'44'.repeat(20)}`;
const GIVEN = { chain_id: 1, address: ADDRESS, nonce: '7' };

describe('an authorization', () => {
  it('has the digest that another library signs, for any chain and nonce', () =>
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 256n - 1n), fc.bigInt(0n, 2n ** 64n - 1n), (chainId, nonce) => {
        const read = valueOf(readAuthorization({ chain_id: String(chainId), address: ADDRESS, nonce: String(nonce) }));
        expect(read).to.deep.include({ chainId, address: ADDRESS, nonce });
        const digest = Buffer.from(library.getHash({ chainId, address: ADDRESS, nonce })).toString('hex');
        expect(read.digest).to.equal(`0x${digest}`);
      }),
    ));

  it('is the same with numbers, decimal and hex text', () =>
    expect(readAuthorization({ ...GIVEN, chain_id: '0x1', nonce: 7 })).to.deep.equal(readAuthorization(GIVEN)));

  for (const [what, change, problem] of [
    ['without a chain', { chain_id: undefined }, 'has no chain id of at most 256 bits'],
    ['with a fraction of a chain', { chain_id: 1.5 }, 'has no chain id of at most 256 bits'],
    ['with no address', { address: '0x44' }, 'delegates to no address'],
    ['with a nonce of 65 bits', { nonce: String(2n ** 64n) }, 'has no nonce of at most 64 bits'],
    ['with another member', { chainId: 1 }, 'has a member that is not known'],
  ] as const)
    it(`is refused ${what}`, () => expect(problemOf(readAuthorization({ ...GIVEN, ...change }))).to.equal(problem));

  it('is read without a throw from any input', () =>
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(GIVEN)), fc.jsonValue(), (name, value) => {
        const read = readAuthorization({ ...GIVEN, [name]: value });
        if (read.ok) expect(read.value.digest).to.match(/^0x[0-9a-f]{64}$/);
        expect(readAuthorization(value).ok).to.equal(false);
      }),
    ));
});
