import { expect } from 'chai';
import { localSignals } from '../../../adapters/screening/local-signals/index.js';
import type { ListNames } from '../../../ports/stores/lists.js';
import { CONTRACT, RECIPIENT } from '../../support/builders.js';
import { listOf, listStoreOf, rowOf } from '../../support/lists.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';

const scams = listOf();
const hits = [{ row: rowOf(RECIPIENT), list: scams }];

const screened = async (store = listStoreOf(hits), subjectKeys = [RECIPIENT], chain: 'ethereum' | 'bnb' = 'ethereum') =>
  localSignals
    .create({}, dependenciesWith(store))
    .screen({ chain, direction: 'outgoing', subjectKeys }, neverAborted());

describe('imported lists as signals', () => {
  it('answers with a note when no list was imported', async () => {
    const answer = await screened(listStoreOf([]));
    expect(answer).to.deep.equal({ signals: [], asOf: null, note: '0 imported lists', lists: [], sites: [] });
  });

  it('names list, date, entity and reference of a hit', async () => {
    const list = listOf({ source: 'sanctions-example', publishedAt: '2026-10-05', categories: ['sanctions'] });
    const row = rowOf(RECIPIENT, {
      category: 'sanctions',
      entity: 'Example party',
      reference: 'entry 9',
      listedAt: '2023-04-24',
    });
    const answer = await screened(listStoreOf([{ row, list }]));
    const [signal] = answer.signals;
    expect(signal).to.include({
      category: 'sanctions',
      basis: 'list_match',
      reference: 'entry 9',
      observedAt: '2023-04-24',
      publishedAt: '2026-10-05',
    });
    expect(signal?.source).to.deep.equal({ id: 'sanctions-example', name: 'sanctions-example', kind: 'imported_list' });
    expect(signal?.attribution?.entityName).to.equal('Example party');
    expect(answer.lists).to.have.length(1);
  });

  it('says of each hit whether the licence of its list lets a report name', async () => {
    const kindOf = async (names?: ListNames) => {
      const list = listOf(names === undefined ? {} : { names });
      const { signals } = await screened(listStoreOf([{ row: rowOf(RECIPIENT), list }]));
      return signals[0]?.source.kind;
    };
    expect(await kindOf('public')).to.equal('public_list');
    expect(await kindOf('licensed')).to.equal('licensed_list');
    for (const names of ['hidden', undefined] as const) expect(await kindOf(names)).to.equal('imported_list');
  });

  it('marks a hit as disputed by an official token list of that chain, whose row is no signal', async () => {
    const official = {
      row: rowOf(CONTRACT, { category: 'official_token', chain: 'ethereum', entity: 'USDX' }),
      list: listOf({ source: 'tokens', categories: ['official_token'] }),
    };
    const store = listStoreOf([{ row: rowOf(CONTRACT), list: scams }, official]);
    const disputed = await screened(store, [CONTRACT]);
    expect(disputed.signals.map((signal) => signal.officialToken)).to.deep.equal([
      { symbol: 'USDX', sourceName: 'tokens' },
    ]);
    const elsewhere = await screened(store, [CONTRACT], 'bnb');
    expect(elsewhere.signals.map((signal) => signal.officialToken)).to.deep.equal([null]);
  });

  it('finds an account on every EVM chain, not only on that of its row', async () => {
    const store = listStoreOf([{ row: rowOf(RECIPIENT, { chain: 'ethereum' }), list: scams }]);
    for (const chain of ['ethereum', 'bnb'] as const) {
      const { signals } = await screened(store, [RECIPIENT], chain);
      expect(
        signals.map(({ category, tokenContractOn }) => [category, tokenContractOn]),
        chain,
      ).to.deep.equal([['scam_fraud', null]]);
    }
  });

  it('ties a listing to its chain where the row or a list of official tokens says that it is a token', async () => {
    const store = listStoreOf([
      { row: rowOf(RECIPIENT, { chain: 'ethereum', tokenContract: true }), list: scams },
      { row: rowOf(CONTRACT, { chain: 'ethereum' }), list: scams },
      {
        row: rowOf(CONTRACT, { category: 'official_token', chain: 'ethereum', entity: 'USDX' }),
        list: listOf({ source: 'tokens', categories: ['official_token'] }),
      },
    ]);
    const { signals } = await screened(store, [RECIPIENT, CONTRACT], 'bnb');
    expect(signals.map((signal) => signal.tokenContractOn)).to.deep.equal(['ethereum', 'ethereum']);
  });

  it('takes what speaks for an address on the chain that the row names alone', async () => {
    const row = rowOf(RECIPIENT, { category: 'regulated_service', chain: 'ethereum' });
    const store = listStoreOf([{ row, list: listOf({ categories: ['regulated_service'] }) }]);
    expect((await screened(store, [RECIPIENT], 'ethereum')).signals).to.have.length(1);
    expect((await screened(store, [RECIPIENT], 'bnb')).signals).to.deep.equal([]);
  });

  it('reads a regulated service as an attribution, not as a match with a bad list', async () => {
    const row = rowOf(RECIPIENT, { category: 'regulated_service', entity: 'Example exchange' });
    const answer = await screened(listStoreOf([{ row, list: listOf({ categories: ['regulated_service'] }) }]));
    expect(answer.signals.map(({ basis, severity }) => [basis, severity])).to.deep.equal([['attribution', 'LOW']]);
  });
});
