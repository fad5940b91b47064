import { isRelaxable } from '../../../domain/findings/index.js';
import { expect } from 'chai';
import type { CheckRequest } from '../../../src/application/check/check-request.js';
import { NO_HISTORY } from '../../support/facts.js';
import { judgedRequest, verdictOn } from '../../support/judging.js';

const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';
const MULTI_SEND = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2';
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const STAKE = 'Stake11111111111111111111111111111111111111';
const METADATA = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';
const OWNER = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM';
const VALIDATOR = 'CertusDeBmqN8ZawdkxK5kFGMwBXdudvWHYwtNUNhLux';

const onSolana = (contract: string, permission: string): Partial<CheckRequest> => ({
  ...{ chain: 'solana', token: 'SOL', amount: 0, from_address: OWNER, to_address: VALIDATOR },
  ...{ transaction_type: 'contract_interaction', contract_address: contract, permissions: [permission] },
});

describe('a contract that calls what anyone tells it to', () => {
  const approval = (spender: string): Partial<CheckRequest> => ({
    ...{ transaction_type: 'approval', contract_address: spender, approval_amount: '250' },
  });

  it('is no spender, however well it is known and vouched for', async () => {
    for (const spender of [MULTICALL3, MULTI_SEND])
      for (const contract_verified of [undefined, true]) {
        const request = { ...approval(spender), ...(contract_verified !== undefined && { contract_verified }) };
        expect(await verdictOn(request), spender).to.deep.equal(['BLOCK', 'spender_open_to_anyone']);
      }
    expect(isRelaxable('spender_open_to_anyone')).to.equal(false);
    const { findings } = await judgedRequest(approval(MULTICALL3));
    expect(findings[0]?.message).to.include('anyone could take your tokens');
  });

  it('keeps no one from taking back what it may spend, nor from approving another known spender', async () => {
    expect((await verdictOn({ ...approval(MULTICALL3), approval_amount: '0', amount: 0 }))[0]).to.equal('ALLOW');
    expect(await verdictOn(approval(PERMIT2))).to.deep.equal(['ALLOW']);
  });
});

describe('a known token', () => {
  it(
    'that is hard to price is judged by its value: a large amount to a stranger is reviewed, a small one is ' + 'not',
    async () => {
      const maker = (amount: number) => verdictOn({ token: 'MKR', amount }, { history: NO_HISTORY });
      expect(await maker(2_000)).to.include.members(['REVIEW', 'large_transaction_amount']);
      expect((await maker(0.5))[0]).to.equal('ALLOW');
    },
  );
});

describe('the stake program of Solana', () => {
  it('lets no one spend by a delegation to a validator', async () => {
    expect(await verdictOn(onSolana(STAKE, 'delegate'))).to.deep.equal(['ALLOW']);
    expect(await verdictOn(onSolana(STAKE, 'DelegateStake'))).to.deep.equal(['ALLOW']);
  });

  it('is no way to give the stake away, and the same word elsewhere still names a spender', async () => {
    expect(await verdictOn(onSolana(STAKE, 'Authorize'))).to.deep.equal(['BLOCK', 'ownership_transfer']);
    expect(await verdictOn(onSolana(METADATA, 'Delegate'))).to.include.members([
      'REVIEW',
      'approval_spender_unverified',
    ]);
  });
});
