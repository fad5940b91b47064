import { EXTRA_CHAINS } from '../domain/chains/index.js';

/** Plain JSON Schema: the library that the requests are described with takes a quarter of a second to load. */
const integer = <const Options extends object>(options: Options) => ({ type: 'integer', ...options }) as const;
const text = <const Options extends object>(options: Options) => ({ type: 'string', ...options }) as const;

const port = (defaultPort: number, description: string) =>
  integer({
    minimum: 0,
    maximum: 65_535,
    default: defaultPort,
    description,
    'x-rule': 'must be a port number from 0 to 65535',
  });

const milliseconds = (minimum: number, defaultMs: number, description: string) =>
  integer({
    minimum,
    maximum: 600_000,
    default: defaultMs,
    description,
    'x-rule': `must be whole milliseconds from ${minimum} to 600000`,
  });

const words = <const Word extends string>(
  all: readonly Word[],
  options: { readonly default: Word; readonly description: string },
) => text({ enum: all, ...options, 'x-rule': `must be one of ${all.join(', ')}` });

/** Every setting, by the name of its environment variable. The table of settings is made from this. */
export const SettingsSchema = {
  type: 'object',
  properties: {
    PORT: port(8080, 'Port of the public interface; 0 takes a free one.'),
    HOST: text({
      minLength: 1,
      default: '127.0.0.1',
      description: 'Address of the public interface.',
      'x-rule': 'must be a host name or address',
    }),
    ADMIN_PORT: port(8081, 'Port of the metrics; 0 is off.'),
    ADMIN_HOST: text({
      minLength: 1,
      default: '127.0.0.1',
      description: 'Address of the metrics: other than loopback only where operators alone can reach it.',
      'x-rule': 'must be a host name or address',
    }),
    WORKERS: integer({
      minimum: 1,
      maximum: 64,
      default: 1,
      description:
        'Processes that answer requests; from 2 on, one more leads them. `auto`: one less than there are cores, at ' +
        'least 1 and at most 4.',
      'x-rule': 'must be auto or a whole number from 1 to 64',
    }),
    BACKGROUND: text({
      enum: ['process', 'inline'],
      default: 'process',
      description:
        'Where webhooks are sent, checks sealed and indexed, withdrawals noticed and feeds fetched: in a `process` ' +
        'of its own, or `inline`, in the one that keeps the database, for a small machine.',
      'x-rule': 'must be one of process, inline',
    }),
    REFERENCE_APP_PORT: port(8090, 'Port of the reference web application.'),
    REFERENCE_APP_API_KEY: text({
      description: 'Key of the reference web application. Unset: the demonstration key in DATA_DIR.',
      'x-rule': 'must be a key',
    }),
    REFERENCE_APP_SERVICE_URL: text({
      pattern: '^https?://[^/?#@\\\\]+/?$',
      description: 'Service that the reference web application asks. Unset: the one on this machine, by PORT.',
      'x-rule': 'must be http:// or https:// with a host and nothing after it',
    }),
    REFERENCE_APP_ORIGIN: text({
      pattern: '^https?://[^/?#@\\\\]+$',
      description: 'Where browsers reach the reference web application. Unset: under a loopback name only.',
      'x-rule': 'must be http:// or https:// with a host and nothing after it',
    }),
    DATABASE_URL: text({
      pattern: '^postgres(ql)?://',
      description: 'A PostgreSQL of your own. Unset: the embedded one in DATA_DIR.',
      'x-rule': 'must be a URL that begins with postgres:// or postgresql://',
    }),
    DATA_DIR: text({
      default: './data',
      description: 'Folder of the embedded PostgreSQL and of the demonstration key.',
      'x-rule': 'must be a path',
    }),
    RATE_LIMIT_DEFAULT: integer({
      minimum: 1,
      maximum: 1_000_000_000,
      default: 300,
      description: 'Requests a window of 60 s, for keys without a quota of their own.',
      'x-rule': 'must be a whole number from 1 to 1000000000',
    }),
    RATE_LIMIT_STORE: words(['memory', 'postgres', 'redis'], {
      default: 'memory',
      description:
        'Where limits are counted: memory counts in each instance, ' +
        'postgres (the database in use) and redis for all instances together.',
    }),
    REDIS_URL: text({
      pattern: '^rediss?://[^\\s/?#]',
      description: 'The Redis (7 or later) of RATE_LIMIT_STORE=redis.',
      'x-rule': 'must be redis:// or rediss:// with a host',
    }),
    RATE_LIMIT_INSTANCES: integer({
      minimum: 1,
      maximum: 1_000,
      default: 2,
      description:
        'Instances that share the limits: while their store is down, each allows a quota divided by this number.',
      'x-rule': 'must be a whole number from 1 to 1000',
    }),
    NODE_ENV: text({
      // a word that is only like it would leave out what it asks for
      pattern: '^(?:production|(?![Pp][Rr][Oo][Dd]).*)$',
      description:
        'production warns about the embedded database, makes no demonstration key, and refuses a start without a ' +
        'source of sanctions.',
      'x-rule': 'must be production, in lower case and in full, or no word that begins like it',
    }),
    SIGNING_KEY_FILE: text({ description: 'Private key that signs reports.', 'x-rule': 'must be a path' }),
    PUBLIC_URL: text({
      pattern: '^https?://[^/?#@\\\\]+/?$',
      description: 'Where the service is reached from outside. Reports name it, with the page that verifies them.',
      'x-rule': 'must be an origin, for instance https://risk.example.com',
    }),
    ISSUER_NAME: text({
      minLength: 1,
      maxLength: 120,
      description: 'Who runs the service, as reports name it.',
      'x-rule': 'must be 1 to 120 characters',
    }),
    BUILD_COMMIT: text({
      pattern: '^[0-9a-f]{7,40}$',
      description: 'Commit that the program was built from, for the metrics. Unset: that of its git folder.',
      'x-rule': 'must be 7 to 40 hexadecimal digits in lower case',
    }),
    CHECKPOINT_DIR: text({
      description: 'Folder for signed checkpoints of checks and reports.',
      'x-rule': 'must be a path',
    }),
    TRUSTED_PROXY_HOPS: integer({
      minimum: 0,
      maximum: 16,
      default: 0,
      description: 'Proxies in front whose X-Forwarded-For is trusted.',
      'x-rule': 'must be a whole number from 0 to 16',
    }),
    TRACES: words(['off', 'own', 'linked', 'continued'], {
      default: 'off',
      description:
        'OpenTelemetry traces, with the SDK that you load: own ignores the traceparent of callers, ' +
        'linked links to it, continued goes on with it.',
    }),
    LOG_LEVEL: words(['debug', 'info', 'warn', 'error'], {
      default: 'info',
      description: 'Lower entries are not logged.',
    }),
    RETENTION_MONTHS: integer({
      minimum: 1,
      maximum: 1_200,
      description:
        'Whole months of checks that stay in the tables beside the present one: older ones are detached, ' +
        'not dropped. Unset: all.',
      'x-rule': 'must be a whole number of months from 1 to 1200',
    }),
    SHUTDOWN_GRACE_MS: milliseconds(
      500,
      500,
      'How long a stopping service keeps serving, so that load balancers notice.',
    ),
    SHUTDOWN_LIMIT_MS: milliseconds(1000, 15_000, 'A stop that takes longer is forced.'),
    EXTRA_CHAINS: text({
      pattern: `^\\s*(?:(?:${EXTRA_CHAINS.join('|')})\\s*(?:,\\s*|$))*$`,
      default: '',
      description: `Chains beside the published ones, separated by commas: ${EXTRA_CHAINS.join(', ')}.`,
      'x-rule': `must be names separated by commas, of ${EXTRA_CHAINS.join(', ')}`,
    }),
    REQUIRED_LISTS: text({
      default: '',
      description:
        'Sources of imported lists, separated by commas, without which the service is not ready and no check is ALLOW.',
      'x-rule': 'must be names of lists, separated by commas',
    }),
    FEEDS: text({
      pattern: '^\\s*(?:[a-z0-9-]+\\s*(?:,\\s*|$))*$',
      default: '',
      description:
        'Public lists that the service keeps current by itself: names of its catalogue, separated by commas, or ' +
        '`recommended`.',
      'x-rule': 'must be names of the catalogue, separated by commas, or recommended: see signgate feeds catalogue',
    }),
    FEEDS_MIRROR: text({
      pattern: '^https?://[^?#@\\\\\\s]+$',
      description:
        'Where your own copies of the files of FEEDS lie, each by its name in the catalogue; also a private address.',
      'x-rule': 'must be http:// or https:// with a host, and perhaps a path',
    }),
    FEEDS_FILE: text({
      description: 'JSON file that names further lists which the service keeps current by itself.',
      'x-rule': 'must be a path',
    }),
    SANCTIONS: words(['required', 'none'], {
      default: 'required',
      description:
        'With NODE_ENV=production a start without any source of sanctions is refused; none says that sanctions are ' +
        'screened elsewhere, and is told wherever the sources are.',
    }),
    WEBHOOKS_ALLOW_PRIVATE_NETWORK: words(['no', 'yes'], {
      default: 'no',
      description:
        'yes lets webhooks go over http and to private addresses: in your own network, never beside partners.',
    }),
    OIDC_ISSUER: text({
      // https, or http under a loopback name; without query, fragment or user
      pattern: '^(https://|http://(127\\.0\\.0\\.1|localhost|\\[::1\\])(?=[:/]|$))[^?#@\\\\\\s]*$',
      description:
        'OpenID Connect provider by which people sign in to the review desk, to the letter as it calls itself. ' +
        'Needs PUBLIC_URL.',
      'x-rule': 'must be an https URL without query and fragment; http under a loopback name alone',
    }),
    OIDC_CLIENT_ID: text({
      maxLength: 500,
      description: 'This service, as the provider knows it.',
      'x-rule': 'must be at most 500 characters',
    }),
    OIDC_CLIENT_SECRET: text({
      minLength: 16,
      description: 'Its secret, of 16 characters or more.',
      'x-rule': 'must be at least 16 characters',
    }),
    OIDC_CLIENT_SECRET_FILE: text({
      description: 'File that holds it, in place of OIDC_CLIENT_SECRET.',
      'x-rule': 'must be a path',
    }),
    OIDC_ACCESS_FILE: text({
      description: 'JSON file that says which people may do what for which partner. What is not in it gives nothing.',
      'x-rule': 'must be a path',
    }),
    OIDC_SCOPE: text({
      pattern: '^(?=.*(^| )openid( |$))[\\x21-\\x7e]+( [\\x21-\\x7e]+)*$',
      default: 'openid profile email',
      description: 'What the provider is asked for, separated by spaces.',
      'x-rule': 'must be words separated by one space, openid among them',
    }),
    OIDC_NAME: text({
      minLength: 1,
      maxLength: 60,
      default: 'your organisation',
      description: 'What people call the provider: on the button, after "Sign in with".',
      'x-rule': 'must be 1 to 60 characters',
    }),
    DESK_KEY_SIGN_IN: words(['without-oidc', 'always'], {
      default: 'without-oidc',
      description: 'Whether keys open the review desk: where no OpenID Connect provider is set, or beside it as well.',
    }),
    PROVIDER_SETTINGS: text({
      default: '{}',
      description: 'Settings of providers by id, as a JSON object.',
      'x-rule': 'must be a JSON object',
    }),
  },
} as const;

type ValueOf<Schema> =
  | (Schema extends { readonly type: 'integer' }
      ? number
      : Schema extends { readonly enum: readonly (infer Word)[] }
        ? Word
        : string)
  | (Schema extends { readonly default: unknown } ? never : undefined);

/** What the environment holds, read. Undefined: not set, and without a default. */
export type Variables = {
  readonly [Name in keyof typeof SettingsSchema.properties]: ValueOf<(typeof SettingsSchema.properties)[Name]>;
};
