import type { ReportBody, ReportedFinding } from '../../../domain/report/body.js';
import { fieldInWords, measureInWords } from '../../../domain/verdict/field-words.js';
import { decimalIn } from '../../../domain/text/render.js';
import { worthOf } from './identity.js';
import type { Block, LabelledValue, TextLine, ReportSection } from './model.js';
import { cell, findingText, identifierText, labelled, line, mono, momentText, muted, tagged, visible } from './text.js';

type Proof = NonNullable<ReportBody['proof_of_decision']>;

const PROBLEMS = {
  malformed: 'no address of this chain',
  wrong_family: 'an address of another kind of chain',
  checksum_mismatch: 'wrong checksum',
} as const;

/** What was declared, in words; an incoming check is of a payment, whatever type it names. */
export const TYPE_WORDS: Readonly<Record<ReportBody['payment']['transaction_type'], string>> = {
  safe_send: 'payment',
  approval: 'approval',
  contract_interaction: 'contract call',
  swap: 'swap',
  mint: 'mint',
  escrow: 'payment into escrow',
};

const FIELD_NAMES = {
  from_address: 'Sender',
  to_address: 'Recipient',
  contract_address: 'Contract',
  expected_to_address: 'Expected recipient',
} as const;

const optionalFacts = ({ payment }: ReportBody): readonly LabelledValue[] => [
  ...(payment.approval_amount === undefined ? [] : [labelled('Approval amount', line(payment.approval_amount))]),
  ...(payment.permissions === undefined ? [] : [labelled('Permissions', ...payment.permissions.map(mono))]),
  ...(payment.contract_verified_claim === undefined
    ? []
    : [
        labelled(
          'Contract verified',
          line(payment.contract_verified_claim ? 'claimed by the caller' : 'denied by the caller'),
          muted('a claim, never proof'),
        ),
      ]),
  ...(payment.counterparty_name === undefined
    ? []
    : [labelled('Counterparty', line(payment.counterparty_name), muted('as the caller named it'))]),
  ...(payment.intent_reference === undefined ? [] : [labelled('Intent reference', line(payment.intent_reference))]),
];

/** The payment as declared, and every address that was screened. */
export const paymentView = (body: ReportBody): ReportSection => {
  const { payment } = body;
  const isIncoming = payment.direction === 'incoming';
  return {
    id: 'payment',
    heading: isIncoming ? 'Screened source wallet and incoming payment' : 'Transaction and screened addresses',
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...(body.screened_source === undefined
            ? []
            : [labelled('Screened source wallet', mono(body.screened_source.address))]),
          labelled('Direction', line(payment.direction)),
          labelled('Network', line(payment.chain_name), muted(payment.chain)),
          labelled('Token', line(payment.token)),
          labelled('Amount', line(decimalIn(payment.amount, 'en')), muted('whole tokens')),
          labelled('Value', line(worthOf(payment))),
          labelled(
            'Transaction type',
            line(TYPE_WORDS[payment.transaction_type]),
            payment.transaction_type_inferred ? muted('inferred: the request named none') : null,
          ),
          ...optionalFacts(body),
        ],
      },
      {
        kind: 'table',
        caption: 'Addresses of the request; each was screened',
        columns: [
          { heading: 'Role', width: 0.22 },
          { heading: 'Address', width: 0.56 },
          { heading: 'Form', width: 0.22 },
        ],
        rows: body.screened_addresses.map((item) => [
          cell(line(FIELD_NAMES[item.field])),
          cell(mono(item.address)),
          cell(line(item.problem === null ? 'valid' : PROBLEMS[item.problem])),
        ]),
      },
    ],
  };
};

const EVIDENCE_ID = /\bevd_\w+/;

/** "Confidence, stolen funds": what a source says is named by what it says it of. */
const measureName = (name: string, { evidence }: ReportBody): string => {
  const [id] = EVIDENCE_ID.exec(name) ?? [];
  const piece = evidence.find(({ evidence_id: one }) => one === id);
  const text = fieldInWords(name.replace(EVIDENCE_ID, '').trim());
  return piece === undefined ? text : `${text}, ${identifierText(piece.category)}`;
};

const measureLines = (finding: ReportedFinding, body: ReportBody): readonly TextLine[] =>
  finding.measures.map(({ name, actual, threshold }) => {
    const found = actual === null ? 'not known' : measureInWords(name, actual);
    const limit = threshold === null ? '' : ` (compared with ${measureInWords(name, threshold)})`;
    return muted(`${measureName(name, body)}: ${found}${limit}`);
  });

const actionLines = (finding: ReportedFinding): readonly TextLine[] => [
  tagged(finding.recommended_action),
  ...(finding.default_action === finding.recommended_action
    ? []
    : [muted(`${finding.default_action} before the policy`)]),
];

const findingsTable = (body: ReportBody): Block =>
  body.findings.length === 0
    ? { kind: 'paragraph', text: 'No rule raised a finding.' }
    : {
        kind: 'table',
        caption: 'Findings, the strictest action first',
        columns: [
          { heading: 'Finding', width: 0.27 },
          { heading: 'Severity', width: 0.12 },
          { heading: 'Action', width: 0.12 },
          { heading: 'Message and measures', width: 0.49 },
        ],
        rows: body.findings.map((finding) => [
          cell(
            line(findingText(finding.code), { strong: true }),
            line(finding.code, { mono: true, tone: 'muted' }),
            finding.fields.length === 0 ? null : muted(finding.fields.map(fieldInWords).join(', ')),
          ),
          cell(tagged(finding.severity)),
          cell(...actionLines(finding)),
          cell(
            line(finding.message),
            ...measureLines(finding, body),
            ...finding.evidence_ids.map((id) => line(id, { mono: true, tone: 'muted' })),
          ),
        ]),
      };

const COMPARISONS: Readonly<Record<Proof['intent']['comparison'], string>> = {
  MATCH: 'the proposed recipient is the expected one',
  MISMATCH: 'the proposed recipient is not the expected one',
  NOT_PROVIDED: 'no expected recipient was sent, so nothing was compared',
};

const proofBlocks = ({ proof_of_decision: proof }: ReportBody): readonly Block[] =>
  proof === undefined
    ? []
    : [
        { kind: 'subheading', text: 'Comparison with the declared intent' },
        {
          kind: 'facts',
          facts: [
            labelled(
              'Comparison',
              line(COMPARISONS[proof.intent.comparison]),
              muted(`decision record version ${proof.record_version}`),
            ),
            ...(proof.intent.expected_to_address === null
              ? []
              : [labelled('Expected recipient', mono(proof.intent.expected_to_address))]),
            labelled('Proposed recipient', mono(proof.intent.proposed_to_address)),
          ],
        },
      ];

/** Without those that are the message of a finding: it stands in the table above. */
const warningBlocks = ({ decision, findings }: ReportBody): readonly Block[] => {
  const said = new Set(findings.map(({ message }) => message));
  const warnings = decision.warnings.filter((warning) => !said.has(warning));
  return warnings.length === 0
    ? []
    : [
        { kind: 'subheading', text: 'Warnings given with the decision' },
        { kind: 'list', items: warnings.map(visible), ordered: false },
      ];
};

/** The original decision and every finding. */
export const decisionView = (body: ReportBody): ReportSection => ({
  id: 'decision',
  heading: 'Decision and findings',
  blocks: [
    {
      kind: 'facts',
      facts: [
        labelled('Recommended action', tagged(body.decision.recommended_action)),
        labelled(
          'Risk score',
          line(`${body.decision.risk_score} of 100`),
          muted(`level ${body.decision.risk_level}; summarises, never decides`),
        ),
        labelled('Checked', line(momentText(body.decision.checked_at))),
        labelled(
          'Network valid',
          line(body.decision.network_valid ? 'yes' : 'no'),
          muted('chain, token and address fit together'),
        ),
      ],
    },
    findingsTable(body),
    ...warningBlocks(body),
    ...proofBlocks(body),
  ],
});
