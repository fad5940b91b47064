import { base64 } from '@scure/base';
import type { PayloadRequest } from '../../../../domain/payload/payload-request.js';
import type { Random } from '../../faults/support/random.js';

type Json = Readonly<Record<string, unknown>>;

const WORDS = [
  '00'.repeat(32),
  'ff'.repeat(32),
  `${'00'.repeat(31)}20`,
  `${'00'.repeat(28)}ffffffff`,
  `7f${'ff'.repeat(31)}`,
];
const ODDITIES: readonly unknown[] = [
  ...[null, true, -1, 1.5, 2 ** 53, '', '0x', '0x0', '-1', '1e3', ' 1', '0xg', 'NaN', '\ud800', '\u0000', [], [[]], {}],
  ...['9'.repeat(79), `0x${'f'.repeat(65)}`, { length: 3 }, { toString: 'no' }, '0X10', '０', Number.MAX_SAFE_INTEGER],
];

const byte = (random: Random): string => random.between(0, 255).toString(16).padStart(2, '0');

/** Bytes as hex digits, changed in one way. */
const mutateDigits = (digits: string, random: Random): string => {
  const at = 2 * random.between(0, Math.max(0, digits.length / 2 - 1));
  const end = Math.min(digits.length, at + 2 * random.between(1, 40));
  const word = 8 + 64 * random.between(0, Math.max(0, Math.floor((digits.length - 8) / 64) - 1));
  switch (random.between(0, 8)) {
    case 0:
      return digits.slice(0, at) + byte(random) + digits.slice(at + 2);
    case 1:
      return digits.slice(0, at) + digits.slice(at + 2);
    case 2:
      return digits.slice(0, at) + byte(random) + digits.slice(at);
    case 3:
      return digits.slice(0, at);
    case 4:
      return digits.slice(0, end) + digits.slice(at, end) + digits.slice(end);
    case 5:
      return digits.slice(0, word) + random.oneOf(WORDS) + digits.slice(word + 64);
    case 6:
      return digits.slice(0, -1);
    case 7:
      return digits + byte(random).repeat(random.between(1, 64));
    default:
      return Array.from({ length: random.between(0, 200) }, () => byte(random)).join('');
  }
};

const isHex = (text: string): boolean => /^0x[0-9a-fA-F]*$/.test(text);

const mutateText = (text: string, random: Random): string => {
  if (isHex(text)) return `0x${mutateDigits(text.slice(2), random)}`;
  const at = random.between(0, text.length);
  const letter = String.fromCharCode(random.between(0, 0x2fff));
  return random.oneOf([text.slice(0, at), text.slice(0, at) + letter + text.slice(at + 1), text + text, `${text} `]);
};

const mutateLeaf = (value: unknown, random: Random): unknown => {
  if (random.between(0, 4) === 0) return random.oneOf(ODDITIES);
  if (typeof value === 'string') return mutateText(value, random);
  if (typeof value === 'number') return random.oneOf([value + 1, -value, value * 1e10, String(value), value / 3]);
  return random.oneOf(ODDITIES);
};

/** One value somewhere in it changed, one member less, or one more. */
const mutateJson = (value: unknown, random: Random): unknown => {
  if (typeof value !== 'object' || value === null) return mutateLeaf(value, random);
  const names = Object.keys(value);
  const name = names[random.between(0, Math.max(0, names.length - 1))];
  const choice = random.between(0, 9);
  if (name === undefined || choice === 0) return mutateLeaf(value, random);
  if (Array.isArray(value)) {
    const items = [...(value as readonly unknown[])];
    if (choice === 1) items.splice(Number(name), 1);
    else if (choice === 2) items.push(items[Number(name)]);
    else items[Number(name)] = mutateJson(items[Number(name)], random);
    return items;
  }
  const { [name]: member, ...others } = value as Json;
  if (choice === 1) return others;
  if (choice === 2) return { ...value, [`${name}x`]: member };
  return { ...value, [name]: mutateJson(member, random) };
};

const mutateBytes = (text: string, random: Random): string => {
  if (random.between(0, 5) === 0) return mutateText(text, random);
  const digits = mutateDigits(Buffer.from(text, 'base64').toString('hex'), random);
  return base64.encode(Uint8Array.from(Buffer.from(digits, 'hex')));
};

/** The payload with one change; its kind stays. */
export const mutated = (request: PayloadRequest, random: Random): PayloadRequest => {
  if (request.kind === 'solana_message') return { ...request, content: mutateBytes(request.content, random) };
  if (request.kind === 'message')
    return { ...request, content: { ...request.content, content: mutateText(request.content.content, random) } };
  if (typeof request.content === 'string')
    return { ...request, content: mutateText(request.content, random) } as PayloadRequest;
  const content = mutateJson(request.content, random);
  const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
  // the schema of the interface lets nothing else through
  return isObject ? ({ ...request, content } as PayloadRequest) : request;
};
