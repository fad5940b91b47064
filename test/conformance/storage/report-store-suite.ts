import { expect } from 'chai';
import { chainIdOf, GENESIS_LINK, linkHashOf } from '../../../domain/report/chain.js';
import { reportPriceInForce, type PricingVersion } from '../../../domain/report/pricing.js';
import { AlreadyExistsError } from '../../../ports/sources/errors.js';
import type { ChainEntry } from '../../../ports/stores/reports.js';
import type { PublicJwk, RegisteredKey } from '../../../ports/platform/signing.js';
import { checkEntry, DAY_MS, NOON_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, SCOPE } from './fixtures.js';
import { rejection, type StoresHarness, useStores } from './harness.js';
import { reportEntry, signedReportFor } from './report-fixtures.js';

const collect = async (entries: AsyncIterable<ChainEntry>): Promise<readonly ChainEntry[]> => {
  const all: ChainEntry[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
};

const EUROS: PricingVersion = {
  version: 1,
  currency: 'EUR',
  unitPrice: '12.50',
  billingActive: true,
  publishedAtMs: NOON_MS,
};

export const reportStoreSuite = (harness: StoresHarness): void => {
  describe(`report store: ${harness.name}`, () => {
    const stores = useStores(harness);
    const sandbox = chainIdOf(SCOPE);

    it('gives the first report the first place of its chain and links each further one to the one before', async () => {
      const first = (await stores().reports.create(reportEntry(1))).stored;
      const second = (await stores().reports.create(reportEntry(2))).stored;
      expect(first.position).to.include({ chainId: sandbox, seq: 1, previousLinkHash: GENESIS_LINK });
      expect(second.position).to.include({ chainId: sandbox, seq: 2, previousLinkHash: first.position.linkHash });
      expect(second.position.linkHash).to.equal(linkHashOf(signedReportFor(2), second.position));
    });

    it('keeps one chain for each partner and environment', async () => {
      for (const [index, scope] of [SCOPE, OTHER_PARTNER, OTHER_ENVIRONMENT].entries())
        expect((await stores().reports.create(reportEntry(index + 1, { scope }))).stored.position.seq).to.equal(1);
      const heads = await stores().reports.heads();
      expect(heads.map((head) => head.chainId)).to.deep.equal(
        [OTHER_ENVIRONMENT, SCOPE, OTHER_PARTNER].map(chainIdOf).sort(),
      );
      expect(heads.every((head) => head.size === 1)).to.equal(true);
    });

    it('gives the existing report, unchanged and metered once, when the same request is stored again', async () => {
      const first = await stores().reports.create(reportEntry(1));
      const again = await stores().reports.create(reportEntry(2, { requestNumber: 1, reference: 'another' }));
      expect(first.created).to.equal(true);
      expect(again.created).to.equal(false);
      expect(again.stored).to.deep.equal(first.stored);
      expect(await collect(stores().reports.walk(sandbox))).to.have.lengthOf(1);
    });

    it('counts a second try of the very same report as its own', async () => {
      await stores().reports.create(reportEntry(1));
      expect((await stores().reports.create(reportEntry(1))).created).to.equal(true);
    });

    it('makes one report of a hundred that are asked for at once for one request', async () => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          stores().reports.create(reportEntry(index + 1, { requestNumber: 1 })),
        ),
      );
      expect(new Set(answers.map(({ stored }) => stored.delivered)).size).to.equal(1);
      expect(answers.filter(({ created }) => created)).to.have.lengthOf(1);
      const [usage] = await stores().reports.summariseMetering({ partnerId: null, fromMs: null, untilMs: null });
      expect(usage?.count).to.equal(1);
    });

    it('gives places without a gap to reports that come at once', async () => {
      await Promise.all(Array.from({ length: 60 }, (_, index) => stores().reports.create(reportEntry(index + 1))));
      const entries = await collect(stores().reports.walk(sandbox));
      expect(entries.map(({ report }) => report.position.seq)).to.deep.equal(
        Array.from({ length: 60 }, (_, index) => index + 1),
      );
      entries.forEach(({ report }, index) => {
        expect(report.position.previousLinkHash).to.equal(entries[index - 1]?.report.position.linkHash ?? GENESIS_LINK);
      });
    });

    it('finds a report by its id and by its request, in its own scope alone', async () => {
      const { stored } = await stores().reports.create(reportEntry(1, { reference: null }));
      expect(await stores().reports.find(SCOPE, stored.reportId)).to.deep.equal(stored);
      expect(await stores().reports.findByRequest(SCOPE, stored.requestId)).to.deep.equal(stored);
      for (const scope of [OTHER_PARTNER, OTHER_ENVIRONMENT]) {
        expect(await stores().reports.find(scope, stored.reportId)).to.equal(null);
        expect(await stores().reports.findByRequest(scope, stored.requestId)).to.equal(null);
      }
    });

    it('finds a report in any scope for an operator', async () => {
      const { stored } = await stores().reports.create(reportEntry(1, { scope: OTHER_PARTNER }));
      expect(await stores().reports.findAnywhere(stored.reportId)).to.deep.equal(stored);
      expect(await stores().reports.findAnywhere('rpt_none')).to.equal(null);
    });

    it('gives the delivered text back byte for byte', async () => {
      const { stored } = await stores().reports.create(reportEntry(1));
      expect((await stores().reports.find(SCOPE, stored.reportId))?.delivered).to.equal(stored.delivered);
      expect(stored.delivered).to.contain('№ 1');
    });

    it('walks a chain by place with each metering row beside its report', async () => {
      const { stored } = await stores().reports.create(reportEntry(1));
      const [entry] = await collect(stores().reports.walk(sandbox));
      expect(entry?.report).to.deep.equal(stored);
      expect(entry?.metering).to.deep.equal({
        reportId: stored.reportId,
        requestId: stored.requestId,
        scope: SCOPE,
        keyId: 'key00001',
        createdAtMs: NOON_MS,
        price: reportPriceInForce(null, 'sandbox'),
      });
      expect(await collect(stores().reports.walk('prt_none/sandbox'))).to.deep.equal([]);
    });

    it('summarises metering by partner, environment and price within a time', async () => {
      await stores().reports.create(reportEntry(1));
      await stores().reports.create({
        ...reportEntry(2, { createdAtMs: NOON_MS + DAY_MS }),
        price: reportPriceInForce(EUROS, 'production'),
      });
      await stores().reports.create(reportEntry(3, { scope: OTHER_PARTNER }));
      const all = await stores().reports.summariseMetering({ partnerId: null, fromMs: null, untilMs: null });
      expect(all.map(({ partnerId, price, count }) => [partnerId, price.unit_price, count])).to.deep.equal([
        [SCOPE.partnerId, null, 1],
        [SCOPE.partnerId, '12.50', 1],
        [OTHER_PARTNER.partnerId, null, 1],
      ]);
      const later = await stores().reports.summariseMetering({
        partnerId: SCOPE.partnerId,
        fromMs: NOON_MS + 1,
        untilMs: NOON_MS + DAY_MS + 1,
      });
      expect(later.map(({ count, firstAtMs }) => [count, firstAtMs])).to.deep.equal([[1, NOON_MS + DAY_MS]]);
      expect(
        await stores().reports.summariseMetering({ partnerId: null, fromMs: null, untilMs: NOON_MS }),
      ).to.deep.equal([]);
    });
  });

  describe(`check store, for operators: ${harness.name}`, () => {
    const stores = useStores(harness);

    it('finds a check in any scope by its id', async () => {
      const entry = checkEntry({ scope: OTHER_PARTNER });
      await stores().checks.append(entry);
      const found = await stores().checks.findAnywhere(entry.requestId);
      expect(found).to.include({ requestId: entry.requestId, recordJson: entry.recordJson });
      expect(found?.scope).to.deep.equal(OTHER_PARTNER);
      expect(await stores().checks.findAnywhere('req_none')).to.equal(null);
    });
  });

  describe(`pricing store: ${harness.name}`, () => {
    const stores = useStores(harness);

    it('knows no price until one is published', async () => expect(await stores().pricing.current()).to.equal(null));

    it('gives the newest version, and all of them oldest first', async () => {
      const dollars: PricingVersion = { ...EUROS, version: 2, currency: 'USD', billingActive: false };
      await stores().pricing.publish(EUROS);
      await stores().pricing.publish(dollars);
      expect(await stores().pricing.current()).to.deep.equal(dollars);
      expect(await stores().pricing.list()).to.deep.equal([EUROS, dollars]);
    });

    it('refuses a version that exists', async () => {
      await stores().pricing.publish(EUROS);
      expect(await rejection(stores().pricing.publish({ ...EUROS, unitPrice: '1' }))).to.be.instanceOf(
        AlreadyExistsError,
      );
      expect((await stores().pricing.current())?.unitPrice).to.equal('12.50');
    });
  });

  describe(`public key store: ${harness.name}`, () => {
    const stores = useStores(harness);
    const key = (kid: string): PublicJwk => ({
      kty: 'OKP',
      crv: 'Ed25519',
      x: `x-of-${kid}`,
      kid,
      alg: 'EdDSA',
      use: 'sig',
    });

    const entry = (kid: string, by: string | null, atMs = NOON_MS): RegisteredKey => ({
      publicKey: key(kid),
      registeredAtMs: atMs,
      endorsement: by === null ? null : { by, at: new Date(atMs).toISOString(), signature: `of ${by} for ${kid}` },
    });

    it('keeps every key with its endorsement, oldest first, each once', async () => {
      const keys = [entry('b', null), entry('a', 'b', NOON_MS + 1), entry('c', 'a', NOON_MS + 2)];
      for (const one of keys) await stores().publicKeys.register(one);
      await stores().publicKeys.register(entry('b', null, NOON_MS + 3));
      expect(await stores().publicKeys.list()).to.deep.equal(keys);
    });

    it('takes one first key, and one key after each, of any number that come at once', async () => {
      const take = async (...entries: readonly RegisteredKey[]): Promise<number> => {
        const taken = await Promise.allSettled(entries.map((one) => stores().publicKeys.register(one)));
        for (const one of taken) if (one.status === 'rejected') expect(one.reason).to.be.instanceOf(AlreadyExistsError);
        return taken.filter(({ status }) => status === 'fulfilled').length;
      };
      expect(await take(entry('a', null), entry('b', null), entry('c', null))).to.equal(1);
      const [first] = await stores().publicKeys.list();
      const kid = first?.publicKey.kid ?? '';
      expect(await take(entry('d', kid), entry('e', kid))).to.equal(1);
      expect(await stores().publicKeys.list()).to.have.length(2);
    });
  });
};
