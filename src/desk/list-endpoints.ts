import { OWN_LISTS, type OwnKnowledgePlace } from '../../domain/facts/screening/own-knowledge.js';
import { type Static, Type } from '../../domain/shared/schema.js';
import { wishedBy } from '../application/api.js';
import { type Endpoint, keyedBodyEndpoint, keyedEndpoint } from '../http/pipeline/endpoint.js';
import { queryReader } from '../http/pipeline/query.js';
import { presentEntry } from '../http/routes/own-knowledge/present.js';
import { closed, list, nullable, oneOf, timestamp } from '../http/schemas/building-blocks.js';
import { chainWord } from '../http/schemas/chains.js';
import { ListEntrySchema } from '../http/schemas/own-knowledge.js';

const CHANGES = ['put', 'remove'] as const;
const place = () => chainWord('A chain, or evm for every EVM chain.', ['evm']);
const address = () => Type.String({ minLength: 1, maxLength: 128 });

const ChangeRequestSchema = closed(
  {
    list: oneOf(OWN_LISTS),
    change: oneOf(CHANGES),
    address: address(),
    chain: place(),
    reason: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: '\\S',
      'x-rule': 'must say why, in 1 to 200 characters',
    }),
  },
  { title: 'ListChangeRequest' },
);
const ChangedSchema = closed(
  {
    waiting: Type.Boolean({ description: 'It counts once a second person asks for it.' }),
    entry: nullable(ListEntrySchema),
  },
  { title: 'ListChange' },
);
const WaitingSchema = closed(
  {
    waiting: list(
      closed({
        ...{ list: oneOf(OWN_LISTS), change: oneOf(CHANGES), chain: place() },
        ...{ reason: Type.String(), by: Type.String(), by_id: Type.String(), at: timestamp() },
      }),
    ),
  },
  { title: 'WaitingListChanges' },
);
const WaitingQuerySchema = closed({ chain: place(), address: address() });
const readWaitingQuery = queryReader<{ readonly chain: OwnKnowledgePlace; readonly address: string }>(
  WaitingQuerySchema,
);

const PATH = '/desk/api/list-changes';

/** What people at the desk change on the partner's own allow and deny lists. */
export const LIST_ENDPOINTS: readonly Endpoint[] = [
  keyedBodyEndpoint<Static<typeof ChangeRequestSchema>>({
    operationId: 'changeOwnList',
    summary: 'Put an address on an own list, or take it off',
    method: 'POST',
    path: PATH,
    scope: 'desk:decide',
    request: ChangeRequestSchema,
    responses: { 200: ChangedSchema, 202: ChangedSchema },
    problems: [
      'invalid_json',
      'payload_too_large',
      'unsupported_media_type',
      'not_found',
      'conflict',
      'second_person_needed',
    ],
    handle: async ({ application, caller, body }) => {
      const changed = await application.deskLists.change(caller, body);
      return changed === null
        ? { status: 202, body: { waiting: true, entry: null } }
        : { status: 200, body: { waiting: false, entry: presentEntry(changed, application.now()) } };
    },
  }),
  keyedEndpoint({
    operationId: 'readWaitingListChanges',
    summary: 'Changes of own lists that wait for a second person',
    method: 'GET',
    path: PATH,
    scope: 'desk:read',
    query: WaitingQuerySchema,
    responses: { 200: WaitingSchema },
    problems: [],
    handle: async ({ application, caller, search }) => {
      const asked = readWaitingQuery(search, application.extraChains);
      const waiting = await application.deskLists.waiting(caller, asked.chain, asked.address);
      return {
        status: 200,
        body: {
          waiting: waiting.map((wish) => ({
            ...{ list: wish.list, change: wish.change, chain: wish.chain, reason: wish.reason, at: wish.at },
            ...{ by: wishedBy(wish), by_id: wish.by.name },
          })),
        },
      };
    },
  }),
].map((endpoint) => ({ ...endpoint, admits: 'session', described: false }));
