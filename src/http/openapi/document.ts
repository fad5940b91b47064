import type { Chain } from '../../../domain/chains/index.js';
import type { Endpoint } from '../pipeline/endpoint.js';
import { promisedProblems } from '../pipeline/promised-problems.js';
import { SERVICE_NAME } from '../schemas/health.js';
import { VERSION } from '../../version.js';
import { SchemaComponents } from './components.js';
import type { RecordedExamples } from './examples.js';
import { HEADER_COMPONENTS } from './headers.js';
import { describeOperation, tagOf } from './operation.js';
import { describeWebhooks, WEBHOOK_PARAMETERS } from './webhooks.js';
import type { KeyScope } from '../../application/api.js';

/** What each scope of a key permits. */
const KEY_SCOPE_MEANINGS: Readonly<Record<KeyScope, string>> = {
  'checks:create': 'judge transactions',
  'checks:read': 'read recorded checks back',
  'reports:create': 'make evidence reports',
  'reports:read': 'read evidence reports and their pricing',
  'policies:write': 'see, publish and test policies, which judge in both environments of the partner',
  'audit:read': 'read the audit trail of the partner',
  'lists:write': "see and change the partner's own address lists and attributions",
  'webhooks:write': "see and change the partner's own webhooks, and send deliveries again",
  'desk:read':
    'sign in to the review desk, and see there checks, reports, lists, policies and the audit trail of the partner',
  'desk:decide': 'the same, and decide there on checks, report outcomes and make evidence reports',
};

const DESCRIPTION = `Judges a proposed blockchain transaction before a wallet asks its user to sign.

\`recommended_action\` is the gate: ALLOW continue, REVIEW show the findings and continue only after an explicit \
acknowledgement, BLOCK stop. \`risk_score\` only summarises. Anything that is not a success is a failed check: show it \
with its \`request_id\` and never put a verdict in its place.`;

const TAG_DESCRIPTIONS: Readonly<Record<string, string>> = {
  Checks: 'Judge a proposed transaction, and read what was recorded.',
  Administration: 'What a partner sets itself, and who changed what.',
  Webhooks: 'Events of your own checks and of the lists behind them, sent to an address of yours.',
  'Own lists': 'What you say of addresses yourself.',
  Reports: 'Immutable evidence reports about recorded checks.',
  Service: 'Whether the service runs and can answer, and what its findings mean. No key is needed.',
};

const SCOPES = Object.entries(KEY_SCOPE_MEANINGS).map(([scope, meaning]) => `- \`${scope}\`: ${meaning}`);

const KEY_DESCRIPTION = `Kept on a trusted server only: never in a page, a mobile application, a URL or a log. Scopes:

${SCOPES.join('\n')}`;

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly paths: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [member: string]: unknown;
}

/** Describes the endpoints from their contracts. Equal input gives equal bytes. */
export const createOpenApiDocument = (
  endpoints: readonly Endpoint[],
  recorded: RecordedExamples,
  extraChains: readonly Chain[] = [],
): OpenApiDocument => {
  const described = endpoints.filter((endpoint) => endpoint.described !== false);
  const components = new SchemaComponents(extraChains);
  const paths: Record<string, Record<string, Readonly<Record<string, unknown>>>> = {};
  for (const endpoint of described) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describeOperation(endpoint, components, recorded);
  }
  // a description without the subscription promises no message
  const isSubscribable = described.some(({ operationId }) => operationId === 'createWebhook');
  const webhooks = isSubscribable ? { webhooks: describeWebhooks(components) } : {};
  const tags = [...new Set(described.map(tagOf))];
  return {
    openapi: '3.1.0',
    info: {
      title: SERVICE_NAME,
      version: VERSION,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The service that gave this document.' }],
    security: [{ ApiKey: [] }],
    tags: tags.map((name) => ({ name, description: TAG_DESCRIPTIONS[name] ?? name })),
    paths,
    ...webhooks,
    components: {
      securitySchemes: { ApiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: KEY_DESCRIPTION } },
      headers: HEADER_COMPONENTS,
      ...(isSubscribable && { parameters: WEBHOOK_PARAMETERS }),
      examples: problemExamples(described, recorded),
      schemas: components.all(),
    },
  };
};

/** The recorded errors that an operation can answer with, by code. */
const problemExamples = (
  described: readonly Endpoint[],
  recorded: RecordedExamples,
): Readonly<Record<string, unknown>> => {
  const promised = new Set<string>(described.flatMap(promisedProblems));
  const rows = Object.entries(recorded.problems).filter(([code]) => promised.has(code));
  return Object.fromEntries(rows.map(([code, { summary, body }]) => [code, { summary, value: body }]));
};
