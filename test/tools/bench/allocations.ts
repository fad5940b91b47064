interface CallFrame {
  readonly functionName: string;
  readonly url: string;
}

/**
 * A place of a heap profile, with the bytes that it allocated itself. Source: "HeapProfiler.SamplingHeapProfileNode" of
 * the Chrome DevTools protocol.
 */
export interface AllocationNode {
  readonly callFrame: CallFrame;
  readonly selfSize: number;
  readonly children: readonly AllocationNode[];
}

/** Whose code it is, by the file; the first that fits counts. */
const OWNERS: readonly (readonly [RegExp, string])[] = [
  [/\/node_modules\/(pg|pg-[a-z]+|postgres-[a-z]+)\//, 'pg'],
  [/\/node_modules\/(koa|@koa\/[a-z]+|koa-[a-z]+|co-body|raw-body|inflation)\//, 'koa'],
  [/\/node_modules\/(statuses|type-is|on-finished|http-errors)\//, 'koa'],
  [/\/node_modules\/(ajv|ajv-[a-z]+|fast-uri)\//, 'ajv'],
  [/\/node_modules\/(pino|pino-[a-z-]+|sonic-boom)\//, 'pino'],
  [/\/node_modules\/prom-client\//, 'prom-client'],
  [
    /\/node_modules\/(knex|lru-cache|rate-limiter-flexible|cockatiel|uuid|@noble\/hashes|big\.js|canonicalize)\//,
    'other libraries',
  ],
  [/\/dist\/domain\//, 'domain'],
  [/\/dist\/src\/application\//, 'application'],
  [/\/dist\/src\/http\//, 'http'],
  [/\/dist\/adapters\/storage\//, 'storage adapter'],
  [/\/dist\/adapters\/shared\//, 'batching and resilience'],
  [/\/dist\/adapters\//, 'other adapters'],
  [/\/dist\/src\//, 'composition'],
];

/** What V8 calls work that no function does. */
const SPECIAL: ReadonlyMap<string, string> = new Map([
  ['(idle)', 'idle'],
  ['(garbage collector)', 'gc'],
  ['(program)', 'native code outside of any function'],
]);
const NO_OWNER = 'node';

/** Allocated bytes by whose code it is, most first; what Node itself allocates counts for the nearest caller. */
export const allocationsByOwner = (head: AllocationNode): ReadonlyMap<string, number> => {
  const bytes = new Map<string, number>();
  const add = ({ callFrame, selfSize, children }: AllocationNode, inherited: string): void => {
    const own = ownerOf(callFrame) ?? inherited;
    bytes.set(own, (bytes.get(own) ?? 0) + selfSize);
    for (const child of children) add(child, own);
  };
  add(head, NO_OWNER);
  return new Map([...bytes].sort(([, left], [, right]) => right - left));
};

const ownerOf = ({ functionName, url }: CallFrame): string | undefined =>
  SPECIAL.get(functionName) ?? OWNERS.find(([file]) => file.test(url))?.[1];
