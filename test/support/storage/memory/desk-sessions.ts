import { compareText } from '../../../../domain/shared/compare-text.js';
import type { Actor, Person } from '../../../../domain/record/actor.js';
import { type Scope, scopeKey } from '../../../../domain/record/record.js';
import {
  type DeskSession,
  type DeskSessionStore,
  OVER_SESSIONS_STAY_MS,
  type RefusedSignIn,
} from '../../../../ports/stores/desk-sessions.js';
import { deskSignedIn, deskSignedOut, deskSignInRefused } from '../../../../adapters/shared/audit-changes.js';
import type { MemoryAuditLog } from './audit.js';

/** Sessions by their id. */
export class MemoryDeskSessions implements DeskSessionStore {
  private readonly sessions = new Map<string, DeskSession>();

  constructor(private readonly audit: MemoryAuditLog) {}

  async begin(session: DeskSession): Promise<boolean> {
    if (this.sessions.has(session.sessionId)) return true;
    const signInId = session.claimed?.signInId;
    if (signInId !== undefined && [...this.sessions.values()].some(({ claimed }) => claimed?.signInId === signInId))
      return false;
    this.sessions.set(session.sessionId, structuredClone(session));
    this.audit.record(deskSignedIn(session), session.signedInBy);
    return true;
  }

  async find(tokenSha256: string): Promise<DeskSession | null> {
    return [...this.sessions.values()].find((session) => session.tokenSha256 === tokenSha256) ?? null;
  }

  async list(): Promise<readonly DeskSession[]> {
    return [...this.sessions.values()]
      .sort((left, right) => right.createdAtMs - left.createdAtMs || compareText(right.sessionId, left.sessionId))
      .slice(0, 1_000);
  }

  async people(scope: Scope): Promise<readonly Person[]> {
    const own = (await this.list()).filter(
      (session) =>
        scopeKey(session.scope) === scopeKey(scope) &&
        session.signedInBy.kind === 'person' &&
        session.scopes.includes('desk:decide'),
    );
    return [...new Map(own.reverse().map(({ signedInBy }) => [signedInBy.name, signedInBy])).values()].reverse();
  }

  async end(sessionId: string, atMs: number, by?: Actor): Promise<boolean> {
    const session = this.sessions.get(sessionId);
    if (session === undefined) return false;
    this.audit.record(deskSignedOut(session, atMs), by);
    this.sessions.set(sessionId, { ...session, endedAtMs: Math.min(session.endedAtMs ?? atMs, atMs) });
    return true;
  }

  async refuse(refused: RefusedSignIn): Promise<void> {
    this.audit.record(deskSignInRefused(refused));
  }

  async removePast(nowMs: number): Promise<boolean> {
    for (const { sessionId, expiresAtMs } of this.sessions.values())
      if (expiresAtMs < nowMs - OVER_SESSIONS_STAY_MS) this.sessions.delete(sessionId);
    return false;
  }
}
