import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { decide } from '../../../domain/decision/decide.js';
import { parseIsoMs } from '../../../domain/shared/iso-time.js';
import { ENGINE_VERSION } from '../../../domain/record/record.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import type { PolicyStore } from '../../../ports/stores/policies.js';
import type { CheckStore } from '../../../ports/stores/checks.js';

/** Where a replayed decision first differs from the recorded one. */
export interface ReplayDifference {
  /** JSON Pointer into the decision. */
  readonly path: string;
  /** Canonical JSON; null where the member is absent. */
  readonly recorded: string | null;
  readonly replayed: string | null;
}

export type ReplayResult =
  | { readonly outcome: 'not_found' }
  | { readonly outcome: 'policy_missing'; readonly policySha256: string }
  | {
      readonly outcome: 'same' | 'different';
      readonly recordedEngine: string;
      readonly replayedEngine: string;
      readonly policyId: string;
      readonly policyVersion: number;
      /** Bytes of the recorded decision's canonical JSON. */
      readonly bytes: number;
      readonly difference: ReplayDifference | null;
    };

/** Decides a check of any scope again from its record alone and compares the decisions byte by byte. For operators. */
export const replayCheck = async (
  { checks, policies }: { readonly checks: CheckStore; readonly policies: PolicyStore },
  requestId: string,
): Promise<ReplayResult> => {
  const stored = await checks.findAnywhere(requestId);
  if (stored === null) return { outcome: 'not_found' };
  const record = readRecordText(stored.recordJson);
  const published = await policies.findByHash(record.policy.sha256);
  if (published === null) return { outcome: 'policy_missing', policySha256: record.policy.sha256 };
  const again = decide(record, record.facts, published.policy, parseIsoMs(record.checkedAt));
  const [recorded, replayed] = [canonicalJson(record.decision), canonicalJson(again)];
  return {
    outcome: recorded === replayed ? 'same' : 'different',
    recordedEngine: record.engineVersion,
    replayedEngine: ENGINE_VERSION,
    policyId: record.policy.policyId,
    policyVersion: record.policy.version,
    bytes: new TextEncoder().encode(recorded).length,
    difference: recorded === replayed ? null : firstDifference(JSON.parse(recorded), JSON.parse(replayed), ''),
  };
};

const textOrNull = (value: unknown): string | null => (value === undefined ? null : canonicalJson(value));

const membersOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;

/** The first place, in the order of the recorded members, where two JSON values differ. */
const firstDifference = (recorded: unknown, replayed: unknown, path: string): ReplayDifference => {
  const [left, right] = [membersOf(recorded), membersOf(replayed)];
  if (left !== null && right !== null && Array.isArray(recorded) === Array.isArray(replayed)) {
    for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
      if (textOrNull(left[name]) !== textOrNull(right[name])) {
        return firstDifference(left[name], right[name], `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
      }
    }
  }
  return { path, recorded: textOrNull(recorded), replayed: textOrNull(replayed) };
};
