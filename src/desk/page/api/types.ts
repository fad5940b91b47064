import type { DispositionState } from '../../../../domain/record/disposition.js';
import type { components } from '../data/openapi.js';

/** What the service answers to this page, by the titles of its schemas. */
export type Schemas = components['schemas'];

/** Why there is no answer. */
export interface Failure {
  /** HTTP status; null where nothing answered. */
  readonly status: number | null;
  readonly code: string;
  readonly message: string;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly details: readonly { readonly path: string; readonly message: string }[];
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** `changed`: it left the list that is looked at, and was not looked at itself since. */
export type ShownState = DispositionState | 'changed';
/** A check as the inbox shows it. */
export type ShownCheck = Omit<Schemas['ListedCheck'], 'state'> & { readonly state: ShownState };
