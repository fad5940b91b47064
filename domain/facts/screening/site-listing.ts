import { hostOfOrigin, isOf } from '../../intent/site.js';
import type { Proposal } from '../../payload/payload.js';

export const SITE_MATCHES = ['listed', 'resembles', 'allowed'] as const;

/** What one list of sites says of a host that asks for a signature. */
export interface SiteListing {
  /** As `hostOfOrigin` gives it. */
  readonly host: string;
  /**
   * `listed`: the list has it or a host above it. `resembles`: it is a few letters from an imitated site. `allowed`:
   * the list allows it.
   */
  readonly match: (typeof SITE_MATCHES)[number];
  /** The entry of the list. */
  readonly entry: string;
  /** The list. */
  readonly source: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly demonstration: boolean;
}

/** In a longer host only the last labels are looked up. */
const MAX_LABELS = 10;

/** The hosts that a check names, each once, in the form that is compared: who asks, and what the bytes say. */
export const hostsOf = ({ intent, payload }: Proposal): readonly string[] => {
  const origins = [payload?.askedBy, payload?.origin, intent.origin].filter(
    (origin) => origin !== null && origin !== undefined,
  );
  return origins.length === 0 ? NO_HOSTS : [...new Set(origins.map(hostOfOrigin))];
};
const NO_HOSTS: readonly string[] = [];

/** The host and every host above it but the last label alone: what a list of sites may name. */
export const namesAbove = (host: string): readonly string[] => {
  const labels = host.split('.').slice(-MAX_LABELS);
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

/** Shorter names, or more edits for each letter, match too many others. */
const MIN_LETTERS = 5;
const LETTERS_PER_EDIT = 4;

/** What is compared of a host: all but its last label, and the label before that alone. */
const formsOf = (host: string): readonly string[] => {
  const labels = host
    .replace(/^www\./, '')
    .split('.')
    .slice(0, -1);
  const last = labels.at(-1);
  return last === undefined || labels.length === 1 ? labels : [labels.join('.'), last];
};

/**
 * Whether a host is at most `tolerance` letters from a site that is imitated, and is not that site. Of a short name
 * fewer letters may differ: one in four.
 */
export const resembles = (host: string, site: string, tolerance: number): boolean => {
  if (isOf(host, site)) return false;
  const [name = ''] = formsOf(site);
  if (name.length < MIN_LETTERS) return false;
  const most = Math.min(tolerance, Math.floor(name.length / LETTERS_PER_EDIT));
  return formsOf(host).some((form) => isWithin(form, name, most));
};

/** Whether an edit distance of at most `most` lies between them. */
const isWithin = (left: string, right: string, most: number): boolean => {
  if (Math.abs(left.length - right.length) > most) return false;
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 0; i < left.length; i += 1) {
    const next = [i + 1];
    let [before, least] = [i + 1, i + 1];
    // plain numbers: each host that asks is compared with every imitated site
    for (let j = 0; j < right.length; j += 1) {
      const replaced = (row[j] ?? 0) + (left.charCodeAt(i) === right.charCodeAt(j) ? 0 : 1);
      const other = Math.min(row[j + 1] ?? 0, before) + 1;
      before = replaced < other ? replaced : other;
      if (before < least) least = before;
      next[j + 1] = before;
    }
    if (least > most) return false;
    row = next;
  }
  return (row.at(-1) ?? 0) <= most;
};
