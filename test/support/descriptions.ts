import type { Chain } from '../../domain/chains/index.js';
import type { FeedFile } from '../../ports/platform/feeds.js';
import type { DescriptionRow } from '../../ports/stores/descriptions.js';

/** What a made-up descriptor says of one function of one contract. */
export const exactRow = (address: string, selector: string, chain: Chain = 'ethereum'): DescriptionRow => ({
  contract: { chain, address },
  selector,
  signature: 'supply(address asset, uint256 amount)',
  intent: `Supply "it" \\ {}`,
  fields: [
    {
      label: 'Amount',
      origin: { path: 'amount' },
      format: { name: 'tokenAmount', token: { path: 'asset' }, nativeAddresses: [] },
    },
  ],
});

export const hintRow = (selector: string): DescriptionRow => ({
  contract: null,
  selector,
  signature: 'guess(uint256)',
  intent: null,
  fields: [],
});

/** A folder of made-up files: text and bytes as they stand, anything else as JSON. */
export type Folder = Readonly<Record<string, unknown>>;

export const textOf = (content: unknown): string => (typeof content === 'string' ? content : JSON.stringify(content));

const bytesOf = (content: unknown): Buffer =>
  content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(textOf(content));

export async function* filesOf(folder: Folder): AsyncGenerator<FeedFile> {
  for (const [path, content] of Object.entries(folder)) yield { path, bytes: oneOf(bytesOf(content)) };
}

async function* oneOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const BLOCK_BYTES = 512;
const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((BLOCK_BYTES - (bytes.length % BLOCK_BYTES)) % BLOCK_BYTES)]);

const tarEntry = (name: string, kind: string, bytes: Buffer): Buffer => {
  const header = Buffer.alloc(BLOCK_BYTES);
  header.write(name.slice(0, 100), 0);
  header.write(bytes.length.toString(8).padStart(11, '0'), 124);
  header.write(kind, 156);
  header.write('ustar', 257);
  return Buffer.concat([header, padded(bytes)]);
};

/** The folder as a tar archive, as git makes it: a global header, folders, long names in a header of their own. */
export const tarOf = (folder: Folder): Buffer =>
  Buffer.concat([
    tarEntry('pax_global_header', 'g', Buffer.from('20 comment=example\n')),
    tarEntry('registry/', '5', Buffer.alloc(0)),
    ...Object.entries(folder).flatMap(([path, content]) => [
      ...(path.length > 100 ? [tarEntry('long', 'x', Buffer.from(`${path.length + 10} path=${path}\n`))] : []),
      tarEntry(path, '0', bytesOf(content)),
    ]),
    Buffer.alloc(2 * BLOCK_BYTES),
  ]);
