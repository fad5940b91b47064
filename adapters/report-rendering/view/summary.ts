import type { ReportEnvelope } from '../../../domain/report/envelope.js';
import type { ReportBody } from '../../../domain/report/body.js';
import { decimalIn } from '../../../domain/text/render.js';
import { knownHow, MODES } from './coverage.js';
import { TYPE_WORDS } from './findings.js';
import { documentFacts, genuineBlocks } from './identity.js';
import type { Block, ReportVerdict } from './model.js';
import { cell, findingText, line, momentText, tagged, visible } from './text.js';

/** How many findings the first page names; the section on findings has all of them. */
const SUMMARY_FINDINGS = 5;

const amountOf = ({ payment }: ReportBody): string => `${decimalIn(payment.amount, 'en')} ${payment.token}`;

const sentenceOf = (body: ReportBody): string => {
  const { payment, decision } = body;
  const what =
    payment.direction === 'incoming' ? 'Incoming payment' : `Outgoing ${TYPE_WORDS[payment.transaction_type]}`;
  const reasons =
    body.findings.length === 0
      ? 'no finding'
      : body.findings.length === 1
        ? 'one finding'
        : `${body.findings.length} findings`;
  return visible(
    `${what} of ${amountOf(body)} on ${payment.chain_name}, checked ${momentText(decision.checked_at)}: ${reasons}, ` +
      `recommended action ${decision.recommended_action}.`,
  );
};

/** The verdict at the head of the first page. */
export const verdictOf = (body: ReportBody): ReportVerdict => ({
  action: body.decision.recommended_action,
  meaning: visible(body.decision.instruction),
  score: `${body.decision.risk_score} of 100`,
  level: body.decision.risk_level,
  sentence: sentenceOf(body),
});

const effectsKnown = (body: ReportBody): string => {
  const ways = new Set(body.transaction_effects.effects.map((effect) => knownHow(effect, body)));
  return ways.size === 0 ? 'none known' : [...ways].join(', ');
};

const groundsOf = (body: ReportBody): string => {
  const answered = body.coverage.sources.filter((row) => row.status === 'answered').length;
  const records = body.evidence.length;
  const counted =
    records === 0 ? 'No evidence record' : records === 1 ? 'One evidence record' : `${records} evidence records`;
  const paths = body.exposure_paths?.length ?? 0;
  const entities = body.entities?.length ?? 0;
  const parts = [
    counted,
    `${answered} of ${body.coverage.sources.length} sources answered: ${MODES[body.coverage.provider_mode]}`,
    ...(entities === 0 ? [] : [`${entities} attributed ${entities === 1 ? 'entity' : 'entities'}`]),
    ...(paths === 0 ? [] : [`${paths} exposure ${paths === 1 ? 'path' : 'paths'}`]),
    `effects of the transaction: ${effectsKnown(body)}`,
  ];
  return `${parts.join('; ')}.`;
};

/** The sections below have the whole message: the first page has what fits a line or two. */
const MOST_CHARACTERS = 260;

const inShort = (message: string): string => {
  if (message.length <= MOST_CHARACTERS) return message;
  const cut = message.slice(0, MOST_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST_CHARACTERS / 2))} … (whole under Decision and findings)`;
};

const reasonsTable = (body: ReportBody): readonly Block[] => {
  if (body.findings.length === 0) return [{ kind: 'paragraph', text: 'No rule raised a finding.' }];
  const shown = body.findings.slice(0, SUMMARY_FINDINGS);
  const left = body.findings.length - shown.length;
  return [
    {
      kind: 'table',
      caption: left === 0 ? 'Why' : `Why (the ${shown.length} gravest of ${body.findings.length} findings)`,
      columns: [
        { heading: 'Severity', width: 0.14 },
        { heading: 'Action', width: 0.12 },
        { heading: 'Reason', width: 0.74 },
      ],
      rows: shown.map((finding) => [
        cell(tagged(finding.severity)),
        cell(tagged(finding.recommended_action)),
        cell(line(findingText(finding.code), { strong: true }), line(inShort(finding.message))),
      ]),
    },
  ];
};

/** The first page: who, what, why, on what grounds, and how to know that it is genuine. */
export const summaryBlocks = (envelope: ReportEnvelope): readonly Block[] => {
  const { report: body } = envelope;
  return [
    { kind: 'facts', facts: documentFacts(body) },
    ...reasonsTable(body),
    { kind: 'subheading', text: 'What it rests on' },
    { kind: 'paragraph', text: groundsOf(body) },
    ...genuineBlocks(envelope),
  ];
};
