import { useState } from 'preact/hooks';
import { Address } from '../../../reference-app/page/components/Foreign.js';
import { grouped, shownMoment } from '../../../reference-app/page/text.js';
import { objectWith, withQuery } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { When } from '../parts/texts.js';
import { PageSection, useTitle, WhenReady, Title } from '../parts/view.js';
import { chainName, counted } from '../parts/words.js';
import { caseOf, Link } from '../route.js';
import { inSentences, Remedy, SourceTable } from './SourceTable.js';

type ListVersions = DeskSchemas['ListVersions']['lists'][number];
type Version = ListVersions['versions'][number];
type Row = DeskSchemas['ListChanges']['added'][number];

/** How fresh each source is, and what changed from one version of a list to the next. */
export const SourcesPage = () => {
  const sources = useLoad<DeskSchemas['Sources']>('/api/sources', objectWith<DeskSchemas['Sources']>('sources'));
  const lists = useLoad<DeskSchemas['ListVersions']>('/api/lists', objectWith('lists'));
  useTitle('Sources');
  return (
    <>
      <Title>Sources and lists</Title>
      <PageSection id="sources" title="How fresh they are">
        <WhenReady load={sources.load} what="the sources" retry={sources.reload}>
          {({ sources: rows, missing }) => (
            <>
              <Troubles count={missing.length + rows.filter(({ problem }) => problem !== null).length} />
              <MissingPart missing={missing} />
              <SourceTable sources={rows} />
            </>
          )}
        </WhenReady>
      </PageSection>
      <PageSection id="changes" title="What changed on a list">
        <WhenReady load={lists.load} what="the versions of lists" retry={lists.reload}>
          {({ lists: rows }) =>
            rows.length === 0 ? <p>No list is loaded.</p> : <ListChooser key="chooser" lists={rows} />
          }
        </WhenReady>
      </PageSection>
    </>
  );
};

const Troubles = ({ count }: { readonly count: number }) => (
  <p class="headline">{count === 0 ? 'All of them are well.' : `${counted(count, 'problem')} to mend.`}</p>
);

/** What no list here tells of. */
const MissingPart = ({ missing }: Pick<DeskSchemas['Sources'], 'missing'>) =>
  missing.length === 0 ? null : (
    <ul class="troubles" aria-label="Not loaded">
      {missing.map(({ what, meaning, remedy }) => (
        <li key={what}>
          <strong>No {what}</strong>
          <p>{inSentences(meaning)}</p>
          <Remedy text={remedy} />
        </li>
      ))}
    </ul>
  );

const versionText = ({ version, published_at: published, rows, in_force: inForce }: Version): string =>
  `Version ${version}${inForce ? ', in force' : ''}: ${shownMoment(published)}, ${counted(rows, 'row')}`;

const ListChooser = ({ lists }: DeskSchemas['ListVersions']) => {
  const [source, setSource] = useState(lists[0]?.source ?? '');
  const versions = lists.find((list) => list.source === source)?.versions ?? [];
  return (
    <>
      <div class="field list-choice">
        <label for="list">List</label>
        <select id="list" value={source} onChange={(event) => setSource(event.currentTarget.value)}>
          {lists.map((list) => (
            <option key={list.source} value={list.source}>
              {list.source}
            </option>
          ))}
        </select>
      </div>
      {versions.length < 2 ? (
        <p class="quiet">
          {versions[0] === undefined ? 'It has no version.' : `It has one version. ${versionText(versions[0])}.`}
        </p>
      ) : (
        <VersionPair key={source} source={source} versions={versions} />
      )}
    </>
  );
};

interface PairOptions {
  readonly source: string;
  readonly versions: readonly Version[];
}

const VersionPair = ({ source, versions }: PairOptions) => {
  const [to, setTo] = useState(String(versions[0]?.version ?? ''));
  const [from, setFrom] = useState(String(versions[1]?.version ?? ''));
  const path = withQuery(`/api/lists/${encodeURIComponent(source)}/changes`, { from, to });
  const { load, reload } = useLoad<DeskSchemas['ListChanges']>(
    from === to ? null : path,
    objectWith<DeskSchemas['ListChanges']>('added', 'removed', 'touched_allows'),
  );
  const choices = [
    ['from', 'From the version', from, setFrom],
    ['to', 'To the version', to, setTo],
  ] as const;
  return (
    <>
      <div class="fields versions">
        {choices.map(([name, label, value, choose]) => (
          <div key={name} class="field">
            <label for={`version-${name}`}>{label}</label>
            <select id={`version-${name}`} value={value} onChange={(event) => choose(event.currentTarget.value)}>
              {versions.map((version) => (
                <option key={version.version} value={String(version.version)}>
                  {versionText(version)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      {from === to ? (
        <p class="quiet">Choose two versions.</p>
      ) : (
        <WhenReady load={load} what="the changes" retry={reload}>
          {(changes) => <ChangesPart changes={changes} />}
        </WhenReady>
      )}
    </>
  );
};

const ChangesPart = ({ changes }: { readonly changes: DeskSchemas['ListChanges'] }) => (
  <>
    {changes.is_whole ? null : <p class="warning">A version between them was not compared. More may have changed.</p>}
    <h3>Checks with ALLOW that it would touch</h3>
    {changes.touched_is_cut ? <p class="warning">Only some checks were searched. More may be touched.</p> : null}
    {changes.touched_allows.length === 0 ? (
      <p>No check that was searched names an added address.</p>
    ) : (
      <ul class="decisions">
        {changes.touched_allows.map(({ request_id: id, checked_at: at, address }) => (
          <li key={`${id} ${address}`}>
            <Link to={caseOf(id)}>
              <When iso={at} />
            </Link>{' '}
            <Address text={address} />
          </li>
        ))}
      </ul>
    )}
    <Rows title="Added" rows={changes.added} count={changes.counts.added} />
    <Rows title="Taken off" rows={changes.removed} count={changes.counts.removed} />
  </>
);

interface RowsOptions {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly count: number;
}

const Rows = ({ title, rows, count }: RowsOptions) => (
  <>
    <h3>
      {title}: {counted(count, 'address', 'addresses')}
    </h3>
    {rows.length < count ? <p class="quiet">The first {grouped(String(rows.length))} of them.</p> : null}
    <ul class="decisions">
      {rows.map((row, index) => (
        <li key={index}>
          <Address text={row.address} /> {row.chain === null ? null : <span class="quiet">{chainName(row.chain)}</span>}
        </li>
      ))}
    </ul>
  </>
);
