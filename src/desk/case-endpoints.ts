import { type Static, Type } from '../../domain/shared/schema.js';
import { type Person, shownName } from '../../domain/record/actor.js';
import { DISPOSITION_STATES, DISPOSITIONS } from '../../domain/record/disposition.js';
import { OUTCOMES } from '../../domain/record/outcome.js';
import { isoTime } from '../../domain/shared/iso-time.js';
import type { Case, CheckNote, DispositionRequest, StoredDisposition } from '../application/api.js';
import { type Endpoint, keyedBodyEndpoint, keyedEndpoint, type KeyedCall } from '../http/pipeline/endpoint.js';
import { FINDING_CODES } from '../../domain/findings/index.js';
import { ACTIONS } from '../../domain/verdict/action.js';
import { snakeCased } from '../http/routes/read-check/present.js';
import { ofOwnCheck } from '../http/routes/read-check/own-check.js';
import { presentPerson } from '../http/routes/checks/present.js';
import { PersonSchema } from '../http/schemas/check-list.js';
import { closed, identifier, list, nullable, oneOf, timestamp } from '../http/schemas/building-blocks.js';

const MAX_REASON = 1_000;
const words = () =>
  Type.String({
    minLength: 1,
    maxLength: MAX_REASON,
    pattern: '\\S',
    'x-rule': `must be a string of 1 to ${MAX_REASON} characters, not only spaces`,
  });

const DispositionRequestSchema = closed(
  {
    disposition: oneOf(DISPOSITIONS, { 'x-rule': `must be one of ${DISPOSITIONS.join(', ')}` }),
    reason: words(),
  },
  { title: 'DispositionRequest' },
);
const NoteRequestSchema = closed({ text: words() }, { title: 'CheckNoteRequest' });

const DispositionSchema = closed(
  {
    id: identifier('dsp'),
    disposition: oneOf(DISPOSITIONS),
    reason: Type.String(),
    by: Type.String(),
    by_id: Type.String(),
    at: timestamp(),
    second_of: nullable(identifier('dsp')),
    counts: Type.Boolean(),
  },
  { title: 'Disposition' },
);
const NoteSchema = closed(
  { text: Type.String(), by: Type.String(), by_id: Type.String(), at: timestamp() },
  { title: 'CheckNote' },
);
const AssignmentRequestSchema = closed(
  { to: nullable(Type.String({ minLength: 1, maxLength: 500 })), from: nullable(Type.String({ maxLength: 500 })) },
  { title: 'AssignmentRequest' },
);
const AssigneeSchema = closed({ assignee: nullable(PersonSchema) }, { title: 'CaseAssignee' });

const CaseSchema = closed(
  {
    asked_by: closed({ by: Type.String(), by_id: Type.String() }),
    state: oneOf(DISPOSITION_STATES),
    dispositions: list(DispositionSchema),
    notes: list(NoteSchema),
    assignee: nullable(PersonSchema),
    assignments: list(closed({ to: nullable(PersonSchema), by: Type.String(), by_id: Type.String(), at: timestamp() })),
    four_eyes: closed({ required: Type.Boolean(), waiting: Type.Boolean(), first_by: nullable(Type.String()) }),
    outcomes: list(
      closed({
        outcome: oneOf(OUTCOMES),
        transaction_hash: nullable(Type.String()),
        note: nullable(Type.String()),
        reported_at: timestamp(),
      }),
    ),
    report_id: nullable(identifier('rpt')),
    shadow: nullable(
      closed({
        policy: closed({ policy_id: Type.String(), version: Type.Integer({ minimum: 1 }), sha256: Type.String() }),
        verdict: nullable(closed({ action: oneOf(ACTIONS), codes: list(oneOf(FINDING_CODES)) })),
      }),
    ),
  },
  { title: 'DeskCase' },
);

/** What a reader calls who it was, and who it was. */
const byView = (by: Person) => ({ by: shownName(by), by_id: by.name });

const personView = (person: Person | null) => (person === null ? null : presentPerson(person));

const firstOf = (dispositions: readonly StoredDisposition[]): string | null => {
  const last = dispositions.at(-1);
  return last === undefined ? null : shownName(last.by);
};

/** `confirmed`: the ids of those that a second person confirmed. The first of two counts from then on. */
const dispositionView = (
  stored: StoredDisposition,
  confirmed: ReadonlySet<string | null> = new Set(),
): Static<typeof DispositionSchema> => ({
  id: stored.dispositionId,
  disposition: stored.disposition,
  reason: stored.reason,
  ...byView(stored.by),
  at: isoTime(stored.decidedAtMs),
  second_of: stored.secondOf,
  counts: stored.counts || confirmed.has(stored.dispositionId),
});

const noteView = ({ text, by, notedAtMs }: CheckNote): Static<typeof NoteSchema> => ({
  text,
  ...byView(by),
  at: isoTime(notedAtMs),
});

const confirmedOf = (dispositions: readonly StoredDisposition[]): ReadonlySet<string | null> =>
  new Set(dispositions.filter(({ counts }) => counts).map(({ secondOf }) => secondOf));

const caseView = ({
  askedBy,
  state,
  dispositions,
  notes,
  assignments,
  fourEyes,
  outcomes,
  reportId,
  shadow,
}: Case): Static<typeof CaseSchema> => ({
  asked_by: byView(askedBy),
  state,
  dispositions: dispositions.map((one) => dispositionView(one, confirmedOf(dispositions))),
  notes: notes.map(noteView),
  assignee: personView(assignments.at(-1)?.to ?? null),
  assignments: assignments.map(({ to, by, assignedAtMs }) => ({
    ...{ to: personView(to), ...byView(by) },
    at: isoTime(assignedAtMs),
  })),
  four_eyes: {
    required: fourEyes,
    waiting: state === 'pending',
    first_by: state === 'pending' ? firstOf(dispositions) : null,
  },
  outcomes: outcomes.map(({ outcome, transactionHash, note, reportedAtMs }) => ({
    ...{ outcome, note },
    transaction_hash: transactionHash,
    reported_at: isoTime(reportedAtMs),
  })),
  report_id: reportId,
  shadow: shadow === null ? null : { policy: snakeCased(shadow.policy), verdict: shadow.verdict },
});

const personOf = ({ visit }: Pick<KeyedCall<unknown>, 'visit'>): Person => {
  if (visit === null) throw new Error('a decision without a person');
  return visit.session.signedInBy;
};

const AT_CHECK = '/desk/api/checks/{request_id}';
const OF_BODIES = ['invalid_json', 'payload_too_large', 'unsupported_media_type'] as const;

/** What people decide about a check. None of it changes the check. */
export const CASE_ENDPOINTS: readonly Endpoint[] = [
  keyedEndpoint({
    operationId: 'readCase',
    summary: 'Read what people decided about a check',
    method: 'GET',
    path: `${AT_CHECK}/case`,
    scope: 'desk:read',
    responses: { 200: CaseSchema },
    problems: ['not_found'],
    handle: async ({ application, caller, params }) => {
      const requestId = params['request_id'] ?? '';
      const found = await ofOwnCheck(requestId, () => application.cases.read(caller, requestId));
      return { status: 200, body: caseView(found) };
    },
  }),
  keyedBodyEndpoint<DispositionRequest>({
    operationId: 'decideCase',
    summary: 'Decide about a check',
    method: 'POST',
    path: `${AT_CHECK}/dispositions`,
    scope: 'desk:decide',
    request: DispositionRequestSchema,
    responses: { 201: DispositionSchema },
    problems: [...OF_BODIES, 'not_found', 'conflict', 'second_person_needed'],
    handle: async (call) => {
      const { application, caller, params, body } = call;
      const requestId = params['request_id'] ?? '';
      const decided = await ofOwnCheck(requestId, () =>
        application.cases.decide(caller, personOf(call), requestId, body),
      );
      return { status: 201, body: dispositionView(decided) };
    },
  }),
  keyedBodyEndpoint<Static<typeof NoteRequestSchema>>({
    operationId: 'noteCase',
    summary: 'Add a note to a check',
    method: 'POST',
    path: `${AT_CHECK}/notes`,
    scope: 'desk:decide',
    request: NoteRequestSchema,
    responses: { 201: NoteSchema },
    problems: [...OF_BODIES, 'not_found'],
    handle: async (call) => {
      const { application, caller, params, body } = call;
      const requestId = params['request_id'] ?? '';
      const noted = await ofOwnCheck(requestId, () =>
        application.cases.note(caller, personOf(call), requestId, body.text),
      );
      return { status: 201, body: noteView(noted) };
    },
  }),
  keyedEndpoint({
    operationId: 'listDeskPeople',
    summary: 'Whom a case may be given to',
    method: 'GET',
    path: '/desk/api/people',
    scope: 'desk:read',
    responses: { 200: closed({ people: list(PersonSchema) }, { title: 'DeskPeople' }) },
    problems: [],
    handle: async ({ application, caller }) => ({
      status: 200,
      body: { people: (await application.assigning.colleagues(caller)).map(presentPerson) },
    }),
  }),
  keyedBodyEndpoint<Static<typeof AssignmentRequestSchema>>({
    operationId: 'assignCase',
    summary: 'Give a case to someone, or to nobody',
    method: 'PUT',
    path: `${AT_CHECK}/assignee`,
    scope: 'desk:decide',
    request: AssignmentRequestSchema,
    responses: { 200: AssigneeSchema },
    problems: [...OF_BODIES, 'not_found', 'conflict'],
    handle: async (call) => {
      const { application, caller, params, body } = call;
      const requestId = params['request_id'] ?? '';
      const to = await ofOwnCheck(requestId, () =>
        application.assigning.assign(caller, personOf(call), requestId, body),
      );
      return { status: 200, body: { assignee: personView(to) } };
    },
  }),
  keyedEndpoint({
    operationId: 'readSignedDecision',
    summary: 'Read what people decided about a check as a signed document',
    method: 'GET',
    path: `${AT_CHECK}/decision.json`,
    scope: 'desk:read',
    responses: {},
    otherTypes: { 200: ['application/json'] },
    problems: ['not_found'],
    handle: async ({ application, caller, params }) => {
      const requestId = params['request_id'] ?? '';
      const text = await ofOwnCheck(requestId, () => application.cases.signedDecision(caller, requestId));
      return {
        status: 200,
        body: text,
        contentType: 'application/json; charset=utf-8',
        headers: { 'Content-Disposition': `attachment; filename="${requestId}-decision.json"` },
      };
    },
  }),
].map((endpoint) => ({ ...endpoint, admits: 'session', described: false }));
