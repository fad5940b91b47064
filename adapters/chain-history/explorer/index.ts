import { EVM_CHAINS } from '../../../domain/chains/index.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { PastPaymentsAnswer } from '../../../ports/sources/chain-history.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { createKeptAnswers } from '../../shared/kept-answers.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { createExplorerClient, type ExplorerClientConfig } from './client.js';
import { answerOfTransactions, paymentsIn } from './map.js';
import { readTransactions } from './wire.js';

export interface ExplorerConfig extends ExplorerClientConfig {
  /** How long an answer about an account is kept before the explorer is asked again. */
  readonly keepSeconds: number;
}

/** A plan that costs nothing gives so many transactions at most, however many were asked for. */
const FREE_PLAN_TRANSACTIONS = 1_000;

const url = { type: 'string', minLength: 1, maxLength: 500 } as const;

/** Whom an account has paid, by the API of an explorer. Off until it is configured. */
export const explorerHistory: ProviderManifest<'chainHistory', ExplorerConfig> = {
  id: 'explorer-history',
  name: 'Explorer',
  port: 'chainHistory',
  kind: 'external',
  mandatory: false,
  deadlineMs: 1_500,
  onByDefault: false,
  configSchema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      apiKey: { type: 'string', minLength: 1, maxLength: 200 },
      chains: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: EVM_CHAINS } },
      baseUrl: { ...url, default: 'https://api.etherscan.io/v2/api' },
      endpoints: {
        type: 'object',
        additionalProperties: false,
        default: {},
        properties: Object.fromEntries(EVM_CHAINS.map((chain) => [chain, url])),
      },
      allowPrivateNetwork: { type: 'boolean', default: false },
      transactions: { type: 'integer', minimum: 10, maximum: 10_000, default: 1_000 },
      keepSeconds: { type: 'integer', minimum: 0, maximum: 86_400, default: 300 },
    },
  },
  create: (config, { clock }) => {
    if (config.apiKey === undefined && Object.keys(config.endpoints).length === 0)
      throw new Error('it needs an apiKey, or the endpoints of explorers by chain');
    const client = createExplorerClient(config);
    const kept = createKeptAnswers<PastPaymentsAnswer>(clock, config.keepSeconds, ({ payments }) => payments.length);
    return {
      supports: (chain) => client.covers(chain),
      paymentsOf: async ({ chain, account, registeredAmong }, signal) => {
        refuseEnded(signal);
        return kept(`${chain} ${account}`, async () => {
          const answer = readTransactions(await client.ask(chain, account, signal));
          const payments = paymentsIn(answer, account);
          const registered = await registeredAmong([...new Set(payments.flatMap(({ token }) => token ?? []))]);
          const count = answer.result?.length ?? 0;
          const isWhole = count < config.transactions && count !== FREE_PLAN_TRANSACTIONS;
          return answerOfTransactions(payments, registered, isWhole, isoTime(clock.now()));
        });
      },
      close: () => client.close(),
    };
  },
};
