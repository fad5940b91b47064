import { expect } from 'chai';
import { compileSchema } from '../../../src/http/schemas/ajv.js';
import { CheckRequestSchema } from '../../../src/http/schemas/check-request.js';
import { PayloadCheckRequestSchema } from '../../../src/http/schemas/payload-check-request.js';
import { evmAddress } from '../../support/addresses.js';

const declared = {
  from_address: evmAddress('sender'),
  to_address: evmAddress('recipient'),
  chain: 'ethereum',
  token: 'ETH',
  amount: 1,
};
const bytes = { from_address: evmAddress('sender'), chain: 'ethereum' };
const takesDeclared = compileSchema<unknown>(CheckRequestSchema);
const takesBytes = compileSchema<unknown>(PayloadCheckRequestSchema);

describe('the members of a payload', () => {
  const payloads: Readonly<Record<string, unknown>> = {
    transaction: { raw: '0x02' },
    typed_data: { types: {}, primaryType: 'Mail', domain: {}, message: {} },
    message: { encoding: 'utf8', content: 'line\nline' },
    authorization: { chain_id: 1, address: evmAddress('delegate'), nonce: 0 },
    user_operation: { entry_point: evmAddress('entry'), sender: evmAddress('safe'), nonce: '0x0', callData: '0x' },
    solana_message: 'AQ==',
  };
  for (const [member, payload] of Object.entries(payloads)) {
    it(`are taken beside a declared intent, and alone: ${member}`, () => {
      expect(takesDeclared({ ...declared, [member]: payload })).to.equal(true);
      expect(takesBytes({ ...bytes, [member]: payload, origin: 'https://app.example' })).to.equal(true);
    });
  }

  it('are taken as JSON-RPC spells them where wallets hand that on', () => {
    for (const name of ['storage_keys', 'storageKeys']) {
      const access_list = [{ address: evmAddress('slot'), [name]: [`0x${'00'.repeat(32)}`] }];
      expect(takesBytes({ ...bytes, transaction: { access_list } }), name).to.equal(true);
    }
    expect(takesBytes({ ...bytes, typed_data: '{"types":{}}' })).to.equal(true);
    const safe_transactions = [{ types: {} }, '{"types":{}}'];
    expect(takesBytes({ ...bytes, transaction: { raw: '0x02' }, safe_transactions })).to.equal(true);
    expect(takesBytes({ ...bytes, transaction: { nonce: 7, chain_id: '0x1', value: '10' } })).to.equal(true);
  });

  it('are refused with a member that is not known, or of another JSON type', () => {
    for (const wrong of [
      { transaction: { raw: '0x02', input: '0x' } },
      { transaction: { value: 10 } },
      { transaction: '0x02' },
      { message: { encoding: 'latin1', content: '' } },
      { message: 'text' },
      { typed_data: [] },
      { solana_message: {} },
      { safe_transactions: {} },
      { safe_transactions: [] },
      { safe_transactions: [{}, {}, {}, {}] },
      { origin: 'http://app.example' },
      { origin: 'https://app.example/path' },
      { simulation: 'never' },
      { bundle: [] },
    ]) {
      expect(takesBytes({ ...bytes, transaction: { raw: '0x02' }, ...wrong }), JSON.stringify(wrong)).to.equal(false);
    }
  });
});
