import { CHAIN_NAMES, CHAINS } from '../../../../domain/chains/index.js';
import { TRANSACTION_TYPES } from '../../../../domain/intent/published-type.js';
import { type Mode, MODES } from '../draft.js';
import { type FormId, HANDED_FORMS } from '../handed.js';
import { type Preset, PRESETS } from '../presets.js';
import { words } from '../text.js';
import { ChoiceField, type FieldContext, TextField } from './fields.js';

const CHAIN_CHOICES = CHAINS.map((chain) => [chain, CHAIN_NAMES[chain]] as const);
const TYPE_CHOICES = [['', 'Not stated'] as const, ...TRANSACTION_TYPES.map((type) => [type, words(type)] as const)];
const VERIFIED_CHOICES = [
  ['', 'Not stated'],
  ['true', 'Verified, as far as I know'],
  ['false', 'Not verified'],
] as const;

interface ComposeOptions extends FieldContext {
  readonly presetId: string | null;
  readonly isChecking: boolean;
  readonly choosePreset: (preset: Preset) => void;
  readonly chooseMode: (mode: Mode) => void;
  readonly submit: () => void;
}

/** The form of an intent. Every change goes through `change`, so that each takes the verdict away. */
export const ComposeForm = (options: ComposeOptions) => {
  const { draft, isChecking, submit, ...fields } = options;
  const context: FieldContext = { draft, errors: fields.errors, change: fields.change };
  const incoming = draft.mode === 'incoming';
  const signing = draft.mode === 'signing';
  return (
    <form
      class="compose"
      noValidate
      autocomplete="off"
      aria-labelledby="compose-title"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="compose-title">Intent</h2>
      <ModeChoice {...options} />
      <PresetPicker {...options} />
      {signing ? <BytesFields {...context} /> : null}
      <TextField
        {...context}
        field="from_address"
        label={incoming ? 'From: the source of the funds' : 'From: your wallet'}
        mono
        required
      />
      <TextField
        {...context}
        field="to_address"
        label={incoming ? 'To: your wallet' : 'To: the recipient'}
        mono
        required
      />
      <div class="pair">
        <TextField {...context} field="amount" label="Amount" decimal required />
        <TextField {...context} field="token" label="Token" required />
      </div>
      <div class="pair">
        <ChoiceField {...context} field="chain" label="Chain" choices={CHAIN_CHOICES} />
        <ChoiceField {...context} field="transaction_type" label="Type" choices={TYPE_CHOICES} />
      </div>
      <MoreFields {...context} />
      <button type="submit" class="primary wide" disabled={isChecking} id="check">
        {isChecking ? 'Checking…' : incoming ? 'Check before accepting' : 'Check before signing'}
      </button>
    </form>
  );
};

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  signing: 'Signature',
  outgoing: 'Outgoing',
  incoming: 'Incoming',
};

const ModeChoice = ({ draft, chooseMode }: Pick<ComposeOptions, 'draft' | 'chooseMode'>) => (
  <fieldset class="modes">
    <legend>What is checked</legend>
    {MODES.map((mode) => (
      <label key={mode}>
        <input type="radio" name="mode" value={mode} checked={draft.mode === mode} onChange={() => chooseMode(mode)} />
        <span>{MODE_NAMES[mode]}</span>
      </label>
    ))}
  </fieldset>
);

const FORM_CHOICES = (Object.keys(HANDED_FORMS) as readonly FormId[]).map(
  (form) => [form, HANDED_FORMS[form].label] as const,
);

/** What the wallet would be handed. */
const BytesFields = (context: FieldContext) => (
  <>
    <h3>What the wallet is handed</h3>
    <ChoiceField {...context} field="form" label="Form" choices={FORM_CHOICES} />
    <TextField
      {...context}
      field="bytes"
      label="Bytes"
      hint={HANDED_FORMS[context.draft.form].hint}
      mono
      required
      lines={9}
    />
    <h3>What you are told</h3>
  </>
);

const PresetPicker = ({
  draft,
  presetId,
  choosePreset,
}: Pick<ComposeOptions, 'draft' | 'presetId' | 'choosePreset'>) => {
  const presets = PRESETS[draft.mode];
  const chosen = presets.find(({ id }) => id === presetId);
  return (
    <fieldset class="presets">
      <legend>Begin with an example</legend>
      <div class="chips">
        {presets.map((preset) => (
          <button
            type="button"
            key={preset.id}
            class="chip"
            aria-pressed={preset.id === presetId}
            onClick={() => choosePreset(preset)}
          >
            {preset.label}
          </button>
        ))}
      </div>
      <p class="hint">{chosen?.story ?? 'Or fill in the form yourself.'}</p>
    </fieldset>
  );
};

/** Opens by itself where a field in it is filled in: the user must see everything that is checked. */
const MoreFields = (context: FieldContext) => {
  const { draft, errors } = context;
  const names = [
    'contract_address',
    'contract_verified',
    'approval_amount',
    'permissions',
    'expected_to_address',
    'counterparty_name',
    'intent_reference',
    'policy_id',
    'origin',
  ] as const;
  const filled = names.some((name) => draft[name] !== '' || errors[name] !== undefined);
  return (
    <details class="more" open={filled}>
      <summary>Contract, approval and intent</summary>
      <TextField {...context} field="contract_address" label="Contract" mono />
      <ChoiceField {...context} field="contract_verified" label="Contract verified" choices={VERIFIED_CHOICES} />
      <TextField
        {...context}
        field="approval_amount"
        label="Approval amount"
        hint="unlimited, max, tokens as a decimal, or base units as 0x hex"
      />
      <TextField {...context} field="permissions" label="Permissions" hint="One a line" mono lines={2} />
      <TextField
        {...context}
        field="expected_to_address"
        label="Expected recipient"
        hint="Compared with the recipient"
        mono
      />
      <TextField {...context} field="counterparty_name" label="Counterparty" />
      <TextField {...context} field="intent_reference" label="Your reference" />
      <TextField {...context} field="policy_id" label="Policy" hint="Empty: the default of the direction" />
      {draft.mode === 'signing' ? (
        <TextField {...context} field="origin" label="Site that asks" hint="Its origin, https://…" />
      ) : null}
    </details>
  );
};
