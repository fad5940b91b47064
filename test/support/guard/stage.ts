import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Eip1193Provider, type GuardOptions, type ReceiptKeys, Signgate } from '../../../src/sdk/index.js';
import { type RealService, startRealService } from '../../http/real/support/real-service.js';
import { MEMORY } from '../../http/real/support/storages.js';
import { accountOf } from '../chain/accounts.js';
import { type Anvil, startAnvil } from '../chain/anvil.js';
import { quantity } from '../chain/rpc.js';

/** A request as the wallet got it. */
export interface Got {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Methods that make a wallet sign. */
const SIGNS = /^(?:eth_send|eth_sign|personal_|wallet_send|wallet_sign)/;

/** A wallet in front of a node: it signs what reaches it, and keeps a list of that. */
export interface Wallet extends Eip1193Provider {
  readonly got: Got[];
  /** Answers in place of the node. */
  readonly answers: Map<string, unknown>;
}

export interface Stage {
  readonly service: RealService;
  readonly anvil: Anvil;
  readonly jwks: ReceiptKeys;
  /** An account with 10,000 ether, the wallet that holds it, and a client with a key of a partner of its own. */
  actor(name: string, fetch?: typeof globalThis.fetch): Promise<Actor>;
  balanceOf(address: string): Promise<bigint>;
  stop(): Promise<void>;
}

export interface Actor {
  readonly address: string;
  readonly wallet: Wallet;
  readonly options: Pick<GuardOptions, 'signgate' | 'timeoutMs'>;
}

const walletOf = (anvil: Anvil): Wallet => {
  const got: Got[] = [];
  const answers = new Map<string, unknown>();
  return {
    got,
    answers,
    request: async ({ method, params = [] }) => {
      if (SIGNS.test(method)) got.push({ method, params: params as readonly unknown[] });
      return answers.has(method) ? answers.get(method) : anvil.rpc(method, ...(params as readonly unknown[]));
    },
  };
};

const WEALTH = 10_000n * 10n ** 18n;
/** No scene waits longer for an answer that never comes, milliseconds; an honest one may take that long. */
const TIMEOUT_MS = 5_000;

/** A real node, and the real service in memory with a signing key of its own. */
export const startStage = async (): Promise<Stage> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-guard-'));
  const [anvil, service] = await Promise.all([
    startAnvil(),
    startRealService(MEMORY, { environment: { DATA_DIR: folder } }),
  ]);
  const jwks = (await new Signgate({ baseUrl: service.url }).call('getJwks', {})) as ReceiptKeys;
  return {
    service,
    anvil,
    jwks,
    actor: async (name, fetch) => {
      const { address } = accountOf(name);
      await anvil.rpc('anvil_setBalance', address, quantity(WEALTH));
      await anvil.rpc('anvil_impersonateAccount', address);
      const apiKey = await service.key({ partner: name });
      const client = { baseUrl: service.url, apiKey, retries: 0, ...(fetch && { fetch }) };
      return {
        address,
        wallet: walletOf(anvil),
        options: { signgate: new Signgate(client), timeoutMs: TIMEOUT_MS },
      };
    },
    balanceOf: async (address) => BigInt(await anvil.rpc<string>('eth_getBalance', address, 'latest')),
    stop: async () => {
      await Promise.all([anvil.stop(), service.stop()]);
      await rm(folder, { recursive: true });
    },
  };
};
