import type { Disposition, DispositionState } from '../record/disposition.js';
import type { Environment } from '../record/record.js';
import { canonicalJson } from '../shared/canonical-json.js';

/** Raised with every change of the members. */
export const ADDENDUM_VERSION = 1;

/** What people decided about a check: signed by itself, since the report of the check never changes. */
export interface DecisionAddendum {
  readonly addendum_version: typeof ADDENDUM_VERSION;
  readonly request_id: string;
  /** Null where no report of the check was made. */
  readonly report_id: string | null;
  /** SHA-256 of the record's exact text, as in the report. */
  readonly record_sha256: string;
  readonly partner_id: string;
  readonly environment: Environment;
  /** By the latest decision. */
  readonly state: DispositionState;
  /** Oldest first. */
  readonly decisions: readonly {
    readonly id: string;
    readonly decision: Disposition;
    readonly reason: string;
    readonly by: string;
    readonly by_id: string;
    /** ISO 8601. */
    readonly at: string;
    /** The first of two that this one confirms. */
    readonly second_of: string | null;
  }[];
}

export interface SignedAddendum {
  readonly addendum: DecisionAddendum;
  readonly signature: { readonly algorithm: 'EdDSA'; readonly key_id: string; readonly jws: string };
}

/** The delivered document: canonical JSON as a whole. `jws`: over the canonical JSON of the addendum. */
export const addendumText = (addendum: DecisionAddendum, keyId: string, jws: string): string =>
  canonicalJson({ addendum, signature: { algorithm: 'EdDSA', key_id: keyId, jws } });

/** Whether a text claims to be an addendum; what it says was not checked. */
export const looksLikeAddendum = (text: string): boolean => text.startsWith('{"addendum":{');

/** What a text says that looks like an addendum; null where it is none. Says nothing about its signature. */
export const readAddendum = (text: string): SignedAddendum | null => {
  try {
    const { addendum, signature } = JSON.parse(text) as SignedAddendum;
    const version: number = addendum.addendum_version;
    const isWhole = version === ADDENDUM_VERSION && Array.isArray(addendum.decisions);
    return isWhole && addendumText(addendum, signature.key_id, signature.jws) === text ? { addendum, signature } : null;
  } catch {
    // a text that is no JSON, or lacks a part, is no addendum
    return null;
  }
};
