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
