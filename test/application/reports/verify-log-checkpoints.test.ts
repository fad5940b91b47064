import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { recordText } from '../../../domain/record/record-text.js';
import { chainIdOf, GENESIS_LINK } from '../../../domain/report/chain.js';
import { checkpointText, keyHint, readNote, signedNote } from '../../../domain/report/checkpoint-note.js';
import { requestId, SAMPLE_SCOPE, sampleWith } from '../../support/report-samples.js';
import { callerOf, openReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { newSigner } from '../../support/report-signing.js';
import { CHAIN, entriesOf, useChangeableLog } from './support/changeable-log.js';

const OTHER_SCOPE = { ...SAMPLE_SCOPE, partnerId: 'prt_00000000000000000000000000' };
const OTHER_CHAIN = chainIdOf(OTHER_SCOPE);

describe('verifying a log of reports against its checkpoints', () => {
  const log = useChangeableLog();

  it('sees a tail that was cut, and says from which place on', async () => {
    const verification = await log().verify({ entries: log().genuine.slice(0, 3) });
    expect(verification.status).to.equal('does_not_fit');
    expect(verification.chains[0]).to.include({ goodReports: 3, vouchedUpTo: 6 });
    const problems = verification.chains[0]?.problems ?? [];
    expect(problems).to.have.lengthOf(1);
    expect(problems[0]).to.include({ kind: 'log_behind_checkpoint', chainId: CHAIN, seq: 4, reportId: null });
    expect(problems[0]?.message)
      .to.include('saw 4 reports; the log has 3. Reports from place 4 on are gone')
      .and.include(log().noteAt(1).where)
      .and.include('2026-11-21T12:02:00.000Z');
  });

  it('sees that a whole chain is gone', async () => {
    const { chains } = await log().verify({ entries: [] });
    expect(chains[0]).to.deep.include({
      chainId: CHAIN,
      goodReports: 0,
      head: { chainId: CHAIN, size: 0, linkHash: GENESIS_LINK },
    });
    expect(chains[0]?.problems[0]).to.include({ kind: 'log_behind_checkpoint', seq: 1 });
  });

  it('sees that the whole history was replaced, at the first checkpoint, in any order of the notes', async () => {
    const other = createMemoryStorage();
    const rewriter = await openReportService(other);
    try {
      for (let number = 1; number <= 6; number += 1) {
        await rewriter.append(sampleWith(number));
        await rewriter.create(SAMPLE_CALLER, { request_id: requestId(number) });
      }
      const entries = await entriesOf(other.reports, CHAIN);
      const given = [...log().keys, ...(await rewriter.publicKeys())];
      for (const notes of [log().witnessed.notes, [...log().witnessed.notes].reverse()]) {
        const all = await log().problemsOf({ entries, keys: given, notes: { notes } });
        const problems = all.filter(({ kind }) => kind !== 'check_changed');
        expect(problems).to.have.lengthOf(1);
        // the first two were checked at the same time in both histories
        const changed = all.filter(({ kind }) => kind === 'check_changed').map((problem) => problem.requestId);
        expect(changed, 'records that its reports were not made from').to.deep.equal([3, 4, 5, 6].map(requestId));
        expect(problems[0]).to.include({
          kind: 'log_differs_from_checkpoint',
          chainId: CHAIN,
          seq: 2,
          reportId: entries[1]?.report.reportId,
        });
        expect(problems[0]?.message)
          .to.include(log().noteAt(0).where)
          .and.include('saw another history: the row at place 2 does not have the link that was signed then');
      }
    } finally {
      await rewriter.dispose();
    }
  });

  it('sees that the row of a checkpoint was taken out of the middle', async () => {
    const problems = await log().problemsOf({
      entries: log().genuine.filter(({ report }) => report.position.seq !== 4),
    });
    expect(problems.map(({ kind, seq, reportId }) => [kind, seq, reportId])).to.deep.equal([
      ['row_missing', 5, log().rowAt(5).report.reportId],
      ['log_differs_from_checkpoint', 4, null],
    ]);
  });

  it('says of a note that is no checkpoint of the chain why it is none, and goes by the good ones', async () => {
    const forger = await newSigner();
    const { note, where } = log().noteAt(2);
    const read = readNote(note);
    const [key] = log().keys;
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
      const { status, chains } = await log().verify({
        notes: { notes: [log().noteAt(0), { chainId: CHAIN, note: forged, where }] },
      });
      expect(status).to.equal('does_not_fit');
      expect(chains[0]).to.deep.include({ goodReports: 6, checkpoints: 1, vouchedUpTo: 2 });
      expect(chains[0]?.problems).to.deep.equal([
        {
          kind: 'checkpoint_forged',
          chainId: CHAIN,
          seq: null,
          reportId: null,
          requestId: null,
          message: `${where} ${cause}`,
        },
      ]);
    }
    expect(keyHint(key.kid, key.x)).to.deep.equal(read.hint);
  });

  it('names text among the checkpoints that cannot be read', async () => {
    const { status, chains } = await log().verify({
      notes: { unreadable: [{ chainId: CHAIN, where: 'a file: 24 characters' }] },
    });
    expect(status).to.equal('does_not_fit');
    expect(chains[0]?.problems).to.deep.equal([
      {
        kind: 'checkpoint_unreadable',
        chainId: CHAIN,
        seq: null,
        reportId: null,
        requestId: null,
        message: 'a file: 24 characters: an interrupted write, or a note that was changed',
      },
    ]);
  });

  const sayings = async (changes: Parameters<ReturnType<typeof log>['verify']>[0]) => {
    const { status, chains, notes } = await log().verify(changes);
    return { status, said: chains.flatMap(({ notVouched }) => notVouched.map(({ message }) => message)), notes };
  };
  const kept = (...indexes: readonly number[]) => ({ notes: indexes.map((index) => log().noteAt(index)) });

  it('says what is younger than the last checkpoint while the service runs, and finds it good', async () => {
    expect(await sayings({ notes: kept(0, 1, 2) })).to.deep.equal({ status: 'fits', said: [], notes: [] });
    expect(await sayings({ notes: kept(1, 0) })).to.deep.equal({
      status: 'fits',
      said: [],
      notes: [`${CHAIN}: 2 reports younger than the last checkpoint; the next one is to come.`],
    });
  });

  it('does not call that good once the service has stopped, or a checkpoint is long due', async () => {
    const said = [
      'Nothing outside the database vouches for reports 5 to 6.',
      'Nothing outside the database vouches for seals 3 to 3 and their checks.',
    ];
    expect(await sayings({ notes: kept(1, 0), isRunning: false })).to.include({ status: 'not_vouched' });
    expect((await sayings({ notes: kept(1, 0), isRunning: false })).said).to.deep.equal(said);
    expect((await sayings({ notes: kept(1, 0), laterMs: 4 * 60_000 })).said).to.deep.equal(said);
    expect(await sayings({ notes: kept(0, 1, 2), isRunning: false })).to.include({ status: 'fits' });
  });

  it('vouches for nothing without checkpoints, and for nothing before the first of a folder', async () => {
    const all = [
      'Nothing outside the database vouches for reports 1 to 6.',
      'Nothing outside the database vouches for seals 1 to 3 and their checks.',
    ];
    for (const notes of [null, kept()]) {
      const { status, said } = await sayings({ notes });
      expect([status, said]).to.deep.equal(['not_vouched', all]);
    }
    expect((await sayings({ notes: null })).notes.join(' ')).to.match(/No folder of checkpoints is configured/);
    expect((await sayings({ notes: kept(1, 2) })).said).to.deep.equal([
      'Nothing outside the database vouches for seals 1 to 1 as they were at their time: ' +
        'the checkpoints begin with seal 2.',
    ]);
    // a cut tail is no misfit then, and no good log either
    expect(await sayings({ entries: log().genuine.slice(0, 3), notes: null })).to.include({ status: 'not_vouched' });
  });

  it('walks every chain by itself, in the order of their names, also those that only a checkpoint knows', async () => {
    const stores = createMemoryStorage();
    const two = await openReportService(stores);
    try {
      await two.append(sampleWith(1));
      await two.create(SAMPLE_CALLER, { request_id: requestId(1) });
      const other = sampleWith(2);
      await stores.checks.append({
        requestId: other.record.requestId,
        scope: OTHER_SCOPE,
        keyId: other.record.keyId,
        checkedAtMs: two.clock.nowMs,
        action: other.record.decision.recommendedAction,
        route: 'transaction',
        direction: 'outgoing',
        durationMs: 0,
        timings: { parseMs: 0, gatherMs: 0, decideMs: 0 },
        recordJson: recordText({ ...other.record, scope: OTHER_SCOPE }),
        findingCodes: [],
        history: [],
      });
      await two.create(callerOf(OTHER_SCOPE), { request_id: other.record.requestId });
      two.clock.nowMs += 60_000;
      expect(await two.checkpointer.run()).to.equal(2);
      const { status, chains } = await two.verifyLog();
      expect(status).to.equal('fits');
      expect(chains.map(({ chainId, goodReports, checkpoints }) => [chainId, goodReports, checkpoints])).to.deep.equal([
        [OTHER_CHAIN, 1, 1],
        [CHAIN, 1, 1],
      ]);
      const { read } = two.checkpoints;
      two.checkpoints.read = async () => ({ ...(await read()), unreadable: [{ chainId: CHAIN, where: 'a file' }] });
      const spoilt = await two.verifyLog();
      expect([spoilt.status, spoilt.chains.map(({ problems }) => problems.length)], 'one of two').to.deep.equal([
        'does_not_fit',
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
