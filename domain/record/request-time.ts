const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const PREFIX = 'req_';
/** 48 bits of milliseconds behind two zero bits. Source: RFC 9562, UUID version 7; TypeID, "UUID Suffix". */
const TIME_CHARACTERS = 10;
const FORM = new RegExp(`^${PREFIX}([0-7][${ALPHABET}]{${TIME_CHARACTERS - 1}})`);

/** A bound by time: every request id that is made from that moment on sorts behind it, every earlier one before it. */
export const requestIdsFrom = (ms: number): string => {
  let [text, rest] = ['', Math.max(0, Math.floor(ms))];
  for (let place = 0; place < TIME_CHARACTERS; place += 1) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return `${PREFIX}${text}`;
};

/** When an id was made, by the clock of the process that made it; null for text that is no request id. */
export const timeOfRequestId = (requestId: string): number | null => {
  const [, digits] = FORM.exec(requestId) ?? [];
  return digits === undefined
    ? null
    : [...digits].reduce((value, character) => value * 32 + ALPHABET.indexOf(character), 0);
};
