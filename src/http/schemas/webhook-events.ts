import { DIRECTIONS } from '../../../domain/intent/intent.js';
import { type TProperties, type TSchema, Type } from '../../../domain/shared/schema.js';
import { SYNC_RESULTS, TEST_EVENT, type WEBHOOK_EVENT_TYPES } from '../../application/api.js';
import { closed, identifier, list, oneOf, timestamp } from './building-blocks.js';

type EventType = (typeof WEBHOOK_EVENT_TYPES)[number] | typeof TEST_EVENT;

/** A message that a receiver gets: what it tells of, and its body. */
export interface DescribedEvent {
  readonly summary: string;
  readonly schema: TSchema;
}

const event = (type: EventType, title: string, summary: string, data: TProperties): DescribedEvent => ({
  summary,
  schema: closed(
    {
      type: Type.Literal(type),
      timestamp: timestamp('When it happened.'),
      data: closed({ ...data, link: Type.String({ description: 'The path under which its subject is read.' }) }),
    },
    { title, description: summary },
  ),
});

const requestId = identifier('req', 'Of the check.');
const source = Type.String({ description: 'The list, by its name.' });
const count = () => Type.Integer({ minimum: 0 });

const check = (action: 'REVIEW' | 'BLOCK') => ({
  request_id: requestId,
  action: Type.Literal(action),
  direction: oneOf(DIRECTIONS),
  finding_codes: list(Type.String()),
});

/** Every sort of message, in the order in which the description names them. */
export const WEBHOOK_EVENTS: Readonly<Record<EventType, DescribedEvent>> = {
  'check.review': event('check.review', 'CheckReviewEvent', 'A check of yours is REVIEW', check('REVIEW')),
  'check.block': event('check.block', 'CheckBlockEvent', 'A check of yours is BLOCK', check('BLOCK')),
  'check.withdrawn': event('check.withdrawn', 'CheckWithdrawnEvent', 'An ALLOW of yours no longer holds', {
    request_id: requestId,
    source: Type.String({ description: 'The list that changed; `partner-knowledge` for your own deny list.' }),
    address: Type.String({ description: 'What it now names: an address of the check, or the site that asked for it.' }),
  }),
  'report.created': event('report.created', 'ReportCreatedEvent', 'A report was made', {
    report_id: identifier('rpt', 'Of the report.'),
    request_id: requestId,
  }),
  'list.updated': event('list.updated', 'ListUpdatedEvent', 'A list of the service has another content', {
    source,
    published_at: timestamp(),
    rows: count(),
    previous_rows: count(),
    removed: count(),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Of the content.' }),
  }),
  'list.stale': event('list.stale', 'ListStaleEvent', 'A list of the service is past its maximum age', {
    source,
    published_at: timestamp(),
    max_age_seconds: count(),
  }),
  'source.degraded': event('source.degraded', 'SourceDegradedEvent', 'A feed no longer succeeds', {
    source,
    result: oneOf(SYNC_RESULTS),
    reason: Type.String(),
  }),
  [TEST_EVENT]: event(TEST_EVENT, 'WebhookTestEvent', 'A receiver is tried: it tells of nothing', {
    webhook_id: identifier('whk', 'Of the webhook.'),
  }),
};
