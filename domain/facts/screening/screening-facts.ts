import { orAbsent, plain, row } from '../../shared/columns.js';
import type { FactKind } from '../kind.js';
import type { ListCategory } from './category.js';
import type { EvidenceRecord } from './evidence.js';
import type { SiteListing } from './site-listing.js';

/**
 * Who says when a list was published: its publisher (in the file, by its signature, or who imported it by hand), or
 * only the transport: the server's `Last-Modified`, or the time at which it was first seen. The transport's word counts
 * against a list that grows old, and never makes one CURRENT.
 */
export const DATED_BY = ['publisher', 'server', 'first_seen'] as const;
export type DatedBy = (typeof DATED_BY)[number];

/** Which version of an imported list was consulted. Dates are ISO 8601. */
export interface ListState {
  readonly source: string;
  readonly publishedAt: string;
  /** Absent: its publisher. */
  readonly datedBy?: DatedBy;
  readonly maxAgeSeconds: number | null;
  readonly rows: number;
  readonly sha256: string;
  /** What its rows mean, each once, sorted. */
  readonly categories: readonly ListCategory[];
}

/** What one screening source said about every address of the request. */
export interface ScreeningFacts {
  readonly evidence: readonly EvidenceRecord[];
  /** The lists behind the answer; empty for a source that holds none. */
  readonly lists: readonly ListState[];
  /** What its lists say of the sites that the check names. Absent: nothing, or no site was named. */
  readonly sites?: readonly SiteListing[];
}

/** Few checks meet evidence or lists: these keep the names of their members in a record. */
export const SCREENING = {
  capability: 'address_screening',
  sources: 'many',
  columns: row<ScreeningFacts>({ evidence: plain(), lists: plain(), sites: orAbsent(plain()) }),
} as const satisfies FactKind<ScreeningFacts>;
