import { expect } from 'chai';
import { CONTRACT, type IntentChanges, RECIPIENT, SENDER } from '../../support/builders.js';
import { codesOf } from '../../support/deciding.js';

const VERIFIED = { contract: { verified: true } } as const;

const call = (permission: string, to: string): IntentChanges => ({
  ...{ kind: 'call', contract: CONTRACT, to },
  permissions: [permission],
});

describe('a declared function', () => {
  it('is as strict with a function that no table knows, or that may name anybody, as with none', () => {
    for (const permission of [
      'foo(address)',
      'collect((uint256,address,uint128,uint128))',
      'bridge to my other account',
    ])
      expect(codesOf(call(permission, RECIPIENT), VERIFIED), permission).to.deep.equal(['receiver_not_sender']);
    for (const to of [SENDER, CONTRACT]) expect(codesOf(call('foo(address)', to), VERIFIED)).to.deep.equal([]);
  });
});
