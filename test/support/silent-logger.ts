import { createPinoLogger } from '../../adapters/platform/pino-logger.js';
import type { Logger, LogLevel } from '../../ports/platform/platform.js';
import { writtenText } from './written-text.js';

const written = createPinoLogger({ level: 'debug', write: (line) => writtenText.watchLogLine(line) });

/**
 * For tests to which the log does not matter. The real logger all the same: what it would have written is looked at for
 * keys, and its fields for their names.
 */
export const silentLogger: Logger = {
  log: (level, message, fields) => {
    if (fields !== undefined) writtenText.watchFields(fields);
    written.log(level, message, fields);
  },
};

export interface LoggedLine {
  readonly level: LogLevel;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A logger that keeps what it is told. */
export const recordingLogger = (): Logger & { readonly lines: readonly LoggedLine[] } => {
  const lines: LoggedLine[] = [];
  return {
    lines,
    log: (level, message, fields = {}) => {
      lines.push({ level, message, fields });
      silentLogger.log(level, message, fields);
    },
  };
};
