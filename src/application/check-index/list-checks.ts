import type { FindingCode } from '../../../domain/findings/index.js';
import { parseAddress, parseAddressOf } from '../../../domain/intent/address.js';
import type { Chain } from '../../../domain/chains/index.js';
import { isExpired } from '../../../domain/facts/screening/own-knowledge.js';
import type { Direction } from '../../../domain/intent/intent.js';
import { tokenKey } from '../../../domain/intent/token-key.js';
import { DECIDED_STATES, type DispositionState, OPEN_STATES } from '../../../domain/record/disposition.js';
import { searchWordsOf } from '../../../domain/record/indexed-check.js';
import type { Action } from '../../../domain/verdict/action.js';
import type { CheckFilter, CheckIndex, CheckOrder, CheckPage, ListedCase } from '../../../ports/stores/check-index.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { StatementStore } from '../../../ports/stores/statements.js';
import type { Caller } from '../caller.js';
import { momentOf, orUnavailable, wrongMember } from '../refusal.js';

const DEFAULT_LIMIT = 50;

/** The caller, as a person who has cases. */
export const ME = 'me';

/** Several states in one word. */
export const STATE_WORDS = { open: OPEN_STATES, decided: DECIDED_STATES } as const;

/** The members of a query that say which checks are asked for, as texts. Every pattern of its schema holds. */
export interface CheckFilterRequest {
  /** One action, or several with commas between them. */
  readonly action?: string;
  /** States and words of `STATE_WORDS`, with commas between them. */
  readonly state?: string;
  readonly finding?: FindingCode;
  /** What the shadow policy said: one action, or several with commas between them. */
  readonly shadow_action?: string;
  readonly address?: string;
  readonly with_address?: string;
  readonly chain?: Chain;
  readonly direction?: Direction;
  readonly token?: string;
  /** US dollars, included. */
  readonly value_from?: string;
  /** US dollars, not included. */
  readonly value_to?: string;
  /** ISO 8601, included. */
  readonly from?: string;
  /** ISO 8601, not included. */
  readonly to?: string;
  readonly source?: string;
  readonly policy?: string;
  readonly intent_reference?: string;
  /** By key id or identity; `me` for the caller, `none` for cases that no one has. */
  readonly assignee?: string;
  readonly text?: string;
}

export interface CheckPageRequest extends CheckFilterRequest {
  /** Absent: `newest`. */
  readonly sort?: CheckOrder;
  /** `next_cursor` of an earlier page. */
  readonly cursor?: string;
  /** 1 to 100. */
  readonly limit?: string;
}

/** A page of the caller's checks, in the order that was asked for. */
export interface CheckList {
  readonly checks: readonly ListedCase[];
  /** Where the next page goes on; null where this one is the last. */
  readonly nextCursor: string | null;
  /** Every check that was answered before it is in the lists, milliseconds since 1970; null: none is known to be. */
  readonly indexedUntilMs: number | null;
}

/**
 * Lists the checks of the caller's partner and environment alone. Rejects with `invalid_request` for an address that is
 * none, a range that ends before it begins, a text without a word, and a cursor that is none of theirs.
 */
export type ListChecks = (caller: Caller, request: CheckPageRequest) => Promise<CheckList>;

export interface ListChecksDependencies {
  readonly checkIndex: Pick<CheckIndex, 'list'>;
  readonly statements: Pick<StatementStore, 'about'>;
  readonly clock: Clock;
}

export const createListChecks =
  ({ checkIndex: index, statements, clock }: ListChecksDependencies): ListChecks =>
  async (caller, { cursor = null, limit, sort = 'newest', ...asked }) => {
    const count = limit === undefined ? DEFAULT_LIMIT : Number(limit);
    const filter = filterOf(caller, asked);
    const { scope } = caller;
    // one more than asked for tells that there is more
    return orUnlisted(async () => {
      const page = await index.list(scope, filter, { olderThan: cursor, count: count + 1, order: sort });
      if (page === null)
        throw wrongMember('cursor', 'must be the next_cursor of an earlier answer to this partner and environment');
      const list = checkListOf(page, count);
      const unnamed = list.checks.filter(({ counterparty }) => counterparty?.toldBy !== 'source').map(otherSideOf);
      const holders = new Map(
        (await statements.about(scope, [...new Set(unnamed.filter((key) => key !== null))])).flatMap((statement) =>
          statement.kind === 'attribution' && !isExpired(statement, clock.now())
            ? [[statement.addressKey, statement.entity.name]]
            : [],
        ),
      );
      return { ...list, checks: list.checks.map((check) => withHolder(check, holders)) };
    });
  };

const otherSideOf = ({ direction, chain, fromAddress, toAddress }: ListedCase): string | null =>
  parseAddress(chain, direction === 'incoming' ? fromAddress : toAddress).key;

/** The partner's own attribution counts where no source named the other side when it was checked. */
const withHolder = (check: ListedCase, holders: ReadonlyMap<string, string>): ListedCase => {
  const name = holders.get(otherSideOf(check) ?? '');
  return name === undefined || check.counterparty?.toldBy === 'source'
    ? check
    : { ...check, counterparty: { name, toldBy: 'source' } };
};

/** A list that cannot be read is a 503: an empty one would say that there is nothing to see. */
export const orUnlisted = <Result>(run: () => Promise<Result>): Promise<Result> =>
  orUnavailable(run, 'Checks cannot be listed at the moment. Try again shortly.');

/** The first `count` checks of a page that has one more where there are more. */
export const checkListOf = ({ checks: found, indexedUntilMs }: CheckPage, count: number): CheckList => {
  const checks = found.slice(0, count);
  return { checks, nextCursor: found.length > count ? (checks.at(-1)?.requestId ?? null) : null, indexedUntilMs };
};

/** What a query asks for. Throws `invalid_request`, naming the member. */
export const filterOf = ({ keyId }: Pick<Caller, 'keyId'>, asked: CheckFilterRequest): CheckFilter => {
  const { action, finding, address, with_address: second, chain, direction, token, source, policy, text } = asked;
  const [valueFromUsd, valueBelowUsd] = [asked.value_from, asked.value_to].map((value) => value && Number(value));
  const [fromMs, untilMs] = [
    asked.from === undefined ? null : momentOf('from', asked.from),
    asked.to === undefined ? null : momentOf('to', asked.to),
  ];
  const range = { valueFromUsd: numberOrNull(valueFromUsd), valueBelowUsd: numberOrNull(valueBelowUsd) };
  refuseEmptyRange('from', 'to', fromMs, untilMs);
  refuseEmptyRange('value_from', 'value_to', range.valueFromUsd, range.valueBelowUsd);
  return {
    actions: actionsOf(action),
    shadowActions: actionsOf(asked.shadow_action),
    states: asked.state === undefined ? null : statesOf(asked.state),
    finding: finding ?? null,
    accounts: address === undefined ? null : [accountOf('address', address, chain)],
    withAccount: second === undefined ? null : accountOf('with_address', second, chain),
    chain: chain ?? null,
    direction: direction ?? null,
    token: token === undefined ? null : tokenKey(token),
    ...range,
    ...{ fromMs, untilMs },
    source: source ?? null,
    policyId: policy ?? null,
    intentReference: asked.intent_reference ?? null,
    assignee: asked.assignee === ME ? keyId : (asked.assignee ?? null),
    words: text === undefined ? null : askedWords(text),
  };
};

const actionsOf = (text: string | undefined): readonly Action[] | null =>
  text === undefined ? null : ([...new Set(text.split(','))] as Action[]);

const statesOf = (text: string): readonly DispositionState[] => {
  const words = text.split(',') as (DispositionState | keyof typeof STATE_WORDS)[];
  return [...new Set(words.flatMap((word) => (word === 'open' || word === 'decided' ? STATE_WORDS[word] : [word])))];
};

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const refuseEmptyRange = (first: string, last: string, from: number | null, below: number | null): void => {
  if (from !== null && below !== null && from >= below) throw wrongMember(first, `must be less than ${last}`);
};

/** An account of Ethereum's family is one on each of its chains. */
const accountOf = (member: string, text: string, chain: Chain | undefined): string => {
  const { key } = chain === undefined ? anyAddress(text) : parseAddress(chain, text);
  if (key !== null) return key;
  throw wrongMember(
    member,
    chain === undefined
      ? 'must be an address: 0x and 40 hex digits, or base58 of 32 bytes on Solana'
      : `must be an address of ${chain}`,
  );
};

const anyAddress = (text: string) => {
  const evm = parseAddressOf('evm', text);
  return evm.key === null ? parseAddressOf('solana', text) : evm;
};

const askedWords = (text: string): readonly string[] => {
  const words = searchWordsOf(text);
  if (words.length === 0) throw wrongMember('text', 'must hold a letter or a digit');
  return words;
};
