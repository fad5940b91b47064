import { expect } from 'chai';
import { GENESIS_LINK } from '../../../domain/report/chain.js';
import type { StoredReport } from '../../../ports/stores/reports.js';
import { SAMPLE_SCOPE } from '../../support/report-samples.js';
import { newSigner } from '../../support/report-signing.js';
import { tampered } from '../../support/tampering.js';
import { CHAIN, useChangeableLog } from './support/changeable-log.js';

const OTHER_SCOPE = { ...SAMPLE_SCOPE, partnerId: 'prt_00000000000000000000000000' };

describe('verifying the rows of a log of reports', () => {
  const log = useChangeableLog();

  it('finds an unchanged log good, and says how far a checkpoint vouches for it', async () => {
    const head = { chainId: CHAIN, size: 6, linkHash: log().rowAt(6).report.position.linkHash };
    expect(await log().verify()).to.deep.equal({
      status: 'fits',
      keys: { root: null, refused: [] },
      altered: [],
      chains: [
        {
          chainId: CHAIN,
          goodReports: 6,
          head,
          checkpoints: 3,
          vouchedUpTo: 6,
          seals: 3,
          sealedChecks: 6,
          sealedRows: 0,
          unsealedChecks: 0,
          retired: [],
          problems: [],
          notVouched: [],
        },
      ],
      notes: [],
    });
  });

  const columns: readonly (readonly [string, (row: StoredReport) => Partial<StoredReport>])[] = [
    ['report_id', () => ({ reportId: 'rpt_other' })],
    ['request_id', () => ({ requestId: 'req_other' })],
    ['business_reference', () => ({ businessReference: 'another case' })],
    ['created_at', (row) => ({ createdAtMs: row.createdAtMs + 1 })],
    ['report_sha256', () => ({ reportSha256: '0'.repeat(64) })],
    ['signing_key_id', () => ({ signingKeyId: 'another' })],
    ['partner and environment', () => ({ scope: OTHER_SCOPE })],
    ['link_hash', (row) => ({ position: { ...row.position, linkHash: 'a'.repeat(64) } })],
  ];
  for (const [column, change] of columns)
    it(`names the row whose ${column} is not what was signed, and calls only the rows before it good`, async () => {
      const verification = await log().verify({ entries: log().edited(3, change(log().rowAt(3).report)) });
      const [problem] = verification.chains[0]?.problems ?? [];
      expect(verification.status).to.equal('does_not_fit');
      expect(verification.chains[0]?.goodReports).to.equal(2);
      expect(problem).to.include({
        kind: 'row_edited',
        chainId: CHAIN,
        seq: 3,
        message: `These columns differ from the delivered document: ${column}.`,
      });
    });

  it('names every column of a row that differs', async () => {
    const [problem] = await log().problemsOf({
      entries: log().edited(3, { businessReference: null, signingKeyId: 'another' }),
    });
    expect(problem?.message).to.equal(
      'These columns differ from the delivered document: business_reference, signing_key_id.',
    );
  });

  it('names the row that does not link to the one before it', async () => {
    const { report } = log().rowAt(5);
    const [problem] = await log().problemsOf({
      entries: log().edited(5, { position: { ...report.position, previousLinkHash: 'b'.repeat(64) } }),
    });
    expect(problem).to.include({ kind: 'row_edited', seq: 5, reportId: report.reportId });
    expect(problem?.message).to.include('does not link to the row before it');
  });

  it('begins every chain at the genesis link', async () => {
    expect(log().rowAt(1).report.position.previousLinkHash).to.equal(GENESIS_LINK);
    const [problem] = await log().problemsOf({ entries: log().genuine.slice(1) });
    expect(problem).to.include({
      kind: 'row_missing',
      seq: 2,
      message: 'The row at place 1 is missing before this one.',
    });
  });

  it('counts the rows that are missing', async () => {
    const without = log().genuine.filter(({ report }) => report.position.seq < 2 || report.position.seq > 4);
    const [problem] = await log().problemsOf({ entries: without });
    expect(problem).to.include({
      kind: 'row_missing',
      seq: 5,
      message: '3 rows from place 2 on are missing before this one.',
    });
  });

  it('names the step at which a delivered document fails, and a foreign key as such', async () => {
    const cases = [
      [
        'body',
        'row_edited',
        tampered(
          log().rowAt(2).report.delivered,
          (document) => (document.report.decision['recommended_action'] = 'BLOCK'),
        ),
      ],
      ['document', 'row_edited', '{}'],
      ['document', 'row_edited', `${log().rowAt(2).report.delivered} `],
      ['link', 'row_edited', tampered(log().rowAt(2).report.delivered, (document) => (document.chain['seq'] = 9))],
    ] as const;
    for (const [step, kind, delivered] of cases) {
      const [problem] = await log().problemsOf({ entries: log().edited(2, { delivered }) });
      expect(problem).to.include({ kind, seq: 2 });
      expect(problem?.message).to.match(new RegExp(`^${step}: .{20}`));
    }
    const [problem] = await log().problemsOf({ keys: [(await newSigner()).publicKey] });
    expect(problem).to.include({ kind: 'wrong_key', seq: 1 });
    expect(problem?.message).to.match(/^key: /);
  });

  it('names a report that was not metered, or metered at another price, request or time', async () => {
    const { metering, report } = log().rowAt(4);
    if (metering === null) throw new Error('The row is metered');
    const [missing] = await log().problemsOf({ entries: log().edited(4, {}, null) });
    expect(missing).to.include({
      kind: 'metering_differs',
      seq: 4,
      reportId: report.reportId,
      message: 'The report has no metering record.',
    });
    for (const change of [
      { requestId: 'req_other' },
      { createdAtMs: 0 },
      { price: { ...metering.price, billing_active: true } },
    ]) {
      const [problem] = await log().problemsOf({ entries: log().edited(4, {}, { ...metering, ...change }) });
      expect(problem).to.include({ kind: 'metering_differs', seq: 4 });
      expect(problem?.message).to.match(/differs from the price, request or time in the signed report/);
    }
  });
});
