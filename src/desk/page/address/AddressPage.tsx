import type { ComponentChildren } from 'preact';
import { Address } from '../../../reference-app/page/components/Foreign.js';
import { words } from '../../../reference-app/page/text.js';
import { objectWith } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { isIllicit } from '../../../../domain/facts/screening/category.js';
import { AddressEvidence } from './AddressEvidence.js';
import { OwnStatements } from './OwnStatements.js';
import { OwnListPart } from './OwnListPart.js';
import { AddressFlows } from './AddressFlows.js';
import { CheckRows } from '../inbox/CheckRows.js';
import { placeOfFilters, filtersOf } from '../inbox/filters.js';
import { LongText, When } from '../parts/texts.js';
import { PageSection, useTitle, WhenReady, Title } from '../parts/view.js';
import { chainName, counted } from '../parts/words.js';
import { Link } from '../route.js';

type KnownAddress = DeskSchemas['AddressView'];

const read = objectWith<KnownAddress>('lists', 'own_lists', 'attributions', 'checks');

interface AddressOptions {
  readonly chain: string;
  readonly address: string;
}

/** Everything that is known of an address: which list names it since when, and every check that named it. */
export const AddressPage = ({ chain, address }: AddressOptions) => {
  const path = `/api/addresses/${encodeURIComponent(chain)}/${encodeURIComponent(address)}`;
  const { load, reload } = useLoad<KnownAddress>(path, read);
  useTitle('Address');
  return (
    <>
      <p class="back">
        <Link to="/">Inbox</Link>
      </p>
      <header class={`case-head ${load.status === 'ready' && isStopped(load.value) ? 'block-edge' : ''}`}>
        <p class="marks quiet">Address on {chainName(chain)}</p>
        <Title>
          <Address text={address} />
        </Title>
        {load.status === 'ready' ? <Lead known={load.value} /> : null}
      </header>
      <WhenReady load={load} what="what is known of the address" retry={reload}>
        {(known) => <Known known={known} chain={chain} address={address} reload={reload} />}
      </WhenReady>
    </>
  );
};

const isStopped = ({ lists, own_lists: own }: KnownAddress): boolean =>
  own.some(({ list, expired }) => list === 'deny' && !expired) ||
  lists.some(({ category }) => isIllicit(category as Parameters<typeof isIllicit>[0]));

const readSources = objectWith<DeskSchemas['Sources']>('missing');

/** What counts most about it, in a line; and where nothing names it, what that rests on. */
const Lead = ({ known }: { readonly known: KnownAddress }) => {
  const sources = useLoad<DeskSchemas['Sources']>('/api/sources', readSources).load;
  const own = known.own_lists.filter(({ expired }) => !expired).map(({ list }) => `On your ${list} list.`);
  const held = known.attributions
    .filter(({ expired }) => !expired)
    .map(({ entity }) => `Held by ${entity.name}, as you say.`);
  const named = known.lists.map(({ category, source }) => `${words(category)}, by ${source}.`);
  const stopped = known.checks.filter(({ action }) => action !== 'ALLOW').length;
  const history = `Stopped in ${stopped} of ${counted(known.checks.length, 'check')}.`;
  const unnamed = stopped === 0 ? 'No list that is loaded names it.' : history;
  const missing = sources.status === 'ready' ? sources.value.missing : [];
  const unknown = missing.map(({ what }) => what).filter((what) => what !== 'site list');
  return (
    <div class="lead">
      <p class="headline">
        <LongText text={[...own, ...held, ...(named.length === 0 ? [unnamed] : named)].join(' ')} />
      </p>
      {unknown.length === 0 ? null : (
        <p class="warning">
          No {unknown.join(' and no ')} is loaded. <Link to="/sources">Sources</Link>
        </p>
      )}
    </div>
  );
};

interface KnownOptions extends AddressOptions {
  readonly known: KnownAddress;
  readonly reload: () => void;
}

const Known = ({ known, chain, address, reload }: KnownOptions) => {
  const all = placeOfFilters({ ...filtersOf(new URLSearchParams()), show: 'all', address, chain });
  return (
    <>
      {known.lists.length === 0 ? null : (
        <PageSection id="lists" title="Lists that name it">
          <Lists rows={known.lists} />
        </PageSection>
      )}
      <PageSection id="own" title="What you say of it">
        <OwnStatements {...known} />
        <OwnListPart chain={chain} address={known.address} entries={known.own_lists} changed={reload} />
      </PageSection>
      <AddressEvidence address={known.address} checks={known.checks} />
      <AddressFlows known={known} />
      <PageSection id="checks" title="Checks that named it">
        {known.checks.length === 0 ? (
          <p>No check named it.</p>
        ) : (
          <>
            <p class="quiet">
              {known.next_cursor === null
                ? counted(known.checks.length, 'check')
                : `Latest ${known.checks.length} of ${counted(known.totals.count, 'check')}`}
              . <Link to={all}>Filter them in the inbox</Link>
            </p>
            <CheckRows checks={known.checks} label="Checks that named the address" known={[address]} />
          </>
        )}
      </PageSection>
    </>
  );
};

const COLUMNS = ['List', 'As what', 'Since', 'Seen last', 'Version'] as const;

const Lists = ({ rows }: { readonly rows: readonly KnownAddress['lists'][number][] }) => (
  <table class="table" role="table" aria-label="Lists that name the address">
    <thead role="rowgroup">
      <tr role="row">
        {COLUMNS.map((column) => (
          <th key={column} scope="col" role="columnheader">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row, index) => (
        <tr key={index} role="row">
          <th scope="row" role="rowheader">
            <LongText text={row.source} />
          </th>
          <td role="cell" data-label="As what">
            {words(row.category)}
            {row.entity === null ? null : (
              <>
                : <LongText text={row.entity} />
              </>
            )}
            {row.reference === '' ? null : (
              <span class="quiet">
                {' '}
                <LongText text={row.reference} />
              </span>
            )}
          </td>
          <Cell label="Since">
            <When iso={row.since} />
          </Cell>
          <Cell label="Seen last">
            <When iso={row.last_seen} />
          </Cell>
          <Cell label="Version">
            <code title={row.version_sha256}>{row.version_sha256.slice(0, 12)}</code>
            {` of ${row.published_at.slice(0, 10)}`}
          </Cell>
        </tr>
      ))}
    </tbody>
  </table>
);

const Cell = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <td role="cell" data-label={label}>
    {children ?? <span class="quiet">not known</span>}
  </td>
);
