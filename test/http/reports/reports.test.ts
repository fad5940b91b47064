import { expect } from 'chai';
import { readEnvelope, type ReportEnvelope } from '../../../domain/report/envelope.js';
import { createHtmlRenderer } from '../../../adapters/report-rendering/html/index.js';
import { createPdfRenderer } from '../../../adapters/report-rendering/pdf/index.js';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import type { ReportRenderer } from '../../../ports/platform/report-rendering.js';
import { createVerifyReport } from '../../../src/application/reports/verify-report.js';
import { publishPricing } from '../../../src/application/reports/pricing.js';
import { evmAddress } from '../../support/addresses.js';
import { eventually } from '../../support/eventually.js';
import { rowOf } from '../../support/lists.js';
import { HOMES, MEMORY, POSTGRES } from '../real/support/homes.js';
import type { Reply } from '../real/support/real-service.js';
import { transfer } from '../real/support/requests.js';
import {
  incomingFrom,
  type ReportingService,
  sharedDatabase,
  startReporting,
} from '../../support/reports/report-services.js';

const UNKNOWN_REQUEST = 'req_01h455vb4pex5vsknk084sn02q';
const UNKNOWN_REPORT = 'rpt_01h455vb4pex5vsknk084sn02q';

const envelopeOf = ({ text }: Reply): ReportEnvelope => readEnvelope(text);
/** An error's body without what differs between any two answers. */
const sameFor = ({ status, text }: { readonly status: number; readonly text: string }) => ({
  status,
  ...(JSON.parse(text) as Record<string, unknown>),
  request_id: null,
});

const meteredBy = async ({ home }: ReportingService): Promise<number> =>
  (await home.stores.reports.summariseMetering({ partnerId: null, fromMs: null, untilMs: null })).reduce(
    (sum, { count }) => sum + count,
    0,
  );

for (const home of HOMES) {
  describe(`the routes of reports, on ${home.name}`, function () {
    this.timeout(60_000);
    let service: ReportingService;
    let key: string;
    const renderers: readonly ReportRenderer[] = [createHtmlRenderer(), createPdfRenderer()];
    const verify = createVerifyReport({ verifier: createSignatureVerifier(), renderers });
    before(async () => {
      service = await startReporting(home);
      key = await service.key();
    });
    after(async () => {
      await service.stop();
      await Promise.all(renderers.map((renderer) => renderer.close()));
    });
    const checked = async (body: Record<string, unknown>, by = key): Promise<string> =>
      (await service.verdict(by, body)).request_id;
    const jwks = async () =>
      createSignatureVerifier().readJwks((await service.send('GET', '/.well-known/jwks.json')).text);

    it('makes a report with 201, then gives the same bytes with 200, metered once', async () => {
      const requestId = await checked(transfer('report once'));
      const before_ = await meteredBy(service);
      const first = await service.makeReport(key, { request_id: requestId, business_reference: 'case 7' });
      expect(first.status, first.text).to.equal(201);
      expect(first.headers['content-type']).to.equal('application/json; charset=utf-8');
      expect(first.headers['location']).to.equal(`/api/reports/${envelopeOf(first).report_id}`);
      for (const body of [{ request_id: requestId, business_reference: 'case 7' }, { request_id: requestId }]) {
        const again = await service.makeReport(key, body);
        expect([again.status, again.text]).to.deep.equal([200, first.text]);
      }
      expect(await meteredBy(service)).to.equal(before_ + 1);
    });

    it('refuses another business_reference with 409, also where the first had none, and stores nothing', async () => {
      const [named, unnamed] = [await checked(transfer('named')), await checked(transfer('unnamed'))];
      await service.makeReport(key, { request_id: named, business_reference: 'case 7' });
      await service.makeReport(key, { request_id: unnamed });
      const before_ = await meteredBy(service);
      for (const requestId of [named, unnamed]) {
        const reply = await service.makeReport(key, { request_id: requestId, business_reference: 'case 8' });
        expect([reply.status, reply.json['code']]).to.deep.equal([409, 'conflict']);
      }
      expect(await meteredBy(service)).to.equal(before_);
    });

    it('refuses a body without request_id, with unknown members, or with a reference that is too long', async () => {
      const requestId = await checked(transfer('bad bodies'));
      for (const body of [
        {},
        [],
        { request_id: 7 },
        { request_id: requestId, price: 0 },
        { request_id: requestId, business_reference: 'x'.repeat(201) },
        { request_id: requestId, business_reference: 'a\u0000b' },
        { request_id: requestId, business_reference: null },
      ]) {
        const reply = await service.makeReport(key, body);
        expect([reply.status, reply.json['code']], JSON.stringify(body)).to.deep.equal([400, 'invalid_request']);
      }
      expect(
        (await service.makeReport(key, { request_id: requestId, business_reference: 'é'.repeat(200) })).status,
      ).to.equal(201);
    });

    it('hides another partner’s and another environment’s check and report behind the same 404 as none', async () => {
      const requestId = await checked(transfer('hidden'));
      const { report_id: reportId } = envelopeOf(await service.makeReport(key, { request_id: requestId }));
      const unreported = await checked(transfer('hidden and unreported'));
      const others = [await service.key({ partner: 'Stranger' }), await service.key({ environment: 'production' })];
      const before_ = await meteredBy(service);
      const none = sameFor(await service.makeReport(key, { request_id: UNKNOWN_REQUEST }));
      expect(none).to.include({ status: 404, code: 'not_found' });
      const noReport = await service.fetchReport(key, UNKNOWN_REPORT);
      for (const other of others) {
        for (const hidden of [requestId, unreported])
          expect(sameFor(await service.makeReport(other, { request_id: hidden }))).to.deep.equal(none);
        for (const [path, accept] of [
          [reportId],
          [`${reportId}.html`],
          [`${reportId}.pdf`],
          [reportId, 'text/html'],
          [reportId, 'application/pdf'],
        ] as const) {
          const { status, bytes } = await service.fetchReport(other, path, accept);
          expect(sameFor({ status, text: bytes.toString() })).to.deep.equal(
            sameFor({ status: noReport.status, text: noReport.bytes.toString() }),
          );
        }
      }
      for (const path of [
        'rpt_x',
        requestId,
        `${reportId}.exe`,
        `${reportId}.json.pdf`,
        '..%2Fpricing',
        `${UNKNOWN_REPORT}.pdf`,
      ]) {
        expect((await service.fetchReport(key, path)).status, path).to.equal(404);
      }
      expect(await meteredBy(service)).to.equal(before_);
    });

    it('asks for the scope of each route', async () => {
      const requestId = await checked(transfer('scopes'));
      const [creator, reader] = [
        await service.key({ scopes: ['reports:create'] }),
        await service.key({ scopes: ['reports:read'] }),
      ];
      const made = await service.makeReport(creator, { request_id: requestId });
      expect(made.status).to.equal(201);
      const { report_id: reportId } = envelopeOf(made);
      expect((await service.makeReport(reader, { request_id: requestId })).json['code']).to.equal('insufficient_scope');
      expect((await service.fetchReport(reader, reportId)).status).to.equal(200);
      expect((await service.send('GET', '/api/reports/pricing', { key: reader })).status).to.equal(200);
      for (const path of [`/api/reports/${reportId}`, '/api/reports/pricing']) {
        expect((await service.send('GET', path, { key: creator })).json['code'], path).to.equal('insufficient_scope');
        expect((await service.send('GET', path)).json['code'], path).to.equal('missing_api_key');
      }
      expect(
        (
          await service.send('POST', '/api/reports/address', {
            headers: { 'content-type': 'application/json' },
            body: '{}',
          })
        ).status,
      ).to.equal(401);
    });

    it('gives each form by Accept and by the end of the path: the same bytes each time, and each verifies', async () => {
      const requestId = await checked(incomingFrom(0xde300006));
      const made = await service.makeReport(key, { request_id: requestId });
      const { report_id: reportId } = envelopeOf(made);
      const keys = await jwks();
      for (const [extension, type] of [
        ['json', 'application/json'],
        ['html', 'text/html'],
        ['pdf', 'application/pdf'],
      ] as const) {
        const [byPath, byAccept] = [
          await service.fetchReport(key, `${reportId}.${extension}`),
          await service.fetchReport(key, reportId, type),
        ];
        for (const { status, headers } of [byPath, byAccept]) {
          expect(status).to.equal(200);
          expect(headers.get('content-type')).to.match(new RegExp(`^${type}`));
          expect(headers.get('content-disposition')).to.equal(`inline; filename="${reportId}.${extension}"`);
          expect(headers.get('cache-control')).to.equal('no-store');
          expect(headers.get('vary')).to.equal('Accept');
          expect(headers.has('x-ratelimit-remaining')).to.equal(true);
        }
        expect(byPath.bytes.equals(byAccept.bytes), extension).to.equal(true);
        const verification = await verify(byPath.bytes, keys);
        expect(
          verification.steps.filter(({ ok }) => ok !== true),
          extension,
        ).to.deep.equal([]);
        expect(verification.format).to.equal(extension);
      }
      expect((await service.fetchReport(key, reportId)).bytes.toString()).to.equal(made.text);
      expect((await service.fetchReport(key, reportId, 'image/png')).bytes.toString()).to.equal(made.text);
      expect(
        (
          await service.fetchReport(key, reportId, 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8')
        ).headers.get('content-type'),
      ).to.match(/^text\/html/);
    });

    it('sends the HTML with a policy that lets nothing run', async () => {
      const { report_id: reportId } = envelopeOf(
        await service.makeReport(key, {
          request_id: await checked(transfer('policy', { counterparty_name: '<script>alert(1)</script>' })),
        }),
      );
      const { headers, bytes } = await service.fetchReport(key, `${reportId}.html`);
      expect(headers.get('content-security-policy')).to.match(
        /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'/,
      );
      expect(headers.get('x-content-type-options')).to.equal('nosniff');
      expect(bytes.toString()).to.include('&lt;script&gt;alert(1)').and.to.not.include('<script');
    });

    it('labels a demonstration as one, in the body and in both readable forms', async () => {
      for (const [number, action] of [
        [0xde300001, 'BLOCK'],
        [0xde300002, 'ALLOW'],
        [0xde300006, 'REVIEW'],
      ] as const) {
        const made = envelopeOf(await service.makeReport(key, { request_id: await checked(incomingFrom(number)) }));
        expect(made.report.demonstration).to.equal(true);
        expect(made.report.decision.recommended_action).to.equal(action);
        expect(made.report.evidence.every(({ demonstration }) => demonstration)).to.equal(true);
        expect((await service.fetchReport(key, `${made.report_id}.html`)).bytes.toString()).to.include('DEMONSTRATION');
        expect((made.report.exposure_paths ?? []).length > 0).to.equal(number === 0xde300006);
        expect((made.report.entities ?? []).map(({ name }) => name)).to.deep.equal(
          number === 0xde300002 ? ['Examplia Exchange (fictional)'] : [],
        );
      }
    });

    it('names the list that an address stands on, and not the party that the list names', async () => {
      const listed = evmAddress('on a list');
      const content = {
        source: 'example-sanctions',
        format: 'csv',
        publishedAt: '2026-11-19T00:00:00.000Z',
        maxAgeSeconds: 31_536_000,
        importedAt: '2026-11-20T00:00:00.000Z',
      };
      const rows = async function* () {
        yield rowOf(listed, { category: 'sanctions', entity: 'Listed Party Ltd', reference: 'EXAMPLE-1042' });
      };
      await service.home.stores.archive.replace(content, rows(), () => ({
        category: 'sanctions',
        sha256: 'c'.repeat(64),
      }));
      await eventually(async () => (await service.home.stores.lists.lookUp('ethereum', [listed])).length > 0);
      const made = envelopeOf(
        await service.makeReport(key, { request_id: await checked(transfer('to a listed', { to_address: listed })) }),
      );
      expect(made.report.decision.recommended_action).to.equal('BLOCK');
      expect(made.report.demonstration).to.equal(false);
      expect(made.report.findings.map(({ code }) => code)).to.include('sanctioned_address');
      expect(made.report.evidence.map(({ reference, source }) => [reference, source.id])).to.deep.equal([
        ['EXAMPLE-1042', 'example-sanctions'],
      ]);
      expect(made.report.entities ?? []).to.deep.equal([]);
      const html = (await service.fetchReport(key, `${made.report_id}.html`)).bytes.toString();
      expect(html)
        .to.include('EXAMPLE-1042')
        .and.to.include('example-sanctions')
        .and.to.not.include('DEMONSTRATION')
        .and.to.not.include('Listed Party Ltd');
    });

    it('is made from the record of the check, not from what is known today', async () => {
      const recipient = evmAddress('listed afterwards');
      const requestId = await checked(transfer('before the list', { to_address: recipient }));
      const rows = async function* () {
        yield rowOf(recipient, { category: 'sanctions', reference: 'LATER-1' });
      };
      const content = {
        source: 'later-list',
        format: 'csv',
        publishedAt: '2026-11-19T00:00:00.000Z',
        maxAgeSeconds: null,
        importedAt: '2026-11-20T00:00:00.000Z',
      };
      await service.home.stores.archive.replace(content, rows(), () => ({
        category: 'sanctions',
        sha256: 'd'.repeat(64),
      }));
      await eventually(async () => (await service.home.stores.lists.lookUp('ethereum', [recipient])).length > 0);
      const made = envelopeOf(await service.makeReport(key, { request_id: requestId }));
      expect(made.report.decision.recommended_action).to.not.equal('BLOCK');
      expect(made.report.evidence).to.deep.equal([]);
    });

    it('publishes each key that signed, without asking for a key', async () => {
      await service.makeReport(key, { request_id: await checked(transfer('jwks')) });
      const reply = await service.send('GET', '/.well-known/jwks.json');
      expect(reply.status).to.equal(200);
      expect(reply.headers['cache-control']).to.equal('public, max-age=300');
      const [first] = reply.json['keys'] as readonly Record<string, unknown>[];
      expect(first).to.have.all.keys('kty', 'crv', 'x', 'kid', 'alg', 'use');
    });

    it('keeps the usage of calls apart from the metering of reports', async () => {
      await service.makeReport(key, { request_id: await checked(transfer('apart')) });
      await service.flushUsage();
      const rows = (await service.home.stores.usage.summarise({ partnerId: null, fromMs: null, untilMs: null })).filter(
        ({ operation }) => operation === 'POST /api/reports/address',
      );
      const calls = rows.reduce((sum, { count }) => sum + count, 0);
      expect(rows.filter(({ outcome }) => outcome === 'created').reduce((sum, { count }) => sum + count, 0)).to.equal(
        await meteredBy(service),
      );
      expect(calls).to.be.greaterThan(await meteredBy(service));
    });
  });

  describe(`the price of a report over HTTP, on ${home.name}`, () => {
    let service: ReportingService;
    before(async () => {
      service = await startReporting(home);
    });
    after(() => service.stop());

    it('is not configured and does not bill at first; once set, new reports carry it and old ones keep theirs', async () => {
      const key = await service.key();
      const read = async () => (await service.send('GET', '/api/reports/pricing', { key })).json;
      const metering = { recorded: true, separate_from_checks: true };
      expect(await read()).to.deep.equal({
        billing_active: false,
        status: 'not_configured',
        currency: null,
        unit_price: null,
        unit: 'report',
        metering,
      });
      const oldCheck = (await service.verdict(key, transfer('old price'))).request_id;
      const old = await service.makeReport(key, { request_id: oldCheck });
      await publishPricing(
        { pricing: service.home.stores.pricing, clock: service.home.clock },
        { currency: 'EUR', unitPrice: '12.50', billingActive: true },
      );
      expect(await read()).to.deep.equal({
        billing_active: true,
        status: 'configured',
        currency: 'EUR',
        unit_price: '12.50',
        unit: 'report',
        metering,
      });
      const priced = await service.makeReport(key, {
        request_id: (await service.verdict(key, transfer('new price'))).request_id,
      });
      expect(envelopeOf(priced).report.pricing).to.include({
        billing_active: true,
        version: 1,
        unit_price: '12.50',
        currency: 'EUR',
      });
      await publishPricing(
        { pricing: service.home.stores.pricing, clock: service.home.clock },
        { currency: 'EUR', unitPrice: '99', billingActive: true },
      );
      expect((await service.makeReport(key, { request_id: oldCheck })).text).to.equal(old.text);
      expect(envelopeOf(old).report.pricing).to.include({
        billing_active: false,
        status: 'not_configured',
        unit_price: null,
      });
      const usage = await service.home.stores.reports.summariseMetering({
        partnerId: null,
        fromMs: null,
        untilMs: null,
      });
      expect(usage.map(({ price, count }) => [price.unit_price, count])).to.deep.equal([
        [null, 1],
        ['12.50', 1],
      ]);
    });
  });
}

describe('a service without a signing key', () => {
  for (const [what, home, environment] of [
    ['that names none', POSTGRES, { DATABASE_URL: 'postgres://unused/unused' }],
    ['whose file does not exist', MEMORY, { SIGNING_KEY_FILE: '/nonexistent/signing-key.pem' }],
  ] as const) {
    it(`answers 503 and stores nothing: ${what}`, async () => {
      const service = await startReporting(home, environment);
      try {
        const key = await service.key();
        const { request_id: requestId } = await service.verdict(key, transfer('unsigned'));
        const reply = await service.makeReport(key, { request_id: requestId });
        expect([reply.status, reply.json['code']]).to.deep.equal([503, 'service_unavailable']);
        expect(Number(reply.headers['retry-after'])).to.be.greaterThan(0);
        expect(reply.text).to.not.include('nonexistent');
        expect(await meteredBy(service)).to.equal(0);
        expect(await service.home.stores.reports.heads()).to.deep.equal([]);
        expect((await service.send('GET', '/api/reports/pricing', { key })).status).to.equal(200);
        expect((await service.verdict(key, transfer('unsigned again'))).recommended_action).to.equal('ALLOW');
      } finally {
        await service.stop();
      }
    });
  }
});

describe('several instances on one PostgreSQL', function () {
  this.timeout(60_000);

  it('make one report of a hundred calls at once, with one metering row and the same bytes for everybody', async () => {
    const { database, home } = await sharedDatabase();
    const first = await startReporting(home);
    const keyFile = `${first.folder}/signing-key.pem`;
    const second = await startReporting(home, { SIGNING_KEY_FILE: keyFile });
    try {
      const key = await first.key();
      const { request_id: requestId } = await first.verdict(key, incomingFrom(0xde300001));
      // the key file is made by the first use
      await first.send('GET', '/.well-known/jwks.json');
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          (index % 2 === 0 ? first : second).makeReport(key, {
            request_id: requestId,
            business_reference: 'all at once',
          }),
        ),
      );
      expect(replies.filter(({ status }) => status === 201)).to.have.lengthOf(1);
      expect(replies.filter(({ status }) => status === 200)).to.have.lengthOf(99);
      expect(new Set(replies.map(({ text }) => text)).size).to.equal(1);
      expect(await database.run('select count(*)::integer as n from reports')).to.deep.equal([{ n: 1 }]);
      expect(await database.run('select count(*)::integer as n from report_metering')).to.deep.equal([{ n: 1 }]);
    } finally {
      await second.stop();
      await first.stop();
      await database.drop();
    }
  });

  it('keep one chain without a gap while both make different reports', async () => {
    const { database, home } = await sharedDatabase();
    const first = await startReporting(home);
    const second = await startReporting(home, { SIGNING_KEY_FILE: `${first.folder}/signing-key.pem` });
    try {
      const key = await first.key();
      await first.send('GET', '/.well-known/jwks.json');
      const requestIds = await Promise.all(
        Array.from(
          { length: 30 },
          async (_, index) => (await first.verdict(key, transfer(`chain ${index}`))).request_id,
        ),
      );
      const replies = await Promise.all(
        requestIds.map((requestId, index) =>
          (index % 2 === 0 ? first : second).makeReport(key, { request_id: requestId }),
        ),
      );
      const places = replies.map((reply) => envelopeOf(reply).chain).sort((left, right) => left.seq - right.seq);
      expect(places.map(({ seq }) => seq)).to.deep.equal(Array.from({ length: 30 }, (_, index) => index + 1));
      for (const [index, place] of places.entries())
        if (index > 0) expect(place.previous_link_hash).to.equal(places[index - 1]?.link_hash);
    } finally {
      await second.stop();
      await first.stop();
      await database.drop();
    }
  });
});
