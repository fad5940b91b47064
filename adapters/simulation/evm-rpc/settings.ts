import type { Chain } from '../../../domain/chains/index.js';
import { byEvmChain, EVM_ENDPOINTS } from '../../shared/node-settings.js';

/** A block whose hash every node of the chain must know. */
export interface TrustedBlock {
  readonly number: number;
  /** Lower-case hex behind `0x`. */
  readonly hash: string;
}

export interface EvmRpcSettings {
  /** One or two nodes of a chain. A URL may hold a key. */
  readonly endpoints: Partial<Record<Chain, readonly string[]>>;
  readonly checkpoints?: Partial<Record<Chain, TrustedBlock>>;
  /** For a node of one's own on a private address, and http. */
  readonly allowPrivateNetwork: boolean;
  /** How far from now the newest block may be; absent: of any age. The settings have a default. */
  readonly maxAgeSeconds?: number;
}

const CHECKPOINT = {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'hash'],
  properties: { number: { type: 'integer', minimum: 0 }, hash: { type: 'string', pattern: '^0x[0-9a-f]{64}$' } },
};

/** JSON Schema of the settings. */
export const EVM_RPC_SETTINGS = {
  type: 'object',
  additionalProperties: false,
  required: ['endpoints'],
  properties: {
    endpoints: EVM_ENDPOINTS,
    checkpoints: byEvmChain(CHECKPOINT),
    allowPrivateNetwork: { type: 'boolean', default: false },
    maxAgeSeconds: { type: 'integer', minimum: 1, maximum: 315_360_000, default: 600 },
  },
} as const;
