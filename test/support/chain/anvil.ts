import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../free-port.js';
import { quantity, type Rpc, rpcOf } from './rpc.js';

const START_LIMIT_MS = 10_000;
const TRY_AGAIN_MS = 10;

/** The package is an optional one of `node/package.json`: npm passes it over on other platforms. */
const PROGRAM = '@foundry-rs/anvil-linux-amd64/bin/anvil';

/** Elsewhere than on Linux on x64 the setting ANVIL names the program. Throws where there is none. */
const program = (): string => {
  if (process.env['ANVIL'] !== undefined) return process.env['ANVIL'];
  try {
    return createRequire(import.meta.url).resolve(PROGRAM);
  } catch (cause) {
    throw new Error('There is no anvil here: run npm ci, or let ANVIL name an anvil 1.5.1', { cause });
  }
};

export interface AnvilOptions {
  /** 1, Ethereum, where absent. */
  readonly chainId?: number;
  /** The time of its first block, seconds. Every later block is 12 s younger than the one before. */
  readonly genesisTime?: number;
  /** Who gets the fees of its blocks. */
  readonly coinbase?: string;
  /** These have 10,000 ether each. */
  readonly funded?: readonly string[];
}

export interface Receipt {
  readonly transactionHash: string;
  readonly status: '0x0' | '0x1';
  readonly blockNumber: string;
  readonly blockHash: string;
  readonly gasUsed: string;
  readonly effectiveGasPrice: string;
  readonly contractAddress: string | null;
  readonly logs: readonly { readonly address: string; readonly topics: readonly string[]; readonly data: string }[];
}

/** A transaction as a node takes it: hex texts. */
export type TransactionRequest = Readonly<Record<string, unknown>>;

/** A node of one's own. Each transaction is mined as it comes, in a block of its own. */
export interface Anvil {
  readonly url: string;
  readonly chainId: number;
  readonly rpc: Rpc;
  /** Mines so many empty blocks. */
  mine(blocks?: number): Promise<void>;
  /** The id of the present state, which `revert` goes back to, once. */
  snapshot(): Promise<string>;
  revert(id: string): Promise<void>;
  /** Sends signed bytes. Resolves with the receipt, of a transaction that reverted too. */
  sendRaw(raw: string): Promise<Receipt>;
  /** Sends as an account whose key is not at hand. */
  sendAs(from: string, transaction: TransactionRequest): Promise<Receipt>;
  stop(): Promise<void>;
}

const BLOCK_SECONDS = 12;
const GENESIS_TIME = 1_750_000_000;
const COINBASE = '0x00000000000000000000000000000000c01bba5e';
const WEALTH = 10_000n * 10n ** 18n;

/** A node on loopback, without any state but what the options say. Rejects when it does not answer within 10 s. */
export const startAnvil = async (options: AnvilOptions = {}): Promise<Anvil> => {
  const { chainId = 1, genesisTime = GENESIS_TIME, coinbase = COINBASE, funded = [] } = options;
  for (let tries = 0; tries < 3; tries += 1) {
    const started = await tryAnvil(chainId, genesisTime);
    if (started === null) continue;
    const { rpc } = started;
    await Promise.all([
      rpc('anvil_setBlockTimestampInterval', BLOCK_SECONDS),
      rpc('anvil_setCoinbase', coinbase),
      ...funded.map((address) => rpc('anvil_setBalance', address, quantity(WEALTH))),
    ]);
    return started;
  }
  throw new Error('anvil did not start');
};

/** Null where the port was taken meanwhile. */
const tryAnvil = async (chainId: number, genesisTime: number): Promise<Anvil | null> => {
  const port = await freePort();
  const child = spawn(
    program(),
    [
      ...['--silent', '--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId)],
      ...['--timestamp', String(genesisTime), '--accounts', '0', '--threads', '1'],
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  // a run that breaks off leaves no node behind
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  const rpc = rpcOf(url);
  const stop = async (): Promise<void> => {
    process.off('exit', end);
    end();
    await ended;
  };
  const deadline = performance.now() + START_LIMIT_MS;
  const isReady = async (): Promise<boolean> =>
    rpc<string>('eth_chainId').then(
      (answer) => Number(answer) === chainId,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) return null;
    if (performance.now() > deadline) {
      await stop();
      throw new Error(`anvil does not answer on ${url}`);
    }
    await delay(TRY_AGAIN_MS);
  }
  return { url, chainId, rpc, stop, ...commandsOf(rpc) };
};

const commandsOf = (rpc: Rpc): Pick<Anvil, 'mine' | 'snapshot' | 'revert' | 'sendRaw' | 'sendAs'> => ({
  mine: async (blocks = 1) => void (await rpc('anvil_mine', quantity(blocks))),
  snapshot: () => rpc<string>('evm_snapshot'),
  revert: async (id) => {
    if (!(await rpc<boolean>('evm_revert', id))) throw new Error(`There is no snapshot ${id}`);
  },
  sendRaw: (raw) => rpc<Receipt>('eth_sendRawTransactionSync', raw),
  sendAs: async (from, transaction) => {
    await rpc('anvil_impersonateAccount', from);
    try {
      return await rpc<Receipt>('eth_sendTransactionSync', { from, ...transaction });
    } finally {
      await rpc('anvil_stopImpersonatingAccount', from);
    }
  },
});
