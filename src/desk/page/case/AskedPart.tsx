import type { ComponentChildren } from 'preact';
import { HASH_NAMES } from '../../../../domain/payload/hashes.js';
import { howMuch } from '../../../../domain/payload/say.js';
import { Address, Foreign } from '../../../reference-app/page/components/Foreign.js';
import { grouped, words } from '../../../reference-app/page/text.js';
import type { DeskSchemas } from '../api/types.js';
import { AccountText, LongText } from '../parts/texts.js';
import { FactList, PageSection } from '../parts/view.js';
import { chainName, fieldName, KINDS } from '../parts/words.js';
import { executionOf } from './record.js';

/** What the caller said, what the bytes say and what a node did with them, beside each other. */
export const AskedPart = ({ record }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  const isDeclaredOnly = record.payload === undefined && executionOf(record) === null;
  return (
    <PageSection id="asked" title="What was asked">
      <div class={isDeclaredOnly ? 'declared-only' : 'three'}>
        <Column title="Declared" note="As the application said it.">
          <Declared record={record} />
        </Column>
        {isDeclaredOnly ? null : (
          <>
            <Column title="Decoded" note="What the user would sign.">
              <Decoded record={record} />
            </Column>
            <Column title="Simulated" note="What a node did with these bytes.">
              <Simulated record={record} />
            </Column>
          </>
        )}
      </div>
      {isDeclaredOnly ? <p class="quiet">No bytes were sent: the check rests on what was declared.</p> : null}
      <Comparison record={record} />
    </PageSection>
  );
};

interface ColumnOptions {
  readonly title: string;
  readonly note: string;
  readonly children: ComponentChildren;
}

const Column = ({ title, note, children }: ColumnOptions) => (
  <div class="column">
    <h3>{title}</h3>
    <p class="quiet">{note}</p>
    {children}
  </div>
);

type Intent = DeskSchemas['CheckRecord']['intent'];

const PROBLEMS: Readonly<Record<string, string>> = {
  malformed: 'is no address',
  wrong_family: 'belongs to another kind of chain',
  checksum_mismatch: 'has a wrong checksum: it may be mistyped',
};

const Party = ({ chain, party }: { readonly chain: string; readonly party: Intent['from'] }) => (
  <>
    <AccountText chain={chain} text={party.given} />
    {party.problem === null ? null : <span class="warning"> {PROBLEMS[party.problem] ?? words(party.problem)}</span>}
  </>
);

const approvalText = (approval: NonNullable<Intent['approval']>): string =>
  approval.kind === 'unlimited'
    ? 'without limit'
    : approval.kind === 'tokens'
      ? `${grouped(approval.value)} tokens`
      : `${approval.value} base units`;

const Declared = ({ record: { intent } }: { readonly record: DeskSchemas['CheckRecord'] }) => (
  <FactList
    rows={[
      [
        'Kind',
        (KINDS[intent.transaction_type] ?? words(intent.transaction_type)) +
          (intent.transaction_type_inferred ? ' (inferred)' : ''),
      ],
      ['Amount', <Foreign key="amount" text={`${grouped(intent.amount)} ${intent.token}`} />],
      ['Chain', chainName(intent.chain)],
      ['From', <Party key="from" chain={intent.chain} party={intent.from} />],
      ['To', <Party key="to" chain={intent.chain} party={intent.to} />],
      [
        'Expected recipient',
        intent.expected_to === null ? null : <Party chain={intent.chain} party={intent.expected_to} />,
      ],
      ['Contract', intent.contract === null ? null : <Party chain={intent.chain} party={intent.contract} />],
      ['May be spent', intent.approval === null ? null : approvalText(intent.approval)],
      ['Permissions', intent.permissions.length === 0 ? null : <LongText text={intent.permissions.join(', ')} />],
      [
        'Name of the other side',
        intent.counterparty_name === null ? null : <LongText text={intent.counterparty_name} />,
      ],
      ['Reference', intent.intent_reference === null ? null : <LongText text={intent.intent_reference} />],
    ]}
  />
);

const PAYLOAD_STATUSES: Readonly<Record<string, string>> = {
  decoded: 'The bytes were read to the end.',
  partly_decoded: 'A part of the bytes is not known.',
  not_decoded: 'The bytes are well-formed; nothing is known of what they do.',
  invalid: 'The bytes are not sound. No key should sign them.',
};

const Decoded = ({ record: { payload, intent } }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  if (payload === undefined) return <p>No bytes were sent: the check rests on what was declared.</p>;
  return (
    <>
      <ul class="sentences">
        {payload.actions.map((action) => (
          <li key={action.path} class={`depth-${Math.min(action.path.split('.').length - 1, 3)}`}>
            <LongText text={action.text} />
            {action.to === null ? null : (
              <>
                {' '}
                <AccountText chain={intent.chain} text={action.to} />
              </>
            )}
          </li>
        ))}
      </ul>
      <p class="quiet">
        {PAYLOAD_STATUSES[payload.status] ?? words(payload.status)}
        {payload.problem === null ? null : (
          <>
            {' '}
            The payload <Foreign text={payload.problem} />.
          </>
        )}
      </p>
      {payload.hashes.length === 0 ? null : (
        <FactList
          rows={payload.hashes.map(({ kind, path, value }) => [
            `${HASH_NAMES[kind]}${path === null ? '' : ` (${path})`}`,
            <Address key={`${kind} ${path ?? ''}`} text={value} />,
          ])}
        />
      )}
    </>
  );
};

type Execution = NonNullable<ReturnType<typeof executionOf>>;
type Effect = Execution['effects'][number];

const effectWords = (effect: Effect): readonly [string, string] => {
  switch (effect.kind) {
    case 'balance': {
      const amount = howMuch({ amount: effect.delta.replace('-', ''), asset: effect.asset });
      return [`${effect.delta.startsWith('-') ? 'Loses' : 'Gains'} ${amount}`, effect.account];
    }
    case 'allowance':
      return [`May spend ${howMuch({ amount: effect.after, asset: effect.asset })}`, effect.spender];
    case 'operator':
      return [
        effect.after ? 'May move everything of a collection' : 'May no longer move a collection',
        effect.operator,
      ];
    case 'control':
      return [`${words(effect.what)} becomes ${effect.after ?? 'no one'}`, effect.target];
  }
};

const EXECUTED: Readonly<Record<string, string>> = {
  ok: 'It would go through.',
  reverted: 'It would revert: nothing but the fee would be spent.',
  halted: 'It would halt: nothing but the fee would be spent.',
};

const Simulated = ({ record }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  const execution = executionOf(record);
  if (execution === null) return <p>No node executed anything for this check.</p>;
  return (
    <>
      <p>{EXECUTED[execution.status] ?? words(execution.status)}</p>
      <ul class="sentences">
        {execution.effects.map((effect, index) => {
          const [sentence, account] = effectWords(effect);
          return (
            <li key={index}>
              <AccountText chain={record.intent.chain} text={account} /> <LongText text={sentence} />
            </li>
          );
        })}
      </ul>
    </>
  );
};

const RESULTS: Readonly<Record<string, string>> = {
  match: 'Same',
  mismatch: 'Different',
  narrower: 'Less',
  wider: 'More',
  undeclared: 'Not declared',
  not_comparable: 'Not known',
};

/** A chain by its name, a kind of action in words; anything else as it was compared. */
const comparedText = (field: string, value: string): string =>
  field === 'chain' ? chainName(value) : field === 'transaction_type' ? words(value) : grouped(value);

const Comparison = ({ record: { decision } }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  if (decision.comparison.length === 0) return null;
  const COLUMNS = ['What', 'Declared', 'Bytes', 'Result'] as const;
  return (
    <table class="table" role="table" aria-label="Declared beside decoded">
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {decision.comparison.map((row, index) => (
          <tr key={index} role="row" class={row.result === 'match' ? '' : 'differs'}>
            <th scope="row" role="rowheader">
              {fieldName(row.field)}
            </th>
            <td role="cell" data-label="Declared">
              {row.declared === null ? (
                <span class="quiet">nothing</span>
              ) : (
                <LongText text={comparedText(row.field, row.declared)} />
              )}
            </td>
            <td role="cell" data-label="Bytes">
              {row.found === null ? (
                <span class="quiet">nothing</span>
              ) : (
                <LongText text={comparedText(row.field, row.found)} />
              )}
            </td>
            <td role="cell" data-label="Result" class="outcome">
              {RESULTS[row.result] ?? words(row.result)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
