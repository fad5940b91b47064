/** A key with its secret in the second group of what follows a first one. */
const FULL_KEY = /sg_(?:sandbox|production)_[0-9a-z]{8}_([A-Za-z0-9_-]{43})/;
const SHOWN_ONCE = {
  /** The first start on an empty embedded database. */
  service: new RegExp(`^(Demonstration key \\(sandbox, all scopes\\), shown once: )${FULL_KEY.source}$`, 'm'),
  /** `keys create`, as text and as JSON. */
  keysCreate: new RegExp(`^( {2}|\\{"key":")${FULL_KEY.source}`, 'm'),
  nothing: null,
} as const;

/** What may be written once; everything else is a leak. */
export type ShownOnce = keyof typeof SHOWN_ONCE;

interface Writer {
  readonly what: string;
  readonly shows: ShownOnce;
  readonly text: () => string;
}

/**
 * What was written where others could read it: log lines, the output of processes, answers. A key may stand in none of
 * it, but for the one time that it is shown to the caller who made it.
 */
export class WrittenText {
  private readonly writers: Writer[] = [];
  private readonly leakingLines: string[] = [];
  private readonly misnamed = new Set<string>();

  /** Takes part in every later search. `text` is asked then. */
  watch(what: string, shows: ShownOnce, text: () => string): void {
    this.writers.push({ what, shows, text });
  }

  /** One line of a log. It is looked at now and not kept. */
  watchLogLine(line: string): void {
    if (FULL_KEY.test(line)) this.leakingLines.push(`a log line: ${withoutSecret(line)}`);
  }

  /** The fields of one line of a log. */
  watchFields(fields: Readonly<Record<string, unknown>>): void {
    for (const name of Object.keys(fields)) if (/[A-Z]/.test(name)) this.misnamed.add(name);
  }

  /** Log fields that are not in snake_case, as those of every other line are. */
  misnamedFields(): readonly string[] {
    return [...this.misnamed].sort();
  }

  /** Where a key or the secret of one stands that should not; the secret itself is left out. */
  leaks(): readonly string[] {
    const secrets = new Set<string>();
    const rests = this.writers.map(({ what, shows, text }) => {
      const pattern = SHOWN_ONCE[shows];
      const whole = text();
      if (pattern === null) return { what, rest: whole };
      const secret = pattern.exec(whole)?.[2];
      if (secret !== undefined) secrets.add(secret);
      return { what, rest: whole.replace(pattern, '$1') };
    });
    const holdsSecret = (text: string): boolean =>
      FULL_KEY.test(text) || [...secrets].some((secret) => text.includes(secret));
    return [...this.leakingLines, ...rests.filter(({ rest }) => holdsSecret(rest)).map(({ what }) => what)];
  }
}

const withoutSecret = (text: string): string => text.replace(FULL_KEY, (key) => `${key.slice(0, -43)}…`);

/** Of this run. Its root hook fails the run where something leaked. */
export const writtenText = new WrittenText();
