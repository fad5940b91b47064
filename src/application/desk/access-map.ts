import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Environment } from '../../../domain/record/record.js';
import type { ClaimedAccess } from '../../../ports/stores/desk-sessions.js';
import type { KeyScope } from '../../../ports/stores/keys.js';
import { unknownMemberOf } from '../unknown-member.js';

/** Scopes that a person may have: those that the desk has a use for. */
const PERSON_SCOPES = ['desk:read', 'desk:decide', 'policies:write'] as const satisfies readonly KeyScope[];

/** What one value of the claim gives. */
export interface AccessRule {
  readonly value: string;
  /** By its name. */
  readonly partner: string;
  readonly environment: Environment;
  readonly scopes: readonly KeyScope[];
}

/** Who may enter the desk by what the provider says of them. What is not in it gives nothing. */
export interface AccessMap {
  readonly claim: string;
  readonly access: readonly AccessRule[];
}

export type Grant = Omit<AccessRule, 'value'>;

const text = (maxLength: number) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  'x-rule': `must be a text of 1 to ${maxLength} characters`,
});
const closed = (properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const SCOPES_RULE = `must be some of ${PERSON_SCOPES.join(', ')}, with desk:read or desk:decide`;

const SCHEMA = closed({
  claim: text(100),
  access: {
    type: 'array',
    minItems: 1,
    maxItems: 1_000,
    'x-rule': 'must be a list of 1 to 1,000 rules',
    items: closed({
      value: text(500),
      partner: text(100),
      environment: { enum: ['sandbox', 'production'], 'x-rule': 'must be sandbox or production' },
      scopes: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { enum: PERSON_SCOPES, 'x-rule': SCOPES_RULE },
        // without one of these a session would open nothing
        contains: { enum: ['desk:read', 'desk:decide'] },
        'x-rule': SCOPES_RULE,
      },
    }),
  },
});

/** Compiled for the first map: most services, and all commands, have none. */
let compiled: ValidateFunction<AccessMap> | null = null;
const compile = (): ValidateFunction<AccessMap> =>
  new Ajv2020({ verbose: true, strictTypes: false, keywords: ['x-rule'] }).compile(SCHEMA);

/** The map in a text, or what is wrong with it, without a value of it. */
export const readAccessMap = (json: string): AccessMap | { readonly mistake: string } => {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch {
    return { mistake: 'is no JSON' };
  }
  const validate = (compiled ??= compile());
  if (validate(document)) return document;
  const error = (validate.errors ?? []).find(({ keyword }) => keyword !== 'contains') ?? validate.errors?.[0];
  if (error === undefined) return { mistake: 'is not as it must be' };
  const where = error.instancePath === '' ? '' : `${error.instancePath}: `;
  const unknown = unknownMemberOf(error);
  if (unknown !== null) return { mistake: `${where}has a member that is not known` };
  if (error.keyword === 'required') return { mistake: `${where}${String(error.params['missingProperty'])} is missing` };
  const rule = (error.parentSchema as { readonly 'x-rule'?: string } | undefined)?.['x-rule'];
  return { mistake: `${where}${rule ?? 'must be an object of the members that the page names'}` };
};

/**
 * The values of the map's claim that a person has. A text, or a list of nothing but texts: anything else is no value,
 * since a number or an object that looks like one is another thing. An e-mail address that the provider has not
 * verified is the person's own word.
 */
export const claimedValues = (claims: Readonly<Record<string, unknown>>, { claim }: AccessMap): readonly string[] => {
  if (!Object.hasOwn(claims, claim) || (claim === 'email' && claims['email_verified'] !== true)) return [];
  const given = claims[claim];
  const values: readonly unknown[] = Array.isArray(given) ? given : [given];
  return values.every((value) => typeof value === 'string') ? values : [];
};

/** What the values give now: of one partner and environment, all that any of them gives. */
export const grantOf = (
  { claim, access }: AccessMap,
  claimed: Pick<ClaimedAccess, 'claim' | 'values'>,
): Grant | 'no_access' | 'several_partners' => {
  const rules = claimed.claim === claim ? access.filter(({ value }) => claimed.values.includes(value)) : [];
  const [first] = rules;
  if (first === undefined) return 'no_access';
  const { partner, environment } = first;
  if (rules.some((rule) => rule.partner !== partner || rule.environment !== environment)) return 'several_partners';
  return { partner, environment, scopes: [...new Set(rules.flatMap(({ scopes }) => scopes))] };
};
