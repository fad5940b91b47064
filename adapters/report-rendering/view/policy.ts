import type { ReportBody, ReportedRule } from '../../../domain/report/body.js';
import type { Block, TextLine, ReportSection } from './model.js';
import { cell, findingText, labelled, line, mono, muted, ruleText, tagged, visible, identifierText } from './text.js';

const comparisonLine = ({ what, expected, actual, holds }: ReportedRule['comparisons'][number]): TextLine => {
  const text = (value: string | number | null): string =>
    value === null
      ? 'not known'
      : what === 'finding_codes'
        ? findingText(String(value))
        : identifierText(String(value));
  return line(
    `${what === 'finding_codes' ? 'findings' : identifierText(what)}: wanted ${expected.map(text).join(' or ')}; ` +
      `found ${actual.length === 0 ? 'nothing' : actual.map(text).join(', ')}; ${holds ? 'holds' : 'does not hold'}`,
  );
};

const rulesTable = (rules: readonly ReportedRule[]): Block =>
  rules.length === 0
    ? { kind: 'paragraph', text: 'The policy has no rules of its own: the findings alone decided.' }
    : {
        kind: 'table',
        caption: 'Every rule of the policy, those that matched first',
        columns: [
          { heading: 'Rule', width: 0.3 },
          { heading: 'Result', width: 0.16 },
          { heading: 'What was compared', width: 0.54 },
        ],
        rows: [...rules.filter(({ matched }) => matched), ...rules.filter(({ matched }) => !matched)].map((rule) => [
          cell(
            ...(rule.rule_id.startsWith('finding_')
              ? [line(`${ruleText(rule.rule_id)}: this finding alone is enough.`)]
              : [line(rule.description)]),
            line(rule.rule_id, { mono: true, tone: 'muted' }),
          ),
          rule.matched
            ? cell(line('matched', { strong: true }), tagged(rule.action))
            : cell(line('not matched'), muted(`would be ${rule.action}`)),
          cell(
            ...rule.comparisons.map(comparisonLine),
            ...rule.evidence_ids.map((id) => line(id, { mono: true, tone: 'muted' })),
          ),
        ]),
      };

/** Which policy decided, what it changed, and how each of its rules was evaluated. */
export const policyView = ({ policy }: ReportBody): ReportSection => ({
  id: 'policy',
  heading: 'Policy and rule trace',
  blocks: [
    {
      kind: 'facts',
      facts: [
        labelled('Policy', line(policy.name), mono(`${policy.policy_id}, version ${policy.version}`)),
        labelled('Document', mono(policy.sha256), muted('SHA-256 of the policy')),
        labelled('Final action', tagged(policy.final_action)),
      ],
    },
    ...(policy.changed_actions.length === 0
      ? []
      : ([
          { kind: 'subheading', text: 'Findings whose action the policy changed' },
          {
            kind: 'list',
            items: policy.changed_actions.map((change) =>
              visible(`${findingText(change.code)}: ${change.default_action} became ${change.effective_action}`),
            ),
            ordered: false,
          },
        ] as const)),
    rulesTable(policy.rules),
  ],
});
