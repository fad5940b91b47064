import { createHash } from 'node:crypto';
import { expect } from 'chai';
import type { Execution } from '../../../domain/facts/simulation/execution.js';
import { ALL_PROVIDERS } from '../../../src/providers.js';
import { evmAddress } from '../../support/addresses.js';
import { allowance, control, ETH, executionWith, operator, paid, tokenAt } from '../../support/executions.js';
import { fakeNodeManifest, MADE_UP_WITNESS } from '../../support/executing-node.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { unpackWitness } from '../../../src/application/witnesses/packing.js';
import { MEMORY } from '../real/support/storages.js';
import { type RealService, startRealService } from '../real/support/real-service.js';

const FROM = evmAddress('signs');
const TO = evmAddress('is paid');
const SPENDER = evmAddress('spends');
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const TOKEN = tokenAt(USDC, { symbol: 'WRONG', decimals: 9 });
const DECLARED = { chain: 'ethereum', from_address: FROM, to_address: TO, token: 'ETH', amount: 0.01 };
const PAYMENT = {
  transaction: { to: TO, chain_id: 1, value: '10000000000000000', nonce: 7, gas: '21000', gas_price: '9' },
};
const paidOut = paid(FROM, TO, ETH, 10n ** 16n);

const WITNESS_SHA256 = `0x${createHash('sha256').update(MADE_UP_WITNESS).digest('hex')}`;

interface Answer {
  readonly request_id: string;
  readonly recommended_action: string;
  readonly coverage: Readonly<Record<string, unknown>>;
  readonly simulation?: Readonly<Record<string, unknown>>;
}

describe('the simulation in an answer', () => {
  const running: RealService[] = [];
  const serviceWith = async (execution: Execution | null): Promise<{ service: RealService; key: string }> => {
    const service = await startRealService(MEMORY, { providers: [...ALL_PROVIDERS, fakeNodeManifest(execution)] });
    running.push(service);
    return { service, key: await service.key() };
  };
  afterEach(async () => {
    await Promise.all(running.splice(0).map((service) => service.stop()));
  });
  const answered = async (service: RealService, key: string, path: string, body: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' };
    const reply = await service.send('POST', `/api/${path}`, { key, headers, body: JSON.stringify(body) });
    expect(reply.status, reply.text).to.equal(200);
    return reply.json as unknown as Answer;
  };
  const bytes = { chain: 'ethereum', from_address: FROM, ...PAYMENT };

  it('has exactly the published members, beside an intent and for bytes alone', async () => {
    const { service, key } = await serviceWith(executionWith({ effects: paidOut }));
    for (const [path, body] of [
      ['check-transaction', { ...DECLARED, ...PAYMENT }],
      ['check-payload', bytes],
    ] as const) {
      const { simulation, coverage, recommended_action: action } = await answered(service, key, path, body);
      expect(simulation).to.deep.equal({
        status: 'ok',
        level: 4,
        block: { number: 21_000_000, hash: `0x${'ab'.repeat(32)}`, time: '2026-11-21T11:59:50.000Z' },
        variants: 4,
        diverging: false,
        effects: paidOut.map(({ asset: { tokenId, ...asset }, ...effect }) => ({
          ...effect,
          asset: { ...asset, token_id: tokenId },
        })),
        endpoints: [{ id: 'ethereum-1', agreed: true }],
        witness_sha256: WITNESS_SHA256,
      });
      expect([action, coverage['basis'], coverage['level']]).to.deep.equal(['ALLOW', 'simulated', 4]);
    }
  });

  it('names a witness that is stored, and neither the answer nor the record holds it', async () => {
    const { service, key } = await serviceWith(executionWith({ effects: paidOut }));
    const answer = await answered(service, key, 'check-payload', bytes);
    const record = await service.stores.checks.findAnywhere(answer.request_id);
    const gzipped = (await service.stores.witnesses.find(WITNESS_SHA256)) ?? new Uint8Array();
    expect(await unpackWitness({ sha256: WITNESS_SHA256, gzipped })).to.equal(MADE_UP_WITNESS);
    expect(record?.recordJson).to.include(WITNESS_SHA256).and.not.include(MADE_UP_WITNESS);
    expect(JSON.stringify(answer)).to.not.include(MADE_UP_WITNESS);
  });

  it('names none where the store fails, and the check is answered all the same', async () => {
    const service = await startRealService(MEMORY, {
      providers: [...ALL_PROVIDERS, fakeNodeManifest(executionWith({ effects: paidOut }))],
      wrap: (stores) => ({
        ...stores,
        witnesses: { find: async () => null, put: () => Promise.reject(new StorageUnavailableError('made up')) },
      }),
    });
    running.push(service);
    const { simulation, recommended_action: action } = await answered(
      service,
      await service.key(),
      'check-payload',
      bytes,
    );
    expect([simulation?.['witness_sha256'], action]).to.deep.equal([null, 'ALLOW']);
  });

  it('shows effects of every kind, with names from the registry, and is in the record that is read back', async () => {
    const effects = [
      ...paidOut,
      allowance(FROM, SPENDER, TOKEN, 'unlimited'),
      operator(FROM, SPENDER, TOKEN),
      control(FROM, 'delegation', null, SPENDER),
    ];
    const { service, key } = await serviceWith(executionWith({ effects, diverging: 'loses_more' }));
    const {
      simulation,
      request_id: requestId,
      recommended_action: action,
    } = await answered(service, key, 'check-payload', bytes);
    expect(action).to.equal('BLOCK');
    expect(simulation?.['diverging']).to.equal(true);
    const [, , granted, , delegated] = simulation?.['effects'] as readonly Readonly<Record<string, unknown>>[];
    expect(granted).to.deep.include({
      kind: 'allowance',
      after: 'unlimited',
      asset: { address: USDC, symbol: 'USDC', decimals: 6, token_id: null },
    });
    expect(delegated).to.deep.include({ kind: 'control', what: 'delegation', before: null, after: SPENDER });
    const { text } = await service.read(key, requestId);
    expect(text).to.include('"diverging":"loses_more"').and.to.include('"is_logged":true');
  });

  it('says unavailable where the node did not answer, and then even a plain payment is REVIEW', async () => {
    const { service, key } = await serviceWith(null);
    const { simulation, recommended_action: action, coverage } = await answered(service, key, 'check-payload', bytes);
    expect(simulation).to.include({ status: 'unavailable', level: 0, block: null, witness_sha256: null });
    expect([action, coverage['level']]).to.deep.equal(['REVIEW', 0]);
  });

  it('is not there without bytes, nor where no node is configured for the chain', async () => {
    const { service, key } = await serviceWith(executionWith());
    expect(await answered(service, key, 'check-transaction', DECLARED)).to.not.have.property('simulation');
    const elsewhere = { ...bytes, chain: 'base', transaction: { ...PAYMENT.transaction, chain_id: 8453 } };
    expect(await answered(service, key, 'check-payload', elsewhere)).to.not.have.property('simulation');
  });
});
