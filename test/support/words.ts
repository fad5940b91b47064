/** The words of a text: a list of many that is read as one. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Likewise texts of several words, which stand apart by a bar or a line. */
export const phrases = (text: string): readonly string[] => text.trim().split(/ *[|\n] */);
