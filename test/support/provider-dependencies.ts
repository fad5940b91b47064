import type { ListStore } from '../../ports/stores/lists.js';
import type { ProviderDependencies } from '../../ports/sources/provider.js';
import { NOW_MS } from './builders.js';
import { listStoreOf } from './lists.js';

/** What an adapter is made with in a test: a clock that stands still, a silent log, and the given lists. */
export const dependenciesWith = (lists: ListStore = listStoreOf([])): ProviderDependencies => ({
  lists,
  clock: { now: () => NOW_MS },
  logger: { log: () => undefined },
});

export const neverAborted = (): AbortSignal => new AbortController().signal;
