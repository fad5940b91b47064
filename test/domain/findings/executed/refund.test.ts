import { expect } from 'chai';
import type { ExecutedEffect } from '../../../../domain/facts/simulation/execution.js';
import type { Submission } from '../../../../src/application/check/check-request.js';
import { call, MULTI_SEND, packed, partOf, type Proposed, safeTypedData } from '../../../support/chain/safes.js';
import { RECIPIENT, SENDER, USDC_ON_ETHEREUM } from '../../../support/builders.js';
import { control, executionWith, nodeFact, paid, tokenAt } from '../../../support/executions.js';
import { judgePayload } from '../../../support/payload-judging.js';

const SAFE = partOf('treasury');
const USDC = tokenAt(USDC_ON_ETHEREUM, { symbol: 'USDC' });
const PRICES = [{ address: USDC_ON_ETHEREUM, leastUsd: '1', mostUsd: '1' }];

const verdictOn = async (proposed: Omit<Proposed, 'safe'>, effects: readonly ExecutedEffect[]) => {
  const typed_data = safeTypedData({ safe: SAFE, ...proposed });
  const request = { from_address: SENDER, chain: 'ethereum', typed_data };
  const execution = executionWith({ effects, prices: PRICES });
  const { decision } = await judgePayload({ route: 'payload', request } as Submission, [nodeFact(execution)]);
  return decision.findings.map(({ code, recommendedAction }) => `${code} ${recommendedAction}`);
};

describe('what a Safe loses by its own proposal', () => {
  const pays = { to: USDC_ON_ETHEREUM, data: call('transfer(address,uint256)', RECIPIENT, 5_000_000n) };
  const refund = { gasPrice: 1_000n, gasToken: USDC_ON_ETHEREUM, refundReceiver: RECIPIENT, safeTxGas: 100_000n };

  it('is reviewed as a refund that calls may cost, and blocked as one that takes what they never cost', async () => {
    const plausible = paid(SAFE, RECIPIENT, USDC, 5_000_000n + 20_000_000n);
    expect(await verdictOn({ ...pays, ...refund }, plausible)).to.include('undeclared_outflow REVIEW');
    const drained = paid(SAFE, RECIPIENT, USDC, 5_000_000n + 40_000_000_000n);
    expect(await verdictOn({ ...pays, ...refund }, drained)).to.include('undeclared_outflow BLOCK');
    const unsaid = paid(SAFE, RECIPIENT, USDC, 25_000_000n);
    expect(await verdictOn(pays, unsaid), 'no refund is asked for').to.include('undeclared_outflow BLOCK');
  });

  it('is no change of control where a library of Safe brings new code, and one where all else does', async () => {
    const migration = '0x526643f69b81b008f46d95cd5ced5ec0edffdac6';
    const moved = [control(SAFE, 'implementation', partOf('code'), '0x41675c099f32341bf84bfc5382af534df5c7461a')];
    const migrates = { to: migration, operation: 1n as const, data: call('migrateSingleton()') };
    expect(await verdictOn(migrates, moved)).to.not.include('control_changes BLOCK');
    expect(await verdictOn(pays, moved)).to.include('control_changes BLOCK');
    const hidden = { to: MULTI_SEND, operation: 1n as const, data: packed([pays]) };
    expect(await verdictOn(hidden, moved)).to.include('control_changes BLOCK');
  });
});
