import { CONTRACT, ETHER, UNKNOWN_TOKEN, USDC } from '../../../support/builders.js';
import { describeMessages, type Row } from './rows.js';

const MISSPELT = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eB49';

const BASE58 = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q';

const NETWORK: readonly Row[] = [
  {
    when: 'letter case does not fit',
    code: 'address_checksum_mismatch',
    intent: { to: MISSPELT, expectedTo: MISSPELT },
    says: ['The recipient 0xa0b8…eb49 was mistyped or altered', 'Copy it again from its source'],
    fields: ['to_address', 'expected_to_address'],
  },
  {
    when: 'text is no EVM address',
    code: 'invalid_recipient_address',
    intent: { to: 'nobody' },
    says: ['The recipient is not an address of Ethereum', 'Copy it again'],
    fields: ['to_address'],
  },
  {
    when: 'text is no Solana address',
    code: 'invalid_recipient_address',
    intent: { chain: 'solana', from: BASE58, to: 'nobody' },
    says: ['The recipient is not an address of Solana', 'Copy it again'],
    fields: ['to_address'],
  },
  {
    when: 'a Solana address stands on an EVM chain',
    code: 'invalid_sender_address',
    intent: { from: BASE58 },
    says: ['The sender is a Solana address, but this is on Ethereum', 'choose the right network'],
    fields: ['from_address'],
  },
  {
    when: 'an EVM address stands on Solana',
    code: 'invalid_recipient_address',
    intent: { chain: 'solana', from: BASE58 },
    says: ['The recipient is an EVM address (0x…), but this is on Solana', 'choose the right network'],
    fields: ['to_address'],
  },
  {
    when: 'the contract is another than the token’s',
    code: 'token_contract_mismatch',
    intent: { contract: CONTRACT },
    says: ['The contract 0x9d4e…7081 is not the official contract of USDC on Ethereum', 'Do not send'],
    fields: ['contract_address'],
  },
  {
    when: 'a currency is given a contract',
    code: 'token_contract_mismatch',
    intent: { token: 'ETH', amount: '1', contract: CONTRACT },
    facts: { token: ETHER },
    says: ['cannot be the contract of ETH, the coin of Ethereum: a coin has none', 'do not send'],
    fields: ['contract_address'],
  },
  {
    when: 'the contract is that of the same money under another symbol',
    code: 'token_variant',
    intent: { contract: CONTRACT },
    facts: { token: { ...USDC, variants: [{ key: CONTRACT, symbol: 'USDC.e' }] } },
    says: ['The contract 0x9d4e…7081 is USDC.e on Ethereum, not USDC', 'make sure which one is meant'],
    fields: ['contract_address'],
  },
  {
    when: 'a token is issued elsewhere',
    code: 'token_not_on_chain',
    intent: {},
    facts: { token: { ...UNKNOWN_TOKEN, completeForAllChains: true } },
    says: ['USDC does not exist on Ethereum', 'Check the network and the token'],
    fields: [],
  },
  {
    when: 'a token is not known',
    code: 'token_not_recognized',
    intent: { token: 'NEWCOIN' },
    facts: { token: UNKNOWN_TOKEN },
    says: ['We do not know NEWCOIN on Ethereum', 'Compare its contract'],
    fields: [],
  },
];

describe('messages', () => {
  describeMessages(NETWORK);
});
