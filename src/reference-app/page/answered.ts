/** Why there is no answer. */
export interface Failure {
  /** HTTP status; null where nothing answered. */
  readonly status: number | null;
  readonly code: string;
  readonly message: string;
  /** Of the service (`req_…`), or of the reference application (`web_…`); null where there is none. */
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly details: readonly { readonly path: string; readonly message: string }[];
}

/** A complete answer, or why there is none. */
export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** True where no answer came at all: a person is told in the language of the wallet. */
export const isSilence = (code: string): boolean =>
  ['service_unreachable', 'service_timeout', 'no_answer', 'application_unreachable'].includes(code);
