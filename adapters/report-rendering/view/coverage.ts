import type { ReportBody } from '../../../domain/report/body.js';
import type { Block, ReportSection } from './model.js';
import { cell, durationText, labelled, line, mono, momentText, muted, identifierText } from './text.js';

type Effect = ReportBody['transaction_effects']['effects'][number];

export const MODES = {
  local: 'only sources of the service itself are wired',
  'external-ready': 'external sources are wired and every required one answered',
  degraded: 'a required source gave no good answer',
} as const;

const DATED_BY = {
  publisher: 'its publisher says so',
  server: 'only the server that it came from says so',
  first_seen: 'only when it was first seen is known',
} as const;

const listsTable = ({ lists_consulted: lists }: ReportBody): readonly Block[] =>
  lists === undefined
    ? []
    : [
        {
          kind: 'table',
          caption: 'Lists that were consulted',
          columns: [
            { heading: 'List', width: 0.24 },
            { heading: 'Published', width: 0.22 },
            { heading: 'Rows', width: 0.12 },
            { heading: 'SHA-256 of the list', width: 0.42 },
          ],
          rows: lists.map((list) => [
            cell(line(list.source)),
            cell(
              line(momentText(list.published_at)),
              ...(list.dated_by === undefined ? [] : [muted(DATED_BY[list.dated_by])]),
              muted(list.max_age_seconds === null ? 'no maximum age' : `at most ${durationText(list.max_age_seconds)}`),
            ),
            cell(line(String(list.rows))),
            cell(mono(list.sha256)),
          ]),
        },
      ];

const historyBlocks = ({ recipient_history: history }: ReportBody): readonly Block[] =>
  history === undefined
    ? []
    : [
        { kind: 'subheading', text: 'The service’s own history for this partner and environment' },
        {
          kind: 'facts',
          facts: [
            labelled('Earlier checks with the recipient that count', line(String(history.allowed_checks_to_recipient))),
            labelled('Recipient used by this sender before', line(history.recipient_used_by_sender ? 'yes' : 'no')),
            ...(history.lookalike_recipients.length === 0
              ? []
              : [labelled('Earlier recipients that look alike', ...history.lookalike_recipients.map(mono))]),
            ...(history.band_checks_last_day === null
              ? []
              : [
                  labelled(
                    'Payments just under the threshold in the last day',
                    line(String(history.band_checks_last_day)),
                  ),
                ]),
          ],
        },
      ];

/** Which sources were wired and how each answered. */
export const coverageView = (body: ReportBody): ReportSection => ({
  id: 'coverage',
  heading: 'Provider coverage',
  blocks: [
    {
      kind: 'facts',
      facts: [
        labelled(
          'Provider mode',
          line(body.coverage.provider_mode, { strong: true }),
          muted(MODES[body.coverage.provider_mode]),
        ),
      ],
    },
    {
      kind: 'table',
      caption: 'Every source that was wired',
      columns: [
        { heading: 'Source', width: 0.24 },
        { heading: 'Asked for', width: 0.22 },
        { heading: 'Answer', width: 0.2 },
        { heading: 'Data as of, and note', width: 0.34 },
      ],
      rows: body.coverage.sources.map((row) => [
        cell(line(row.provider), muted(row.kind)),
        cell(line(identifierText(row.capability)), row.mandatory ? muted('mandatory') : null),
        cell(
          line(identifierText(row.status), { strong: row.status !== 'answered' }),
          row.reason === null ? null : muted(identifierText(row.reason)),
        ),
        cell(line(momentText(row.as_of)), row.note === null ? null : muted(row.note)),
      ]),
    },
    ...listsTable(body),
    ...historyBlocks(body),
  ],
});

const KNOWN_BY: Readonly<Record<NonNullable<Effect['known_by']>, string>> = {
  declaration: 'declared',
  bytes: 'read in the bytes',
  execution: 'executed',
};

/** How an effect is known, in words. */
export const knownHow = ({ known_by: how }: Effect, { transaction_effects: { mode } }: ReportBody): string =>
  KNOWN_BY[how ?? (mode === 'simulated' ? 'execution' : 'declaration')];

/** What the transaction would do, and how each part of that is known. */
export const effectsView = (body: ReportBody): ReportSection => ({
  id: 'effects',
  heading: 'Transaction effects',
  blocks: [
    ...(body.transaction_effects.mode === 'simulated'
      ? []
      : [{ kind: 'paragraph', text: 'Nothing was executed: what follows from the bytes is not seen.' } as const]),
    body.transaction_effects.effects.length === 0
      ? { kind: 'paragraph', text: 'No effect is recorded.' }
      : {
          kind: 'table',
          caption: 'Effects: declared, read in the bytes, and executed',
          columns: [
            { heading: 'Effect', width: 0.2 },
            { heading: 'Amount', width: 0.16 },
            { heading: 'From', width: 0.25 },
            { heading: 'To', width: 0.25 },
            { heading: 'Known how', width: 0.14 },
          ],
          rows: body.transaction_effects.effects.map((effect) => [
            cell(line(identifierText(effect.kind))),
            cell(line([effect.amount, effect.token].filter((part) => part !== null).join(' ') || '–')),
            cell(mono(effect.from ?? '–')),
            cell(mono(effect.to ?? '–')),
            cell(line(knownHow(effect, body)), effect.place === undefined ? null : muted(`place ${effect.place}`)),
          ]),
        },
  ],
});
