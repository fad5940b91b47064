import { expect } from 'chai';
import type { Execution } from '../../../domain/facts/simulation/execution.js';
import { ALL_PROVIDERS } from '../../../src/providers.js';
import { evmAddress } from '../../support/addresses.js';
import { fakeNodeManifest } from '../../support/executing-node.js';
import { ETH, executionWith, paid } from '../../support/executions.js';
import { putList, rowOf } from '../../support/lists.js';
import { type RealService, startRealService } from '../real/support/real-service.js';
import { MEMORY } from '../real/support/storages.js';

const FROM = evmAddress('signs');
const TO = evmAddress('is paid');
const DECLARED = { chain: 'ethereum', from_address: FROM, to_address: TO, token: 'ETH', amount: 0.01 };
const sent = (chainId: number, data = '0x') => ({
  transaction: { to: TO, chain_id: chainId, value: '10000000000000000', nonce: 7, gas: '21000', gas_price: '9', data },
});
const EXECUTION = executionWith({ effects: paid(FROM, evmAddress('is paid too'), ETH, 10n ** 16n) });

interface Fact {
  readonly value: Readonly<Record<string, unknown>> | null;
  readonly coverage: Readonly<Record<string, unknown>>;
}
interface Answer {
  readonly request_id: string;
  readonly coverage: Readonly<Record<string, unknown>>;
}

const notAnswered = (status: string, reason: string | null) => ({
  not_answered: [{ provider: 'test-node', capability: 'transaction_simulation', status, reason }],
});

/** What is sent, what the node does with it, and what the answer then rests on. */
const CASES: readonly {
  readonly what: string;
  readonly body: object;
  readonly node: Execution | null;
  readonly rests: object;
}[] = [
  { what: 'an intent alone', body: DECLARED, node: EXECUTION, rests: { basis: 'declared', level: null } },
  {
    what: 'bytes on a chain without a node',
    body: { ...DECLARED, chain: 'base', ...sent(8453) },
    node: EXECUTION,
    rests: { basis: 'decoded', level: 0, ...notAnswered('not_supported', null) },
  },
  {
    what: 'bytes that a node executed',
    body: { ...DECLARED, ...sent(1) },
    node: EXECUTION,
    rests: { basis: 'simulated', level: 4 },
  },
  {
    what: 'bytes that a node executed in part',
    body: { ...DECLARED, ...sent(1) },
    node: { ...EXECUTION, level: 2 },
    rests: { basis: 'simulated', level: 2 },
  },
  {
    what: 'bytes for a node that is down',
    body: { ...DECLARED, ...sent(1) },
    node: null,
    rests: { basis: 'decoded', level: 0, ...notAnswered('unavailable', 'server_error') },
  },
  {
    what: 'bytes of which nothing can be read',
    body: { ...DECLARED, chain: 'base', ...sent(8453, '0x1') },
    node: EXECUTION,
    rests: { basis: 'declared', level: 0, ...notAnswered('not_supported', null) },
  },
  {
    what: 'a token that is not known',
    body: { ...DECLARED, token: 'NOTATOKEN' },
    node: EXECUTION,
    rests: { basis: 'declared', level: null, prices_as_of: null },
  },
];

describe('the coverage of an answer', () => {
  const running: RealService[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((service) => service.stop()));
  });
  const serviceWith = async (node: Execution | null): Promise<RealService> => {
    const service = await startRealService(MEMORY, { providers: [...ALL_PROVIDERS, fakeNodeManifest(node)] });
    running.push(service);
    const put = (
      source: string,
      publishedAt: string,
      ...categories: readonly ('sanctions' | 'mixer' | 'scam_fraud')[]
    ) =>
      putList(
        service.stores.archive,
        { source, publishedAt },
        ...categories.map((category) => rowOf(evmAddress(`${source} ${category}`), { category })),
      );
    await put('Sanctions', '2026-10-19T00:00:00.000Z', 'sanctions');
    await put('Both', '2026-10-16T00:00:00.000Z', 'sanctions', 'mixer');
    await put('Scams', '2026-10-13T00:00:00.000Z', 'scam_fraud');
    return service;
  };

  for (const { what, body, node, rests } of CASES)
    it(`is true in every member, and that of the record: ${what}`, async () => {
      const service = await serviceWith(node);
      const key = await service.key({ environment: 'production' });
      const reply = await service.check(key, body);
      expect(reply.status, reply.text).to.equal(200);
      const { coverage, request_id: requestId } = reply.json as unknown as Answer;
      const record = (await service.read(key, requestId)).json as unknown as {
        readonly decision: { readonly coverage: unknown };
        readonly facts: { readonly prices: readonly Fact[] };
      };
      const inForce = record.facts.prices.find(({ value }) => value?.['standing'] === 'in_force');
      const { sentence, ...counts } = coverage as { readonly sentence: string };
      expect(sentence).to.match(/^Judged by .*, 2 sanctions lists, 2 threat lists and no screening vendor\./);
      expect(counts).to.deep.equal({
        sanctions_lists: 2,
        threat_lists: 2,
        screening_vendors: 0,
        oldest_list_as_of: '2026-10-13T00:00:00.000Z',
        prices_as_of: inForce?.value?.['priced_at'] ?? 'no price is in force',
        not_answered: [],
        ...rests,
      });
      expect(record.decision.coverage).to.deep.equal(coverage);
    });
});
