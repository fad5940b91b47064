import { type Assigning, type AssigningDependencies, createAssigning } from './assign-case.js';
import { type CaseDependencies, type Cases, createCases } from './cases.js';
import { createDeskLists, type DeskListDependencies, type DeskLists } from './list-changes.js';
import { createDeskSessions, type DeskSessionDependencies, type DeskSessions } from './sessions.js';

/** What people do at the review desk: they sign in, and work on cases. */
export interface Desk {
  readonly deskSessions: DeskSessions;
  readonly cases: Cases;
  readonly deskLists: DeskLists;
  readonly assigning: Assigning;
}

export const createDesk = (
  ports: AssigningDependencies & CaseDependencies & DeskSessionDependencies & DeskListDependencies,
): Desk => ({
  deskSessions: createDeskSessions(ports),
  cases: createCases(ports),
  deskLists: createDeskLists(ports),
  assigning: createAssigning(ports),
});
