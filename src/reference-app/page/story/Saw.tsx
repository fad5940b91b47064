import type { ComponentChildren } from 'preact';
import type { Verdict } from '../api-types.js';
import { Foreign } from '../components/Foreign.js';
import type { CheckFlow } from '../flow.js';
import { STORY_TEXTS } from './texts.js';

/** What stands beside the wallet: what a user never has to read, and a reader wants to know. */
export const Beside = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <aside class="saw" aria-labelledby="saw-title">
    <h3 id="saw-title">{title}</h3>
    {children}
  </aside>
);

/** What the service looked at. */
export const Saw = ({ flow }: { readonly flow: CheckFlow }) =>
  flow.phase === 'failed' ? (
    <Beside title={STORY_TEXTS.saw.title}>
      <p>{STORY_TEXTS.saw.nothing}</p>
    </Beside>
  ) : 'verdict' in flow ? (
    <Beside title={STORY_TEXTS.saw.title}>
      <dl>
        {partsOf(flow.verdict).map(([name, lines]) => (
          <div key={name}>
            <dt>{name}</dt>
            {lines.map(({ text, severity }) => (
              <dd key={text} class={severity}>
                <Foreign text={text} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Beside>
  ) : null;

interface SawLine {
  readonly text: string;
  readonly severity?: string;
}

const { saw } = STORY_TEXTS;

const partsOf = ({
  coverage,
  payload,
  findings,
  risk_score: score,
  recommended_action: action,
}: Verdict): readonly (readonly [string, readonly SawLine[]])[] => {
  const actions = [...new Set((payload?.actions ?? []).map(({ text }) => text))];
  // of several with one title the gravest comes first
  const found = new Map<string, string>();
  for (const { title, severity } of findings) if (!found.has(title)) found.set(title, severity.toLowerCase());
  const { sanctions_lists: sanctions, threat_lists: threats } = coverage;
  return [
    [saw.verdict, [{ text: saw.risk(action, score) }]],
    [
      saw.findings,
      found.size === 0 ? [{ text: saw.noFinding }] : [...found].map(([text, severity]) => ({ text, severity })),
    ],
    [saw.does, actions.length === 0 ? [{ text: saw.noBytes }] : actions.map((text) => ({ text }))],
    [saw.known, [{ text: saw.bases[coverage.basis] ?? coverage.basis }]],
    [saw.lists, [{ text: sanctions + threats === 0 ? saw.noLists : saw.listCounts(sanctions, threats) }]],
  ];
};
