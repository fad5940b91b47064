import { expect } from 'chai';
import { evmAddress } from '../../support/addresses.js';
import { eventually } from '../../support/eventually.js';
import { rowOf } from '../../support/lists.js';
import { incomingFrom } from '../../support/reports/report-services.js';
import { POSTGRES } from '../real/support/storages.js';
import { transfer } from '../real/support/requests.js';
import { envelopeOf, useReporting } from './support.js';

describe('what a report says', function () {
  this.timeout(120_000);
  const reporting = useReporting(POSTGRES);

  it('labels a demonstration as one, in the body and in both readable forms', async () => {
    const { service, key, checked } = reporting();
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

  for (const [names, parties] of [
    ['hidden', []],
    ['licensed', ['Listed Party Ltd']],
  ] as const)
    it(`names the list that an address stands on, and its party only by licence: ${names}`, async () => {
      const { service, key, checked } = reporting();
      const listed = evmAddress(`on a list: ${names}`);
      const content = {
        source: 'example-sanctions',
        format: 'csv',
        publishedAt: '2026-11-19T00:00:00.000Z',
        maxAgeSeconds: 31_536_000,
        importedAt: '2026-11-20T00:00:00.000Z',
        names,
      };
      const rows = async function* () {
        yield rowOf(listed, { category: 'sanctions', entity: 'Listed Party Ltd', reference: 'EXAMPLE-1042' });
      };
      await service.stores.archive.replace(content, rows(), () => ({
        categories: ['sanctions'],
        sha256: 'c'.repeat(64),
      }));
      await eventually(async () => (await service.stores.lists.lookUp('evm', [listed])).length > 0);
      const made = envelopeOf(
        await service.makeReport(key, { request_id: await checked(transfer('to a listed', { to_address: listed })) }),
      );
      expect(made.report.decision.recommended_action).to.equal('BLOCK');
      expect(made.report.demonstration).to.equal(false);
      expect(made.report.findings.map(({ code }) => code)).to.include('sanctioned_address');
      expect(made.report.evidence.map(({ reference, source }) => [reference, source.id])).to.deep.equal([
        ['EXAMPLE-1042', 'example-sanctions'],
      ]);
      expect((made.report.entities ?? []).map(({ name }) => name)).to.deep.equal(parties);
      const html = (await service.fetchReport(key, `${made.report_id}.html`)).bytes.toString();
      expect(html).to.include('EXAMPLE-1042').and.to.include('example-sanctions').and.to.not.include('DEMONSTRATION');
      expect(html.includes('Listed Party Ltd')).to.equal(names === 'licensed');
    });

  it('is made from the record of the check, not from what is known today', async () => {
    const { service, key, checked } = reporting();
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
    await service.stores.archive.replace(content, rows(), () => ({
      categories: ['sanctions'],
      sha256: 'd'.repeat(64),
    }));
    await eventually(async () => (await service.stores.lists.lookUp('evm', [recipient])).length > 0);
    const made = envelopeOf(await service.makeReport(key, { request_id: requestId }));
    expect(made.report.decision.recommended_action).to.not.equal('BLOCK');
    expect(made.report.evidence).to.deep.equal([]);
  });
});
