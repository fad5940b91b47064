import type { OfflineVerification } from '../../../../domain/report/verify/verify-offline.js';
import { NOT_REACHED } from '../../../../domain/report/verify/inspect-document.js';
import { isGenuineInside } from '../../../../domain/report/verify/verify-report.js';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { words } from '../../../reference-app/page/text.js';
import { LongText, When } from '../parts/texts.js';
import { FactList } from '../parts/view.js';
import { caseOf, Link } from '../route.js';

const MARKS = { true: ['✓', 'holds'], false: ['✕', 'does not hold'], null: ['–', 'not checked'] } as const;

/** What verifying a report showed. The first line decides; the steps say why. */
export const VerificationResult = ({ result }: { readonly result: OfflineVerification }) => (
  <div class={`verification ${result.ok ? 'good' : isGenuineInside(result) ? 'open' : 'bad'}`} role="status">
    <p class="headline">
      <span aria-hidden="true">{result.ok ? '✓' : isGenuineInside(result) ? '–' : '✕'}</span>{' '}
      <Foreign text={words(result.headline)} />
      <Reason result={result} />
    </p>
    {result.keysProblem === null ? null : (
      <p class="error">
        <LongText text={result.keysProblem} />
      </p>
    )}
    {result.claims === null ? null : <Claims claims={result.claims} ok={result.ok || isGenuineInside(result)} />}
    <details open={!result.ok}>
      <summary>What was checked</summary>
      <ul class="steps">
        {result.steps.filter(wasDone).map(({ step, ok, detail }) => {
          const [mark, meaning] = MARKS[String(ok) as keyof typeof MARKS];
          return (
            <li key={step} class={ok === false ? 'error' : ''}>
              <span aria-hidden="true">{mark}</span> {words(step)} <span class="visually-hidden">{meaning}</span>
              <span class="quiet">
                {' '}
                <LongText text={detail} />
              </span>
            </li>
          );
        })}
        <NotDone steps={result.steps.filter((step) => !wasDone(step))} />
        {result.notChecked.map((text) => (
          <li key={text} class="quiet">
            <span aria-hidden="true">–</span> <LongText text={text} />
          </li>
        ))}
      </ul>
    </details>
  </div>
);

type Step = OfflineVerification['steps'][number];

const wasDone = ({ detail }: Step): boolean => detail !== NOT_REACHED;

/** What failed, beside the verdict: the reader does not look for it among the steps. */
const Reason = ({ result: { steps } }: { readonly result: OfflineVerification }) => {
  const failed = steps.find(({ ok }) => ok === false);
  return failed === undefined ? null : (
    <>
      : <LongText text={failed.detail} />
    </>
  );
};

const NotDone = ({ steps }: { readonly steps: readonly Step[] }) =>
  steps.length === 0 ? null : (
    <li class="quiet">
      <span aria-hidden="true">–</span> Not checked after that: {steps.map(({ step }) => step).join(', ')}.
    </li>
  );

interface ClaimsOptions {
  readonly claims: NonNullable<OfflineVerification['claims']>;
  readonly ok: boolean;
}

const Claims = ({ claims, ok }: ClaimsOptions) => (
  <>
    {ok ? null : <p class="quiet">This is what the file says of itself. Do not rely on it.</p>}
    <FactList
      rows={[
        ['Report', <code key="r">{claims.reportId}</code>],
        ['Check', ok ? <Link to={caseOf(claims.requestId)}>{claims.requestId}</Link> : <code>{claims.requestId}</code>],
        ['Made', <When key="m" iso={claims.createdAt} />],
        ['Verdict', claims.recommendedAction],
        ['Evidence', claims.demonstration ? 'Demonstration' : null],
      ]}
    />
  </>
);
