import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ComposeForm } from './components/ComposeForm.js';
import { AppFrame } from './components/AppFrame.js';
import { ResultPanel } from './components/ResultPanel.js';
import { MEMBERS_OF_PAYLOADS } from '../../../domain/payload/kinds/members.js';
import {
  bodyOf,
  type CheckDraft,
  type DraftErrors,
  draftErrors,
  type DraftField,
  checkDraftOf,
  finalBodyOf,
} from './draft.js';
import type { Failure } from './answered.js';
import type { CheckFlow } from './flow.js';
import { type Preset, PRESETS } from './presets.js';
import { useCheck } from './use-check.js';

const [FIRST_PRESET] = PRESETS.signing;

const filledWith = ({ intent, handed }: Preset): CheckDraft => checkDraftOf(intent, handed);

/** The field of an error, and what is said there: of bytes, the member within them too. */
const fieldError = ({ path, message }: Failure['details'][number]): readonly [string, string] => {
  const [member = '', ...inner] = path.replace(/^\//, '').split('/');
  return MEMBERS_OF_PAYLOADS.some((name) => name === member)
    ? ['bytes', [inner.join('.'), message].join(' ').trim()]
    : [member, message];
};

/** The service's errors about single fields, by the name of the field. */
const fieldErrors = (flow: CheckFlow, draft: CheckDraft): DraftErrors => {
  if (flow.phase !== 'failed') return {};
  const rows = flow.failure.details.map(fieldError);
  return Object.fromEntries(rows.filter(([field]) => field in draft).reverse());
};

/** The whole page: the intent on one side, the result of its check on the other. */
export const ReferenceApp = () => {
  const [draft, setDraft] = useState<CheckDraft>(() => filledWith(FIRST_PRESET));
  const [presetId, setPresetId] = useState<string | null>(FIRST_PRESET.id);
  const [errors, setErrors] = useState<DraftErrors>({});
  const { flow, basis, dispatch, start, sign, drop } = useCheck();
  const focused = useRef<HTMLElement | null>(null);

  const replaceDraft = (next: CheckDraft, nextPresetId: string | null): void => {
    drop();
    setDraft(next);
    setPresetId(nextPresetId);
    setErrors({});
  };
  const change = (field: DraftField, value: string): void => replaceDraft({ ...draft, [field]: value }, presetId);
  const choosePreset = (preset: Preset): void => replaceDraft(filledWith(preset), preset.id);

  const found = draftErrors(draft);
  const [wrong] = Object.keys(found);
  const submit = (): void => {
    setErrors(found);
    if (wrong === undefined) void start(bodyOf(draft));
    else document.getElementById(wrong)?.focus();
  };

  // with the content, not a frame later: a key that is pressed at once must meet what is shown
  useLayoutEffect(() => {
    if (flow.phase === 'composing' || flow.phase === 'checking') return;
    focused.current?.focus({ preventScroll: true });
    focused.current?.scrollIntoView({ block: 'nearest' });
  }, [flow.phase]);

  return (
    <AppFrame title="Check before you sign" place="form">
      <ComposeForm
        draft={draft}
        errors={{ ...fieldErrors(flow, draft), ...errors }}
        presetId={presetId}
        isChecking={flow.phase === 'checking'}
        change={change}
        choosePreset={choosePreset}
        chooseMode={(mode) => choosePreset(PRESETS[mode][0])}
        submit={submit}
      />
      <div id="result" class="result-column">
        <ResultPanel
          flow={flow}
          draft={draft}
          body={wrong === undefined ? bodyOf(draft) : ''}
          basis={basis}
          dispatch={dispatch}
          sign={() => void sign(wrong === undefined ? bodyOf(draft) : '', finalBodyOf(draft))}
          retry={submit}
          focus={(element) => {
            if (element !== null) focused.current = element;
          }}
        />
      </div>
    </AppFrame>
  );
};
