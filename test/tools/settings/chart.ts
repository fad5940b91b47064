import { readFileSync } from 'node:fs';
import { SettingsSchema } from '../../../src/settings-schema.js';

/** The schema of the chart's values, which names the settings that they may hold. */
export const CHART_SCHEMA = new URL('../../../../.deploy/helm/signgate/values.schema.json', import.meta.url);

/** What the image or the chart sets or needs a file for, what belongs to another program, and what holds secrets. */
const NOT_AMONG_VALUES = [
  /^(HOST|PORT|ADMIN_\w+|NODE_ENV|BUILD_COMMIT|RATE_LIMIT_INSTANCES)$|_(FILE|DIR)$/,
  /^REFERENCE_APP_/,
  /^(DATABASE_URL|REDIS_URL|PROVIDER_SETTINGS)$/,
];

interface ValuesSchema {
  readonly properties: { readonly settings: { readonly propertyNames: { enum: readonly string[] } } };
}

/** The schema as it is, and as it must be: every setting that may stand among the values. */
export const chartSchema = (): { readonly actual: string; readonly expected: string } => {
  const actual = readFileSync(CHART_SCHEMA, 'utf8');
  const schema = JSON.parse(actual) as ValuesSchema;
  schema.properties.settings.propertyNames.enum = Object.keys(SettingsSchema.properties).filter(
    (name) => !NOT_AMONG_VALUES.some((pattern) => pattern.test(name)),
  );
  return { actual, expected: `${JSON.stringify(schema, null, 2)}\n` };
};
