import { type Static, type TSchema, Type } from '../../../domain/shared/schema.js';
import { ATTRIBUTION_KINDS, OWN_LISTS } from '../../../domain/facts/screening/own-knowledge.js';
import {
  type AttributionRequest,
  type ListEntryRequest,
  MAX_ENTRIES,
  MAX_PAGE,
  STATEMENT_VIEWS,
  type StatementPageRequest,
} from '../../application/api.js';
import { closed, identifier, list, nullable, oneOf, timestamp } from './building-blocks.js';
import { chainWord } from './chains.js';

const text = (maxLength: number, description: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '\\S',
    description,
    'x-rule': `must be a string of 1 to ${String(maxLength)} characters, not of spaces alone`,
  });

const address = Type.String({
  minLength: 1,
  maxLength: 128,
  description: 'Any letter case where it is EVM; a mixed one must satisfy EIP-55.',
  'x-rule': 'must be a string of 1 to 128 characters',
});

const chain = chainWord('Where it holds: a chain, or evm for every EVM chain.', ['evm']);

const moment = (description: string) =>
  Type.String({
    format: 'date-time',
    description,
    'x-rule': 'must be an ISO 8601 time with its zone, for instance 2027-01-31T00:00:00Z',
  });

const statementId = (description: string) => identifier('stm', description);

/** The query of a page of a list or of attributions. */
export const StatementPageQuerySchema = closed({
  view: Type.Optional(
    oneOf(STATEMENT_VIEWS, {
      description:
        'current: what stands, also where it has expired, by address. changes: all that was ever put, replaced or ' +
        'removed, newest first; nothing of it is ever deleted.',
      'x-rule': 'must be current or changes',
    }),
  ),
  address: Type.Optional(address),
  limit: Type.Optional(
    Type.String({
      pattern: '^([1-9][0-9]?|100)$',
      description: `1 to ${String(MAX_PAGE)}; 50 without it.`,
      'x-rule': `must be a whole number from 1 to ${String(MAX_PAGE)}`,
    }),
  ),
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 1_000, description: 'The next_cursor of the page before this one.' }),
  ),
} satisfies Readonly<Record<keyof StatementPageRequest, TSchema>>);

const ListEntryRequestSchema = closed(
  {
    address,
    chain,
    reason: text(200, 'Why: kept in the evidence of every check in which the entry counts, and never in a message.'),
    expires_at: Type.Optional(
      moment(
        'From then on it does not count. On the deny list at most 3,660 days ahead, without it until it is removed; ' +
          'on the allow list at most 366 days ahead, without it in 365 days.',
      ),
    ),
  } satisfies Readonly<Record<keyof ListEntryRequest, TSchema>>,
  { title: 'ListEntryRequest' },
);

/** The body of `PUT /api/address-lists/{list}`. */
export const PutEntriesSchema = closed(
  {
    entries: list(ListEntryRequestSchema, {
      maxItems: MAX_ENTRIES,
      description: 'Each takes the place of the entry of its address and chain. Every other entry stays.',
      'x-rule': `must be a list of at most ${String(MAX_ENTRIES)} entries`,
    }),
  },
  { title: 'PutEntries' },
);
export interface PutEntries {
  readonly entries: readonly ListEntryRequest[];
}

/** The query of `DELETE /api/address-lists/{list}`. */
export const RemoveEntryQuerySchema = closed({ address, chain });

/** What every answer about a statement holds. */
const shown = {
  statement_id: statementId('Of this very version; evidence names it.'),
  address: Type.String({ description: 'As it was sent.' }),
  chain,
};
const changed = {
  expired: Type.Boolean({ description: 'It does not count any more.' }),
  removed: Type.Boolean({ description: 'In the view changes, and in the answer to a DELETE: it was taken back then.' }),
  changed_by: nullable(Type.String({ description: 'Id of the key; null: the operator, at a command line.' })),
  changed_at: timestamp(),
};
const nextCursor = nullable(Type.String({ description: 'Where the next page begins; null: this is the last one.' }));

export const ListEntrySchema = closed(
  {
    ...shown,
    reason: Type.String(),
    expires_at: nullable(timestamp('Null: it counts until it is removed.')),
    ...changed,
  },
  { title: 'ListEntry', description: "One address on a partner's own list." },
);
export type ListEntryView = Static<typeof ListEntrySchema>;

const ofList = oneOf(OWN_LISTS);
export const ListEntriesSchema = closed({ list: ofList, entries: list(ListEntrySchema) }, { title: 'ListEntries' });
export const ListPageSchema = closed(
  { list: ofList, entries: list(ListEntrySchema), next_cursor: nextCursor },
  { title: 'ListPage' },
);

const jurisdiction = Type.String({
  pattern: '^[A-Z]{2}$',
  description: 'ISO 3166-1 alpha-2.',
  'x-rule': 'must be two capital letters, for instance CH',
});
const sha256 = Type.String({
  pattern: '^[0-9a-fA-F]{64}$',
  description: 'SHA-256 of the document that says it. The document itself is not taken in.',
  'x-rule': 'must be 64 hex digits',
});
const entityName = text(200, 'As the source writes it.');
const entityType = text(64, 'For instance exchange, custodian, bank, company, person.');

/** The body of `POST /api/attributions`. */
export const AttributionRequestSchema = closed(
  {
    address,
    chain,
    kind: oneOf(ATTRIBUTION_KINDS, {
      description: 'On what you know it.',
      'x-rule': `must be one of ${ATTRIBUTION_KINDS.join(', ')}`,
    }),
    entity: closed(
      { name: entityName, type: entityType, jurisdiction: Type.Optional(jurisdiction) },
      { description: 'Who holds the address.', 'x-rule': 'must be an object with name and type' },
    ),
    reference: text(200, 'Your own, to the document or message that says it; a report repeats it.'),
    document_sha256: Type.Optional(sha256),
    valid_until: moment('From then on it supports nothing. At most 1,830 days ahead.'),
  } satisfies Readonly<Record<keyof AttributionRequest, TSchema>>,
  { title: 'AttributionRequest' },
);

export const OwnAttributionSchema = closed(
  {
    ...shown,
    kind: oneOf(ATTRIBUTION_KINDS),
    entity: closed({ name: Type.String(), type: Type.String(), jurisdiction: nullable(Type.String()) }),
    reference: Type.String(),
    document_sha256: nullable(Type.String()),
    valid_until: timestamp(),
    ...changed,
  },
  { title: 'OwnAttribution', description: 'Whom a partner itself knows behind an address.' },
);
export type OwnAttributionView = Static<typeof OwnAttributionSchema>;

export const AttributionPageSchema = closed(
  { attributions: list(OwnAttributionSchema), next_cursor: nextCursor },
  { title: 'AttributionPage' },
);

/** The query of `DELETE /api/attributions`. */
export const RemoveAttributionQuerySchema = closed({
  statement_id: Type.String({
    pattern: '^stm_[0-7][0-9a-hjkmnp-tv-z]{25}$',
    description: 'Of the attribution that stands.',
    'x-rule': 'must be the statement_id of an attribution',
  }),
});
