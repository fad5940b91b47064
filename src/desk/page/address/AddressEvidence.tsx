import { useEffect, useState } from 'preact/hooks';
import { OWN_SOURCE } from '../../../../domain/facts/screening/own-knowledge.js';
import { words } from '../../../reference-app/page/text.js';
import { SeverityMark } from '../../../reference-app/page/components/FindingList.js';
import { call, objectWith } from '../api/call.js';
import type { DeskSchemas, ShownCheck } from '../api/types.js';
import { recordedEvidenceOf } from '../case/record.js';
import { LongText, When } from '../parts/texts.js';
import { Failed, Loading, PageSection } from '../parts/view.js';
import type { Failure } from '../../../reference-app/page/answered.js';
import { caseOf, Link } from '../route.js';

/** Checks whose records are read for what sources said: the newest with a finding, then the newest of the others. */
const MOST_RECORDS = 10;

interface Said {
  readonly piece: DeskSchemas['RecordedEvidence'];
  readonly requestId: string;
}

const KEY = ({ piece: { source, category, exposure, reference } }: Said): string =>
  [source.id, category, exposure, reference].join(' ');

const readEvidence = async (
  address: string,
  ids: readonly string[],
): Promise<{ readonly said: readonly Said[]; readonly failure: Failure | null }> => {
  const read = objectWith<DeskSchemas['CheckRecord']>();
  const answers = await Promise.all(ids.map((id) => call({ path: `/api/checks/${encodeURIComponent(id)}`, read })));
  const said = answers.flatMap((answer, index) =>
    answer.ok
      ? recordedEvidenceOf(answer.value)
          // what the partner itself says stands above
          .filter(({ subject_key: key, source }) => key === address && source.id !== OWN_SOURCE)
          .map((piece) => ({ piece, requestId: ids[index] ?? '' }))
      : [],
  );
  const failed = answers.find((answer) => !answer.ok) as { readonly failure: Failure } | undefined;
  return {
    said: [...new Map([...said].reverse().map((one) => [KEY(one), one])).values()],
    failure: failed?.failure ?? null,
  };
};

/** What sources said of the address when it was checked: lists, and exposure that no list names. */
export const AddressEvidence = ({
  address,
  checks,
}: {
  readonly address: string;
  readonly checks: readonly ShownCheck[];
}) => {
  const [found, setFound] = useState<Awaited<ReturnType<typeof readEvidence>> | null>(null);
  const ids = [...checks]
    .sort((one, two) => Number(two.findings.length > 0) - Number(one.findings.length > 0))
    .map(({ request_id: id }) => id);
  const asked = ids.slice(0, MOST_RECORDS).join(' ');
  useEffect(() => {
    let isShown = true;
    void readEvidence(
      address,
      asked.split(' ').filter((id) => id !== ''),
    ).then((result) => {
      if (isShown) setFound(result);
    });
    return () => {
      isShown = false;
    };
  }, [address, asked]);
  return (
    <PageSection id="said" title="What sources said of it" note="When it was checked: the latest answer of each.">
      {found === null ? <Loading what="the evidence" /> : null}
      {found?.failure ? <Failed what="Some evidence could not be read" failure={found.failure} /> : null}
      {found !== null && found.failure === null && found.said.length === 0 ? (
        <p>No source said anything about it.</p>
      ) : null}
      <ul class="decisions">
        {found?.said.map((one) => (
          <li key={KEY(one)}>
            <Piece {...one} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
};

const Piece = ({ piece, requestId }: Said) => (
  <>
    <p>
      <strong>{words(piece.category)}</strong> <SeverityMark severity={piece.severity} />{' '}
      {piece.basis === 'list_match' ? 'named by a list' : words(`${piece.exposure} exposure`).toLowerCase()}
      {piece.demonstration ? <span class="label demonstration">Demonstration</span> : null}
    </p>
    {piece.attribution === null ? null : (
      <p>
        <LongText text={piece.attribution.entity_name} />{' '}
        <span class="quiet">{words(piece.attribution.entity_type).toLowerCase()}</span>
      </p>
    )}
    <p class="quiet">
      <LongText text={piece.source.name} />, <LongText text={piece.reference} />
      {piece.observed_at === null ? null : (
        <>
          , <When iso={piece.observed_at} />
        </>
      )}
      . <Link to={caseOf(requestId)}>Open the check</Link>
    </p>
  </>
);
