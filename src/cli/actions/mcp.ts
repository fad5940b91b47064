import { createPinoLogger } from '../../../adapters/platform/pino-logger.js';
import { endInOrder } from '../../runtime/end-in-order.js';
import { Signgate } from '../../sdk/index.js';
import { print } from '../output.js';

interface McpOptions {
  readonly url: string;
  readonly http?: number;
  readonly host: string;
  readonly names?: readonly string[];
  readonly timeout: number;
  readonly json?: boolean;
}

const KEY_VARIABLE = 'SIGNGATE_API_KEY';
const CLOSE_LIMIT_MS = 15_000;
const PACKAGE = '@modelcontextprotocol/sdk';

/** Loads what needs the optional package. */
const orExplain = <Module>(load: Promise<Module>): Promise<Module> =>
  load.catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_MODULE_NOT_FOUND' && message.includes(PACKAGE))
      throw new Error(`This needs the optional package ${PACKAGE}: run npm ci without --omit=optional.`);
    throw error;
  });

export const serveMcp = async ({ url, http, host, names = [], timeout, json }: McpOptions): Promise<void> => {
  // standard output is for the protocol
  const logger = createPinoLogger({ level: 'info', write: (line) => process.stderr.write(line) });
  const signgateOf = (apiKey: string): Signgate => new Signgate({ baseUrl: url, apiKey, timeoutMs: timeout });
  if (http === undefined) {
    const apiKey = process.env[KEY_VARIABLE];
    if (apiKey === undefined || apiKey === '')
      throw new Error(`Put the key of this agent into the environment variable ${KEY_VARIABLE}.`);
    const { serveStdio } = await orExplain(import('../../mcp/stdio.js'));
    return serveStdio({ signgate: signgateOf(apiKey), logger, input: process.stdin, output: process.stdout });
  }
  if (!/^(?:127\.[\d.]+|::1|localhost)$/.test(host) && names.length === 0)
    throw new Error('An address other than loopback needs --names: the host names under which callers reach it.');
  // says now, not at the first call, that the address is none
  signgateOf('not-a-key');
  const { serveHttp } = await orExplain(import('../../mcp/http.js'));
  const server = await serveHttp({ host, port: http, names, signgateOf, logger });
  const address = `${server.url}/mcp`;
  print(json, { url: address }, () => `Tools for agents: ${address}, each caller with a key of its own`);
  endInOrder({ limitMs: CLOSE_LIMIT_MS, close: () => server.close() });
};
