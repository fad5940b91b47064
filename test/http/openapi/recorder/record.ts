import { StorageUnavailableError } from '../../../../ports/sources/errors.js';
import type { Stores } from '../../../../ports/stores/stores.js';
import type { RecordedExamples, RecordedExchange } from '../../../../src/http/openapi/examples.js';
import type { ProblemCode } from '../../../../src/http/problems/problems.js';
import { PRESETS } from '../../../support/presets.js';
import { CREATE_ONLY_KEY, startExampleService, TINY_QUOTA_KEY } from './service.js';
import { recordConfirmations, recordMismatch, recordPayloads } from './payloads.js';
import { recordAddressLists, recordAttributions } from './own-knowledge.js';
import { recordWebhooks } from './webhooks.js';
import { recordPolicies } from './policies.js';
import { recordBatch, recordListing, recordPublicRoutes, recordReading } from './small-routes.js';
import { type Call, CHECK_PATH, GOOD_BODY, perform, recordRefusedConnection, withService } from './call.js';

/**
 * Every preset of the reference application, answered by a service that knows nothing yet: no answer depends on an
 * earlier one.
 */
const recordChecks = async (): Promise<Record<string, RecordedExchange>> => {
  const rows = [...PRESETS.outgoing, ...PRESETS.incoming].map(async ({ id, expected, story, intent }) => {
    const exchange = await withService({}, (url) => perform(url, { summary: `${expected}: ${story}`, body: intent }));
    return [id, exchange] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
};

/** What became of a check. */
const recordOutcome = (): Promise<RecordedExchange> =>
  withService({}, async (url) => {
    const { body } = await perform(url, { summary: '', body: GOOD_BODY });
    const { request_id: requestId } = body as { request_id: string };
    return perform(url, {
      summary: 'The transaction was signed and sent',
      path: `/api/checks/${requestId}/outcome`,
      body: { outcome: 'signed', transaction_hash: `0x${'5c'.repeat(32)}`, note: 'Invoice 17' },
    });
  });
/** The proof of a check that was sealed together with another one. */
const recordProof = async (): Promise<RecordedExchange> => {
  const service = await startExampleService();
  try {
    const requestId = await service.sealRecords('the record of one check', 'the record of another');
    return await perform(service.url, {
      summary: 'The proof of a sealed check',
      method: 'GET',
      path: `/api/checks/${requestId}/proof`,
    });
  } finally {
    await service.drain();
  }
};

/** Figures about one check that was signed. */
const recordPrecision = (): Promise<RecordedExchange> =>
  withService({}, async (url) => {
    const { body } = await perform(url, { summary: '', body: PRESETS.outgoing[0].intent });
    const { request_id: requestId } = body as { request_id: string };
    await perform(url, { summary: '', path: `/api/checks/${requestId}/outcome`, body: { outcome: 'signed' } });
    return perform(url, {
      summary: 'What fired in November, and what became of it',
      method: 'GET',
      path: '/api/precision?from=2026-11-01&to=2026-12-01',
    });
  });

/** The sources of a service without lists. Their hashes change with every row, so they are set. */
const recordSources = (): Promise<RecordedExchange> =>
  withService({}, async (url) => {
    const read = await perform(url, { summary: 'What checks are told by', method: 'GET', path: '/api/sources' });
    const { sources, ...rest } = read.body as { readonly sources: readonly { readonly sha256: string | null }[] };
    const shown = sources.map((row) => ({ ...row, sha256: row.sha256 === null ? null : 'ab'.repeat(32) }));
    return { ...read, body: { ...rest, sources: shown } };
  });

/** A report about an incoming check: made, and read back. */
const recordReport = (): Promise<Record<'made' | 'read', RecordedExchange>> =>
  withService({}, async (url) => {
    const { body } = await perform(url, { summary: '', body: PRESETS.incoming[5]?.intent });
    const { request_id: requestId } = body as { request_id: string };
    const made = await perform(url, {
      summary: 'The report of an incoming check',
      path: '/api/reports/address',
      body: { request_id: requestId, business_reference: 'case 7' },
    });
    const { report_id: reportId } = made.body as { report_id: string };
    const read = await perform(url, {
      summary: 'The same report again',
      method: 'GET',
      path: `/api/reports/${reportId}`,
    });
    return { made, read };
  });

/** The public key of a service that has made a report. */
const recordJwks = (): Promise<RecordedExchange> =>
  withService({}, async (url) => {
    const { body } = await perform(url, { summary: '', body: GOOD_BODY });
    await perform(url, {
      summary: '',
      path: '/api/reports/address',
      body: { request_id: (body as { request_id: string }).request_id },
    });
    return perform(url, {
      summary: 'The keys that verify reports',
      method: 'GET',
      path: '/.well-known/jwks.json',
      key: null,
    });
  });

/** Another reference for a check that has a report already. */
const recordConflict = (): Promise<RecordedExchange> =>
  withService({}, async (url) => {
    const { body } = await perform(url, { summary: '', body: GOOD_BODY });
    const { request_id: requestId } = body as { request_id: string };
    const report = (reference: string) =>
      perform(url, {
        summary: 'A second report about one check, with another reference',
        path: '/api/reports/address',
        body: { request_id: requestId, business_reference: reference },
      });
    await report('case 7');
    return report('case 8');
  });

/** A false alarm that one key alone says, under a policy of four eyes. */
const recordSecondPerson = (): Promise<RecordedExchange> =>
  withService({}, async (url) => {
    const policy = { policy_id: 'two_people', name: 'Two people', direction: 'outgoing', disposition_four_eyes: true };
    await perform(url, { summary: '', path: '/api/policies', body: policy });
    const { body } = await perform(url, { summary: '', body: { ...GOOD_BODY, policy_id: 'two_people' } });
    return perform(url, {
      summary: 'A false alarm that two people have to call so',
      path: `/api/checks/${(body as { request_id: string }).request_id}/outcome`,
      body: { outcome: 'false_alarm' },
    });
  });

/** One Idempotency-Key for two intents. */
const recordReusedKey = (): Promise<RecordedExchange> =>
  withService({}, async (url) => {
    const send = (summary: string, body: unknown) => perform(url, { summary, body, idempotencyKey: 'order 7' });
    await send('', GOOD_BODY);
    return send('The same Idempotency-Key with another amount', { ...GOOD_BODY, amount: 26 });
  });

const CALLS: Readonly<Partial<Record<ProblemCode, Call>>> = {
  invalid_json: { summary: 'A comma too many', text: '{"chain":"ethereum",}' },
  invalid_request: {
    summary: 'A misspelt member and an amount as text',
    body: { ...GOOD_BODY, amount: '25', directoin: 'incoming' },
  },
  unknown_policy: { summary: 'A policy that was never published', body: { ...GOOD_BODY, policy_id: 'house_rules' } },
  policy_direction_mismatch: {
    summary: 'An incoming policy on an outgoing check',
    body: { ...GOOD_BODY, policy_id: 'incoming_default' },
  },
  missing_api_key: { summary: 'No x-api-key header', key: null },
  invalid_api_key: {
    summary: 'A key that was never issued',
    key: 'sg_sandbox_unknown1_0000000000000000000000000000000000000000000',
  },
  insufficient_scope: {
    summary: 'A key that may not read',
    method: 'GET',
    path: '/api/checks/req_01h455vb4pex5vsknk084sn02q',
    key: CREATE_ONLY_KEY,
  },
  not_found: {
    summary: 'An id that was never given',
    method: 'GET',
    path: '/api/checks/req_01h455vb4pex5vsknk084sn02q',
  },
  method_not_allowed: { summary: 'GET on a path that answers POST', method: 'GET' },
  payload_too_large: { summary: 'More than 64 KiB', text: JSON.stringify({ note: 'x'.repeat(65_536) }) },
  unsupported_media_type: { summary: 'A body that is declared as text', contentType: 'text/plain' },
};

const recordRefusals = async (): Promise<Record<string, RecordedExchange>> => {
  const rows = Object.entries(CALLS).map(
    async ([code, call]) => [code, await withService({}, (url) => perform(url, call))] as const,
  );
  const limited = withService({}, async (url) => {
    await perform(url, { summary: '', key: TINY_QUOTA_KEY });
    return perform(url, { summary: 'The second call with a quota of one', key: TINY_QUOTA_KEY });
  });
  return { ...Object.fromEntries(await Promise.all(rows)), rate_limit_exceeded: await limited };
};

/** A check whose storing fails. */
const failing = (error: Error): Promise<RecordedExchange> => {
  const replace = ({ checks }: Stores) => ({
    checks: {
      append: () => Promise.reject(error),
      appendTogether: () => Promise.reject(error),
      find: checks.find.bind(checks),
      findAnywhere: checks.findAnywhere.bind(checks),
      latest: checks.latest.bind(checks),
      ping: checks.ping.bind(checks),
    },
  });
  return withService({ replace }, (url) => perform(url, { summary: error.message }));
};

/** A mistake of the service's own, in the middle of a check. */
const broken = (summary: string): Promise<RecordedExchange> => {
  const replace = ({ policies }: Stores) => ({
    policies: Object.assign(Object.create(policies) as typeof policies, {
      findCurrent: () => Promise.reject(new TypeError(summary)),
    }),
  });
  return withService({ replace }, (url) => perform(url, { summary }));
};

/** Asks the real service for every example of the API description. */
export const recordExamples = async (): Promise<RecordedExamples> => {
  const report = await recordReport();
  const policies = await recordPolicies();
  const lists = await recordAddressLists();
  const attributions = await recordAttributions();
  return {
    operations: {
      checkTransaction: { ...(await recordChecks()), 'other-bytes': await recordMismatch() },
      checkPayload: await recordPayloads(),
      checkBatch: { payments: await recordBatch() },
      listChecks: { page: await recordListing() },
      readCheck: { record: await recordReading() },
      reportOutcome: { signed: await recordOutcome() },
      confirmCheck: await recordConfirmations(),
      readPrecision: { month: await recordPrecision() },
      readSources: { now: await recordSources() },
      readProof: { sealed: await recordProof() },
      readReportPricing: {
        none: await withService({}, (url) =>
          perform(url, { summary: 'No price is configured', method: 'GET', path: '/api/reports/pricing' }),
        ),
      },
      createReport: { made: report.made },
      readReport: { read: report.read },
      listPolicies: { listed: policies.listed },
      publishPolicy: { published: policies.published },
      testPolicy: { tested: policies.tested },
      readDefaultPolicies: { read: policies.defaults },
      setDefaultPolicies: { set: policies.setDefaults },
      setKeyLabel: { labelled: policies.labelled },
      readAudit: { page: policies.audited },
      readAddressList: { page: lists.read },
      putAddressListEntries: { put: lists.put },
      removeAddressListEntry: { removed: lists.removed },
      readAttributions: { page: attributions.read },
      addAttribution: { added: attributions.added },
      removeAttribution: { removed: attributions.removed },
      ...(await recordWebhooks()),
      getJwks: { keys: await recordJwks() },
      ...(await recordPublicRoutes()),
    },
    problems: {
      ...(await recordRefusals()),
      conflict: await recordConflict(),
      second_person_needed: await recordSecondPerson(),
      idempotency_key_reused: await recordReusedKey(),
      request_timeout: await recordRefusedConnection(
        'A request that stops half-way',
        `POST ${CHECK_PATH} HTTP/1.1\r\nHost: x\r\nContent-Le`,
      ),
      headers_too_large: await recordRefusedConnection(
        'A header of 9,000 bytes',
        `GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(9000)}\r\n\r\n`,
      ),
      internal_error: await broken('An unexpected failure'),
      service_unavailable: await failing(new StorageUnavailableError('The database does not take writes')),
    },
  };
};
