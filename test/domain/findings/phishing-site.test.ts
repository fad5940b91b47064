import { expect } from 'chai';
import { localSignals } from '../../../adapters/screening/local-signals/index.js';
import { decide } from '../../../domain/decision/decide.js';
import { hostsOf } from '../../../domain/facts/screening/site-listing.js';
import type { ListHit } from '../../../ports/stores/lists.js';
import { evmAddress } from '../../support/addresses.js';
import { NOW_MS, OUTGOING_DEFAULT } from '../../support/builders.js';
import { listOf, listStoreOf, rowOf } from '../../support/lists.js';
import { judgePayload } from '../../support/payload-judging.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';
import { words } from '../../support/words.js';

const LIST = listOf({ source: 'Sites', format: 'eth-phishing-detect', categories: ['phishing_site'] });
const OTHER = listOf({ source: 'Other sites', format: 'sites', categories: ['phishing_site'] });

const about = (key: string, category: 'phishing_site' | 'allowed_site' | 'imitated_site', list = LIST): ListHit => ({
  row: rowOf(key, { family: 'site', category, entity: category === 'imitated_site' ? '2' : null }),
  list,
});

const HITS = [
  about('drained.example', 'phishing_site'),
  about('good.drained.example', 'allowed_site'),
  about('walletshop.example', 'imitated_site'),
  about('walletshop.example', 'allowed_site'),
  about('walletship.example', 'allowed_site'),
  about('uniswap.org', 'phishing_site'),
  about('shared.example', 'allowed_site'),
  about('shared.example', 'phishing_site', OTHER),
];

/** The verdict on a harmless text that a host asks for, with these lists. */
const verdictOn = async (host: string, hits: readonly ListHit[] = HITS) => {
  const request = {
    ...{ chain: 'ethereum' as const, from_address: evmAddress('payer') },
    ...{ message: { encoding: 'utf8' as const, content: 'Hello' }, origin: `https://${host}` },
  };
  const { proposal, facts } = await judgePayload({ route: 'payload', request });
  const screening = localSignals.create({}, dependenciesWith(listStoreOf(hits)));
  const asked = { chain: 'ethereum', direction: 'outgoing', subjectKeys: [], hosts: hostsOf(proposal) } as const;
  const { sites = [], lists } = await screening.screen(asked, neverAborted());
  const told = facts.screening.map((fact) => ({
    ...fact,
    value: fact.value === null ? null : { ...fact.value, lists, sites },
  }));
  return decide(proposal, { ...facts, screening: told }, OUTGOING_DEFAULT, NOW_MS);
};
const shortOf = async (host: string, hits?: readonly ListHit[]): Promise<readonly string[]> => {
  const { recommendedAction, findings } = await verdictOn(host, hits);
  return [recommendedAction, ...findings.map(({ code }) => code).filter((code) => /site$/.test(code))];
};

describe('a site on a list of sites that phish', () => {
  for (const host of ['drained.example', 'claim.drained.example', 'DRAINED.example.', 'drained.example:8443'])
    it(`is BLOCK: ${host}`, async () => expect(await shortOf(host)).to.deep.equal(['BLOCK', 'phishing_site']));

  it('is named with its list and date', async () => {
    const { findings } = await verdictOn('claim.drained.example');
    expect(findings[0]?.message).to.include(
      'claim.drained.example is on the phishing list Sites of 2026-11-01, as drained.example.',
    );
  });

  for (const host of words(`
    ordinary.example notdrained.example example walletshop.example app.walletshop.example
  `))
    it(`is nothing else: ${host}`, async () => expect((await shortOf(host)).slice(1)).to.deep.equal([]));

  it('is freed by the allow list of its own list alone', async () => {
    expect((await shortOf('good.drained.example')).slice(1)).to.deep.equal([]);
    expect(await shortOf('shared.example')).to.deep.equal(['BLOCK', 'phishing_site']);
  });

  it('is REVIEW where it belongs to a registered protocol: one mistake of a list stops nobody', async () =>
    expect(await shortOf('app.uniswap.org')).to.deep.equal(['REVIEW', 'phishing_site']));

  it('says nothing where no list of sites is loaded', async () =>
    expect((await shortOf('drained.example', [])).slice(1)).to.deep.equal([]));
});

describe('a site like one that a list says others imitate', () => {
  for (const host of ['waletshop.example', 'walletsh0p.example', 'walletshop.test'])
    it(`is REVIEW: ${host}`, async () => expect(await shortOf(host)).to.deep.equal(['REVIEW', 'lookalike_site']));

  it('is free where the same list allows it', async () =>
    expect((await shortOf('walletship.example')).slice(1)).to.deep.equal([]));

  it('is free where a list names that very site as a good one, though it is like a registered one', async () => {
    const hits = [about('uniswap.vision', 'allowed_site'), about('x.example', 'phishing_site')];
    expect((await shortOf('uniswap.vision', [])).slice(1)).to.deep.equal(['lookalike_site']);
    expect((await shortOf('uniswap.vision', hits)).slice(1)).to.deep.equal([]);
    expect((await shortOf('claim.uniswap.vision', hits)).slice(1)).to.deep.equal(['lookalike_site']);
    expect((await shortOf('finance.ordinary.example', [])).slice(1)).to.deep.equal([]);
  });
});
