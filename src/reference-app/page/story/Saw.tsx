import type { Verdict } from '../api-types.js';
import { Foreign } from '../components/Foreign.js';
import type { CheckFlow } from '../flow.js';

const LEVELS: Readonly<Record<string, string>> = {
  simulated: 'A node executed it.',
  decoded: 'The bytes were read; nothing executed them.',
  declared: 'Only what was declared: there were no bytes.',
};

/** What the service looked at, beside the wallet: what a user never has to read, and a reader wants to know. */
export const Saw = ({ flow }: { readonly flow: CheckFlow }) => {
  if (!('verdict' in flow)) return null;
  const { verdict } = flow;
  return (
    <aside class="saw" aria-labelledby="saw-title">
      <h3 id="saw-title">What Signgate saw</h3>
      <ul>
        {linesOf(verdict).map((text) => (
          <li key={text}>
            <Foreign text={text} />
          </li>
        ))}
      </ul>
    </aside>
  );
};

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

const linesOf = ({ coverage, payload, findings, risk_score: score, recommended_action: action }: Verdict) => [
  `${action}, risk ${score} of 100, ${count(findings.length, 'finding')}.`,
  ...(LEVELS[coverage.basis] === undefined ? [] : [LEVELS[coverage.basis] ?? '']),
  ...(payload?.actions ?? []).map(({ text }) => text),
  coverage.sanctions_lists + coverage.threat_lists === 0
    ? 'No list of sanctions or threats is loaded here.'
    : `${count(coverage.sanctions_lists, 'list')} of sanctions and ${count(coverage.threat_lists, 'list')} of threats.`,
];
