import { FINDING_WORDS } from '../../../../domain/findings/words.js';
import { fieldInWords } from '../../../../domain/verdict/field-words.js';
import { noticesOf, SaidAccounts, SeverityMark } from '../../../reference-app/page/components/FindingList.js';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { ActionBadge } from '../../../reference-app/page/components/ActionShape.js';
import { grouped } from '../../../reference-app/page/text.js';
import type { DeskSchemas } from '../api/types.js';
import { LongText } from '../parts/texts.js';
import { PageSection } from '../parts/view.js';
import { fieldName } from '../parts/words.js';
import type { RecordedFinding } from './record.js';

/** Why the check came out as it did: each reason with the values that were compared. */
export const FindingsPart = ({ record: { decision } }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  const notices = noticesOf(decision);
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
            <Finding finding={finding} />
          </li>
        ))}
      </ol>
    </PageSection>
  );
};

const Finding = ({ finding }: { readonly finding: RecordedFinding }) => {
  const meaning = FINDING_WORDS[finding.code];
  return (
    <>
      <h3 class="finding-head">
        {finding.title} <SeverityMark severity={finding.severity} />{' '}
        <ActionBadge action={finding.recommended_action} about="this finding alone: " />
      </h3>
      <p>
        <LongText text={finding.message} />
      </p>
      <SaidAccounts params={finding.params} />
      <Measures finding={finding} />
      {finding.default_action === finding.recommended_action ? null : (
        <p>
          {finding.default_action} by default; the policy makes it {finding.recommended_action}.
        </p>
      )}
      {finding.fields.length === 0 ? null : <p class="quiet">About {finding.fields.map(fieldInWords).join(', ')}.</p>}
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

const shown = (value: string | number | boolean | null) =>
  value === null ? <span class="quiet">not known</span> : <LongText text={grouped(String(value))} />;

const Measures = ({ finding: { measures } }: { readonly finding: RecordedFinding }) =>
  measures.length === 0 ? null : (
    <table class="table" aria-label="Values compared">
      <thead>
        <tr>
          <th scope="col">Compared</th>
          <th scope="col">Found</th>
          <th scope="col">Against</th>
        </tr>
      </thead>
      <tbody>
        {measures.map(({ name, actual, threshold }, index) => {
          const [evidenceId] = EVIDENCE_ID.exec(name) ?? [];
          return (
            <tr key={index}>
              <th scope="row">
                <Foreign text={fieldName(name.replace(EVIDENCE_ID, '').trim())} />
                {evidenceId === undefined ? null : (
                  <>
                    {' '}
                    <a href={`#${evidenceId}`}>of the evidence</a>
                  </>
                )}
              </th>
              <td>{shown(actual)}</td>
              <td>{shown(threshold)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
