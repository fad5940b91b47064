import { expect } from 'chai';
import { CHAINS } from '../../../domain/chains/index.js';
import { evmAddress } from '../../support/addresses.js';
import { putList, rowOf } from '../../support/lists.js';
import { codesOf as codes, useRealService, type Verdict } from '../real/support/real-service.js';
import { MEMORY } from '../real/support/storages.js';

const SOLANA = {
  one: 'HMXSpmyFby9hCdua92CD9SjGnEw1qDY4BbcwvxaQbAVC',
  two: '2ZJbydiwo7ubPDFxYPpTpgjkJcWNJQWxLAN1CSjRnFz3',
};
const LIST = { source: 'Example list', publishedAt: '2026-11-01T00:00:00.000Z' };

describe('a listed address and chains', () => {
  const service = useRealService(MEMORY);
  const put = (...rows: Parameters<typeof putList>[2][]) => putList(service().stores.archive, LIST, ...rows);
  const paid = async (to: string, chain: string): Promise<Verdict> =>
    service().verdict(await service().key({ environment: 'production' }), {
      from_address: chain === 'solana' ? SOLANA.two : evmAddress('sender'),
      to_address: to,
      chain,
      token: chain === 'solana' ? 'SOL' : 'USDC',
      amount: 25,
    });

  it('blocks an account on every EVM chain, whichever one its row names, and not on Solana', async () => {
    const listed = evmAddress('listed');
    await put(rowOf(listed, { chain: 'ethereum' }));
    for (const chain of CHAINS.filter((name) => name !== 'solana')) {
      const answer = await paid(`0x${listed.slice(2).toUpperCase()}`, chain);
      expect([answer.recommended_action, ...codes(answer)], chain).to.include.members(['BLOCK', 'listed_scam_address']);
    }
    expect((await paid(SOLANA.one, 'solana')).recommended_action).to.equal('ALLOW');
  });

  it('blocks a sanctioned account on every EVM chain', async () => {
    await put(rowOf(evmAddress('party'), { chain: 'bnb', category: 'sanctions' }));
    expect(codes(await paid(evmAddress('party'), 'base'))).to.include('sanctioned_address');
  });

  it('blocks a listed token on its own chain, and reviews its address elsewhere', async () => {
    const token = evmAddress('token');
    await put(rowOf(token, { chain: 'ethereum', tokenContract: true }));
    expect((await paid(token, 'ethereum')).recommended_action).to.equal('BLOCK');
    const elsewhere = await paid(token, 'base');
    expect([elsewhere.recommended_action, ...codes(elsewhere)]).to.include.members([
      'REVIEW',
      'listed_on_another_chain',
    ]);
    expect(elsewhere.findings.find(({ code }) => code === 'listed_on_another_chain')?.message)
      .to.include('Ethereum')
      .and.to.include('Check it first');
  });

  it('has nothing against an address that no list names, on any chain', async () => {
    await put(rowOf(evmAddress('listed'), { chain: 'ethereum' }));
    for (const chain of ['ethereum', 'base'])
      expect((await paid(evmAddress('payee'), chain)).recommended_action).to.equal('ALLOW');
  });

  it('clears a source of funds by an attribution on the chain that it names alone', async () => {
    const current = {
      source: 'Exchanges',
      publishedAt: new Date(service().clock.now()).toISOString(),
      maxAgeSeconds: 86_400,
    };
    const exchange = rowOf(evmAddress('exchange'), { chain: 'ethereum', category: 'regulated_service' });
    await putList(service().stores.archive, current, exchange);
    const key = await service().key({ environment: 'production' });
    const incoming = (chain: string) =>
      service().verdict(key, {
        from_address: exchange.key,
        to_address: evmAddress('own'),
        chain,
        token: 'USDC',
        amount: 25,
        direction: 'incoming',
      });
    expect((await incoming('ethereum')).recommended_action).to.equal('ALLOW');
    expect(codes(await incoming('base'))).to.deep.equal(['provenance_unclear']);
  });
});
