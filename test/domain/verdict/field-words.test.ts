import { expect } from 'chai';
import { withoutFieldNames } from '../../../domain/verdict/field-words.js';

describe('a message of a finding for people', () => {
  for (const [message, told] of [
    ['The address in from_address has a link to a mixer.', 'The address of the sender has a link to a mixer.'],
    [
      'to_address is not the recipient that was expected (expected_to_address).',
      'The recipient is not the recipient that was expected (the expected recipient).',
    ],
    ['It calls a contract. contract_address names none.', 'It calls a contract. The named contract names none.'],
    ['The token USDC goes to 0xabc, to address 0xdef.', 'The token USDC goes to 0xabc, to address 0xdef.'],
  ] as const)
    it(`has words in place of the names of fields: ${message}`, () => {
      expect(withoutFieldNames(message)).to.equal(told);
    });
});
