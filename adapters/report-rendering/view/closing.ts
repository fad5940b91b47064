import type { ReportEnvelope } from '../../../domain/report/envelope.js';
import type { ReportBody } from '../../../domain/report/body.js';
import type { ReportSection } from './model.js';
import { labelled, line, mono, muted, visible } from './text.js';

export const methodologySection = ({ methodology }: ReportBody): ReportSection => ({
  id: 'methodology',
  heading: 'Methodology',
  blocks: [{ kind: 'list', items: methodology.map(visible), ordered: false }],
});

export const limitationsSection = ({ limitations }: ReportBody): ReportSection => ({
  id: 'limitations',
  heading: 'Limitations',
  blocks: [{ kind: 'list', items: limitations.map(visible), ordered: false }],
});

const chargeText = ({ pricing }: ReportBody): string => {
  const recorded = 'The making of this report was recorded separately from the check';
  if (pricing.unit_price === null || pricing.currency === null)
    return `${recorded}. No price was configured when it was made, and billing was not active.`;
  const price = `${pricing.unit_price} ${pricing.currency} (price version ${pricing.version ?? '–'})`;
  const billing = `Billing was ${pricing.billing_active ? 'active' : 'not active'}.`;
  return `${recorded}, at ${price}, fixed when it was made. ${billing}`;
};

/** The price that was in force when the report was made. */
export const chargeSection = (body: ReportBody): ReportSection => ({
  id: 'charge',
  heading: 'Charge',
  blocks: [{ kind: 'paragraph', text: visible(chargeText(body)) }],
});

/** What makes the report tamper-evident, and how a reader checks it without the service. */
export const verificationSection = ({ report, report_sha256, signature, chain }: ReportEnvelope): ReportSection => ({
  id: 'verification',
  heading: 'Integrity, and how to verify',
  blocks: [
    {
      kind: 'facts',
      facts: [
        labelled('Canonical form', line(report.verification.canonical_form)),
        labelled('SHA-256 of the signed bytes', mono(report_sha256)),
        labelled('SHA-256 of the check’s record', mono(report.check.record_sha256)),
        labelled('Signature', line(report.verification.signature)),
        labelled('Signing key', mono(signature.key_id), muted(`published at ${report.verification.public_keys}`)),
        labelled('Place in the chain', line(`number ${chain.seq}`), mono(chain.chain_id)),
        labelled('Link', mono(chain.link_hash), muted('ties this report to all before it; outside the signed body')),
        labelled('Link before', mono(chain.previous_link_hash)),
      ],
    },
    { kind: 'list', items: report.verification.steps.map(visible), ordered: true },
  ],
});
