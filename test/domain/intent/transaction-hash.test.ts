import { base58 } from '@scure/base';
import { expect } from 'chai';
import { CHAINS, familyOf } from '../../../domain/chains/index.js';
import { isTransactionHash, transactionHashForm } from '../../../domain/intent/transaction-hash.js';

const bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, (_, index) => index + 1);
const EVM = `0x${'5c'.repeat(32)}`;
const SOLANA = base58.encode(bytes(64));

describe('a transaction hash', () => {
  for (const chain of CHAINS) {
    const [own, other] = familyOf(chain) === 'evm' ? [EVM, SOLANA] : [SOLANA, EVM];

    it(`is that of its own chain: ${chain}`, () => {
      expect([isTransactionHash(chain, own), isTransactionHash(chain, other)]).to.deep.equal([true, false]);
      expect(transactionHashForm(chain).toLowerCase()).to.include(chain === 'bnb' ? 'bnb chain' : chain);
    });
  }

  it('has exactly its length and its alphabet, in any letter case of hex', () => {
    expect(isTransactionHash('base', EVM.replaceAll('c', 'C'))).to.equal(true);
    for (const text of [
      '',
      '0x',
      EVM.slice(0, -1),
      `${EVM}0`,
      EVM.slice(2),
      ` ${EVM}`,
      `${EVM}\n`,
      EVM.replace('5', 'g'),
    ])
      expect(isTransactionHash('ethereum', text), text).to.equal(false);
    for (const text of ['', base58.encode(bytes(63)), base58.encode(bytes(65)), base58.encode(bytes(32)), `${SOLANA}0`])
      expect(isTransactionHash('solana', text), text).to.equal(false);
  });
});
