import { parser } from '@prometheus-io/lezer-promql';

/** A series that an expression asks for. */
export interface Selector {
  readonly metric: string;
  readonly matchers: readonly { readonly label: string; readonly operator: string; readonly value: string }[];
}

/** What an expression of PromQL speaks of. */
export interface Expression {
  readonly selectors: readonly Selector[];
  /** Labels by which series are put together or matched: `by (…)`, `on (…)`. */
  readonly groupings: readonly string[];
  /** Where durations stand in the text: ranges and offsets, never numbers that are compared. */
  readonly durations: readonly { readonly from: number; readonly to: number; readonly seconds: number }[];
}

const SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };

/** Seconds of `30s`, `1h30m`, as Prometheus writes durations. */
export const secondsOf = (duration: string): number =>
  [...duration.matchAll(/(\d+)(ms|[smhdw])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (SECONDS[unit ?? ''] ?? Number.NaN),
    0,
  );

/** Reads an expression with the grammar of Prometheus itself. Throws where it has a mistake. */
export const readExpression = (text: string): Expression => {
  const selectors: { metric: string; matchers: Selector['matchers'][number][] }[] = [];
  const groupings: string[] = [];
  const durations: Expression['durations'][number][] = [];
  let [label, operator] = ['', ''];
  parser.parse(text).iterate({
    enter: ({ name, from, to, type, node }) => {
      const words = text.slice(from, to);
      if (type.isError) throw new Error(`No PromQL at character ${from}: ${text}`);
      if (name === 'VectorSelector') selectors.push({ metric: '', matchers: [] });
      const last = selectors.at(-1);
      if (name === 'Identifier' && last !== undefined) last.metric = words;
      if (name === 'LabelName' && node.parent?.name === 'GroupingLabels') groupings.push(words);
      else if (name === 'LabelName') label = words;
      if (name === 'MatchOp') operator = words;
      if (name === 'StringLiteral' && node.parent?.name.endsWith('LabelMatcher') === true)
        last?.matchers.push({ label, operator, value: words.slice(1, -1) });
      if (name === 'NumberDurationLiteralInDurationContext') durations.push({ from, to, seconds: secondsOf(words) });
    },
  });
  return { selectors, groupings, durations };
};

/** The same expression with every range and offset so many times as short. */
export const shortened = (text: string, times: number): string =>
  readExpression(text).durations.reduceRight(
    (result, { from, to, seconds }) => `${result.slice(0, from)}${shortDuration(seconds / times)}${result.slice(to)}`,
    text,
  );

/** As Prometheus writes it, at least a second: rules are evaluated once a second here. */
export const shortDuration = (seconds: number): string => `${Math.max(1, Math.round(seconds))}s`;
