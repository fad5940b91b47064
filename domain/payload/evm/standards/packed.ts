/** Cuts hex text into parts of fixed and named length, from the left. Lengths are bytes; null where it is too short. */
export interface PackedReader {
  readonly take: (bytes: number) => string | null;
  readonly number: (bytes: number) => bigint | null;
  readonly account: () => string | null;
  readonly rest: () => string;
  readonly isDone: () => boolean;
}

/** Reads what Solidity's `abi.encodePacked` wrote; `data` is hex behind `0x`. */
export const packedReader = (data: string): PackedReader => {
  let at = 2;
  const take = (bytes: number): string | null => {
    const end = at + bytes * 2;
    if (end > data.length) return null;
    const part = data.slice(at, end);
    at = end;
    return `0x${part}`;
  };
  return {
    take,
    number: (bytes) => {
      const part = take(bytes);
      return part === null || part === '0x' ? null : BigInt(part);
    },
    account: () => take(20),
    rest: () => {
      const part = `0x${data.slice(at)}`;
      at = data.length;
      return part;
    },
    isDone: () => at === data.length,
  };
};
