import { type Address, address } from '@solana/kit';
import { account, bytes, u32, u64 } from '../solana-messages.js';

/** Takes half a SOL of the one who signs. Accounts: who signs, who gets it, the clock, the system program. */
export const DRAINER = address(account(80));
/** The same from the slot after the machine's on. */
export const WAITER = address(account(81));
/** Hooks of tokens: one lets every transfer be, one lets none. */
export const LENIENT_HOOK = address(account(82));
export const REFUSING_HOOK = address(account(83));

/** Lamports that a drainer takes. */
export const DRAINED = 500_000_000;

/** One instruction. Source: SBPF, version 0: opcode, registers, offset, immediate value. */
const op = (code: number, to = 0, from = 0, offset = 0, value = 0): Uint8Array => {
  const made = Buffer.alloc(8);
  made.set([code, to | (from << 4)]);
  made.writeInt16LE(offset, 2);
  made.writeInt32LE(value, 4);
  return made;
};
const [INPUT, STACK, SCRATCH] = [6, 10, 1];
const move = (to: number, from: number) => op(0xbf, to, from);
const set = (to: number, value: number) => op(0xb7, to, 0, 0, value);
const add = (to: number, value: number) => op(0x07, to, 0, 0, value);
const putByte = (at: number, value: number) => op(0x72, STACK, 0, at, value);
const putWord = (at: number, value: number) => op(0x62, STACK, 0, at, value);
const putLong = (at: number, value: number) => op(0x7a, STACK, 0, at, value);
const putPlace = (at: number, of: number, offset: number) => [
  ...[move(SCRATCH, of), add(SCRATCH, offset)],
  op(0x7b, STACK, SCRATCH, at),
];
const EXIT = op(0x95);

/** Where an account without data begins in what a program is given. Source: Solana, serialised parameters. */
const given = (place: number): number => 8 + place * 10_336;
const CLOCK_BYTES = 40;

/** An account as a call of another program names it: key, lamports, data, owner, rent epoch, what it may. */
const info = (at: number, place: number, isSigner: number): readonly Uint8Array[] => [
  ...putPlace(at, INPUT, given(place) + 8),
  ...putPlace(at + 8, INPUT, given(place) + 72),
  putLong(at + 16, 0),
  ...putPlace(at + 24, INPUT, given(place) + 88),
  ...putPlace(at + 32, INPUT, given(place) + 40),
  ...[putLong(at + 40, -1), putWord(at + 48, 0), putByte(at + 48, isSigner), putByte(at + 49, 1)],
];

const meta = (at: number, place: number, isSigner: number): readonly Uint8Array[] => [
  ...putPlace(at, INPUT, given(place) + 8),
  ...[putLong(at + 8, 0), putByte(at + 8, 1), putByte(at + 9, isSigner)],
];

const CALLED = 'sol_invoke_signed_c';
/** Has the system program send lamports: instruction at -112, its accounts at -64, its data at -32. */
const DRAINS: readonly Uint8Array[] = [
  ...[...meta(-64, 0, 1), ...meta(-48, 1, 0)],
  ...[putWord(-32, 2), putWord(-28, DRAINED), putWord(-24, 0)],
  ...putPlace(-112, INPUT, given(3) + CLOCK_BYTES + 8),
  ...[...putPlace(-104, STACK, -64), putLong(-96, 2), ...putPlace(-88, STACK, -32), putLong(-80, 12)],
  ...[...info(-240, 0, 1), ...info(-184, 1, 0)],
  ...[move(1, STACK), add(1, -112), move(2, STACK), add(2, -240), set(3, 2), set(4, 0), set(5, 0)],
];
const CALL = op(0x85, 0, 1, 0, -1);
const SLOT = 350_000_000;
/** Goes on where the slot of the clock, first in its data, is a later one. */
const WAITS = [op(0x79, 2, INPUT, given(2) + 88), op(0x25, 2, 0, 2, SLOT), set(0, 0), EXIT];

interface Section {
  readonly name: string;
  readonly type: number;
  readonly flags: number;
  readonly body: Uint8Array;
  readonly row?: number;
}
const padded = (body: Uint8Array): Uint8Array => bytes(body, new Uint8Array((8 - (body.length % 8)) % 8));
const short = (value: number): Uint8Array => bytes(value & 0xff, value >> 8);
const HEAD = 64;

/** Where the linker of Solana would tell the runtime which call is meant. Source: ELF, dynamic relocations. */
const linked = (text: Uint8Array, callAt: number): readonly Section[] => {
  const symbols = bytes(new Uint8Array(24), u32(1), 0x10, new Uint8Array(19));
  const names = bytes(0, new TextEncoder().encode(CALLED), 0);
  const symbolsAt = HEAD + text.length;
  const namesAt = symbolsAt + symbols.length;
  const movesAt = namesAt + padded(names).length;
  const moves = bytes(u64(BigInt(HEAD + callAt)), u64((1n << 32n) | 10n));
  const table = [17, movesAt, 18, moves.length, 19, 16, 6, symbolsAt, 5, namesAt, 0, 0].map((one) => u64(BigInt(one)));
  return [
    { name: '.dynsym', type: 11, flags: 2, body: symbols, row: 24 },
    { name: '.dynstr', type: 3, flags: 2, body: names },
    { name: '.rel.dyn', type: 9, flags: 2, body: moves, row: 16 },
    { name: '.dynamic', type: 6, flags: 3, body: bytes(...table), row: 16 },
  ];
};

/** The file that a loader takes: shared, for BPF, with a section for its code. Source: ELF 64. */
const programOf = (code: readonly Uint8Array[]): Uint8Array => {
  const text = bytes(...code);
  const callAt = code.indexOf(CALL) * CALL.length;
  const linkedTo = callAt < 0 ? [] : linked(text, callAt);
  const named = [{ name: '.text', type: 1, flags: 6, body: text }, ...linkedTo].map((one) => one.name);
  const strings = new TextEncoder().encode(`\0${[...named, '.shstrtab'].join('\0')}\0`);
  const sections: readonly Section[] = [
    ...[{ name: '.text', type: 1, flags: 6, body: text }, ...linkedTo],
    { name: '.shstrtab', type: 3, flags: 0, body: strings },
  ];
  const starts = sections.map((_, index) =>
    sections.slice(0, index).reduce((at, { body }) => at + padded(body).length, HEAD),
  );
  const end = sections.reduce((at, { body }) => at + padded(body).length, HEAD);
  const nameAt = (name: string): number => Buffer.from(strings).indexOf(`\0${name}\0`) + 1;
  const rows = sections.map(({ name, type, flags, body, row = 0 }, index) => {
    const at = starts[index] ?? 0;
    const places = [flags, flags === 0 ? 0 : at, at, body.length].map((one) => u64(BigInt(one)));
    return bytes(
      u32(nameAt(name)),
      u32(type),
      ...places,
      u32(name === '.dynsym' ? 3 : 0),
      u32(0),
      u64(8n),
      u64(BigInt(row)),
    );
  });
  const head = bytes(
    ...[0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, new Uint8Array(9), short(3), short(247), u32(1)],
    ...[u64(BigInt(HEAD)), u64(0n), u64(BigInt(end)), u32(0), short(64), short(56), short(0), short(64)],
    ...[short(sections.length + 1), short(sections.length)],
  );
  return bytes(head, ...sections.map(({ body }) => padded(body)), new Uint8Array(64), ...rows);
};

/** Programs of this project, assembled here: Solana's own compiler and linker are not needed. */
export const OWN_PROGRAMS: readonly (readonly [Address, Uint8Array])[] = [
  [DRAINER, programOf([move(INPUT, 1), ...DRAINS, CALL, EXIT])],
  [WAITER, programOf([move(INPUT, 1), ...WAITS, ...DRAINS, CALL, EXIT])],
  [LENIENT_HOOK, programOf([set(0, 0), EXIT])],
  [REFUSING_HOOK, programOf([set(0, 1), EXIT])],
];
