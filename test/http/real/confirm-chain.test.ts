import { expect } from 'chai';
import { ALL_PROVIDERS } from '../../../src/providers.js';
import { accountOf } from '../../support/chain/accounts.js';
import type { Anvil } from '../../support/chain/anvil.js';
import { artefactOf } from '../../support/chain/artefacts.js';
import { addressOf, ALICE, BOB, ETHER } from '../../support/chain/deployments.js';
import { ORDINARY_FEES, signed } from '../../support/chain/transactions.js';
import { nextNonceOf, startWorld } from '../../support/chain/world.js';
import { calldata } from '../../support/payload-requests.js';
import { confirm, postCheck, useSigningService } from './support/confirming.js';

const SHOP = accountOf('stranger').address;
const SLOT_0 = `0x${'0'.repeat(64)}`;
const TRUE = `0x${'0'.repeat(63)}1`;
const FALSE = SLOT_0;

const aliceSends = (to: string, data = '0x', value = 0n) => ({
  transaction: {
    ...{ to, data, value: String(value), chain_id: 1, nonce: nextNonceOf(ALICE), gas: '300000' },
    ...{ max_fee_per_gas: '30000000000', max_priority_fee_per_gas: '1000000000' },
  },
});

const PAYMENT = aliceSends(SHOP, '0x', ETHER / 100n);
const CLAIM = aliceSends(addressOf('watcher armed'), calldata('claim(uint256)', 0n));
const WITHDRAWAL = aliceSends(addressOf('proxy'), calldata('withdraw(uint256)', ETHER));

describe('a confirmation of a check that a node executed', () => {
  let node: Anvil;
  const environment: Record<string, string> = {};
  before(async () => {
    node = await startWorld();
    // the clock of the service is that of the tests
    const evmRpc = { endpoints: { ethereum: [node.url] }, allowPrivateNetwork: true, maxAgeSeconds: 315_360_000 };
    environment['PROVIDER_SETTINGS'] = JSON.stringify({ 'evm-rpc': evmRpc });
  });
  const service = useSigningService({ environment, providers: ALL_PROVIDERS });
  after(() => node.stop());

  /** What is answered about these bytes after something has happened on the chain; undone afterwards. */
  const confirmedAfter = async (
    bytes: ReturnType<typeof aliceSends>,
    happens: () => Promise<unknown>,
    prepare: () => Promise<unknown> = async () => undefined,
  ) => {
    const key = await service().key();
    const state = await node.snapshot();
    try {
      await prepare();
      const { json } = await postCheck(service(), key, { from_address: ALICE.address, chain: 'ethereum', ...bytes });
      expect(json['coverage']).to.include({ basis: 'simulated' });
      const requestId = String(json['request_id']);
      if (json['recommended_action'] === 'REVIEW') await service().report(key, requestId, 'acknowledged');
      await happens();
      return (await confirm(service(), key, requestId, bytes)).json;
    } finally {
      await node.revert(state);
    }
  };

  /** Blocks go by, and another wallet changes the price in a pool. */
  const ordinaryBlocks = async () => {
    await node.mine(3);
    const transfer = calldata('transfer(address,uint256)', SHOP, ETHER);
    const nonce = nextNonceOf(BOB);
    const common = { chainId: 1, nonce, to: addressOf('coin'), value: 0n, gas: 300_000n };
    await node.sendRaw(signed(BOB, { ...common, data: transfer, fees: ORDINARY_FEES, delegate: null }));
  };

  for (const [what, bytes] of [
    ['a payment', PAYMENT],
    ['a call through a proxy', WITHDRAWAL],
  ] as const) {
    it(`SAME: ${what}, while other things happen on the chain`, async () => {
      const json = await confirmedAfter(bytes, ordinaryBlocks);
      expect(json).to.deep.include({ result: 'SAME', fields: [] });
      expect(json['receipt']).to.be.a('string');
    });
  }

  it('STATE_CHANGED: there is code now at the account that is paid', async () => {
    const json = await confirmedAfter(PAYMENT, () =>
      node.rpc('anvil_setCode', SHOP, artefactOf('Drainer').deployedBytecode),
    );
    expect(json).to.deep.include({ result: 'STATE_CHANGED', fields: ['state'] });
  });

  it('STATE_CHANGED: a proxy has another implementation now', async () => {
    // Source: EIP-1967, logic contract address
    const slot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
    const other = `0x${addressOf('otherVault').slice(2).padStart(64, '0')}`;
    const json = await confirmedAfter(WITHDRAWAL, () =>
      node.rpc('anvil_setStorageAt', addressOf('proxy'), slot, other),
    );
    expect(json).to.deep.include({ result: 'STATE_CHANGED', fields: ['state'] });
  });

  it('STATE_CHANGED: a contract was told meanwhile to take, though its code and owner are the same', async () => {
    const arm = (value: string) => () => node.rpc('anvil_setStorageAt', addressOf('watcher armed'), SLOT_0, value);
    const json = await confirmedAfter(CLAIM, arm(TRUE), arm(FALSE));
    expect(json).to.deep.include({ result: 'STATE_CHANGED', fields: ['state'] });
    expect(await confirmedAfter(CLAIM, ordinaryBlocks, arm(FALSE))).to.deep.include({ result: 'SAME' });
  });

  it('STATE_CHANGED: the node is gone', async () => {
    const key = await service().key();
    const { json } = await postCheck(service(), key, { from_address: ALICE.address, chain: 'ethereum', ...PAYMENT });
    await node.stop();
    const answer = await confirm(service(), key, String(json['request_id']), PAYMENT);
    expect(answer.json).to.deep.include({ result: 'STATE_CHANGED', fields: ['state_unknown'] });
  });
});
