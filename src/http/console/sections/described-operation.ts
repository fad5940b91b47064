import type { SampleCall } from '../client/samples.js';
import type { ConsoleInput } from '../console-input.js';

type DescribedContent = Readonly<
  Record<
    string,
    {
      readonly schema: { readonly $ref?: string };
      readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
    }
  >
>;

export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: { readonly enum?: readonly string[] };
  readonly example?: string;
}

/** One operation of the API description. */
export interface DescribedOperation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly [string];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: { readonly content: DescribedContent };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: DescribedContent }>>;
}

/** Every operation, in the order of the description. */
export const describedOperations = ({ document }: Pick<ConsoleInput, 'document'>): readonly DescribedOperation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, described]) => ({ ...described, path, method: method.toUpperCase() }) as unknown as DescribedOperation,
    ),
  );

/** A request that an operation can be tried with. */
export interface TryableRequest {
  readonly name: string;
  readonly summary: string;
  readonly text: string;
}

/** Shown first where it is there: it needs no reserved address. */
const FIRST = 'unlimited-approval';

/** What a node executed elsewhere cannot be had again from any service. */
const isExecuted = (body: unknown): boolean =>
  ((body as { readonly simulation?: { readonly block: unknown } } | undefined)?.simulation?.block ?? null) !== null;

/** The requests that are published for the operation, the one to begin with first. Empty where it has no body. */
export const tryableRequests = (
  { operationId, requestBody }: DescribedOperation,
  { recorded }: ConsoleInput,
): readonly TryableRequest[] =>
  Object.entries(requestBody?.content['application/json']?.examples ?? {})
    .filter(([name]) => !isExecuted(recorded.operations[operationId]?.[name]?.body))
    .map(([name, { summary, value }]) => ({ name, summary, text: JSON.stringify(value, null, 2) }))
    .sort((one, other) => Number(other.name === FIRST) - Number(one.name === FIRST));

/** Made up, where the description has no example of a value that must be sent. */
const MADE_UP: Readonly<Record<string, string>> = {
  key_id: 'example1',
  webhook_id: 'whk_01m7yzmhg0e008000000000003',
  statement_id: 'stm_01m7yzmhg0e008000000000003',
  address: '0x4444444444444444444444444444444444444444',
  chain: 'ethereum',
};

/** What the form holds at first: what must be sent has a value, what may be left out is empty. */
export const firstCallOf = (operation: DescribedOperation, input: ConsoleInput): SampleCall => ({
  operationId: operation.operationId,
  method: operation.method,
  path: operation.path,
  isKeyed: operation.security.length > 0,
  values: (operation.parameters ?? []).map(({ in: place, name, required, example }) => ({
    in: place,
    name,
    value: required ? (example ?? MADE_UP[name] ?? '') : '',
  })),
  body: operation.requestBody === undefined ? null : (tryableRequests(operation, input)[0]?.text ?? '{}'),
});
