import type {
  DescriptionFormat,
  FeedFile,
  FeedFormat,
  FeedOptions,
  RegistryFormat,
} from '../../../ports/platform/feeds.js';
import type { DatedBy } from '../../../domain/facts/screening/screening-facts.js';
import type { ListNames } from '../../../ports/stores/lists.js';

/** Formats in which an authority alone publishes; a file of another in such a format has to be imported as hidden. */
const PUBLIC_FORMATS: ReadonlySet<string> = new Set([
  'ofac-sdn-advanced',
  'ofac-sdn-xml',
  'ofac-sdn-csv',
  'uk-sanctions-xml',
  'eu-fsf-xml',
]);

/** What a report may show of a list of this format where its import does not say. */
export const usualNames = (format: string): ListNames => (PUBLIC_FORMATS.has(format) ? 'public' : 'hidden');

/** What every import says of its list. */
export interface ImportTerms {
  /** The identity of the list. */
  readonly source: string;
  /** When the publisher published it, ISO 8601. */
  readonly publishedAt: string;
  /** Absent: its publisher, or who imports it. */
  readonly datedBy?: DatedBy;
  readonly maxAgeSeconds: number | null;
  readonly acceptShrink: boolean;
  /** What the licence lets a report show; absent: as the format says. */
  readonly names?: ListNames;
  /** The SHA-256 of the list that this import was made to replace, null for none: no other one is. Absent: any. */
  readonly replaces?: string | null;
}

/** A list that is to be imported. */
export interface FeedImport extends Omit<ImportTerms, 'source'> {
  readonly format: FeedFormat;
  readonly options: FeedOptions;
  readonly file: AsyncIterable<Uint8Array>;
  readonly comments: AsyncIterable<Uint8Array> | null;
}

/** A list of descriptions of calls that is to be imported. */
export interface DescriptionImport extends ImportTerms {
  readonly format: DescriptionFormat;
  /** One file, or those of a folder in the order of their paths. */
  readonly files: AsyncIterable<FeedFile>;
}

/** A registry of contracts that is to be imported. */
export interface ContractImport extends ImportTerms {
  readonly format: RegistryFormat;
  readonly file: AsyncIterable<Uint8Array>;
}
