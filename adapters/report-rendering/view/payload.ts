import type { ReportedFinding } from '../../../domain/report/body.js';
import { HASH_NAMES } from '../../../domain/payload/hashes.js';
import type { ReportedPayload } from '../../../domain/report/body-payload.js';
import { findingsBlock } from './raised.js';
import type { Block, LabelledValue, TextLine, ReportSection } from './model.js';
import { cell, labelled, line, mono, muted, visible, identifierText } from './text.js';

type Action = ReportedPayload['actions'][number];
type Asset = NonNullable<Action['asset']>;

const STATUSES = {
  decoded: 'every byte was read exactly',
  partly_decoded: 'something in it is not known',
  not_decoded: 'nothing in it is known',
  invalid: 'no key should sign it',
} as const;

const CERTAINTIES = {
  exact: 'read exactly',
  hint: 'only a name from a list of signatures',
  unknown: 'not known what it does',
} as const;

/** Depth shows as space before the place; the place itself says it too. U+2002 is kept by HTML and PDF alike. */
const INDENT = '\u2002';

const digestLines = (digest: string | null, meaning: string): readonly TextLine[] =>
  digest === null ? [line('not known')] : [mono(digest), muted(meaning)];

const payloadFacts = (payload: ReportedPayload): readonly LabelledValue[] => [
  labelled('Form', line(identifierText(payload.kind))),
  labelled(
    'Read',
    line(identifierText(payload.status), { strong: true }),
    muted(STATUSES[payload.status]),
    payload.problem === null ? null : line(payload.problem),
  ),
  labelled('Digest', ...digestLines(payload.digest, 'what the key signs')),
  labelled('SHA-256', ...digestLines(payload.sha256, 'of exactly the bytes that are signed')),
  ...payload.hashes
    .filter(({ kind }) => kind !== 'digest')
    .map(({ kind, path, value }) =>
      labelled(
        HASH_NAMES[kind],
        mono(value),
        path === null ? muted('as a signing device shows it') : muted(`of action ${path}`),
      ),
    ),
  labelled('Chain id', line(payload.chain_id ?? 'not in the bytes')),
  labelled('Signers', ...(payload.signers.length === 0 ? [line('not in the bytes')] : payload.signers.map(mono))),
  ...(payload.asked_by === null
    ? []
    : [labelled('Asked for by', line(payload.asked_by), muted('as the caller sent it'))]),
  ...(payload.origin === null ? [] : [labelled('Origin in the bytes', line(payload.origin))]),
];

const assetText = ({ address, symbol, token_id: id }: Asset): string =>
  [symbol, address ?? 'native coin', id === null ? null : `id ${id}`].filter((part) => part !== null).join(' · ');

/** A member of an action with its name, where the bytes give it. */
const detail = (name: string, value: string | null): TextLine | null =>
  value === null ? null : line(`${name}: ${value}`, { mono: true });

const detailsOf = (action: Action): readonly (TextLine | null)[] => [
  detail('asset', action.asset === null ? null : assetText(action.asset)),
  detail(
    'amount',
    action.amount === null || action.amount === 'unlimited' ? action.amount : `${action.amount} base units`,
  ),
  detail('from', action.from),
  detail('to', action.to),
  detail('target', action.target),
  detail('function', action.function),
  detail('ends', action.expires_at === null ? null : `${action.expires_at} seconds after 1970 began`),
  ...action.fields.map(({ label, value, asset }) =>
    detail(label, asset === null ? value : `${value} (${assetText(asset)})`),
  ),
];

const actionsBlock = (actions: readonly Action[]): Block =>
  actions.length === 0
    ? { kind: 'paragraph', text: 'No action was read from the bytes.' }
    : {
        kind: 'table',
        caption: 'Actions in their order; what a call contains stands indented below it',
        columns: [
          { heading: 'Place', width: 0.16 },
          { heading: 'What it does', width: 0.36 },
          { heading: 'What would be signed', width: 0.48 },
        ],
        rows: actions.map((action) => [
          cell(mono(INDENT.repeat(action.path.split('.').length - 1) + action.path)),
          cell(
            line(action.text),
            muted(identifierText(action.kind)),
            muted(`${CERTAINTIES[action.certainty]}${action.source === null ? '' : `, by ${action.source}`}`),
          ),
          cell(...detailsOf(action)),
        ]),
      };

const comparisonBlock = (comparison: ReportedPayload['comparison']): Block =>
  comparison.length === 0
    ? { kind: 'paragraph', text: 'Nothing was declared that could be compared with the bytes.' }
    : {
        kind: 'table',
        caption: 'Declared beside found',
        columns: [
          { heading: 'Field', width: 0.18 },
          { heading: 'Declared', width: 0.32 },
          { heading: 'Found in the bytes', width: 0.32 },
          { heading: 'Result', width: 0.18 },
        ],
        rows: comparison.map(({ field, declared, found, result }) => [
          cell(line(identifierText(field))),
          cell(mono(declared ?? '–')),
          cell(mono(found ?? '–')),
          cell(line(identifierText(result), { strong: result !== 'match' })),
        ]),
      };

/** What the bytes do, what was declared beside it, and what was found about them. */
export const payloadSection = (payload: ReportedPayload, findings: readonly ReportedFinding[]): ReportSection => ({
  id: 'bytes',
  heading: 'What the bytes do',
  blocks: [
    ...(payload.transaction_declared
      ? []
      : ([{ kind: 'notice', text: 'Only the bytes were sent: the transaction above was read from them.' }] as const)),
    { kind: 'facts', facts: payloadFacts(payload) },
    ...(payload.notes.length === 0
      ? []
      : ([{ kind: 'list', items: payload.notes.map(({ statement }) => visible(statement)), ordered: false }] as const)),
    actionsBlock(payload.actions),
    comparisonBlock(payload.comparison),
    findingsBlock(payload.finding_codes, findings, {
      none: 'The bytes raised no finding that only bytes can raise.',
      caption: 'Findings that only bytes can raise; the others stand in the next section',
    }),
  ],
});
