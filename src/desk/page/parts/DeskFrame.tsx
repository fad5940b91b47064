import type { ComponentChildren } from 'preact';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { call } from '../api/call.js';
import { setSession } from '../api/session.js';
import type { DeskSchemas } from '../api/types.js';
import { Keys } from './Keys.js';
import { Link, type DeskPlace } from '../route.js';

const ROOMS = [
  ['/', 'Inbox', undefined],
  ['/overview', 'Overview', 'overview'],
  ['/sources', 'Sources', 'sources'],
  ['/policies', 'Policies', 'policies'],
  ['/audit', 'Audit', 'audit'],
  ['/verify', 'Verify', 'verify'],
] as const;

const signOut = async ({ signed_in_with: signedInWith }: DeskSchemas['DeskSession']): Promise<void> => {
  await call({ method: 'DELETE', path: '/session', read: () => true });
  setSession({ status: 'signed-out' });
  // who is still signed in at the provider would be let in again without a word
  if (signedInWith === 'oidc') location.assign('/desk/oidc/sign-out');
};

interface FrameOptions {
  readonly session: DeskSchemas['DeskSession'];
  readonly place: DeskPlace;
  readonly children: ComponentChildren;
}

/** What stands around every view: the rooms of the desk, for whom it shows checks, and the way out. */
export const DeskFrame = ({ session, place, children }: FrameOptions) => (
  <>
    <a class="skip" href="#main">
      Skip to the content
    </a>
    <header class="top">
      <div>
        <Link to="/" class="brand">
          Signgate <span>review desk</span>
        </Link>
        <nav aria-label="Rooms of the desk">
          <ul>
            {ROOMS.map(([to, name, room]) => (
              <li key={to}>
                <Link to={to} current={place.pieces[0] === room}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div class="who">
          <span class={`label ${session.environment}`}>{session.environment}</span>
          <span class="name">
            <span class="visually-hidden">Signed in as </span>
            <Foreign text={session.signed_in_as === '' ? 'a key without a name' : session.signed_in_as} />
            <span class="visually-hidden"> for </span> · <Foreign text={session.partner} />
          </span>
          <button type="button" class="small" onClick={() => void signOut(session)}>
            Sign out
          </button>
        </div>
      </div>
    </header>
    <main id="main">{children}</main>
    <Keys />
  </>
);
