import { namesSanctionsSource } from '../../application/sources/missing-knowledge.js';
import { asItCounts } from '../../application/sources/inventory.js';
import { failedFeed, staleList } from '../../application/sources/problems.js';
import { freshnessOfList } from '../../../domain/facts/screening/lists.js';
import { type FeedStatus, readFeedStatus } from '../../application/feeds/feed-status.js';
import { loadSettings, type Settings, SettingsError } from '../../config.js';
import { vendorsIn } from '../../foundation.js';
import { ALL_PROVIDERS } from '../../providers.js';
import { checkedSettings, refuseUnprotected } from '../../runtime/checked-settings.js';
import { NoDatabaseError } from '../../runtime/database.js';
import { missingParts } from '../../runtime/missing.js';
import { type CommandContext, withDatabase } from '../command-context.js';
import { print } from '../output.js';

/** `optional`: it is not there, and a service may be without it. `meant`: it is not there, and the settings say so. */
type Standing = 'ok' | 'missing' | 'degraded' | 'refused' | 'meant' | 'optional';

interface Diagnosis {
  readonly what: string;
  readonly standing: Standing;
  /** What it is, or what it means for verdicts. */
  readonly meaning: string;
  /** The line that mends it; null where nothing is to be mended. */
  readonly remedy: string | null;
}

const FINE: ReadonlySet<Standing> = new Set(['ok', 'meant', 'optional']);

const fine = (what: string, meaning: string): Diagnosis => ({ what, standing: 'ok', meaning, remedy: null });

/** Prints what is there and what is missing. Commands are never refused: nor is this one, whatever it finds. */
export const doctor = async ({ json }: { readonly json?: boolean }): Promise<void> => {
  const all = await diagnosed();
  const isSound = all.every(({ standing }) => FINE.has(standing));
  if (!isSound) process.exitCode = 1;
  print(json, { ok: isSound, checks: all }, () => inWords(all));
};

const diagnosed = async (): Promise<readonly Diagnosis[]> => {
  let settings: Settings;
  try {
    settings = await checkedSettings(loadSettings());
  } catch (error) {
    return mistakesOf(error);
  }
  const refused: Diagnosis[] = [];
  try {
    refuseUnprotected(settings);
  } catch (error) {
    refused.push(...mistakesOf(error));
  }
  const first = refused.length > 0 ? refused : [fine('settings', 'they can be used')];
  return [...first, ...(await diagnosedDatabase(settings)), ...optionalParts(settings)];
};

const mistakesOf = (error: unknown): readonly Diagnosis[] =>
  (error instanceof SettingsError ? error.mistakes : [error instanceof Error ? error.message : String(error)]).map(
    (meaning) => ({ what: 'settings', standing: 'refused', meaning, remedy: 'The service does not start until then.' }),
  );

const diagnosedDatabase = async (settings: Settings): Promise<readonly Diagnosis[]> => {
  try {
    return await withDatabase((context) => diagnosedKnowledge(settings, context));
  } catch (error) {
    const isNew = error instanceof NoDatabaseError;
    const meaning = isNew
      ? `there is none yet${configuredKnowledge(settings)}`
      : `it cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    const remedy = isNew ? 'The first start makes it, or: npx signgate init' : 'Mend DATABASE_URL or DATA_DIR.';
    return [{ what: 'database', standing: 'missing', meaning, remedy }];
  }
};

const configuredKnowledge = (settings: Settings): string => {
  const names = settings.feeds.map(({ source }) => source);
  const fetched = names.length === 0 ? '' : `; these lists will be fetched: ${names.join(', ')}`;
  if (namesSanctionsSource({ ...settings, vendors: vendorsIn(settings, ALL_PROVIDERS) })) return fetched;
  const isMeant = settings.sanctions === 'none' ? 'SANCTIONS=none, so that' : 'no source of sanctions is set, so that';
  return `${fetched}; ${isMeant} a sanctioned address would not be recognised (FEEDS=recommended)`;
};

const diagnosedKnowledge = async (settings: Settings, context: CommandContext): Promise<readonly Diagnosis[]> => {
  const { lists, clock } = context;
  const missing = await missingParts(settings, context);
  const isMeant = (what: string) => what === 'sanctions list' && settings.sanctions === 'none';
  const feeds = await readFeedStatus(settings.feeds, context);
  const inForce = await lists.lists();
  return [
    fine('database', settings.databaseUrl === null ? `the embedded one in ${settings.dataDir}` : 'it answers'),
    ...missing.map(({ what, cost, remedy }) => ({
      ...{ what, meaning: cost, remedy },
      standing: isMeant(what) ? ('meant' as const) : ('missing' as const),
    })),
    ...feeds.flatMap(failingFeed),
    ...inForce.map(asItCounts).map((list): Diagnosis => {
      const { status } = freshnessOfList(list, clock.now());
      const said = `${list.rows} rows of ${list.publishedAt}`;
      if (status !== 'STALE') return fine(`list ${list.source}`, said);
      return { what: `list ${list.source}`, standing: 'degraded', ...staleList(list, said) };
    }),
  ];
};

const failingFeed = ({ feed, sync, list }: FeedStatus): readonly Diagnosis[] => {
  const what = `feed ${feed.source}`;
  if (sync !== null && sync.reason !== null) {
    const { reason, failuresInRow: failures } = sync;
    const problem = failedFeed(feed.source, { reason, failures, publishedAt: list?.publishedAt ?? null });
    return [{ what, standing: 'degraded', ...problem }];
  }
  if (sync !== null) return [];
  return [{ what, standing: 'missing', meaning: 'it was never fetched', remedy: 'A running service fetches it.' }];
};

const OPTIONAL = [
  ['simulation', 'node', 'bytes are read and not executed: coverage.level is at most 1', 'evm-rpc or solana-rpc'],
  [
    ...(['chainHistory', 'history of the chain'] as const),
    ...(['a look-alike is known only after a payment that was checked here', 'explorer-history or evm-logs'] as const),
  ],
  ['prices', 'source of prices', 'prices are those of a bundled, dated table', 'defillama or http-price-feed'],
] as const;

/** What a service may be without. */
const optionalParts = ({ providerSettings }: Settings): readonly Diagnosis[] =>
  OPTIONAL.map(([port, what, meaning, ids]) => {
    const on = ALL_PROVIDERS.filter(
      (one) => one.port === port && one.kind === 'external' && one.id in providerSettings,
    );
    return on.length > 0
      ? fine(what, on.map(({ id }) => id).join(', '))
      : { what, standing: 'optional', meaning, remedy: `Set ${ids} in PROVIDER_SETTINGS` };
  });

const SIGNS: Readonly<Record<Standing, string>> = {
  ok: 'ok      ',
  optional: '-       ',
  meant: 'meant   ',
  degraded: 'DEGRADED',
  missing: 'MISSING ',
  refused: 'REFUSED ',
};

const inWords = (all: readonly Diagnosis[]): string => {
  const wrong = all.filter(({ standing }) => !FINE.has(standing)).length;
  return [
    ...all.map(
      ({ what, standing, meaning, remedy }) =>
        `${SIGNS[standing]}  ${what}: ${meaning}${remedy === null ? '' : `\n          -> ${remedy}`}`,
    ),
    '',
    wrong === 0 ? 'Nothing is missing.' : `${wrong} of ${all.length} need your attention.`,
  ].join('\n');
};
