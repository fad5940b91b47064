import { expect } from 'chai';
import type { Execution } from '../../../domain/facts/simulation/execution.js';
import type { Scope } from '../../../domain/record/record.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { Simulation } from '../../../ports/sources/simulation.js';
import type { StoredSeal } from '../../../ports/stores/seals.js';
import { ALL_PROVIDERS } from '../../../src/providers.js';
import { balance, ETH } from '../../support/executions.js';
import { FROM } from '../../support/payload-accounts.js';
import { checkedBytes, confirm, PAYMENT, receiptIn, useSigningService } from './support/confirming.js';
import { type RealOptions, useRealService } from './support/real-service.js';
import { MEMORY } from './support/storages.js';

const FINGERPRINT = `0x${'ab'.repeat(32)}`;

const EXECUTION: Execution = {
  status: 'ok',
  level: 4,
  block: { number: 21_000_000, hash: `0x${'cd'.repeat(32)}`, time: '2026-11-21T12:00:00.000Z' },
  variants: 4,
  diverging: 'no',
  effects: [balance(FROM, ETH, -(10n ** 16n))],
  isLogged: true,
  isStable: true,
  isComplete: true,
  lacksFunds: false,
  endpoints: [{ id: 'ethereum-1', agreed: true }],
  witnessSha256: null,
  fingerprint: FINGERPRINT,
};

/** A node beside the sources that there are: it executes what it is told to have executed. */
const withNode = (
  answers: Pick<Simulation, 'fingerprint'>,
  execution: Execution = EXECUTION,
): Pick<RealOptions, 'providers'> => {
  const node: ProviderManifest<'simulation', Record<string, never>> = {
    id: 'example-node',
    name: 'Example node',
    port: 'simulation',
    kind: 'local',
    mandatory: false,
    deadlineMs: 1_000,
    configSchema: { type: 'object', additionalProperties: false },
    onByDefault: true,
    create: () => ({
      supports: () => true,
      simulate: async () => ({ mode: 'declared-intent', effects: [], execution, asOf: null }),
      close: async () => undefined,
      ...answers,
    }),
  };
  return { providers: [...ALL_PROVIDERS, node] };
};

/** How the state is told again, what follows, and what of it is named. */
const STATES: readonly (readonly [string, Pick<Simulation, 'fingerprint'>, Execution, string, readonly string[]])[] = [
  ['is the same', { fingerprint: async () => FINGERPRINT }, EXECUTION, 'SAME', []],
  ['has changed', { fingerprint: async () => `0x${'cd'.repeat(32)}` }, EXECUTION, 'STATE_CHANGED', ['state']],
  ['cannot be told', { fingerprint: async () => null }, EXECUTION, 'STATE_CHANGED', ['state_unknown']],
  [
    'is asked for in vain',
    { fingerprint: () => Promise.reject(new Error('made up')) },
    EXECUTION,
    'STATE_CHANGED',
    ['state_unknown'],
  ],
  ['is never told by this node', {}, EXECUTION, 'STATE_CHANGED', ['state_unknown']],
  [
    'was not kept',
    { fingerprint: async () => FINGERPRINT },
    { ...EXECUTION, fingerprint: null },
    'STATE_CHANGED',
    ['state_unknown'],
  ],
];

for (const [what, answers, execution, result, fields] of STATES) {
  describe(`a confirmation where the state that was simulated ${what}`, () => {
    const service = useSigningService(withNode(answers, execution));

    it(`is ${result}`, async () => {
      const key = await service().key();
      const reply = await confirm(service(), key, await checkedBytes(service(), key, 'ALLOW'), PAYMENT);
      expect(reply.json).to.deep.include({ result, fields });
      expect(reply.json['receipt'] !== undefined).to.equal(result === 'SAME');
      if (result === 'SAME') expect(await receiptIn(service(), reply)).to.include({ verdict: 'ALLOW' });
    });
  });
}

describe('a confirmation of a simulated check', () => {
  const asked: (string | null)[] = [];
  const service = useSigningService(
    withNode({
      fingerprint: async ({ payload }, judged) => {
        asked.push(payload?.digest ?? null, judged.fingerprint);
        return FINGERPRINT;
      },
    }),
  );

  it('EXPIRED: from one minute after the check on, without asking the node', async () => {
    const key = await service().key();
    const requestId = await checkedBytes(service(), key, 'ALLOW');
    const { json } = await confirm(service(), key, requestId, PAYMENT);
    const { payload, checked_at: checkedAt } = (await service().read(key, requestId)).json as {
      payload: { digest: string };
      checked_at: string;
    };
    expect(json).to.include({ result: 'SAME', expires_at: new Date(Date.parse(checkedAt) + 60_000).toISOString() });
    expect(asked).to.deep.equal([payload.digest, FINGERPRINT]);
    service().passTime(60_000);
    expect((await confirm(service(), key, requestId, PAYMENT)).json).to.include({ result: 'EXPIRED' });
    expect(asked).to.have.length(2);
  });
});

describe('a confirmation where a node executed nothing', () => {
  const service = useSigningService(withNode({}, { ...EXECUTION, status: 'unavailable', level: 0, fingerprint: null }));

  it('SAME: asks for no state, and lasts as long as that of any decoded check', async () => {
    const key = await service().key();
    const requestId = await checkedBytes(service(), key, 'REVIEW');
    await service().report(key, requestId, 'acknowledged');
    service().passTime(240_000);
    expect((await confirm(service(), key, requestId, PAYMENT)).json).to.include({ result: 'SAME' });
  });
});

describe('a confirmation where a node executed nothing, but read state', () => {
  const changed = { fingerprint: async () => `0x${'cd'.repeat(32)}` };
  const service = useSigningService(withNode(changed, { ...EXECUTION, status: 'unavailable' }));

  it('STATE_CHANGED: where that is no more what it was', async () => {
    const key = await service().key();
    const requestId = await checkedBytes(service(), key, 'REVIEW');
    await service().report(key, requestId, 'acknowledged');
    service().passTime(240_000);
    expect((await confirm(service(), key, requestId, PAYMENT)).json).to.include({ result: 'STATE_CHANGED' });
  });
});

describe('a confirmation under a policy that shortens it', () => {
  const service = useSigningService();

  it('EXPIRED: after the seconds of the policy under which the check was decided', async () => {
    const key = await service().key();
    const policy = { policy_id: 'hasty', name: 'Hasty', direction: 'outgoing', confirmable_seconds: 20 };
    const published = await service().send('POST', '/api/policies', {
      key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(policy),
    });
    expect(published.status, published.text).to.equal(201);
    const requestId = await checkedBytes(service(), key, 'ALLOW', { ...PAYMENT, policy_id: 'hasty' });
    service().passTime(15_000);
    expect((await confirm(service(), key, requestId, PAYMENT)).json).to.include({ result: 'SAME' });
    service().passTime(5_000);
    expect((await confirm(service(), key, requestId, PAYMENT)).json).to.include({ result: 'EXPIRED' });
  });

  it('400: takes no policy that lengthens it', async () => {
    const reply = await service().send('POST', '/api/policies', {
      key: await service().key(),
      headers: { 'content-type': 'application/json' },
      body: '{"policy_id":"slow","name":"Slow","direction":"outgoing","confirmable_seconds":301}',
    });
    expect(reply.status).to.equal(400);
    expect(reply.text).to.match(/confirmable_seconds/);
  });
});

describe('a confirmation that cannot be given', () => {
  const out = () => Promise.reject(new StorageUnavailableError('out'));
  let isStoring = true;
  let isListing = true;
  const service = useSigningService({
    wrap: (stores) => ({
      ...stores,
      confirmations: {
        append: (entry) => (isStoring ? stores.confirmations.append(entry) : out()),
        listAnywhere: stores.confirmations.listAnywhere.bind(stores.confirmations),
      },
      lists: {
        lists: () => (isListing ? stores.lists.lists() : out()),
        lookUp: stores.lists.lookUp.bind(stores.lists),
        contracts: stores.lists.contracts.bind(stores.lists),
        imitatedSites: stores.lists.imitatedSites.bind(stores.lists),
      },
    }),
  });

  it('503: gives no receipt that is not stored', async () => {
    const key = await service().key();
    const requestId = await checkedBytes(service(), key, 'ALLOW');
    isStoring = false;
    const reply = await confirm(service(), key, requestId, PAYMENT);
    isStoring = true;
    expect([reply.status, reply.json['code'], reply.headers['retry-after']]).to.deep.equal([
      503,
      'service_unavailable',
      '1',
    ]);
    expect(reply.text).not.to.match(/receipt|SAME/);
    expect((await confirm(service(), key, requestId, PAYMENT)).json).to.include({ result: 'SAME' });
  });

  it('503: gives no receipt while the lists cannot be asked', async () => {
    const key = await service().key();
    const requestId = await checkedBytes(service(), key, 'ALLOW');
    isListing = false;
    const reply = await confirm(service(), key, requestId, PAYMENT);
    isListing = true;
    expect(reply.status).to.equal(503);
    expect(await service().stores.confirmations.listAnywhere(requestId)).to.deep.equal([]);
  });
});

describe('a confirmation without a signing key', () => {
  const service = useRealService(MEMORY, { environment: { SIGNING_KEY_FILE: '/nonexistent/key.pem' } });

  it('503: gives no SAME without a receipt, and still says what drifted', async () => {
    const key = await service().key();
    const requestId = await checkedBytes(service(), key, 'ALLOW');
    const reply = await confirm(service(), key, requestId, PAYMENT);
    expect(reply.status).to.equal(503);
    expect(reply.text).not.to.match(/nonexistent/);
    const drifted = { transaction: { ...PAYMENT.transaction, value: '1' } };
    expect((await confirm(service(), key, requestId, drifted)).json).to.include({ result: 'DRIFTED' });
  });
});

describe('a confirmation of a check whose record was changed after it was sealed', () => {
  let sealedAs: string | null = null;
  const service = useSigningService({
    wrap: (stores) => ({
      ...stores,
      seals: Object.assign(Object.create(stores.seals) as typeof stores.seals, {
        covering: async (scope: Scope): Promise<StoredSeal | null> =>
          sealedAs === null
            ? null
            : {
                scope,
                seq: 1,
                untilMs: 0,
                note: '',
                records: [{ requestId: sealedAs, recordSha256: 'ab'.repeat(32) }],
              },
      }),
    }),
  });

  it('409: confirms nothing by it', async () => {
    const key = await service().key();
    const requestId = await checkedBytes(service(), key, 'ALLOW');
    expect((await confirm(service(), key, requestId, PAYMENT)).json).to.include({ result: 'SAME' });
    sealedAs = requestId;
    const reply = await confirm(service(), key, requestId, PAYMENT);
    expect([reply.status, reply.json['code']]).to.deep.equal([409, 'conflict']);
  });
});

describe('the body of a confirmation', () => {
  const service = useSigningService();

  for (const [what, body, path] of [
    ['no payload', {}, ''],
    ['two payloads', { ...PAYMENT, solana_message: 'AA==' }, ''],
    ['an unknown member', { ...PAYMENT, receipt: 'x' }, '/receipt'],
    ['a payload of a wrong type', { transaction: 'x' }, '/transaction'],
    ['a chain that is none', { ...PAYMENT, chain: 'bitcoin' }, '/chain'],
  ] as const) {
    it(`400: names ${what}`, async () => {
      const key = await service().key();
      const reply = await confirm(service(), key, await checkedBytes(service(), key, 'ALLOW'), body);
      expect(reply.status).to.equal(400);
      expect(reply.json['details']).to.have.nested.property('[0].path', path);
    });
  }

  it('403, 429 and 400: needs the scope, counts for the quota, and takes no Idempotency-Key', async () => {
    const key = await service().key();
    const requestId = await checkedBytes(service(), key, 'ALLOW');
    const reader = await service().key({ scopes: ['checks:read'] });
    expect((await confirm(service(), reader, requestId, PAYMENT)).status).to.equal(403);
    const small = await service().key({ quota: 1 });
    expect((await confirm(service(), small, requestId, PAYMENT)).json).to.include({ result: 'SAME' });
    expect((await confirm(service(), small, requestId, PAYMENT)).status).to.equal(429);
    const keyed = await service().send('POST', `/api/checks/${requestId}/confirm`, {
      key,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
      body: JSON.stringify(PAYMENT),
    });
    expect(keyed.status).to.equal(400);
  });
});
