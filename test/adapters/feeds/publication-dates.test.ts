import { expect } from 'chai';
import { FEED_FORMATS } from '../../../adapters/feeds/index.js';
import { FEED_FORMAT_IDS, type FeedFormatId, FeedFormatError } from '../../../ports/platform/feeds.js';
import { bytesOf, fixture } from './read-feed.js';

const dateOf = async (id: FeedFormatId, text: string): Promise<string | null> =>
  FEED_FORMATS[id].publishedAt(bytesOf(Buffer.from(text), 7));

describe('feeds: the date of the whole file', () => {
  it('is read from the field meant for it', async () => {
    for (const [id, name] of [
      ['ofac-sdn-xml', 'ofac-sdn.xml'],
      ['ofac-sdn-advanced', 'ofac-sdn-advanced.xml'],
    ] as const)
      expect(await FEED_FORMATS[id].publishedAt(fixture(name)), id).to.equal('2030-02-03T00:00:00.000Z');
    const tokens = '"tokens":[{"timestamp":"2001-01-01T00:00:00Z"}]';
    const list = `{"name":"timestamp","tags":{"timestamp":"1999-01-01T00:00:00Z"},${tokens},`;
    expect(await dateOf('token-list', `${list}"timestamp":"2026-11-20T10:00:00+00:00"}`)).to.equal(
      '2026-11-20T10:00:00.000Z',
    );
  });

  it('is none where the file has none, an impossible one, or the format has no field for it', async () => {
    expect(await dateOf('token-list', '{"tokens":[]}')).to.equal(null);
    expect(await dateOf('token-list', '{"timestamp":"yesterday","tokens":[]}')).to.equal(null);
    const dated = (day: string) =>
      `<sdnList><publshInformation><Publish_Date>${day}</Publish_Date></publshInformation></sdnList>`;
    expect(await dateOf('ofac-sdn-xml', dated('02/31/2030'))).to.equal(null);
    expect(await dateOf('ofac-sdn-xml', '<sdnList><sdnEntry></sdnEntry></sdnList>')).to.equal(null);
    const dating: readonly FeedFormatId[] = [
      'ofac-sdn-xml',
      'ofac-sdn-advanced',
      'uk-sanctions-xml',
      'eu-fsf-xml',
      'token-list',
    ];
    for (const id of FEED_FORMAT_IDS.filter((one) => !dating.includes(one)))
      expect(await dateOf(id, '2026-11-20\n'), id).to.equal(null);
  });

  it('is refused like the list where the file is of another format', async () => {
    for (const id of ['ofac-sdn-xml', 'ofac-sdn-advanced', 'token-list'] as const) {
      const failure = await dateOf(id, '<html><p>').catch((error: unknown) => error);
      expect(failure, id).to.be.instanceOf(FeedFormatError);
    }
  });
});
