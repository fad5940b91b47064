import { SeverityMark } from '../../../reference-app/page/components/FindingList.js';
import { Address, Foreign } from '../../../reference-app/page/components/Foreign.js';
import { duration, percent, words } from '../../../reference-app/page/text.js';
import type { DeskSchemas } from '../api/types.js';
import { AccountText, LongText, When } from '../parts/texts.js';
import { FactList, PageSection } from '../parts/view.js';
import { counted } from '../parts/words.js';
import { recordedEvidenceOf, listsOf, type LoadedList } from './record.js';

/** What sources said about the addresses: from which list, of which day, and how the funds are tied to it. */
export const EvidencePart = ({ record }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  const evidence = recordedEvidenceOf(record);
  const lists = listsOf(record);
  return (
    <PageSection
      id="evidence"
      title={evidence.length === 0 ? 'Evidence: none' : 'Evidence'}
      folded={evidence.length === 0}
    >
      {evidence.length === 0 ? (
        <p>No source said anything about these addresses. That is no proof that there is nothing: see the coverage.</p>
      ) : null}
      <ol class="evidence">
        {evidence.map((piece) => (
          <li key={piece.evidence_id} id={piece.evidence_id} tabIndex={-1}>
            <Piece piece={piece} record={record} list={lists.get(piece.source.id)} />
          </li>
        ))}
      </ol>
    </PageSection>
  );
};

const FRESHNESS: Readonly<Record<string, string>> = { CURRENT: 'Current', STALE: 'Too old', UNKNOWN: 'Age not known' };

/** How old a piece of evidence was when it was judged. */
const ageOf = (record: DeskSchemas['CheckRecord'], piece: DeskSchemas['RecordedEvidence']): string => {
  const found = record.decision.screening.freshness.find(({ evidence_id: id }) => id === piece.evidence_id);
  if (found === undefined) return 'Age not recorded';
  const { status, age_seconds: age, max_age_seconds: most } = found;
  return [
    FRESHNESS[status] ?? words(status),
    ...(age === null ? [] : [`${duration(age)} old`]),
    ...(most === null ? [] : [`at most ${duration(most)} counts`]),
  ].join(', ');
};

interface PieceOptions {
  readonly piece: DeskSchemas['RecordedEvidence'];
  readonly record: DeskSchemas['CheckRecord'];
  readonly list: LoadedList | undefined;
}

const Piece = ({ piece, record, list }: PieceOptions) => {
  const { attribution } = piece;
  return (
    <>
      <h3 class="finding-head">
        {words(piece.category)} <SeverityMark severity={piece.severity} />
        {piece.demonstration ? <span class="label">Demonstration</span> : null}
      </h3>
      <FactList
        rows={[
          ['About', <AccountText key="a" chain={record.intent.chain} text={piece.subject_key} />],
          ['Source', <Foreign key="s" text={piece.source.name} />],
          ['Exposure', exposureText(piece)],
          ['Age when judged', ageOf(record, piece)],
          ['Reference', <LongText key="r" text={piece.reference} />],
          ['Seen', piece.observed_at === null ? null : <When iso={piece.observed_at} />],
          ['Published', piece.published_at === null ? null : <When iso={piece.published_at} />],
          ['List', list === undefined ? null : <ListVersion list={list} />],
          ['Entity', attribution === null ? null : <LongText text={entityText(attribution)} />],
          [
            'Stated by',
            piece.partner === undefined ? null : <Foreign text={piece.partner.stated_by ?? 'the operator'} />,
          ],
          [
            'Reason given',
            piece.partner?.reason === undefined || piece.partner.reason === null ? null : (
              <LongText text={piece.partner.reason} />
            ),
          ],
        ]}
      />
      {piece.path.length === 0 ? null : <FundsPath piece={piece} />}
    </>
  );
};

const exposureText = ({ exposure, confidence, share }: DeskSchemas['RecordedEvidence']): string =>
  `${words(exposure)}, ${percent(confidence)} confidence${share === null ? '' : `, ${percent(share)} of the funds`}`;

const entityText = ({
  entity_name: name,
  entity_type: type,
  verification,
  jurisdiction,
}: NonNullable<DeskSchemas['RecordedEvidence']['attribution']>) =>
  [name, words(type).toLowerCase(), verification, ...(jurisdiction === null ? [] : [jurisdiction])].join(', ');

const ListVersion = ({ list }: { readonly list: LoadedList }) => (
  <>
    {counted(list.rows, 'row')}, of {list.published_at.slice(0, 10)}, version{' '}
    <code title={list.sha256}>{list.sha256.slice(0, 12)}</code>
  </>
);

/** The way of the funds, drawn from its origin to the address that was screened. */
const FundsPath = ({ piece }: { readonly piece: DeskSchemas['RecordedEvidence'] }) => (
  <figure class="path">
    <figcaption>
      The way of the funds, as the source reports it
      {piece.share === null ? '' : `: ${percent(piece.share)} of what the address holds`}
    </figcaption>
    <ol>
      {piece.path.map((step, index) => (
        <li key={index} class={step.role === 'origin' ? 'origin' : ''}>
          <strong>{step.label === null ? 'Not named' : <Foreign text={step.label} />}</strong>
          {step.role === null ? null : <span class="quiet">{words(step.role)}</span>}
          <Address text={step.address} />
          {step.transaction_reference === null ? null : (
            <span class="quiet">
              by <Foreign text={step.transaction_reference} />
            </span>
          )}
        </li>
      ))}
    </ol>
  </figure>
);
