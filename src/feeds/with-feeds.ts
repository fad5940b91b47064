import type { Settings } from '../config.js';

/**
 * The settings with the feeds of their FEEDS_FILE, whose required lists are mandatory like those of REQUIRED_LISTS.
 * Loads what reads a list only where there are feeds. Rejects with a `SettingsError`.
 */
export const withFeeds = async (settings: Settings): Promise<Settings> => {
  if (settings.feedsFile === null) return settings;
  const { readFeeds } = await import('./read-feeds.js');
  const feeds = readFeeds(settings.feedsFile);
  const required = feeds.filter((feed) => feed.required).map(({ source }) => source);
  return { ...settings, feeds, requiredLists: [...new Set([...settings.requiredLists, ...required])] };
};
