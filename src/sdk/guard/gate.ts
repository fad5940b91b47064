import type { Schemas, Signgate } from '../client.js';
import { type ReceiptKeys, verifyReceipt } from './receipt.js';
import { orRefuse, RefusedError, within } from './refusal.js';
import { frozen, snapshotOf } from './snapshot.js';

type PublishedChain = Schemas['PayloadCheckRequest']['chain'];
/** One that the API description names, or an extra that the operator of the service turned on. */
export type ChainSlug = PublishedChain | (string & {});
export type Verdict = Schemas['CheckResponse'];
/** The members of a request that hold a payload. */
export type SignedMember = Exclude<keyof Schemas['ConfirmRequest'], 'chain' | 'from_address' | 'origin'>;
/** One payload, by its name in the HTTP interface. */
export type Payload = Pick<Schemas['ConfirmRequest'], SignedMember>;

/** What a guard asks of the service: a `Signgate`, or your own way to one. */
export type GuardService = Pick<Signgate, 'checkPayload' | 'confirmCheck' | 'reportOutcome'>;

/** For whom a REVIEW is to be acknowledged. */
export interface ReviewContext {
  /** The method or feature that was called. */
  readonly method: string;
  /** Of the calls of a batch, from 0, and how many they are; 0 and 1 where there is nothing else. */
  readonly position: number;
  readonly of: number;
}

export interface GuardOptions {
  readonly signgate: GuardService;
  /**
   * Shows the findings of a REVIEW to the user. Only `true` acknowledges them. Without it every REVIEW is refused. What
   * it is given cannot be changed.
   */
  readonly onReview?: (verdict: Verdict, context: ReviewContext) => boolean | Promise<boolean>;
  /** The https origin that asks for the signature. */
  readonly origin?: string;
  readonly policyId?: string;
  /** `required`: REVIEW where no node executed the bytes. */
  readonly simulation?: 'auto' | 'required';
  /** Keys that must have signed each receipt. Without them the answer of the service is taken as it comes. */
  readonly jwks?: ReceiptKeys | (() => Promise<ReceiptKeys>);
  /** The environment that a receipt must be of; needs `jwks`. */
  readonly environment?: 'sandbox' | 'production';
  /** For each question to the service or the wallet, milliseconds; 15,000 where absent. */
  readonly timeoutMs?: number;
  /** Methods that are passed on unseen, beside those that only read. Whatever they sign is signed unjudged. */
  readonly passThrough?: readonly string[];
}

export const DEFAULT_TIMEOUT_MS = 15_000;

/** Bytes that are about to be signed: who would sign them, and what a key would sign of them. */
export interface SigningQuestion {
  readonly chain: ChainSlug;
  readonly fromAddress: string;
  readonly payload: Payload;
  /** SHA-256 of exactly the bytes that would be signed, as they were read here; hex behind `0x`. */
  readonly sha256: string;
}

interface Judged {
  readonly question: SigningQuestion;
  readonly verdict: Verdict;
  readonly action: 'ALLOW' | 'REVIEW';
  readonly requestId: string;
  readonly digest: string | null;
}

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

const SILENT = 'The check failed. There is no verdict, and nothing was signed.';
const OVER = 'The confirmation no longer counts, or has no receipt.';
const NO_ANSWER = 'What answered is no verdict of the service. Nothing was signed.';

/**
 * Passes only where every question was judged ALLOW, or REVIEW and acknowledged, and was confirmed as the same bytes
 * just now, and `lastLook` at the wallet passed. Rejects with a `RefusedError` in every other case.
 */
export const passGate = async (
  questions: readonly SigningQuestion[],
  method: string,
  options: GuardOptions,
  lastLook: () => unknown,
): Promise<void> => {
  const judged: Judged[] = [];
  for (const [position, question] of questions.entries())
    judged.push(await judge(question, { method, position, of: questions.length }, options));
  const untilMs: number[] = [];
  for (const one of judged) untilMs.push(await confirm(one, options));
  await lastLook();
  // the wallet, the keys and further confirmations may have taken longer than the first one counts
  if (!untilMs.every((each) => each > Date.now())) throw new RefusedError('not_confirmed', OVER);
};

const bodyOf = ({ chain, fromAddress, payload }: SigningQuestion, { origin }: GuardOptions) => ({
  // the service refuses an extra that is off
  chain: chain as PublishedChain,
  from_address: fromAddress,
  ...payload,
  ...(origin !== undefined && { origin }),
});

const ask = <Answer>({ timeoutMs = DEFAULT_TIMEOUT_MS }: GuardOptions, run: () => Promise<Answer>) =>
  orRefuse('no_verdict', SILENT, async () => snapshotOf(await within(timeoutMs, run())));

const judge = async (question: SigningQuestion, context: ReviewContext, options: GuardOptions): Promise<Judged> => {
  const { signgate, policyId, simulation, onReview } = options;
  const answer = await ask(options, () =>
    signgate.checkPayload({
      ...bodyOf(question, options),
      ...(policyId !== undefined && { policy_id: policyId }),
      ...(simulation !== undefined && { simulation }),
    }),
  );
  const judged = readVerdict(answer, question);
  const { verdict, action, requestId } = judged;
  if (action === 'ALLOW') return judged;
  if (onReview === undefined)
    throw new RefusedError('review', 'The verdict is REVIEW, and nobody can acknowledge it here.', { verdict });
  const said: unknown = await orRefuse('not_acknowledged', 'The findings were not acknowledged.', () =>
    onReview(verdict, frozen({ ...context })),
  );
  if (said !== true) throw new RefusedError('not_acknowledged', 'The findings were not acknowledged.', { verdict });
  await ask(options, () => signgate.reportOutcome(requestId, { outcome: 'acknowledged' }));
  return judged;
};

const readVerdict = (answer: unknown, question: SigningQuestion): Judged => {
  if (!isObject(answer)) throw new RefusedError('invalid_answer', NO_ANSWER);
  const { recommended_action: action, request_id: requestId, payload, findings, warnings } = answer;
  const verdict = answer as unknown as Verdict;
  if (action === 'BLOCK') throw new RefusedError('blocked', 'The verdict is BLOCK. Nothing was signed.', { verdict });
  if (
    (action !== 'ALLOW' && action !== 'REVIEW') ||
    typeof requestId !== 'string' ||
    !/^req_\w{1,64}$/.test(requestId) ||
    !Array.isArray(findings) ||
    !Array.isArray(warnings) ||
    !isObject(payload)
  )
    throw new RefusedError('invalid_answer', NO_ANSWER);
  const { sha256, digest } = payload;
  if (sha256 !== question.sha256 || (typeof digest !== 'string' && digest !== null))
    throw new RefusedError('other_bytes', 'The service judged other bytes than these. Nothing was signed.', {
      verdict,
    });
  return { question, verdict, action, requestId, digest };
};

/** Until when it counts, milliseconds since 1970. */
const confirm = async (
  { question, verdict, action, requestId, digest }: Judged,
  options: GuardOptions,
): Promise<number> => {
  const answer = await ask(options, () => options.signgate.confirmCheck(requestId, bodyOf(question, options)));
  const confirmation = answer as Schemas['Confirmation'];
  const { result, request_id: about, receipt, expires_at: expiresAt } = (answer ?? {}) as Members;
  const context = { verdict, confirmation };
  if (about !== requestId || typeof result !== 'string')
    throw new RefusedError('invalid_answer', 'What answered is no confirmation of this check.', { verdict });
  if (result !== 'SAME')
    throw new RefusedError('not_confirmed', `The check no longer holds: ${result}. Nothing was signed.`, context);
  const nowMs = Date.now();
  const untilMs = Date.parse(String(expiresAt));
  if (typeof receipt !== 'string' || !(untilMs > nowMs)) throw new RefusedError('not_confirmed', OVER, context);
  const { jwks, environment = null, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  if (jwks === undefined) return untilMs;
  const { chain, fromAddress, sha256 } = question;
  const expected = {
    requestId,
    verdict: action,
    chain,
    fromAddress,
    sha256,
    digest,
    environment,
    atMs: nowMs,
    untilMs,
  };
  await orRefuse('invalid_receipt', 'The receipt does not vouch for these bytes. Nothing was signed.', async () =>
    verifyReceipt(receipt, typeof jwks === 'function' ? await within(timeoutMs, jwks()) : jwks, expected),
  );
  return untilMs;
};
