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
}

/** Reads an expression with the grammar of Prometheus itself. Throws where it has a mistake. */
export const readExpression = (text: string): Expression => {
  const selectors: { metric: string; matchers: Selector['matchers'][number][] }[] = [];
  const groupings: string[] = [];
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
    },
  });
  return { selectors, groupings };
};
