import { NODE_ENDPOINTS } from '../../shared/node-settings.js';

/** The hash of the first block of mainnet. Source: Solana, clusters; the same in Agave and Firedancer. */
export const MAINNET_GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';

export interface SolanaRpcSettings {
  /** One or two nodes. A URL may hold a key. */
  readonly endpoints: readonly string[];
  /** Hash of the first block, which every node must know: base58. */
  readonly checkpoint: string;
  /** For a node of one's own on a private address, and http. */
  readonly allowPrivateNetwork: boolean;
  /** How old the newest block may be; absent: of any age. The settings have a default. */
  readonly maxAgeSeconds?: number;
}

/** JSON Schema of the settings. */
export const SOLANA_RPC_SETTINGS = {
  type: 'object',
  additionalProperties: false,
  required: ['endpoints'],
  properties: {
    endpoints: NODE_ENDPOINTS,
    checkpoint: { type: 'string', pattern: '^[1-9A-HJ-NP-Za-km-z]{32,44}$', default: MAINNET_GENESIS },
    allowPrivateNetwork: { type: 'boolean', default: false },
    maxAgeSeconds: { type: 'integer', minimum: 1, maximum: 315_360_000, default: 120 },
  },
} as const;
