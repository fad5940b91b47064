/**
 * The same text in memory of its own. A piece cut out of a parser's input keeps all of that input alive; text that is
 * kept until the end of a large file (keys, names) must therefore be copied.
 */
export const ownCopy = (text: string): string => Buffer.from(text).toString();
