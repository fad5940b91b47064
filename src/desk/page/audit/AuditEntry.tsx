import type { ComponentChildren } from 'preact';
import { Address } from '../../../reference-app/page/components/Foreign.js';
import { shownMoment, words } from '../../../reference-app/page/text.js';
import type { DeskSchemas } from '../api/types.js';
import { LongText, ShortText, When, Who } from '../parts/texts.js';
import { placeName } from '../parts/words.js';
import { addressPath, Link } from '../route.js';
import { placeOfAudit } from './audit-filters.js';

export type Entry = DeskSchemas['AuditPage']['entries'][number];
type Side = Entry['after'];

/** A member of what stood there, as text; empty where it is none. */
const textIn = (side: Side, name: string): string => {
  const value = side?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const listIn = (side: Side, name: string): readonly string[] => {
  const value = side?.[name];
  return Array.isArray(value) ? value.map(String) : [];
};

const KeyName = ({ subject, subject_label: label }: Entry) => (
  <Who by={label === null || label === '' ? subject : label} by_id={subject} />
);

const AddressLink = ({ side }: { readonly side: Side }) => {
  const [chain, address] = [textIn(side, 'chain'), textIn(side, 'address')];
  return (
    <Link to={addressPath(chain === 'evm' ? 'ethereum' : chain, address)} class="account">
      <Address text={address} />
    </Link>
  );
};

/** What was said of an address: on which list it is, or who holds it. */
const Statement = ({
  entry: { subject, after, before },
  taken,
}: {
  readonly entry: Entry;
  readonly taken: boolean;
}) => {
  const side = after ?? before;
  const holder = side?.['entity'];
  const name = typeof holder === 'object' && holder !== null ? textIn(holder as Side, 'name') : '';
  if (subject === 'attribution')
    return (
      <>
        {taken ? 'took back that ' : 'named '}
        <LongText text={name} /> {taken ? 'holds' : 'as the holder of'} <AddressLink side={side} />
      </>
    );
  return (
    <>
      {taken ? 'took ' : 'put '}
      <AddressLink side={side} /> {taken ? 'off' : 'on'} the {subject} list for {placeName(textIn(side, 'chain'))}
    </>
  );
};

const builtInOr = (policyId: string): string =>
  /^(?:|outgoing_default|incoming_default)$/.test(policyId) ? 'the built-in policy' : policyId;
const defaultName = (side: Side, direction: string): string => builtInOr(textIn(side, direction));

type Deed = (entry: Entry) => ComponentChildren;

/** What was done, as the end of a sentence that begins with who did it. */
const DEEDS: Readonly<Partial<Record<Entry['action'], Deed>>> = {
  'partner.created': ({ after }) => (
    <>
      opened the account of <LongText text={textIn(after, 'name')} />
    </>
  ),
  'key.created': (entry) => (
    <>
      made the key <KeyName {...entry} />
    </>
  ),
  'key.revoked': (entry) => (
    <>
      revoked the key <KeyName {...entry} />
    </>
  ),
  'key.policies_changed': (entry) => (
    <>
      <Link to="/policies">changed which policies judge</Link> for the key <KeyName {...entry} />
    </>
  ),
  'key.label_changed': ({ before, after, subject }) => (
    <>
      named the key <LongText text={textIn(after, 'label') || subject} />
      {textIn(before, 'label') === '' ? null : (
        <>
          , before <LongText text={textIn(before, 'label')} />
        </>
      )}
    </>
  ),
  'policy.published': ({ subject, after }) => (
    <>
      published version {textIn(after, 'version')} of the policy{' '}
      <Link to={`/policies/${encodeURIComponent(subject)}`}>
        <LongText text={textIn(after, 'name') || subject} />
      </Link>
    </>
  ),
  'statement.made': (entry) => <Statement entry={entry} taken={false} />,
  'statement.removed': (entry) => <Statement entry={entry} taken />,
  'statement.proposed': ({ after }) => {
    const [verb, onOrOff] = textIn(after, 'change') === 'remove' ? ['take', 'off'] : ['put', 'on'];
    return (
      <>
        asked to {verb} <AddressLink side={after} /> {onOrOff} the {textIn(after, 'list')} list for{' '}
        {placeName(textIn(after, 'chain'))}, which takes a second person
      </>
    );
  },
  'webhook.changed': ({ before, after }) => (
    <>
      {before === null ? 'set up' : after === null ? 'removed' : 'changed'} the messages to{' '}
      <LongText text={textIn(after ?? before, 'host')} />
    </>
  ),
  'desk.signed_in': () => 'signed in to the desk',
  'desk.signed_out': () => 'signed out of the desk',
  'desk.sign_in_refused': ({ subject }) => (
    <>
      refused a sign-in of <ShortText text={subject} />
    </>
  ),
};

/** What belongs to a change beside its sentence. */
const detailsOf = ({ action, before, after }: Entry): readonly string[] => {
  const until = textIn(after, 'valid_until') || textIn(after, 'expires_at');
  const rights = action === 'key.created' ? listIn(after, 'scopes') : [];
  return [
    ...(action === 'key.policies_changed'
      ? ['outgoing', 'incoming']
          .filter((direction) => defaultName(before, direction) !== defaultName(after, direction))
          .map((name) => `${words(name)}: ${defaultName(after, name)}, before ${defaultName(before, name)}.`)
      : []),
    ...(action === 'desk.sign_in_refused'
      ? [`${words(textIn(after, 'reason'))}.`]
      : [textIn(after ?? before, 'reason')]),
    ...(rights.length === 0 ? [] : [`Rights: ${rights.join(', ')}.`]),
    ...(until === '' || action === 'desk.signed_in' ? [] : [`Until ${shownMoment(until)}.`]),
  ].filter((text) => text !== '');
};

const Actor = ({ actor: { kind, key_id: key, label, person } }: Entry) => {
  if (kind === 'operator') return <>The operator</>;
  if (person !== null) return <Who by={person.shown_as ?? person.id} by_id={person.id} />;
  return key === null ? <>The service</> : <Who by={label ?? key} by_id={key} />;
};

/** What the subject of a change is, by the first word of its sort; others have one change alone. */
const THINGS: Readonly<Record<string, string>> = {
  key: 'this key',
  policy: 'this policy',
  statement: 'this list',
  webhook: 'these messages',
};

/** A change as a sentence: who did what, when, and the way to what it is about. */
export const AuditLine = ({ entry, nowMs }: { readonly entry: Entry; readonly nowMs: number }) => {
  const thing = THINGS[entry.action.split('.')[0] ?? ''];
  return (
    <li>
      <p>
        <strong>
          <Actor {...entry} />
        </strong>{' '}
        {DEEDS[entry.action]?.(entry) ?? <ShortText text={`${words(entry.action)}: ${entry.subject}`} />}.
      </p>
      {detailsOf(entry).map((text) => (
        <p key={text} class="quiet">
          <LongText text={text} />
        </p>
      ))}
      <p class="quiet">
        <When iso={entry.at} nowMs={nowMs} />
        {entry.environment === null ? ', in both environments' : ''}.{' '}
        {thing === undefined ? null : <Link to={placeOfAudit({ subject: entry.subject })}>More on {thing}</Link>}
      </p>
    </li>
  );
};
