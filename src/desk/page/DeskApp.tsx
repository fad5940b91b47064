import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { call, objectWith } from './api/call.js';
import { setSession, useSession } from './api/session.js';
import type { DeskSchemas } from './api/types.js';
import { AuditPage } from './audit/AuditPage.js';
import { AddressPage } from './address/AddressPage.js';
import { CaseView } from './case/CaseView.js';
import { forgetDrafts } from './case/drafts.js';
import { Inbox } from './inbox/Inbox.js';
import { forgetInbox } from './inbox/use-inbox.js';
import { OverviewPage } from './overview/OverviewPage.js';
import { DeskFrame } from './parts/DeskFrame.js';
import { PoliciesView } from './policies/PoliciesView.js';
import { VerifyView } from './report/VerifyView.js';
import { Title } from './parts/view.js';
import { type DeskPlace, usePlace } from './route.js';
import { SignInPage } from './sign-in/SignInPage.js';
import { SourcesPage } from './sources/SourcesPage.js';

/** Whether the cookie of this browser is still good; a page that was loaded anew gets its token here. */
const openSession = async (): Promise<void> => {
  const outcome = await call<DeskSchemas['DeskSession']>({
    path: '/session',
    read: objectWith<DeskSchemas['DeskSession']>('scopes'),
  });
  setSession(outcome.ok ? { status: 'signed-in', session: outcome.value } : { status: 'signed-out' });
};

/** Another tab may have signed in. */
const lookAgain = (): void => {
  void call<DeskSchemas['DeskSession']>({
    path: '/session',
    read: objectWith<DeskSchemas['DeskSession']>('scopes'),
  }).then((outcome) => {
    if (outcome.ok) setSession({ status: 'signed-in', session: outcome.value });
  });
};

const View = ({ place }: { readonly place: DeskPlace }) => {
  const [room, name, last] = place.pieces;
  if (room === undefined) return <Inbox place={place} />;
  if (room === 'overview') return <OverviewPage place={place} />;
  if (room === 'sources') return <SourcesPage />;
  if (room === 'audit') return <AuditPage place={place} />;
  if (room === 'policies') return <PoliciesView policyId={name} />;
  if (room === 'verify') return <VerifyView />;
  if (room === 'addresses' && name !== undefined && last !== undefined)
    return <AddressPage key={place.text} chain={name} address={last} />;
  if (room === 'checks' && name !== undefined) return <CaseView key={name} requestId={name} />;
  return (
    <>
      <Title>There is no such page</Title>
      <p>The address may be mistyped. Everything that the desk has is in the list above.</p>
    </>
  );
};

/** Nothing that one person saw or wrote is left for the next. */
const forgetAll = (): void => {
  forgetInbox();
  forgetDrafts();
};

const isWithinMain = (element: Element | null): boolean => (element?.closest('main') ?? null) !== null;

/** The whole desk: who is signed in, and the view that the address names. */
export const DeskApp = () => {
  const place = usePlace();
  const state = useSession();
  const shown = useRef<string | null>(null);

  const who = useRef<string | null>(null);

  useEffect(() => void openSession(), []);
  // the first view leaves the focus where the browser has it; each later one begins at its heading, or where it put it
  useLayoutEffect(() => {
    if (shown.current !== null && shown.current !== place.text && !isWithinMain(document.activeElement)) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    shown.current = place.text;
  }, [place.text]);

  if (state.status === 'opening') return <p class="opening">Opening the desk…</p>;
  if (state.status === 'signed-out') {
    forgetAll();
    who.current = null;
  }
  if (state.status !== 'signed-in')
    return <SignInPage ended={state.status === 'ended'} place={place.text} look={lookAgain} />;
  const { partner, environment, signed_in_as: name } = state.session;
  const whoNow = JSON.stringify([partner, environment, name]);
  if (who.current !== whoNow) forgetAll();
  who.current = whoNow;
  return (
    <DeskFrame session={state.session} place={place}>
      <View place={place} />
    </DeskFrame>
  );
};
