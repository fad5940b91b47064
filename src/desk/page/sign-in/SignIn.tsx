import { useEffect, useRef, useState } from 'preact/hooks';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { call, objectWith } from '../api/call.js';
import { setSession } from '../api/session.js';
import type { Failure, Session, SignInWays } from '../api/types.js';
import { useTitle } from '../parts/view.js';

const waysOf = (body: unknown): SignInWays | null =>
  typeof body === 'object' && body !== null && 'key' in body ? (body as SignInWays) : null;

const sentenceOf = ({ status, message, retryAfterSeconds }: Failure): string => {
  if (status === 401) return 'The service does not know this key, or it was revoked.';
  if (status === 403) return 'This key may not use the desk. It needs the right desk:read, or desk:decide to decide.';
  if (status === 429) return `There were too many attempts. Wait ${retryAfterSeconds ?? 60} seconds, and try again.`;
  return message;
};

/** The way in: a key, or the organisation's own sign-in where the service offers it. */
export const SignIn = ({ ended }: { readonly ended: boolean }) => {
  const [ways, setWays] = useState<SignInWays>({ key: true, oidc: null });
  useTitle('Sign in');
  useEffect(() => {
    void call({ path: '/sign-in-ways', read: waysOf }).then((outcome) => {
      if (outcome.ok) setWays(outcome.value);
    });
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
      {ways.key ? <KeyForm /> : null}
      {ways.oidc === null ? null : (
        <p class="other-way">
          <a class="button" href="/desk/oidc">
            Sign in with <Foreign text={ways.oidc.name} />
          </a>
        </p>
      )}
    </main>
  );
};

const KeyForm = () => {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
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
    const read = objectWith<Session>('scopes');
    const outcome = await call<Session>({ method: 'POST', path: '/session', body: { key }, read });
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
      <button type="submit" class="primary" disabled={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </button>
    </form>
  );
};
