import type { ReportBody } from '../../../domain/report/body.js';
import type { ReportedEvidence, ReportedFreshness } from '../../../domain/report/body-evidence.js';
import { fieldInWords } from '../../../domain/verdict/field-words.js';
import type { Cell, TextLine, ReportSection } from './model.js';
import {
  cell,
  DEMONSTRATION_LINE,
  durationText,
  line,
  mono,
  momentText,
  muted,
  percentText,
  tagged,
  visible,
  identifierText,
  ruleText,
} from './text.js';

/** Freshness as it was judged when the check was made. */
export const freshnessLines = ({ status, age_seconds, max_age_seconds }: ReportedFreshness): readonly TextLine[] => [
  line(status, { strong: true }),
  muted(
    [
      age_seconds === null ? 'age unknown' : `${durationText(age_seconds)} old`,
      max_age_seconds === null ? 'no maximum age' : `at most ${durationText(max_age_seconds)}`,
    ].join(', '),
  ),
];

const EXPOSURE_WORDS = { ownership: 'ownership', direct: 'direct exposure', indirect: 'indirect exposure' } as const;

const subjectCell = (item: ReportedEvidence): Cell =>
  cell(
    mono(item.subject_address),
    muted(item.subject_fields.map(fieldInWords).join(', ')),
    line(item.evidence_id, { mono: true, tone: 'muted' }),
    item.demonstration ? DEMONSTRATION_LINE : null,
  );

const meaningCell = (item: ReportedEvidence): Cell =>
  cell(
    line(identifierText(item.category), { strong: true }),
    line(item.basis === 'list_match' ? 'list match' : EXPOSURE_WORDS[item.exposure]),
    muted(item.relationship),
    item.official_token === undefined
      ? null
      : line(
          `${item.official_token.source_name} names the same address as official contract of ` +
            `${item.official_token.symbol}.`,
        ),
    item.missing_parts.length === 0
      ? null
      : line(`The source could not give: ${item.missing_parts.map(identifierText).join(', ')}.`),
  );

const weightCell = (item: ReportedEvidence): Cell =>
  cell(
    tagged(item.severity),
    line(`confidence ${percentText(item.confidence)}`),
    item.share === null ? null : line(`share ${percentText(item.share)}`),
    item.policy_effect.action === null ? muted('led to no finding') : line(`led to ${item.policy_effect.action}`),
    ...item.policy_effect.rule_ids.map((id) => muted(ruleText(id))),
  );

/** Who of the partner said it, and why. */
const ownLines = ({ partner_statement: said }: ReportedEvidence): readonly TextLine[] =>
  said === undefined
    ? []
    : [
        line('provided by the partner', { strong: true }),
        muted(said.stated_by === null ? 'stated by the operator' : `stated with the key ${said.stated_by}`),
        ...(said.reason === null ? [] : [line(visible(said.reason))]),
        muted(said.valid_until === null ? 'until it is removed' : `until ${momentText(said.valid_until)}`),
      ];

const sourceCell = (item: ReportedEvidence): Cell =>
  cell(
    line(item.source.name, { strong: true }),
    muted(identifierText(item.source.kind)),
    mono(item.reference),
    muted(item.source.approved_for_attribution ? 'may name a party' : 'may not name a party'),
    ...ownLines(item),
  );

const datesCell = (item: ReportedEvidence): Cell =>
  cell(
    line(item.observed_at === null ? 'observed: not stated' : `observed ${momentText(item.observed_at)}`),
    item.published_at === null ? null : muted(`published ${momentText(item.published_at)}`),
    ...freshnessLines(item.freshness),
  );

/** Every evidence record with its provenance. */
export const evidenceView = ({ evidence }: ReportBody): ReportSection => ({
  id: 'evidence',
  heading: 'Evidence and provenance',
  blocks:
    evidence.length === 0
      ? [
          {
            kind: 'paragraph',
            text:
              'No source that was asked held evidence about an address of this request. ' +
              'Which sources answered stands under coverage.',
          },
        ]
      : [
          { kind: 'paragraph', text: 'Freshness is as it was judged when the check was made.' },
          {
            kind: 'table',
            caption: evidence.length === 1 ? 'One evidence record' : `${evidence.length} evidence records`,
            columns: [
              { heading: 'Address', width: 0.22 },
              { heading: 'What the source says', width: 0.25 },
              { heading: 'Weight and effect', width: 0.17 },
              { heading: 'Source and reference', width: 0.18 },
              { heading: 'Dates and freshness', width: 0.18 },
            ],
            rows: evidence.map((item) => [
              subjectCell(item),
              meaningCell(item),
              weightCell(item),
              sourceCell(item),
              datesCell(item),
            ]),
          },
        ],
});
