import envSchema from 'env-schema';
import type { ErrorObject } from 'ajv';
import Type, { type Static } from 'typebox';

const port = (defaultPort: number, description: string) =>
  Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: defaultPort,
    description,
    'x-rule': 'must be a port number from 0 to 65535',
  });

const milliseconds = (minimum: number, defaultMs: number, description: string) =>
  Type.Integer({
    minimum,
    maximum: 600_000,
    default: defaultMs,
    description,
    'x-rule': `must be whole milliseconds from ${minimum} to 600000`,
  });

const words = <Word extends string>(
  all: readonly Word[],
  options: { readonly default?: Word; readonly description: string },
) => Type.Unsafe<Word>({ type: 'string', enum: [...all], ...options, 'x-rule': `must be one of ${all.join(', ')}` });

/** Every setting, by the name of its environment variable. The table in the README is made from this. */
export const SettingsSchema = Type.Object({
  PORT: port(8080, 'Port of the public interface; 0 takes a free one.'),
  HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description: 'Address of the public interface.',
    'x-rule': 'must be a host name or address',
  }),
  ADMIN_PORT: port(8081, 'Port of the metrics; 0 is off.'),
  ADMIN_HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description: 'Address of the metrics: another than loopback only where nobody but operators can reach it.',
    'x-rule': 'must be a host name or address',
  }),
  WORKERS: Type.Integer({
    minimum: 1,
    maximum: 64,
    default: 1,
    description: 'Processes that answer requests; from 2 on a further one leads them.',
    'x-rule': 'must be a whole number from 1 to 64',
  }),
  REFERENCE_APP_PORT: port(8090, 'Port of the reference web application.'),
  REFERENCE_APP_API_KEY: Type.Optional(
    Type.String({
      description: 'Key of the reference web application. Unset: the demonstration key in DATA_DIR.',
      'x-rule': 'must be a key',
    }),
  ),
  REFERENCE_APP_SERVICE_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#@\\\\]+/?$',
      description: 'Service that the reference web application asks. Unset: the one on this machine, by PORT.',
      'x-rule': 'must be http:// or https:// with a host and nothing behind it',
    }),
  ),
  REFERENCE_APP_ORIGIN: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#@\\\\]+$',
      description: 'Where browsers reach the reference web application. Unset: under a loopback name only.',
      'x-rule': 'must be http:// or https:// with a host and nothing behind it',
    }),
  ),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description: 'A PostgreSQL of your own. Unset: the embedded one in DATA_DIR.',
      'x-rule': 'must be a URL that begins with postgres:// or postgresql://',
    }),
  ),
  DATA_DIR: Type.String({
    default: './data',
    description: 'Folder of the embedded PostgreSQL and of the demonstration key.',
    'x-rule': 'must be a path',
  }),
  RATE_LIMIT_DEFAULT: Type.Integer({
    minimum: 1,
    maximum: 1_000_000_000,
    default: 300,
    description: 'Requests a window of 60 s, for keys without a quota of their own.',
    'x-rule': 'must be a whole number from 1 to 1000000000',
  }),
  RATE_LIMIT_STORE: words(['memory', 'postgres', 'redis'], {
    default: 'memory',
    description:
      'Where limits are counted: memory counts in each instance, postgres (the database in use) and redis for all instances together.',
  }),
  REDIS_URL: Type.Optional(
    Type.String({
      pattern: '^rediss?://[^\\s/?#]',
      description: 'The Redis (7 or later) of RATE_LIMIT_STORE=redis.',
      'x-rule': 'must be a URL that begins with redis:// or rediss:// and names a host',
    }),
  ),
  RATE_LIMIT_INSTANCES: Type.Integer({
    minimum: 1,
    maximum: 1_000,
    default: 2,
    description:
      'Instances that share the limits: while the store of the limits is down, each allows a quota divided by it.',
    'x-rule': 'must be a whole number from 1 to 1000',
  }),
  NODE_ENV: Type.Optional(
    Type.String({
      description: 'production warns about the embedded database and makes no demonstration key.',
      'x-rule': 'must be text',
    }),
  ),
  SIGNING_KEY_FILE: Type.Optional(
    Type.String({ description: 'Private key that signs reports.', 'x-rule': 'must be a path' }),
  ),
  CHECKPOINT_DIR: Type.Optional(
    Type.String({ description: 'Folder for signed checkpoints of the report chains.', 'x-rule': 'must be a path' }),
  ),
  TRUSTED_PROXY_HOPS: Type.Integer({
    minimum: 0,
    maximum: 16,
    default: 0,
    description: 'Proxies in front whose X-Forwarded-For is believed.',
    'x-rule': 'must be a whole number from 0 to 16',
  }),
  LOG_LEVEL: words(['debug', 'info', 'warn', 'error'], {
    default: 'info',
    description: 'Entries below it are not logged.',
  }),
  SHUTDOWN_GRACE_MS: milliseconds(
    500,
    500,
    'How long a stopping service keeps serving, so that load balancers notice.',
  ),
  SHUTDOWN_LIMIT_MS: milliseconds(1000, 15_000, 'A stop that takes longer is forced.'),
  REQUIRED_LISTS: Type.String({
    default: '',
    description:
      'Sources of imported lists, separated by commas, without which the service is not ready and no check is ALLOW.',
    'x-rule': 'must be names of lists, separated by commas',
  }),
  PROVIDER_SETTINGS: Type.String({
    default: '{}',
    description: 'Settings of providers by id, as a JSON object.',
    'x-rule': 'must be a JSON object',
  }),
});

/** The settings of one process. Durations in milliseconds; null where nothing was set. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly adminPort: number;
  readonly adminHost: string;
  readonly workers: number;
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
  readonly checkpointDir: string | null;
  readonly trustedProxyHops: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  readonly shutdownGraceMs: number;
  readonly shutdownLimitMs: number;
  readonly requiredLists: readonly string[];
  readonly providerSettings: Readonly<Record<string, unknown>>;
}

/** The settings cannot be used. The message names every mistake, a line each, and never a value: it may be a secret. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly mistakes: readonly string[]) {
    super(`The settings cannot be used:\n${mistakes.map((mistake) => `- ${mistake}`).join('\n')}`);
  }
}

/** The embedded database takes 55 connections; a worker holds up to 12. */
const MAX_EMBEDDED_WORKERS = 4;

type Variables = Static<typeof SettingsSchema>;

/** Reads the settings from the environment. An empty variable counts as unset. Throws `SettingsError`. */
export const loadSettings = (environment: Readonly<Record<string, string | undefined>> = process.env): Settings => {
  const mistakes: string[] = [];
  const variables = readVariables(environment, mistakes);
  const providerSettings = parseObject(variables.PROVIDER_SETTINGS);
  if (providerSettings === null)
    mistakes.push('PROVIDER_SETTINGS must be a JSON object, for instance {"provider-id": {"setting": "value"}}');
  if (variables.SHUTDOWN_LIMIT_MS <= variables.SHUTDOWN_GRACE_MS)
    mistakes.push('SHUTDOWN_LIMIT_MS must be larger than SHUTDOWN_GRACE_MS');
  if (variables.WORKERS > MAX_EMBEDDED_WORKERS && variables.DATABASE_URL === undefined) {
    mistakes.push(
      `WORKERS must be at most ${MAX_EMBEDDED_WORKERS} without DATABASE_URL: the embedded database has connections for no more`,
    );
  }
  if (needsRedisUrl(variables, mistakes)) mistakes.push('REDIS_URL must be set for RATE_LIMIT_STORE=redis');
  if (mistakes.length > 0) throw new SettingsError(mistakes);
  return toSettings(variables, providerSettings ?? {});
};

const readVariables = (environment: Readonly<Record<string, string | undefined>>, mistakes: string[]): Variables => {
  const isSet = ([name, value]: readonly [string, string | undefined]): boolean =>
    name in SettingsSchema.properties && value !== undefined && value !== '';
  const data = Object.fromEntries(Object.entries(environment).filter(isSet));
  // the reader adds a member to the schema that it is given
  const schema = structuredClone({ ...SettingsSchema });
  const read = (values: Record<string, unknown>): Variables =>
    envSchema<Variables>({
      schema,
      data: values,
      env: false,
      ajv: { customOptions: (ajv) => ajv.addVocabulary(['x-rule']) },
    });
  try {
    return read(data);
  } catch (error) {
    const errors = (error as { errors?: readonly ErrorObject[] }).errors;
    if (errors === undefined) throw error;
    const names = [...new Set(errors.map((one) => one.instancePath.slice(1)))];
    mistakes.push(...names.map((name) => `${name} ${ruleOf(name)}`));
    // the others are read all the same, so that every mistake is named at once
    return read(Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name))));
  }
};

/** False where the URL is there and wrong: that is a mistake of its own, which is named already. */
const needsRedisUrl = ({ RATE_LIMIT_STORE, REDIS_URL }: Variables, mistakes: readonly string[]): boolean =>
  RATE_LIMIT_STORE === 'redis' &&
  REDIS_URL === undefined &&
  !mistakes.some((mistake) => mistake.startsWith('REDIS_URL '));

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
  checkpointDir: variables.CHECKPOINT_DIR ?? null,
  trustedProxyHops: variables.TRUSTED_PROXY_HOPS,
  logLevel: variables.LOG_LEVEL,
  shutdownGraceMs: variables.SHUTDOWN_GRACE_MS,
  shutdownLimitMs: variables.SHUTDOWN_LIMIT_MS,
  requiredLists: namesIn(variables.REQUIRED_LISTS),
  providerSettings,
});
