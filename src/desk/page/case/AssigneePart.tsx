import { useState } from 'preact/hooks';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import type { Failure } from '../../../reference-app/page/answered.js';
import { call, objectWith } from '../api/call.js';
import { maySession, useSession } from '../api/session.js';
import type { DeskSchemas } from '../api/types.js';
import type { Loaded } from '../api/use-load.js';
import { useLoad } from '../api/use-load.js';
import { Failed } from '../parts/view.js';

const readPeople = objectWith<DeskSchemas['DeskPeople']>('people');

interface AssigneeOptions {
  readonly requestId: string;
  readonly people: Loaded<DeskSchemas['DeskCase']>;
}

/** Who has the case. To have it decides nothing; anyone who may decide can take it, give it on or give it back. */
export const AssigneePart = ({ requestId, people: { load, reload } }: AssigneeOptions) => {
  const session = useSession();
  const [failure, setFailure] = useState<Failure | null>(null);
  if (load.status !== 'ready') return <span class="quiet">…</span>;
  const { assignee } = load.value;
  const give = async (to: string | null): Promise<void> => {
    const outcome = await call<DeskSchemas['CaseAssignee']>({
      method: 'PUT',
      path: `/api/checks/${encodeURIComponent(requestId)}/assignee`,
      body: { to, from: assignee?.id ?? null },
      read: objectWith<DeskSchemas['CaseAssignee']>(),
    });
    setFailure(outcome.ok ? null : outcome.failure);
    // also where it was refused: another one has it by now
    reload();
  };
  const me = session.status === 'signed-in' ? session.session.person_id : '';
  return (
    <span class="assigning">
      <span role="status">
        {assignee === null ? <span class="quiet">Nobody</span> : <Foreign text={assignee.name} />}
      </span>
      {maySession(session, 'desk:decide') ? (
        <>
          {assignee?.id === me ? (
            <button type="button" class="small" onClick={() => void give(null)}>
              Give it back
            </button>
          ) : (
            <button type="button" class="small" id="take" onClick={() => void give(me)}>
              Take it
            </button>
          )}
          <GiveTo except={[me, assignee?.id ?? '']} give={give} />
        </>
      ) : null}
      {failure === null ? null : <Failed what="It stays where it was" failure={failure} />}
    </span>
  );
};

interface GiveOptions {
  readonly except: readonly string[];
  readonly give: (to: string) => Promise<void>;
}

/** To one of the others. Nothing happens before the button is pressed. */
const GiveTo = ({ except, give }: GiveOptions) => {
  const { load } = useLoad<DeskSchemas['DeskPeople']>('/api/people', readPeople);
  const [to, setTo] = useState('');
  // people who cannot be read are no choice: taking it needs none of them
  const others = load.status === 'ready' ? load.value.people.filter(({ id }) => !except.includes(id)) : [];
  if (others.length === 0) return null;
  return (
    <span class="give-to">
      <label class="visually-hidden" for="give-to">
        Give it to
      </label>
      <select id="give-to" value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)}>
        <option value="">Give it to…</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {to === '' ? null : (
        <button type="button" class="small" onClick={() => void give(to).then(() => setTo(''))}>
          Give
        </button>
      )}
    </span>
  );
};
