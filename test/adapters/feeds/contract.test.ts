import { readFile, readdir } from 'node:fs/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import { ANY_FORMATS, FEED_FORMATS } from '../../../adapters/feeds/index.js';
import { siteAsRead } from '../../../domain/intent/site.js';
import { parseAddressOf } from '../../../domain/intent/address.js';
import {
  DESCRIPTION_FORMAT_IDS,
  FEED_FORMAT_IDS,
  type FeedFormatId,
  FeedFormatError,
  FeedOptionsError,
  REGISTRY_FORMAT_IDS,
  SKIP_REASONS,
} from '../../../ports/platform/feeds.js';
import { type FeedResult, EVM, bytesOf, failureOf, fixture, readFeed } from './read-feed.js';
import { runs } from '../../support/depth.js';

const FORMATS = new URL('../../../../adapters/feeds/formats/', import.meta.url);
const FIXTURES = new URL('../../../../test/adapters/feeds/fixtures/', import.meta.url);

const ALL_IDS = [...FEED_FORMAT_IDS, ...DESCRIPTION_FORMAT_IDS, ...REGISTRY_FORMAT_IDS];

/** Options under which a format reads anything. */
const optionsOf = (id: FeedFormatId) => (FEED_FORMATS[id].categoryMandatory ? { category: 'scam_fraud' as const } : {});
const anyFormat = fc.constantFrom(...FEED_FORMAT_IDS);

/** Reads anything as a format: what came out, or the one error that is allowed. */
const tryRead = async (id: FeedFormatId, content: Uint8Array, pieceBytes: number): Promise<FeedResult | null> => {
  try {
    return await readFeed(id, bytesOf(content, pieceBytes), optionsOf(id));
  } catch (error) {
    if (error instanceof FeedFormatError) return null;
    throw error;
  }
};

const expectWellFormed = ({ rows, skips }: FeedResult): void => {
  for (const row of rows) {
    expect(row.reference).to.not.equal('');
    if (row.family === 'site') {
      expect(row).to.include({ key: siteAsRead(row.key), chain: null });
      continue;
    }
    expect(parseAddressOf(row.family, row.key)).to.deep.include({ key: row.key, problem: null });
    expect(row.chain === null || (row.chain === 'solana') === (row.family === 'solana')).to.equal(true);
  }
  expect(new Set(rows.map(({ key, chain, category }) => `${key} ${String(chain)} ${category}`)).size).to.equal(
    rows.length,
  );
  for (const { reason } of skips) expect(SKIP_REASONS).to.include(reason);
};

const CSV_ROW = `0x${'2a'.repeat(20)},ethereum,phish-hack,some_list,2023-06,x\r\n`;

describe('feeds: what every reader guarantees', () => {
  it('has one format for each id, under its own id, in a folder of its own, and says what it is', async () => {
    const page = await readFile(new URL('README.md', FORMATS), 'utf8');
    for (const id of ALL_IDS) {
      expect(ANY_FORMATS[id].id).to.equal(id);
      expect(await readdir(new URL(id, FORMATS))).to.include('index.ts');
      expect(page).to.match(new RegExp(`^## .*\\b${id}\\b|\\]\\(${id}/README\\.md\\)`, 'm'));
    }
    const folders = (await readdir(FORMATS)).filter((name) => name !== 'shared' && name !== 'README.md');
    expect(folders).to.have.members(ALL_IDS);
  });

  it('keeps every format removable: it imports its own folder and what all share, no other format', async () => {
    for (const id of [...ALL_IDS, 'shared']) {
      for (const name of await readdir(new URL(id, FORMATS))) {
        if (!name.endsWith('.ts')) continue;
        const source = await readFile(new URL(`${id}/${name}`, FORMATS), 'utf8');
        for (const [, target] of source.matchAll(/from '(\.\.?\/[^']*)'/g)) {
          expect(target, `${id}/${name}`).to.match(
            id === 'shared' ? /^(?:\.\/|(?:\.\.\/){4})/ : /^(?:\.\/|\.\.\/shared\/|(?:\.\.\/){4})/,
          );
        }
      }
    }
  });

  it('asks for a category exactly where the format is neutral', () => {
    const mandatory = FEED_FORMAT_IDS.filter((id) => FEED_FORMATS[id].categoryMandatory);
    expect(mandatory).to.deep.equal(['txt', 'json', 'csv', 'etherscan-labels']);
    expect(FEED_FORMAT_IDS.filter((id) => FEED_FORMATS[id].takesComments)).to.deep.equal(['ofac-sdn-csv']);
  });

  it('refuses options that do not fit the format before it reads a byte', async () => {
    const untouched: AsyncIterable<Uint8Array> = {
      [Symbol.asyncIterator]: () => {
        throw new Error('the file was opened');
      },
    };
    const calls = [
      readFeed.bind(null, 'txt', untouched, {}),
      readFeed.bind(null, 'forta', untouched, { category: 'mixer' }),
      readFeed.bind(null, 'jupiter', untouched, { category: 'scam_fraud' }),
      readFeed.bind(null, 'ofac-sdn-xml', untouched, { chain: 'ethereum' }),
      readFeed.bind(null, 'phantom', untouched, { chain: 'ethereum' }),
      readFeed.bind(null, 'phantom', untouched, { comments: untouched }),
      readFeed.bind(null, 'json', untouched, { category: 'mixer', columns: { address: 'x' } }),
    ];
    for (const call of calls) expect(await failureOf(call())).to.be.instanceOf(FeedOptionsError);
  });

  it('takes options that say what the format says itself', async () => {
    expect(
      (await readFeed('phantom', fixture('phantom.yaml'), { chain: 'solana', category: 'scam_fraud' })).rows,
    ).to.have.length(2);
  });

  it('throws nothing but FeedFormatError for any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyFormat,
        fc.uint8Array({ maxLength: 400 }),
        fc.integer({ min: 1, max: 50 }),
        async (id, content, pieceBytes) => {
          const result = await tryRead(id, content, pieceBytes);
          if (result !== null) expectWellFormed(result);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('throws nothing but FeedFormatError for text of the formats’ own characters', async () => {
    const unit = fc.constantFrom(
      ...'<>/&;"\'[]{}:,-#%*!|\n\r\t \\',
      'a',
      '0x',
      '- ',
      '<a>',
      '</a>',
      'addresses',
      EVM.one,
      '\u0000',
      '\ud800',
      '\ufeff',
    );
    await fc.assert(
      fc.asyncProperty(anyFormat, fc.string({ unit, maxLength: 60 }), async (id, text) => {
        const result = await tryRead(id, Buffer.from(text), 16);
        if (result !== null) expectWellFormed(result);
      }),
      { numRuns: runs(200) },
    );
  });

  it('throws nothing but FeedFormatError for a published form that is cut or damaged anywhere', async () => {
    const names = (await readdir(FIXTURES)).filter((name) => !name.startsWith('.'));
    const contents = await Promise.all(names.map((name) => readFile(new URL(name, FIXTURES))));
    const damage = fc.record({
      id: anyFormat,
      content: fc.constantFrom(...contents),
      start: fc.noBias(fc.integer({ min: 0, max: 9_999 })),
      length: fc.integer({ min: 0, max: 40 }),
      put: fc.uint8Array({ maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ id, content, start, length, put }) => {
        const at = Math.floor((start / 10_000) * content.length);
        const damaged = Buffer.concat([content.subarray(0, at), put, content.subarray(at + length)]);
        const result = await tryRead(id, damaged, 97);
        if (result !== null) expectWellFormed(result);
      }),
      { numRuns: runs(200) },
    );
  });

  it('hands on what the file’s stream throws, unchanged', async () => {
    const fault = new Error('the disk is gone');
    for (const id of FEED_FORMAT_IDS) {
      const broken = async function* () {
        yield Buffer.from(id.includes('xml') || id.includes('advanced') ? '<a' : ' ');
        throw fault;
      };
      expect(await failureOf(readFeed(id, broken(), optionsOf(id))), id).to.equal(fault);
    }
  });

  it('lets go of the file when the caller stops early', async () => {
    const files: Partial<Record<FeedFormatId, string>> = {
      txt: 'list.txt',
      csv: 'list.csv',
      json: 'strings.json',
      cryptoscamdb: 'cryptoscamdb.yaml',
    };
    for (const [id, name] of Object.entries(files) as [FeedFormatId, string][]) {
      let isReleased = false;
      const watched = async function* () {
        try {
          yield* bytesOf(await readFile(new URL(name, FIXTURES)), 40);
          // far more than is read ahead
          yield* bytesOf((id === 'csv' ? CSV_ROW : '\n'.repeat(CSV_ROW.length)).repeat(20_000), 40);
        } finally {
          isReleased = true;
        }
      };
      const options = { chain: null, category: null, source: 'made-up', ...optionsOf(id) };
      const entries = FEED_FORMATS[id].createReader().read({ file: watched(), options })[Symbol.asyncIterator]();
      expect((await entries.next()).done, id).to.equal(false);
      await entries.return?.();
      await new Promise((resolve) => setImmediate(resolve));
      expect(isReleased, id).to.equal(true);
    }
  });
});
