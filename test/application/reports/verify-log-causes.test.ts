import { expect } from 'chai';
import { createMemoryStorage } from '../../../adapters/storage/memory/index.js';
import { chainIdOf, GENESIS_LINK } from '../../../domain/report/chain.js';
import { checkpointText, keyHint, readNote, signedNote } from '../../../domain/report/checkpoint-note.js';
import type { CheckpointLog } from '../../../ports/platform/checkpoints.js';
import type { ChainEntry, MeteringRow, ReportStore, StoredReport } from '../../../ports/stores/reports.js';
import type { PublicJwk } from '../../../ports/platform/signing.js';
import { type LogProblem, type LogVerification, verifyLog } from '../../../src/application/reports/verify-log.js';
import { newSigner } from '../../support/report-signing.js';
import { callerOf, openReportService, type ReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { requestId, SAMPLE_SCOPE, sampleWith } from '../../support/report-samples.js';
import { tampered } from '../../support/tampering.js';
import { recordText } from '../../../domain/record/record-text.js';

const CHAIN = chainIdOf(SAMPLE_SCOPE);
const OTHER_SCOPE = { ...SAMPLE_SCOPE, partnerId: 'prt_00000000000000000000000000' };
const OTHER_CHAIN = chainIdOf(OTHER_SCOPE);

type Notes = Awaited<ReturnType<CheckpointLog['read']>>;

/**
 * A log of six reports, with checkpoints at 2, 4 and 6, that a test changes before it is verified: no engine is needed
 * for that.
 */
describe('verifying a log of reports', () => {
  let service: ReportService;
  let genuine: readonly ChainEntry[];
  let witnessed: Notes;
  let keys: readonly PublicJwk[];

  before(async () => {
    const stores = createMemoryStorage();
    service = await openReportService(stores);
    for (let number = 1; number <= 6; number += 1) {
      await service.append(sampleWith(number));
      await service.create(SAMPLE_CALLER, {
        request_id: requestId(number),
        business_reference: `case ${String(number)}`,
      });
      if (number % 2 === 0) await service.checkpointer.run();
    }
    genuine = await entriesOf(stores.reports, CHAIN);
    witnessed = await service.checkpoints.read();
    keys = await service.publicKeys();
  });
  after(() => service.dispose());

  const entriesOf = async (reports: ReportStore, chainId: string): Promise<readonly ChainEntry[]> => {
    const entries: ChainEntry[] = [];
    for await (const entry of reports.walk(chainId)) entries.push(entry);
    return entries;
  };

  interface Changes {
    readonly entries?: readonly ChainEntry[];
    readonly notes?: Partial<Notes> | null;
    readonly keys?: readonly PublicJwk[];
  }
  const verify = ({ entries = genuine, notes = {}, keys: given = keys }: Changes = {}): Promise<LogVerification> => {
    const newest = entries.at(-1)?.report.position;
    const reports = {
      heads: async () =>
        newest === undefined ? [] : [{ chainId: CHAIN, size: newest.seq, linkHash: newest.linkHash }],
      walk: async function* () {
        yield* entries;
      },
    } as unknown as ReportStore;
    const checkpoints =
      notes === null
        ? null
        : {
            read: async () => ({ ...witnessed, ...notes }),
            append: () => Promise.reject(new Error('a verification writes nothing')),
          };
    return verifyLog({ reports, checkpoints, keys: given, verifier: service.verifier });
  };
  const problemsOf = async (changes: Changes): Promise<readonly LogProblem[]> =>
    (await verify(changes)).chains.flatMap(({ problems }) => problems);
  const edited = (seq: number, report: Partial<StoredReport>, metering?: MeteringRow | null): readonly ChainEntry[] =>
    genuine.map((entry) =>
      entry.report.position.seq === seq
        ? { report: { ...entry.report, ...report }, metering: metering === undefined ? entry.metering : metering }
        : entry,
    );
  const rowAt = (seq: number): ChainEntry => {
    const entry = genuine[seq - 1];
    if (entry === undefined) throw new Error(`No row ${String(seq)}`);
    return entry;
  };
  const noteAt = (index: number) => {
    const note = witnessed.notes[index];
    if (note === undefined) throw new Error(`No note ${String(index)}`);
    return note;
  };

  it('finds a log good that nobody changed, and says how far it is witnessed', async () => {
    const head = { chainId: CHAIN, size: 6, linkHash: rowAt(6).report.position.linkHash };
    expect(await verify()).to.deep.equal({
      ok: true,
      chains: [{ chainId: CHAIN, goodReports: 6, head, checkpoints: 3, witnessedUpTo: 6, problems: [] }],
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
  for (const [column, change] of columns) {
    it(`names the row whose ${column} is not what was signed, and calls only the rows before it good`, async () => {
      const verification = await verify({ entries: edited(3, change(rowAt(3).report)) });
      const [problem] = verification.chains[0]?.problems ?? [];
      expect(verification.ok).to.equal(false);
      expect(verification.chains[0]?.goodReports).to.equal(2);
      expect(problem).to.include({
        kind: 'row_edited',
        chainId: CHAIN,
        seq: 3,
        message: `These columns differ from the delivered document: ${column}.`,
      });
    });
  }

  it('names every column of a row that differs', async () => {
    const [problem] = await problemsOf({ entries: edited(3, { businessReference: null, signingKeyId: 'another' }) });
    expect(problem?.message).to.equal(
      'These columns differ from the delivered document: business_reference, signing_key_id.',
    );
  });

  it('names the row that does not link to the one before it', async () => {
    const { report } = rowAt(5);
    const [problem] = await problemsOf({
      entries: edited(5, { position: { ...report.position, previousLinkHash: 'b'.repeat(64) } }),
    });
    expect(problem).to.include({ kind: 'row_edited', seq: 5, reportId: report.reportId });
    expect(problem?.message).to.include('does not link to the row before it');
  });

  it('begins every chain at the genesis link', async () => {
    expect(rowAt(1).report.position.previousLinkHash).to.equal(GENESIS_LINK);
    const [problem] = await problemsOf({ entries: genuine.slice(1) });
    expect(problem).to.include({
      kind: 'row_missing',
      seq: 2,
      message: 'The row at place 1 is missing before this one.',
    });
  });

  it('counts the rows that are missing', async () => {
    const without = genuine.filter(({ report }) => report.position.seq < 2 || report.position.seq > 4);
    const [problem] = await problemsOf({ entries: without });
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
        tampered(rowAt(2).report.delivered, (document) => (document.report.decision['recommended_action'] = 'BLOCK')),
      ],
      ['document', 'row_edited', '{}'],
      ['document', 'row_edited', `${rowAt(2).report.delivered} `],
      ['link', 'row_edited', tampered(rowAt(2).report.delivered, (document) => (document.chain['seq'] = 9))],
    ] as const;
    for (const [step, kind, delivered] of cases) {
      const [problem] = await problemsOf({ entries: edited(2, { delivered }) });
      expect(problem).to.include({ kind, seq: 2 });
      expect(problem?.message).to.match(new RegExp(`^${step}: .{20}`));
    }
    const [problem] = await problemsOf({ keys: [(await newSigner()).publicKey] });
    expect(problem).to.include({ kind: 'wrong_key', seq: 1 });
    expect(problem?.message).to.match(/^key: /);
  });

  it('names a report that was not metered, or metered at another price, request or time', async () => {
    const { metering, report } = rowAt(4);
    if (metering === null) throw new Error('The row is metered');
    const [missing] = await problemsOf({ entries: edited(4, {}, null) });
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
      const [problem] = await problemsOf({ entries: edited(4, {}, { ...metering, ...change }) });
      expect(problem).to.include({ kind: 'metering_differs', seq: 4 });
      expect(problem?.message).to.match(/differs from the price, request or time in the signed report/);
    }
  });

  it('sees a tail that was cut, and says from which place on', async () => {
    const verification = await verify({ entries: genuine.slice(0, 3) });
    expect(verification.ok).to.equal(false);
    expect(verification.chains[0]).to.include({ goodReports: 3, witnessedUpTo: 6 });
    const problems = verification.chains[0]?.problems ?? [];
    expect(problems).to.have.lengthOf(1);
    expect(problems[0]).to.include({ kind: 'log_behind_checkpoint', chainId: CHAIN, seq: 4, reportId: null });
    expect(problems[0]?.message)
      .to.include('saw 4 reports; the log has 3. Reports from place 4 on are gone')
      .and.include(noteAt(1).where)
      .and.include('2026-11-21T12:00:00.000Z');
  });

  it('sees that a whole chain is gone', async () => {
    const { chains } = await verify({ entries: [] });
    expect(chains[0]).to.deep.include({
      chainId: CHAIN,
      goodReports: 0,
      head: { chainId: CHAIN, size: 0, linkHash: GENESIS_LINK },
    });
    expect(chains[0]?.problems[0]).to.include({ kind: 'log_behind_checkpoint', seq: 1 });
  });

  it('sees a history that was replaced as a whole, at the first place that was witnessed, whatever the order of the notes', async () => {
    const other = createMemoryStorage();
    const rewriter = await openReportService(other);
    try {
      for (let number = 1; number <= 6; number += 1) {
        await rewriter.append(sampleWith(number));
        await rewriter.create(SAMPLE_CALLER, { request_id: requestId(number) });
      }
      const entries = await entriesOf(other.reports, CHAIN);
      const given = [...keys, ...(await rewriter.publicKeys())];
      for (const notes of [witnessed.notes, [...witnessed.notes].reverse()]) {
        const problems = await problemsOf({ entries, keys: given, notes: { notes } });
        expect(problems).to.have.lengthOf(1);
        expect(problems[0]).to.include({
          kind: 'log_differs_from_checkpoint',
          chainId: CHAIN,
          seq: 2,
          reportId: entries[1]?.report.reportId,
        });
        expect(problems[0]?.message)
          .to.include(noteAt(0).where)
          .and.include('saw another history: the row at place 2 does not have the link that was signed then');
      }
    } finally {
      await rewriter.dispose();
    }
  });

  it('sees that the row of a checkpoint was taken out of the middle', async () => {
    const problems = await problemsOf({ entries: genuine.filter(({ report }) => report.position.seq !== 4) });
    expect(problems.map(({ kind, seq, reportId }) => [kind, seq, reportId])).to.deep.equal([
      ['row_missing', 5, rowAt(5).report.reportId],
      ['log_differs_from_checkpoint', 4, null],
    ]);
  });

  it('says of a note that is no checkpoint of the chain why it is none, and goes by the good ones', async () => {
    const forger = await newSigner();
    const { note, where } = noteAt(2);
    const read = readNote(note);
    const [key] = keys;
    if (read === null || key === undefined) throw new Error('The note is good');
    const moved = checkpointText({ ...read, chainId: OTHER_CHAIN });
    const cases: readonly (readonly [string, string])[] = [
      [note.replace('\ntime', '\ntimes'), 'is no checkpoint: its text was changed'],
      [signedNote(moved, key, read.signature), `speaks of the chain ${OTHER_CHAIN}`],
      [
        signedNote(read.text, forger.publicKey, await forger.signBytes(new TextEncoder().encode(read.text))),
        `is signed by the key ${forger.publicKey.kid}, which this service never registered`,
      ],
      [note.replace('\n6\n', '\n5\n'), 'has a signature that does not fit its text'],
      [
        signedNote(read.text, { kid: key.kid, x: forger.publicKey.x }, read.signature),
        'has a signature that does not fit its text',
      ],
    ];
    for (const [forged, cause] of cases) {
      const { ok, chains } = await verify({ notes: { notes: [noteAt(0), { chainId: CHAIN, note: forged, where }] } });
      expect(ok).to.equal(false);
      expect(chains[0]).to.deep.include({ goodReports: 6, checkpoints: 1, witnessedUpTo: 2 });
      expect(chains[0]?.problems).to.deep.equal([
        { kind: 'checkpoint_forged', chainId: CHAIN, seq: null, reportId: null, message: `${where} ${cause}` },
      ]);
    }
    expect(keyHint(key.kid, key.x)).to.deep.equal(read.hint);
  });

  it('names text among the checkpoints that cannot be read', async () => {
    const { ok, chains } = await verify({
      notes: { unreadable: [{ chainId: CHAIN, where: 'a file: 24 characters' }] },
    });
    expect(ok).to.equal(false);
    expect(chains[0]?.problems).to.deep.equal([
      {
        kind: 'checkpoint_unreadable',
        chainId: CHAIN,
        seq: null,
        reportId: null,
        message: 'a file: 24 characters: an interrupted write, or a note that was changed',
      },
    ]);
  });

  it('says how many reports no checkpoint has witnessed yet', async () => {
    const beyond = async (...kept: readonly number[]): Promise<readonly string[]> =>
      (await verify({ notes: { notes: kept.map(noteAt) } })).notes;
    expect(await beyond(0, 1, 2)).to.deep.equal([]);
    expect(await beyond(1, 0)).to.deep.equal([
      '2 reports are younger than the last checkpoint of the chain and would not be missed if cut off.',
    ]);
    const { notes } = await verify({ entries: genuine.slice(0, 3), notes: { notes: [noteAt(0)] } });
    expect(notes).to.deep.equal([
      'One report is younger than the last checkpoint of the chain and would not be missed if cut off.',
    ]);
  });

  it('is good without checkpoints, but says that a cut tail cannot be seen then', async () => {
    const verification = await verify({ entries: genuine.slice(0, 3), notes: null });
    expect(verification.ok).to.equal(true);
    expect(verification.chains[0]).to.include({ checkpoints: 0, witnessedUpTo: 0, goodReports: 3 });
    expect(verification.notes).to.have.lengthOf(1);
    expect(verification.notes[0]).to.match(
      /No checkpoints are configured: a tail that was cut, or an older backup that was restored, cannot be seen\./,
    );
  });

  it('walks every chain by itself, in the order of their names, those included that only a checkpoint knows', async () => {
    const stores = createMemoryStorage();
    const two = await openReportService(stores);
    try {
      await two.append(sampleWith(1));
      await two.create(SAMPLE_CALLER, { request_id: requestId(1) });
      const other = sampleWith(2);
      await stores.checks.append({
        requestId: other.record.requestId,
        scope: OTHER_SCOPE,
        keyId: 'k',
        checkedAtMs: 0,
        action: 'ALLOW',
        direction: 'outgoing',
        durationMs: 0,
        timings: { parseMs: 0, gatherMs: 0, decideMs: 0 },
        recordJson: recordText({ ...other.record, scope: OTHER_SCOPE }),
        history: null,
      });
      await two.create(callerOf(OTHER_SCOPE), { request_id: other.record.requestId });
      expect(await two.checkpointer.run()).to.equal(2);
      const { ok, chains } = await two.verifyLog();
      expect(ok).to.equal(true);
      expect(chains.map(({ chainId, goodReports, checkpoints }) => [chainId, goodReports, checkpoints])).to.deep.equal([
        [OTHER_CHAIN, 1, 1],
        [CHAIN, 1, 1],
      ]);
      const { read } = two.checkpoints;
      two.checkpoints.read = async () => ({ ...(await read()), unreadable: [{ chainId: CHAIN, where: 'a file' }] });
      const spoilt = await two.verifyLog();
      expect([spoilt.ok, spoilt.chains.map(({ problems }) => problems.length)], 'one chain of two').to.deep.equal([
        false,
        [0, 1],
      ]);
      two.checkpoints.read = read;
      stores.reports.heads = async () => [{ chainId: CHAIN, size: 1, linkHash: 'a'.repeat(64) }];
      expect((await two.verifyLog()).chains.map(({ chainId }) => chainId)).to.deep.equal([OTHER_CHAIN, CHAIN]);
    } finally {
      await two.dispose();
    }
  });
});
