import { type Chain, ALL_CHAINS } from '../../../../domain/chains/index.js';
import type { ReceiptAnswer } from '../../../../domain/facts/contract/contract-facts.js';

/** One contract as the file names it. */
export interface ContractEntry {
  readonly chain: Chain;
  readonly address: string;
  readonly name: string;
  readonly protocol: string;
  readonly receives?: ReceiptAnswer | null;
  readonly upgradeable?: true | null;
  readonly source: string;
  readonly version: string;
  readonly date: string;
}

/** More than any registry has: all that 18 protocols publish for seven chains are 2,700. */
export const MAX_CONTRACTS = 50_000;

/** Names are shown in messages: without letters that look like others, they cannot pass for other names. */
const plainText = (most: number) => ({
  type: 'string',
  maxLength: most,
  pattern: '^[!-~]+( [!-~]+)*$',
  'x-rule': `must be 1 to ${String(most)} printable ASCII characters, without two spaces in a row`,
});
const day = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$', 'x-rule': 'must be a day such as 2026-11-23' };
const oneOf = (values: readonly (string | number | boolean | null)[]) => ({
  enum: values,
  'x-rule': `must be ${values.map((value) => JSON.stringify(value)).join(' or ')}`,
});

const contract = {
  type: 'object',
  additionalProperties: false,
  required: ['chain', 'address', 'name', 'protocol', 'source', 'version', 'date'],
  properties: {
    chain: { enum: ALL_CHAINS, 'x-rule': `must be one of ${ALL_CHAINS.join(', ')}` },
    address: { type: 'string', maxLength: 44, 'x-rule': 'must be an address' },
    name: plainText(100),
    protocol: plainText(60),
    // that a contract keeps anything is true of people's accounts, which no publisher can vouch for
    receives: oneOf(['nothing', 'native', null]),
    // that code cannot be exchanged is for a node to say
    upgradeable: oneOf([true, null]),
    source: plainText(100),
    version: plainText(40),
    date: day,
  },
  'x-rule': 'must be an object',
};

/** The form of the file. Each member's rule is told in place of its value. */
export const REGISTRY_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['format', 'schema', 'published', 'contracts'],
  properties: {
    format: oneOf(['signgate-contracts']),
    schema: oneOf([1]),
    published: day,
    contracts: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_CONTRACTS,
      items: contract,
      'x-rule': `must be a list of 1 to ${String(MAX_CONTRACTS)} contracts`,
    },
  },
  'x-rule': 'must be an object',
};
