import { type Settings, SettingsError } from '../config.js';

/**
 * The settings with the feeds of FEEDS and FEEDS_FILE. Those that are required, and in production those of sanctions,
 * are mandatory like the lists of REQUIRED_LISTS. Loads what reads a list only where there are feeds. Rejects with a
 * `SettingsError`.
 */
export const withFeeds = async (settings: Settings): Promise<Settings> => {
  const { feedNames, feedsMirror, feedsFile, production } = settings;
  if (feedNames.length === 0 && feedsFile === null) return settings;
  const mistakes: string[] = [];
  const { chosenFeeds } = await import('./catalogue/choose.js');
  const { readFeeds } = await import('./read-feeds.js');
  const { isSanctionsFeed } = await import('../application/feeds/feed.js');
  const chosen = chosenFeeds(feedNames, feedsMirror, mistakes);
  const own = feedsFile === null ? [] : readFeeds(feedsFile);
  for (const { source } of chosen)
    if (own.some((one) => one.source === source))
      mistakes.push(`FEEDS and FEEDS_FILE both name the list ${JSON.stringify(source)}: leave one of them out`);
  if (mistakes.length > 0) throw new SettingsError(mistakes);
  const feeds = [...chosen, ...own].map((feed) =>
    production && isSanctionsFeed(feed) ? { ...feed, required: true } : feed,
  );
  const required = feeds.filter((feed) => feed.required).map(({ source }) => source);
  return { ...settings, feeds, requiredLists: [...new Set([...settings.requiredLists, ...required])] };
};
