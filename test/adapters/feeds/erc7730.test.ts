import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import fc from 'fast-check';
import { erc7730 } from '../../../adapters/feeds/formats/erc7730/index.js';
import { typeSelector } from '../../../domain/payload/evm/descriptor/described-typed-data.js';
import { FeedFormatError } from '../../../ports/platform/feeds.js';
import type { DescriptionRow } from '../../../ports/stores/descriptions.js';
import { type Folder, filesOf, tarOf, textOf } from '../../support/descriptions.js';
import { failureOf } from './read-feed.js';

const POOL = '0x00000000000000000000000000000000000000A1';
const VAULT_TOKEN = '0x00000000000000000000000000000000000000B2';

const read = async (folder: Folder) => {
  const rows: DescriptionRow[] = [];
  const skips: string[] = [];
  for await (const entry of erc7730.read(filesOf(folder)))
    entry.kind === 'row' ? rows.push(entry.row) : skips.push(`${entry.reason} ${entry.reference}`);
  return { rows, skips };
};

const descriptor = (formats: unknown, more: Folder = {}) => ({
  context: { contract: { deployments: [{ chainId: 1, address: POOL }] } },
  display: { formats },
  ...more,
});

const PAY = 'pay(address token, uint256 amount)';
/** The only field that a descriptor of `pay` with this one gives; null where it gives no row. */
const fieldFor = async (field: unknown, more: Folder = {}) => {
  const { rows } = await read({ 'calldata-pool.json': descriptor({ [PAY]: { fields: [field] } }, more) });
  return rows[0] === undefined ? null : (rows[0].fields[0] ?? 'none');
};

describe('feed erc7730', () => {
  it('gives what each function of each contract means, for the chains that the service knows', async () => {
    const pool = descriptor({
      [PAY]: { intent: 'Pay', fields: [{ path: 'amount', label: 'Amount', format: 'raw' }] },
    });
    pool.context.contract.deployments.push({ chainId: 8453, address: POOL }, { chainId: 4_242, address: POOL });
    const { rows, skips } = await read({ 'registry/pool/calldata-pool.json': pool });
    const row = {
      selector: '0xc4076876',
      signature: PAY,
      intent: 'Pay',
      fields: [{ label: 'Amount', origin: { path: 'amount' }, format: { name: 'raw' } }],
    };
    expect(rows).to.deep.equal([
      { ...row, contract: { chain: 'ethereum', address: POOL.toLowerCase() } },
      { ...row, contract: { chain: 'base', address: POOL.toLowerCase() } },
    ]);
    expect(skips).to.deep.equal(['unsupported_chain registry/pool/calldata-pool.json']);
  });

  it('never takes the id of a chain of another family for an EVM chain', async () => {
    const elsewhere = { context: { contract: { deployments: [{ chainId: 101, address: POOL }] } } };
    const { rows, skips } = await read({ 'a.json': descriptor({ 'go()': { fields: [] } }, elsewhere) });
    expect([rows, skips]).to.deep.equal([[], ['unsupported_chain a.json']]);
  });

  it('merges what a descriptor includes, through several files, and resolves its own constants in it', async () => {
    const base = {
      display: {
        formats: {
          [PAY]: {
            intent: 'Put in',
            fields: [
              {
                path: 'amount',
                label: 'Shares',
                format: 'tokenAmount',
                params: { token: '$.metadata.constants.vault' },
              },
              { label: 'Ticker', format: 'raw', value: '$.metadata.constants.ticker' },
              { path: 'token', label: 'Token', visible: 'never' },
            ],
          },
        },
      },
    };
    const { rows } = await read({
      'ercs/base.json': base,
      'registry/x/common.json': {
        includes: '../../ercs/base.json',
        metadata: { constants: { vault: '0x', ticker: 'vX' } },
      },
      'registry/x/calldata.json': {
        includes: 'common.json',
        context: { contract: { deployments: [{ chainId: 10, address: POOL }] } },
        metadata: { constants: { vault: VAULT_TOKEN } },
        display: { formats: { [PAY]: { intent: 'Deposit', fields: [{ path: 'amount', label: 'Deposit' }] } } },
      },
    });
    expect(rows).to.have.length(1);
    expect(rows[0]).to.deep.include({
      intent: 'Deposit',
      fields: [
        {
          label: 'Deposit',
          origin: { path: 'amount' },
          format: { name: 'tokenAmount', token: { constant: VAULT_TOKEN.toLowerCase() }, nativeAddresses: [] },
        },
        { label: 'Ticker', origin: { constant: 'vX' }, format: { name: 'raw' } },
      ],
    });
  });

  it('takes groups of fields apart, and definitions that a field refers to', async () => {
    const nested = {
      'payAll((address token, uint256 amount)[] parts)': {
        fields: [
          {
            path: '#.parts.[]',
            fields: [{ path: 'amount', $ref: '$.display.definitions.sent', params: { tokenPath: 'token' } }],
          },
        ],
      },
    };
    const sent = { label: 'Sent', format: 'tokenAmount', params: { nativeCurrencyAddress: VAULT_TOKEN } };
    const { rows } = await read({
      'a.json': { ...descriptor({}), display: { formats: nested, definitions: { sent } } },
    });
    expect(rows[0]?.fields).to.deep.equal([
      {
        label: 'Sent',
        origin: { path: 'parts.[].amount' },
        format: {
          name: 'tokenAmount',
          token: { path: 'parts.[].token' },
          nativeAddresses: [VAULT_TOKEN.toLowerCase()],
        },
      },
    ]);
  });

  it('knows every format with its parameters', async () => {
    const enums = { metadata: { enums: { mode: { 1: 'stable' } } } };
    const formatOf = async (format: string, params: unknown, path = 'amount') => {
      const field = await fieldFor({ path, label: 'It', format, params }, enums);
      return field === null || field === 'none' ? field : field.format;
    };
    expect(await formatOf('date', { encoding: 'timestamp' })).to.deep.equal({ name: 'date', encoding: 'timestamp' });
    expect(await formatOf('unit', { base: '%', decimals: 2 })).to.deep.equal({ name: 'unit', base: '%', decimals: 2 });
    expect(await formatOf('enum', { $ref: '$.metadata.enums.mode' })).to.deep.equal({
      name: 'enum',
      labels: { 1: 'stable' },
    });
    expect(await formatOf('nftName', { collectionPath: '@.to' })).to.deep.equal({
      name: 'nftName',
      collection: { path: '@.to' },
    });
    expect(await formatOf('addressName', { senderAddress: [POOL] }, 'token')).to.deep.equal({
      name: 'addressName',
      senderAddresses: [POOL.toLowerCase()],
    });
    expect(await formatOf('calldata', { calleePath: 'token', amountPath: '@.value' })).to.deep.equal({
      name: 'calldata',
      callee: { path: 'token' },
      amount: { path: '@.value' },
      spender: null,
    });
    for (const name of ['raw', 'amount', 'duration', 'chainId', 'tokenTicker', 'interoperableAddressName'])
      expect(await formatOf(name, {})).to.deep.equal({ name });
  });

  it('gives nothing of a function that it cannot evaluate wholly, and says so', async () => {
    const amount = { path: 'amount', label: 'Amount' };
    const beyond: readonly unknown[] = [
      { ...amount, format: 'hologram' },
      { ...amount, path: 'quantity' },
      { ...amount, visible: { ifNotIn: [0] } },
      { ...amount, encryption: { scheme: 'x' } },
      { ...amount, format: 'tokenAmount', params: { token: { map: '$.metadata.maps.x', keyPath: '@.to' } } },
      { ...amount, format: 'tokenAmount', params: { token: '$.metadata.constants.none' } },
      { ...amount, format: 'enum', params: { $ref: '$.metadata.enums.none' } },
      { ...amount, format: 'date' },
      { ...amount, format: 'calldata', params: { calleePath: 'token', selector: '0x00000000' } },
      { $ref: '$.display.definitions.none', ...amount },
      { label: 'Nothing' },
      'no field',
    ];
    for (const field of beyond) expect(await fieldFor(field), JSON.stringify(field)).to.equal(null);
    expect(await fieldFor({ ...amount, format: 'raw' })).to.not.equal(null);
    const { skips } = await read({
      'a.json': descriptor({ '0xa9059cbb': { fields: [] }, [PAY]: { fields: [beyond[0]] } }),
    });
    expect(skips).to.deep.equal(['not_evaluable a.json', 'not_evaluable a.json']);
  });

  it('takes typed data by its encoded type, with what it includes and the values of its domain', async () => {
    const encodedType = 'Order(Leg[] legs)Leg(address token,uint256 amount)';
    const fields = [
      {
        path: 'legs.[]',
        fields: [{ path: 'amount', label: 'Give', format: 'tokenAmount', params: { tokenPath: 'token' } }],
      },
    ];
    const { rows, skips } = await read({
      'shop/eip712-order.json': {
        includes: '../ercs/order.json',
        context: {
          eip712: { deployments: [{ chainId: 1, address: POOL }], domain: { name: 'Shop', version: '1' } },
        },
      },
      'ercs/order.json': { display: { formats: { [encodedType]: { intent: 'Trade', fields } } } },
    });
    expect(rows).to.deep.equal([
      {
        selector: typeSelector(encodedType),
        signature: `${encodedType}\n{"name":"Shop","version":"1"}`,
        intent: 'Trade',
        fields: [
          {
            label: 'Give',
            origin: { path: 'legs.[].amount' },
            format: { name: 'tokenAmount', token: { path: 'legs.[].token' }, nativeAddresses: [] },
          },
        ],
        contract: { chain: 'ethereum', address: POOL.toLowerCase() },
      },
    ]);
    expect(skips).to.deep.equal(['no_contract ercs/order.json']);
  });

  it('counts files that describe no calls of contracts, each by its reason', async () => {
    const { rows, skips } = await read({
      'a.json': descriptor({ 'go()': { fields: [] } }),
      'b.json': descriptor({ 'go()': { fields: [] } }),
      'c.json': {
        context: { eip712: { deployments: [{ chainId: 1, address: POOL }] } },
        display: { formats: { 'Note(string text)': { fields: [{ path: 'author', label: 'Author' }] } } },
      },
      'd.json': { display: {} },
      'e.json': { includes: 'nowhere.json' },
      'f.json': { includes: 'f.json' },
      'g.json': '{ "cut": ',
      'h.json': { ...descriptor({ 'go()': { fields: [] } }), context: { contract: { deployments: [{ chainId: 1 }] } } },
      'README.md': 'no descriptor',
    });
    expect(rows).to.have.length(1);
    expect(skips).to.have.members([
      'duplicate b.json',
      'not_evaluable c.json',
      'no_contract d.json',
      'malformed_entry e.json',
      'malformed_entry f.json',
      'malformed_entry g.json',
      'invalid_address h.json',
    ]);
  });

  it('reads the archive of a registry as it reads its folder, and refuses one that is cut short', async () => {
    const deep = `registry/${'long-name/'.repeat(12)}`;
    const folder = {
      'registry/base.json': { metadata: {} },
      [`${deep}calldata.json`]: { ...descriptor({ 'go()': { fields: [] } }), includes: `${'../'.repeat(12)}base.json` },
    };
    const tar = tarOf(folder);
    expect(await read({ 'registry.tar.gz': gzipSync(tar) })).to.deep.equal(await read(folder));
    expect((await read(folder)).rows).to.have.length(1);
    for (const cut of [
      gzipSync(tar.subarray(0, 1_500)),
      gzipSync(tar).subarray(0, -20),
      gzipSync('no archive'.repeat(99)),
    ])
      expect(await failureOf(read({ 'registry.tar.gz': cut }))).to.be.instanceOf(FeedFormatError);
  });

  it('throws nothing but FeedFormatError for any files', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.uint8Array({ maxLength: 300 }), async (json, bytes) => {
        const packed = Buffer.concat([Buffer.from([0x1f, 0x8b]), bytes]);
        for (const content of [json, packed, textOf(descriptor({ [PAY]: { fields: JSON.parse(json) as unknown } }))]) {
          const failure = await read({ 'a.json': content }).then(
            () => null,
            (error: unknown) => error,
          );
          if (failure !== null) expect(failure).to.be.instanceOf(FeedFormatError);
        }
      }),
    );
  });

  it('is no registry without one JSON file', async () => {
    expect(await failureOf(read({ 'list.csv': 'address' }))).to.be.instanceOf(FeedFormatError);
  });
});
