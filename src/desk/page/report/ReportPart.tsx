import { useState } from 'preact/hooks';
import type { OfflineVerification } from '../../../../domain/report/verify/verify-offline.js';
import { readBytes, verifyHere } from './verify.js';
import type { DeskSchemas } from '../api/types.js';
import type { Loaded } from '../api/use-load.js';
import { call } from '../api/call.js';
import { maySession, useSession } from '../api/session.js';
import type { Failure } from '../../../reference-app/page/answered.js';
import { Failed, PageSection } from '../parts/view.js';
import { VerificationResult } from './VerificationResult.js';

const reportIdOf = (body: unknown): string | null => {
  const { report_id: reportId } = (body ?? {}) as { report_id?: unknown };
  return typeof reportId === 'string' && reportId.startsWith('rpt_') ? reportId : null;
};

const FORMS = [
  ['', 'JSON', 'signed, for verifying'],
  ['.html', 'Page', 'to read'],
  ['.pdf', 'PDF', 'to file'],
] as const;

interface ReportOptions {
  readonly requestId: string;
  readonly people: Loaded<DeskSchemas['DeskCase']>;
}

/** The evidence report of a check: made once, the same ever after, in three forms. */
export const ReportPart = ({ requestId, people: { load } }: ReportOptions) => {
  const session = useSession();
  const [made, setMade] = useState<string | null>(null);
  const reportId = made ?? (load.status === 'ready' ? load.value.report_id : null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const make = async (): Promise<void> => {
    setBusy(true);
    const body = { request_id: requestId };
    const outcome = await call({ method: 'POST', path: '/api/reports/address', body, read: reportIdOf });
    setBusy(false);
    setFailure(outcome.ok ? null : outcome.failure);
    if (outcome.ok) setMade(outcome.value);
  };
  return (
    <PageSection id="report" title="Report" class="sheet">
      {reportId !== null ? (
        <Made reportId={reportId} requestId={requestId} />
      ) : maySession(session, 'desk:decide') ? (
        <>
          <p class="quiet">A signed document of everything that this case rests on. A check has one report.</p>
          <button type="button" disabled={busy} onClick={() => void make()}>
            {busy ? 'Making the report…' : 'Make the report'}
          </button>
        </>
      ) : (
        <p class="quiet">No report was made yet. Making one needs the right to decide (desk:decide).</p>
      )}
      {failure === null ? null : <Failed what="There is no report" failure={failure} />}
    </PageSection>
  );
};

/** The proof of the check's seal, where the report was made before it; null where there is none yet. */
const proofBeside = async (report: Uint8Array, requestId: string): Promise<string | null> => {
  if ('inclusion' in (JSON.parse(new TextDecoder().decode(report)) as object)) return null;
  const proof = await readBytes(`/desk/api/checks/${encodeURIComponent(requestId)}/proof`);
  return proof.ok ? new TextDecoder().decode(proof.value) : null;
};

const Made = ({ reportId, requestId }: { readonly reportId: string; readonly requestId: string }) => {
  const url = `/desk/api/reports/${encodeURIComponent(reportId)}`;
  const [progress, setProgress] = useState<'none' | 'busy'>('none');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [result, setResult] = useState<OfflineVerification | null>(null);
  const verify = async (): Promise<void> => {
    setProgress('busy');
    const file = await readBytes(url);
    const outcome = file.ok ? await verifyHere(file.value, null, await proofBeside(file.value, requestId)) : file;
    setProgress('none');
    setFailure(outcome.ok ? null : outcome.failure);
    setResult(outcome.ok ? outcome.value : null);
  };
  return (
    <>
      <p role="status">
        The report is there: <code>{reportId}</code>
      </p>
      <ul class="forms">
        {FORMS.map(([ending, name, what]) => (
          <li key={name}>
            <a href={`${url}${ending}`} target="_blank" rel="noopener">
              {name}
            </a>{' '}
            <span class="quiet">{what}</span>
          </li>
        ))}
      </ul>
      <button type="button" disabled={progress === 'busy'} onClick={() => void verify()}>
        {progress === 'busy' ? 'Verifying…' : 'Verify it in this browser'}
      </button>
      {failure === null ? null : <Failed what="It could not be verified" failure={failure} />}
      {result === null ? null : <VerificationResult result={result} />}
    </>
  );
};
