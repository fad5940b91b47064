import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { createPublishers, type PublisherOptions } from '../../../adapters/feeds/publishers/index.js';
import { signatureOf } from '../../../adapters/feeds/publishers/minisign.js';
import { type FeedPlace, PublisherError, type Validators } from '../../../ports/platform/publishers.js';
import { placeOf } from '../../support/feeds/feed.js';
import { minisignKey } from '../../support/feeds/minisign.js';
import { startPublisher, type TestPublisher } from '../../support/feeds/publisher.js';

const BODY = 'line 1\nline 2 of a list\n';
const sha256Of = (body: string): string => createHash('sha256').update(body).digest('hex');

const textOf = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};

describe('publishers', () => {
  let publisher: TestPublisher;
  beforeEach(async () => {
    publisher = await startPublisher();
    publisher.show('/list', BODY, '2026-11-20T00:00:00Z');
  });
  afterEach(() => publisher.stop());

  const place = (changes: Partial<FeedPlace> = {}) => placeOf(`${publisher.url}/list?key=secret-of-the-feed`, changes);
  const fetchAs = async (changes: Partial<FeedPlace> = {}, options: PublisherOptions = {}, known?: Validators) => {
    const found = await createPublishers(options).fetch(place(changes), known ?? null, new AbortController().signal);
    if (found === null) return 'unchanged';
    const text = await textOf(found.main.bytes());
    await found.dispose();
    return {
      text,
      etag: found.etag,
      lastModified: found.lastModified,
      name: found.main.name,
      sha256: found.main.sha256,
    };
  };
  /** May name the host that it was led to. */
  const refusalOf = (changes: Partial<FeedPlace>): Promise<string> =>
    fetchAs(changes).then(
      (found) => `fetched ${JSON.stringify(found)}`,
      (error: unknown) => (error instanceof PublisherError ? error.message : Promise.reject(error as Error)),
    );
  const refusal = async (changes: Partial<FeedPlace> = {}, options: PublisherOptions = {}): Promise<string> => {
    try {
      return `fetched ${JSON.stringify(await fetchAs(changes, options))}`;
    } catch (error) {
      if (!(error instanceof PublisherError)) throw error;
      expect(error.message).to.not.include('secret-of-the-feed').and.not.include('127.0.0.1');
      return error.message;
    }
  };

  it('refuse a compressed file that is cut short, and give a whole one', async () => {
    const rows = Array.from({ length: 2_000 }, (_, row) => `row ${String(row)} ${sha256Of(String(row))}\n`).join('');
    for (const [encoding, packed] of [
      ['gzip', gzipSync(rows)],
      ['br', brotliCompressSync(rows)],
    ] as const) {
      publisher.show('/list', packed, undefined, { 'content-encoding': encoding });
      expect((await fetchAs()) as object).to.include({ text: rows });
      for (const cut of [packed.length / 2, packed.length - 1]) {
        publisher.show('/list', packed.subarray(0, cut), undefined, { 'content-encoding': encoding });
        expect(await refusal(), encoding).to.equal('the publisher broke off');
      }
    }
    publisher.show('/list', 'x', undefined, { 'content-encoding': 'gzip, gzip' });
    expect(await refusal()).to.equal('the publisher compressed the file in a way that is not known');
  });

  it('give a copy of the file with its hash, and what its publisher calls the version', async () => {
    const found = await fetchAs();
    expect(found).to.deep.include({ text: BODY, name: 'list', sha256: sha256Of(BODY) });
    expect(found).to.deep.include({ lastModified: 'Fri, 20 Nov 2026 00:00:00 GMT' });
  });

  it('ask for another version than the known one alone', async () => {
    const { etag, lastModified } = (await fetchAs()) as Validators;
    expect(await fetchAs({}, {}, { etag, lastModified })).to.equal('unchanged');
    expect(publisher.calls.at(-1)?.headers).to.include({ 'if-none-match': etag, 'if-modified-since': lastModified });
    publisher.show('/list', 'another', '2026-11-21T00:00:00Z');
    expect(await fetchAs({}, {}, { etag, lastModified })).to.deep.include({ text: 'another' });
  });

  it('take no "not modified" from a publisher that was not asked for it', async () => {
    publisher.mood = 304;
    expect(await refusal()).to.equal('the publisher answered with status 304');
  });

  for (const [mood, reason] of [
    [404, 'the publisher answered with status 404'],
    [500, 'the publisher answered with status 500'],
    [302, 'the publisher redirects to another address: name that one'],
    ['broken-off', 'the publisher broke off'],
    ['down', 'the publisher cannot be reached'],
    ['silent', 'the publisher did not answer in time'],
  ] as const)
    it(`say why there is no file: ${String(mood)}`, async () => {
      publisher.mood = mood;
      expect(await refusal({}, { deadlineMs: mood === 'silent' ? 50 : 5_000 })).to.equal(reason);
    });

  it('follow a redirect to what the feed names, without its own headers, and to nothing else', async () => {
    publisher.lead('/here', `${publisher.url}/files/list`);
    publisher.show('/files/list', BODY);
    const from = (redirects: readonly string[], path = '/here') => ({
      ...{ at: { url: `${publisher.url}${path}` }, redirects, headers: { 'x-key': 'of the operator' } },
    });
    expect(await fetchAs(from([`${publisher.url}/files/`]))).to.deep.include({ text: BODY });
    expect(publisher.calls.map(({ path, headers }) => [path, headers['x-key']])).to.deep.equal([
      ['/here', 'of the operator'],
      ['/files/list', undefined],
    ]);
    const unnamed = /^the publisher redirects to 127\.0\.0\.1, to an address that is not named$/;
    for (const named of ['/other/', '/files', '/files/list/'])
      expect(await refusalOf(from([`${publisher.url}${named}`]))).to.match(unnamed);
    publisher.lead('/climbs', `${publisher.url}/files/../secret`);
    expect(await refusalOf(from([`${publisher.url}/files/`], '/climbs'))).to.match(unnamed);
    publisher.lead('/elsewhere', 'http://lists.example.com/files/list');
    expect(await refusalOf(from([`${publisher.url}/files/`], '/elsewhere'))).to.include('lists.example.com');
    publisher.lead('/files/round', `${publisher.url}/files/round`);
    expect(await refusalOf(from([`${publisher.url}/files/`], '/files/round'))).to.equal(
      'the publisher redirects more than 5 times',
    );
  });

  it('hold each address that they are led to to the rule of the first', async () => {
    publisher.show('/files/list', BODY);
    publisher.lead('/here', publisher.url.replace('http://', 'http://somebody:secret@') + '/files/list');
    const from = { at: { url: `${publisher.url}/here` }, redirects: [`${publisher.url}/files/`] };
    expect(await refusalOf(from)).to.equal('its address is not allowed');
  });

  it('refuse a file that is empty, or a page, though the status is 200', async () => {
    publisher.show('/list', ' \n');
    expect(await refusal()).to.equal('the file is empty');
    for (const page of ['<!DOCTYPE html><title>x</title>', '\n <html lang="en">', '<!-- moved --><HTML>']) {
      publisher.show('/list', page);
      expect(await refusal(), page).to.equal('the file is an HTML page, not a list');
    }
    publisher.show('/list', '<?xml version="1.0"?><sdnList/>');
    expect(await refusal()).to.match(/^fetched/);
  });

  it('cut a file off that is too large, also one that was small while it was compressed', async () => {
    publisher.show('/list', 'x'.repeat(3 * 2 ** 20));
    expect(await refusal({}, { maxBytes: 2 ** 20 })).to.equal('the file is larger than 1 MiB');
    const packed = gzipSync(Buffer.alloc(3 * 2 ** 20));
    publisher.show('/list', packed);
    expect(await refusal({}, { maxBytes: 2 ** 20 })).to.match(/^fetched/);
    publisher.show('/list', packed, undefined, { 'content-encoding': 'gzip' });
    expect(await refusal({}, { maxBytes: 2 ** 20 })).to.equal('the file is larger than 1 MiB');
  });

  it('go to public addresses alone, by name and by what a name resolves to', async () => {
    expect(await refusal({ allowPrivateNetwork: false })).to.equal('its address is not allowed');
    const at = { url: 'https://lists.example.com/list' };
    const toPrivate: NonNullable<PublisherOptions['lookup']> = (_name, _options, found) =>
      found(null, [{ address: '10.0.0.1', family: 4 }]);
    expect(await refusal({ at, allowPrivateNetwork: false }, { lookup: toPrivate })).to.equal(
      'the publisher cannot be reached',
    );
    expect(publisher.calls).to.have.length(0);
  });

  it('send a feed’s headers to the host of its file, and to no other', async () => {
    const other = await startPublisher();
    try {
      other.show('/list.sha256', sha256Of(BODY));
      publisher.show('/own.sha256', `${sha256Of(BODY)}  list\n${sha256Of('x')} *other\n`);
      const headers = { 'x-feed-key': 'secret-of-the-feed' };
      await fetchAs({ headers, sha256: { url: `${other.url}/list.sha256` } });
      await fetchAs({ headers, sha256: { url: `${publisher.url}/own.sha256` } });
      expect(other.calls.map((call) => call.headers['x-feed-key'])).to.deep.equal([undefined]);
      expect(publisher.calls.every((call) => call.headers['x-feed-key'] === 'secret-of-the-feed')).to.equal(true);
    } finally {
      await other.stop();
    }
  });

  it('refuse a file that has not the SHA-256 which its publisher names, in the settings or beside it', async () => {
    const reason = 'the file does not have the SHA-256 that its publisher names';
    expect(await fetchAs({ sha256: { hex: sha256Of(BODY).toUpperCase() } })).to.include({ text: BODY });
    expect(await refusal({ sha256: { hex: sha256Of('x') } })).to.equal(reason);
    publisher.show('/sums', `${sha256Of('x')}  list\n${sha256Of(BODY)}  other\n`);
    expect(await refusal({ sha256: { url: `${publisher.url}/sums` } })).to.equal(reason);
    publisher.show('/sums', 'no sum at all');
    expect(await refusal({ sha256: { url: `${publisher.url}/sums` } })).to.equal(reason);
    expect(await refusal({ sha256: { url: `${publisher.url}/missing` } })).to.equal(
      'the publisher answered with status 404',
    );
  });

  it('take a file that its publisher signed, and refuse every other one', async () => {
    const reason = 'the signature is not that of the file and the publisher’s key';
    const [own, other] = [minisignKey(), minisignKey()];
    const signature = { at: { url: `${publisher.url}/list.minisig` }, publicKey: own.publicKey };
    publisher.show('/list.minisig', own.sign(BODY));
    expect(await fetchAs({ signature })).to.include({ text: BODY });
    for (const wrong of [own.sign('another file'), other.sign(BODY), own.sign(BODY).replace('1795', '1796'), 'none']) {
      publisher.show('/list.minisig', wrong);
      expect(await refusal({ signature }), wrong).to.equal(reason);
    }
  });

  it('verify what minisign itself signed', () => {
    // Source: the example of minisign-verify, https://github.com/jedisct1/rust-minisign-verify
    const key = 'RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3';
    const signature = [
      'untrusted comment: signature from minisign secret key',
      'RUQf6LRCGA9i559r3g7V1qNyJDApGip8MfqcadIgT9CuhV3EMhHoN1mGTkUidF/z7SrlQgXdy8ofjb7bNJJylDOocrCo8KLzZwo=',
      'trusted comment: timestamp:1633700835\tfile:test\tprehashed',
      'wLMDjy9FLAuxZ3q4NlEvkgtyhrr0gtTu6KC4KBJdITbbOeAi1zBIYo0v4iTgt8jJpIidRJnp94ABQkJAgAooBQ==',
    ].join('\n');
    const hashOf = (text: string) => createHash('blake2b512').update(text).digest();
    const good = { signedAtMs: Date.parse('2021-10-08T13:47:15Z') };
    expect(signatureOf(signature, key, hashOf('test'))).to.deep.equal(good);
    const printed = `untrusted comment: minisign public key\n${key}\n`;
    expect(signatureOf(signature, printed, hashOf('test'))).to.deep.equal(good);
    expect(signatureOf(signature, key, hashOf('tesT'))).to.equal(null);
    expect(signatureOf(signature.replace('prehashed', 'changed'), key, hashOf('test'))).to.equal(null);
    expect(signatureOf(signature.replace('1633700835', '1933700835'), key, hashOf('test'))).to.equal(null);
  });

  it('end with the reason of who ends them, and leave nothing behind', async () => {
    const temporaryFolder = await mkdtemp(join(tmpdir(), 'feeds-'));
    publisher.mood = 'silent';
    const stopping = new AbortController();
    const fetching = createPublishers({ temporaryFolder }).fetch(place(), null, stopping.signal);
    const ended = fetching.then(
      () => 'fetched',
      (error: Error) => error.message,
    );
    stopping.abort(new Error('the service stops'));
    expect(await ended).to.equal('the service stops');
    publisher.mood = 'well';
    await fetchAs({}, { temporaryFolder });
    expect(await readdir(temporaryFolder)).to.deep.equal([]);
    await rm(temporaryFolder, { recursive: true });
  });

  describe('on this machine', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'feeds-'));
    });
    afterEach(() => rm(folder, { recursive: true, force: true }));

    it('read a file when it changed, and say when that was', async () => {
      const file = join(folder, 'list.txt');
      await writeFile(file, BODY);
      await utimes(file, new Date('2026-11-19T00:00:00Z'), new Date('2026-11-19T00:00:00Z'));
      const found = (await fetchAs({ at: { file } })) as Validators & { readonly text: string };
      expect(found).to.deep.include({ text: BODY, lastModified: 'Thu, 19 Nov 2026 00:00:00 GMT' });
      expect(await fetchAs({ at: { file } }, {}, found)).to.equal('unchanged');
      await writeFile(file, 'another one');
      expect(await fetchAs({ at: { file } }, {}, found)).to.deep.include({ text: 'another one' });
    });

    it('say that there is none, without its path', async () => {
      expect(await refusal({ at: { file: join(folder, 'missing') } })).to.equal('the file at its path cannot be read');
      expect(await refusal({ at: { file: folder } })).to.equal('there is no file at its path');
    });
  });
});
