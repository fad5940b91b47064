import { availableParallelism } from 'node:os';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Chain, EXTRA_CHAINS } from '../domain/chains/index.js';
import type { Feed } from './application/feeds/feed.js';
import { SettingsSchema, type Variables } from './settings-schema.js';
import { commitOfCheckout } from './version.js';

/** The settings of one process. Durations in milliseconds; null: not set. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly adminPort: number;
  readonly adminHost: string;
  readonly workers: number;
  readonly background: 'process' | 'inline';
  readonly referenceAppPort: number;
  readonly referenceAppApiKey: string | null;
  readonly referenceAppServiceUrl: string | null;
  readonly referenceAppOrigin: string | null;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly rateLimitDefault: number;
  readonly rateLimitStore: 'memory' | 'postgres' | 'redis';
  /** May hold a password. */
  readonly redisUrl: string | null;
  readonly rateLimitInstances: number;
  readonly production: boolean;
  readonly signingKeyFile: string | null;
  readonly publicUrl: string | null;
  readonly issuerName: string | null;
  readonly checkpointDir: string | null;
  /** Null: not known. */
  readonly buildCommit: string | null;
  readonly trustedProxyHops: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** Null: no month is ever detached by the service. */
  readonly retentionMonths: number | null;
  readonly traces: 'off' | 'own' | 'linked' | 'continued';
  readonly shutdownGraceMs: number;
  readonly shutdownLimitMs: number;
  /** In the order of the list of chains. */
  readonly extraChains: readonly Chain[];
  readonly requiredLists: readonly string[];
  /** Of the catalogue of public lists. */
  readonly feedNames: readonly string[];
  readonly feedsMirror: string | null;
  readonly feedsFile: string | null;
  /** Those that the names and the file mean, once they were read. */
  readonly feeds: readonly Feed[];
  /** `none`: the operator means that sanctions are not screened here. */
  readonly sanctions: 'required' | 'none';
  /** Webhooks may go over http and to private addresses. */
  readonly webhooksAllowPrivateNetwork: boolean;
  /** By which people sign in to the review desk; null: none. */
  readonly signIn: SignInSettings | null;
  /** Keys open the review desk. */
  readonly deskTakesKeys: boolean;
  readonly providerSettings: Readonly<Record<string, unknown>>;
}

/** The provider of people's identities. */
export interface SignInSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null until it was read from its file. */
  readonly clientSecret: string | null;
  readonly clientSecretFile: string | null;
  readonly accessFile: string;
  readonly scope: string;
  readonly name: string;
}

/** The message names every mistake, a line each, and never a value: it may be a secret. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly mistakes: readonly string[]) {
    super(`The settings cannot be used:\n${mistakes.map((mistake) => `- ${mistake}`).join('\n')}`);
  }
}

/** The embedded database takes 75 connections; a worker and the process in the background hold up to 15 each. */
const MAX_EMBEDDED_WORKERS = 4;

/** `auto` leaves one core to the database and the background, and takes no more than fit on an embedded database. */
const workersFor = (cores: number): number => Math.min(MAX_EMBEDDED_WORKERS, Math.max(1, cores - 1));

/** Reads the settings from the environment. An empty variable counts as unset. Throws `SettingsError`. */
export const loadSettings = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
  cores: number = availableParallelism(),
): Settings => {
  const mistakes: string[] = [];
  const workers = environment['WORKERS'] === 'auto' ? String(workersFor(cores)) : environment['WORKERS'];
  const variables = readVariables({ ...environment, WORKERS: workers }, mistakes);
  const providerSettings = parseObject(variables.PROVIDER_SETTINGS);
  if (providerSettings === null)
    mistakes.push('PROVIDER_SETTINGS must be a JSON object, for instance {"provider-id": {"setting": "value"}}');
  if (variables.SHUTDOWN_LIMIT_MS <= variables.SHUTDOWN_GRACE_MS)
    mistakes.push('SHUTDOWN_LIMIT_MS must be larger than SHUTDOWN_GRACE_MS');
  if (variables.WORKERS > MAX_EMBEDDED_WORKERS && variables.DATABASE_URL === undefined) {
    mistakes.push(
      `WORKERS must be at most ${MAX_EMBEDDED_WORKERS} without DATABASE_URL: ` +
        'the embedded database has no connections for more',
    );
  }
  if (needsRedisUrl(variables, mistakes)) mistakes.push('REDIS_URL must be set for RATE_LIMIT_STORE=redis');
  mistakes.push(...signInMistakes(variables));
  if (mistakes.length > 0) throw new SettingsError(mistakes);
  return toSettings(variables, providerSettings ?? {});
};

/** Only what is set is held to its schema: to compile the schemas of all settings would take longer than to listen. */
const readVariables = (environment: Readonly<Record<string, string | undefined>>, mistakes: string[]): Variables => {
  const rules = Object.entries<Readonly<Record<string, unknown>>>(SettingsSchema.properties);
  const set = rules.filter(([name]) => (environment[name] ?? '') !== '');
  const values = Object.fromEntries(set.map(([name]) => [name, environment[name] as unknown]));
  const ajv = new Ajv2020({ allErrors: true, coerceTypes: true, meta: false, validateSchema: false });
  const check = ajv.addVocabulary(['x-rule']).compile({ type: 'object', properties: Object.fromEntries(set) });
  if (!check(values)) {
    const names = new Set(check.errors?.map(({ instancePath }) => instancePath.slice(1)));
    // the others are still read, so that every mistake is named at once
    for (const name of names) {
      mistakes.push(`${name} ${ruleOf(name)}`);
      delete values[name];
    }
  }
  const defaults = Object.fromEntries(rules.map(([name, rule]) => [name, rule['default']]));
  return { ...defaults, ...values } as Variables;
};

/** False where there is a wrong URL: that is another mistake, and it is named already. */
const needsRedisUrl = ({ RATE_LIMIT_STORE, REDIS_URL }: Variables, mistakes: readonly string[]): boolean =>
  RATE_LIMIT_STORE === 'redis' &&
  REDIS_URL === undefined &&
  !mistakes.some((mistake) => mistake.startsWith('REDIS_URL '));

/** Half of a way to sign in is a mistake, not none. */
const signInMistakes = (variables: Variables): readonly string[] => {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CLIENT_SECRET_FILE, OIDC_ACCESS_FILE } = variables;
  const secrets = [OIDC_CLIENT_SECRET, OIDC_CLIENT_SECRET_FILE].filter((one) => one !== undefined);
  if ([OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_ACCESS_FILE, ...secrets].every((one) => one === undefined)) return [];
  const needed = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_ACCESS_FILE, PUBLIC_URL: variables.PUBLIC_URL };
  return [
    ...Object.entries(needed).flatMap(([name, value]) =>
      value === undefined ? [`${name} must be set for people to sign in by OpenID Connect`] : [],
    ),
    ...(secrets.length === 1 ? [] : ['one of OIDC_CLIENT_SECRET and OIDC_CLIENT_SECRET_FILE must be set, not both']),
  ];
};

const ruleOf = (name: string): string => {
  const properties = SettingsSchema.properties as Readonly<Record<string, unknown>>;
  return (properties[name] as { readonly 'x-rule'?: string } | undefined)?.['x-rule'] ?? 'is not valid';
};

const namesIn = (text: string): readonly string[] =>
  [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '');

const parseObject = (json: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    // the parser's message quotes the text, which may hold a secret
    return null;
  }
};

const toSettings = (variables: Variables, providerSettings: Readonly<Record<string, unknown>>): Settings => ({
  port: variables.PORT,
  host: variables.HOST,
  adminPort: variables.ADMIN_PORT,
  adminHost: variables.ADMIN_HOST,
  workers: variables.WORKERS,
  background: variables.BACKGROUND,
  referenceAppPort: variables.REFERENCE_APP_PORT,
  referenceAppApiKey: variables.REFERENCE_APP_API_KEY ?? null,
  referenceAppServiceUrl: variables.REFERENCE_APP_SERVICE_URL ?? null,
  referenceAppOrigin: variables.REFERENCE_APP_ORIGIN ?? null,
  databaseUrl: variables.DATABASE_URL ?? null,
  dataDir: variables.DATA_DIR,
  rateLimitDefault: variables.RATE_LIMIT_DEFAULT,
  rateLimitStore: variables.RATE_LIMIT_STORE,
  redisUrl: variables.REDIS_URL ?? null,
  rateLimitInstances: variables.RATE_LIMIT_INSTANCES,
  production: variables.NODE_ENV === 'production',
  signingKeyFile: variables.SIGNING_KEY_FILE ?? null,
  publicUrl: variables.PUBLIC_URL?.replace(/\/$/, '') ?? null,
  issuerName: variables.ISSUER_NAME ?? null,
  checkpointDir: variables.CHECKPOINT_DIR ?? null,
  buildCommit: variables.BUILD_COMMIT ?? commitOfCheckout(),
  trustedProxyHops: variables.TRUSTED_PROXY_HOPS,
  logLevel: variables.LOG_LEVEL,
  retentionMonths: variables.RETENTION_MONTHS ?? null,
  traces: variables.TRACES,
  shutdownGraceMs: variables.SHUTDOWN_GRACE_MS,
  shutdownLimitMs: variables.SHUTDOWN_LIMIT_MS,
  extraChains: EXTRA_CHAINS.filter((chain) => namesIn(variables.EXTRA_CHAINS).includes(chain)),
  requiredLists: namesIn(variables.REQUIRED_LISTS),
  feedNames: namesIn(variables.FEEDS),
  feedsMirror: variables.FEEDS_MIRROR ?? null,
  feedsFile: variables.FEEDS_FILE ?? null,
  feeds: [],
  sanctions: variables.SANCTIONS,
  webhooksAllowPrivateNetwork: variables.WEBHOOKS_ALLOW_PRIVATE_NETWORK === 'yes',
  signIn: signInOf(variables),
  deskTakesKeys: variables.OIDC_ISSUER === undefined || variables.DESK_KEY_SIGN_IN === 'always',
  providerSettings,
});

const signInOf = ({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_ACCESS_FILE, ...others }: Variables): SignInSettings | null =>
  OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_ACCESS_FILE === undefined
    ? null
    : {
        issuer: OIDC_ISSUER,
        clientId: OIDC_CLIENT_ID,
        clientSecret: others.OIDC_CLIENT_SECRET ?? null,
        clientSecretFile: others.OIDC_CLIENT_SECRET_FILE ?? null,
        accessFile: OIDC_ACCESS_FILE,
        scope: others.OIDC_SCOPE,
        name: others.OIDC_NAME,
      };
