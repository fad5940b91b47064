import { useState } from 'preact/hooks';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { call, objectWith } from '../api/call.js';
import { maySession, useSession } from '../api/session.js';
import type { DeskSchemas } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { PageSection, WhenReady } from '../parts/view.js';
import { draftText } from './document.js';

type Key = DeskSchemas['KeyPolicies']['keys'][number];
type Policies = readonly DeskSchemas['PublishedPolicy'][];

const DIRECTIONS = ['outgoing', 'incoming'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** Which policy judges the checks of each key, and the way to change it. */
export const KeyPolicies = ({ policies }: { readonly policies: Policies }) => {
  const { load, reload } = useLoad<DeskSchemas['KeyPolicies']>(
    '/api/key-policies',
    objectWith<DeskSchemas['KeyPolicies']>('keys'),
  );
  return (
    <PageSection
      id="keys"
      title="Which policy judges for which key"
      note="A check that names a policy is judged by that one. All others are judged by these, in the newest version."
    >
      <WhenReady load={load} what="the keys" retry={reload}>
        {({ keys }) => (
          <table class="table" role="table" aria-label="Policies of keys">
            <thead role="rowgroup">
              <tr role="row">
                {['Key', 'Outgoing', 'Incoming'].map((column) => (
                  <th key={column} scope="col" role="columnheader">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {keys.map((key) => (
                <Row key={key.key_id} of={key} policies={policies} />
              ))}
            </tbody>
          </table>
        )}
      </WhenReady>
    </PageSection>
  );
};

const inForce = ({ outgoing, incoming }: Key): Readonly<Record<Direction, string>> => ({
  outgoing: outgoing ?? 'outgoing_default',
  incoming: incoming ?? 'incoming_default',
});

const Row = ({ of: key, policies }: { readonly of: Key; readonly policies: Policies }) => {
  const mayChange = maySession(useSession(), 'policies:write');
  const [held, setHeld] = useState(inForce(key));
  const [chosen, setChosen] = useState(held);
  const [told, setTold] = useState('');
  const isChanged = DIRECTIONS.some((direction) => chosen[direction] !== held[direction]);
  const save = async (): Promise<void> => {
    const outcome = await call<DeskSchemas['DefaultPolicies']>({
      method: 'PUT',
      path: `/api/keys/${encodeURIComponent(key.key_id)}/policies`,
      body: chosen,
      read: objectWith<DeskSchemas['DefaultPolicies']>(),
    });
    if (outcome.ok) setHeld(chosen);
    setTold(outcome.ok ? 'In force within 5 seconds.' : outcome.failure.message);
  };
  const name = key.label ?? key.key_id;
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <Foreign text={name} />
        {key.label === null ? null : (
          <span class="quiet">
            {' '}
            <code>{key.key_id}</code>
          </span>
        )}
        {isChanged ? (
          <button type="button" class="small" onClick={() => void save()}>
            Change<span class="visually-hidden"> the policies of {name}</span>
          </button>
        ) : null}
        <p role="status" class="quiet">
          {told}
        </p>
      </th>
      {DIRECTIONS.map((direction) => (
        <td key={direction} role="cell" data-label={direction === 'outgoing' ? 'Outgoing' : 'Incoming'}>
          {mayChange ? (
            <Choice
              {...{ direction, policies }}
              label={`${direction === 'outgoing' ? 'Outgoing' : 'Incoming'} checks of ${name}`}
              value={chosen[direction]}
              change={(value) => {
                setTold('');
                setChosen({ ...chosen, [direction]: value });
              }}
            />
          ) : (
            <Foreign text={nameOf(policies, held[direction])} />
          )}
        </td>
      ))}
    </tr>
  );
};

const nameOf = (policies: Policies, policyId: string): string => {
  const document = policies.find(({ policy_id: id }) => id === policyId)?.document;
  return (document === undefined ? '' : draftText(document, 'name')) || policyId;
};

interface ChoiceOptions {
  readonly direction: Direction;
  readonly policies: Policies;
  readonly label: string;
  readonly value: string;
  readonly change: (policyId: string) => void;
}

const Choice = ({ direction, policies, label, value, change }: ChoiceOptions) => (
  <select aria-label={label} value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
    {policies
      .filter(({ document }) => document.direction === direction)
      .map(({ policy_id: id }) => (
        <option key={id} value={id}>
          {nameOf(policies, id)}
        </option>
      ))}
  </select>
);
