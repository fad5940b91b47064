import type { Chain } from '../../../domain/chains/index.js';
import { compareText } from '../../../domain/shared/compare-text.js';
import type { TSchema } from '../../../domain/shared/schema.js';
import { withChains } from '../schemas/chains.js';

/** A JSON Schema as plain data. */
export type PlainSchema = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const OWN_KEYWORDS = new Set(['x-rule', 'x-chains']);

/**
 * Collects every schema that has a title as a component of that name and writes references in their place. Two
 * different schemas of one title are an error: a reader could not tell them apart. `x-rule` stays out, because it says
 * again what the keywords say. Of the chains it names the published ones and the extras that are on.
 */
export class SchemaComponents {
  private readonly byTitle = new Map<string, PlainSchema>();

  constructor(private readonly extraChains: readonly Chain[]) {}

  /** The schema as the description has it: a reference where it has a title. */
  describe(schema: TSchema): PlainSchema {
    return this.rewrite(
      JSON.parse(JSON.stringify(withChains(schema, this.extraChains))) as Record<string, unknown>,
    ) as PlainSchema;
  }

  /** In the order of their names. */
  all(): Readonly<Record<string, PlainSchema>> {
    return Object.fromEntries([...this.byTitle].sort(([left], [right]) => compareText(left, right)));
  }

  private rewrite(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.rewrite(item));
    if (!isObject(value)) return value;
    const plain = Object.fromEntries(
      Object.entries(value).flatMap(([name, member]) => (OWN_KEYWORDS.has(name) ? [] : [[name, this.rewrite(member)]])),
    );
    // `title` as the name of a property holds a schema, as a keyword it holds text
    return typeof plain['title'] === 'string' ? this.register(plain['title'], plain) : plain;
  }

  private register(title: string, schema: PlainSchema): PlainSchema {
    const known = this.byTitle.get(title);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two different schemas have the title ${title}`);
    this.byTitle.set(title, schema);
    return { $ref: `#/components/schemas/${title}` };
  }
}
