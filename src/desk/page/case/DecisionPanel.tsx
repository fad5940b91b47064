import type { ComponentChildren, RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type Disposition, DISPOSITIONS, dispositionState } from '../../../../domain/record/disposition.js';
import { call, objectWith } from '../api/call.js';
import { maySession, useSession } from '../api/session.js';
import type { Failure } from '../../../reference-app/page/answered.js';
import type { DeskSchemas } from '../api/types.js';
import type { Loaded } from '../api/use-load.js';
import { StateMark } from '../parts/StateMark.js';
import { LongText, ShortText, When, Who } from '../parts/texts.js';
import { Failed, PageSection, WhenReady } from '../parts/view.js';
import { DISPOSITION_WORDS, MAX_CHARACTERS } from '../parts/words.js';
import { words } from '../../../reference-app/page/text.js';
import { noteDecided } from '../inbox/use-inbox.js';
import { decisionDraftOf, keepDraft } from './drafts.js';

interface PanelOptions {
  readonly record: DeskSchemas['CheckRecord'];
  readonly people: Loaded<DeskSchemas['DeskCase']>;
  /** Where to go on once it is decided. */
  readonly next: ComponentChildren;
}

/** What was decided about a check, by whom and why, and what can be decided now. The check itself never changes. */
export const DecisionPanel = ({ record, people, next }: PanelOptions) => (
  <PageSection id="decision" title="Decision" class="sheet">
    <WhenReady load={people.load} what="what was decided" retry={people.reload}>
      {(value) => (
        <>
          <p class="standing-now" role="status">
            <StateMark state={value.state} />
          </p>
          <FourEyes value={value} />
          <Decisions dispositions={value.dispositions} />
          {value.dispositions.length === 0 ? null : (
            <p>
              <a href={`/desk/api/checks/${encodeURIComponent(record.request_id)}/decision.json`} download>
                Save the decision, signed
              </a>
            </p>
          )}
          <Outcomes outcomes={value.outcomes} />
          <DecisionForm
            requestId={record.request_id}
            reload={people.reload}
            isFirst={value.dispositions.length === 0}
            next={next}
          />
        </>
      )}
    </WhenReady>
  </PageSection>
);

const FourEyes = ({ value: { four_eyes: fourEyes } }: { readonly value: DeskSchemas['DeskCase'] }) => {
  if (!fourEyes.required) return null;
  return (
    <p class={fourEyes.waiting ? 'notice waiting' : 'quiet'}>
      {fourEyes.waiting ? (
        <>
          <strong>Waits for a second person.</strong> <ShortText text={fourEyes.first_by ?? 'Someone'} /> said it first.
          It counts when someone else says the same.
        </>
      ) : (
        'Four eyes: an approval or a false alarm counts only when two people say the same.'
      )}
    </p>
  );
};

const Decisions = ({ dispositions }: { readonly dispositions: readonly DeskSchemas['Disposition'][] }) =>
  dispositions.length === 0 ? null : (
    <ol class="decisions" aria-label="What was decided so far">
      {dispositions.map((one, index) => (
        <li key={one.id} class={one.counts ? 'counts-now' : 'quiet'}>
          <p>
            <strong>{DISPOSITION_WORDS[one.disposition][0]}</strong> by <Who {...one} />{' '}
            {one.counts ? null : (
              <span class="label">
                {index === dispositions.length - 1 ? 'waits for a second person' : 'no second person'}
              </span>
            )}
            {one.second_of === null ? null : <span class="label">second person</span>}
          </p>
          <p>
            <LongText text={one.reason} />
          </p>
          <p class="quiet">
            <When iso={one.at} />
          </p>
        </li>
      ))}
    </ol>
  );

/** What the partner's own systems reported afterwards. */
const Outcomes = ({ outcomes }: Pick<DeskSchemas['DeskCase'], 'outcomes'>) =>
  outcomes.length === 0 ? null : (
    <ul class="decisions" aria-label="What became of it">
      {outcomes.map((one, index) => (
        <li key={index}>
          <p>
            Reported as <strong>{words(one.outcome).toLowerCase()}</strong>, <When iso={one.reported_at} />
          </p>
          {one.note === null ? null : (
            <p>
              <LongText text={one.note} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );

const SHORTEST_REASON = 3;

interface FormOptions {
  readonly requestId: string;
  readonly isFirst: boolean;
  readonly reload: () => void;
  readonly next: ComponentChildren;
}

const REFUSALS: Readonly<Record<string, string>> = {
  second_person_needed: 'It was not recorded: another person has to say the same',
  conflict: 'It was not recorded: the check stands like that already',
};
const sentenceOf = ({ code }: Failure): string => REFUSALS[code] ?? 'It was not recorded';

/** Sends a decision; what was written stays until the service has it. */
const useDecision = ({ requestId, reload }: Pick<FormOptions, 'requestId' | 'reload'>) => {
  const [draft, setDraft] = useState(() => decisionDraftOf(requestId));
  const [problem, setProblem] = useState<'disposition' | 'reason' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [progress, setProgress] = useState<'writing' | 'sending' | 'sent'>('writing');
  const change = (part: { readonly disposition?: Disposition | null; readonly reason?: string }): void => {
    keepDraft(requestId, part);
    setDraft(decisionDraftOf(requestId));
    setProblem(null);
    setProgress('writing');
  };
  const send = async (): Promise<'disposition' | 'reason' | null> => {
    const { disposition, reason } = decisionDraftOf(requestId);
    const wrong =
      disposition === null ? 'disposition' : reason.trim().length < SHORTEST_REASON ? ('reason' as const) : null;
    setProblem(wrong);
    if (wrong !== null) return wrong;
    setProgress('sending');
    const outcome = await call<DeskSchemas['Disposition']>({
      method: 'POST',
      path: `/api/checks/${encodeURIComponent(requestId)}/dispositions`,
      body: { disposition, reason: reason.trim() },
      read: objectWith<DeskSchemas['Disposition']>(),
    });
    setFailure(outcome.ok ? null : outcome.failure);
    setProgress(outcome.ok ? 'sent' : 'writing');
    if (outcome.ok) {
      const { counts, disposition: said } = outcome.value;
      noteDecided(requestId, dispositionState({ disposition: said, counts }));
      change({ disposition: null, reason: '' });
      setProgress('sent');
      reload();
    }
    return null;
  };
  return { draft, problem, failure, progress, change, send };
};

const DecisionForm = (options: FormOptions) => {
  const session = useSession();
  const { draft, problem, failure, progress, change, send } = useDecision(options);
  const reason = useRef<HTMLTextAreaElement>(null);
  const choices = useRef<HTMLFieldSetElement>(null);
  if (!maySession(session, 'desk:decide'))
    return <p class="quiet">You may read this case. Deciding needs the right to decide (desk:decide).</p>;
  const submit = async (): Promise<void> => {
    const wrong = await send();
    if (wrong === 'reason') reason.current?.focus();
    if (wrong === 'disposition') choices.current?.querySelector('input')?.focus();
  };
  return (
    <form
      class="decide"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Choices
        isFirst={options.isFirst}
        chosen={draft.disposition}
        isMissing={problem === 'disposition'}
        choose={(disposition) => change({ disposition })}
        place={choices}
      />
      <label for="reason">Why? It is kept with the decision.</label>
      <textarea
        id="reason"
        ref={reason}
        rows={3}
        maxLength={MAX_CHARACTERS}
        value={draft.reason}
        aria-invalid={problem === 'reason' ? 'true' : undefined}
        aria-describedby={problem === 'reason' ? 'reason-problem' : undefined}
        onInput={(event) => change({ reason: event.currentTarget.value })}
      />
      {problem === 'reason' ? (
        <p class="error" id="reason-problem" role="alert">
          Write down why, so that others can follow it later.
        </p>
      ) : null}
      {failure === null ? null : <Failed what={sentenceOf(failure)} failure={failure} />}
      <p class="record">
        <button type="submit" class="primary" disabled={progress === 'sending'}>
          {progress === 'sending' ? 'Recording…' : 'Record the decision'}
        </button>
      </p>
      <p role="status" class="done">
        {progress === 'sent' ? <>Recorded. {options.next}</> : ''}
      </p>
    </form>
  );
};

interface ChoicesOptions {
  readonly isFirst: boolean;
  readonly chosen: Disposition | null;
  readonly isMissing: boolean;
  readonly choose: (kind: Disposition) => void;
  readonly place: RefObject<HTMLFieldSetElement | null>;
}

const Choices = ({ isFirst, chosen, isMissing, choose, place }: ChoicesOptions) => (
  <>
    <fieldset ref={place} aria-describedby={isMissing ? 'disposition-problem' : undefined}>
      <legend>{isFirst ? 'Your decision' : 'Change the decision. The latest one counts.'}</legend>
      {DISPOSITIONS.map((kind) => (
        <label key={kind}>
          <input type="radio" name="disposition" value={kind} checked={chosen === kind} onChange={() => choose(kind)} />
          <span>
            <strong>{DISPOSITION_WORDS[kind][0]}</strong> <span class="quiet">{DISPOSITION_WORDS[kind][1]}</span>
          </span>
        </label>
      ))}
    </fieldset>
    {isMissing ? (
      <p class="error" id="disposition-problem" role="alert">
        Choose what you decide.
      </p>
    ) : null}
  </>
);
