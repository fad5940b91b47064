import { FeedFormatError } from '../../../../ports/platform/feeds.js';

/** An object of a list, without a prototype: a member may be called `__proto__` or have no name at all. */
export interface ListedJsonObject {
  readonly [name: string]: ListedJsonValue | undefined;
}
export type ListedJsonValue = string | number | boolean | null | readonly ListedJsonValue[] | ListedJsonObject;

export const isJsonObject = (value: ListedJsonValue): value is ListedJsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deepest nesting inside one entry. */
const MAX_DEPTH = 32;
/** Largest entry, in characters of its names and values. */
const MAX_ENTRY_CHARACTERS = 1024 * 1024;
/** What a value costs besides its characters, so that a million empty arrays are large too. */
const VALUE_COST = 8;

type Container = ListedJsonValue[] | Record<string, ListedJsonValue>;

/** Builds one value out of tokens, without recursion and within bounds. */
export class JsonValueBuilder {
  private readonly stack: Container[] = [];
  private readonly names: (string | null)[] = [];
  private name: string | null = null;
  private size = 0;

  /** True between an opening and its closing token. */
  get isOpen(): boolean {
    return this.stack.length > 0;
  }

  open(container: Container): void {
    if (this.stack.length >= MAX_DEPTH) throw new FeedFormatError('an entry is nested deeper than any list is');
    this.grow(0);
    this.stack.push(container);
    this.names.push(this.name);
    this.name = null;
  }

  nameMember(name: string): void {
    this.grow(name.length);
    this.name = name;
  }

  /** The finished value, or undefined while a container is open around it. */
  add(value: ListedJsonValue): ListedJsonValue | undefined {
    this.grow(typeof value === 'string' ? value.length : 0);
    return this.place(value);
  }

  close(): ListedJsonValue | undefined {
    const container = this.stack.pop();
    this.name = this.names.pop() ?? null;
    return container === undefined ? undefined : this.place(container);
  }

  private place(value: ListedJsonValue): ListedJsonValue | undefined {
    const around = this.stack.at(-1);
    if (around === undefined) {
      this.size = 0;
      return value;
    }
    if (Array.isArray(around)) around.push(value);
    else if (this.name !== null) around[this.name] = value;
    return undefined;
  }

  private grow(characters: number): void {
    this.size += characters + VALUE_COST;
    if (this.size > MAX_ENTRY_CHARACTERS) throw new FeedFormatError('an entry is larger than any list has');
  }
}

/** A new object that inherits nothing. */
export const emptyObject = (): Record<string, ListedJsonValue> =>
  Object.create(null) as Record<string, ListedJsonValue>;
