import { parseAddress } from '../../../domain/intent/address.js';
import type { Chain } from '../../../domain/chains/index.js';
import { type Drift, driftOf } from '../../../domain/payload/drift/drift.js';
import type { PayloadRequest } from '../../../domain/payload/payload-request.js';
import {
  type AtSigning,
  awaitsState,
  confirmableUntilMs,
  type Confirmation,
  confirmationOf,
} from '../../../domain/record/confirmation.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import { isDemonstration } from '../../../domain/report/build-report.js';
import { receiptOf, receiptText } from '../../../domain/report/receipt.js';
import type { Clock } from '../../../ports/platform/platform.js';
import { SigningKeyError } from '../../../ports/platform/signing.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { PartitionStore } from '../../../ports/stores/partitions.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import type { ConfirmationStore } from '../../../ports/stores/confirmations.js';
import type { OutcomeStore } from '../../../ports/stores/outcomes.js';
import type { PolicyStore } from '../../../ports/stores/policies.js';
import type { SealStore } from '../../../ports/stores/seals.js';
import type { WithdrawalStore } from '../../../ports/stores/withdrawals.js';
import type { Caller } from '../caller.js';
import type { PayloadMembers } from '../check/check-request.js';
import { onlyPayload, originOf } from '../check/parse-submission.js';
import type { WiredSources } from '../check/sources.js';
import { noSuchCheck } from '../shared/no-such-check.js';
import { isUnavailable, Refusal, unavailable } from '../refusal.js';
import { isWithdrawn } from '../withdrawals/is-withdrawn.js';
import { misfitOf } from '../reports/seal-of-check.js';
import type { OwnKnowledge } from '../own-knowledge/look-up.js';
import type { CurrentSigner } from '../reports/signing.js';
import { stateNow, type StateDependencies } from './state-now.js';

/** The body of a confirmation after schema validation: exactly one payload, and what may be said beside it. */
export interface ConfirmRequest extends Omit<PayloadMembers, 'simulation' | 'safe_transactions'> {
  readonly chain?: Chain;
  readonly from_address?: string;
}

/** An answer as it was stored. The receipt is null for every result but `SAME`. */
export interface ConfirmedCheck extends Confirmation {
  readonly receipt: string | null;
  /** The check rests on demonstration evidence: it says nothing about real funds. */
  readonly demonstration: boolean;
  readonly confirmedAtMs: number;
  readonly expiresAtMs: number;
}

export interface ConfirmDependencies extends StateDependencies {
  readonly checks: Pick<CheckStore, 'find'>;
  readonly partitions: Pick<PartitionStore, 'isRetired'>;
  readonly seals: Pick<SealStore, 'covering'>;
  readonly policies: Pick<PolicyStore, 'findByHash'>;
  readonly outcomes: Pick<OutcomeStore, 'list'>;
  readonly confirmations: Pick<ConfirmationStore, 'append'>;
  readonly withdrawals: Pick<WithdrawalStore, 'find'>;
  readonly sources: Pick<WiredSources, 'simulation' | 'screening'>;
  readonly ownKnowledge: Pick<OwnKnowledge, 'about'>;
  readonly currentSigner: CurrentSigner;
  readonly clock: Clock;
}

/**
 * Says whether a check still holds for the bytes that are about to be signed. Resolves only after the answer is stored,
 * so that a receipt that was given is found later. Refuses with `not_found` as reading the check does, with
 * `invalid_request` for no payload or two, and with `service_unavailable` where anything of it cannot be told.
 */
export type ConfirmCheck = (caller: Caller, requestId: string, request: ConfirmRequest) => Promise<ConfirmedCheck>;

export const createConfirmCheck =
  (dependencies: ConfirmDependencies): ConfirmCheck =>
  async (caller, requestId, request) => {
    const payload = onlyPayload(request);
    return orRefusal(async () => {
      const record = await recordOf(dependencies, caller, requestId);
      const drift = driftFrom(record, payload, request);
      const at = await atSigning(dependencies, caller, record, drift);
      const confirmation = confirmationOf(record, at);
      const times = { confirmedAtMs: at.nowMs, expiresAtMs: at.validUntilMs };
      const receipt = confirmation.result === 'SAME' ? await signed(dependencies, record, times) : null;
      await dependencies.confirmations.append({
        requestId,
        scope: caller.scope,
        keyId: caller.keyId,
        result: confirmation.result,
        fields: confirmation.fields,
        payloadSha256: drift?.final.sha256 ?? null,
        receipt,
        ...times,
      });
      return { ...confirmation, receipt, demonstration: isDemonstration(record), ...times };
    });
  };

/** A record that its seal does not fit is not the one that was answered with: nothing is confirmed by it. */
const recordOf = async (
  { checks, seals, partitions }: ConfirmDependencies,
  caller: Caller,
  requestId: string,
): Promise<CheckRecord> => {
  const stored = await checks.find(caller.scope, requestId);
  if (stored === null) throw await noSuchCheck(partitions, requestId);
  const seal = await seals.covering(stored.scope, stored.checkedAtMs);
  if (seal !== null && misfitOf(stored, seal) !== null)
    throw new Refusal(
      'conflict',
      'This check is not confirmed: its record is not the one that was sealed. ' +
        'Tell the operator of the service, who can run signgate reports verify-log.',
    );
  return readRecordText(stored.recordJson);
};

const driftFrom = (record: CheckRecord, payload: PayloadRequest, request: ConfirmRequest): Drift | null => {
  if (record.payload === null) return null;
  const { chain, sender } = record.intent;
  const { chain: saidChain = null, from_address: from, origin } = request;
  return driftOf(
    record.payload,
    {
      payload,
      chain: saidChain,
      senderKey: from === undefined ? null : (parseAddress(chain, from).key ?? from),
      askedBy: origin === undefined ? null : originOf(origin),
    },
    { chain, sender: sender.key ?? sender.given },
  );
};

/** Asks lists and nodes only where nothing else stands in the way; the time is taken when they have answered. */
const atSigning = async (
  dependencies: ConfirmDependencies,
  caller: Caller,
  record: CheckRecord,
  drift: Drift | null,
): Promise<AtSigning> => {
  const { outcomes, policies, withdrawals, clock } = dependencies;
  const [reported, withdrawal, published] = await Promise.all([
    outcomes.list(caller.scope, record.requestId),
    withdrawals.find(caller.scope, record.requestId),
    policies.findByHash(record.policy.sha256),
  ]);
  if (published === null) throw new Error('The policy of a stored check is missing');
  const known = {
    drift,
    outcome: reported.at(-1)?.outcome ?? null,
    isWithdrawn: withdrawal !== null,
    validUntilMs: confirmableUntilMs(record, published.policy.confirmableSeconds ?? null),
  };
  const first = { ...known, nowMs: clock.now() };
  if (confirmationOf(record, { ...first, state: 'same' }).result !== 'SAME') return { ...first, state: 'not_asked' };
  const [nowWithdrawn, state] = await Promise.all([
    isWithdrawn(dependencies, record, first.nowMs),
    awaitsState(record, first) ? stateNow(dependencies, record) : ('not_asked' as const),
  ]);
  // an outcome may have been reported while lists and nodes were asked
  const latest = await outcomes.list(caller.scope, record.requestId);
  return { ...known, outcome: latest.at(-1)?.outcome ?? null, isWithdrawn: nowWithdrawn, state, nowMs: clock.now() };
};

const signed = async (
  { currentSigner }: ConfirmDependencies,
  record: CheckRecord,
  times: Pick<ConfirmedCheck, 'confirmedAtMs' | 'expiresAtMs'>,
): Promise<string> => {
  const signer = await currentSigner();
  if (signer === null) throw cannotSign();
  return signer.signJws(new TextEncoder().encode(receiptText(receiptOf(record, times))), 'receipt');
};

const cannotSign = (cause?: unknown): Refusal =>
  unavailable('Receipts cannot be signed: this service has no signing key yet. Nothing is confirmed.', cause, 60);

const orRefusal = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof SigningKeyError) throw cannotSign(error);
    if (isUnavailable(error) || error instanceof ProviderError)
      throw unavailable('The check cannot be confirmed at the moment. Nothing is confirmed. Try again shortly.', error);
    throw error;
  }
};
