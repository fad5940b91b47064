import type { PostgresConnection } from '../../../adapters/storage/postgres/index.js';
import type { Readiness } from '../../application/api.js';
import type { MetricsSnapshot } from '../../http/metrics/metrics.js';

/** What a started process does: answer requests, or the work that no request waits for. */
export type Part = 'worker' | 'background';

/** The environment variable that tells it. */
export const PART = 'SIGNGATE_PART';

/** What a primary may ask of its workers, with the answers. */
export interface Answers {
  readonly metrics: MetricsSnapshot;
  readonly readiness: Readiness;
}
export type ClusterQuestion = keyof Answers;

/** Limits are counted with messages of their library (`adapters/rate-limit/cluster`). */
export type ToWorker =
  | { readonly kind: 'signgate:start'; readonly connection: PostgresConnection }
  | { readonly kind: 'signgate:ask'; readonly id: number; readonly question: ClusterQuestion }
  | { readonly kind: 'signgate:drain' };

export type FromWorker =
  /** It listens to messages from now on; earlier ones are lost. */
  | { readonly kind: 'signgate:hello' }
  | { readonly kind: 'signgate:listening'; readonly url: string }
  | { readonly kind: 'signgate:failed'; readonly message: string }
  | { readonly kind: 'signgate:answer'; readonly id: number; readonly answer: unknown };
