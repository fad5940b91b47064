import { type Static, type TSchema, Type } from '../../../domain/shared/schema.js';
import { ACTOR_KINDS } from '../../../domain/record/actor.js';
import { ENVIRONMENTS } from '../../../domain/record/record.js';
import { AUDIT_ACTIONS, type AuditRequest } from '../../application/api.js';
import { closed, list, moment, nullable, oneOf, timestamp } from './building-blocks.js';

const UUID = '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** The query of `GET /api/audit`. */
export const AuditQuerySchema = closed({
  cursor: Type.Optional(
    Type.String({
      pattern: UUID,
      description: '`next_cursor` of the page before.',
      'x-rule': 'must be the next_cursor of an earlier answer',
    }),
  ),
  limit: Type.Optional(
    Type.String({
      pattern: '^(?:[1-9][0-9]?|100)$',
      description: 'Entries of a page, 1 to 100; 50 without it.',
      'x-rule': 'must be a whole number from 1 to 100',
    }),
  ),
  action: Type.Optional(
    oneOf(AUDIT_ACTIONS, {
      description: 'One sort of change.',
      'x-rule': `must be one of ${AUDIT_ACTIONS.join(', ')}`,
    }),
  ),
  subject: Type.Optional(
    Type.String({
      // PostgreSQL takes no U+0000
      pattern: '^[^\\u0000-\\u001f\\u007f]{1,200}$',
      description: 'What was changed: the id of a key or policy, for instance.',
      'x-rule': 'must be 1 to 200 characters, none of them a control character',
    }),
  ),
  from: Type.Optional(moment('The first moment.')),
  to: Type.Optional(moment('The moment before which changes count.')),
} satisfies Readonly<Record<keyof AuditRequest, TSchema>>);

const side = (description: string) => nullable(Type.Record(Type.String(), Type.Unknown(), { description }));

/** A page of the audit trail. */
export const AuditPageSchema = closed(
  {
    entries: list(
      closed({
        audit_id: Type.String({ pattern: UUID }),
        at: timestamp(),
        action: oneOf(AUDIT_ACTIONS),
        subject: Type.String({ description: 'What was changed, by its id.' }),
        subject_label: nullable(Type.String({ description: 'Of a key: what it is called.' })),
        environment: nullable(oneOf(ENVIRONMENTS, { description: 'Null: it holds in both.' })),
        actor: closed({
          kind: oneOf(ACTOR_KINDS, {
            description:
              'key: a key of yours, by API. person: someone at the review desk whom a provider signed in. ' +
              'operator: who runs the service, at the command line. service: itself.',
          }),
          key_id: nullable(Type.String()),
          label: nullable(
            Type.String({ description: 'What the key is called; at the desk, what it was called then.' }),
          ),
          person: nullable(
            closed({
              id: Type.String({ description: 'Issuer and subject, with a # between them: who it is.' }),
              shown_as: nullable(Type.String({ description: 'What the provider called the person at that moment.' })),
            }),
          ),
        }),
        before: side('What stood there; null where the change made it.'),
        after: side('What stands there now; null where the change removed it.'),
      }),
    ),
    next_cursor: nullable(Type.String({ description: 'Null: there are no older entries.' })),
  },
  { title: 'AuditPage', description: 'Administrative changes, newest first. Entries never change.' },
);
export type AuditPageView = Static<typeof AuditPageSchema>;
