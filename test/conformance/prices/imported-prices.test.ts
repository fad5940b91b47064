import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { localSignals } from '../../../adapters/screening/local-signals/index.js';
import { bundledRegistry } from '../../../adapters/tokens/bundled-registry/index.js';
import { FEED_FORMATS } from '../../../adapters/feeds/index.js';
import { REFERENCE_PRICES } from '../../../adapters/prices/bundled-prices/data/prices.js';
import { importedPrices } from '../../../adapters/prices/imported-prices/index.js';
import type { Chain } from '../../../domain/chains/index.js';
import type { ListHit, ListStore } from '../../../ports/stores/lists.js';
import { importFeed } from '../../../src/application/lists/import-feed.js';
import { intentWith, NOW_MS, OUTGOING_DEFAULT, proposalOf } from '../../support/builders.js';
import { NO_HISTORY } from '../../support/facts.js';
import { LINK as CHAINLINK } from './fixture.js';
import { listOf, listStoreOf, rowOf, STALE_LIST_STORE } from '../../support/lists.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';
import { gathering, localSources } from '../../support/gathering.js';

const PLACEHOLDER = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const LINK = '0x514910771af9ca656af840dff83e8264ecf986ca';
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

/** What a check is told of the token where these lists are imported and no source outside is asked. */
const tokenIn = async (lists: ListStore, token: string, chain: Chain = 'ethereum') => {
  const gather = gathering(localSources(lists), { history: { lookUp: async () => NO_HISTORY } });
  const scope = { partnerId: 'prt_00000000000000000000000001', environment: 'sandbox' } as const;
  const proposal = proposalOf(intentWith({ token, chain }));
  const { facts } = await gather({ proposal, policy: OUTGOING_DEFAULT, scope, nowMs: NOW_MS, requestId: 'req_test' });
  return facts;
};

/** A price of a list that is of 20 November 2026. */
const price = (
  key: string,
  usd: string,
  { chain = 'ethereum' as Chain, source = 'prices', on = '2026-11-20' } = {},
) => ({
  list: listOf({ source, publishedAt: on, format: 'prices', categories: ['reference_price'] }),
  row: rowOf(key, { family: chain === 'solana' ? 'solana' : 'evm', chain, category: 'reference_price', entity: usd }),
});

const pricesOf =
  (...hits: readonly ListHit[]) =>
  async (symbol: string, chain?: Chain) => {
    const { value } = (await tokenIn(listStoreOf(hits), symbol, chain)).token;
    return [value?.referencePriceUsd, value?.pricedAt];
  };

describe('imported prices', () => {
  it('take the place of the bundled price, with their own date', async () => {
    const of = pricesOf(price(LINK, '14.02'));
    expect(await of('LINK')).to.deep.equal(['14.02', '2026-11-20']);
    expect(await of('ETH')).to.deep.equal(['3900', REFERENCE_PRICES.pricedAt]);
  });

  it('hold for the token on every chain, whichever of them the list names', async () => {
    const of = pricesOf(price(LINK, '14.02'), price(PLACEHOLDER, '3120'));
    expect(await of('LINK', 'solana')).to.deep.equal(['14.02', '2026-11-20']);
    expect(await of('ETH', 'base')).to.deep.equal(['3120', '2026-11-20']);
  });

  it('are those of the chain that is named: one placeholder stands for many currencies', async () => {
    const of = pricesOf(price(PLACEHOLDER, '905', { chain: 'bnb' }), price(LINK, '1', { chain: 'base' }));
    expect((await of('BNB', 'bnb'))[0]).to.equal('905');
    expect((await of('ETH'))[0]).to.equal('3900');
    expect((await of('LINK'))[0], 'no LINK has that contract on Base').to.equal('17');
  });

  it('count by the latest date, in any order of lists, and never before a later bundled one', async () => {
    const lists = [
      price(LINK, '14', { source: 'b', on: '2026-11-01' }),
      price(LINK, '15', { source: 'a', on: '2026-11-19' }),
      price(LINK, '9', { source: 'c', on: '2020-01-01' }),
    ];
    for (const hits of [lists, [...lists].reverse()]) expect((await pricesOf(...hits)('LINK'))[0]).to.equal('15');
    expect((await pricesOf(price(LINK, '9', { on: '2020-01-01' }))('LINK'))[0]).to.equal('17');
  });

  it('give no price to an unknown token, nor to a known one on another chain', async () => {
    const of = pricesOf(price('0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2', '1400'), price(LINK, '14'));
    expect((await of('MKR'))[0]).to.equal('1400');
    expect([(await of('ZQXW'))[0], (await of('MKR', 'base'))[0]]).to.deep.equal([null, null]);
  });

  it('leave a token pegged that is one dollar by promise', async () => {
    const { value } = (await tokenIn(listStoreOf([price(USDC, '0.9998')]), 'USDC')).token;
    expect([value?.referencePriceUsd, value?.pegged]).to.deep.equal(['1', true]);
  });

  it('are not replaced by older ones while the lists cannot be read', async () => {
    const { prices } = await tokenIn(STALE_LIST_STORE, 'ETH');
    const [, imported] = prices;
    expect(imported?.value).to.equal(null);
    expect(imported?.coverage).to.include({ provider: 'imported-prices', mandatory: true, reason: 'not_loaded' });
  });

  it('cost no look-up where no list has any', async () => {
    const store: ListStore = {
      ...listStoreOf([]),
      lists: async () => [listOf()],
      lookUp: async () => {
        throw new Error('nothing was to be looked up');
      },
    };
    const source = importedPrices.create({}, dependenciesWith(store));
    expect((await source.priceOf(CHAINLINK, neverAborted())).usd).to.equal(null);
  });

  it('grow old when their list says so, and after 45 days at the latest', async () => {
    const { list, row } = price(LINK, '14');
    const ageOf = async (maxAgeSeconds: number | null) => {
      const lists = listStoreOf([{ list: { ...list, maxAgeSeconds }, row }]);
      const source = importedPrices.create({}, dependenciesWith(lists));
      return (await source.priceOf(CHAINLINK, neverAborted())).maxAgeSeconds;
    };
    expect([await ageOf(86_400), await ageOf(null), await ageOf(1e9)]).to.deep.equal([86_400, 3_888_000, 3_888_000]);
  });

  it('come from a file that is imported like any list, and speak against no address', async () => {
    const { lists, archive } = createMemoryStorage();
    const file = async function* () {
      yield Buffer.from(`chain,address,price_usd\nethereum,${LINK},14.02\nethereum,${PLACEHOLDER},3120\n`);
    };
    const report = await importFeed(
      { archive, tokens: bundledRegistry.create({}, dependenciesWith(lists)), clock: { now: () => NOW_MS } },
      {
        format: FEED_FORMATS.prices,
        options: { chain: null, category: null, source: 'market-prices' },
        file: file(),
        comments: null,
        publishedAt: '2026-11-20T00:00:00.000Z',
        maxAgeSeconds: null,
        acceptShrink: false,
      },
    );
    expect([report.imported, report.clashes]).to.deep.equal([2, []]);
    expect((await tokenIn(lists, 'ETH', 'optimism')).token.value?.referencePriceUsd).to.equal('3120');
    const { signals } = await localSignals
      .create({}, dependenciesWith(lists))
      .screen({ chain: 'ethereum', direction: 'outgoing', subjectKeys: [LINK, PLACEHOLDER] }, neverAborted());
    expect(signals).to.deep.equal([]);
  });
});
