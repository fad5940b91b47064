import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { ListeningServer } from '../../../src/http/server/listening-server.js';
import { serveHttp } from '../../../src/mcp/http.js';
import { Signgate } from '../../../src/sdk/index.js';
import { environmentOf } from '../../support/service-process.js';
import { silentLogger } from '../../support/silent-logger.js';
import { writtenText } from '../../support/written-text.js';

export const MAIN = fileURLToPath(new URL('../../../src/cli/main.js', import.meta.url));

/** What a tool answered. */
export interface ToolAnswer {
  readonly isError: boolean;
  /** What it obliges its reader to do, in words. */
  readonly words: string;
  /** The second text, as JSON. */
  readonly json: Record<string, unknown>;
  readonly structured: Record<string, unknown> | undefined;
}

/** A real client of the protocol, with the tools of one service and the key of one caller. */
export interface Agent {
  readonly client: Client;
  readonly call: (tool: string, input: object) => Promise<ToolAnswer>;
  readonly close: () => Promise<void>;
}

/** How an agent reaches the tools. */
export interface Way {
  readonly name: string;
  readonly open: (url: string, apiKey: string, timeoutMs?: number) => Promise<Agent>;
}

export const agentOn = async (transport: Transport, close = async (): Promise<void> => undefined): Promise<Agent> => {
  const client = new Client({ name: 'a test', version: '1' });
  await client.connect(transport);
  // from now on the client holds every answer to its output schema
  await client.listTools();
  return {
    client,
    call: async (tool, input) => {
      const { isError, content, structuredContent } = (await client.callTool({
        name: tool,
        arguments: input as Record<string, unknown>,
      })) as { isError?: boolean; content: { text: string }[]; structuredContent?: Record<string, unknown> };
      const [words = '', json = ''] = content.map(({ text }) => text);
      return {
        isError: isError ?? false,
        words,
        json: JSON.parse(json) as Record<string, unknown>,
        structured: structuredContent,
      };
    },
    close: async () => {
      await client.close();
      await close();
    },
  };
};

/** The server over HTTP on a free port, and what reaches it with a key. */
export const startHttp = (url: string, timeoutMs = 10_000, logger = silentLogger): Promise<ListeningServer> =>
  serveHttp({
    host: '127.0.0.1',
    port: 0,
    names: ['tools.example'],
    signgateOf: (apiKey) => new Signgate({ baseUrl: url, apiKey, timeoutMs }),
    logger,
  });

export const httpAgent = ({ url }: ListeningServer, headers: Record<string, string>, close?: () => Promise<void>) =>
  agentOn(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }) as Transport, close);

const STDIO: Way = {
  name: 'standard input and output',
  open: async (url, apiKey, timeoutMs = 10_000) => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [MAIN, 'mcp', '--url', url, '--timeout', String(timeoutMs)],
      env: environmentOf({ SIGNGATE_API_KEY: apiKey }) as Record<string, string>,
      stderr: 'pipe',
    });
    let log = '';
    transport.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    writtenText.watch('signgate mcp', 'nothing', () => log);
    return agentOn(transport);
  },
};

const HTTP: Way = {
  name: 'streamable HTTP',
  open: async (url, apiKey, timeoutMs) => {
    const server = await startHttp(url, timeoutMs);
    return httpAgent(server, { 'x-api-key': apiKey }, () => server.close());
  },
};

export const WAYS: readonly Way[] = [STDIO, HTTP];
