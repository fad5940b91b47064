import type { ReportBody, ReportedFinding } from '../../../domain/report/body.js';
import type { ReportEnvelope } from '../../../domain/report/envelope.js';
import { chargeSection, limitationsSection, methodologySection, verificationSection } from './closing.js';
import { coverageView, effectsView } from './coverage.js';
import { evidenceView } from './evidence.js';
import { executionView } from './execution.js';
import { decisionView, paymentView } from './findings.js';
import type { ReportView } from './model.js';
import { payloadSection } from './payload.js';
import { policyView } from './policy.js';
import { entitiesView, fundsAndPathsSection } from './provenance.js';
import { withShortIdentifiers } from './shortened.js';
import { summaryBlocks, verdictOf } from './summary.js';
import { visible } from './text.js';

/** What a report says, in the order in which a reader needs it. Made from the delivered document alone. */
export const viewOf = (envelope: ReportEnvelope): ReportView => withShortIdentifiers(wholeView(envelope));

/** A finding's message stands once, under the decision; elsewhere its code leads there. */
const repeatable = ({ findings }: ReportBody): readonly ReportedFinding[] =>
  findings.map((finding) => ({ ...finding, message: 'See this code under Decision and findings.' }));

const wholeView = (envelope: ReportEnvelope): ReportView => {
  const { report: body } = envelope;
  return {
    title: 'Evidence report',
    issuer: visible(body.issuer.name ?? body.issuer.service),
    reportId: visible(body.report_id),
    createdAt: body.created_at,
    demonstration: body.demonstration ? visible(body.demonstration_statement ?? 'Demonstration evidence.') : null,
    verdict: verdictOf(body),
    summary: summaryBlocks(envelope),
    sections: [
      paymentView(body),
      ...(body.payload === undefined ? [] : [payloadSection(body.payload, repeatable(body))]),
      ...(body.execution === undefined ? [] : [executionView(body.execution, { ...body, findings: repeatable(body) })]),
      decisionView(body),
      evidenceView(body),
      fundsAndPathsSection(body),
      entitiesView(body),
      policyView(body),
      coverageView(body),
      effectsView(body),
      methodologySection(body),
      limitationsSection(body),
      chargeSection(body),
      verificationSection(envelope),
    ],
    footer: visible(`${body.issuer.name ?? body.issuer.service} · ${body.report_id}`),
  };
};
