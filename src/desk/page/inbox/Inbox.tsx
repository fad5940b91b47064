import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { familyOf } from '../../../../domain/chains/index.js';
import { Address } from '../../../reference-app/page/components/Foreign.js';
import { objectWith, withQuery } from '../api/call.js';
import { chainsOn, maySession, useSession } from '../api/session.js';
import type { DeskSchemas, ShownCheck } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { Failed, useTitle, WhenReady, Title } from '../parts/view.js';
import { askedWords, counted } from '../parts/words.js';
import { addressPath, type DeskPlace, Link } from '../route.js';
import { CheckRows } from './CheckRows.js';
import { DecideSeveral } from './DecideSeveral.js';
import { FilterBar } from './FilterBar.js';
import {
  type Filters,
  filtersOf,
  narrowing,
  placeOfFilters,
  queryOfFilters,
  rememberFilters,
  SHOWS,
} from './filters.js';
import { SavedViews } from './SavedViews.js';
import { Summary } from './Summary.js';
import { type InboxList, useInbox } from './use-inbox.js';

const isSummary = (body: unknown): DeskSchemas['CheckSummary'] | null =>
  objectWith<DeskSchemas['CheckSummary']>('by_finding')(body);

/** What waits for a decision, newest first, and everything else that was checked. */
export const Inbox = ({ place }: { readonly place: DeskPlace }) => {
  const filters = filtersOf(place.query);
  const nowMs = useMemo(() => Date.now(), [place.text]);
  const query = queryOfFilters(filters, nowMs);
  const inbox = useInbox(query);
  // a number has no order
  const summary = useLoad(withQuery('/api/checks-summary', { ...query, sort: undefined }), isSummary);
  useEffect(() => rememberFilters(filters), [place.text]);
  const title = SHOWS[filters.show]?.name ?? 'Checks';
  useTitle(title);
  // the number beside the heading follows what came in
  const count = inbox.arrived.length;
  useEffect(() => summary.reload(), [count, summary.reload]);
  const decided = (): void => {
    inbox.retry();
    summary.reload();
  };
  return (
    <>
      <div class="heading">
        <Title>{title}</Title>
        <Summary load={summary.load} filters={filters} />
      </div>
      <FilterBar key={place.text} filters={filters} />
      <SavedViews key={`views ${place.text}`} place={placeOfFilters(filters)} />
      <OfAddress filters={filters} checks={inbox.load.status === 'ready' ? inbox.load.value.checks : []} />
      <Arrivals inbox={inbox} />
      <WhenReady load={inbox.load} what="the checks" retry={inbox.retry}>
        {({ checks, nextCursor, indexedUntil }) =>
          indexedUntil === null ? (
            <div class="empty" role="status">
              <p>
                <strong>The lists are being made.</strong>
              </p>
              <p class="quiet">
                Nothing can be said yet of what waits for a decision. This page looks again by itself.
              </p>
            </div>
          ) : checks.length === 0 ? (
            <Empty isNarrowed={narrowing(filters) > 0} empty={SHOWS[filters.show]?.empty ?? 'No check fits.'} />
          ) : (
            <>
              <Listed {...{ checks, decided }} label={title} address={filters.address} />
              {inbox.more.failure === null ? null : (
                <Failed what="Further checks could not be read" failure={inbox.more.failure} />
              )}
              {nextCursor === null ? (
                <p class="quiet end">These are all of them.</p>
              ) : (
                <button type="button" class="wide" disabled={inbox.more.busy} onClick={inbox.more.load}>
                  {inbox.more.busy ? 'Reading further checks…' : 'Show further checks'}
                </button>
              )}
            </>
          )
        }
      </WhenReady>
    </>
  );
};

interface OfAddressOptions {
  readonly filters: Filters;
  readonly checks: readonly ShownCheck[];
}

/** The way from the checks that name an address to all that is known of it, also where no check does. */
const OfAddress = ({ filters: { address, chain }, checks }: OfAddressOptions) => {
  const usual = chainsOn().find(
    (one) => (familyOf(one as Parameters<typeof familyOf>[0]) === 'evm') === address.startsWith('0x'),
  );
  const place = chain === '' ? (checks[0]?.chain ?? usual) : chain;
  return address === '' || place === undefined ? null : (
    <p>
      Checks that name <Address text={address} />. <Link to={addressPath(place, address)}>What is known of it</Link>
    </p>
  );
};

interface ListedOptions {
  readonly checks: readonly ShownCheck[];
  readonly label: string;
  /** That the list is filtered by; empty for none. */
  readonly address: string;
  /** Something was decided: counts and states are others now. */
  readonly decided: () => void;
}

const deedWords = (check: ShownCheck): string => {
  const { deed, preposition, account } = askedWords(check);
  return `${deed} ${preposition} ${account}`;
};

/** The rows, and one decision for those that are chosen. */
const Listed = ({ checks, label, address, decided }: ListedOptions) => {
  const session = useSession();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const chooser = (check: ShownCheck) => {
    const { request_id: id } = check;

    return (
      <input
        type="checkbox"
        aria-label={`Choose: ${deedWords(check)}`}
        checked={chosen.includes(id)}
        onChange={() =>
          setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
        }
      />
    );
  };
  const mayDecide = maySession(session, 'desk:decide');
  const deedOf = (id: string): string => {
    const check = checks.find(({ request_id: one }) => one === id);
    return check === undefined ? id : deedWords(check);
  };
  const done = (refused: readonly string[]): void => {
    setChosen(refused);
    decided();
  };
  return (
    <>
      {mayDecide ? <DecideSeveral {...{ chosen, deedOf, done }} /> : null}
      <CheckRows checks={checks} label={label} known={[address]} {...(mayDecide && { chooser })} />
    </>
  );
};

/** New checks are announced and wait above the list: it never moves under the reader's hand. */
const Arrivals = ({ inbox: { arrived, showArrived, pollFailure, load } }: { readonly inbox: InboxList }) => {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div class="arrivals" aria-live="polite" ref={place}>
      {arrived.length === 0 ? null : (
        <button
          type="button"
          class="primary"
          onClick={() => {
            showArrived();
            place.current?.parentElement?.querySelector<HTMLElement>('h1')?.focus();
          }}
        >
          Show {counted(arrived.length, 'new check')}
        </button>
      )}
      {pollFailure === null || load.status !== 'ready' ? null : (
        <p class="warning">
          New checks cannot be looked for at the moment; the list is as it was. {pollFailure.message}
        </p>
      )}
    </div>
  );
};

const Empty = ({ isNarrowed, empty }: { readonly isNarrowed: boolean; readonly empty: string }) => (
  <div class="empty">
    <p>
      <strong>{isNarrowed ? 'No check fits these filters.' : empty}</strong>
    </p>
    <p class="quiet">
      {isNarrowed
        ? 'The service looked through all of your checks. Take a filter away to see more.'
        : 'The service answered, and there is none. New ones appear here by themselves.'}
    </p>
  </div>
);
