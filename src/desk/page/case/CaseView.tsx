import { useMemo } from 'preact/hooks';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { ActionBadge } from '../../../reference-app/page/components/ActionShape.js';
import { objectWith, sentenceLanguage, withQuery } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { type Loaded, useLoad } from '../api/use-load.js';
import { StateMark } from '../parts/StateMark.js';
import { LongText, When, Who } from '../parts/texts.js';
import { FactList, Title, useTitle, WhenReady } from '../parts/view.js';
import { askedWords } from '../parts/words.js';
import { FIRST_SHOW, latestFilters, placeOfFilters, queryOfFilters, SHOWS } from '../inbox/filters.js';
import { caseOf, Link } from '../route.js';
import { ReportPart } from '../report/ReportPart.js';
import { AskedPart } from './AskedPart.js';
import { CoveragePart } from './CoveragePart.js';
import { AssigneePart } from './AssigneePart.js';
import { DecisionPanel } from './DecisionPanel.js';
import { EvidencePart } from './EvidencePart.js';
import { FindingsPart } from './FindingsPart.js';
import { HistoryPart } from './HistoryPart.js';
import { Notes } from './Notes.js';
import { PolicyPart, ShadowPart } from './PolicyPart.js';
import { askedTransactionOf, isDemonstrationView } from './record.js';
import { SealPart } from './SealPart.js';

const read = objectWith<DeskSchemas['CheckList']>('checks');

/** The way to the next check that waits for a decision, in the order of the list that was looked at last. */
const NextToDecide = ({ requestId }: { readonly requestId: string }) => {
  const filters = latestFilters();
  const state = SHOWS[filters.show]?.state;
  const show = state === undefined || state === 'decided' ? FIRST_SHOW : filters.show;
  const nowMs = useMemo(() => Date.now(), [requestId]);
  const query = queryOfFilters({ ...filters, show }, nowMs);
  const path = withQuery('/api/checks', { ...query, cursor: requestId, limit: 1 });
  const { load } = useLoad<DeskSchemas['CheckList']>(path, read);
  // a way on that cannot be read is no way on: the list is there
  if (load.status !== 'ready') return null;
  const [next] = load.value.checks;
  return next === undefined ? (
    <span class="quiet">No more open cases.</span>
  ) : (
    <Link to={caseOf(next.request_id)}>Next to decide</Link>
  );
};

const readRecord = (body: unknown): DeskSchemas['CheckRecord'] | null => {
  const record = objectWith<DeskSchemas['CheckRecord']>()(body);
  return record !== null && 'decision' in record && 'intent' in record ? record : null;
};

/** One check with all that it rests on, and what people decided about it. */
export const CaseView = ({ requestId }: { readonly requestId: string }) => {
  const id = encodeURIComponent(requestId);
  const record = useLoad<DeskSchemas['CheckRecord']>(`/api/checks/${id}`, readRecord);
  const people = useLoad<DeskSchemas['DeskCase']>(
    `/api/checks/${id}/case`,
    objectWith<DeskSchemas['DeskCase']>('dispositions', 'notes', 'outcomes'),
  );
  useTitle('Case');
  return (
    <>
      <p class="back">
        <Link to={placeOfFilters(latestFilters())}>Inbox</Link> <NextToDecide requestId={requestId} />
      </p>
      {record.load.status === 'ready' ? null : <Title>Case</Title>}
      <WhenReady load={record.load} what="the check" retry={record.reload}>
        {(value) => <Opened record={value} people={people} />}
      </WhenReady>
    </>
  );
};

const Opened = ({
  record,
  people,
}: {
  readonly record: DeskSchemas['CheckRecord'];
  readonly people: Loaded<DeskSchemas['DeskCase']>;
}) => (
  <>
    <div class="case">
      <div class="case-main">
        <Head record={record} people={people} />
        <FindingsPart record={record} />
        <AskedPart record={record} />
        <EvidencePart record={record} />
        <HistoryPart record={record} />
        <PolicyPart record={record} />
        <ShadowPart people={people} />
        <CoveragePart record={record} />
        <SealPart record={record} />
        <a class="button primary decide-bar" href="#decision-title">
          Go to the decision
        </a>
      </div>
      <div class="case-side">
        <DecisionPanel record={record} people={people} next={<NextToDecide requestId={record.request_id} />} />
        <ReportPart requestId={record.request_id} people={people} />
        <Notes requestId={record.request_id} people={people} />
      </div>
    </div>
  </>
);

const WHAT_TO_DO: Readonly<Record<string, string>> = {
  ALLOW: 'Nothing has to be done.',
  REVIEW: 'Decide whether it may go on.',
  BLOCK: 'It must not go on unless you know better, and can say why.',
};

/** What decided: a finding that leads there by itself, else a rule of the policy, which people wrote. */
const Reason = ({ findings, recommended_action: action, policy_trace: trace }: Decision) => {
  const deciding = findings.find((finding) => finding.recommended_action === action);
  const rule = trace.rules.find((one) => one.matched && one.action === action);
  if (deciding === undefined) return <LongText text={rule?.description ?? 'Nothing stood against it.'} />;
  return (
    <span lang={sentenceLanguage()}>
      <LongText text={deciding.message} />
    </span>
  );
};
type Decision = DeskSchemas['CheckRecord']['decision'];

/** Why it came out so, and what the reader has to do. */
const Lead = ({ record: { decision } }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  return (
    <div class="lead">
      <p>
        <strong>Why:</strong> <Reason {...decision} />
      </p>
      <p>
        <strong>What to do:</strong> {WHAT_TO_DO[decision.recommended_action]}
      </p>
    </div>
  );
};

const Head = ({
  record,
  people,
}: {
  readonly record: DeskSchemas['CheckRecord'];
  readonly people: Loaded<DeskSchemas['DeskCase']>;
}) => {
  const { deed } = askedWords(askedTransactionOf(record));
  const { decision } = record;
  const demonstration = isDemonstrationView(record);
  return (
    <header class={`case-head ${decision.recommended_action.toLowerCase()}-edge`}>
      <p class="marks">
        <ActionBadge action={decision.recommended_action} />
        {people.load.status === 'ready' ? <StateMark state={people.load.value.state} /> : null}
        <a class="to-decision" href="#decision-title">
          Go to the decision
        </a>
        {demonstration ? <span class="label">Demonstration: rests on synthetic evidence</span> : null}
      </p>
      <Title>
        <Foreign text={deed} />
      </Title>
      <Lead record={record} />
      <FactList
        rows={[
          ['Assignee', <AssigneePart key="assignee" requestId={record.request_id} people={people} />],
          ['Checked', <When key="when" iso={record.checked_at} nowMs={Date.now()} />],
          ['Risk', `${decision.risk_score} of 100, ${decision.risk_level.toLowerCase()}`],
          [
            'Asked by',
            people.load.status === 'ready' ? (
              <Who key="key" {...people.load.value.asked_by} />
            ) : (
              <Foreign key="key" text={record.key_id} />
            ),
          ],
          ['Check', <code key="id">{record.request_id}</code>],
        ]}
      />
    </header>
  );
};
