import { FINDING_BY_CODE, type FindingCode, isRelaxable } from '../../../domain/findings/index.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { parseAddress, parseAddressOf } from '../../../domain/intent/address.js';
import { CHAIN_NAMES } from '../../../domain/chains/index.js';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import { pointerToken } from '../../../domain/shared/json/problems.js';
import { ACTIONS, isStricter } from '../../../domain/verdict/action.js';
import { didYouMeanMember, misspelledFirst, shownMemberName, unknownMemberOf } from '../unknown-member.js';
import type { PolicyDocument } from './policy-schema.js';
import { parseFunction } from '../../../domain/payload/evm/abi.js';

/**
 * The form in which a rule compares a function: a signature without names of parameters and with whole types, any other
 * name as it is. Null for a text with brackets that is no signature.
 */
export const canonicalFunction = (text: string): string | null =>
  text.includes('(') ? (parseFunction(text)?.signature ?? null) : text;

/** The key of an account of any supported network; null for what is no address, or has a wrong checksum. */
export const accountKey = (text: string): string | null => {
  const parsed = [parseAddressOf('evm', text), parseAddressOf('solana', text)];
  return parsed.find(({ problem }) => problem === null)?.key ?? null;
};

/**
 * Every mistake in a policy document, given what the schema says of it: members that do not fit are named, and the
 * others are still judged.
 */
export const mistakesIn = (
  document: unknown,
  errors: readonly ErrorObject[],
  floor: readonly string[],
): readonly string[] => {
  const sound = soundMembers(document, errors);
  const mistakes = [
    ...misspelledFirst(errors)
      .filter((error) => !FOLLOW_UP_KEYWORDS.has(error.keyword))
      .map(describe),
    ...reservedNames(sound),
    ...forbiddenRelaxations(sound),
    ...contradictingSources(sound, floor),
    ...repeatedRules(sound),
    ...invalidSpenders(sound),
    ...unknownNames(sound),
  ];
  return [...new Set(mistakes)];
};

/** These keywords only report a mistake below them, which has an error of its own. */
const FOLLOW_UP_KEYWORDS: ReadonlySet<string> = new Set(['anyOf', 'if']);

const soundMembers = (document: unknown, errors: readonly ErrorObject[]): Partial<PolicyDocument> => {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return {};
  // the actions are judged one by one, also beside a wrong one
  const broken = new Set(
    errors.map((error) => error.instancePath.split('/')[1] ?? '').filter((name) => name !== 'finding_actions'),
  );
  return Object.fromEntries(Object.entries(document).filter(([name]) => !broken.has(name)));
};

const describe = (error: ErrorObject): string => {
  const { keyword, params } = error;
  const allowed = keyword === 'enum' ? `: ${(params['allowedValues'] as readonly string[]).join(', ')}` : '';
  const unknown = unknownMemberOf(error);
  if (unknown !== null) {
    const path = `${error.instancePath}/${pointerToken(shownMemberName(unknown.name))}`;
    return `${path} is not known here${didYouMeanMember(unknown)}`;
  }
  return `${error.instancePath || '/'} ${error.message ?? keyword}${allowed}`;
};

const reservedNames = ({ policy_id: policyId }: Partial<PolicyDocument>): string[] =>
  BUILT_IN_POLICIES.some((policy) => policy.policyId === policyId)
    ? [`/policy_id "${policyId}" is the name of a built-in policy: give yours another`]
    : [];

const forbiddenRelaxations = ({ finding_actions: given }: Partial<PolicyDocument>): string[] =>
  (Object.entries(typeof given === 'object' ? given : {}) as [FindingCode, (typeof ACTIONS)[number]][])
    .filter(([code, action]) => Object.hasOwn(FINDING_BY_CODE, code) && ACTIONS.includes(action))
    .filter(([code, action]) => isStricter(FINDING_BY_CODE[code].action, action) && !isRelaxable(code))
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
    .map((source) => `/optional_sources "${source}" is in required_sources as well`),
];

const repeatedRules = ({ rules = [] }: Partial<PolicyDocument>): string[] =>
  rules
    .map((rule) => rule.rule_id)
    .filter((id, index, all) => all.indexOf(id) !== index)
    .map((id) => `/rules "${id}" is there twice`);

/** A name that no bytes can have would make a rule that never matches. */
const unknownNames = ({ rules = [] }: Partial<PolicyDocument>): string[] =>
  rules.flatMap(({ when }, index) => [
    ...(when.functions ?? []).flatMap((text, at) =>
      canonicalFunction(text) === null
        ? [`/rules/${index}/when/functions/${at} is neither a name nor a signature such as transfer(address,uint256)`]
        : [],
    ),
    ...(when.spenders ?? []).flatMap((text, at) =>
      accountKey(text) === null ? [`/rules/${index}/when/spenders/${at} is no address of a supported network`] : [],
    ),
  ]);

const invalidSpenders = ({ unlimited_approval_spenders: spenders = [] }: Partial<PolicyDocument>): string[] =>
  spenders.flatMap(({ chain, address }, index) =>
    parseAddress(chain, address).problem === null
      ? []
      : [`/unlimited_approval_spenders/${index}/address is no address of ${CHAIN_NAMES[chain]}`],
  );
