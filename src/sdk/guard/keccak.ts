import type { OwnBytes } from './bytes.js';

// Keccak-f[1600] on 64-bit lanes. Source: FIPS 202, section 3; the padding of Ethereum begins with 0x01.
const MASK = (1n << 64n) - 1n;
const RATE_BYTES = 136;
const ROUNDS = 24;

const rotated = (lane: bigint, by: bigint): bigint => ((lane << by) | (lane >> (64n - by))) & MASK;

const { constants, path } = ((): { constants: readonly bigint[]; path: readonly (readonly [number, bigint])[] } => {
  let register = 1;
  const constant = (): bigint => {
    let bits = 0n;
    for (let power = 0; power < 7; power += 1) {
      if (register % 2 === 1) bits |= 1n << ((1n << BigInt(power)) - 1n);
      register = (register << 1) ^ ((register >> 7) * 0x171);
    }
    return bits;
  };
  let [x, y] = [1, 0];
  const steps = Array.from({ length: ROUNDS }, (_, step) => {
    [x, y] = [y, (2 * x + 3 * y) % 5];
    return [x + 5 * y, BigInt((((step + 1) * (step + 2)) / 2) % 64)] as const;
  });
  return { constants: Array.from({ length: ROUNDS }, constant), path: steps };
})();

const at = (lanes: readonly bigint[], index: number): bigint => lanes[index] ?? 0n;

const permute = (state: bigint[]): void => {
  for (const constant of constants) {
    const columns = [0, 1, 2, 3, 4].map((x) => [0, 5, 10, 15, 20].reduce((sum, y) => sum ^ at(state, x + y), 0n));
    for (let index = 0; index < 25; index += 1)
      state[index] = at(state, index) ^ at(columns, (index + 4) % 5) ^ rotated(at(columns, (index + 1) % 5), 1n);
    let carried = at(state, 1);
    for (const [place, by] of path) {
      const lane = at(state, place);
      state[place] = rotated(carried, by);
      carried = lane;
    }
    for (let row = 0; row < 25; row += 5) {
      const lanes = state.slice(row, row + 5);
      for (let x = 0; x < 5; x += 1)
        state[row + x] = at(lanes, x) ^ (~at(lanes, (x + 1) % 5) & MASK & at(lanes, (x + 2) % 5));
    }
    state[0] = at(state, 0) ^ constant;
  }
};

/** Keccak-256 as Ethereum has it: 32 bytes. */
export const keccak256 = (message: Uint8Array): OwnBytes => {
  const blocks = Math.floor(message.length / RATE_BYTES) + 1;
  const padded = new Uint8Array(blocks * RATE_BYTES);
  padded.set(message);
  padded[message.length] = 1;
  padded[padded.length - 1] = Number(padded[padded.length - 1]) | 0x80;
  const view = new DataView(padded.buffer);
  const state = new Array<bigint>(25).fill(0n);
  for (let start = 0; start < padded.length; start += RATE_BYTES) {
    for (let lane = 0; lane < RATE_BYTES / 8; lane += 1)
      state[lane] = at(state, lane) ^ view.getBigUint64(start + 8 * lane, true);
    permute(state);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (let lane = 0; lane < 4; lane += 1) digest.setBigUint64(8 * lane, at(state, lane), true);
  return new Uint8Array(digest.buffer);
};
