import { readEnvelope } from '../../../domain/report/envelope.js';
import type { ReportFormat, ReportRenderer } from '../../../ports/platform/report-rendering.js';
import type { ReportStore } from '../../../ports/stores/reports.js';
import type { Caller } from '../caller.js';
import { orNoReport, Refusal } from '../refusal.js';
import { type InclusionProof, inclusionProof } from '../../../domain/report/inclusion-proof.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import type { PartitionStore } from '../../../ports/stores/partitions.js';
import type { SealStore } from '../../../ports/stores/seals.js';
import { noSuchCheck } from '../check/no-such-check.js';

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

/** Gives a report of the caller's own scope. Another scope's report and none at all give the same refusal. */
export type ReadReport = (caller: Caller, reportId: string, format: 'json' | ReportFormat) => Promise<ReportDocument>;

export const createReadReport =
  (reports: ReportStore, renderers: () => Promise<readonly ReportRenderer[]>): ReadReport =>
  (caller, reportId, format) =>
    orNoReport(async () => {
      const stored = await reports.find(caller.scope, reportId);
      if (stored === null) throw new Refusal('not_found', 'There is no report of this report_id.');
      const { requestId } = stored;
      const fileName = `${stored.reportId}.${format}`;
      if (format === 'json') {
        return {
          bytes: new TextEncoder().encode(stored.delivered),
          mediaType: 'application/json; charset=utf-8',
          contentSecurityPolicy: null,
          fileName,
          requestId,
        };
      }
      const renderer = (await renderers()).find((candidate) => candidate.format === format);
      if (renderer === undefined) throw new Error(`No renderer is wired for ${format}`);
      const report = { text: stored.delivered, envelope: readEnvelope(stored.delivered) };
      return {
        bytes: await renderer.render(report),
        mediaType: renderer.mediaType,
        contentSecurityPolicy: renderer.contentSecurityPolicy(report),
        fileName,
        requestId,
      };
    });

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
