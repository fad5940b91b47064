import { expect } from 'chai';
import { type KnownAccount, NOTHING_KNOWN, passesFor } from '../../../domain/facts/contract/known-account.js';
import {
  callsForAnyone,
  imitatedBy,
  isKnownAs,
  isKnownForFunction,
  isKnownPayable,
  isKnownSpender,
} from '../../../domain/facts/contract/roles.js';
import type { ContractFacts } from '../../../domain/facts/contract/contract-facts.js';
import type { Certainty } from '../../../domain/payload/action.js';
import { selectorOf } from '../../../domain/intent/known-functions.js';
import { intentWith } from '../../support/builders.js';
import { contractFacts, factsFor } from '../../support/facts.js';

const KEY = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
const SWAP = 'swapExactETHForTokens(uint256,address[],address,uint256)';
const ROUTER = 'Uniswap v2 router';

const ASKED = intentWith({ kind: 'call', contract: KEY });

const factsOf = (known: Partial<KnownAccount> | null, changes: Partial<ContractFacts> = {}) =>
  factsFor(ASKED, {
    contract: contractFacts(KEY, {
      verified: true,
      known: known === null ? null : { ...NOTHING_KNOWN, ...known },
      ...changes,
    }),
  });

/** The same, from a vendor. */
const ofVendor = (known: Partial<KnownAccount>) => {
  const facts = factsOf(known);
  return {
    ...facts,
    contracts: facts.contracts.map((fact) => ({ ...fact, coverage: { ...fact.coverage, kind: 'external' as const } })),
  };
};

const calling = (name: string | null, source: string | null, certainty: Certainty = 'exact') => ({
  kind: 'call' as const,
  ...{ target: KEY, function: name, source, certainty },
});

describe('the roles of an account', () => {
  it('clear by the word of an own registry alone, and accuse by that of any', () => {
    expect(isKnownAs(factsOf({ roles: ['account_code'] }), KEY, 'account_code')).to.equal(true);
    expect(isKnownAs(ofVendor({ roles: ['account_code'] }), KEY, 'account_code')).to.equal(false);
    expect(callsForAnyone(ofVendor({ roles: ['calls_for_anyone'] }), KEY)).to.equal(true);
    expect(isKnownAs(factsOf(null), KEY, 'account_code')).to.equal(false);
    expect(isKnownAs(factsFor(ASKED, { contract: null }), KEY, 'account_code')).to.equal(false);
  });

  it('make no spender of what calls for anyone, or of what a source knows as unverified', () => {
    expect(isKnownSpender(factsOf({ roles: ['spender'] }), KEY)).to.equal(true);
    expect(isKnownSpender(factsOf({ roles: ['spender', 'calls_for_anyone'] }), KEY)).to.equal(false);
    expect(isKnownSpender(factsOf({ roles: ['spender'] }, { verified: false }), KEY)).to.equal(false);
    expect(isKnownSpender(factsOf({ roles: ['router'] }), KEY)).to.equal(false);
  });
});

describe('a contract that is known for a function', () => {
  it('is one of which the registry names it, verified as a whole or not', () => {
    const named = { functions: [selectorOf(SWAP)] };
    expect(isKnownForFunction(factsOf(named), calling(SWAP, ROUTER))).to.equal(true);
    expect(isKnownForFunction(factsOf(named, { verified: null }), calling(SWAP, 'a descriptor'))).to.equal(true);
    expect(isKnownForFunction(factsOf(named), calling('sweep()', 'a descriptor'))).to.equal(false);
    expect(isKnownForFunction(factsOf(named, { verified: false }), calling(SWAP, ROUTER))).to.equal(false);
    expect(isKnownForFunction(factsOf(named), calling(null, null))).to.equal(false);
    expect(isKnownForFunction(factsOf(named), calling(SWAP, 'a list of names', 'hint'))).to.equal(false);
  });

  it('is a verified one for a standard that all makers speak, and for one of another protocol it is not', () => {
    const deposit = 'deposit(uint256,address)';
    expect(isKnownForFunction(factsOf(null), calling(deposit, 'ERC-4626'))).to.equal(true);
    expect(isKnownForFunction(factsOf(null, { verified: null }), calling(deposit, 'ERC-4626'))).to.equal(false);
    expect(isKnownForFunction(factsOf(null), calling(SWAP, ROUTER))).to.equal(false);
    // a list that was imported names fields and recognises nothing
    expect(isKnownForFunction(factsOf(null), calling(deposit, 'an imported list'))).to.equal(false);
  });

  it('takes coins by the functions that are known to take them', () => {
    const known = { functions: [selectorOf(SWAP), selectorOf('sweep()')], payable: [selectorOf(SWAP)] };
    expect(isKnownPayable(factsOf(known), calling(SWAP, ROUTER))).to.equal(true);
    expect(isKnownPayable(factsOf(known), calling('sweep()', ROUTER))).to.equal(false);
    expect(isKnownPayable(factsOf(null), calling(SWAP, ROUTER))).to.equal(false);
  });
});

describe('an imitation of a contract', () => {
  const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';

  it('agrees in seven digits together, three of them at each end', () => {
    expect(passesFor(`0x7a25${'9'.repeat(33)}88d`, KEY)).to.equal(true);
    expect(passesFor(`0x7a2${'9'.repeat(33)}488d`, KEY)).to.equal(true);
    expect(passesFor(`0x7a2${'9'.repeat(34)}88d`, KEY)).to.equal(false);
    expect(passesFor(`0x7a250d56${'9'.repeat(30)}8d`, KEY)).to.equal(false);
    expect(passesFor(KEY, KEY)).to.equal(false);
  });

  it('gains nothing by zeros in front that many makers mine, beyond one end', () => {
    expect(passesFor('0x000000000091c2aa07be55d13f60482bc1c78ba3', permit2)).to.equal(true);
    // an ordinary vanity address: ten zeros and the last three digits
    expect(passesFor('0x000000000091c2aa07be55d13f60482bc1c7fba3', permit2)).to.equal(false);
  });

  it('is said where an own registry says it', () => {
    const imitates = { key: permit2, name: 'Permit2' };
    expect(imitatedBy(factsOf({ imitates }), KEY)).to.deep.equal(imitates);
    expect(imitatedBy(factsOf({}), KEY)).to.equal(null);
  });
});
