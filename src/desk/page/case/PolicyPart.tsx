import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { ActionBadge } from '../../../reference-app/page/components/ActionShape.js';
import { words } from '../../../reference-app/page/text.js';
import type { DeskSchemas } from '../api/types.js';
import type { Loaded } from '../api/use-load.js';
import { LongText } from '../parts/texts.js';
import { PageSection } from '../parts/view.js';
import { counted, findingTitle } from '../parts/words.js';

type Trace = DeskSchemas['CheckRecord']['decision']['policy_trace'];

/** Every rule of the policy: those that matched, and those that did not, with what was compared. */
export const PolicyPart = ({ record: { decision } }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  const { policy_trace: trace } = decision;
  const matched = trace.rules.filter((rule) => rule.matched);
  const others = trace.rules.filter((rule) => !rule.matched);
  return (
    <PageSection
      id="policy"
      title="Policy"
      folded={matched.length === 0 && trace.changed_actions.length === 0}
      note={
        <>
          <Foreign text={trace.name} /> (<code>{trace.policy_id}</code>, version {trace.version}). The strictest of all
          findings and matched rules wins.
        </>
      }
    >
      {matched.length === 0 ? <p>No rule of the policy matched: the findings alone decided.</p> : null}
      <Rules rules={matched} />
      {trace.changed_actions.map(({ code, default_action: before, effective_action: after }) => (
        <p key={code}>
          {findingTitle(code)}: {before} by default, {after} by this policy.
        </p>
      ))}
      {others.length === 0 ? null : (
        <details>
          <summary>{counted(others.length, 'rule')} did not match</summary>
          <Rules rules={others} />
        </details>
      )}
    </PageSection>
  );
};

/** What the policy on trial said, where there was one. It decided nothing. */
export const ShadowPart = ({ people: { load } }: { readonly people: Loaded<DeskSchemas['DeskCase']> }) => {
  const shadow = load.status === 'ready' ? load.value.shadow : null;
  if (shadow === null) return null;
  const { policy, verdict } = shadow;
  return (
    <PageSection
      id="shadow"
      title="Policy on trial"
      note={
        <>
          <code>{policy.policy_id}</code>, version {policy.version}. It decided nothing: only this desk shows what it
          said.
        </>
      }
    >
      {verdict === null ? (
        <p>It could not be judged for this check.</p>
      ) : (
        <>
          <p>
            It would have been <ActionBadge action={verdict.action} />
          </p>
          <p>{verdict.codes.length === 0 ? 'It found nothing.' : verdict.codes.map(findingTitle).join(' · ')}</p>
        </>
      )}
    </PageSection>
  );
};

const Rules = ({ rules }: { readonly rules: Trace['rules'] }) => (
  <ul class="rules">
    {rules.map((rule) => (
      <li key={rule.rule_id}>
        <ActionBadge action={rule.action} />
        <div>
          <p>
            <Described rule={rule} />
          </p>
          <ul class="quiet">
            {rule.comparisons.map((comparison, index) => (
              <li key={index}>
                {words(comparison.what.replace('finding_codes', 'findings'))}:{' '}
                {comparison.holds ? 'holds' : 'does not hold'}. Found <LongText text={listed(comparison.actual)} />,
                looked for <LongText text={listed(comparison.expected)} />.
              </li>
            ))}
          </ul>
        </div>
      </li>
    ))}
  </ul>
);

/** The service makes a rule of each finding that decides by itself; what people wrote stands as they wrote it. */
const Described = ({ rule: { rule_id: id, description } }: { readonly rule: Trace['rules'][number] }) =>
  id.startsWith('finding_') ? (
    <>{findingTitle(id.replace('finding_', ''))}: this finding alone is enough.</>
  ) : (
    <>
      <LongText text={description} /> <code>{id}</code>
    </>
  );

const listed = (values: readonly (string | number | null)[]): string =>
  values.length === 0
    ? 'nothing'
    : values.map((value) => (value === null ? 'not known' : inWords(String(value)))).join(', ');

/** A finding by its title, another word of the policy as words. */
const inWords = (value: string): string => {
  const title = findingTitle(value);
  return title === words(value) ? title.toLowerCase() : title;
};
