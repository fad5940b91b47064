import { ALL_CHAINS, type Chain, CHAINS } from '../../../domain/chains/index.js';
import type { TSchema } from '../../../domain/shared/schema.js';
import { oneOf } from './building-blocks.js';

const ruleOf = (words: readonly string[]): string => `must be one of ${words.join(', ')}`;

/**
 * The slug of any chain, or one of the words behind them. A request and the API description are held to those that are
 * on: `withChains`. An answer may name every one, since what was recorded stays readable.
 */
export const chainWord = <Word extends string = never>(
  description?: string,
  more: readonly Word[] = [],
): ReturnType<typeof oneOf<Chain | Word>> => {
  const words = [...ALL_CHAINS, ...more];
  return oneOf(words, {
    ...(description !== undefined && { description }),
    'x-rule': ruleOf(words),
    'x-chains': true,
  });
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const narrowed = (value: unknown, on: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => narrowed(item, on));
  if (!isObject(value)) return value;
  if (value['x-chains'] !== true)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, narrowed(member, on)]));
  const more = (value['enum'] as readonly string[]).filter((word) => !(ALL_CHAINS as readonly string[]).includes(word));
  const words = [...on, ...more];
  return { ...value, enum: words, ...('x-rule' in value && { 'x-rule': ruleOf(words) }) };
};

/** The schema with the published chains and these extras as the only ones. */
export const withChains = <Schema extends TSchema>(schema: Schema, extraChains: readonly Chain[]): Schema =>
  narrowed(schema, [...CHAINS, ...extraChains]) as Schema;

/** What is made once for each choice of extras: a process may hold services with different ones. */
export const byExtraChains = <T>(
  make: (extraChains: readonly Chain[]) => T,
): ((extraChains: readonly Chain[]) => T) => {
  const made = new Map<string, T>();
  return (extraChains) => {
    const key = extraChains.join();
    const known = made.get(key) ?? make(extraChains);
    made.set(key, known);
    return known;
  };
};
