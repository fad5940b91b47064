import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Basis, Outcome } from './api-types.js';
import { checkIntent, readCheckBasis } from './ask.js';
import { ComposeForm } from './components/ComposeForm.js';
import { ResultPanel } from './components/ResultPanel.js';
import { bodyOf, type Draft, type DraftErrors, draftErrors, type DraftField, draftOf } from './draft.js';
import { type Flow, nextFlow, START } from './flow.js';
import { type Preset, PRESETS } from './presets.js';

const [FIRST_PRESET] = PRESETS.outgoing;

/** Errors of the service about single fields, by their name in the form. */
const fieldErrors = (flow: Flow, draft: Draft): DraftErrors => {
  if (flow.phase !== 'failed') return {};
  const rows = flow.failure.details.map(({ path, message }) => [path.replace(/^\//, '').split('/')[0] ?? '', message] as const);
  return Object.fromEntries(rows.filter(([field]) => field in draft).reverse());
};

/** The whole application: an intent on one side, what came of its check on the other. */
export const App = () => {
  const [draft, setDraft] = useState<Draft>(() => draftOf(FIRST_PRESET.intent));
  const [presetId, setPresetId] = useState<string | null>(FIRST_PRESET.id);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [flow, dispatch] = useReducer(nextFlow, START);
  const [basis, setBasis] = useState<Outcome<Basis> | null>(null);
  const running = useRef<AbortController | null>(null);
  const focused = useRef<HTMLElement | null>(null);

  const replaceDraft = (next: Draft, nextPresetId: string | null): void => {
    running.current?.abort();
    setDraft(next);
    setPresetId(nextPresetId);
    setErrors({});
    dispatch({ type: 'edited' });
  };
  const change = (field: DraftField, value: string): void => replaceDraft({ ...draft, [field]: value }, presetId);
  const choosePreset = (preset: Preset): void => replaceDraft(draftOf(preset.intent), preset.id);
  const chooseDirection = (direction: Draft['direction']): void => choosePreset(PRESETS[direction][0]);

  const check = async (): Promise<void> => {
    const found = draftErrors(draft);
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) {
      document.getElementById(wrong)?.focus();
      return;
    }
    const body = bodyOf(draft);
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setBasis(null);
    dispatch({ type: 'check-started', body });
    const outcome = await checkIntent(body, controller.signal);
    // an answer to an intent that was changed meanwhile is nobody's answer
    if (controller.signal.aborted) return;
    if (!outcome.ok) {
      dispatch({ type: 'failed', body, failure: outcome.failure });
      return;
    }
    dispatch({ type: 'answered', body, verdict: outcome.value });
    const read = await readCheckBasis(outcome.value.request_id);
    if (!controller.signal.aborted) setBasis(read);
  };

  useEffect(() => {
    if (flow.phase === 'composing' || flow.phase === 'checking') return;
    focused.current?.focus({ preventScroll: true });
    focused.current?.scrollIntoView({ block: 'nearest' });
  }, [flow.phase]);

  const isComplete = Object.keys(draftErrors(draft)).length === 0;
  return (
    <>
      <a class="skip" href="#result">
        Skip to the result
      </a>
      <header class="top">
        <div>
          <strong>Signgate</strong>
          <span>Reference application</span>
          <span class="label">Simulated wallet: nothing is signed or sent</span>
        </div>
      </header>
      <main>
        <h1>Check before you sign</h1>
        <div class="columns">
          <ComposeForm
            draft={draft}
            errors={{ ...fieldErrors(flow, draft), ...errors }}
            presetId={presetId}
            isChecking={flow.phase === 'checking'}
            change={change}
            choosePreset={choosePreset}
            chooseDirection={chooseDirection}
            submit={() => void check()}
          />
          <div id="result" class="result-column">
            <ResultPanel
              flow={flow}
              draft={draft}
              body={isComplete ? bodyOf(draft) : ''}
              basis={basis}
              dispatch={dispatch}
              retry={() => void check()}
              focus={(element) => {
                if (element !== null) focused.current = element;
              }}
            />
          </div>
        </div>
      </main>
      <footer>A verdict is a security decision about the checked intent. It is not a legal opinion, and not a guarantee that all history was traced.</footer>
    </>
  );
};
