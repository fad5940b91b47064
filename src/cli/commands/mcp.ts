import { type Command, InvalidArgumentError } from 'commander';
import { loaded } from '../loaded.js';
import { wholeNumberTo } from '../parse.js';

const MAX_TIMEOUT_MS = 600_000;

const parsePort = (text: string): number => {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('Give a port from 0 to 65535; 0 takes a free one.');
};

const parseNames = (text: string): readonly string[] => text.split(',').map((name) => name.trim().toLowerCase());

/** `signgate mcp`. */
export const addMcpCommand = (program: Command): void => {
  program
    .command('mcp')
    .description(
      'tools for agents (Model Context Protocol) over a running service, with the key of SIGNGATE_API_KEY; on ' +
        'standard input and output, or with --http for callers that send a key of their own',
    )
    .requiredOption('--url <address>', 'the service, for instance http://127.0.0.1:8080')
    .option('--http <port>', 'answer over streamable HTTP at /mcp instead; 0 takes a free port', parsePort)
    .option('--host <address>', 'address of --http', '127.0.0.1')
    .option('--names <hosts>', 'comma-separated host names under which --http is reached, beside loopback', parseNames)
    .option('--timeout <ms>', 'for each call of a tool', wholeNumberTo(MAX_TIMEOUT_MS), 10_000)
    .option('--json', 'print the address of --http as one JSON line')
    .action(loaded(() => import('../actions/mcp.js'), 'serveMcp'));
};
