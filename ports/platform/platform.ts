/** Time that all instances agree on: the clock of a shared database, where there is one. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z, whole. Never used to measure a duration. */
  now(): number;
  /**
   * How far this machine's clock, or the time that `now` gives, is from the shared database's, milliseconds; the larger
   * of the two. Absent: there is none to differ from.
   */
  skewMs?(): number;
}

export const ID_PREFIXES = {
  request: 'req',
  evidence: 'evd',
  report: 'rpt',
  partner: 'prt',
  statement: 'stm',
  webhook: 'whk',
  session: 'dss',
  disposition: 'dsp',
  assignment: 'asg',
  retirement: 'ret',
} as const;
export type IdKind = keyof typeof ID_PREFIXES;

/** Ids: a prefix, an underscore and 26 characters (UUIDv7 in lower-case Crockford base32). Unique, sortable by time. */
export interface Ids {
  next(kind: IdKind): string;
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** Structured log. Fields never hold a key, a raw body or an address; the adapter redacts keys that slip through. */
export interface Logger {
  log(level: LogLevel, message: string, fields?: Readonly<Record<string, unknown>>): void;
}
