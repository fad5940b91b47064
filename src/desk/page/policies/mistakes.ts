import { grouped } from '../../../reference-app/page/text.js';
import type { Failure } from '../../../reference-app/page/answered.js';

/** What the service says of single fields, by their path in the document. */
export type Mistakes = Readonly<Record<string, string>>;

/** What the schema says, in words of people. */
const IN_WORDS: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/^must match pattern/, () => 'must be small letters, digits, - and _, at most 64, and not empty'],
  [/^must NOT have fewer than 1 (?:characters|items|properties)/, () => 'must not be empty'],
  [/^must NOT have more than (\d+) (\w+)/, ([, most = '', what = '']) => `must have at most ${grouped(most)} ${what}`],
  [/^must be <= ([\d.]+)/, ([, most = '']) => `must be at most ${grouped(most)}`],
  [/^must be >= ([\d.]+)/, ([, least = '']) => `must be at least ${grouped(least)}`],
  [/^must be (number|integer)/, ([, kind]) => (kind === 'integer' ? 'must be a whole number' : 'must be a number')],
];

const inWords = (message: string): string => {
  for (const [pattern, words] of IN_WORDS) {
    const found = pattern.exec(message);
    if (found !== null) return words([...found]);
  }
  return message;
};

/** By the path of the field. */
export const mistakesOfFailure = (failure: Failure | null): Mistakes =>
  Object.fromEntries(
    (failure?.details ?? []).map(({ path, message }) => [path.replace(/^\/policy(?=\/|$)/, ''), inWords(message)]),
  );

const OWN_PATHS = [
  ...['policy_id|name|direction|confirmable_seconds', 'thresholds/[a-z_]+(?:/.*)?', 'finding_actions/[a-z_]+'],
  'shadow_policy/(?:policy_id|version)',
  '(?:required_sources|optional_sources|fail_modes|max_age_seconds_by_[a-z]+|unlimited_approval_spenders)(?:/.*)?',
  'rules/\\d+/[a-z_]+(?:/.*)?',
] as const;

/** The paths for which the form has a field that shows the mistake. */
export const OWN_FIELDS = new RegExp(`^/(?:${OWN_PATHS.join('|')})$`);
