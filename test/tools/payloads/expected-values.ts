import type { PayloadAction } from '../../../domain/payload/action.js';

/** A field as a device must show it: an amount in whole tokens with its symbol, an account, or text. */
interface ExpectedValue {
  readonly label: string;
  readonly value: string;
}

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const NUMBER = /^(\d+(?:\.\d+)?)(?: .*|[A-Z%]{1,4})?$/;
const UNLIMITED_FROM = 2n ** 95n;

const textsOf = ({ amount, from, to, target, asset, fields }: PayloadAction): readonly (string | null)[] => [
  ...[amount, from, to, target, asset?.address ?? null, asset?.tokenId ?? null],
  ...fields.flatMap((field) => [field.value, field.asset?.address ?? null, field.asset?.tokenId ?? null]),
];

/** Digits of a number without the zeros at its ends: those of `0.04` are those of 40000000000000000 wei. */
const digitsOf = (number: string): string => number.replace('.', '').replace(/^0+|0+$/g, '');

const hasDigits = (text: string, expected: string): boolean => {
  const number = NUMBER.exec(text)?.[1];
  if (number === undefined || digitsOf(number) !== digitsOf(expected)) return false;
  // whole tokens have no more digits behind the point than base units have
  return number.includes('.') || expected.replace('.', '').replace(/^0+/, '').length <= number.length;
};

const isUnlimited = (text: string): boolean =>
  text === 'unlimited' || (/^\d+$/.test(text) && BigInt(text) >= UNLIMITED_FROM);

/** How a text of an action shows the value; null where the value is neither account nor amount. */
const matcherOf = (value: string, sender: string): ((text: string) => boolean) | null => {
  if (ADDRESS.test(value)) return (text) => text === value.toLowerCase();
  if (value === 'Sender') return (text) => text === sender;
  if (/^Unlimited /.test(value)) return isUnlimited;
  // dates and long hex begin with digits, too
  const number = /^\d{4}-\d\d-|^0x/.test(value) ? undefined : NUMBER.exec(value)?.[1];
  if (number === undefined) return null;
  const isAll = !number.includes('.') && BigInt(number) >= UNLIMITED_FROM;
  return (text) => hasDigits(text, number) || (isAll && text === 'unlimited');
};

/**
 * True where the account or the amount stands in the field of this label, or, where there is none, anywhere in the
 * actions; and for any other text. A name in place of an address is other text: no bytes have it.
 */
export const isShown = (
  { label, value }: ExpectedValue,
  actions: readonly PayloadAction[],
  sender: string,
): boolean => {
  const matches = matcherOf(value, sender);
  if (matches === null) return true;
  const labelled = actions.flatMap(({ fields }) => fields.filter((field) => field.label === label));
  const texts =
    labelled.length === 0
      ? actions.flatMap(textsOf)
      : labelled.flatMap((field) => [field.value, field.asset?.tokenId ?? null]);
  return texts.some((text) => text !== null && matches(text));
};
