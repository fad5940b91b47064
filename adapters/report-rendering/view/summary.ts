import type { ReportEnvelope } from '../../../domain/report/envelope.js';
import type { ReportBody } from '../../../domain/report/body.js';
import type { Action } from '../../../domain/verdict/action.js';
import { documentFacts, genuineBlocks } from './identity.js';
import type { Block, Fact, Verdict } from './model.js';
import { cell, fact, line, mono, moment, muted, tagged, visible, words } from './text.js';

const MEANINGS: Readonly<Record<Action, string>> = {
  ALLOW: 'The protected flow may continue.',
  REVIEW: 'A person must see the findings and acknowledge them before anything continues.',
  BLOCK: 'The protected flow must stop; funds must not leave the wallet.',
};

/** How many findings the first page names; the section on findings has all of them. */
const SUMMARY_FINDINGS = 5;

const amountOf = ({ payment }: ReportBody): string => `${payment.amount} ${payment.token}`;

const sentenceOf = (body: ReportBody): string => {
  const { payment, decision } = body;
  const what = payment.direction === 'incoming' ? 'Incoming payment' : `Outgoing ${words(payment.transaction_type)}`;
  const reasons =
    body.findings.length === 0
      ? 'no finding'
      : body.findings.length === 1
        ? 'one finding'
        : `${body.findings.length} findings`;
  return visible(
    `${what} of ${amountOf(body)} on ${payment.chain_name}, checked ${moment(decision.checked_at)}: ${reasons}, ` +
      `recommended action ${decision.recommended_action}.`,
  );
};

/** The verdict at the head of the first page. */
export const verdictOf = (body: ReportBody): Verdict => ({
  action: body.decision.recommended_action,
  meaning: visible(body.decision.instruction ?? MEANINGS[body.decision.recommended_action]),
  score: `${body.decision.risk_score} of 100`,
  level: body.decision.risk_level,
  sentence: sentenceOf(body),
});

const identityFacts = (body: ReportBody): readonly Fact[] => {
  const { payment, policy } = body;
  const isIncoming = payment.direction === 'incoming';
  return [
    fact('Report', mono(body.report_id)),
    fact('Check', mono(body.request_id), muted(`made ${moment(body.check.checked_at)}`)),
    fact('Report made', line(moment(body.created_at))),
    fact('Business reference', line(body.business_reference ?? 'none given')),
    fact('Issued to', mono(body.issued_to.partner_id), muted(`${body.issued_to.environment} environment`)),
    fact('Payment', line(amountOf(body), { strong: true }), muted(`${payment.direction}, on ${payment.chain_name}`)),
    fact(isIncoming ? 'Source of funds (screened)' : 'From', mono(payment.from_address)),
    fact(isIncoming ? 'Receiving wallet' : 'To', mono(payment.to_address)),
    fact('Policy', line(`${policy.policy_id}, version ${policy.version}`), muted(policy.name)),
  ];
};

const groundsOf = (body: ReportBody): string => {
  const answered = body.coverage.sources.filter((row) => row.status === 'answered').length;
  const records = body.evidence.length;
  const counted =
    records === 0 ? 'No evidence record' : records === 1 ? 'One evidence record' : `${records} evidence records`;
  const paths = body.exposure_paths?.length ?? 0;
  const entities = body.entities?.length ?? 0;
  return (
    `${counted}; ` +
    `${answered} of ${body.coverage.sources.length} sources answered (provider mode ${body.coverage.provider_mode}); ` +
    `${entities} attributed ${entities === 1 ? 'entity' : 'entities'}; ` +
    `${paths} exposure ${paths === 1 ? 'path' : 'paths'}; ` +
    `transaction effects: ${words(body.transaction_effects.mode)}.`
  );
};

/** The sections below have the whole message: the first page has what fits a line or two. */
const MOST_CHARACTERS = 260;

const inShort = (message: string): string => {
  if (message.length <= MOST_CHARACTERS) return message;
  const cut = message.slice(0, MOST_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST_CHARACTERS / 2))} … (whole under Decision and findings)`;
};

const reasonOf = ({ schema_version: version }: ReportBody, message: string): string =>
  version === 1 ? message : inShort(message);

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
        cell(line(reasonOf(body, finding.message))),
      ]),
    },
  ];
};

/** The first page: who, what, why, on what grounds, and how to know that it is genuine. */
export const summaryBlocks = (envelope: ReportEnvelope): readonly Block[] => {
  const { report: body } = envelope;
  const isFirst = body.schema_version === 1;
  return [
    { kind: 'facts', facts: isFirst ? identityFacts(body) : documentFacts(body) },
    ...reasonsTable(body),
    { kind: 'subheading', text: 'What it rests on' },
    { kind: 'paragraph', text: groundsOf(body) },
    ...(isFirst ? signedBlocks(envelope) : genuineBlocks(envelope)),
  ];
};

const signedBlocks = ({ report_sha256, signature }: ReportEnvelope): readonly Block[] => [
  { kind: 'subheading', text: 'Signed' },
  {
    kind: 'facts',
    facts: [fact('SHA-256 of the signed bytes', mono(report_sha256)), fact('Signing key', mono(signature.key_id))],
  },
];
