import type { Logger, LogLevel } from '../../ports/platform.js';

/** For tests to which the log does not matter. */
export const silentLogger: Logger = { log: () => undefined };

export interface LoggedLine {
  readonly level: LogLevel;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A logger that keeps what it is told. */
export const recordingLogger = (): Logger & { readonly lines: readonly LoggedLine[] } => {
  const lines: LoggedLine[] = [];
  return { lines, log: (level, message, fields = {}) => void lines.push({ level, message, fields }) };
};
