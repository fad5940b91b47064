const LOWER_CASE = /[a-z]+/g;

/**
 * The form in which token symbols are compared: the case of ASCII letters does not matter, every other character does.
 * Upper case by Unicode's rules would make `u\u017fdc` the symbol USDC.
 */
export const tokenKey = (symbol: string): string => symbol.replace(LOWER_CASE, (letters) => letters.toUpperCase());
