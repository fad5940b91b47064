import { secondsOf, shortDuration, shortened } from './expression.js';

/** A rule as Prometheus reads it: an alert, or what is recorded. */
export interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

export interface RuleFile {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[];
}

export const rulesOf = ({ groups }: RuleFile): readonly Rule[] => groups.flatMap(({ rules }) => rules);

/**
 * The same rules in a shorter time: every `for`, range and offset is divided, at least to a second. What is compared
 * stays: an age of 300 s is waited for.
 */
export const shorterRules = ({ groups }: RuleFile, times: number): RuleFile => ({
  groups: groups.map(({ name, rules }) => ({
    name,
    rules: rules.map((rule) => ({
      ...rule,
      expr: shortened(rule.expr, times),
      ...(rule.for === undefined ? {} : { for: shortDuration(secondsOf(rule.for) / times) }),
    })),
  })),
});
