import { useState } from 'preact/hooks';
import { CHAIN_NAMES, CHAINS } from '../../../../domain/chains/index.js';
import { AppFrame } from '../components/AppFrame.js';
import { ChoiceField, TextField } from '../components/fields.js';
import { type Asked, bodyOf } from '../draft.js';
import { type FormId, type Handed, HANDED_FORMS, handedProblem } from '../handed.js';
import type { Intent } from '../intent.js';
import * as bytes from '../preset-bytes.js';
import { WALLET } from '../preset-bytes.js';
import { Drawer } from '../story/Drawer.js';
import { Saw } from '../story/Saw.js';
import { STORY_TEXTS } from '../story/texts.js';
import { Wallet } from '../story/Wallet.js';
import { useCheck } from '../use-check.js';
import { HASH_NAMES, type PayloadHash } from '../../../../domain/payload/hashes.js';
import { Address } from '../components/Foreign.js';

/** What a signing device shows of the same bytes, for a person to compare: folded, and in full. */
const Hashes = ({ hashes }: { readonly hashes: readonly PayloadHash[] }) =>
  hashes.length === 0 ? null : (
    <details class="hashes">
      <summary>{STORY_TEXTS.own.device}</summary>
      <p class="quiet">{STORY_TEXTS.own.deviceHint}</p>
      <dl>
        {hashes.map(({ kind, path, value }) => (
          <div key={`${kind} ${path ?? ''}`}>
            <dt lang="en">
              {HASH_NAMES[kind]}
              {path === null ? null : ` (${path})`}
            </dt>
            <dd>
              <Address text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );

/** Bytes to begin with. */
interface Example {
  readonly name: keyof (typeof STORY_TEXTS)['own']['example'];
  readonly handed: Handed;
}

/** A made-up address without a known owner. */
const STRANGER = '0x4444444444444444444444444444444444444444';

const BYTES_EXAMPLES: readonly [Example, ...Example[]] = [
  { name: 'payment', handed: bytes.transfer('0x2222222222222222222222222222222222222222', 25_000_000n) },
  { name: 'approval', handed: bytes.approval(bytes.PERMIT2, 25_000_000n) },
  { name: 'permit', handed: bytes.permit(bytes.SWAP_ROUTER, 25_000_000n) },
  { name: 'swap', handed: bytes.swapBytes(25_000_000n) },
  { name: 'everything', handed: bytes.permit(STRANGER, 2n ** 256n - 1n) },
];

const { own: texts } = STORY_TEXTS;
const TOLD: Asked['told'] = { chain: 'ethereum', from_address: WALLET };

/** Bytes that are tried by hand: the wallet of the story, asked about whatever is pasted. */
export const HandBytes = () => {
  const [handed, setHanded] = useState<Handed>(BYTES_EXAMPLES[0].handed);
  const [told, setTold] = useState(TOLD);
  const [problem, setProblem] = useState<string | null>(null);
  const [rejected, setRejected] = useState(false);
  const { flow, dispatch, start, sign, drop } = useCheck();
  const asked = { told, handed };

  /** Every change takes the verdict away. */
  const change = (next: Partial<Asked>): void => {
    drop();
    setRejected(false);
    setProblem(null);
    if (next.handed) setHanded(next.handed);
    if (next.told) setTold(next.told);
  };
  const ask = (event?: Event): void => {
    event?.preventDefault();
    const found = handedProblem(handed);
    setProblem(found);
    setRejected(false);
    if (found === null) void start(bodyOf(asked), 'payload');
    else document.getElementById('bytes')?.focus();
  };

  return (
    <AppFrame title={STORY_TEXTS.page.own} place="own">
      <form class="compose" noValidate autocomplete="off" aria-labelledby="handed-title" onSubmit={ask}>
        <h2 id="handed-title">{texts.handed}</h2>
        <Examples handed={handed} choose={(example) => change({ handed: example, told: TOLD })} />
        <Fields {...{ handed, told, problem, change }} />
        <button type="submit" class="primary wide" disabled={flow.phase === 'checking'} id="check">
          {flow.phase === 'checking' ? STORY_TEXTS.checking : texts.check}
        </button>
      </form>
      <section id="result" class="own-result" aria-labelledby="says-title">
        <h2 id="says-title">{texts.says}</h2>
        {flow.phase === 'composing' ? (
          <p role="status">{flow.invalidated ? texts.changed : texts.noVerdict}</p>
        ) : (
          <Wallet
            {...{ asked, flow, rejected, dispatch, ask, asks: STORY_TEXTS.asksOwn }}
            sign={() => void sign(bodyOf(asked), bodyOf(asked))}
            reject={() => setRejected(true)}
          />
        )}
        {'verdict' in flow ? <Hashes hashes={flow.verdict.payload?.hashes ?? []} /> : null}
        <Saw flow={flow} />
        {flow.phase === 'composing' ? null : <Drawer body={flow.body} flow={flow} />}
      </section>
    </AppFrame>
  );
};

const Examples = ({ handed, choose }: { readonly handed: Handed; readonly choose: (handed: Handed) => void }) => (
  <fieldset class="presets">
    <legend>{texts.examples}</legend>
    <div class="chips">
      {BYTES_EXAMPLES.map(({ name, handed: example }) => (
        <button type="button" key={name} class="chip" aria-pressed={example === handed} onClick={() => choose(example)}>
          {texts.example[name]}
        </button>
      ))}
    </div>
  </fieldset>
);

const FORMS = (Object.keys(HANDED_FORMS) as readonly FormId[]).map((form) => [form, texts.forms[form].label] as const);
const CHAIN_CHOICES = CHAINS.map((chain) => [chain, CHAIN_NAMES[chain]] as const);

interface FieldsOptions {
  readonly handed: Handed;
  readonly told: Asked['told'];
  readonly problem: string | null;
  readonly change: (next: Partial<Asked>) => void;
}

const Fields = ({ handed, told, problem, change }: FieldsOptions) => (
  <>
    <ChoiceField
      id="form"
      label={texts.what}
      value={handed.form}
      choices={FORMS}
      change={(form) => change({ handed: { ...handed, form: form as FormId } })}
    />
    <TextField
      id="bytes"
      label={texts.bytes}
      hint={texts.forms[handed.form].hint}
      error={problem}
      lines={9}
      value={handed.text}
      change={(text) => change({ handed: { ...handed, text } })}
    />
    <ChoiceField
      id="chain"
      label={texts.chain}
      value={told.chain}
      choices={CHAIN_CHOICES}
      change={(chain) => change({ told: { ...told, chain: chain as Intent['chain'] } })}
    />
    <TextField
      id="from_address"
      label={texts.wallet}
      value={told.from_address}
      change={(from_address) => change({ told: { ...told, from_address } })}
    />
  </>
);
