import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { call, objectWith } from '../api/call.js';
import { setSession } from '../api/session.js';
import type { Failure } from '../../../reference-app/page/answered.js';
import type { DeskSchemas } from '../api/types.js';
import { useTitle } from '../parts/view.js';

const waysOf = (body: unknown): DeskSchemas['DeskSignInWays'] | null =>
  typeof body === 'object' && body !== null && 'key' in body ? (body as DeskSchemas['DeskSignInWays']) : null;

const sentenceOf = ({ status, message, retryAfterSeconds }: Failure): string => {
  if (status === 401) return 'The service does not know this key, or it was revoked.';
  if (status === 403) return 'This key may not use the desk. It needs the right desk:read, or desk:decide to decide.';
  if (status === 429) return `There were too many attempts. Wait ${retryAfterSeconds ?? 60} seconds, and try again.`;
  return message;
};

/** Why the way through the organisation's own provider came to nothing. */
const PROBLEMS: Readonly<Record<string, string>> = {
  not_begun: 'The sign-in took too long, was used before, or began in another browser. Begin again.',
  refused: 'The sign-in was cancelled, or refused there.',
  failed: 'The answer that came back could not be trusted. Try again, or tell your operator.',
  provider_unavailable: 'The sign-in of your organisation does not answer at the moment. Try again shortly.',
  no_access: 'Your organisation knows you, but nothing gives you access to this desk. Ask your operator.',
  several_partners:
    'You have access to more than one partner or environment, and a session is of one. Ask your operator.',
  too_many: 'There were too many sign-ins. Wait a minute, and try again.',
  service_unavailable: 'The service cannot sign anyone in at the moment. Try again shortly.',
};

/** The problem that the service named in the address; it is taken out, so that it is told once. */
const problemInAddress = (): string | null => {
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  const code = query.get('sign_in');
  if (code === null) return null;
  query.delete('sign_in');
  history.replaceState(null, '', query.size === 0 ? pathname : `${pathname}?${query}`);
  return Object.hasOwn(PROBLEMS, code) ? (PROBLEMS[code] ?? null) : null;
};

interface SignInOptions {
  readonly ended: boolean;
  /** Where to come back to, below the desk. */
  readonly place: string;
  /** Looks whether this browser has a session by now. */
  readonly look: () => void;
}

/** The way in: a key, or the organisation's own sign-in, as the service offers it. */
export const SignInPage = ({ ended, place, look }: SignInOptions) => {
  const [ways, setWays] = useState<DeskSchemas['DeskSignInWays'] | null>(null);
  const [problem] = useState(problemInAddress);
  useTitle('Sign in');
  useEffect(() => {
    void call({ path: '/sign-in-ways', read: waysOf }).then((outcome) =>
      // a service that does not answer refuses the key as well, and says why
      setWays(outcome.ok ? outcome.value : { key: true, oidc: null }),
    );
  }, []);
  return (
    <main class="sign-in">
      <p class="brand">
        Signgate <span>review desk</span>
      </p>
      <h1>{ended ? 'Your session ended' : 'Sign in'}</h1>
      {ended ? (
        <p role="status">Sign in again to go on where you were. What you had written is kept in this window.</p>
      ) : (
        <p>Read what was stopped, and write down what you decided and why.</p>
      )}
      {problem === null ? null : (
        <p class="error" role="alert">
          {problem}
        </p>
      )}
      {ways !== null && ways.oidc !== null ? (
        <ProviderLink name={ways.oidc.name} ended={ended} place={place} look={look} />
      ) : null}
      {ways?.key === true ? <KeyForm isOnly={ways.oidc === null} /> : null}
    </main>
  );
};

const ProviderLink = ({ name, ended, place, look }: SignInOptions & { readonly name: string }) => {
  useEffect(() => {
    if (!ended) return;
    const seen = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', seen);
    addEventListener('focus', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('focus', seen);
    };
  }, [ended, look]);
  return (
    <>
      <p class="other-way">
        <a
          class="button primary"
          href={`/desk/oidc?${new URLSearchParams({ to: place })}`}
          // what was written lives in this window alone
          {...(ended && { target: '_blank', rel: 'noopener' })}
        >
          <span>
            Sign in with <Foreign text={name} />
          </span>
        </a>
      </p>
      {ended ? <p class="hint">It opens in a tab of its own: come back to this one then.</p> : null}
    </>
  );
};

const KeyForm = ({ isOnly }: { readonly isOnly: boolean }) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isOnly) field.current?.focus();
  }, []);
  const refuse = (why: string): void => {
    setProblem(why);
    field.current?.focus();
  };
  const signIn = async (): Promise<void> => {
    const key = field.current?.value.trim() ?? '';
    if (key === '') {
      refuse('Paste your key first.');
      return;
    }
    setBusy(true);
    const read = objectWith<DeskSchemas['DeskSession']>('scopes');
    const outcome = await call<DeskSchemas['DeskSession']>({ method: 'POST', path: '/session', body: { key }, read });
    setBusy(false);
    if (outcome.ok) setSession({ status: 'signed-in', session: outcome.value });
    else refuse(sentenceOf(outcome.failure));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void signIn();
      }}
    >
      <label for="key">Your key</label>
      <input
        id="key"
        ref={field}
        type="password"
        autocomplete="off"
        spellcheck={false}
        aria-invalid={problem === null ? undefined : 'true'}
        aria-describedby={problem === null ? 'key-hint' : 'key-problem key-hint'}
      />
      {problem === null ? null : (
        <p class="error" id="key-problem" role="alert">
          <Foreign text={problem} />
        </p>
      )}
      <p class="hint" id="key-hint">
        It begins with sg_. It is sent once, and never kept in the browser.
      </p>
      <button type="submit" class={isOnly ? 'primary' : undefined} disabled={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </button>
    </form>
  );
};
