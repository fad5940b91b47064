import type { Comparison, ComparedField, ComparisonResult } from '../../../../domain/findings/shared/comparison.js';
import type { PayloadStatus } from '../../../../domain/payload/payload.js';
import { howMuch } from '../../../../domain/payload/sentence.js';
import { type ActionNode, treeOf } from '../action-tree.js';
import type { DecodedAction, Schemas } from '../api-types.js';
import { words } from '../text.js';
import { Address, Foreign } from './Foreign.js';
import { Hashes } from './Hashes.js';

const STATUSES: Readonly<Record<PayloadStatus, string>> = {
  decoded: 'They were read to the end.',
  partly_decoded: 'A part of them is not known. What that part does is not said here:',
  not_decoded: 'They are well-formed, and nothing is known of what they do.',
  invalid: 'They are not sound. No key should sign them.',
};

/** What the bytes do, in sentences, and how that compares with what the user was told. */
export const BytesPanel = ({
  payload,
  sender,
}: {
  readonly payload: Schemas['DecodedPayload'];
  readonly sender: string;
}) => (
  <>
    <section aria-labelledby="bytes-title">
      <h3 id="bytes-title">What the bytes do</h3>
      <p class="quiet">
        {STATUSES[payload.status]}
        {payload.problem === null ? null : (
          <>
            {' '}
            The payload <Foreign text={payload.problem} />.
          </>
        )}
      </p>
      {payload.actions.length === 0 ? (
        <p>No action was found in them.</p>
      ) : (
        <ActionList nodes={treeOf(payload.actions)} sender={sender} />
      )}
    </section>
    <Hashes hashes={payload.hashes} />
    {payload.comparison.length === 0 ? null : <ComparisonTable rows={payload.comparison} />}
  </>
);

const ActionList = ({ nodes, sender }: { readonly nodes: readonly ActionNode[]; readonly sender: string }) => (
  <ol class="actions">
    {nodes.map(({ action, inner }) => (
      <li key={action.path}>
        <p class="sentence">
          <Foreign text={action.text} />{' '}
          {action.certainty === 'exact' ? null : <span class="label">{CERTAINTIES[action.certainty]}</span>}
        </p>
        <Parts action={action} sender={sender} />
        {inner.length === 0 ? null : <ActionList nodes={inner} sender={sender} />}
      </li>
    ))}
  </ol>
);

const CERTAINTIES: Readonly<Record<Exclude<DecodedAction['certainty'], 'exact'>, string>> = {
  hint: 'By its name alone',
  unknown: 'Not known',
};

/**
 * The accounts of an action in full, and its parameters: its sentence shortens accounts, and look-alikes differ in the
 * middle. The one who signs is "you" there.
 */
const Parts = ({ action, sender }: { readonly action: DecodedAction; readonly sender: string }) => {
  const { from, to, target, fields } = action;
  const accounts = [
    ['From', from?.toLowerCase() === sender.toLowerCase() ? null : from],
    ['To', to],
    ['Contract', target === to ? null : target],
  ] as const;
  const rows = accounts.flatMap(([label, value]) =>
    value === null ? [] : [{ label, value, kind: 'account' } as const],
  );
  return (
    <dl class="parts">
      {rows.map((row) => (
        <Part key={row.label} {...row} asset={null} />
      ))}
      {fields.map((field) => (
        <Part key={field.label} {...field} />
      ))}
    </dl>
  );
};

const Part = ({ label, value, kind, asset }: DecodedAction['fields'][number]) => (
  <div>
    <dt>
      <Foreign text={label} />
    </dt>
    <dd>
      {kind === 'account' ? (
        <Address text={value} />
      ) : (
        <Foreign text={kind === 'amount' ? howMuch({ amount: value, asset }) : value} />
      )}
    </dd>
  </div>
);

const RESULTS: Readonly<Record<ComparisonResult, string>> = {
  match: 'Same',
  mismatch: 'Different',
  narrower: 'Less',
  wider: 'More',
  undeclared: 'Not declared',
  not_comparable: 'Not known',
};
/** Their values are words of the service, not data. */
const IN_WORDS: readonly ComparedField[] = ['transaction_type', 'actions'];

const ComparisonTable = ({ rows }: { readonly rows: readonly Comparison[] }) => {
  const differing = rows.filter(({ result }) => result !== 'match').length;
  return (
    <section aria-labelledby="comparison-title">
      <h3 id="comparison-title">What you were told, and what the bytes say</h3>
      <p class="quiet">
        {differing === 0
          ? `All ${rows.length} points are the same.`
          : `${differing} of ${rows.length} ${differing === 1 ? 'points differs' : 'points differ'}.`}
      </p>
      {/* the roles keep it a table where a narrow screen shows its rows as blocks */}
      <table class="comparison" role="table" aria-labelledby="comparison-title">
        <thead role="rowgroup">
          <tr role="row">
            {['What', 'You were told', 'The bytes say', 'Result'].map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <ComparisonRow key={index} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

const ComparisonRow = ({ field, declared, found, result }: Comparison) => {
  const shown = (value: string | null) => {
    if (value === null) return <span class="quiet">nothing</span>;
    return ACCOUNT.test(value) ? <Address text={value} /> : <Foreign text={inWords(field, value)} />;
  };
  return (
    <tr role="row" class={result === 'match' ? 'same' : 'differs'}>
      <th scope="row" role="rowheader">
        {words(field)}
      </th>
      <td role="cell" data-label="You were told">
        {shown(declared)}
      </td>
      <td role="cell" data-label="The bytes say">
        {shown(found)}
      </td>
      <td role="cell" class="outcome">
        <span aria-hidden="true">{result === 'match' ? '✓' : '≠'}</span> {RESULTS[result]}
      </td>
    </tr>
  );
};

/** One long word: an account of some chain. */
const ACCOUNT = /^\S{32,}$/;
const inWords = (field: ComparedField, value: string): string =>
  IN_WORDS.includes(field) ? value.replaceAll('_', ' ') : value;
