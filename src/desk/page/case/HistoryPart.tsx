import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { objectWith, withQuery } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { CheckRows } from '../inbox/CheckRows.js';
import { AccountText } from '../parts/texts.js';
import { PageSection, WhenReady } from '../parts/view.js';
import { counted } from '../parts/words.js';
import { addressPath, Link } from '../route.js';
import { counterpartyText } from './record.js';

const SHOWN = 5;

/** Earlier dealings of this pair: as the check saw them, and its other checks. The rest stands with the address. */
export const HistoryPart = ({ record }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  const other = counterpartyText(record);
  return (
    <PageSection id="history" title="History" note="What earlier checks left behind, as this check saw it.">
      <AsItWas record={record} />
      {other === '' ? (
        <p>The check names no other side.</p>
      ) : (
        <>
          <Others record={record} />
          <p>
            <Link to={addressPath(record.intent.chain, other)}>Everything about the other side</Link>
          </p>
        </>
      )}
    </PageSection>
  );
};

const pairOf = ({ intent: { from, to } }: DeskSchemas['CheckRecord']) => ({
  address: from.given,
  with_address: to.given,
});

const AsItWas = ({ record: { facts, intent } }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  const { value } = facts.history;
  if (value === null) return <p class="warning">The history could not be read when this was checked.</p>;
  const { recipient, earlier_checks: earlier, lookalikes } = value;
  return (
    <ul class="sentences">
      <li>
        {recipient === null
          ? 'The recipient was not known to this sender.'
          : `The recipient is known since ${recipient.since}${recipient.paid ? ', and was paid' : ''}.`}
      </li>
      <li>
        {earlier.length === 0 ? 'No earlier check' : counted(earlier.length, 'earlier check')} of this pair counted.
      </li>
      {value.checks_last_hour === null ? null : <li>{counted(value.checks_last_hour, 'check')} in the hour before.</li>}
      {lookalikes.map((lookalike) => (
        <li key={lookalike.key} class="warning">
          Looks like <AccountText chain={intent.chain} text={lookalike.key} />, known since{' '}
          <Foreign text={lookalike.since} />.
        </li>
      ))}
      {(facts.chain_history ?? []).flatMap(({ value: read, coverage }) =>
        (read?.accounts ?? []).flatMap(({ key, lookalikes: paid }) =>
          paid.map((one) => (
            <li key={`${coverage.provider} ${key} ${one.key}`} class="warning">
              <AccountText chain={intent.chain} text={key} /> looks like{' '}
              <AccountText chain={intent.chain} text={one.key} />, which the sender paid on the chain on{' '}
              <Foreign text={one.since.slice(0, 10)} />, by <Foreign text={coverage.provider} /> (transaction{' '}
              <Foreign text={one.transaction} />
              ).
            </li>
          )),
        ),
      )}
    </ul>
  );
};

const TITLE = 'Other checks of this pair';

/** The newest of them, without the check itself. */
const Others = ({ record }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  const pair = pairOf(record);
  // one for the check itself, and one that tells that there are more
  const path = withQuery('/api/checks', { ...pair, limit: SHOWN + 2 });
  const { load, reload } = useLoad<DeskSchemas['CheckList']>(path, objectWith<DeskSchemas['CheckList']>('checks'));
  return (
    <>
      <h3>{TITLE}</h3>
      <WhenReady load={load} what="other checks" retry={reload}>
        {({ checks }) => {
          const others = checks.filter(({ request_id: id }) => id !== record.request_id);
          if (others.length === 0) return <p>There is no other.</p>;
          const many = others.length > SHOWN ? `Latest ${SHOWN}` : counted(others.length, 'other check');
          return (
            <>
              <p>{many}.</p>
              <CheckRows checks={others.slice(0, SHOWN)} label={TITLE} known={Object.values(pair)} />
            </>
          );
        }}
      </WhenReady>
    </>
  );
};
