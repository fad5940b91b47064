import type { Schemas } from '../../sdk/index.js';

export type { Schemas, Verdict } from '../../sdk/index.js';

export type DecodedAction = Schemas['PayloadAction'];

/** What a verdict rests on: parts of the record of its check, as the server of this application chooses them. */
export interface VerdictBasis {
  readonly request_id: string;
  readonly provider_mode: string;
  readonly evidence: readonly RatedEvidence[];
  readonly coverage: readonly Schemas['RecordedCoverage'][];
  readonly policy: Schemas['PolicyTrace'];
}

/** A piece of evidence with its age at the time of the check. */
export type RatedEvidence = Schemas['RecordedEvidence'] & Pick<Schemas['Evidence'], 'freshness'>;
