import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { snakeCased } from '../../../src/http/routes/read-check/present.js';
import { ContractFactsSchema } from '../../../src/http/schemas/check-record/facts/contracts.js';
import { CONTRACT, RECIPIENT, SENDER } from '../../support/builders.js';
import { accountState, contractFacts, contractStatement } from '../../support/facts.js';

describe('a recorded statement about an address', () => {
  const isOfSchema = new Ajv2020({ strict: false, allErrors: true }).compile(ContractFactsSchema);

  it('is published as its schema says, with what stands at the address and without', () => {
    const delegated = accountState('delegated', { frozenBy: ['USDC'] });
    const facts = contractFacts(CONTRACT, {
      state: accountState('contract', { implementation: SENDER, admin: SENDER, owner: SENDER }),
      recipient: contractStatement(RECIPIENT, { state: delegated }),
      others: [
        contractStatement(SENDER, { state: accountState('none', { frozenBy: null }) }),
        contractStatement(SENDER),
      ],
    });
    const published = snakeCased(facts);
    expect(isOfSchema(published), JSON.stringify(isOfSchema.errors)).to.equal(true);
    expect(JSON.stringify(published)).to.include('"frozen_by":["USDC"]');
  });
});
