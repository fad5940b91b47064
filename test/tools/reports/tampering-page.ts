import type { ReportVerification, VerifyReport } from '../../../domain/report/verify/verify-report.js';
import { openBrowser } from '../../support/browser.js';
import { openOfflinePage, type Shown } from '../../support/offline-page.js';
import {
  type Delivered,
  flippedAt,
  flippedParts,
  forgedSignatures,
  type TamperedFile,
  tamperedPages,
} from './document-tampering.js';

/** What both said of how many files, and where they did not say the same. */
export interface Agreement {
  readonly good: number;
  readonly changed: number;
  readonly disagreements: readonly string[];
  /** PDFs whose JSON verifies: the page says that their pages are not confirmed, and so calls none of them verified. */
  readonly unmadePdfs: number;
}

/** So many bytes over a whole file, each changed in a file of its own, where nothing else is asked for. */
const SWEPT_BYTES = 200;

const MARKS = { true: 'holds', false: 'FAILED', null: 'not checked' } as const;

/** The parts of what was said that both must say alike: each step, how it ended, and the words of the first failure. */
const saidBy = (steps: readonly { readonly step: string; readonly mark: string; readonly text: string }[]): string => {
  const failed = steps.find(({ mark }) => mark === 'FAILED');
  return `${steps.map(({ step, mark }) => `${step} ${mark}`).join(', ')}; ${failed?.text.slice(0, 300) ?? ''}`;
};

const ofCommand = ({ ok, steps }: ReportVerification): string =>
  `${ok}: ` +
  saidBy(steps.map(({ step, ok: held, detail }) => ({ step, mark: MARKS[`${held}`], text: `${step}: ${detail}` })));

/** What the page can say of a PDF: all but what its pages show. */
const withoutPages = ({ steps, ...verification }: ReportVerification): ReportVerification => ({
  ...verification,
  ok: false,
  steps: steps.map((done) => (done.step === 'pages' ? { ...done, ok: null } : done)),
});

const ofPage = ({ verdict, steps }: Shown): string => `${verdict.startsWith('VERIFIED')}: ${saidBy(steps)}`;

const sweep = (where: string, file: Buffer, bytes: number): readonly TamperedFile[] =>
  Array.from({ length: bytes }, (_, index) => {
    const at = Math.floor((index * file.length) / bytes);
    return { where, change: `byte ${at}`, file: flippedAt(file, at) };
  });

/** Every file that a holder could change, and a sweep over each form. */
const changedFiles = async (delivered: Delivered, sweptBytes: number): Promise<readonly TamperedFile[]> => [
  ...flippedParts(delivered),
  ...(await forgedSignatures(delivered)),
  ...tamperedPages(delivered),
  ...sweep('JSON', delivered.json, sweptBytes),
  ...sweep('HTML', delivered.html, sweptBytes),
  ...sweep('PDF', delivered.pdf, Math.ceil(sweptBytes / 4)),
];

/** Opens the page from the disk in a real browser without a network, and holds each of its answers to the command's. */
export const compareWithPage = async (
  delivered: Delivered,
  jwks: string,
  verifyFile: VerifyReport,
  sweptBytes = SWEPT_BYTES,
): Promise<Agreement> => {
  const { publicKey, json, html, pdf } = delivered;
  const browser = await openBrowser();
  const root = publicKey.kid;
  const disagreements: string[] = [];
  let unmadePdfs = 0;
  try {
    const offline = await openOfflinePage(browser);
    const compare = async ({ where, change, file }: TamperedFile): Promise<void> => {
      const shown = await offline.verify(file, { jwks, root });
      const isPdf = file.subarray(0, 5).toString() === '%PDF-';
      if (isPdf && shown.verdict.startsWith('VERIFIED')) disagreements.push(`${where}, ${change}: ${shown.verdict}`);
      const verification = await verifyFile(file, [publicKey], { root, isGiven: true });
      if (isPdf && verification.steps.some(({ step }) => step === 'pages')) unmadePdfs += 1;
      const said = ofCommand(isPdf ? withoutPages(verification) : verification);
      if (said !== ofPage(shown)) disagreements.push(`${where}, ${change}: ${said} | ${ofPage(shown)}`);
    };
    const good = [json, html, pdf].map((file) => ({ where: 'delivered', change: 'nothing', file }));
    const changed = await changedFiles(delivered, sweptBytes);
    for (const file of [...good, ...changed]) await compare(file);
    disagreements.push(...offline.complaints);
    return { good: good.length, changed: changed.length, disagreements, unmadePdfs };
  } finally {
    await browser.close();
  }
};

export const agreementText = ({ good, changed, disagreements, unmadePdfs }: Agreement): string =>
  `The page without a network agrees with signgate reports verify, in verdict, steps and named reason, on ` +
  `${good + changed - disagreements.length} of ${good + changed} files (${good} delivered, the others changed); of ` +
  `${unmadePdfs} PDFs with genuine JSON it says that their pages are not confirmed` +
  (disagreements.length === 0 ? '.' : `\nDISAGREEMENTS:\n${disagreements.join('\n')}`);
