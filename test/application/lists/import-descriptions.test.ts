import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { DESCRIPTION_FORMATS } from '../../../adapters/feeds/index.js';
import { typeSelector } from '../../../domain/payload/evm/descriptor/described-typed-data.js';
import { readPayload } from '../../../domain/payload/read-payload.js';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { importDescriptions } from '../../../src/application/lists/import-descriptions.js';
import { ImportRefusedError } from '../../../src/application/lists/refuse-import.js';
import { evmAddress } from '../../support/addresses.js';
import { NOW_MS } from '../../support/builders.js';
import { filesOf, type Folder, textOf } from '../../support/descriptions.js';

const poolWith = (...functions: readonly string[]) => ({
  context: { contract: { deployments: [{ chainId: 1, address: evmAddress('pool') }] } },
  display: { formats: Object.fromEntries(functions.map((name) => [`${name}()`, { fields: [] }])) },
});

const setUp = () => {
  const { archive, lists, descriptions } = createMemoryStorage();
  const put = (folder: Folder, { published = '2026-11-01', acceptShrink = false } = {}) =>
    importDescriptions(
      { archive, clock: { now: () => NOW_MS } },
      {
        format: DESCRIPTION_FORMATS.erc7730,
        source: 'registry',
        files: filesOf(folder),
        publishedAt: `${published}T00:00:00.000Z`,
        maxAgeSeconds: null,
        acceptShrink,
      },
    );
  return { lists, descriptions, put };
};

const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'imported',
    (error: unknown) => (error instanceof ImportRefusedError ? error.message : `another error: ${String(error)}`),
  );
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('importing descriptions of calls', () => {
  it('counts what was read, imported, and skipped by reason, and is known by the hash of its files', async () => {
    const { lists, put } = setUp();
    const folder = { 'a.json': poolWith('one', 'two'), 'b.json': {} };
    const listing = Object.entries(folder).map(([path, content]) => `${sha256(textOf(content))}  ${path}\n`);
    const report = {
      read: 3,
      imported: 2,
      skipped: { no_contract: 1 },
      removed: 0,
      clashes: [],
      sha256: sha256(listing.join('')),
    };
    expect(await put(folder)).to.deep.include({ ...report, unchanged: false });
    expect(await put(folder)).to.deep.include({ ...report, unchanged: true });
    expect((await lists.lists())[0]).to.deep.include({
      source: 'registry',
      format: 'erc7730',
      categories: [],
      rows: 2,
    });
  });

  it('is known by the hash of the file itself where there is one', async () => {
    const { put } = setUp();
    expect((await put({ 'a.json': poolWith('one') })).sha256).to.equal(sha256(textOf(poolWith('one'))));
  });

  it('stops where more than a fifth would go, and goes on when told that it is right', async () => {
    const { put } = setUp();
    await put({ 'a.json': poolWith('one', 'two', 'three') });
    expect(await refusalOf(put({ 'a.json': poolWith('one') }))).to.include('would remove 2 of 3 rows');
    expect((await put({ 'a.json': poolWith('one') }, { acceptShrink: true })).removed).to.equal(2);
  });

  it('refuses an older registry, and one without a usable row', async () => {
    const { put } = setUp();
    await put({ 'a.json': poolWith('one') });
    expect(await refusalOf(put({ 'a.json': poolWith('one') }, { published: '2026-10-01' }))).to.include('is older');
    expect(await refusalOf(put({ 'a.json': {} }))).to.include('no row that can be used');
  });

  it('explains typed data by its contract, domain and type', async () => {
    const shop = evmAddress('pool').toLowerCase();
    const { descriptions, put } = setUp();
    const encodedType = 'Offer(address token,uint256 amount,address receiver)';
    const fields = [
      { path: 'amount', label: 'Give', format: 'tokenAmount', params: { tokenPath: 'token' } },
      { path: 'receiver', label: 'To', format: 'addressName' },
    ];
    await put({
      'eip712-offer.json': {
        context: { eip712: { deployments: [{ chainId: 1, address: shop }], domain: { name: 'Shop' } } },
        display: { formats: { [encodedType]: { intent: 'Offer', fields } } },
      },
    });
    const member = (type: string, name: string) => ({ type, name });
    const typed_data = {
      types: {
        EIP712Domain: [member('string', 'name'), member('uint256', 'chainId'), member('address', 'verifyingContract')],
        Offer: [member('address', 'token'), member('uint256', 'amount'), member('address', 'receiver')],
      },
      primaryType: 'Offer',
      domain: { name: 'Shop', chainId: 1, verifyingContract: shop },
      message: { token: evmAddress('gold'), amount: '5', receiver: evmAddress('bob') },
    };
    const [described] = await descriptions.describe('ethereum', [
      { target: shop, selector: typeSelector(encodedType) },
    ]);
    const describe = () => described?.description ?? null;
    const context = { chain: 'ethereum' as const, sender: evmAddress('me').toLowerCase(), describe };
    const { payload } = readPayload({ kind: 'typed_data', content: typed_data }, context);
    expect(payload.status).to.equal('decoded');
    expect(payload.actions[0]).to.include({ kind: 'call', source: 'registry', certainty: 'exact' });
    expect(payload.actions[0]?.fields.map(({ label, value }) => [label, value])).to.deep.equal([
      ['Give', '5'],
      ['To', evmAddress('bob').toLowerCase()],
    ]);
    const other = { ...typed_data, domain: { ...typed_data.domain, name: 'Other' } };
    expect(readPayload({ kind: 'typed_data', content: other }, context).payload.status).to.equal('not_decoded');
  });
});
