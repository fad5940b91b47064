import { type Static, Type } from '../../../domain/shared/schema.js';
import type { FoundOrNot } from '../../shared/bounded-fetch.js';
import { readerOf } from '../../shared/described-form.js';

const closed = { additionalProperties: false } as const;
const text = Type.String({ minLength: 1, maxLength: 200 });
const address = Type.String({ pattern: '^0x[0-9a-fA-F]{40}$' });
const chainId = Type.String({ pattern: '^[0-9]{1,20}$' });
const nothing = Type.Null();
const match = Type.Union([Type.Literal('match'), Type.Literal('exact_match')]);
const matchId = Type.Optional(Type.Union([text, nothing]));

/** Either whether it is a proxy, or that this could not be found out. */
const ProxyResolution = Type.Object(
  {
    isProxy: Type.Optional(Type.Boolean()),
    proxyType: Type.Optional(Type.Union([text, nothing])),
    implementations: Type.Optional(
      Type.Array(Type.Object({ address, name: Type.Optional(text) }, closed), { maxItems: 200 }),
    ),
    proxyResolutionError: Type.Optional(
      Type.Object({ customCode: text, message: Type.String({ maxLength: 2_000 }), errorId: text }, closed),
    ),
  },
  closed,
);

/**
 * What it sends, with a 200, about a contract whose source it has compiled to the same bytes. Source: Sourcify's API,
 * version 2, `GET /v2/contract/{chainId}/{address}` with the field `proxyResolution`.
 */
export const Verified = Type.Object(
  {
    match,
    creationMatch: Type.Union([match, nothing]),
    runtimeMatch: Type.Union([match, nothing]),
    chainId,
    address,
    verifiedAt: Type.String({ format: 'date-time' }),
    matchId,
    proxyResolution: ProxyResolution,
  },
  closed,
);

/** What it sends, with a 404, about a contract that it does not have. */
const Unknown = Type.Object(
  {
    match: nothing,
    creationMatch: nothing,
    runtimeMatch: nothing,
    chainId,
    address,
    verifiedAt: Type.Optional(nothing),
    matchId: Type.Optional(nothing),
  },
  closed,
);

export type Verified = Static<typeof Verified>;
/** An answer of either status: `match` is null in that of a 404. */
export type Lookup = Verified | Static<typeof Unknown>;

const readVerified = readerOf(Verified);
const readUnknown = readerOf(Unknown);

/**
 * Takes an answer only in exactly the form that belongs to its status. Throws a `ProviderError` of reason
 * `bad_response`.
 */
export const readLookup = ({ found, body }: FoundOrNot): Lookup => (found ? readVerified(body) : readUnknown(body));
