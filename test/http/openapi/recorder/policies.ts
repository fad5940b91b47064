import type { RecordedExchange } from '../../../../src/http/openapi/examples.js';
import { GOOD_BODY, perform, withService } from './call.js';
import { KEY } from './service.js';

const CAREFUL = {
  policy_id: 'careful',
  name: 'Careful outgoing transfers',
  direction: 'outgoing',
  thresholds: { large_amount_usd: 1_000 },
  finding_actions: { new_recipient: 'REVIEW' },
};

const PATH = '/api/policies';

/** The ids of entries are random, so they are set. */
const withoutChance = (exchange: RecordedExchange): RecordedExchange => {
  const body = exchange.body as { readonly entries: readonly object[] };
  const entries = body.entries.map((entry) => ({ ...entry, audit_id: '8c4f2f3e-6f0b-4a53-9d0e-3b1f6a2c7d58' }));
  return { ...exchange, body: { ...body, entries } };
};

/** The operations about policies, each by one call. */
export const recordPolicies = (): Promise<
  Record<'listed' | 'published' | 'tested' | 'audited' | 'defaults' | 'setDefaults' | 'labelled', RecordedExchange>
> =>
  withService({}, async (url) => {
    const published = await perform(url, { summary: 'A policy is published', path: PATH, body: CAREFUL });
    const all = await perform(url, { summary: 'A policy of the partner', method: 'GET', path: PATH });
    const { policies } = all.body as { readonly policies: readonly { readonly built_in: boolean }[] };
    await perform(url, { summary: '', body: GOOD_BODY });
    const tested = await perform(url, {
      summary: 'What a policy would have changed',
      path: `${PATH}/test`,
      body: { policy: CAREFUL, limit: 100 },
    });
    const path = `/api/keys/${KEY.split('_')[2] ?? ''}/policies`;
    const setDefaults = await perform(url, {
      summary: 'Checks of the key follow a policy of their own',
      method: 'PUT',
      path,
      body: { outgoing: 'careful', incoming: null },
    });
    const labelled = await perform(url, {
      summary: 'Who holds the key',
      method: 'PUT',
      path: path.replace('policies', 'label'),
      body: { label: 'Anna Berg' },
    });
    const defaults = await perform(url, { summary: 'What checks of the key follow', method: 'GET', path });
    const audited = await perform(url, {
      summary: 'Who published a policy',
      method: 'GET',
      path: '/api/audit?action=policy.published',
    });
    // the built-in ones are long, and the same everywhere
    const ownOnly = { ...all, body: { policies: policies.filter((one) => !one.built_in) } };
    return { published, tested, setDefaults, labelled, defaults, audited: withoutChance(audited), listed: ownOnly };
  });
