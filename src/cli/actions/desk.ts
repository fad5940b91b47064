import type { DeskSession } from '../../../ports/stores/desk-sessions.js';
import { withDatabase } from '../command-context.js';
import { print, textTable, time } from '../output.js';

/** A session as operators see it: without its token and the hash of it. */
const view = (session: DeskSession, nowMs: number) => ({
  session_id: session.sessionId,
  partner_id: session.scope.partnerId,
  environment: session.scope.environment,
  signed_in_as: session.signedInBy.name,
  shown_as: session.signedInBy.shownAs ?? null,
  scopes: session.scopes,
  created_at: time(session.createdAtMs),
  expires_at: time(session.expiresAtMs),
  ended_at: session.endedAtMs === null ? null : time(session.endedAtMs),
  open: nowMs < Math.min(session.expiresAtMs, session.endedAtMs ?? Infinity),
});

export const listSessions = ({ json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ deskSessions, clock }) => {
    const views = (await deskSessions.list()).map((session) => view(session, clock.now()));
    print(json, { sessions: views }, () =>
      textTable(
        ['SESSION ID', 'PARTNER', 'ENVIRONMENT', 'SIGNED IN AS', 'CREATED', 'EXPIRES', 'ENDED', 'OPEN'],
        views.map((one) => [
          ...[
            one.session_id,
            one.partner_id,
            one.environment,
            one.shown_as === null ? one.signed_in_as : `${one.shown_as} ${one.signed_in_as}`,
          ],
          ...[one.created_at, one.expires_at, one.ended_at ?? '-', one.open ? 'yes' : 'no'],
        ]),
      ),
    );
  });

export const revokeSession = (sessionId: string, { json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ deskSessions, clock }) => {
    const atMs = clock.now();
    if (!(await deskSessions.end(sessionId, atMs)))
      throw new Error(`There is no session ${sessionId}. See: signgate desk sessions list`);
    print(
      json,
      { session_id: sessionId, revoked_at: time(atMs) },
      () => `Session ${sessionId} is refused from now on, on every instance.`,
    );
  });
