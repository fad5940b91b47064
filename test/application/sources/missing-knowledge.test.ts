import { expect } from 'chai';
import { FEED_FORMATS } from '../../../adapters/feeds/index.js';
import { type KnowledgeSettings, missingKnowledge } from '../../../src/application/sources/missing-knowledge.js';
import { listOf } from '../../support/lists.js';

const NOTHING: KnowledgeSettings = { feeds: [], requiredLists: [], sanctions: 'required', vendors: [] };
const OFAC = { source: 'OFAC SDN', format: FEED_FORMATS['ofac-sdn-advanced'], category: null };
const SANCTIONS = listOf({ categories: ['sanctions'] });
const SCAMS = listOf({ categories: ['scam_fraud'] });
const SITES = listOf({ source: 'sites', categories: ['phishing_site'] });

describe('knowledge that is missing', () => {
  it('is named with what it means and the line that mends it, and is what no list tells of', () => {
    const parts = missingKnowledge([], NOTHING);
    expect(parts.map(({ what }) => what)).to.deep.equal(['sanctions list', 'scam list', 'site list']);
    expect(parts[0]?.cost).to.include('a sanctioned address is not recognised');
    for (const { remedy } of parts) expect(remedy).to.include('FEEDS=recommended');
    expect(missingKnowledge([SANCTIONS, SITES], NOTHING).map(({ what }) => what)).to.deep.equal(['scam list']);
    expect(missingKnowledge([SANCTIONS, SCAMS, SITES], NOTHING)).to.deep.equal([]);
  });

  it('says of a list that a feed will bring that it is not there yet', () => {
    const [part] = missingKnowledge([SCAMS], { ...NOTHING, feeds: [OFAC] });
    expect(part?.cost).to.match(/^none is loaded yet: /);
    expect(part?.remedy).to.include('feeds status');
  });

  it('says also what is meant to be missing', () => {
    const [part] = missingKnowledge([SCAMS], { ...NOTHING, sanctions: 'none' });
    expect(part?.cost).to.include('by its settings').and.include('not recognised').and.not.include('SANCTIONS');
    expect(part?.remedy).to.include('SANCTIONS=none');
  });

  it('is named where a mandatory list is loaded that holds no sanctions', () => {
    const parts = missingKnowledge([SCAMS, SITES], { ...NOTHING, requiredLists: [SCAMS.source] });
    expect(parts.map(({ what }) => what)).to.deep.equal(['sanctions list']);
  });

  it('is none of addresses where a vendor is asked, who is not told of sites', () =>
    expect(missingKnowledge([SITES], { ...NOTHING, vendors: ['http-threat-feed'] })).to.deep.equal([]));
});
