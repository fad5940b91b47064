import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Address, Foreign } from '../../../reference-app/page/components/Foreign.js';
import { ActionBadge } from '../../../reference-app/page/components/ActionShape.js';
import type { ShownCheck } from '../api/types.js';
import { StateMark } from '../parts/StateMark.js';
import { ShortText, When } from '../parts/texts.js';
import { OVERDUE_MS } from './filters.js';
import { askedWords, dollars, findingTitle, isSameAccount, unlimitedToken } from '../parts/words.js';
import { arrival, caseOf, Link } from '../route.js';

/** The check that was opened last: the way back leads to it. */
let openedLast: string | null = null;

const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

interface CheckListOptions {
  readonly checks: readonly ShownCheck[];
  readonly label: string;
  /** Accounts that the reader has in sight: a row names the other side, or none. */
  readonly known?: readonly string[];
  /** What stands before a row, to choose it. */
  readonly chooser?: (check: ShownCheck) => ComponentChildren;
}

/** Checks as links to their cases; the arrow keys go from one to the next. */
export const CheckRows = ({ checks, label, known = [], chooser }: CheckListOptions) => {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const row = openedLast === null || arrival() !== 'history' ? null : document.getElementById(`row-${openedLast}`);
    if (row === null) return;
    row.focus();
    openedLast = null;
  }, []);
  const move = (event: KeyboardEvent): void => {
    const step = MOVES[event.key];
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a.row') ?? [])];
    const index = links.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || index === -1) return;
    event.preventDefault();
    links[step(index, links.length - 1)]?.focus();
  };
  return (
    <ol class="checks" aria-label={label} ref={list} onKeyDown={move}>
      {checks.map((check) => (
        <li key={check.request_id} class={chooser === undefined ? '' : 'chosen-by'}>
          {chooser?.(check)}
          <Row check={check} known={known} />
        </li>
      ))}
    </ol>
  );
};

/** An ALLOW that was left alone waits for nothing. */
const isToldOf = ({ action, state }: ShownCheck): boolean => action !== 'ALLOW' || state !== 'none';

const isOverdue = ({ action, state, checked_at: at }: ShownCheck, nowMs: number): boolean =>
  action !== 'ALLOW' && ['none', 'pending', 'escalated'].includes(state) && nowMs - Date.parse(at) > OVERDUE_MS;

interface RowOptions {
  readonly check: ShownCheck;
  readonly known: readonly string[];
}

/** The account that a row names: the one that the deed is about, else the other end of it. */
const Party = ({ check, known }: RowOptions) => {
  const { preposition, account, otherPreposition, otherAccount } = askedWords(check);
  const isKnown = (text: string): boolean => text !== '' && known.some((one) => isSameAccount(one, text));
  if (!isKnown(account))
    return (
      <>
        <span class="quiet">{preposition}</span>{' '}
        <span class="to">{account === '' ? <span class="quiet">not named</span> : <Address text={account} />}</span>
      </>
    );
  return otherAccount === '' || isKnown(otherAccount) ? null : (
    <>
      <span class="quiet">{otherPreposition}</span>{' '}
      <span class="to">
        <Address text={otherAccount} />
      </span>
    </>
  );
};

const Row = ({ check, known }: RowOptions) => {
  const value = dollars(check.value_usd) ?? unlimitedToken(check);
  return (
    <Link
      to={caseOf(check.request_id)}
      class="row"
      id={`row-${check.request_id}`}
      onFollow={() => {
        openedLast = check.request_id;
      }}
    >
      <span class="verdict-cell">
        <ActionBadge action={check.action} />
        <span class="quiet score">Risk {check.risk_score}</span>
      </span>
      <span class="asked">
        <span>
          <span class="deed">
            <Foreign text={askedWords(check).deed} />
          </span>{' '}
          <Party check={check} known={known} />
        </span>
        {check.counterparty === null ? null : (
          <span class="reference">
            <span class="quiet">{check.counterparty.told_by === 'source' ? 'Known as' : 'Called'}</span>{' '}
            <ShortText text={check.counterparty.name} most={80} />
          </span>
        )}
        {check.findings.length === 0 ? null : (
          <span class="why">{[...new Set(check.findings)].map(findingTitle).join(' · ')}</span>
        )}
        {check.intent_reference === null ? null : (
          <span class="reference">
            <span class="quiet">Reference</span> <ShortText text={check.intent_reference} />
          </span>
        )}
      </span>
      <span class="value">
        {value === null ? <span class="quiet">value not known</span> : <ShortText text={value} most={60} />}
      </span>
      <span class="standing">
        {isToldOf(check) ? <StateMark state={check.state} /> : null}
        <When iso={check.checked_at} nowMs={Date.now()} />
        {isOverdue(check, Date.now()) ? <span class="label overdue">over 24 hours</span> : null}
        {check.assignee === null ? null : (
          <span class="assignee">
            <span class="quiet">With</span> <ShortText text={check.assignee.name} most={60} />
          </span>
        )}
      </span>
    </Link>
  );
};
