import { type DestinationStream, destination, pino } from 'pino';
import type { Logger, LogLevel } from '../../ports/platform.js';
import { plainFields } from './log-fields.js';
import { redactLine } from './redact.js';

export interface PinoLoggerOptions {
  readonly level: LogLevel;
  /** Takes whole lines, each with its line feed; standard output when absent. */
  readonly write?: (line: string) => void;
}

/**
 * JSON lines. One entry is one line, whatever its texts hold; keys and passwords are replaced by pattern in the finished line,
 * so that none leaves by a nested member, a URL, an error message or its cause. Never throws for any fields.
 */
export const createPinoLogger = ({ level, write = standardOutput() }: PinoLoggerOptions): Logger => {
  const stream: DestinationStream = { write: (line) => write(redactLine(line)) };
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: isoTimestamp(),
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  );
  return {
    log(entryLevel, message, fields) {
      if (!logger.isLevelEnabled(entryLevel)) return;
      if (fields === undefined) logger[entryLevel](message);
      else logger[entryLevel](plainFields(fields), message);
    },
  };
};

/** The time as pino wants it: a piece of the line. Lines of one millisecond share the text. */
const isoTimestamp = (): (() => string) => {
  let lastMs = Number.NaN;
  let text = '';
  return () => {
    const nowMs = Date.now();
    if (nowMs !== lastMs) {
      lastMs = nowMs;
      text = `,"time":"${new Date(nowMs).toISOString()}"`;
    }
    return text;
  };
};

/** Lines are gathered into larger writes. */
const WRITE_BYTES = 8192;
/** No line waits longer for company. Milliseconds. */
const FLUSH_INTERVAL_MS = 100;

/** Written in order and in the background, so that a slow reader of the log holds up no request; what still waits at the exit is written then. */
const standardOutput = (): ((line: string) => void) => {
  const output = destination({ dest: 1, sync: false, minLength: WRITE_BYTES, periodicFlush: FLUSH_INTERVAL_MS });
  process.once('exit', () => output.flushSync());
  return (line) => output.write(line);
};
