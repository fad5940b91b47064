import type { Schemas } from '../../sdk/index.js';

export type { Schemas } from '../../sdk/index.js';

export type DecodedAction = Schemas['PayloadAction'];

/** A complete answer to a check. */
export type Verdict = Schemas['CheckResponse'];

/** What a verdict rests on: parts of the record of its check, as the server of this application chooses them. */
export interface Basis {
  readonly request_id: string;
  readonly provider_mode: string;
  readonly evidence: readonly RatedEvidence[];
  readonly coverage: readonly Schemas['RecordedCoverage'][];
  readonly policy: Schemas['PolicyTrace'];
}

/** A piece of evidence with its age at the time of the check. */
export type RatedEvidence = Schemas['RecordedEvidence'] & Pick<Schemas['Evidence'], 'freshness'>;

/** Why there is no answer. */
export interface Failure {
  /** HTTP status; null where nothing answered. */
  readonly status: number | null;
  readonly code: string;
  readonly message: string;
  /** Of the service (`req_…`) or of this application (`web_…`); null where there is none. */
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly details: readonly { readonly path: string; readonly message: string }[];
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };
