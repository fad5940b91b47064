import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { objectWith, withQuery } from '../api/call.js';
import type { CheckPage, CheckRecord, ListedCheck } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { CheckList } from '../inbox/CheckList.js';
import { Account } from '../parts/texts.js';
import { Section, WhenReady } from '../parts/view.js';
import { counted } from '../parts/words.js';
import { addressOf, Link } from '../route.js';
import { counterpartyOf } from './record.js';

const SHOWN = 10;

/** What is known of earlier dealings: of this pair as the check saw it, and other checks of the other side. */
export const HistoryPart = ({ record }: { readonly record: CheckRecord }) => {
  const other = counterpartyOf(record);
  const path = other === '' ? null : withQuery('/api/checks', { address: other, limit: 50 });
  const { load, reload } = useLoad<CheckPage>(path, objectWith<CheckPage>('checks'));
  return (
    <Section id="history" title="History" note="What earlier checks left behind, as this check saw it.">
      <AsItWas record={record} />
      <h3>Other checks of the other side</h3>
      {path === null ? (
        <p>The check names no other side.</p>
      ) : (
        <WhenReady load={load} what="other checks" retry={reload}>
          {({ checks }) => <Others record={record} checks={checks} />}
        </WhenReady>
      )}
    </Section>
  );
};

const AsItWas = ({ record: { facts, intent } }: { readonly record: CheckRecord }) => {
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
          Looks like <Account chain={intent.chain} text={lookalike.key} />, known since{' '}
          <Foreign text={lookalike.since} />.
        </li>
      ))}
    </ul>
  );
};

const samePair = (record: CheckRecord, check: ListedCheck): boolean => {
  const pair = [record.intent.from.given, record.intent.to.given].map((address) => address.toLowerCase());
  return [check.from_address, check.to_address].every((address) => pair.includes(address.toLowerCase()));
};

const Others = ({ record, checks }: { readonly record: CheckRecord; readonly checks: readonly ListedCheck[] }) => {
  const others = checks.filter(({ request_id: id }) => id !== record.request_id);
  const pair = others.filter((check) => samePair(record, check));
  if (others.length === 0) return <p>There is no other.</p>;
  return (
    <>
      <p>
        {counted(others.length, 'other check')}
        {checks.length === 50 ? ' among the newest' : ''}, {pair.length} of the same pair.{' '}
        <Link to={addressOf(record.intent.chain, counterpartyOf(record))}>Everything about the address</Link>
      </p>
      <CheckList
        checks={[...pair, ...others.filter((check) => !pair.includes(check))].slice(0, SHOWN)}
        label="Other checks"
      />
    </>
  );
};
