import { createPublishers } from '../../../../adapters/feeds/publishers/index.js';
import { CATALOGUE, type CataloguedFeed } from '../../../feeds/catalogue/entries.js';
import { chosenFrom, feedOfEntry } from '../../../feeds/catalogue/choose.js';
import { type Counted, countFeed } from '../../../application/feeds/count-feed.js';
import { loadSettings } from '../../../config.js';
import { NoDatabaseError } from '../../../runtime/database.js';
import type { ImportedList } from '../../../../ports/stores/lists.js';
import { withDatabase } from '../../command-context.js';
import { print, textTable } from '../../output.js';

interface Options {
  readonly json?: boolean;
}

const namesNow = (): readonly string[] => loadSettings().feedNames;

const shown = ({ name, feed, notTried, ...about }: CataloguedFeed) => ({
  ...{ name, source: feed.source, format: feed.format, url: feed.url, every: feed.every },
  max_age: feed.max_age ?? null,
  required: feed.required === true,
  ...about,
  not_tried: notTried,
});

/** Every entry of the catalogue, and which of them the settings turn on. */
export const catalogue = async ({ json }: Options): Promise<void> => {
  const on = new Set(chosenFrom(namesNow(), []).map(({ name }) => name));
  const entries = CATALOGUE.map((entry) => ({ ...shown(entry), on: on.has(entry.name) }));
  print(json, { entries }, () =>
    [
      textTable(
        ['NAME', 'ON', 'RECOMMENDED', 'EVERY', 'MAX AGE', 'SIZE', 'PUBLISHER'],
        entries.map((entry) => [
          entry.name,
          entry.on ? 'yes' : '-',
          entry.recommended ? 'yes' : '-',
          entry.every,
          entry.max_age ?? '-',
          entry.size,
          entry.publisher,
        ]),
      ),
      ...entries.map(
        ({ name, meaning, licence, url, not_tried: notTried }) =>
          `\n${name}: ${meaning}\n  licence: ${licence}\n  ${url}${notTried === null ? '' : `\n  ${notTried}`}`,
      ),
      '\nTurn them on with FEEDS=recommended, or by name: npx signgate feeds enable NAME',
    ].join('\n'),
  );
};

const entryNamed = (name: string): CataloguedFeed => {
  const mistakes: string[] = [];
  const [entry] = chosenFrom([name], mistakes);
  if (entry === undefined || entry.name !== name)
    throw new Error(mistakes[0]?.replace('FEEDS: ', '') ?? 'Give the name of one entry: npx signgate feeds catalogue');
  return entry;
};

/** Says the line that turns an entry on. Settings are the environment's: a command changes none. */
export const enable = async (name: string, { json }: Options): Promise<void> => {
  const { feed } = entryNamed(name);
  const now = namesNow();
  const isOn = chosenFrom(now, []).some((one) => one.name === name);
  const line = `FEEDS=${(isOn ? now : [...now, name]).join(',')}`;
  print(json, { name, on: isOn, setting: line, feed }, () =>
    isOn
      ? `${name} is on: ${line}`
      : `Put this where the settings of the service are, and start it again:\n\n  ${line}\n\n` +
        `Try it before: npx signgate feeds try ${name}`,
  );
};

/** Fetches and reads an entry as a sync would, and compares it with the list in force. Imports nothing. */
export const tryEntry = async (name: string, { json }: Options): Promise<void> => {
  const feed = feedOfEntry(entryNamed(name), loadSettings().feedsMirror);
  const counted = await countFeed(createPublishers(), feed, new AbortController().signal);
  const present = await listInForce(feed.source);
  const inForce = present === null ? null : { published_at: present.publishedAt, rows: present.rows };
  const same = present !== null && present.sha256 === counted.sha256;
  print(json, { name, ...counted, in_force: inForce, same }, () => inWords(name, counted, present, same));
};

/** Null where there is none, and no database. */
const listInForce = async (source: string): Promise<ImportedList | null> => {
  try {
    return await withDatabase(({ archive }) => archive.find(source));
  } catch (error) {
    if (error instanceof NoDatabaseError) return null;
    throw error;
  }
};

const inWords = (
  name: string,
  { bytes, rows, skipped, published }: Counted,
  present: ImportedList | null,
  same: boolean,
) => {
  const reasons = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);
  const compared =
    present === null
      ? 'No list of this source is in force.'
      : same
        ? 'It is the file that is in force.'
        : `In force are ${present.rows} rows of ${present.publishedAt}.`;
  return [
    `${name}: ${bytes} bytes, ${rows} rows, skipped ${reasons.join(', ') || 'none'}, ` +
      `published ${published ?? 'without a date'}`,
    `${compared} Nothing was imported.`,
  ].join('\n');
};
