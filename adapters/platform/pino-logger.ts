import { type DestinationStream, destination, pino } from 'pino';
import type { Logger, LogLevel } from '../../ports/platform/platform.js';
import { plainFields } from './log-fields.js';
import { redactLine } from './redact.js';

export interface PinoLoggerOptions {
  readonly level: LogLevel;
  /** Takes whole lines, each with its line feed; standard output when absent. */
  readonly write?: (line: string) => void;
  /** Which of several processes that write to one standard output this is; each line then says so. */
  readonly processName?: string;
}

/**
 * JSON lines. Any entry is one line. Keys and passwords are replaced by pattern in the finished line, so that none
 * gets out in a nested member, a URL, an error message or its cause. Never throws, for any fields.
 */
export const createPinoLogger = ({
  level,
  processName,
  write = standardOutput(processName === undefined ? {} : SHARED_OUTPUT),
}: PinoLoggerOptions): Logger => {
  const stream: DestinationStream = { write: (line) => write(redactLine(line)) };
  const logger = pino(
    {
      level,
      base: processName === undefined ? null : { process: processName },
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
/** Longest that a line waits for others, milliseconds. */
const FLUSH_INTERVAL_MS = 100;

/**
 * Several processes share a pipe: a write of no more than 4,096 bytes is never mixed with another's. Source: POSIX,
 * PIPE_BUF.
 */
const SHARED_OUTPUT = { minLength: 3000, maxWrite: 4096 };

/**
 * Written in order and in the background, so that a slow reader of the log holds up no request; what still waits at the
 * exit is written then.
 */
const standardOutput = (options: {
  readonly minLength?: number;
  readonly maxWrite?: number;
}): ((line: string) => void) => {
  const output = destination({
    dest: 1,
    sync: false,
    minLength: WRITE_BYTES,
    periodicFlush: FLUSH_INTERVAL_MS,
    ...options,
  });
  process.once('exit', () => output.flushSync());
  return (line) => output.write(line);
};
