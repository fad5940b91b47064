import { LANGUAGES } from '../../../domain/text/language.js';
import type { TSchema } from '../../../domain/shared/schema.js';
import type { Endpoint } from '../pipeline/endpoint.js';
import { PROBLEM_MEANINGS } from '../problems/problem-meanings.js';
import { PROBLEMS, type ProblemCode } from '../problems/problems.js';
import { promisedProblems } from '../pipeline/promised-problems.js';
import { ProblemSchema } from '../schemas/problem.js';
import type { SchemaComponents } from './components.js';
import { answerExamples, type RecordedExamples, requestExamples } from './examples.js';
import { headerReferences, problemHeaders, successHeaders } from './headers.js';

type Plain = Readonly<Record<string, unknown>>;

const JSON_TYPE = 'application/json';

/** The group of an operation in the description. */
export const tagOf = ({ path }: Pick<Endpoint, 'path'>): string =>
  TAG_OF_PATHS.find(([start]) => path.startsWith(start))?.[1] ?? 'Service';

/** The first that fits. */
const TAG_OF_PATHS: readonly (readonly [start: string, tag: string])[] = [
  ['/api/reports', 'Reports'],
  ['/api/policies', 'Administration'],
  ['/api/keys', 'Administration'],
  ['/api/audit', 'Administration'],
  ['/api/findings', 'Service'],
  ['/api/webhooks', 'Webhooks'],
  ['/api/address-lists', 'Own lists'],
  ['/api/attributions', 'Own lists'],
  ['/api/', 'Checks'],
];

/** One operation, made from the contract that is enforced when it runs. */
export const describeOperation = (
  endpoint: Endpoint,
  components: SchemaComponents,
  recorded: RecordedExamples,
): Plain => ({
  operationId: endpoint.operationId,
  summary: endpoint.summary,
  tags: [tagOf(endpoint)],
  ...(endpoint.scope === null ? { security: [] } : { security: [{ ApiKey: [endpoint.scope] }] }),
  ...parametersOf(endpoint, components, recorded),
  ...requestBodyOf(endpoint, components, recorded),
  responses: { ...successesOf(endpoint, components, recorded), ...problemsOf(endpoint, components, recorded) },
});

const parametersOf = (endpoint: Endpoint, components: SchemaComponents, recorded: RecordedExamples): Plain => {
  const parameters = [
    ...pathParameters(endpoint, recorded),
    ...queryParameters(endpoint, components),
    ...(endpoint.isIdempotent === true ? [IDEMPOTENCY_KEY] : []),
    ...(endpoint.speaksLanguages === true ? [ACCEPT_LANGUAGE] : []),
  ];
  return parameters.length === 0 ? {} : { parameters };
};

const IDEMPOTENCY_KEY: Plain = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the request safe to send again. The same key with the same body, on this route and for this partner and ' +
    'environment, gets the first successful answer again for 24 hours, byte for byte. Another body is refused with ' +
    '422; while the first request runs, 409.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: 'order-7-attempt',
};

const ACCEPT_LANGUAGE: Plain = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: `The language of what is said to people: ${LANGUAGES.join(', ')}. English for any other.`,
  schema: { type: 'string' },
  example: 'de',
};

const pathParameters = (
  { path, operationId, pathValues = {} }: Endpoint,
  recorded: RecordedExamples,
): readonly Plain[] => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const body = Object.values(recorded.operations[operationId] ?? {})[0]?.body as Plain | undefined;
  return names.map((name) => ({
    name,
    in: 'path',
    required: true,
    ...(pathValues[name] === undefined
      ? { description: `The ${name} that an earlier answer gave.`, schema: { type: 'string' } }
      : { description: `Which ${name}.`, schema: { type: 'string', enum: pathValues[name] } }),
    ...(body?.[name] === undefined ? {} : { example: body[name] }),
  }));
};

const queryParameters = ({ query }: Endpoint, components: SchemaComponents): readonly Plain[] => {
  const { properties, required = [] } = (query === undefined ? {} : components.describe(query)) as {
    readonly properties?: Readonly<Record<string, Plain>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description,
    schema,
  }));
};

const requestBodyOf = (
  { request, describedRequest, operationId }: Endpoint,
  components: SchemaComponents,
  recorded: RecordedExamples,
): Plain => {
  if (request === null) return {};
  const examples = requestExamples(recorded, operationId);
  return {
    requestBody: {
      required: true,
      content: {
        [JSON_TYPE]: { schema: components.describe(describedRequest ?? request), ...(examples && { examples }) },
      },
    },
  };
};

const successesOf = (endpoint: Endpoint, components: SchemaComponents, recorded: RecordedExamples): Plain => {
  const statuses = new Set([...Object.keys(endpoint.responses), ...Object.keys(endpoint.otherTypes ?? {})].map(Number));
  const rows = [...statuses].map((status) => {
    const schema = endpoint.responses[status];
    const examples = answerExamples(recorded, endpoint.operationId, status);
    const json =
      schema === undefined
        ? {}
        : { [JSON_TYPE]: { schema: components.describe(schema), ...(examples && { examples }) } };
    const others = Object.fromEntries(
      (endpoint.otherTypes?.[status] ?? []).map((type) => [type, { schema: { type: 'string' } }]),
    );
    return [
      status,
      {
        description: describedAs(schema) ?? endpoint.summary,
        headers: headerReferences(successHeaders(endpoint)),
        content: { ...json, ...others },
      },
    ];
  });
  return Object.fromEntries(rows) as Plain;
};

const describedAs = (schema: TSchema | undefined): string | undefined =>
  (schema as { readonly description?: string } | undefined)?.description;

/** One response for each status, narrowed to the codes that this operation can give with it. */
const problemsOf = (endpoint: Endpoint, components: SchemaComponents, recorded: RecordedExamples): Plain => {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of promisedProblems(endpoint)) {
    const { status } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const problem = components.describe(ProblemSchema);
  const rows = [...byStatus].map(([status, codes]) => {
    const known = codes.filter((code) => recorded.problems[code] !== undefined);
    const narrowed = { type: 'object', properties: { statusCode: { const: status }, code: { enum: codes } } };
    return [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${PROBLEM_MEANINGS[code].meaning}`).join('\n\n'),
        headers: headerReferences(problemHeaders(status, endpoint.scope !== null)),
        content: {
          [JSON_TYPE]: {
            schema: { allOf: [problem, narrowed] },
            ...(known.length > 0 && {
              examples: Object.fromEntries(known.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
            }),
          },
        },
      },
    ];
  });
  return Object.fromEntries(rows) as Plain;
};
