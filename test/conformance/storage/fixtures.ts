import { createHash } from 'node:crypto';
import { endsOf } from '../../../domain/intent/lookalike.js';
import { HISTORY_LIMITS } from '../../../domain/facts/history/history-facts.js';
import type { Scope } from '../../../domain/record/record.js';
import type { HistoryEntry, HistoryQuery } from '../../../ports/stores/history.js';
import type { StoredKey } from '../../../ports/stores/keys.js';
import type { CheckEntry } from '../../../ports/stores/checks.js';
import type { ConfirmationEntry } from '../../../ports/stores/confirmations.js';
import type { Assignment, DispositionEntry } from '../../../ports/stores/dispositions.js';
import type { OutcomeEntry } from '../../../ports/stores/outcomes.js';

export const SCOPE: Scope = { partnerId: 'prt_00000000000000000000000001', environment: 'sandbox' };
export const OTHER_PARTNER: Scope = { ...SCOPE, partnerId: 'prt_00000000000000000000000002' };
export const OTHER_ENVIRONMENT: Scope = { ...SCOPE, environment: 'production' };

/** 21 November 2026, 12:00 UTC. */
export const NOON_MS = Date.UTC(2026, 10, 21, 12);
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A made-up EVM key, the same for the same name. */
export const evmKey = (name: string | number): string => `0x${hex(`account ${name}`).slice(0, 40)}`;

/** A key that looks like `key`: the same ends, another middle. */
export const lookalikeOf = (key: string, name: string | number): string =>
  `${key.slice(0, 5)}${hex(`lookalike ${name}`).slice(0, key.length - 8)}${key.slice(-3)}`;

/** An entry whose fingerprint follows from the intent, as the real one does. */
export const historyEntry = (
  intent: Partial<Omit<HistoryEntry, 'fingerprint' | 'recipientAffix' | 'size'>> & {
    readonly nonce?: string | number;
    /** Null: the token had no price, and `amount` of it were sent. */
    readonly valueUsd?: number | null;
    readonly amount?: number;
  } = {},
): HistoryEntry => {
  const {
    nonce = '',
    senderKey = evmKey('sender'),
    recipientKey = evmKey('recipient'),
    action = 'ALLOW',
    transfer = true,
    valueUsd = 100,
    amount = 1,
    checkedAtMs = NOON_MS,
  } = intent;
  const fingerprint = fingerprintFor({ senderKey, recipientKey, transfer, nonce });
  return {
    fingerprint,
    senderKey,
    recipientKey,
    recipientAffix: endsOf(recipientKey).affix,
    action,
    transfer,
    size: valueUsd === null ? { asset: 'ethereum/UNPRICED', amount } : { usd: valueUsd },
    checkedAtMs,
  };
};

export const fingerprintFor = (intent: {
  readonly senderKey: string;
  readonly recipientKey: string;
  readonly transfer: boolean;
  readonly nonce: string | number;
}): string => hex(JSON.stringify([intent.senderKey, intent.recipientKey, intent.transfer, intent.nonce]));

/** A look-up for an intent that was never checked. */
export const historyQuery = (query: Partial<HistoryQuery> = {}): HistoryQuery => ({
  scope: SCOPE,
  fingerprint: hex('never checked'),
  senderKey: evmKey('sender'),
  recipientKey: evmKey('recipient'),
  // the recipient of a payment is who gains
  counterpartyKey: query.recipientKey === undefined ? evmKey('recipient') : query.recipientKey,
  transfer: true,
  nowMs: NOON_MS,
  bandUsd: { from: 8_000, below: 10_000 },
  bandToAnybody: false,
  earlierChecksUpTo: HISTORY_LIMITS.earlierChecks,
  checksLastHourUpTo: null,
  ...query,
});

let made = 0;

/** A request id of the right form; later ones sort later. */
export const requestId = (): string => `req_${(made += 1).toString().padStart(26, '0')}`;

/** With one entry of history, several, or none. */
type WithHistory<Entry> = Partial<Omit<Entry, 'history'>> & {
  readonly history?: HistoryEntry | readonly HistoryEntry[];
};

export const checkEntry = ({ history = [], ...check }: WithHistory<CheckEntry> = {}): CheckEntry => {
  const id = check.requestId ?? requestId();
  return {
    requestId: id,
    scope: SCOPE,
    keyId: 'key00001',
    route: 'transaction',
    checkedAtMs: NOON_MS,
    action: 'ALLOW',
    direction: 'outgoing',
    durationMs: 4.5,
    timings: { parseMs: 0.25, gatherMs: 3.5, decideMs: 0.75 },
    findingCodes: [],
    recordJson: JSON.stringify({ requestId: id }),
    history: [history].flat(),
    ...check,
  };
};

export const outcomeEntry = ({ history = [], ...entry }: WithHistory<OutcomeEntry> = {}): OutcomeEntry => ({
  requestId: requestId(),
  scope: SCOPE,
  keyId: 'key00001',
  outcome: 'signed',
  transactionHash: null,
  note: null,
  reportedAtMs: NOON_MS,
  history: [history].flat(),
  ...entry,
});

export const confirmationEntry = (entry: Partial<ConfirmationEntry> = {}): ConfirmationEntry => ({
  requestId: requestId(),
  scope: SCOPE,
  keyId: 'key00001',
  result: 'SAME',
  fields: [],
  payloadSha256: `0x${'ab'.repeat(32)}`,
  receipt: 'head.body.signature',
  confirmedAtMs: NOON_MS,
  expiresAtMs: NOON_MS + 5 * MINUTE_MS,
  ...entry,
});

export const storedKey = (key: Partial<StoredKey> = {}): StoredKey => ({
  keyId: 'key00001',
  partnerId: SCOPE.partnerId,
  environment: 'sandbox',
  sha256: hex('secret'),
  scopes: ['checks:create', 'checks:read'],
  quota: null,
  defaultPolicies: {},
  createdAtMs: NOON_MS,
  expiresAtMs: null,
  revokedAtMs: null,
  ...key,
});

let dispositions = 0;

/** What the first person decided, with an id of its own. */
export const assignment = (changes: Partial<Assignment> = {}): Assignment => ({
  assignmentId: `asg_${(dispositions += 1).toString().padStart(26, '0')}`,
  requestId: requestId(),
  scope: SCOPE,
  to: { kind: 'key', name: 'key00001', shownAs: 'Anna Berg' },
  by: { kind: 'key', name: 'key00001' },
  assignedAtMs: NOON_MS,
  ...changes,
});

export const dispositionEntry = (changes: Partial<DispositionEntry> = {}): DispositionEntry => ({
  dispositionId: `dsp_${(dispositions += 1).toString().padStart(26, '0')}`,
  requestId: requestId(),
  scope: SCOPE,
  disposition: 'approve',
  reason: 'Known supplier.',
  by: { kind: 'key', name: 'key00001' },
  decidedAtMs: NOON_MS,
  ...changes,
});
