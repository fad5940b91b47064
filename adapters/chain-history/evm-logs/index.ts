import { currencyOf } from '../../../domain/chains/index.js';
import type { PastPaymentsAnswer } from '../../../ports/sources/chain-history.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { createKeptAnswers } from '../../shared/kept-answers.js';
import { EVM_ENDPOINTS } from '../../shared/node-settings.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { createLogsClient, type LogsClientConfig } from './client.js';
import { readPayments } from './read-payments.js';

export interface EvmLogsConfig extends LogsClientConfig {
  /** How far from now a node's newest block may be, seconds; farther counts as a failure of the node. */
  readonly maxAgeSeconds: number;
  /** How long an answer about an account is kept before a node is asked again. */
  readonly keepSeconds: number;
}

/** Whom an account has paid in tokens, by the logs of a node. Off until it is configured. */
export const evmLogs: ProviderManifest<'chainHistory', EvmLogsConfig> = {
  id: 'evm-logs',
  name: 'Logs of a node',
  port: 'chainHistory',
  kind: 'external',
  mandatory: false,
  deadlineMs: 1_500,
  onByDefault: false,
  configSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['endpoints'],
    properties: {
      endpoints: EVM_ENDPOINTS,
      allowPrivateNetwork: { type: 'boolean', default: false },
      blocks: { type: 'integer', minimum: 100, maximum: 100_000_000, default: 10_000 },
      maxAgeSeconds: { type: 'integer', minimum: 1, maximum: 315_360_000, default: 600 },
      keepSeconds: { type: 'integer', minimum: 0, maximum: 86_400, default: 300 },
    },
  },
  create: (config, { clock }) => {
    const client = createLogsClient(config);
    const kept = createKeptAnswers<PastPaymentsAnswer>(clock, config.keepSeconds, ({ payments }) => payments.length);
    return {
      supports: (chain) => client.covers(chain),
      paymentsOf: async (question, signal) => {
        refuseEnded(signal);
        const { chain, account } = question;
        const reading = {
          chainId: currencyOf(chain).chainId ?? '',
          blocks: config.blocks,
          nowMs: clock.now(),
          farthestMs: config.maxAgeSeconds * 1_000,
        };
        return kept(`${chain} ${account}`, () =>
          client.ask(chain, (node, attempt) => readPayments(node, question, reading, attempt), signal),
        );
      },
      close: () => client.close(),
    };
  },
};
