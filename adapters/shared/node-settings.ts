import { EVM_CHAINS } from '../../domain/chains/index.js';

/** JSON Schema of the nodes of a chain: one, or one and another. */
export const NODE_ENDPOINTS = {
  type: 'array',
  minItems: 1,
  maxItems: 2,
  uniqueItems: true,
  items: { type: 'string', minLength: 1, maxLength: 500 },
} as const;

/** JSON Schema of an object by EVM chain. */
export const byEvmChain = (each: object) => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(EVM_CHAINS.map((chain) => [chain, each])),
});

/** The same of the nodes of EVM chains, at least one chain's. */
export const EVM_ENDPOINTS = { ...byEvmChain(NODE_ENDPOINTS), minProperties: 1 };
