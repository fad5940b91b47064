import { words } from '../../../reference-app/page/text.js';
import { objectWith } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { LongText, When, Who } from '../parts/texts.js';
import { placeName } from '../parts/words.js';

type KnownAddress = DeskSchemas['AddressView'];
type Entry = KnownAddress['own_lists'][number];
type Attribution = KnownAddress['attributions'][number];

/** What the partner itself says of the address: its lists, and whom it knows behind it. */
export const OwnStatements = ({ own_lists: entries, attributions }: KnownAddress) => {
  const { load } = useLoad<DeskSchemas['DeskPeople']>('/api/people', objectWith<DeskSchemas['DeskPeople']>('people'));
  const people = new Map(load.status === 'ready' ? load.value.people.map(({ id, name }) => [id, name]) : []);
  return entries.length + attributions.length === 0 ? (
    <p>Nothing on your own lists.</p>
  ) : (
    <ul class="decisions">
      {entries.map((entry) => (
        <li key={entry.statement_id}>
          <p>
            <strong>On the {entry.list} list</strong> for {placeName(entry.chain)}: <LongText text={entry.reason} />
          </p>
          <Said statement={entry} people={people} until={entry.expires_at} />
        </li>
      ))}
      {attributions.map((attribution) => (
        <li key={attribution.statement_id}>
          <p>
            <strong>
              Held by <LongText text={attribution.entity.name} />
            </strong>{' '}
            <LongText text={heldHow(attribution)} />
          </p>
          <Said statement={attribution} people={people} until={attribution.valid_until} />
        </li>
      ))}
    </ul>
  );
};

const heldHow = ({ entity: { type, jurisdiction }, kind, reference, chain }: Attribution): string =>
  `${[words(type).toLowerCase(), ...(jurisdiction === null ? [] : [jurisdiction]), placeName(chain)].join(', ')}. ` +
  `${words(kind)}: ${reference}`;

interface SaidOptions {
  readonly statement: Entry | Attribution;
  /** Names by id; who is not there is named by the id. */
  readonly people: ReadonlyMap<string, string>;
  readonly until: string | null;
}

const Said = ({ statement: { changed_by: by, changed_at: at, expired }, people, until }: SaidOptions) => (
  <p class="quiet">
    By {by === null ? 'the operator' : <Who by={people.get(by) ?? by} by_id={by} />}, <When iso={at} />.{' '}
    {until === null ? null : (
      <>
        {expired ? 'Counted' : 'Counts'} until <When iso={until} />.
      </>
    )}
  </p>
);
