import { useEffect, useRef, useState } from 'preact/hooks';
import type { DispositionState } from '../../../../domain/record/disposition.js';
import { call, objectWith, withQuery } from '../api/call.js';
import type { Failure } from '../../../reference-app/page/answered.js';
import type { DeskSchemas, ShownCheck } from '../api/types.js';
import type { Load } from '../api/use-load.js';
import { arrival } from '../route.js';
import { filtersOf, rememberFilters } from './filters.js';

/** Milliseconds between two looks for new checks. */
export const POLL_MS = 15_000;
const PAGE_SIZE = 50;

interface Listed {
  readonly checks: readonly ShownCheck[];
  readonly nextCursor: string | null;
  readonly indexedUntil: string | null;
}

export interface InboxList {
  readonly load: Load<Listed>;
  /** Checks that came since the list was made; they are not in it until the reader says so. */
  readonly arrived: readonly ShownCheck[];
  readonly showArrived: () => void;
  readonly more: { readonly busy: boolean; readonly failure: Failure | null; readonly load: () => void };
  /** Why the last look for new checks failed; the list then stands as it was. */
  readonly pollFailure: Failure | null;
  readonly retry: () => void;
}

/** What was shown last, so that the way back from a case finds the list as it was left. */
const kept = new Map<string, Listed>();
const KEPT_LISTS = 5;

const keep = (key: string, listed: Listed): void => {
  kept.delete(key);
  kept.set(key, listed);
  for (const oldest of [...kept.keys()].slice(0, -KEPT_LISTS)) kept.delete(oldest);
};

/** What this person decided since: a check may have left the list by it. */
const decided = new Map<string, DispositionState>();
export const noteDecided = (requestId: string, state: DispositionState): void => void decided.set(requestId, state);

/** Forgets what was shown: the next person to sign in may be of another organisation. */
export const forgetInbox = (): void => {
  kept.clear();
  decided.clear();
  rememberFilters(filtersOf(new URLSearchParams()));
};

type Query = Readonly<Record<string, string | undefined>>;

const readPage = (query: Query, cursor: string | null, signal?: AbortSignal) =>
  call<DeskSchemas['CheckList']>({
    path: withQuery('/api/checks', { ...query, cursor, limit: PAGE_SIZE }),
    read: objectWith<DeskSchemas['CheckList']>('checks'),
    ...(signal !== undefined && { signal }),
  });

const idsOf = (checks: readonly ShownCheck[]): ReadonlySet<string> => new Set(checks.map((check) => check.request_id));

const isOlder = (check: ShownCheck, than: ShownCheck): boolean =>
  check.checked_at === than.checked_at ? check.request_id < than.request_id : check.checked_at < than.checked_at;

/** Whether a check stands behind another one, in each order. */
const IS_BEHIND: Readonly<Record<string, (check: ShownCheck, other: ShownCheck) => boolean>> = {
  newest: isOlder,
  oldest: (check, other) => isOlder(other, check),
  risk: (check, other) =>
    check.risk_score === other.risk_score ? isOlder(check, other) : check.risk_score < other.risk_score,
};

/**
 * The list as it stands, with what is newly known of its checks: their state may have changed, their order has not. A
 * check that the newest page would hold and does not has left the list: someone decided it. It says so in its place.
 */
const refreshed = (listed: Listed, page: DeskSchemas['CheckList'], sort = 'newest'): Listed => {
  const { checks: fresh, next_cursor: nextCursor, indexed_until: indexedUntil } = page;
  const byId = new Map(fresh.map((check) => [check.request_id, check]));
  const last = nextCursor === null ? undefined : fresh.at(-1);
  const now = (check: ShownCheck): ShownCheck => {
    const isBelow = last !== undefined && IS_BEHIND[sort]?.(check, last) === true;
    return (
      byId.get(check.request_id) ??
      (isBelow ? check : { ...check, state: decided.get(check.request_id) ?? ('changed' as const) })
    );
  };
  return { ...listed, indexedUntil, checks: listed.checks.map(now) };
};

interface Look {
  readonly load: Load<Listed>;
  readonly newest: readonly ShownCheck[];
  readonly pollFailure: Failure | null;
  readonly show: (listed: Listed) => void;
  readonly retry: () => void;
}

/** Reads the first page, and again from time to time while the window is looked at. */
const useLook = (key: string, query: Query): Look => {
  const [held, setHeld] = useState<{ readonly key: string; readonly load: Load<Listed> }>({
    key: '',
    load: { status: 'loading' },
  });
  const [newest, setNewest] = useState<readonly ShownCheck[]>([]);
  const [pollFailure, setPollFailure] = useState<Failure | null>(null);
  const [retries, setRetries] = useState(0);
  // a list that one comes to anew is read anew
  const known = arrival() === 'history' ? kept.get(key) : undefined;
  const load: Load<Listed> =
    held.key === key ? held.load : known === undefined ? { status: 'loading' } : { status: 'ready', value: known };
  const latest = useRef(load);
  latest.current = load;
  const show = (value: Listed): void => {
    keep(key, value);
    setHeld({ key, load: { status: 'ready', value } });
  };
  useEffect(() => {
    const abort = new AbortController();
    const look = async (): Promise<void> => {
      const outcome = await readPage(query, null, abort.signal);
      if (abort.signal.aborted) return;
      const { current } = latest;
      setPollFailure(outcome.ok ? null : outcome.failure);
      if (outcome.ok) {
        const { checks, next_cursor: nextCursor, indexed_until: indexedUntil } = outcome.value;
        setNewest(checks);
        show(
          current.status === 'ready'
            ? refreshed(current.value, outcome.value, query['sort'])
            : { checks, nextCursor, indexedUntil },
        );
      } else if (current.status !== 'ready') setHeld({ key, load: { status: 'failed', failure: outcome.failure } });
    };
    setNewest([]);
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [key, retries]);
  return { load, newest, pollFailure, show, retry: () => setRetries((count) => count + 1) };
};

/** Those of the first page that are newer than everything in the list. */
const arrivedIn = (listed: Listed | null, newest: readonly ShownCheck[]): readonly ShownCheck[] => {
  if (listed === null) return [];
  const ids = idsOf(listed.checks);
  const latest = listed.checks.reduce((at, check) => (check.checked_at > at ? check.checked_at : at), '');
  return newest.filter((check) => !ids.has(check.request_id) && check.checked_at >= latest);
};

/** The checks that the filters find, in their order, and those that come while the reader reads. */
export const useInbox = (query: Query): InboxList => {
  const { load, newest, pollFailure, show, retry } = useLook(JSON.stringify(query), query);
  const [more, setMore] = useState<{ readonly busy: boolean; readonly failure: Failure | null }>({
    busy: false,
    failure: null,
  });
  const listed = load.status === 'ready' ? load.value : null;
  const arrived = arrivedIn(listed, newest);
  const loadMore = async (): Promise<void> => {
    if (listed === null || listed.nextCursor === null) return;
    setMore({ busy: true, failure: null });
    const outcome = await readPage(query, listed.nextCursor);
    setMore({ busy: false, failure: outcome.ok ? null : outcome.failure });
    if (!outcome.ok) return;
    const ids = idsOf(listed.checks);
    const fresh = outcome.value.checks.filter(({ request_id: id }) => !ids.has(id));
    show({ ...listed, checks: [...listed.checks, ...fresh], nextCursor: outcome.value.next_cursor });
  };
  return {
    load,
    arrived,
    showArrived: () => {
      if (listed === null) return;
      const { checks } = listed;
      show({ ...listed, checks: query['sort'] === 'oldest' ? [...checks, ...arrived] : [...arrived, ...checks] });
    },
    more: { ...more, load: () => void loadMore() },
    pollFailure,
    retry,
  };
};
