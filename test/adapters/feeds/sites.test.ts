import { expect } from 'chai';
import { FeedFormatError, FeedOptionsError } from '../../../ports/platform/feeds.js';
import { bytesOf, failureOf, fixture, readFeed } from './read-feed.js';

describe('lists of sites', () => {
  it('eth-phishing-detect: blocked, allowed and imitated sites, each in the form that is compared', async () => {
    const { rows, counts } = await readFeed('eth-phishing-detect', fixture('eth-phishing-detect.json'));
    expect(rows.map(({ key, category, entity }) => [key, category, entity])).to.deep.equal([
      ['drained.example', 'phishing_site', null],
      ['claim-now.example', 'phishing_site', null],
      ['examplé.example', 'phishing_site', null],
      ['examplewallet.example', 'allowed_site', null],
      ['good.drained.example', 'allowed_site', null],
      ['examplewallet.example', 'imitated_site', '2'],
      ['swap.example', 'imitated_site', '2'],
    ]);
    // a path names one page of a host that others share
    expect(counts).to.deep.equal({ no_host: 2, duplicate: 1, not_a_string: 1 });
  });

  it('eth-phishing-detect: takes the names of its later versions, and no other file', async () => {
    const { rows } = await readFeed('eth-phishing-detect', bytesOf('{"blocklist":["a.example"],"allowlist":[]}'));
    expect(rows.map(({ key }) => key)).to.deep.equal(['a.example']);
    for (const text of [
      '[]',
      '{"a":1}',
      '{"blocklist":["a.example"]',
      '{"blocklist":"a.example"}',
      '{"blocklist":[1]}',
    ])
      expect(await failureOf(readFeed('eth-phishing-detect', bytesOf(text))), text).to.be.instanceOf(FeedFormatError);
  });

  it('sites: lines, YAML and an array of JSON', async () => {
    const { rows, counts } = await readFeed('sites', fixture('sites.yaml'));
    expect(rows.map(({ key }) => key)).to.deep.equal(['phish-one.example', 'phish-two.example', 'phish-three.example']);
    expect(counts).to.deep.equal({ no_host: 1 });
    const json = await readFeed('sites', bytesOf('["a.example", "b.example", null]'));
    expect(json.rows.map(({ key }) => key)).to.deep.equal(['a.example', 'b.example']);
    expect(await failureOf(readFeed('sites', bytesOf('not a site\n')))).to.be.instanceOf(FeedFormatError);
  });

  it('have a meaning of their own', async () => {
    expect(await failureOf(readFeed('sites', bytesOf('a.example'), { category: 'scam_fraud' }))).to.be.instanceOf(
      FeedOptionsError,
    );
  });
});
