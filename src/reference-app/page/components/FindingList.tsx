import type { Verdict } from '../api-types.js';
import { words } from '../text.js';
import { Foreign } from './Foreign.js';
import { ActionBadge } from './ActionShape.js';

/** How grave a finding is, as a word and as filled bars. */
export const SeverityMark = ({ severity }: { readonly severity: string }) => {
  const level = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'].indexOf(severity) + 1;
  return (
    <span class={`severity level-${level}`}>
      <span class="bars" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} class={bar <= level ? 'on' : ''} />
        ))}
      </span>
      {severity}
    </span>
  );
};

/** Why the verdict came out as it did. */
export const FindingList = ({ verdict }: { readonly verdict: Verdict }) => {
  const messages = new Set(verdict.findings.map(({ message }) => message));
  const notices = verdict.warnings.filter((warning) => !messages.has(warning));
  return (
    <section aria-labelledby="findings-title">
      {notices.map((notice) => (
        <p class="notice" key={notice}>
          <Foreign text={notice} />
        </p>
      ))}
      <h3 id="findings-title">Findings</h3>
      {verdict.findings.length === 0 ? (
        <p class="quiet">None.</p>
      ) : (
        <ol class="findings">
          {verdict.findings.map((finding, index) => (
            <li key={index}>
              <p class="finding-head">
                <strong>{words(finding.code)}</strong>
                <SeverityMark severity={finding.severity} />
                <ActionBadge action={finding.recommended_action} about="this finding alone: " />
              </p>
              <p>
                <Foreign text={finding.message} />
              </p>
              <p class="quiet">
                <code>{finding.code}</code> from {finding.source}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
