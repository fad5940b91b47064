import { expect } from 'chai';
import type { ContractRegistry } from '../../../ports/sources/contracts.js';
import { intentWith, NOW_MS, OUTGOING_DEFAULT, proposalOf, RECIPIENT, SENDER } from '../../support/builders.js';
import { contractStatement } from '../../support/facts.js';
import { fakeSources } from '../../support/fake-sources.js';
import { SCOPE } from '../../support/judging.js';
import { gathering } from '../../support/gathering.js';

/** The accounts that a registry is asked about in a payment, and those that its fact then speaks of. */
const askedAndTold = async (knowsWallets: boolean) => {
  const asked: string[] = [];
  const instance: ContractRegistry = {
    ...(knowsWallets ? { knowsWallets } : {}),
    supports: () => true,
    lookUp: async (_chain, key) => {
      asked.push(key);
      return { ...contractStatement(key), asOf: null };
    },
    close: async () => undefined,
  };
  const manifest = {
    id: 'a-registry',
    name: 'A registry',
    kind: 'external',
    mandatory: false,
    deadlineMs: 250,
  } as const;
  const { facts } = await gathering({ ...fakeSources(), contracts: [{ manifest, instance }] })({
    proposal: proposalOf(intentWith()),
    policy: OUTGOING_DEFAULT,
    scope: SCOPE,
    nowMs: NOW_MS,
    requestId: 'req_test',
  });
  const value = facts.contracts[0]?.value;
  return { asked, told: [value?.key, ...(value?.others ?? []).map(({ key }) => key)] };
};

describe('the accounts that a contract registry is asked about', () => {
  it('are the sender and the recipient of a payment where it knows wallets', async () => {
    const { asked, told } = await askedAndTold(true);
    expect(asked).to.have.members([RECIPIENT, SENDER]);
    expect(told).to.deep.equal([RECIPIENT, SENDER]);
  });

  it('leave out the sender where it knows contracts alone', async () =>
    expect(await askedAndTold(false)).to.deep.equal({ asked: [RECIPIENT], told: [RECIPIENT] }));
});
