import type { Failure } from '../answered.js';
import { Foreign } from './Foreign.js';

const TITLES: Readonly<Record<string, string>> = {
  missing_api_key: 'The service refused the key of this application',
  invalid_api_key: 'The service refused the key of this application',
  insufficient_scope: 'The key of this application may not do this',
  rate_limit_exceeded: 'The quota of this application is used up',
  client_rate_limit_exceeded: 'Too many checks from here',
  invalid_request: 'The service could not accept this intent',
  unknown_policy: 'The service does not know this policy',
  policy_direction_mismatch: 'This policy is for the other direction',
  internal_error: 'The service failed',
  service_unavailable: 'The service cannot judge at the moment',
  service_unreachable: 'The service cannot be reached',
  service_timeout: 'The service did not answer in time',
  service_answer_invalid: 'The answer is not the service’s',
  not_configured: 'This application has no key',
  no_answer: 'No answer in time',
  application_unreachable: 'This application’s server cannot be reached',
};

/**
 * Says that there is no verdict, and why: in the service's own words, with the id that support needs. It never looks
 * like a verdict.
 */
export const FailurePanel = ({
  failure,
  focus,
  retry,
}: {
  readonly failure: Failure;
  readonly focus: (element: HTMLElement | null) => void;
  readonly retry: () => void;
}) => (
  <>
    <header class="failure">
      <h2 id="result-title" tabIndex={-1} ref={focus}>
        <span class="eyebrow">No verdict</span>
        {TITLES[failure.code] ?? 'The check failed'}
      </h2>
      <p>
        <Foreign text={failure.message} />
      </p>
      <p>
        <strong>Do not continue without a verdict.</strong>
      </p>
    </header>
    {/* a single detail is the message already */}
    {failure.details.length <= 1 ? null : (
      <ul class="details">
        {failure.details.map((detail) => (
          <li key={`${detail.path} ${detail.message}`}>
            <code>
              <Foreign text={detail.path.replace(/^\//, '')} />
            </code>{' '}
            <Foreign text={detail.message} />
          </li>
        ))}
      </ul>
    )}
    <FailureFacts failure={failure} />
    <button type="button" onClick={retry}>
      Check again
    </button>
  </>
);

/** Status, code and id of a failure. */
export const FailureFacts = ({ failure }: { readonly failure: Failure }) => (
  <dl class="facts">
    <div>
      <dt>Answer</dt>
      <dd>
        {failure.status === null ? 'none' : failure.status} <code>{failure.code}</code>
      </dd>
    </div>
    {failure.retryAfterSeconds === null ? null : (
      <div>
        <dt>Try again in</dt>
        <dd>{failure.retryAfterSeconds} s</dd>
      </div>
    )}
    <div class="full">
      <dt>Request</dt>
      <dd>
        {failure.requestId === null ? (
          'No id was given'
        ) : (
          <>
            <code class="identifier">
              <Foreign text={failure.requestId} />
            </code>{' '}
            {failure.requestId.startsWith('web_') ? (
              <span class="quiet">of this application: the service gave none</span>
            ) : null}
          </>
        )}
      </dd>
    </div>
  </dl>
);
