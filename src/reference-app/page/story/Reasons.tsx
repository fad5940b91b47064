import { FINDING_WORDS } from '../../../../domain/findings/words.js';
import { Foreign } from '../components/Foreign.js';
import type { Finding, Verdict } from '../api-types.js';

/** Why, in words for people: what each finding means, the gravest first, and what the service notes beside them. */
export const Reasons = ({ verdict }: { readonly verdict: Verdict }) => {
  const messages = new Set(verdict.findings.map(({ message }) => message));
  const notices = verdict.warnings.filter((warning) => !messages.has(warning));
  return (
    <section class="reasons" aria-label="Why">
      <ul>
        {verdict.findings.map((finding, place) => (
          <li key={place} class={finding.severity.toLowerCase()}>
            <Foreign text={reasonOf(finding)} />
          </li>
        ))}
      </ul>
      {notices.map((notice) => (
        <p class="notice" key={notice}>
          <Foreign text={notice} />
        </p>
      ))}
    </section>
  );
};

const reasonOf = ({ code, message }: Finding): string => FINDING_WORDS[code]?.meaning ?? message;
