import { type OwnBytes, bytesFromHex, hexFromBytes, isHex, joined, bytesFromText } from './bytes.js';
import { keccak256 } from './keccak.js';

interface Member {
  readonly name: string;
  readonly type: string;
}
type Types = Readonly<Record<string, readonly Member[]>>;
type Members = Readonly<Record<string, unknown>>;

const ARRAY = /^(.+)\[(\d*)\]$/;
const WHOLE_NUMBER = /^(?:0x[0-9a-f]+|-?\d+)$/i;
const DOMAIN = 'EIP712Domain';

const objectOf = (value: unknown): Members => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('This is no structure');
  return value as Members;
};

const membersOf = (types: Types, name: string): readonly Member[] => {
  const members: unknown = Object.hasOwn(types, name) ? types[name] : null;
  if (!Array.isArray(members)) throw new TypeError(`There is no type ${name}`);
  return members as readonly Member[];
};

/** Source: EIP-712, encodeType. */
const encodeType = (types: Types, name: string): string => {
  const used = new Set([name]);
  for (const structure of used)
    for (const { type } of membersOf(types, structure)) {
      const base = type.replace(/\[.*$/, '');
      if (Object.hasOwn(types, base)) used.add(base);
    }
  const [, ...others] = used;
  return [name, ...others.sort()]
    .map(
      (one) =>
        `${one}(${membersOf(types, one)
          .map((member) => `${member.type} ${member.name}`)
          .join(',')})`,
    )
    .join('');
};

const word = (value: bigint, bits: number, isSigned: boolean): OwnBytes => {
  const fits = isSigned ? BigInt.asIntN(bits, value) === value : BigInt.asUintN(bits, value) === value;
  if (!fits) throw new TypeError(`A number does not fit into ${String(bits)} bits`);
  return bytesFromHex(`0x${BigInt.asUintN(256, value).toString(16).padStart(64, '0')}`);
};

const numberOf = (value: unknown): bigint => {
  if (!(Number.isSafeInteger(value) || (typeof value === 'string' && WHOLE_NUMBER.test(value))))
    throw new TypeError('This is no whole number');
  return BigInt(value as number | string);
};

/** The bytes of hex, exactly so many, with zeros before or behind them. */
const fixed = (value: unknown, size: number, isLeft: boolean): OwnBytes => {
  if (!isHex(value) || value.length !== 2 + 2 * size) throw new TypeError(`These are no ${String(size)} bytes`);
  const padding = new Uint8Array(32 - size);
  return isLeft ? joined(bytesFromHex(value), padding) : joined(padding, bytesFromHex(value));
};

const atom = (type: string, value: unknown): OwnBytes => {
  if (type === 'string' && typeof value === 'string') return keccak256(bytesFromText(value));
  if (type === 'bytes' && isHex(value)) return keccak256(bytesFromHex(value));
  if (type === 'bool' && typeof value === 'boolean') return word(value ? 1n : 0n, 1, false);
  if (type === 'address') return fixed(value, 20, false);
  const [, kind, size] = /^(bytes|u?int)(\d*)$/.exec(type) ?? [];
  if (kind === 'bytes') return fixed(value, Number(size), true);
  if (kind !== undefined) return word(numberOf(value), Number(size === '' ? 256 : size), kind === 'int');
  throw new TypeError(`There is no value of type ${type} here`);
};

const valueOf = (types: Types, type: string, value: unknown): OwnBytes => {
  const [, item = '', count] = ARRAY.exec(type) ?? [];
  if (item !== '') {
    if (!Array.isArray(value) || (count !== '' && Number(count) !== value.length))
      throw new TypeError('This is no list');
    return keccak256(joined(...value.map((one: unknown) => valueOf(types, item, one))));
  }
  return Object.hasOwn(types, type) ? structure(types, type, value) : atom(type, value);
};

const structure = (types: Types, name: string, value: unknown): OwnBytes => {
  const given = objectOf(value);
  const words = membersOf(types, name).map((member) => {
    if (!Object.hasOwn(given, member.name)) throw new TypeError(`There is no ${member.name} in ${name}`);
    return valueOf(types, member.type, given[member.name]);
  });
  return keccak256(joined(keccak256(bytesFromText(encodeType(types, name))), ...words));
};

/**
 * The 66 bytes that are hashed last of typed data. Throws for what leaves open what is signed: no type of the domain, a
 * member that is missing, a value that is not of its type. Source: EIP-712.
 */
export const typedDataBytes = (text: string): OwnBytes => {
  const { types, primaryType, domain, message } = objectOf(JSON.parse(text));
  const named = objectOf(types) as Types;
  return joined(
    bytesFromHex('0x1901'),
    structure(named, DOMAIN, domain),
    structure(named, String(primaryType), message),
  );
};

/** What a key signs of these bytes. */
export const digestOf = (bytes: Uint8Array): string => hexFromBytes(keccak256(bytes));
