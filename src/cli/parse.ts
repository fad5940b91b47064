import { InvalidArgumentError } from 'commander';
import { LABEL_FORM } from '../../domain/record/actor.js';
import { ENVIRONMENTS, type Environment } from '../../domain/record/record.js';
import { KEY_SCOPES, type KeyScope } from '../../ports/stores/keys.js';

/** Largest quota of a key, requests a window. */
const MAX_QUOTA = 2_000_000_000;
const MAX_NAME_CHARACTERS = 100;

/** Parsers of option values. Each throws `InvalidArgumentError` with what to give instead. */
export const oneOfWords =
  <T extends string>(known: readonly T[]) =>
  (text: string): T => {
    const found = known.find((candidate) => candidate === text);
    if (found === undefined) throw new InvalidArgumentError(`Known are: ${known.join(', ')}.`);
    return found;
  };

export const wholeNumberTo =
  (largest: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < 1 || number > largest)
      throw new InvalidArgumentError(`Give a whole number from 1 to ${largest}.`);
    return number;
  };

/** 0: any that is free. */
export const portNumber = (text: string): number => (text === '0' ? 0 : wholeNumberTo(65_535)(text));

export const parseEnvironment: (text: string) => Environment = oneOfWords(ENVIRONMENTS);

export const parseScopes = (text: string): readonly KeyScope[] => [
  ...new Set(text.split(',').map((scope) => oneOfWords(KEY_SCOPES)(scope.trim()))),
];

/** Ids separated by commas. */
export const parseIds = (text: string): readonly string[] => text.split(',').map((id) => id.trim());

export const parseQuota = wholeNumberTo(MAX_QUOTA);

export const parseDatabaseUrl = (text: string): string => {
  if (!/^postgres(?:ql)?:\/\//.test(text))
    throw new InvalidArgumentError('Give a URL that begins with postgres:// or postgresql://.');
  return text;
};

export const parsePartnerName = (text: string): string => {
  const name = text.trim();
  if (name.length === 0 || name.length > MAX_NAME_CHARACTERS || /\p{Cc}/u.test(name)) {
    throw new InvalidArgumentError(`Give 1 to ${MAX_NAME_CHARACTERS} characters without control characters.`);
  }
  return name;
};

/** What the holder of a key is called. */
export const parseLabel = (text: string): string => {
  const label = text.trim();
  if (!LABEL_FORM.test(label)) throw new InvalidArgumentError('Give 1 to 100 characters in one line.');
  return label;
};

/** A date or a date and time in ISO 8601; a date alone means its first moment in UTC. */
export const parseTime = (text: string): number => {
  const ms = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms))
    throw new InvalidArgumentError('Give an ISO 8601 time, for instance 2027-01-31 or 2027-01-31T12:00:00Z.');
  return ms;
};
