import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { type Static, Type } from 'typebox';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import { EVIDENCE_CATEGORIES, EXPOSURES, FRESHNESS_STATUSES } from '../../../domain/facts/screening/evidence.js';
import { HISTORY_LIMITS } from '../../../domain/facts/facts.js';
import { FINDING_CATALOGUE, FINDING_CODES, type FindingCode } from '../../../domain/verdict/finding.js';
import { DIRECTIONS } from '../../../domain/intent/intent.js';
import { isRelaxable, type Policy, type PolicyThresholds } from '../../../domain/policy/policy.js';
import { type Action, ACTIONS, isStricter } from '../../../domain/verdict/action.js';

const closed = { additionalProperties: false } as const;
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Enum(values as unknown as Record<string, T[number]>);
const share = Type.Number({ minimum: 0, maximum: 1 });
const usd = Type.Number({ minimum: 0, maximum: 1e15 });
const seconds = Type.Integer({ minimum: 1, maximum: 315_360_000 });
const sourceName = Type.String({ minLength: 1, maxLength: 100 });
const unique = { uniqueItems: true } as const;
const keyed = <const T extends readonly string[], V extends Parameters<typeof Type.Optional>[0]>(keys: T, value: V) =>
  Type.Object(
    Object.fromEntries(keys.map((key) => [key, Type.Optional(value)])) as Record<
      T[number],
      ReturnType<typeof Type.Optional<V>>
    >,
    closed,
  );

const Thresholds = Type.Object(
  {
    large_amount_usd: Type.Optional(usd),
    large_amount_usd_by_token: Type.Optional(Type.Record(Type.String({ minLength: 1, maxLength: 32 }), usd)),
    little_history_checks: Type.Optional(Type.Integer({ minimum: 0, maximum: HISTORY_LIMITS.allowedChecks })),
    structuring_checks: Type.Optional(Type.Integer({ minimum: 2, maximum: HISTORY_LIMITS.bandChecks })),
    structuring_lower_share: Type.Optional(share),
    velocity_checks_per_hour: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 10_000 }), Type.Null()])),
    illicit_confidence: Type.Optional(share),
    illicit_confidence_by_category: Type.Optional(keyed(EVIDENCE_CATEGORIES, share)),
    clean_confidence: Type.Optional(share),
  },
  closed,
);

const Condition = Type.Object(
  {
    finding_codes: Type.Optional(Type.Array(oneOf(FINDING_CODES), { minItems: 1, ...unique })),
    categories: Type.Optional(Type.Array(oneOf(EVIDENCE_CATEGORIES), { minItems: 1, ...unique })),
    exposures: Type.Optional(Type.Array(oneOf(EXPOSURES), { minItems: 1, ...unique })),
    min_confidence: Type.Optional(share),
    min_share: Type.Optional(share),
    freshness: Type.Optional(Type.Array(oneOf(FRESHNESS_STATUSES), { minItems: 1, ...unique })),
  },
  { ...closed, minProperties: 1 },
);

/** A policy as a partner writes it. What is left out is as in the built-in default policy of its direction. */
export const PolicyDocument = Type.Object(
  {
    policy_id: Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,63}$' }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    direction: oneOf(DIRECTIONS),
    thresholds: Type.Optional(Thresholds),
    required_sources: Type.Optional(Type.Array(sourceName, { maxItems: 50, ...unique })),
    optional_sources: Type.Optional(Type.Array(sourceName, { maxItems: 50, ...unique })),
    fail_modes: Type.Optional(
      Type.Array(Type.Object({ source: sourceName, action: oneOf(['REVIEW', 'BLOCK'] as const) }, closed), {
        maxItems: 50,
      }),
    ),
    max_age_seconds_by_source: Type.Optional(Type.Record(sourceName, seconds)),
    max_age_seconds_by_category: Type.Optional(keyed(EVIDENCE_CATEGORIES, seconds)),
    finding_actions: Type.Optional(keyed(FINDING_CODES, oneOf(ACTIONS))),
    rules: Type.Optional(
      Type.Array(
        Type.Object(
          {
            rule_id: Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,63}$' }),
            description: Type.String({ minLength: 1, maxLength: 500 }),
            when: Condition,
            action: oneOf(ACTIONS),
          },
          closed,
        ),
        { maxItems: 100 },
      ),
    ),
  },
  { ...closed, $id: 'https://signgate.example/schemas/policy.json', title: 'Policy' },
);
export type PolicyDocument = Static<typeof PolicyDocument>;

const validate = new Ajv2020({ allErrors: true, strict: true, strictTypes: false }).compile<PolicyDocument>(
  PolicyDocument,
);

/**
 * Reads a partner's policy document. Throws one error that names every mistake; `version` is the one it will be
 * published as, `floor` the sources, by id, that no policy can make optional.
 */
export const readPolicyDocument = (document: unknown, version: number, floor: readonly string[]): Policy => {
  const isWellFormed = validate(document);
  const errors = isWellFormed ? [] : (validate.errors ?? []);
  // what is well-formed is judged all the same, so that every mistake is named at once
  const sound = soundMembers(document, errors);
  const mistakes = [
    ...new Set([
      ...errors.filter((error) => !FOLLOW_UP_KEYWORDS.has(error.keyword)).map(describe),
      ...reservedNames(sound),
      ...forbiddenRelaxations(sound),
      ...contradictingSources(sound, floor),
      ...repeatedRules(sound),
    ]),
  ];
  if (!isWellFormed || mistakes.length > 0) throw new Error(`The policy cannot be used:\n- ${mistakes.join('\n- ')}`);
  return toPolicy(document, version);
};

/** They only say that something below them is wrong, which is said by itself. */
const FOLLOW_UP_KEYWORDS: ReadonlySet<string> = new Set(['anyOf', 'if']);

const soundMembers = (document: unknown, errors: readonly ErrorObject[]): Partial<PolicyDocument> => {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return {};
  // the actions are judged one by one, whatever else stands beside them
  const broken = new Set(
    errors.map((error) => error.instancePath.split('/')[1] ?? '').filter((name) => name !== 'finding_actions'),
  );
  return Object.fromEntries(Object.entries(document).filter(([name]) => !broken.has(name)));
};

const describe = (error: ErrorObject): string => {
  const { keyword, params } = error;
  const allowed = keyword === 'enum' ? `: ${(params['allowedValues'] as readonly string[]).join(', ')}` : '';
  const extra = keyword === 'additionalProperties' ? ` "${String(params['additionalProperty'])}"` : '';
  return `${error.instancePath || '/'} ${error.message ?? keyword}${extra}${allowed}`;
};

const reservedNames = ({ policy_id: policyId }: Partial<PolicyDocument>): string[] =>
  BUILT_IN_POLICIES.some((policy) => policy.policyId === policyId)
    ? [`/policy_id "${policyId}" is the name of a built-in policy`]
    : [];

const forbiddenRelaxations = ({ finding_actions: given }: Partial<PolicyDocument>): string[] =>
  (Object.entries(typeof given === 'object' ? given : {}) as [FindingCode, (typeof ACTIONS)[number]][])
    .filter(([code, action]) => Object.hasOwn(FINDING_CATALOGUE, code) && ACTIONS.includes(action))
    .filter(([code, action]) => isStricter(FINDING_CATALOGUE[code].action, action) && !isRelaxable(code))
    .map(([code, action]) => `/finding_actions/${code} cannot be ${action}: no policy may relax it`);

const contradictingSources = (
  { optional_sources: optional = [], required_sources: required = [] }: Partial<PolicyDocument>,
  floor: readonly string[],
): string[] => [
  ...optional
    .filter((source) => floor.includes(source))
    .map((source) => `/optional_sources "${source}" belongs to the floor that every policy requires`),
  ...optional
    .filter((source) => required.includes(source))
    .map((source) => `/optional_sources "${source}" stands in required_sources as well`),
];

const repeatedRules = ({ rules = [] }: Partial<PolicyDocument>): string[] =>
  rules
    .map((rule) => rule.rule_id)
    .filter((id, index, all) => all.indexOf(id) !== index)
    .map((id) => `/rules "${id}" stands twice`);

const toPolicy = (document: PolicyDocument, version: number): Policy => {
  const base = BUILT_IN_POLICIES.find((policy) => policy.policyId === `${document.direction}_default`);
  if (base === undefined) throw new Error(`There is no built-in default policy for ${document.direction}`);
  return {
    policyId: document.policy_id,
    version,
    name: document.name,
    direction: document.direction,
    thresholds: toThresholds(document.thresholds ?? {}, base.thresholds),
    requiredSources: document.required_sources ?? base.requiredSources,
    optionalSources: document.optional_sources ?? base.optionalSources,
    failModes: document.fail_modes ?? base.failModes,
    maxAgeSecondsBySource: document.max_age_seconds_by_source ?? base.maxAgeSecondsBySource,
    maxAgeSecondsByCategory:
      (document.max_age_seconds_by_category as Policy['maxAgeSecondsByCategory'] | undefined) ??
      base.maxAgeSecondsByCategory,
    findingActions: (document.finding_actions as Policy['findingActions'] | undefined) ?? base.findingActions,
    rules: [
      ...base.rules.flatMap((rule) => inherited(rule, document.finding_actions ?? {})),
      ...(document.rules ?? []).map(toRule),
    ],
  };
};

/**
 * The default's rules explain findings by their default actions: one that names a code which the document relaxes must
 * not undo that.
 */
const inherited = (
  rule: Policy['rules'][number],
  actions: NonNullable<PolicyDocument['finding_actions']>,
): Policy['rules'] => {
  const { findingCodes } = rule.when;
  if (findingCodes === undefined) return [rule];
  const isRelaxed = (code: FindingCode): boolean => {
    const wanted = actions[code] as Action | undefined;
    return wanted !== undefined && isStricter(FINDING_CATALOGUE[code].action, wanted);
  };
  const standing = findingCodes.filter((code) => !isRelaxed(code));
  return standing.length === 0 ? [] : [{ ...rule, when: { ...rule.when, findingCodes: standing } }];
};

const toRule = (rule: NonNullable<PolicyDocument['rules']>[number]): Policy['rules'][number] => ({
  ruleId: rule.rule_id,
  description: rule.description,
  action: rule.action,
  when: {
    ...(rule.when.finding_codes && { findingCodes: rule.when.finding_codes }),
    ...(rule.when.categories && { categories: rule.when.categories }),
    ...(rule.when.exposures && { exposures: rule.when.exposures }),
    ...(rule.when.min_confidence !== undefined && { minConfidence: rule.when.min_confidence }),
    ...(rule.when.min_share !== undefined && { minShare: rule.when.min_share }),
    ...(rule.when.freshness && { freshness: rule.when.freshness }),
  },
});

const toThresholds = (given: NonNullable<PolicyDocument['thresholds']>, base: PolicyThresholds): PolicyThresholds => ({
  largeAmountUsd: given.large_amount_usd ?? base.largeAmountUsd,
  largeAmountUsdByToken: upperCaseKeys(given.large_amount_usd_by_token) ?? base.largeAmountUsdByToken,
  littleHistoryChecks: given.little_history_checks ?? base.littleHistoryChecks,
  structuringChecks: given.structuring_checks ?? base.structuringChecks,
  structuringLowerShare: given.structuring_lower_share ?? base.structuringLowerShare,
  velocityChecksPerHour:
    given.velocity_checks_per_hour === undefined ? base.velocityChecksPerHour : given.velocity_checks_per_hour,
  illicitConfidence: given.illicit_confidence ?? base.illicitConfidence,
  illicitConfidenceByCategory:
    (given.illicit_confidence_by_category as PolicyThresholds['illicitConfidenceByCategory'] | undefined) ??
    base.illicitConfidenceByCategory,
  cleanConfidence: given.clean_confidence ?? base.cleanConfidence,
});

const upperCaseKeys = (
  record: Readonly<Record<string, number>> | undefined,
): Readonly<Record<string, number>> | undefined =>
  record === undefined
    ? undefined
    : Object.fromEntries(Object.entries(record).map(([symbol, value]) => [symbol.toUpperCase(), value]));
