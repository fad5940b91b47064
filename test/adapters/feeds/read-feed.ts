import { createReadStream } from 'node:fs';
import { FEED_FORMATS } from '../../../adapters/feeds/index.js';
import type { FeedFormatId, FeedOptions, SkipReason } from '../../../ports/platform/feeds.js';
import type { ListRow } from '../../../ports/stores/lists.js';

/** Made-up accounts of the fixtures, in the form in which lists are keyed. */
export const EVM = {
  one: '0x2a35404b56616c77828d98a3aeb9c4cfdae5f0fb',
  two: '0x4f5a65707b86919ca7b2bdc8d3dee9f4ff0a1520',
  three: '0x747f8a95a0abb6c1ccd7e2edf8030e19242f3a45',
  four: '0x99a4afbac5d0dbe6f1fc07121d28333e49545f6a',
  five: '0xbec9d4dfeaf5000b16212c37424d58636e79848f',
  six: '0xe3eef9040f1a25303b46515c67727d88939ea9b4',
  seven: '0x08131e29343f4a55606b76818c97a2adb8c3ced9',
} as const;
export const SOLANA = {
  one: 'HMXSpmyFby9hCdua92CD9SjGnEw1qDY4BbcwvxaQbAVC',
  two: '2ZJbydiwo7ubPDFxYPpTpgjkJcWNJQWxLAN1CSjRnFz3',
} as const;

export interface FeedResult {
  readonly rows: readonly ListRow[];
  readonly skips: readonly { readonly reason: SkipReason; readonly reference: string }[];
  /** How often each reason came. */
  readonly counts: Readonly<Partial<Record<SkipReason, number>>>;
}

export const fixture = (name: string): AsyncIterable<Uint8Array> =>
  createReadStream(new URL(`../../../../test/adapters/feeds/fixtures/${name}`, import.meta.url));

/** A file out of memory, in pieces of `pieceBytes`. */
export async function* bytesOf(content: string | Uint8Array, pieceBytes = 1024): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let offset = 0; offset < bytes.length; offset += pieceBytes) yield bytes.subarray(offset, offset + pieceBytes);
}

export interface FeedCall extends Partial<FeedOptions> {
  readonly comments?: AsyncIterable<Uint8Array>;
}

/** Reads a whole file with a format's reader. */
export const readFeed = async (
  id: FeedFormatId,
  file: AsyncIterable<Uint8Array>,
  call: FeedCall = {},
): Promise<FeedResult> => {
  const { comments, ...options } = call;
  const rows: ListRow[] = [];
  const skips: { reason: SkipReason; reference: string }[] = [];
  const counts: Partial<Record<SkipReason, number>> = {};
  const input = {
    file,
    ...(comments === undefined ? {} : { comments }),
    options: { chain: null, category: null, source: 'made-up', ...options },
  };
  for await (const entry of FEED_FORMATS[id].createReader().read(input)) {
    if (entry.kind === 'row') rows.push(entry.row);
    else {
      skips.push({ reason: entry.reason, reference: entry.reference });
      counts[entry.reason] = (counts[entry.reason] ?? 0) + 1;
    }
  }
  return { rows, skips, counts };
};

/** What a call throws; fails where it does not. */
export const failureOf = async (call: Promise<unknown>): Promise<Error> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
  throw new Error('the call succeeded');
};

export const keysOf = ({ rows }: FeedResult): string[] => rows.map(({ key }) => key);
