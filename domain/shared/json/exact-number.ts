/**
 * Every decimal of ordinary size and up to 15 significant digits is the shortest form of its double. Source: IEEE 754,
 * DBL_DIG.
 */
const ALWAYS_EXACT_CHARACTERS = 15;
const PARTS = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/**
 * True when a double holds the number as it was written: the decimal value of `lexeme` equals that of the shortest text
 * of its double. So 0.1, 1.50 and 1e3 are exact; 9007199254740993 and 1e-400 are not. `lexeme` is a JSON number and
 * `value` its finite double.
 */
export const isExactDecimal = (lexeme: string, value: number): boolean => {
  if (lexeme.length <= ALWAYS_EXACT_CHARACTERS && !lexeme.includes('e') && !lexeme.includes('E')) return true;
  const shortest = String(value);
  return lexeme === shortest || canonicalDecimal(lexeme) === canonicalDecimal(shortest);
};

/** One text for each absolute value: digits without zeros at either end, and the power of ten of the last digit. */
const canonicalDecimal = (lexeme: string): string => {
  const [, whole = '', fraction = '', exponent = '0'] = PARTS.exec(lexeme) ?? [];
  const digits = whole + fraction;
  let first = 0;
  while (first < digits.length && digits.charAt(first) === '0') first += 1;
  if (first === digits.length) return '0';
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return `${digits.slice(first, end)}e${Number(exponent) - fraction.length + (digits.length - end)}`;
};
