import {
  familyOfPlace,
  type OwnStatement,
  type OwnKnowledgePlace,
  slotOf,
  type StatementKind,
} from '../../../domain/facts/screening/own-knowledge.js';
import { type AddressProblem, parseAddressOf } from '../../../domain/intent/address.js';
import type { Person } from '../../../domain/record/actor.js';
import type { Scope } from '../../../domain/record/record.js';
import { isoTime, parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { Clock, Ids } from '../../../ports/platform/platform.js';
import type { StandingPosition, StatementStore } from '../../../ports/stores/statements.js';
import { orUnavailable, Refusal, type RefusalDetail } from '../refusal.js';
import type { OwnKnowledge } from './look-up.js';

/** Whose statements, and who changes them. A key is one; the operator has no key id. */
export interface Author {
  readonly scope: Scope;
  readonly keyId: string | null;
  /** Where it is no key. */
  readonly person?: Person;
}

/** Most statements of one kind that stand in a scope. */
export const MAX_STANDING = 10_000;
/** Most statements of one page. */
export const MAX_PAGE = 100;
const DEFAULT_PAGE = 50;

/** `current`: what stands, also where it has expired. `changes`: all that was ever stated or removed, newest first. */
export const STATEMENT_VIEWS = ['current', 'changes'] as const;

/** The query of a page, as it was sent. */
export interface StatementPageRequest {
  readonly view?: (typeof STATEMENT_VIEWS)[number];
  readonly address?: string;
  readonly limit?: string;
  readonly cursor?: string;
}

/** A statement with who changed it last and when. */
export interface ShownStatement<Statement extends OwnStatement = OwnStatement> {
  readonly statement: Statement;
  readonly removed: boolean;
  readonly by: string | null;
  readonly at: string;
}

export interface StatementPage<Statement extends OwnStatement> {
  readonly shown: readonly ShownStatement<Statement>[];
  /** Where the next page begins; null: this is the last one. */
  readonly nextCursor: string | null;
}

export interface StatementDependencies {
  readonly statements: StatementStore;
  readonly ownKnowledge: Pick<OwnKnowledge, 'changed'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Of the statements of one kind. */
type OfKind<Kind extends StatementKind> = Extract<OwnStatement, { readonly kind: Kind }>;

const cursorOf = (position: unknown): string => Buffer.from(JSON.stringify(position)).toString('base64url');

const wrong = (path: string, message: string): Refusal =>
  new Refusal('invalid_request', `${path.slice(1)} ${message}.`, [{ path, message }]);

const positionIn = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
};

const noCursor = (): Refusal => wrong('/cursor', 'must be the next_cursor of a page of the same view');

/** As keys of addresses, places and slots are written: a database takes no NUL in a text. */
const isWord = (part: unknown): part is string => typeof part === 'string' && /^\w{0,64}$/.test(part);

const standingAfter = (cursor: string | undefined): StandingPosition | null => {
  if (cursor === undefined) return null;
  const position = positionIn(cursor);
  const parts: readonly unknown[] = Array.isArray(position) ? position : [];
  const [addressKey, place, slot] = parts;
  if (!isWord(addressKey) || !isWord(place) || !isWord(slot)) throw noCursor();
  return { addressKey, place, slot };
};

const changesAfter = (cursor: string | undefined): number | null => {
  if (cursor === undefined) return null;
  const position = positionIn(cursor);
  if (!Number.isSafeInteger(position)) throw noCursor();
  return position as number;
};

/** The key of an address of either family. */
const keyOfAny = (address: string | undefined): string | null => {
  if (address === undefined) return null;
  const key = parseAddressOf('evm', address).key ?? parseAddressOf('solana', address).key;
  if (key === null) throw wrong('/address', 'must be an EVM or Solana address');
  return key;
};

const stated = <Statement extends OwnStatement>(statement: Statement): ShownStatement<Statement> => ({
  statement,
  removed: false,
  by: statement.statedBy,
  at: statement.statedAt,
});

/** A page of what stands, or of what was changed. Refuses a query that it cannot answer. */
export const readPage = <Kind extends StatementKind>(
  { statements }: Pick<StatementDependencies, 'statements'>,
  { scope }: Author,
  kind: Kind,
  { view = 'current', address, limit, cursor }: StatementPageRequest,
): Promise<StatementPage<OfKind<Kind>>> =>
  statementsReached(async () => {
    const size = limit === undefined ? DEFAULT_PAGE : Number(limit);
    const asked = { kind, addressKey: keyOfAny(address), count: size + 1 };
    if (view === 'changes') {
      const rows = await statements.changes(scope, { ...asked, after: changesAfter(cursor) });
      const shown = rows.slice(0, size);
      return {
        shown: shown.map(({ statement, removed, by, atMs }) => ({
          statement: statement as OfKind<Kind>,
          removed,
          by,
          at: isoTime(atMs),
        })),
        nextCursor: rows.length > size ? cursorOf(shown.at(-1)?.changeId) : null,
      };
    }
    const rows = await statements.standing(scope, { ...asked, after: standingAfter(cursor) });
    const shown = rows.slice(0, size).map((row) => row as OfKind<Kind>);
    const last = shown.at(-1);
    return {
      shown: shown.map(stated),
      nextCursor:
        rows.length > size && last !== undefined ? cursorOf([last.addressKey, last.place, slotOf(last)]) : null,
    };
  });

/** States all of these, of one kind, or none. In force at once on every instance, a scope's first within 2 s. */
export const stateAll = <Statement extends OwnStatement>(
  { statements, ownKnowledge }: StatementDependencies,
  { scope, person }: Author,
  all: readonly Statement[],
): Promise<readonly ShownStatement<Statement>[]> =>
  statementsReached(async () => {
    const fits = await statements.state(scope, all, MAX_STANDING, person);
    if (!fits)
      throw new Refusal(
        'conflict',
        `At most ${MAX_STANDING} may stand. Nothing was changed. First take back what you no longer need.`,
      );
    ownKnowledge.changed(scope);
    return all.map(stated);
  });

/** Takes one back. `missing` is what is said where it does not stand. */
export const takeBack = <Kind extends StatementKind>(
  { statements, ownKnowledge, clock }: StatementDependencies,
  { scope, keyId, person }: Author,
  which: { readonly kind: Kind; readonly statementId: string },
  missing: string,
): Promise<ShownStatement<OfKind<Kind>>> =>
  statementsReached(async () => {
    const atMs = clock.now();
    const removed = await statements.remove(scope, which, keyId, atMs, person);
    if (removed === null) throw new Refusal('not_found', missing);
    ownKnowledge.changed(scope);
    return { statement: removed as OfKind<Kind>, removed: true, by: keyId, at: isoTime(atMs) };
  });

const ADDRESS_RULES: Readonly<Record<AddressProblem, string>> = {
  malformed: 'is no address',
  wrong_family: 'is an address of another family of chains',
  checksum_mismatch: 'has a letter case that is not its checksum; copy it again, or send it in lower case',
};

/** The comparable form of an address at a place; a mistake under `path` for one that cannot be used. */
export const keyAt = (place: OwnKnowledgePlace, address: string, path: string, mistakes: RefusalDetail[]): string => {
  const { key, problem } = parseAddressOf(familyOfPlace(place), address);
  if (problem !== null) mistakes.push({ path, message: `${ADDRESS_RULES[problem]} (${place})` });
  return key ?? '';
};

const DAY_MS = 86_400_000;

/** A moment after now and at most so many days ahead, in ISO 8601; a mistake under `path` for any other. */
export const endOf = (
  text: string,
  { nowMs, maxDays }: { readonly nowMs: number; readonly maxDays: number },
  path: string,
  mistakes: RefusalDetail[],
): string => {
  const ms = parseIsoMs(text);
  if (ms > nowMs && ms <= nowMs + maxDays * DAY_MS) return isoTime(ms);
  mistakes.push({ path, message: `must be a moment after now and at most ${maxDays} days ahead` });
  return text;
};

/** Refuses where there is any mistake. */
export const refuseMistakes = (mistakes: readonly RefusalDetail[]): void => {
  const [first] = mistakes;
  if (first === undefined) return;
  throw new Refusal('invalid_request', `${first.path.slice(1)} ${first.message}.`, mistakes);
};

/** Whatever the store of statements cannot do now is 503. */
export const statementsReached = <Result>(run: () => Promise<Result>): Promise<Result> =>
  orUnavailable(
    run,
    'Address lists and attributions cannot be reached at the moment. Look whether the change is there, and try ' +
      'again shortly.',
  );
