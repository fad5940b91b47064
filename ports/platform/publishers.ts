/** Where one file of a feed is, and how it is known to be the publisher's. */
export interface FeedPlace {
  /** An https URL, or a path. A URL may hold a key: it is shown and logged nowhere. */
  readonly at: { readonly url: string } | { readonly file: string };
  /** The second file, for formats that take one; the same sort of place. */
  readonly comments: { readonly url: string } | { readonly file: string } | null;
  /** Where a URL may lead: an address, or what one begins with where it ends with a slash. */
  readonly redirects: readonly string[];
  /** Sent to the host of the file alone: they may hold a key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Allows http and private addresses: for a publisher in the operator's own network. */
  readonly allowPrivateNetwork: boolean;
  /** What the file must be: its SHA-256 in hex, or where the publisher says it; null where it says none. */
  readonly sha256: { readonly hex: string } | { readonly url: string } | { readonly file: string } | null;
  /** A minisign signature of the file, and the publisher's key for it, as minisign prints it. */
  readonly signature: {
    readonly at: { readonly url: string } | { readonly file: string };
    readonly publicKey: string;
  } | null;
}

/** What a publisher calls a version of its file. Null: it says nothing. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** A copy of a published file. */
export interface FileCopy {
  /** The last part of its path. */
  readonly name: string;
  /** Lower-case hex. */
  readonly sha256: string;
  /** Its bytes, as often as they are asked for, until it is disposed of. */
  bytes(): AsyncIterable<Uint8Array>;
}

/** What was fetched: whole, not empty, and what its publisher signed or named where that was asked for. */
export interface PublishedFile extends Validators {
  readonly main: FileCopy;
  readonly comments: FileCopy | null;
  /** Null: no signature was asked for. Its moment is the signer's word; null where it says none. */
  readonly signature: { readonly signedAtMs: number | null } | null;
  dispose(): Promise<void>;
}

/** Why there is no file, in words that hold nothing of its address, its content or a credential. */
export class PublisherError extends Error {
  override readonly name = 'PublisherError';
}

export interface Publishers {
  /**
   * The file as it is published now; null where it is still the one that `known` names. Bounded in size and time.
   * Rejects with `PublisherError`, or with the signal's reason.
   */
  fetch(place: FeedPlace, known: Validators | null, signal: AbortSignal): Promise<PublishedFile | null>;
}
