import type { ShadowVerdict } from '../decision/shadow.js';
import type { PolicyReference } from '../policy/policy.js';
import { orAbsent, orNull, plain, row } from '../shared/columns.js';
import { DECISION } from './columns/decision-columns.js';
import { FACTS } from './columns/facts-columns.js';
import { INTENT } from './columns/intent-columns.js';
import { type CheckRecord, RECORD_SCHEMA_VERSION, type RecordedShadow } from './record.js';

const POLICY = row<PolicyReference>({ policyId: plain(), version: plain(), sha256: plain() });

/**
 * A record without its schema version. Members stand by position: their names were half of the text, and writing,
 * sending and storing it is a tenth of what a check costs. Another column, or another order, is another schema version.
 */
const RECORD = row<Omit<CheckRecord, 'schemaVersion'>>({
  engineVersion: plain(),
  requestId: plain(),
  scope: row<CheckRecord['scope']>({ partnerId: plain(), environment: plain() }),
  keyId: plain(),
  checkedAt: plain(),
  intent: INTENT,
  payload: orNull(plain<NonNullable<CheckRecord['payload']>>()),
  facts: FACTS,
  policy: POLICY,
  decision: DECISION,
  shadow: orAbsent(
    row<RecordedShadow>({ policy: POLICY, verdict: orNull(row<ShadowVerdict>({ action: plain(), codes: plain() })) }),
  ),
});

interface StoredRecord {
  readonly schemaVersion: number;
  readonly record: unknown;
}

/** The text in which a record is stored. `readRecordText` gives back an equal record. */
export const recordText = (record: CheckRecord): string =>
  JSON.stringify({ schemaVersion: record.schemaVersion, record: RECORD.write(record) } satisfies StoredRecord);

/** Reads the text of a record. Throws for a text of another version. */
export const readRecordText = (text: string): CheckRecord => {
  const { schemaVersion, record } = JSON.parse(text) as StoredRecord;
  if (schemaVersion !== RECORD_SCHEMA_VERSION) {
    throw new Error(
      `The text of a record has schema version ${String(schemaVersion)}; this program reads version ` +
        `${String(RECORD_SCHEMA_VERSION)}`,
    );
  }
  return { schemaVersion, ...RECORD.read(record) };
};
