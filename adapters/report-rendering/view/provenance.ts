import type { ReportBody } from '../../../domain/report/body.js';
import type { ReportedEntity, ReportedPath } from '../../../domain/report/body-evidence.js';
import { freshnessLines } from './evidence.js';
import { type DrawnBox, drawBoxes } from './drawing.js';
import type { Block, ReportSection } from './model.js';
import {
  cell,
  DEMONSTRATION_LINE,
  line,
  mono,
  momentText,
  muted,
  percentText,
  visible,
  identifierText,
} from './text.js';

const fundsBlocks = ({ source_of_funds: funds }: ReportBody): readonly Block[] =>
  funds === undefined
    ? []
    : [
        { kind: 'subheading', text: 'Source of funds' },
        { kind: 'paragraph', text: visible(funds.statement) },
        {
          kind: 'table',
          caption: 'What approved sources say about the funds',
          columns: [
            { heading: 'Category', width: 0.22 },
            { heading: 'Share', width: 0.12 },
            { heading: 'Confidence', width: 0.14 },
            { heading: 'Statement', width: 0.52 },
          ],
          rows: funds.components.map((item) => [
            cell(
              line(identifierText(item.category), { strong: true }),
              line(item.exposure === 'ownership' ? 'ownership' : `${item.exposure} exposure`),
              item.demonstration ? DEMONSTRATION_LINE : null,
            ),
            cell(line(item.share === null ? 'not stated' : percentText(item.share))),
            cell(line(percentText(item.confidence)), muted(item.freshness_status)),
            cell(line(item.statement), line(item.evidence_id, { mono: true, tone: 'muted' })),
          ]),
        },
      ];

interface PathStepView {
  readonly title: string;
  readonly address: string;
  readonly role: string;
  /** The transaction that leads on to the next step; null where the source names none. */
  readonly transaction: string | null;
  readonly isScreened: boolean;
}

const inWords = ({ title, role, address }: PathStepView): string => `${title}, ${role}, ${address}`;

const boxOf = ({ title, address, role, transaction, isScreened }: PathStepView): DrawnBox => ({
  lines: [
    { text: title, look: 'title' },
    { text: address, look: 'address' },
    { text: role, look: 'note' },
  ],
  isSubject: isScreened,
  next: transaction === null ? 'transaction not stated' : `transaction ${transaction}`,
});

const stepView = (path: ReportedPath): readonly PathStepView[] =>
  path.steps.map((step) => ({
    title: visible(step.label ?? (step.is_screened_address ? 'Screened address' : 'Unnamed address')),
    address: visible(step.address),
    role: step.is_screened_address ? 'screened address' : step.role === null ? 'role not stated' : step.role,
    transaction: step.transaction_reference === null ? null : visible(step.transaction_reference),
    isScreened: step.is_screened_address,
  }));

const pathBlocks = (path: ReportedPath, index: number, count: number): readonly Block[] => {
  const steps = stepView(path);
  const number = count === 1 ? '' : ` ${index + 1} of ${count}`;
  return [
    {
      kind: 'subheading',
      text: `Exposure path${number}: ${identifierText(path.category)}${path.demonstration ? ' (demonstration)' : ''}`,
    },
    { kind: 'paragraph', text: visible(path.statement) },
    {
      kind: 'figure',
      description: `Path of funds: ${steps.map(inWords).join('; then ')}`,
      drawing: drawBoxes(steps.map(boxOf)),
    },
    {
      kind: 'table',
      caption: 'The path step by step',
      columns: [
        { heading: 'Step', width: 0.08 },
        { heading: 'Party and role', width: 0.26 },
        { heading: 'Address', width: 0.39 },
        { heading: 'Transaction', width: 0.27 },
      ],
      rows: steps.map((step, position) => [
        cell(line(String(position + 1))),
        cell(line(step.title, { strong: true }), muted(step.role)),
        cell(mono(step.address)),
        cell(
          step.transaction !== null
            ? mono(step.transaction)
            : muted(position === steps.length - 1 ? '–' : 'not stated'),
        ),
      ]),
    },
  ];
};

/** Source of funds and drawn paths, where approved evidence supports them. */
export const fundsAndPathsSection = (body: ReportBody): ReportSection => {
  const none: Block = { kind: 'paragraph', text: 'None reported: no evidence tells where the funds come from.' };
  const paths = body.exposure_paths ?? [];
  const blocks = [...fundsBlocks(body), ...paths.flatMap((path, index) => pathBlocks(path, index, paths.length))];
  return { id: 'funds', heading: 'Source of funds and exposure paths', blocks: blocks.length === 0 ? [none] : blocks };
};

const RELATIONS = {
  holder: 'holder of the address',
  counterparty: 'counterparty, not the holder',
  on_path: 'on the path, not the holder',
  listed: 'named with this address by a public sanctions list',
} as const;

const entityRow = (entity: ReportedEntity) => [
  cell(
    line(entity.name, { strong: true }),
    line(identifierText(entity.type)),
    entity.demonstration ? DEMONSTRATION_LINE : null,
    entity.demonstration ? muted('fictional institution') : null,
  ),
  cell(line(entity.role ?? 'role not stated'), line(RELATIONS[entity.relation]), muted(entity.statement)),
  cell(
    line(entity.verification, { strong: true }),
    line(`confidence ${percentText(entity.confidence)}`),
    line(`jurisdiction ${entity.jurisdiction ?? 'not stated'}`),
  ),
  cell(
    ...entity.identifiers.map(({ scheme, value }) => line(`${scheme} ${value}`)),
    entity.attributed_reference === null
      ? muted('no address or transaction stated')
      : mono(entity.attributed_reference),
  ),
  cell(
    line(entity.source.name, { strong: true }),
    entity.source.provided_by_partner === true ? line('provided by the partner', { strong: true }) : null,
    muted(identifierText(entity.source.kind)),
    mono(entity.reference),
    line(entity.observed_at === null ? 'observed: not stated' : `observed ${momentText(entity.observed_at)}`),
    ...freshnessLines(entity.freshness),
  ),
];

/** Attributed entities, and which names were left out. */
export const entitiesView = ({ entities = [], withheld_names: withheld = [] }: ReportBody): ReportSection => {
  const none: Block = { kind: 'paragraph', text: 'None reported: no source that was asked named a party.' };
  const table: Block = {
    kind: 'table',
    caption: entities.length === 1 ? 'One attributed entity' : `${entities.length} attributed entities`,
    columns: [
      { heading: 'Entity', width: 0.2 },
      { heading: 'Role and relation', width: 0.24 },
      { heading: 'Verification', width: 0.16 },
      { heading: 'Identifiers', width: 0.2 },
      { heading: 'Source', width: 0.2 },
    ],
    rows: entities.map(entityRow),
  };
  const left: Block = {
    kind: 'table',
    caption: 'Names that are left out',
    columns: [
      { heading: 'Evidence', width: 0.34 },
      { heading: 'Source', width: 0.22 },
      { heading: 'Why', width: 0.44 },
    ],
    rows: withheld.map((item) => [
      cell(mono(item.evidence_id)),
      cell(line(item.source_id), muted(identifierText(item.source_kind))),
      cell(line(item.statement)),
    ]),
  };
  return {
    id: 'entities',
    heading: 'Attributed entities',
    blocks: [
      ...(entities.length === 0 ? (withheld.length === 0 ? [none] : []) : [table]),
      ...(withheld.length === 0 ? [] : [left]),
    ],
  };
};
