import { type Person, shownName } from '../../../domain/record/actor.js';
import { type Disposition, dispositionState, type DispositionState } from '../../../domain/record/disposition.js';
import type { RecordedShadow } from '../../../domain/record/record.js';
import { ADDENDUM_VERSION, addendumText, type DecisionAddendum } from '../../../domain/report/decision-addendum.js';
import { canonicalJson, sha256Hex } from '../../../domain/shared/canonical-json.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { Clock, Ids } from '../../../ports/platform/platform.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import type { CaseFile, CheckNote, DispositionStore, StoredDisposition } from '../../../ports/stores/dispositions.js';
import type { KeyStore } from '../../../ports/stores/keys.js';
import type { OutcomeEntry, OutcomeStore, ReportedOutcome } from '../../../ports/stores/outcomes.js';
import type { PolicyStore } from '../../../ports/stores/policies.js';
import type { ReportStore } from '../../../ports/stores/reports.js';
import type { Caller } from '../caller.js';
import { namesOfKeys } from '../keys/names-of-keys.js';
import type { ReadCheck, RecordedCheck } from '../check/read-check.js';
import { historyOfRecord } from '../outcomes/report-outcome.js';
import { cannotSign, orNoReport, orUnavailable, Refusal } from '../refusal.js';
import type { CurrentSigner } from '../reports/signing.js';

/** What people said about a check, and what became of it. */
export interface Case extends CaseFile {
  readonly state: DispositionState;
  /** The key that asked for the check. */
  readonly askedBy: Person;
  /** Whether the policy of the check asks for a second person. */
  readonly fourEyes: boolean;
  /** What the policy on trial said; null where there was none. */
  readonly shadow: RecordedShadow | null;
  readonly outcomes: readonly ReportedOutcome[];
  /** The report that was made of the check; null for none. */
  readonly reportId: string | null;
}

/** Every limit of the schema holds. */
export interface DispositionRequest {
  readonly disposition: Disposition;
  readonly reason: string;
}

export interface CaseDependencies {
  readonly readCheck: ReadCheck;
  readonly checks: Pick<CheckStore, 'find'>;
  readonly dispositions: DispositionStore;
  readonly outcomes: Pick<OutcomeStore, 'list'>;
  readonly policies: Pick<PolicyStore, 'findByHash'>;
  readonly keys: Pick<KeyStore, 'findKey'>;
  readonly reports: Pick<ReportStore, 'findByRequest'>;
  readonly currentSigner: CurrentSigner;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Each refuses with `not_found` as reading the check does. None changes the check. */
export interface Cases {
  read(caller: Caller, requestId: string): Promise<Case>;
  /**
   * Stores what a person decided. Refuses with `second_person_needed` the same person's same word while it waits for a
   * second one, and with `conflict` what the check is already. A false alarm that counts is also the outcome of a check
   * with findings of which none was reported, so that the precision of its findings sees it; a reported one stays.
   */
  decide(caller: Caller, by: Person, requestId: string, request: DispositionRequest): Promise<StoredDisposition>;
  note(caller: Caller, by: Person, requestId: string, text: string): Promise<CheckNote>;
  /** What people decided, as a signed document. Refuses with `not_found` where nobody decided. */
  signedDecision(caller: Caller, requestId: string): Promise<string>;
}

export const createCases = (dependencies: CaseDependencies): Cases => {
  const { readCheck, dispositions, outcomes, policies, reports, clock, ids } = dependencies;

  /** By the policy under which the check was decided, not a later version. */
  const asksFourEyes = async ({ record }: RecordedCheck): Promise<boolean> => {
    const published = await stored(() => policies.findByHash(record.policy.sha256));
    if (published === null) throw new Error('The policy of a stored check is missing');
    return published.policy.dispositionFourEyes === true;
  };

  return {
    read: async (caller, requestId) => {
      const check = await readCheck(caller, requestId);
      const [file, reported, report, fourEyes] = await Promise.all([
        stored(() => dispositions.read(caller.scope, requestId)),
        stored(() => outcomes.list(caller.scope, requestId)),
        stored(() => reports.findByRequest(caller.scope, requestId)),
        asksFourEyes(check),
      ]);
      const state = dispositionState(file.dispositions.at(-1) ?? null);
      const askedBy: Person = { kind: 'key', name: check.record.keyId };
      const said = [...file.dispositions, ...file.notes, ...file.assignments].map(({ by }) => by);
      const given = file.assignments.flatMap(({ to }) => to ?? []);
      const named = await stored(() => namesOfKeys(dependencies.keys, caller.scope, [askedBy, ...said, ...given]));
      return {
        dispositions: file.dispositions.map((one) => ({ ...one, by: named(one.by) })),
        notes: file.notes.map((one) => ({ ...one, by: named(one.by) })),
        shadow: check.record.shadow ?? null,
        assignments: file.assignments.map((one) => ({
          ...one,
          ...{ by: named(one.by), to: one.to === null ? null : named(one.to) },
        })),
        ...{ askedBy: named(askedBy), state, fourEyes, outcomes: reported, reportId: report?.reportId ?? null },
      };
    },

    decide: async (caller, by, requestId, { disposition, reason }) => {
      const check = await readCheck(caller, requestId);
      const fourEyes = await asksFourEyes(check);
      const { scope } = caller;
      const decidedAtMs = clock.now();
      const reported = await stored(() => outcomes.list(scope, requestId));
      const outcome =
        disposition === 'false_alarm' && reported.length === 0 ? falseAlarmOf(caller, check, decidedAtMs) : null;
      const entry = { dispositionId: ids.next('disposition'), requestId, scope, disposition, reason, by, decidedAtMs };
      const decided = await stored(() => dispositions.decide(entry, fourEyes, outcome));
      if (decided === 'second_person_needed') throw secondPersonNeeded(disposition);
      if (decided === 'same_state') throw alreadySo(disposition);
      return decided;
    },

    note: async (caller, by, requestId, text) => {
      await readCheck(caller, requestId);
      const note: CheckNote = { requestId, scope: caller.scope, text, by, notedAtMs: clock.now() };
      await stored(() => dispositions.note(note));
      return note;
    },

    signedDecision: (caller, requestId) => signedDecision(dependencies, caller, requestId),
  };
};

/** Nothing of it is stored: the same decisions, labels and signing key give the same bytes. */
const signedDecision = async (
  { readCheck, checks, dispositions, reports, keys, currentSigner }: CaseDependencies,
  caller: Caller,
  requestId: string,
): Promise<string> => {
  await readCheck(caller, requestId);
  const [check, file, report] = await Promise.all([
    stored(() => checks.find(caller.scope, requestId)),
    stored(() => dispositions.read(caller.scope, requestId)),
    stored(() => reports.findByRequest(caller.scope, requestId)),
  ]);
  const latest = file.dispositions.at(-1);
  if (check === null) throw new Error('A check that was just read is missing');
  if (latest === undefined) throw new Refusal('not_found', 'Nobody decided about this check yet.');
  const named = await stored(() =>
    namesOfKeys(
      keys,
      check.scope,
      file.dispositions.map(({ by }) => by),
    ),
  );
  const signer = await orNoReport(currentSigner);
  if (signer === null) throw cannotSign();
  const addendum: DecisionAddendum = {
    addendum_version: ADDENDUM_VERSION,
    request_id: requestId,
    report_id: report?.reportId ?? null,
    record_sha256: sha256Hex(check.recordJson),
    partner_id: check.scope.partnerId,
    environment: check.scope.environment,
    state: dispositionState(latest),
    decisions: file.dispositions.map(({ dispositionId, disposition, reason, by, decidedAtMs, secondOf }) => ({
      ...{ id: dispositionId, decision: disposition, reason, by: shownName(named(by)), by_id: by.name },
      ...{ at: isoTime(decidedAtMs), second_of: secondOf },
    })),
  };
  const jws = await signer.signJws(new TextEncoder().encode(canonicalJson(addendum)), 'decision');
  return addendumText(addendum, signer.publicKey.kid, jws);
};

/** Null for a check without a finding: there was no alarm. */
const falseAlarmOf = (
  { scope, keyId }: Caller,
  { record }: RecordedCheck,
  reportedAtMs: number,
): OutcomeEntry | null =>
  record.decision.findings.length === 0
    ? null
    : {
        requestId: record.requestId,
        scope,
        keyId,
        outcome: 'false_alarm',
        transactionHash: null,
        note: 'Decided at the review desk.',
        reportedAtMs,
        history: historyOfRecord(record),
      };

const secondPersonNeeded = (disposition: Disposition): Refusal =>
  new Refusal(
    'second_person_needed',
    `You said “${disposition.replaceAll('_', ' ')}” already. The policy of this check asks for a second person.`,
  );

const alreadySo = (disposition: Disposition): Refusal =>
  new Refusal(
    'conflict',
    `“${disposition.replaceAll('_', ' ')}” is what this check has already. Add a note to say more.`,
  );

const stored = <Result>(run: () => Promise<Result>): Promise<Result> =>
  orUnavailable(run, 'What people decided cannot be read or stored at the moment. Try again shortly.');
