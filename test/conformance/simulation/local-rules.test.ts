import { expect } from 'chai';
import { localRules } from '../../../adapters/simulation/local-rules/index.js';
import type { TransactionIntent } from '../../../domain/intent/intent.js';
import {
  baseUnits,
  CONTRACT,
  intentWith,
  RECIPIENT,
  SENDER,
  tokens,
  UNLIMITED,
  proposalOf,
} from '../../support/builders.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';

const effectsOf = async (intent: TransactionIntent) =>
  (await localRules.create({}, dependenciesWith()).simulate(proposalOf(intent), neverAborted())).effects.map(
    ({ kind, to, amount }) => [kind, to, amount],
  );

describe('declared effects', () => {
  it('are said to be declared, not simulated, and to rest on no state', async () => {
    const answer = await localRules.create({}, dependenciesWith()).simulate(proposalOf(intentWith()), neverAborted());
    expect([answer.mode, answer.asOf]).to.deep.equal(['declared-intent', null]);
  });

  it('name the spender of an approval and what it may take', async () => {
    const approval = { kind: 'approval' as const, contract: CONTRACT };
    expect(await effectsOf(intentWith({ ...approval, approval: UNLIMITED }))).to.deep.equal([
      ['allowance', CONTRACT, 'unlimited'],
    ]);
    expect(await effectsOf(intentWith({ ...approval, approval: tokens('12.5') }))).to.deep.equal([
      ['allowance', CONTRACT, '12.5'],
    ]);
    expect(await effectsOf(intentWith({ ...approval, approval: baseUnits('0x5f5e100') }))).to.deep.equal([
      ['allowance', CONTRACT, null],
    ]);
    expect(await effectsOf(intentWith({ kind: 'approval', approval: UNLIMITED }))).to.deep.equal([
      ['allowance', RECIPIENT, 'unlimited'],
    ]);
  });

  it('show a contract call with an operator approval by name or selector', async () => {
    for (const permission of ['setApprovalForAll(address,bool)', '0xa22cb465']) {
      const intent = intentWith({ kind: 'call', contract: CONTRACT, permissions: [permission] });
      expect(await effectsOf(intent)).to.deep.equal([
        ['contract_call', CONTRACT, '250'],
        ['operator_approval', RECIPIENT, 'unlimited'],
      ]);
    }
  });

  it('keep an invalid address as it was sent', async () =>
    expect(await effectsOf(intentWith({ to: 'nowhere', from: SENDER }))).to.deep.equal([
      ['transfer', 'nowhere', '250'],
    ]));
});
