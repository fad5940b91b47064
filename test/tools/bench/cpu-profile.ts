/** What V8 hands out, as far as it is used here. Source: "Profiler.Profile" of the Chrome DevTools protocol. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** Ids of nodes: where each sample was taken. */
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

/**
 * A place of a heap profile, with the bytes that it allocated itself. Source: "HeapProfiler.SamplingHeapProfileNode".
 */
export interface AllocationNode {
  readonly callFrame: ProfileNode['callFrame'];
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

/**
 * Microseconds by whose code it is, most first; `idle` among them. The work of Node itself counts
 * for the nearest caller in a known file, and as `node` where there is none.
 */
export const timeByOwner = (profile: CpuProfile): ReadonlyMap<string, number> => {
  const owner = ownersOf(profile);
  const times = new Map<string, number>();
  profile.samples.forEach((node, index) => {
    const name = owner.get(node) ?? NO_OWNER;
    times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas[index] ?? 0));
  });
  return new Map([...times].sort(([, left], [, right]) => right - left));
};

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

const ownerOf = ({ functionName, url }: ProfileNode['callFrame']): string | undefined =>
  SPECIAL.get(functionName) ?? OWNERS.find(([file]) => file.test(url))?.[1];

/** Of every node: its own, else that of its parent. */
const ownersOf = ({ nodes }: CpuProfile): ReadonlyMap<number, string> => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const owners = new Map<number, string>();
  const children = new Set(nodes.flatMap((node) => node.children ?? []));
  const waiting = nodes.filter(({ id }) => !children.has(id)).map((node) => ({ node, inherited: NO_OWNER }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, inherited } = next;
    const own = ownerOf(node.callFrame) ?? inherited;
    owners.set(node.id, own);
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child !== undefined) waiting.push({ node: child, inherited: own });
    }
  }
  return owners;
};
