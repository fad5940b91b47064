import { expect } from 'chai';
import { readAccessMap } from '../../../src/application/desk/access-map.js';

const RULE = { value: 'reviewers', partner: 'Bank', environment: 'production', scopes: ['desk:read', 'desk:decide'] };
const SECRET = 'what-only-the-file-says';
const mistakeOf = (document: unknown): string => {
  const map = readAccessMap(typeof document === 'string' ? document : JSON.stringify(document));
  return 'mistake' in map ? map.mistake : 'none';
};

describe('the map of who may enter the review desk', () => {
  it('is taken as it stands where every member is as it must be', () => {
    const map = { claim: 'groups', access: [RULE, { ...RULE, value: 'x', scopes: ['desk:read', 'policies:write'] }] };
    expect(readAccessMap(JSON.stringify(map))).to.deep.equal(map);
  });

  it('is refused whole for one mistake, which is named without a value of it', () => {
    for (const [document, words] of [
      ['', 'is no JSON'],
      ['{"claim": "groups",}', 'is no JSON'],
      [[], 'must be an object'],
      [null, 'must be an object'],
      [{ claim: 'groups' }, 'access is missing'],
      [{ claim: '', access: [RULE] }, '/claim: must be a text'],
      [{ claim: 'groups', access: [] }, '/access: must be a list of 1 to 1,000 rules'],
      [{ claim: 'groups', access: [RULE], default: RULE }, 'has a member that is not known'],
      [{ claim: 'groups', access: [{ ...RULE, [SECRET]: 1 }] }, '/access/0: has a member that is not known'],
      [{ claim: 'groups', access: [RULE, { ...RULE, partner: undefined }] }, '/access/1: partner is missing'],
      [{ claim: 'groups', access: [{ ...RULE, value: [SECRET] }] }, '/access/0/value: must be a text'],
      [{ claim: 'groups', access: [{ ...RULE, environment: SECRET }] }, 'must be sandbox or production'],
      [{ claim: 'groups', access: [{ ...RULE, scopes: [] }] }, 'must be some of desk:read'],
      [{ claim: 'groups', access: [{ ...RULE, scopes: ['desk:read', SECRET] }] }, 'must be some of desk:read'],
      [{ claim: 'groups', access: [{ ...RULE, scopes: ['desk:read', 'checks:create'] }] }, 'must be some of desk:read'],
      [{ claim: 'groups', access: [{ ...RULE, scopes: ['policies:write'] }] }, 'with desk:read or desk:decide'],
    ] as const) {
      const mistake = mistakeOf(document);
      expect(mistake, JSON.stringify(document)).to.include(words);
      expect(mistake).not.to.include(SECRET);
    }
  });
});
