import { once } from 'node:events';
import { Transform, type Readable, type Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import type { Logger } from '../../ports/platform/platform.js';
import type { Signgate } from '../sdk/index.js';
import { MAX_MESSAGE_BYTES, refusalOf, refused, type Refused } from './message.js';
import { createMcpServer } from './server.js';

export interface StdioOptions {
  readonly signgate: Signgate;
  readonly logger: Logger;
  readonly input: Readable;
  readonly output: Writable;
}

const LINE_FEED = 0x0a;

/** Lets through the lines that are good messages, and answers the others at once. What it holds is bounded. */
const goodLines = (refuse: (answer: Refused) => void): Transform => {
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer): void => {
    size += part.length;
    if (size <= MAX_MESSAGE_BYTES) parts.push(part);
    else parts = [];
  };
  const endLine = (through: Transform): void => {
    const line = Buffer.concat(parts);
    const text = line.toString().trim();
    const answer =
      size > MAX_MESSAGE_BYTES
        ? refused(ErrorCode.InvalidRequest, `A message must be at most ${MAX_MESSAGE_BYTES} bytes.`)
        : text === ''
          ? null
          : refusalOf(text);
    if (answer !== null) refuse(answer);
    else if (text !== '') through.push(`${text}\n`);
    parts = [];
    size = 0;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, from)) {
        add(chunk.subarray(from, at));
        endLine(this);
        from = at + 1;
      }
      add(chunk.subarray(from));
      done();
    },
  });
};

/**
 * Speaks the protocol over `input` and `output`, a message a line, and writes nothing else to them. Resolves when
 * `input` has ended or nothing can be written any more; calls under way are given up then.
 */
export const serveStdio = async ({ signgate, logger, input, output }: StdioOptions): Promise<void> => {
  const server = createMcpServer(signgate, logger);
  const lines = goodLines((answer) => output.write(`${JSON.stringify(answer)}\n`));
  const ended = Promise.race([once(lines, 'end'), once(input, 'close'), once(output, 'close')]);
  // the reader of the answers may go first
  output.on(
    'error',
    (error) => void (logger.log('warn', 'nothing can be written any more', { error }), input.destroy()),
  );
  await server.connect(new StdioServerTransport(input.pipe(lines), output));
  logger.log('info', 'answers on standard input and output');
  await ended;
  await server.close();
};
