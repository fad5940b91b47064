/** The form in which token symbols are compared: letter case does not matter. Locale-free. */
export const tokenKey = (symbol: string): string => symbol.toUpperCase();
