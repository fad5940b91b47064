import { expect } from 'chai';
import nock from 'nock';
import { validatePastPayments } from '../../../domain/facts/chain-history/validate-past-payments.js';
import { CHAINS, familyOf } from '../../../domain/chains/index.js';
import { codesOf } from '../../../domain/decision/finding.js';
import type { PastPaymentsQuestion } from '../../../ports/sources/chain-history.js';
import { intentWith, NOW_MS, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { KNOWN_RECIPIENT } from '../../support/facts.js';
import { neverAborted } from '../../support/provider-dependencies.js';
import { expectAction, type Judged, judged } from '../judge.js';
import { describeManifest, expectAborted, type ManifestOf } from '../manifest.js';
import { JSON_TYPE, playVendor, withoutNetwork } from '../vendor.js';
import { describeVendor } from '../vendor-suite.js';
import { type ChainHistoryFixture, lookalikeOf } from './fixture.js';

const aboutAccount = (account: string): PastPaymentsQuestion => ({
  chain: 'ethereum',
  account,
  registeredAmong: async (keys) => new Set(keys.filter((key) => key === USDC_ON_ETHEREUM)),
});

/** The promises of the port of chain history, run over one adapter. */
export const describeChainHistory = (manifest: ManifestOf<'chainHistory'>, fixture: ChainHistoryFixture): void => {
  describe(`chain history ${manifest.id}`, () => {
    describeManifest(manifest);
    describeVendorOf(fixture);
    describePort(fixture);
    describeVerdicts(manifest, fixture);
    describeFailures(manifest, fixture);
  });
};

const describeVendorOf = ({ create, vendor, asked }: ChainHistoryFixture): void =>
  describeVendor({
    vendor,
    keys: [asked],
    open: async () => {
      const source = await create();
      return {
        ask: async (signal) => (await source.paymentsOf(aboutAccount(asked), signal)).payments,
        close: () => source.close(),
      };
    },
  });

const describePort = (fixture: ChainHistoryFixture): void => {
  const { create, vendor, account, paid, noPayments, newcomer } = fixture;
  describe('as a port of chain history', () => {
    playVendor(vendor);

    it('says whom the account paid, when, and by which transaction', async () => {
      const source = await create();
      const answer = await source.paymentsOf(aboutAccount(account), neverAborted());
      expect(validatePastPayments(answer, NOW_MS)).to.equal(answer);
      expect(answer.payments, JSON.stringify(answer)).to.deep.include(paid);
      expect(answer.asOf).to.be.a('string');
      await source.close();
    });

    for (const [what, key] of Object.entries(noPayments))
      it(`takes no row for a payment that is none: ${what}`, async () => {
        const source = await create();
        const { payments } = await source.paymentsOf(aboutAccount(account), neverAborted());
        expect(payments.map(({ to }) => to)).to.not.include(key);
        await source.close();
      });

    it('says of an account that sent nothing that it paid nobody, and that this is all', async () => {
      const source = await create();
      const answer = await source.paymentsOf(aboutAccount(newcomer), neverAborted());
      expect([answer.payments, answer.isWhole]).to.deep.equal([[], true]);
      await source.close();
    });

    it('asks once for an account that is asked about again', async () => {
      const source = await create();
      const first = await source.paymentsOf(aboutAccount(account), neverAborted());
      nock.cleanAll();
      expect(await source.paymentsOf(aboutAccount(account), neverAborted())).to.deep.equal(first);
      await source.close();
    });

    it('says of every chain whether it supports it, and supports none without EVM addresses', async () => {
      const source = await create();
      for (const chain of CHAINS) expect(source.supports(chain)).to.be.a('boolean');
      for (const chain of CHAINS.filter((one) => familyOf(one) !== 'evm'))
        expect(source.supports(chain)).to.equal(false);
      await source.close();
    });

    it('honours an ended signal, and can be closed more than once', async () => {
      const source = await create();
      await expectAborted((signal) => source.paymentsOf(aboutAccount(account), signal));
      await source.close();
      await source.close();
    });
  });
};

/** The decision on a payment by the account, whose service knows the recipient by nothing but what the source says. */
const decisionOn = async (
  manifest: ManifestOf<'chainHistory'>,
  { create, account }: ChainHistoryFixture,
  to: string,
): Promise<Judged> => {
  const source = await create();
  const decision = await judged(manifest, source, intentWith({ from: account, to }), 0, null, KNOWN_RECIPIENT);
  await source.close();
  return decision;
};

const describeVerdicts = (manifest: ManifestOf<'chainHistory'>, fixture: ChainHistoryFixture): void => {
  const { vendor, paid, noPayments } = fixture;
  describe('in a check', () => {
    playVendor(vendor);

    it('leads to BLOCK for an account that looks like one that was paid', async () => {
      const decision = await decisionOn(manifest, fixture, lookalikeOf(paid.to));
      expectAction(decision, 'BLOCK');
      expect(codesOf(decision.findings)).to.include('recipient_lookalike');
    });

    it('leads to ALLOW for the account that was paid, and for one that looks like no other', async () => {
      expectAction(await decisionOn(manifest, fixture, paid.to), 'ALLOW');
      expectAction(await decisionOn(manifest, fixture, `0x${'5e'.repeat(20)}`), 'ALLOW');
    });

    it('leads to ALLOW for an account that looks like one that only a planted row names', async () => {
      for (const key of [noPayments.byUnknownToken, noPayments.ofNothing, noPayments.notMade])
        expectAction(await decisionOn(manifest, fixture, lookalikeOf(key)), 'ALLOW');
    });
  });
};

const describeFailures = (manifest: ManifestOf<'chainHistory'>, fixture: ChainHistoryFixture): void => {
  const { vendor, paid } = fixture;
  const failures: Readonly<Record<string, (route: nock.Interceptor) => nock.Scope>> = {
    down: (route) => route.replyWithError('made up'),
    'slower than its deadline': (route) => route.delay(60_000).reply(200, {}, JSON_TYPE),
    'of another mind': (route) => route.reply(200, '"nothing to see"', JSON_TYPE),
  };
  describe('in a check, where it gives no answer that counts', () => {
    withoutNetwork();
    for (const [what, failing] of Object.entries(failures))
      it(`never leads to ALLOW, nor to an error, while it is ${what}`, async () => {
        failing(nock(vendor.origin).persist().intercept(vendor.path, vendor.method));
        const decision = await decisionOn({ ...manifest, deadlineMs: 200 }, fixture, lookalikeOf(paid.to));
        expectAction(decision, 'REVIEW');
        expect(codesOf(decision.findings)).to.include('screening_degraded');
      });
  });
};
