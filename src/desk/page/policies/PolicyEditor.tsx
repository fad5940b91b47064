import { useEffect, useState } from 'preact/hooks';
import { call, objectWith } from '../api/call.js';
import { maySession, useSession } from '../api/session.js';
import type { Failure } from '../../../reference-app/page/answered.js';
import type { DeskSchemas } from '../api/types.js';
import { Failed, Title } from '../parts/view.js';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { Link } from '../route.js';
import { BackTestPanel } from './BackTestPanel.js';
import type { DraftPolicy } from './document.js';
import { FieldsForm } from './FieldsForm.js';
import { JsonForm } from './JsonForm.js';
import { labelOf } from './changes.js';
import { PolicyChanges } from './PolicyChanges.js';
import { mistakesOfFailure, OWN_FIELDS } from './mistakes.js';

interface EditorOptions {
  readonly title: string;
  readonly start: DraftPolicy;
  /** The built-in policies, which say what holds where nothing is said. */
  readonly builtIn: readonly DraftPolicy[];
  readonly note: string | null;
}

/** What is looked at, and what it becomes. */
export const versionNote = (version: number): string =>
  `Version ${version}. What you publish becomes version ${version + 1}.`;

/** A path with the labels of the form in place of the names of members. */
const pathInLabels = (path: string): string => path.split('/').map(labelOf).join('/');

/** A policy under the pen: in fields or as JSON, tried on past checks, and published only after that. */
export const PolicyEditor = ({ title, start, builtIn, note }: EditorOptions) => {
  const [base, setBase] = useState({ document: start, note });
  const [document, setDocument] = useState(start);
  const [asJson, setAsJson] = useState(false);
  const [search, setSearch] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tested, setTested] = useState<{
    readonly document: DraftPolicy;
    readonly result: DeskSchemas['PolicyTest'];
  } | null>(null);
  const change = (next: DraftPolicy): void => {
    setDocument(next);
    setFailure(null);
  };
  // the button stands below the form: what was refused is brought into sight
  useEffect(() => {
    if (failure !== null)
      window.document.querySelector<HTMLElement>('main [aria-invalid="true"], main .failed')?.focus();
  }, [failure]);
  const mistakes = mistakesOfFailure(failure);
  const usual = builtIn.find(({ direction }) => direction === document['direction']) ?? {};
  const elsewhere = Object.entries(mistakes).filter(([path]) => asJson || !OWN_FIELDS.test(path));
  return (
    <>
      <Title>
        <Foreign text={title} />
      </Title>
      {base.note === null ? null : <p class="quiet">{base.note}</p>}
      <Modes {...{ asJson, setAsJson, search, setSearch }} />
      {failure !== null && (elsewhere.length > 0 || failure.details.length === 0) ? (
        <Failed
          what="The service refused it"
          failure={{ ...failure, details: elsewhere.map(([path, message]) => ({ path: pathInLabels(path), message })) }}
        />
      ) : null}
      {asJson ? (
        <JsonForm document={document} change={change} />
      ) : (
        <FieldsForm {...{ document, mistakes, change, search: search.trim(), usual }} />
      )}
      <PolicyChanges from={base.document} to={document} />
      <BackTestPanel
        document={document}
        result={tested?.document === document ? tested.result : null}
        refuse={setFailure}
        done={(result) => {
          setFailure(null);
          setTested({ document, result });
        }}
      />
      <Publish
        document={document}
        isTested={tested?.document === document}
        refuse={setFailure}
        published={(version) => setBase({ document, note: versionNote(version) })}
      />
    </>
  );
};

interface ModesOptions {
  readonly asJson: boolean;
  readonly setAsJson: (asJson: boolean) => void;
  readonly search: string;
  readonly setSearch: (search: string) => void;
}

/** A search in the form, and the way to the document itself. */
const Modes = ({ asJson, setAsJson, search, setSearch }: ModesOptions) => (
  <div class="shows-line">
    {asJson ? null : (
      <input
        type="search"
        aria-label="Find a setting or rule"
        placeholder="Find a setting or rule"
        value={search}
        onInput={({ currentTarget }) => setSearch(currentTarget.value)}
      />
    )}
    <button type="button" aria-pressed={!asJson} onClick={() => setAsJson(false)}>
      Fields
    </button>
    <button type="button" aria-pressed={asJson} onClick={() => setAsJson(true)}>
      JSON
    </button>
  </div>
);

interface PublishOptions {
  readonly document: DraftPolicy;
  readonly isTested: boolean;
  readonly refuse: (failure: Failure | null) => void;
  readonly published: (version: number) => void;
}

const Publish = ({ document, isTested, refuse, published }: PublishOptions) => {
  const session = useSession();
  const [progress, setProgress] = useState<'none' | 'busy' | string>('none');
  if (!maySession(session, 'policies:write'))
    return <p class="quiet">Publishing a policy needs the right to write policies (policies:write).</p>;
  const publish = async (): Promise<void> => {
    setProgress('busy');
    const read = objectWith<DeskSchemas['PublishedPolicy']>();
    const outcome = await call<DeskSchemas['PublishedPolicy']>({
      method: 'POST',
      path: '/api/policies',
      body: document,
      read,
    });
    refuse(outcome.ok ? null : outcome.failure);
    if (outcome.ok) published(outcome.value.version);
    setProgress(outcome.ok ? `Published as version ${outcome.value.version}.` : 'none');
  };
  return (
    <div class="publish">
      <button type="button" class="primary" disabled={!isTested || progress === 'busy'} onClick={() => void publish()}>
        {progress === 'busy' ? 'Publishing…' : 'Publish'}
      </button>
      <p role="status" class={progress === 'none' || progress === 'busy' ? 'quiet' : 'done'}>
        {progress !== 'none' && progress !== 'busy' ? (
          <>
            {progress} <Link to="/policies">Choose the keys that it judges for</Link>
          </>
        ) : isTested ? (
          'You have seen what it would change.'
        ) : (
          'Try it on past checks first: you then see what it would change.'
        )}
      </p>
    </div>
  );
};
