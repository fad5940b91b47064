import { wireProviders } from '../application/check/wire-providers.js';
import { namesSanctionsSource, SANCTIONS_COST, SANCTIONS_REMEDY } from '../application/sources/missing-knowledge.js';
import { type Settings, SettingsError } from '../config.js';
import { withFeeds } from '../feeds/with-feeds.js';
import { vendorsIn } from '../foundation.js';
import { ALL_PROVIDERS } from '../providers.js';
import { withSignIn } from './sign-in.js';

/**
 * The settings with the files that they name, held to all that they must be, before anything is opened. Rejects with
 * one `SettingsError` that names every mistake.
 */
export const checkedSettings = async (settings: Settings): Promise<Settings> => {
  const mistakes: string[] = [];
  const part = async <Part>(work: () => Part | Promise<Part>, otherwise: Part): Promise<Part> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      mistakes.push(...error.mistakes);
      return otherwise;
    }
  };
  const { feeds, requiredLists } = await part(() => withFeeds(settings), settings);
  const { signIn } = await part(() => withSignIn(settings), settings);
  await part(() => refuseBadProviders(settings), undefined);
  if (mistakes.length > 0) throw new SettingsError(mistakes);
  return { ...settings, feeds, requiredLists, signIn };
};

const NOTHING = {
  lists: { lookUp: async () => [], contracts: async () => [], imitatedSites: async () => [], lists: async () => [] },
  clock: { now: () => 0 },
  logger: { log: () => undefined },
};

/** Providers that are set are made over nothing, and closed: what they refuse is told before a database is opened. */
const refuseBadProviders = async ({ providerSettings }: Settings): Promise<void> => {
  if (Object.keys(providerSettings).length === 0) return;
  const sources = wireProviders(ALL_PROVIDERS, providerSettings, NOTHING);
  for (const { instance } of Object.values(sources).flat()) await instance.close();
};

/**
 * Production without any source of sanctions is no accident: refused unless the settings say that it is meant. Throws a
 * `SettingsError` with the line that mends it.
 */
export const refuseUnprotected = (settings: Settings): void => {
  if (!settings.production || settings.sanctions === 'none') return;
  if (namesSanctionsSource({ ...settings, vendors: vendorsIn(settings, ALL_PROVIDERS) })) return;
  throw new SettingsError([
    `no source of sanctions is set with NODE_ENV=production: ${SANCTIONS_COST}. ${SANCTIONS_REMEDY}`,
  ]);
};
