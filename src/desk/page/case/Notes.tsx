import { useState } from 'preact/hooks';
import { call, objectWith } from '../api/call.js';
import { maySession, useSession } from '../api/session.js';
import type { Failure } from '../../../reference-app/page/answered.js';
import type { DeskSchemas } from '../api/types.js';
import type { Loaded } from '../api/use-load.js';
import { LongText, When, Who } from '../parts/texts.js';
import { Failed, PageSection } from '../parts/view.js';
import { MAX_CHARACTERS } from '../parts/words.js';
import { decisionDraftOf, keepDraft } from './drafts.js';

interface NotesOptions {
  readonly requestId: string;
  readonly people: Loaded<DeskSchemas['DeskCase']>;
}

/** What was written down about a check, oldest first. A note is added, and never changed. */
export const Notes = ({ requestId, people }: NotesOptions) => {
  const session = useSession();
  if (people.load.status !== 'ready') return null;
  const { notes } = people.load.value;
  return (
    <PageSection id="notes" title="Notes" class="sheet">
      {notes.length === 0 ? <p class="quiet">None yet.</p> : null}
      <ol class="decisions">
        {notes.map((note, index) => (
          <li key={index}>
            <p>
              <LongText text={note.text} />
            </p>
            <p class="quiet">
              <Who {...note} />, <When iso={note.at} />
            </p>
          </li>
        ))}
      </ol>
      {maySession(session, 'desk:decide') ? <NoteForm requestId={requestId} reload={people.reload} /> : null}
    </PageSection>
  );
};

const NoteForm = ({ requestId, reload }: { readonly requestId: string; readonly reload: () => void }) => {
  const [text, setText] = useState(decisionDraftOf(requestId).note);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [progress, setProgress] = useState<'writing' | 'sending' | 'sent'>('writing');
  const change = (note: string): void => {
    keepDraft(requestId, { note });
    setText(note);
    setProgress('writing');
  };
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    setProgress('sending');
    const path = `/api/checks/${encodeURIComponent(requestId)}/notes`;
    const outcome = await call({ method: 'POST', path, body: { text: text.trim() }, read: objectWith<object>() });
    setFailure(outcome.ok ? null : outcome.failure);
    if (outcome.ok) {
      change('');
      reload();
    }
    setProgress(outcome.ok ? 'sent' : 'writing');
  };
  return (
    <form
      class="decide"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label for="note">Add a note</label>
      <textarea
        id="note"
        rows={2}
        maxLength={MAX_CHARACTERS}
        value={text}
        onInput={(event) => change(event.currentTarget.value)}
      />
      {failure === null ? null : <Failed what="The note was not recorded" failure={failure} />}
      <button type="submit" disabled={progress === 'sending' || text.trim() === ''}>
        {progress === 'sending' ? 'Recording…' : 'Add the note'}
      </button>
      <p role="status" class="done">
        {progress === 'sent' ? 'Recorded.' : ''}
      </p>
    </form>
  );
};
