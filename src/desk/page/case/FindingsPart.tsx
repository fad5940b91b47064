import { FINDING_WORDS } from '../../../../domain/findings/words.js';
import { fieldInWords, measureInWords } from '../../../../domain/verdict/field-words.js';
import { noticesOf, SaidAccounts, SeverityMark } from '../../../reference-app/page/components/FindingList.js';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { ActionBadge } from '../../../reference-app/page/components/ActionShape.js';
import { grouped, words } from '../../../reference-app/page/text.js';
import { sentenceLanguage } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { LongText } from '../parts/texts.js';
import { PageSection } from '../parts/view.js';
import { fieldName } from '../parts/words.js';
import { type RecordedFinding, recordedEvidenceOf } from './record.js';

/** Why the check came out as it did: each reason with the values that were compared. */
export const FindingsPart = ({ record }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  const { decision } = record;
  const notices = noticesOf(decision);
  const evidence = new Map(recordedEvidenceOf(record).map(({ evidence_id: id, category }) => [id, category] as const));
  return (
    <PageSection id="findings" title="Findings">
      {notices.map((notice) => (
        <p class="notice" key={notice}>
          <LongText text={notice} />
        </p>
      ))}
      {decision.findings.length === 0 ? <p>Nothing stood against it.</p> : null}
      <ol class="findings">
        {decision.findings.map((finding, index) => (
          <li key={index}>
            <Finding finding={finding} evidence={evidence} />
          </li>
        ))}
      </ol>
    </PageSection>
  );
};

interface FindingOptions {
  readonly finding: RecordedFinding;
  /** By its id. */
  readonly evidence: ReadonlyMap<string, string>;
}

const Finding = ({ finding, evidence }: FindingOptions) => {
  const meaning = FINDING_WORDS[finding.code];
  return (
    <>
      <h3 class="finding-head">
        <span lang={sentenceLanguage()}>{finding.title}</span> <SeverityMark severity={finding.severity} />{' '}
        <ActionBadge action={finding.recommended_action} about="this finding alone: " />
      </h3>
      <p lang={sentenceLanguage()}>
        <LongText text={finding.message} />
      </p>
      <SaidAccounts params={finding.params} shown={finding.measures.flatMap((one) => [one.actual, one.threshold])} />
      {finding.fields.length === 0 ? null : (
        <p class="quiet about">About {finding.fields.map(fieldInWords).join(', ')}.</p>
      )}
      <Measures finding={finding} evidence={evidence} />
      {finding.default_action === finding.recommended_action ? null : (
        <p>
          {finding.default_action} by default; the policy makes it {finding.recommended_action}.
        </p>
      )}
      {meaning === undefined ? null : (
        <details>
          <summary>What this finding means</summary>
          <p>{meaning.meaning}</p>
          <p>{meaning.advice}</p>
        </details>
      )}
    </>
  );
};

const EVIDENCE_ID = /\bevd_\w+/;

const shown = (name: string, value: string | number | boolean | null, without: string) =>
  value === null ? <span class="quiet">{without}</span> : <LongText text={grouped(measureInWords(name, value))} />;

const Measures = ({ finding: { measures }, evidence }: FindingOptions) =>
  measures.length === 0 ? null : (
    <table class="table" role="table" aria-label="Values compared">
      <thead role="rowgroup">
        <tr role="row">
          {['What', 'Found', 'Compared with'].map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {measures.map((measure, index) => (
          <Measure key={index} measure={measure} evidence={evidence} />
        ))}
      </tbody>
    </table>
  );

const Measure = ({
  measure: { name, actual, threshold },
  evidence,
}: Pick<FindingOptions, 'evidence'> & { readonly measure: RecordedFinding['measures'][number] }) => {
  const [evidenceId] = EVIDENCE_ID.exec(name) ?? [];
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <Foreign text={fieldName(name.replace(EVIDENCE_ID, '').trim())} />
        {evidenceId === undefined ? null : (
          <>
            {' '}
            <a href={`#${evidenceId}`}>of {words(evidence.get(evidenceId) ?? 'the evidence').toLowerCase()}</a>
          </>
        )}
      </th>
      <td role="cell" data-label="Found">
        {shown(name, actual, 'not known')}
      </td>
      <td role="cell" data-label="Compared with">
        {shown(name, threshold, 'nothing')}
      </td>
    </tr>
  );
};
