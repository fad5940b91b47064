import type { ComponentChildren } from 'preact';
import { Address } from '../../../reference-app/page/components/Foreign.js';
import { words } from '../../../reference-app/page/text.js';
import { objectWith } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { AddressEvidence } from './AddressEvidence.js';
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
      <header class="case-head">
        <p class="marks quiet">Address on {chainName(chain)}</p>
        <Title>
          <Address text={address} />
        </Title>
      </header>
      <WhenReady load={load} what="what is known of the address" retry={reload}>
        {(known) => <Known known={known} chain={chain} address={address} reload={reload} />}
      </WhenReady>
    </>
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
      <PageSection id="lists" title="Lists that name it">
        {known.lists.length === 0 ? (
          <p>
            No list in force names it now. Other sources may: see what they said of it. A list that is not loaded may as
            well.
          </p>
        ) : (
          <Lists rows={known.lists} />
        )}
      </PageSection>
      <PageSection id="own" title="What you say of it">
        {known.own_lists.length + known.attributions.length === 0 ? <p>Nothing on your own lists.</p> : null}
        <ul class="decisions">
          {[...known.own_lists, ...known.attributions].map((statement, index) => (
            <li key={index}>
              <OwnStatement statement={statement} />
            </li>
          ))}
        </ul>
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
                : `The newest ${known.checks.length} of ${counted(known.totals.count, 'check')}`}
              . <Link to={all}>Filter them in the inbox</Link>
            </p>
            <CheckRows checks={known.checks} label="Checks that named the address" />
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

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Whatever a statement says in words, name by name: the two kinds have different members. */
const OwnStatement = ({ statement }: { readonly statement: object }) => (
  <dl class="facts">
    {Object.entries(statement).flatMap(([name, value]) => {
      const shown = typeof value === 'number' ? String(value) : text(value);
      return shown === null
        ? []
        : [
            <div key={name}>
              <dt>{words(name)}</dt>
              <dd>{/_at$|_until$/.test(name) ? <When iso={shown} /> : <LongText text={shown} />}</dd>
            </div>,
          ];
    })}
  </dl>
);
