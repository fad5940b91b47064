import { OWN_LISTS, type OwnList } from '../../../../domain/facts/screening/own-knowledge.js';
import type { ListEntryRequest, StatementPageRequest } from '../../../application/api.js';
import { keyedBodyEndpoint, keyedEndpoint } from '../../pipeline/endpoint.js';
import { queryReader } from '../../pipeline/query.js';
import { HttpProblem } from '../../problems/problems.js';
import {
  ListEntriesSchema,
  ListPageSchema,
  type PutEntries,
  PutEntriesSchema,
  RemoveEntryQuerySchema,
  StatementPageQuerySchema,
} from '../../schemas/own-knowledge.js';
import { presentEntry } from './present.js';

const LISTS = { path: '/api/address-lists/{list}', pathValues: { list: OWN_LISTS }, scope: 'lists:write' } as const;

const readPageQuery = queryReader<StatementPageRequest>(StatementPageQuerySchema);
const readRemoveQuery = queryReader<Pick<ListEntryRequest, 'address' | 'chain'>>(RemoveEntryQuerySchema);

const listOf = ({ list }: Readonly<Record<string, string>>): OwnList => {
  const known = OWN_LISTS.find((name) => name === list);
  if (known === undefined)
    throw new HttpProblem('not_found', `There is no such list. Known are ${OWN_LISTS.join(', ')}.`);
  return known;
};

/** A page of the entries that stand, or of all changes of the list. */
export const readListEndpoint = keyedEndpoint({
  ...LISTS,
  operationId: 'readAddressList',
  summary: 'Read your own allow or deny list',
  method: 'GET',
  query: StatementPageQuerySchema,
  responses: { 200: ListPageSchema },
  problems: ['not_found'],
  handle: async ({ application, caller, params, search }) => {
    const list = listOf(params);
    const { shown, nextCursor } = await application.addressLists.read(caller, list, readPageQuery(search));
    const nowMs = application.now();
    return {
      status: 200,
      body: { list, entries: shown.map((one) => presentEntry(one, nowMs)), next_cursor: nextCursor },
    };
  },
});

/** Adds or replaces entries by address and chain; all of them or none. The same call again leaves the same list. */
export const putListEntriesEndpoint = keyedBodyEndpoint<PutEntries>({
  ...LISTS,
  operationId: 'putAddressListEntries',
  summary: 'Add or replace entries of your own allow or deny list',
  method: 'PUT',
  request: PutEntriesSchema,
  responses: { 200: ListEntriesSchema },
  problems: ['invalid_json', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type'],
  handle: async ({ application, caller, params, body }) => {
    const list = listOf(params);
    const shown = await application.addressLists.put(caller, list, body.entries);
    const nowMs = application.now();
    return { status: 200, body: { list, entries: shown.map((one) => presentEntry(one, nowMs)) } };
  },
});

/** Takes one entry off the list. It stays in the view `changes`, and in the record of every check where it counted. */
export const removeListEntryEndpoint = keyedEndpoint({
  ...LISTS,
  operationId: 'removeAddressListEntry',
  summary: 'Take an entry off your own allow or deny list',
  method: 'DELETE',
  query: RemoveEntryQuerySchema,
  responses: { 200: ListEntriesSchema },
  problems: ['not_found'],
  handle: async ({ application, caller, params, search }) => {
    const list = listOf(params);
    const removed = await application.addressLists.remove(
      caller,
      list,
      readRemoveQuery(search, application.extraChains),
    );
    return { status: 200, body: { list, entries: [presentEntry(removed, application.now())] } };
  },
});
