import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { PageSection } from '../parts/view.js';
import { changesBetween } from './changes.js';
import type { DraftPolicy } from './document.js';

/** What would be published, against what was opened. */
export const PolicyChanges = ({ from, to }: { readonly from: DraftPolicy; readonly to: DraftPolicy }) => {
  const changes = changesBetween(from, to);
  return (
    <PageSection id="policy-changes" title="What you change">
      {changes.length === 0 ? (
        <p class="quiet">Nothing yet.</p>
      ) : (
        <ul class="decisions">
          {changes.map(({ what, before, after }) => (
            <li key={what}>
              <strong>
                <Foreign text={what} />
              </strong>
              <p>
                {before === null ? <span class="quiet">not set</span> : <Foreign text={before} />}{' '}
                <span aria-hidden="true">→</span> <span class="visually-hidden">becomes</span>{' '}
                {after === null ? <span class="quiet">not set</span> : <Foreign text={after} />}
              </p>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
};
