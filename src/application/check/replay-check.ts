import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { decideBesideShadow, type ShadowVerdict } from '../../../domain/decision/shadow.js';
import { isoTime, parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { Decision } from '../../../domain/decision/decide.js';
import { type CheckRecord, ENGINE_VERSION, type RecordedShadow } from '../../../domain/record/record.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import type { PolicyStore } from '../../../ports/stores/policies.js';
import type { CheckStore, StoredCheck } from '../../../ports/stores/checks.js';
import type { SealOfCheck } from '../reports/seal-of-check.js';

/** Where a replayed decision first differs from the recorded one. */
export interface ReplayDifference {
  /** JSON Pointer into the decision; `/shadow` and what is below it is what its shadow said. */
  readonly path: string;
  /** Canonical JSON; null where the member is absent. */
  readonly recorded: string | null;
  readonly replayed: string | null;
}

export type ReplayResult =
  | { readonly outcome: 'not_found' }
  | { readonly outcome: 'policy_missing'; readonly policySha256: string }
  /** The record is not the one that was sealed: what it would decide says nothing. */
  | { readonly outcome: 'seal_broken'; readonly why: string }
  | {
      readonly outcome: 'same' | 'different';
      readonly recordedEngine: string;
      readonly replayedEngine: string;
      readonly policyId: string;
      readonly policyVersion: number;
      /** Place of the seal that holds the record; null where it is not sealed yet. */
      readonly seal: number | null;
      /** Bytes of the recorded decision's canonical JSON. */
      readonly bytes: number;
      readonly difference: ReplayDifference | null;
    };

export interface ReplayDependencies {
  readonly checks: Pick<CheckStore, 'findAnywhere'>;
  readonly policies: Pick<PolicyStore, 'findByHash'>;
  readonly sealOf: (check: StoredCheck) => Promise<SealOfCheck>;
}

/**
 * Decides a check of any scope again from its record alone and compares the decisions byte by byte. Refuses a record
 * that its seal does not fit. For operators.
 */
export const replayCheck = async (
  { checks, policies, sealOf }: ReplayDependencies,
  requestId: string,
): Promise<ReplayResult> => {
  const stored = await checks.findAnywhere(requestId);
  if (stored === null) return { outcome: 'not_found' };
  const seal = await sealOf(stored);
  if (seal.state === 'does_not_fit') return { outcome: 'seal_broken', why: seal.why };
  const record = readRecordText(stored.recordJson);
  if (record.checkedAt !== isoTime(stored.checkedAtMs))
    return { outcome: 'seal_broken', why: 'its row and its record give different times' };
  const published = await policies.findByHash(record.policy.sha256);
  if (published === null) return { outcome: 'policy_missing', policySha256: record.policy.sha256 };
  const judged = judgedShadow(record);
  const shadow = judged === null ? null : await policies.findByHash(judged.policy.sha256);
  if (judged !== null && shadow === null) return { outcome: 'policy_missing', policySha256: judged.policy.sha256 };
  const nowMs = parseIsoMs(record.checkedAt);
  const again = decideBesideShadow(record, record.facts, published.policy, shadow?.policy ?? null, nowMs);
  const [recorded, replayed] = [
    canonicalJson(comparedOf(record.decision, judged?.verdict ?? null)),
    canonicalJson(comparedOf(again.decision, again.verdict)),
  ];
  return {
    outcome: recorded === replayed ? 'same' : 'different',
    recordedEngine: record.engineVersion,
    replayedEngine: ENGINE_VERSION,
    policyId: record.policy.policyId,
    policyVersion: record.policy.version,
    seal: seal.state === 'sealed' ? seal.seq : null,
    bytes: new TextEncoder().encode(recorded).length,
    difference: recorded === replayed ? null : firstDifference(JSON.parse(recorded), JSON.parse(replayed), ''),
  };
};

/** The shadow of a check, where it was judged: that it could not be judged then says nothing about today. */
const judgedShadow = ({ shadow }: CheckRecord): RecordedShadow | null =>
  shadow === undefined || shadow.verdict === null ? null : shadow;

/** The decision, and beside its members what the shadow said. */
const comparedOf = (decision: Decision, shadow: ShadowVerdict | null) =>
  shadow === null ? decision : { ...decision, shadow };

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
