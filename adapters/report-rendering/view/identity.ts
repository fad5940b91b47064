import type { ReportBody } from '../../../domain/report/body.js';
import type { ReportEnvelope } from '../../../domain/report/envelope.js';
import { decimalIn } from '../../../domain/text/render.js';
import type { Block, LabelledValue } from './model.js';
import { cell, labelled, line, momentText, mono, muted, visible } from './text.js';
import qrcode from 'qrcode-generator';
import type { Drawing, DrawnShape } from './drawing.js';

/** Blank modules on each side. Source: ISO/IEC 18004, section 6.3.8. */
const QUIET = 4;
/** Points for a module: a telephone reads it from a printed page. */
const MODULE = 1.45;

/** A QR code as bars, one for each run of dark modules, of which a renderer draws what it draws else. */
const codeDrawing = (text: string): Drawing => {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const shapes: DrawnShape[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let from = 0; from < count; from += 1) {
      if (!code.isDark(row, from)) continue;
      let to = from;
      while (to + 1 < count && code.isDark(row, to + 1)) to += 1;
      const [x, y] = [(from + QUIET) * MODULE, (row + QUIET) * MODULE];
      shapes.push({ kind: 'bar', x, y, width: (to - from + 1) * MODULE, height: MODULE });
      from = to;
    }
  }
  const side = (count + 2 * QUIET) * MODULE;
  return { width: side, height: side, shapes, isCode: true };
};

/** What it was worth, at a price of which day. */
export const worthOf = ({ value_usd: value, price_usd: price, priced_at: at }: ReportBody['payment']): string =>
  value === undefined
    ? 'value in US dollars not known'
    : `worth ${value.toLocaleString('en-US', { maximumFractionDigits: 2 })} US dollars, at ${price ?? '?'} each ` +
      (at === null || at === undefined ? '(price without a date)' : `(price of ${at.slice(0, 10)})`);

/** The head of a report: one reference, who issues it to whom, what moves. */
export const documentFacts = (body: ReportBody): readonly LabelledValue[] => {
  const { payment, policy, issuer, issued_to } = body;
  const isIncoming = payment.direction === 'incoming';
  return [
    labelled('Reference', mono(body.report_id)),
    labelled('Your reference', line(body.business_reference ?? 'none given')),
    labelled(
      'Issued by',
      line(issuer.name ?? issuer.service, { strong: true }),
      issuer.address === null ? null : muted(issuer.address),
    ),
    labelled(
      'Issued to',
      line(issued_to.name ?? issued_to.partner_id, { strong: true }),
      muted(`${issued_to.environment} environment`),
    ),
    labelled('Checked', line(momentText(body.check.checked_at)), muted(`report made ${momentText(body.created_at)}`)),
    labelled(
      'Payment',
      line(`${decimalIn(payment.amount, 'en')} ${payment.token}`, { strong: true }),
      muted(`${payment.direction}, on ${payment.chain_name}`),
      muted(worthOf(payment)),
    ),
    labelled(isIncoming ? 'Source of funds (screened)' : 'From', mono(payment.from_address)),
    labelled(isIncoming ? 'Receiving wallet' : 'To', mono(payment.to_address)),
    labelled('Policy', line(`${policy.policy_id}, version ${policy.version}`), muted(policy.name)),
  ];
};

/** Whether the sealed log holds the check, as far as this report can know. */
export const sealFact = ({ inclusion, report }: ReportEnvelope): LabelledValue =>
  inclusion === undefined
    ? labelled(
        'Seal',
        line('made before its check was sealed', { strong: true }),
        muted(
          'The report carries no inclusion proof. From two minutes after the check on the service gives it: ' +
            `GET /api/checks/${visible(report.request_id)}/proof`,
        ),
      )
    : labelled(
        'Seal',
        line('the check is in the sealed log', { strong: true }),
        muted(`record ${inclusion.leaf_index + 1} of ${inclusion.tree_size} in its seal; proof and checkpoint inside`),
      );

/** How to know that a report is genuine, on its first page. */
export const genuineBlocks = (envelope: ReportEnvelope): readonly Block[] => {
  const { report, report_sha256 } = envelope;
  const { page } = report.verification;
  const key = report.issuer.signing_key;
  return [
    { kind: 'subheading', text: 'How to know that it is genuine' },
    {
      kind: 'facts',
      facts: [
        labelled('Signing key', mono(envelope.signature.key_id), muted(`published at ${visible(key.public_keys)}`)),
        labelled('SHA-256 of the signed bytes', mono(report_sha256)),
        sealFact(envelope),
        ...(page === null
          ? []
          : [
              labelled(
                'Verify at',
                mono(page.replace(/#.*$/s, '')),
                muted(
                  'The code leads there and names this report and its key. It gives no access, and proves nothing.',
                ),
              ),
            ]),
      ],
      ...(page === null ? {} : { beside: { description: `QR code: ${visible(page)}`, drawing: codeDrawing(page) } }),
    },
  ];
};

/** Identifiers and hashes that the pages show shortened, in full; null for none. */
export const identifiersBlock = (full: readonly (readonly [short: string, whole: string])[]): Block => ({
  kind: 'table',
  caption: 'Shortened above, in full here',
  columns: [
    { heading: 'Shown as', width: 0.28 },
    { heading: 'In full', width: 0.72 },
  ],
  rows: full.map(([short, whole]) => [cell(mono(short)), cell(mono(whole))]),
});
