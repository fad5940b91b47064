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
import { mistakesOfFailure, OWN_FIELDS } from './mistakes.js';

interface EditorOptions {
  readonly title: string;
  readonly start: DraftPolicy;
  readonly note: string | null;
}

/** A policy under the pen: in fields or as JSON, tried on past checks, and published only after that. */
export const PolicyEditor = ({ title, start, note }: EditorOptions) => {
  const [document, setDocument] = useState(start);
  const [asJson, setAsJson] = useState(false);
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
  const elsewhere = Object.entries(mistakes).filter(([path]) => asJson || !OWN_FIELDS.test(path));
  return (
    <>
      <Title>
        <Foreign text={title} />
      </Title>
      {note === null ? null : <p class="quiet">{note}</p>}
      <div class="shows-line">
        <button type="button" aria-pressed={!asJson} onClick={() => setAsJson(false)}>
          Fields
        </button>
        <button type="button" aria-pressed={asJson} onClick={() => setAsJson(true)}>
          JSON
        </button>
      </div>
      {failure !== null && (elsewhere.length > 0 || failure.details.length === 0) ? (
        <Failed
          what="The service refused it"
          failure={{ ...failure, details: elsewhere.map(([path, message]) => ({ path, message })) }}
        />
      ) : null}
      {asJson ? (
        <JsonForm document={document} change={change} />
      ) : (
        <FieldsForm document={document} mistakes={mistakes} change={change} />
      )}
      <BackTestPanel
        document={document}
        result={tested?.document === document ? tested.result : null}
        refuse={setFailure}
        done={(result) => {
          setFailure(null);
          setTested({ document, result });
        }}
      />
      <Publish document={document} isTested={tested?.document === document} refuse={setFailure} />
    </>
  );
};

interface PublishOptions {
  readonly document: DraftPolicy;
  readonly isTested: boolean;
  readonly refuse: (failure: Failure | null) => void;
}

const Publish = ({ document, isTested, refuse }: PublishOptions) => {
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
