import { grouped } from '../../../reference-app/page/text.js';
import { objectWith } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { type Loaded, useLoad } from '../api/use-load.js';
import { Failed, FactList, Loading, PageSection } from '../parts/view.js';

type Proof = DeskSchemas['InclusionProof'];

/** Whether the record is in the sealed log, so that a later change would be noticed; and how long the check took. */
export const SealPart = ({ record }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  const { load, reload } = useLoad<Proof>(
    `/api/checks/${encodeURIComponent(record.request_id)}/proof`,
    objectWith<Proof>('audit_path'),
  );
  const { parse_ms: parse, gather_ms: gather, decide_ms: decide } = record.timings;
  return (
    <PageSection id="seal" title="Proof and timings">
      <Seal load={load} reload={reload} />
      <FactList
        rows={[
          ['Read', `${parse} ms`],
          ['Sources asked', `${gather} ms`],
          ['Decided', `${decide} ms`],
          ['Engine', record.engine_version],
          ['Policy version hash', <code key="p">{record.policy.sha256.slice(0, 16)}…</code>],
        ]}
      />
    </PageSection>
  );
};

const Seal = ({ load, reload }: Omit<Loaded<Proof>, 'replace'>) => {
  if (load.status === 'loading') return <Loading what="the proof" />;
  if (load.status === 'failed')
    return load.failure.status === 404 ? (
      <div>
        <p>{load.failure.message}</p>
        <button type="button" onClick={reload}>
          Look again
        </button>
      </div>
    ) : (
      <Failed what="The proof could not be read" failure={load.failure} retry={reload} />
    );
  const { record_sha256: sha256, leaf_index: index, tree_size: size, root_hash: root } = load.value;
  return (
    <>
      <p>
        <strong>Sealed.</strong> The record is number {grouped(String(index + 1))} of {grouped(String(size))} under one
        signed root: a change of it would be noticed.
      </p>
      <FactList
        rows={[
          ['SHA-256 of the record', <code key="r">{sha256}</code>],
          ['Root', <code key="o">{root}</code>],
        ]}
      />
    </>
  );
};
