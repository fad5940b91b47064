import type { Policy } from '../../../domain/policy/policy.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import type { DefaultPolicies, KeyStore, StoredKey } from '../../../ports/stores/keys.js';
import type { PolicyStore, PublishedPolicy } from '../../../ports/stores/policies.js';
import { actorOfCaller, type Caller } from '../caller.js';
import { ownKey } from '../keys/own-key.js';
import { orUnavailable, Refusal } from '../refusal.js';
import { type BackTest, backTestPolicy, type BackTestPeriod } from './back-test.js';
import { chosenPolicies, type WantedPolicies } from './key-policies.js';
import { PolicyDocumentError, readPolicyDocument } from './policy-document.js';
import type { PolicyDocument } from './policy-schema.js';
import { publishPolicy, type PublishResult } from './publish-policy.js';
import { toDocument } from './to-document.js';

/** A published policy with the document that means it. */
export interface ShownPolicy {
  readonly published: PublishedPolicy;
  readonly document: PolicyDocument;
}

/** Which policies judge the checks of a key that name none. */
export type PoliciesOfKey = Pick<StoredKey, 'keyId' | 'label' | 'defaultPolicies'>;

/** Longest time of a back-test by API: other calls of the process wait for its turns. */
const BACK_TEST_DEADLINE_MS = 5_000;

/** What a partner does with its policies by API. Each rejects with a `Refusal`. */
export interface PartnerPolicies {
  /** The newest version of every policy that the caller can use: the built-in ones and its own, by id. */
  list(caller: Caller): Promise<readonly ShownPolicy[]>;
  /**
   * Publishes the next version, in force on every instance within 5 s; the same document again publishes nothing.
   * Rejects with `insufficient_scope` for a sandbox key of a partner that has a production key in force.
   */
  publish(caller: Caller, document: unknown): Promise<ShownPolicy & Pick<PublishResult, 'isNew'>>;
  /** The keys of the caller's partner and environment that are in force, with their default policies, oldest first. */
  ofKeys(caller: Caller): Promise<readonly PoliciesOfKey[]>;
  /** The default policies of a key of the caller's partner and environment. Rejects with `not_found`. */
  defaultsOf(caller: Caller, keyId: string): Promise<DefaultPolicies>;
  /**
   * Replaces them, in force on every instance within 5 s. Rejects with `not_found`, `unknown_policy` and
   * `policy_direction_mismatch`.
   */
  setDefaults(caller: Caller, keyId: string, wanted: WantedPolicies): Promise<DefaultPolicies>;
  /**
   * What a policy would have changed in the caller's own partner and environment, for 5 s at most. Writes nothing.
   * Rejects with `rate_limit_exceeded` while another one of the partner runs in this process.
   */
  test(caller: Caller, document: unknown, period: BackTestPeriod): Promise<BackTest>;
}

export interface PartnerPoliciesDependencies {
  readonly policies: PolicyStore;
  readonly checks: CheckStore;
  readonly keys: Pick<KeyStore, 'listKeys' | 'findKey' | 'setDefaultPolicies'>;
  readonly clock: Clock;
  /** The sources, by id, that no policy can make optional. */
  readonly floor: readonly string[];
  /** The partners, by id, whose back-test runs in this process. */
  readonly testing?: Set<string>;
}

export const createPartnerPolicies = ({
  policies,
  checks,
  keys,
  clock,
  floor,
  testing = new Set(),
}: PartnerPoliciesDependencies): PartnerPolicies => ({
  list: ({ scope }) => asRefusal(async () => newestOfEach(await policies.list(scope.partnerId)).map(shown)),
  publish: (caller, document) =>
    asRefusal(async () => {
      const { scope } = caller;
      if (scope.environment === 'sandbox') await refuseBesideProduction(keys, scope.partnerId, clock.now());
      const by = actorOfCaller(caller);
      const { published, isNew } = await publishPolicy({ policies, clock }, scope.partnerId, document, floor, by);
      return { ...shown(published), isNew };
    }),
  test: ({ scope }, document, period) =>
    asRefusal(async () => {
      const candidate = candidateOf(document, floor);
      const bounded = { ...period, deadlineMs: BACK_TEST_DEADLINE_MS };
      return aloneFor(testing, scope.partnerId, () => backTestPolicy(checks, scope, candidate, bounded));
    }, '/policy'),
  ofKeys: ({ scope: { partnerId, environment } }) =>
    asRefusal(async () => {
      const nowMs = clock.now();
      return (await keys.listKeys()).filter(
        (key) => key.partnerId === partnerId && key.environment === environment && isInForce(key, nowMs),
      );
    }),
  defaultsOf: ({ scope }, keyId) => asRefusal(async () => (await ownKey(keys, scope, keyId)).defaultPolicies),
  setDefaults: (caller, keyId, wanted) =>
    asRefusal(async () => {
      const { scope } = caller;
      await ownKey(keys, scope, keyId);
      const chosen = await chosenPolicies(policies, scope.partnerId, wanted);
      await keys.setDefaultPolicies(keyId, chosen, actorOfCaller(caller));
      return chosen;
    }),
});

/** Each back-test holds a connection and the processor: many at once would leave none for the checks of others. */
const aloneFor = async <Result>(
  running: Set<string>,
  partnerId: string,
  run: () => Promise<Result>,
): Promise<Result> => {
  if (running.has(partnerId))
    throw new Refusal('rate_limit_exceeded', 'Another back-test of yours is running. Wait until it has ended.', [], {
      retryAfterSeconds: BACK_TEST_DEADLINE_MS / 1_000,
    });
  running.add(partnerId);
  try {
    return await run();
  } finally {
    running.delete(partnerId);
  }
};

const isInForce = ({ revokedAtMs, expiresAtMs }: StoredKey, nowMs: number): boolean =>
  (revokedAtMs ?? Number.POSITIVE_INFINITY) > nowMs && (expiresAtMs ?? Number.POSITIVE_INFINITY) > nowMs;

/** A published policy judges in both environments: a sandbox key must not change what production keys use. */
const refuseBesideProduction = async (
  keys: Pick<KeyStore, 'listKeys'>,
  partnerId: string,
  nowMs: number,
): Promise<void> => {
  const inForce = (await keys.listKeys()).some(
    (key) => key.partnerId === partnerId && key.environment === 'production' && isInForce(key, nowMs),
  );
  if (inForce)
    throw new Refusal(
      'insufficient_scope',
      'A published policy judges in production as well, where this partner has a key: publish it with a production ' +
        'key. With this sandbox key you can test it (POST /api/policies/test).',
    );
};

const candidateOf = (document: unknown, floor: readonly string[]): Policy => readPolicyDocument(document, 1, floor);

const shown = (published: PublishedPolicy): ShownPolicy => ({ published, document: toDocument(published.policy) });

const newestOfEach = (all: readonly PublishedPolicy[]): readonly PublishedPolicy[] => [
  ...new Map(all.map((published) => [published.policy.policyId, published])).values(),
];

/** `at`: where in the body the document is. */
const asRefusal = async <Result>(run: () => Promise<Result>, at = ''): Promise<Result> => {
  try {
    return await orUnavailable(
      run,
      'Policies cannot be reached at the moment. Nothing was changed. Try again shortly.',
    );
  } catch (error) {
    if (error instanceof PolicyDocumentError) throw unusable(error, at);
    throw error;
  }
};

const unusable = ({ mistakes }: PolicyDocumentError, at: string): Refusal => {
  const details = mistakes.map((mistake) => {
    const [pointer = '', ...words] = mistake.split(' ');
    return { path: at + (pointer === '/' ? '' : pointer), message: words.join(' ') };
  });
  return new Refusal('invalid_request', `The policy cannot be used: ${mistakes[0] ?? 'it is not valid'}.`, details);
};
