import { readFileSync } from 'node:fs';
import { SettingsSchema } from '../../../src/settings-schema.js';

/** The schema of the chart's values, which names the settings that they may hold. */
export const CHART_SCHEMA = new URL('../../../../.deploy/helm/signgate/values.schema.json', import.meta.url);

/** What the image or the chart sets or needs a file for, what belongs to another program, and what holds secrets. */
const NOT_AMONG_VALUES = [
  /^(HOST|PORT|ADMIN_\w+|NODE_ENV|BUILD_COMMIT|RATE_LIMIT_INSTANCES)$|_(FILE|DIR)$/,
  /^REFERENCE_APP_/,
  /^(DATABASE_URL|REDIS_URL|PROVIDER_SETTINGS|OIDC_CLIENT_SECRET)$/,
];

interface Named {
  readonly propertyNames: { enum: readonly string[] };
}

interface ValuesSchema {
  readonly properties: {
    readonly settings: Named;
    readonly secret: { readonly properties: { readonly files: Named } };
  };
}

const WIDTH = 120;

/** JSON in which what fits on a line stands on one. */
const laidOut = (value: unknown, indent = ''): string => {
  const flat = JSON.stringify(value, null, 1).replace(/\s*\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + flat.length < WIDTH) return flat;
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((item) => laidOut(item, inner))
    : Object.entries(value).map(([name, item]) => `"${name}": ${laidOut(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${rows.map((row) => inner + row).join(',\n')}\n${indent}${close}`;
};

/** The schema as it is, and as it must be: every setting that may stand among the values, or name a file. */
export const chartSchema = (): { readonly actual: string; readonly expected: string } => {
  const actual = readFileSync(CHART_SCHEMA, 'utf8');
  const schema = JSON.parse(actual) as ValuesSchema;
  const { settings, secret } = schema.properties;
  const names = Object.keys(SettingsSchema.properties);
  settings.propertyNames.enum = names.filter((name) => !NOT_AMONG_VALUES.some((pattern) => pattern.test(name)));
  secret.properties.files.propertyNames.enum = names.filter((name) => name.endsWith('_FILE'));
  return { actual, expected: `${laidOut(schema)}\n` };
};
