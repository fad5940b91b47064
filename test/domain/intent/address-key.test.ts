import { expect } from 'chai';
import { addressKey } from '../../../domain/intent/address.js';

describe('the key of an address that others name', () => {
  it('is lower-case hex for EVM, however it is written, and base58 as it stands for Solana', () => {
    expect(addressKey('0xABcd')).to.equal('0xabcd');
    expect(addressKey('0XABCD')).to.equal('0xabcd');
    expect(addressKey('9xQeWvG8')).to.equal('9xQeWvG8');
  });
});
