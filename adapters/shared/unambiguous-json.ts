/**
 * The value of a JSON text that every reader takes alike. Throws for any other text, also where an object has two
 * members of one name: readers take either.
 */
export const parseUnambiguousJson = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (membersWritten(text) !== membersHeld(value))
    throw new SyntaxError('two members of one object have the same name');
  return value;
};

const [SPACE, COLON, BACKSLASH] = [0x20, 0x3a, 0x5c];

/** Strings before a colon. Goes from quote to quote: an answer is mostly long strings. */
const membersWritten = (text: string): number => {
  let count = 0;
  for (let start = text.indexOf('"'); start >= 0; ) {
    let end = text.indexOf('"', start + 1);
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
    let next = end + 1;
    // white space, since the text was parsed
    while (text.charCodeAt(next) <= SPACE) next += 1;
    if (text.charCodeAt(next) === COLON) count += 1;
    start = text.indexOf('"', next);
  }
  return count;
};

const isEscaped = (text: string, at: number): boolean => {
  let before = at - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
};

/** Walked without recursion: what a vendor sends may be deep. */
const membersHeld = (value: unknown): number => {
  let count = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one !== 'object' || one === null) continue;
    if (!Array.isArray(one)) count += Object.keys(one).length;
    for (const member of Object.values(one)) waiting.push(member);
  }
  return count;
};
