import { LRUCache } from 'lru-cache';
import { readEnvelope } from '../../../domain/report/envelope.js';
import type { ReportFormat, ReportRenderer } from '../../../ports/platform/report-rendering.js';
import type { ReportStore, StoredReport } from '../../../ports/stores/reports.js';
import type { Caller } from '../caller.js';
import { FairQueue } from '../shared/fair-queue.js';
import { orNoReport, Refusal } from '../refusal.js';
import { type InclusionProof, inclusionProof } from '../../../domain/report/inclusion-proof.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import type { PartitionStore } from '../../../ports/stores/partitions.js';
import type { SealStore } from '../../../ports/stores/seals.js';
import { noSuchCheck } from '../shared/no-such-check.js';
import type { Signer } from '../../../ports/platform/signing.js';
import { withPageSignature } from '../../../domain/report/verify/signed-pages.js';
import type { CurrentSigner } from './signing.js';

/** A report in one of its forms, ready to be sent. */
export interface ReportDocument {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** For the response's header of that name; null where the form needs none of its own. */
  readonly contentSecurityPolicy: string | null;
  readonly fileName: string;
  /** The check that it is about. */
  readonly requestId: string;
}

/** Renderings that one partner may have waiting, over all processes of an instance. */
const WAITING_OF_ONE = 16;
/** What a process keeps of rendered reports. */
const KEPT_BYTES = 64 * 1_024 * 1_024;

interface RenderingOptions {
  /** How many processes share what one partner may have waiting. */
  readonly processes?: number;
  /** Signs the pages of a PDF. Without a key they are delivered unsigned: what is inside is signed by itself. */
  readonly currentSigner?: CurrentSigner;
}

/** Gives a report of the caller's own scope. Another scope's report and none at all give the same refusal. */
export type ReadReport = (caller: Caller, reportId: string, format: 'json' | ReportFormat) => Promise<ReportDocument>;

export const createReadReport = (
  reports: ReportStore,
  renderers: () => Promise<readonly ReportRenderer[]>,
  { processes = 1, currentSigner = async () => null }: RenderingOptions = {},
): ReadReport => {
  const rendered = renderedReports(renderers, processes, currentSigner);
  return (caller, reportId, format) =>
    orNoReport(async () => {
      const stored = await reports.find(caller.scope, reportId);
      if (stored === null) throw new Refusal('not_found', 'There is no report of this report_id.');
      const { requestId } = stored;
      const fileName = `${stored.reportId}.${format}`;
      if (format !== 'json') return { ...(await rendered(caller, stored, format)), fileName, requestId };
      return {
        bytes: new TextEncoder().encode(stored.delivered),
        mediaType: 'application/json; charset=utf-8',
        contentSecurityPolicy: null,
        fileName,
        requestId,
      };
    });
};

type Rendered = Pick<ReportDocument, 'bytes' | 'mediaType' | 'contentSecurityPolicy'>;

/** One rendering at a time, by turns of partners; what was made is kept, since a report never changes. */
const renderedReports = (
  renderers: () => Promise<readonly ReportRenderer[]>,
  processes: number,
  currentSigner: CurrentSigner,
) => {
  const kept = new LRUCache<string, Rendered>({ maxSize: KEPT_BYTES, sizeCalculation: ({ bytes }) => bytes.length });
  const underWay = new Map<string, Promise<Rendered>>();
  const waitingOfOne = Math.max(1, Math.floor(WAITING_OF_ONE / processes));
  const turns = new FairQueue({ all: 1, ofOne: 1, waitingOfOne });
  const render = async (
    { delivered }: StoredReport,
    format: ReportFormat,
    signer: Signer | null,
  ): Promise<Rendered> => {
    const renderer = (await renderers()).find((candidate) => candidate.format === format);
    if (renderer === undefined) throw new Error(`No renderer is wired for ${format}`);
    const report = { text: delivered, envelope: readEnvelope(delivered) };
    const { mediaType } = renderer;
    const pages = await renderer.render(report);
    return {
      bytes: signer === null ? pages : withPageSignature(pages, await signer.signJws(pages, 'pages')),
      mediaType,
      contentSecurityPolicy: renderer.contentSecurityPolicy(report),
    };
  };
  return async ({ scope }: Caller, stored: StoredReport, format: ReportFormat): Promise<Rendered> => {
    const signer = format === 'pdf' ? await currentSigner() : null;
    const key = `${stored.reportId}.${format} ${signer?.publicKey.kid ?? ''}`;
    const known = kept.get(key) ?? underWay.get(key);
    if (known !== undefined) return known;
    const made = turns.run(scope.partnerId, () => render(stored, format, signer)).finally(() => underWay.delete(key));
    underWay.set(key, made);
    const result = await made;
    kept.set(key, result);
    return result;
  };
};

/** `not_yet`: its time is not sealed. `left_out`: its time is, and the seal does not hold it: it was added later. */
type ProofOfCheck = InclusionProof | 'not_yet' | 'left_out';

/** Gives the inclusion proof of a check of the caller's own scope. No such check is a `Refusal`. */
export type ReadProof = (caller: Caller, requestId: string) => Promise<ProofOfCheck>;

interface ReadProofDependencies {
  readonly checks: Pick<CheckStore, 'find'>;
  readonly seals: Pick<SealStore, 'covering'>;
  readonly partitions: Pick<PartitionStore, 'isRetired'>;
}

export const createReadProof =
  ({ checks, seals, partitions }: ReadProofDependencies): ReadProof =>
  (caller, requestId) =>
    orNoReport(async () => {
      const check = await checks.find(caller.scope, requestId);
      if (check === null) throw await noSuchCheck(partitions, requestId);
      const seal = await seals.covering(caller.scope, check.checkedAtMs);
      return seal === null ? 'not_yet' : (inclusionProof(seal, requestId) ?? 'left_out');
    });
