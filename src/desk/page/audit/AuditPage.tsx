import { useState } from 'preact/hooks';
import type { Failure } from '../../../reference-app/page/answered.js';
import { call, objectWith, withQuery } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { dayAfter } from '../inbox/filters.js';
import { Failed, Title, useTitle, WhenReady } from '../parts/view.js';
import { Input } from '../policies/Input.js';
import { type DeskPlace, goTo, Link } from '../route.js';
import { AuditLine } from './AuditEntry.js';
import { AUDIT_CHOICES, AUDIT_FILTERS, type AuditFilters, placeOfAudit } from './audit-filters.js';

type Page = DeskSchemas['AuditPage'];
const readPage = objectWith<Page>('entries');

/** Who changed what: keys, policies, own lists, messages, and who was at the desk. */
export const AuditPage = ({ place }: { readonly place: DeskPlace }) => {
  const filters = Object.fromEntries(
    AUDIT_FILTERS.map((name) => [name, place.query.get(name) ?? '']),
  ) as unknown as AuditFilters;
  const path = withQuery('/api/audit', { ...filters, to: dayAfter(filters.to) });
  const { load, reload, replace } = useLoad<Page>(path, readPage);
  useTitle('Audit');
  return (
    <>
      <Title>Audit</Title>
      <p class="quiet">
        Who changed keys, policies and your lists, and who signed in. What was decided about a check stands in its case;
        new versions of lists stand at <Link to="/sources">Sources</Link>.
      </p>
      <FilterForm key={place.text} filters={filters} />
      <WhenReady load={load} what="the audit trail" retry={reload}>
        {(page) => <Entries page={page} path={path} replace={replace} />}
      </WhenReady>
    </>
  );
};

const FilterForm = ({ filters }: { readonly filters: AuditFilters }) => {
  const [draft, setDraft] = useState(filters);
  const isNarrowed = AUDIT_FILTERS.some((name) => filters[name] !== '');
  const field = (name: keyof AuditFilters, label: string) => ({
    ...{ id: `audit-${name}`, label, value: draft[name], mistake: undefined },
    change: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
  });
  return (
    <form
      role="search"
      aria-label="Changes"
      onSubmit={(event) => {
        event.preventDefault();
        goTo(placeOfAudit(draft));
      }}
    >
      <details class="more" open={isNarrowed}>
        <summary>{isNarrowed ? 'Filters in use' : 'Filters'}</summary>
        <div class="fields">
          <Input {...field('action', 'What was changed')} choices={AUDIT_CHOICES} />
          <Input {...field('subject', 'About')} hint="Id of a key or policy; allow, deny or attribution." />
          <Input {...field('from', 'From the day (UTC)')} isDay />
          <Input {...field('to', 'To the day (UTC)')} isDay />
        </div>
        <p class="buttons">
          <button type="submit" class="primary">
            Apply
          </button>
          {isNarrowed ? (
            <Link to="/audit" class="button">
              Clear filters
            </Link>
          ) : null}
        </p>
      </details>
    </form>
  );
};

interface EntriesOptions {
  readonly page: Page;
  readonly path: string;
  readonly replace: (page: Page) => void;
}

const Entries = ({ page: { entries, next_cursor: cursor }, path, replace }: EntriesOptions) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const readOlder = async (): Promise<void> => {
    setBusy(true);
    const outcome = await call<Page>({
      path: `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`,
      read: readPage,
    });
    setBusy(false);
    setFailure(outcome.ok ? null : outcome.failure);
    if (outcome.ok) replace({ ...outcome.value, entries: [...entries, ...outcome.value.entries] });
  };
  if (entries.length === 0) return <p class="empty">No change fits.</p>;
  return (
    <>
      <ol class="decisions audit" aria-label="Changes, newest first">
        {entries.map((entry) => (
          <AuditLine key={entry.audit_id} entry={entry} nowMs={Date.now()} />
        ))}
      </ol>
      {failure === null ? null : <Failed what="Older changes could not be read" failure={failure} />}
      {cursor === null ? (
        <p class="quiet end">These are all of them.</p>
      ) : (
        <button type="button" class="wide" disabled={busy} onClick={() => void readOlder()}>
          {busy ? 'Reading older changes…' : 'Show older changes'}
        </button>
      )}
    </>
  );
};
