/** Bytes that may come before a file's first character: white space and the UTF-8 byte-order mark. */
const LEADING: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

export interface Peeked {
  /** The first byte that is no white space; null for a file without one. */
  readonly firstByte: number | null;
  /** The whole file, from its start. */
  readonly file: AsyncIterable<Uint8Array>;
}

const rejoin = async function* (
  held: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* held;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
};

/** Looks at the first character of a stream without taking it away. */
export const peek = async (file: AsyncIterable<Uint8Array>): Promise<Peeked> => {
  const chunks = file[Symbol.asyncIterator]();
  const held: Uint8Array[] = [];
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
    held.push(next.value);
    const firstByte = next.value.find((byte) => !LEADING.has(byte));
    if (firstByte !== undefined) return { firstByte, file: rejoin(held, chunks) };
  }
  return { firstByte: null, file: rejoin(held, chunks) };
};
