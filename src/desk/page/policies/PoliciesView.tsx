import { useEffect, useRef } from 'preact/hooks';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { words } from '../../../reference-app/page/text.js';
import { objectWith } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { type Loaded, useLoad } from '../api/use-load.js';
import { When } from '../parts/texts.js';
import { useTitle, WhenReady, Title } from '../parts/view.js';
import { Link } from '../route.js';
import { type DraftPolicy, NEW_POLICY, startFrom, draftText } from './document.js';
import { KeyPolicies } from './KeyPolicies.js';
import { PolicyEditor, versionNote } from './PolicyEditor.js';

const NEW = 'new';
const policyPlace = (policyId: string): string => `/policies/${encodeURIComponent(policyId)}`;

/** The policies that judge; one of them at a time is looked at and changed. */
export const PoliciesView = ({ policyId }: { readonly policyId: string | undefined }) => {
  const policies = useLoad<DeskSchemas['PolicyList']>(
    '/api/policies',
    objectWith<DeskSchemas['PolicyList']>('policies'),
  );
  const { reload } = policies;
  const shown = useRef(policyId);
  // what was published meanwhile must be in the list
  useEffect(() => {
    if (shown.current !== policyId) reload();
    shown.current = policyId;
  }, [policyId, reload]);
  useTitle('Policies');
  return policyId === undefined ? <All policies={policies} /> : <One policies={policies} policyId={policyId} />;
};

const All = ({ policies: { load, reload } }: { readonly policies: Loaded<DeskSchemas['PolicyList']> }) => (
  <>
    <div class="heading">
      <Title>Policies</Title>
      <Link to={policyPlace(NEW)} class="button">
        New policy
      </Link>
    </div>
    <p class="quiet">
      A policy says what is reviewed and what is stopped. A version never changes: an edit is the next one.
    </p>
    <WhenReady load={load} what="the policies" retry={reload}>
      {({ policies }) => (
        <>
          <table class="table" role="table" aria-label="Policies">
            <thead role="rowgroup">
              <tr role="row">
                {['Policy', 'Judges', 'Version', 'Published'].map((column) => (
                  <th key={column} scope="col" role="columnheader">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {policies.map((policy) => (
                <Row key={policy.policy_id} policy={policy} />
              ))}
            </tbody>
          </table>
          <KeyPolicies policies={policies} />
        </>
      )}
    </WhenReady>
  </>
);

const Row = ({ policy }: { readonly policy: DeskSchemas['PublishedPolicy'] }) => (
  <tr role="row">
    <th scope="row" role="rowheader">
      <Link to={policyPlace(policy.policy_id)}>
        <Foreign text={draftText(policy.document, 'name') || policy.policy_id} />
      </Link>{' '}
      <span class="quiet">
        <code>{policy.policy_id}</code>
        {policy.built_in ? ', built in' : ''}
        {policy.document.disposition_four_eyes === true ? ', two people decide' : ''}
      </span>
    </th>
    <td role="cell" data-label="Judges">
      {words(draftText(policy.document, 'direction'))}
    </td>
    <td role="cell" data-label="Version">
      {policy.version}
    </td>
    <td role="cell" data-label="Published">
      {policy.built_in ? <span class="quiet">with the program</span> : <When iso={policy.published_at} />}
    </td>
  </tr>
);

interface OneOptions {
  readonly policies: Loaded<DeskSchemas['PolicyList']>;
  readonly policyId: string;
}

const One = ({ policies: { load, reload }, policyId }: OneOptions) => (
  <>
    <p class="back">
      <Link to="/policies">Policies</Link>
    </p>
    {load.status === 'ready' ? null : <Title>Policy</Title>}
    <WhenReady load={load} what="the policies" retry={reload}>
      {({ policies }) => {
        const builtIn = policies.filter((one) => one.built_in).map(({ document }): DraftPolicy => document);
        const policy = policies.find(({ policy_id: id }) => id === policyId);
        if (policyId === NEW)
          return <PolicyEditor title="New policy" {...{ builtIn }} start={NEW_POLICY} note={null} />;
        if (policy === undefined) return <Title>There is no such policy</Title>;
        return (
          <PolicyEditor
            key={`${policy.policy_id} ${policy.version}`}
            title={draftText(policy.document, 'name') || policy.policy_id}
            start={startFrom(policy)}
            builtIn={builtIn}
            note={
              policy.built_in
                ? 'It is built in and cannot be changed. Give your copy an id and a name of its own.'
                : versionNote(policy.version)
            }
          />
        );
      }}
    </WhenReady>
  </>
);
