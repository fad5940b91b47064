import { after, type Awaitable, isPromise } from '../../../ports/sources/awaitable.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { ListStore } from '../../../ports/stores/lists.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { ScreeningAnswer, ScreeningRequest } from '../../../ports/sources/screening.js';
import { signalsFor, stateOf } from './signals.js';

const newest = (dates: readonly string[]): string | null => [...dates].sort().at(-1) ?? null;

const screen = (lists: ListStore, request: ScreeningRequest): Awaitable<ScreeningAnswer> =>
  after(lists.lists(), (imported) =>
    after(imported.length === 0 ? [] : lists.lookUp(request.chain, request.subjectKeys), (hits) => ({
      signals: signalsFor(request.subjectKeys, hits),
      asOf: newest(imported.map((list) => list.publishedAt)),
      note: `${String(imported.length)} imported ${imported.length === 1 ? 'list' : 'lists'}`,
      lists: imported.map(stateOf),
    })),
  );

const notLoaded = (cause: unknown): never => {
  throw new ProviderError('not_loaded', 'The imported lists could not be read.', { cause });
};

/** Exact matches with the lists that the operator imported. No list at all is an answer, and says so in coverage. */
export const localSignals: ProviderManifest<'screening', Record<string, never>> = {
  id: 'local-signals',
  name: 'Imported lists',
  port: 'screening',
  kind: 'local',
  mandatory: true,
  deadlineMs: 250,
  configSchema: { type: 'object', additionalProperties: false },
  onByDefault: true,
  create: (_config, { lists }) => ({
    supports: () => true,
    screen: (request, signal) => {
      if (signal.aborted) return Promise.reject(new ProviderError('timeout', 'The call was given up before it began.'));
      const answer = screen(lists, request);
      return isPromise(answer) ? answer.catch(notLoaded) : answer;
    },
    close: async () => undefined,
  }),
};
