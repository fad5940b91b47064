import { type Assigning, type AssigningDependencies, createAssigning } from './assign-case.js';
import { type CaseDependencies, type Cases, createCases } from './cases.js';
import { createDeskSessions, type DeskSessionDependencies, type DeskSessions } from './sessions.js';

/** What people do at the review desk: they sign in, and work on cases. */
export interface Desk {
  readonly deskSessions: DeskSessions;
  readonly cases: Cases;
  readonly assigning: Assigning;
}

export const createDesk = (ports: AssigningDependencies & CaseDependencies & DeskSessionDependencies): Desk => ({
  deskSessions: createDeskSessions(ports),
  cases: createCases(ports),
  assigning: createAssigning(ports),
});
