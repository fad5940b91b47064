import { useRef, useState } from 'preact/hooks';
import type { OfflineVerification } from '../../../../domain/report/verify/verify-offline.js';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { MAX_FILE_BYTES, verifyHere } from './verify.js';
import type { Failure } from '../../../reference-app/page/answered.js';
import { Failed, useTitle, Title } from '../parts/view.js';
import { VerificationResult } from './VerificationResult.js';

interface Shown {
  readonly name: string;
  readonly result: OfflineVerification | null;
  readonly failure: Failure | null;
}

const tooLarge: Failure = {
  status: null,
  code: 'file_too_large',
  message: `The file is larger than ${MAX_FILE_BYTES / 1_000_000} MB: it is no report.`,
  requestId: null,
  retryAfterSeconds: null,
  details: [],
};

const verified = async (file: File, trustRoot: string): Promise<Shown> => {
  if (file.size > MAX_FILE_BYTES) return { name: file.name, result: null, failure: tooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const outcome = await verifyHere(bytes, trustRoot.trim() === '' ? null : trustRoot.trim());
  return outcome.ok
    ? { name: file.name, result: outcome.value, failure: null }
    : { name: file.name, result: null, failure: outcome.failure };
};

/** Verifies a report that someone sent: the file stays in this browser. */
export const VerifyView = () => {
  const [shown, setShown] = useState<Shown | null>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const trustRoot = useRef<HTMLInputElement>(null);
  useTitle('Verify a report');
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setBusy(true);
    setShown(await verified(file, trustRoot.current?.value ?? ''));
    setBusy(false);
  };
  return (
    <>
      <Title>Verify a report</Title>
      <p class="quiet">
        Is it what this service signed, unchanged? The file is not sent anywhere: your browser does it with the public
        keys of the service.
      </p>
      <div
        class={`drop ${over ? 'over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer?.files[0]);
        }}
      >
        <label for="file">The report, as PDF, page or JSON: choose the file, or drop it here</label>
        <input
          id="file"
          type="file"
          accept=".json,.html,.pdf"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </div>
      <details>
        <summary>Do not take the keys on trust</summary>
        <label for="root">Trust root: fingerprint of the first key, from a source that you trust</label>
        <input id="root" ref={trustRoot} type="text" class="mono" autocomplete="off" spellcheck={false} />
        <p class="hint">The operator of the service got it at the first start. Give it, then choose the file.</p>
      </details>
      {busy ? <p role="status">Verifying…</p> : null}
      {shown === null ? null : (
        <section class="part" aria-labelledby="verified-title">
          <h2 id="verified-title">
            <Foreign text={shown.name} />
          </h2>
          {shown.failure === null ? null : <Failed what="It could not be verified" failure={shown.failure} />}
          {shown.result === null ? null : <VerificationResult result={shown.result} />}
        </section>
      )}
    </>
  );
};
