import { readFileSync } from 'node:fs';
import { SettingsSchema } from '../../../src/settings-schema.js';
import { markdownTable } from '../bench/table.js';

const BEGIN = '<!-- settings: made by npm run settings-table -->';
const END = '<!-- end of settings -->';

/** The page that holds the table of settings, between two markers. */
export const SETTINGS_PAGE = new URL('../../../../src/README.md', import.meta.url);

/** Every setting of the schema with its default and meaning, as a table in Markdown. */
const settingsTable = (): string =>
  markdownTable({
    columns: ['setting', 'default', 'what'],
    rows: Object.entries<object>(SettingsSchema.properties).map(([name, property]) => {
      const { default: value, description } = property as { readonly default?: unknown; readonly description: string };
      return [`\`${name}\``, value === undefined || value === '' ? 'unset' : `\`${String(value)}\``, description];
    }),
  });

/** The page as it is, and as it must be. Throws where a marker is missing. */
export const settingsPage = (): { readonly actual: string; readonly expected: string } => {
  const actual = readFileSync(SETTINGS_PAGE, 'utf8');
  const begin = actual.indexOf(BEGIN);
  const end = actual.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${SETTINGS_PAGE.pathname} must hold "${BEGIN}" and "${END}"`);
  return { actual, expected: `${actual.slice(0, begin)}${BEGIN}\n${settingsTable()}\n${actual.slice(end)}` };
};
