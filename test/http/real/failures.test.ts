import { expect } from 'chai';
import { OverloadedError, StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { ALL_PROVIDERS } from '../../../src/providers.js';
import { MEMORY, POSTGRES } from './support/storages.js';
import { codesOf, type RealOptions, useRealService } from './support/real-service.js';
import { largeTransfer, transfer } from './support/requests.js';

const never = (): Promise<never> => new Promise(() => undefined);

/** The stores, with one member failing while it is told to. */
const failing = <Name extends 'checks' | 'history' | 'keys' | 'policies'>(
  name: Name,
  methods: readonly (keyof Stores[Name])[],
  error: () => Error,
) => {
  const state = { fails: false };
  const wrap = (stores: Stores): Stores => ({
    ...stores,
    [name]: new Proxy(stores[name], {
      get: (target, member) => {
        if (state.fails && methods.includes(member as keyof Stores[Name])) return async () => Promise.reject(error());
        const value: unknown = Reflect.get(target, member);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    }),
  });
  return { state, wrap };
};

/** The service's own providers, one of them replaced in part. */
const withProvider = (
  id: string,
  changes: Record<string, unknown>,
  manifest: Partial<ProviderManifest> = {},
): RealOptions => ({
  providers: ALL_PROVIDERS.map((known) =>
    known.id !== id
      ? known
      : {
          ...known,
          ...manifest,
          create: (...given: Parameters<ProviderManifest['create']>) =>
            ({ ...known.create(...given), ...changes }) as ReturnType<ProviderManifest['create']>,
        },
  ),
});

for (const [what, error] of [
  ['unavailable', () => new StorageUnavailableError('down')],
  ['overloaded', () => new OverloadedError('full')],
  ['refusing every record', () => new Error('42501: no right to insert')],
] as const) {
  describe(`a store of checks that is ${what}`, () => {
    const { state, wrap } = failing('checks', ['append'], error);
    const service = useRealService(POSTGRES, { wrap });

    it('gives 503 and no verdict, stores nothing, and heals', async () => {
      const key = await service().key({ partner: what });
      state.fails = true;
      const reply = await service().check(key, transfer('store fails'));
      state.fails = false;
      expect(reply.status).to.equal(503);
      expect(reply.json).to.include({ code: 'service_unavailable' });
      expect(reply.text).not.to.match(/ALLOW|REVIEW|BLOCK|risk_|finding/);
      expect(Number(reply.headers['retry-after'])).to.be.at.least(1);
      expect((await service().read(key, String(reply.json['request_id']))).status).to.equal(404);
      expect((await service().check(key, transfer('store fails'))).status).to.equal(200);
    });
  });
}

describe('a source that fails', () => {
  describe('history', () => {
    const { state, wrap } = failing('history', ['lookUp'], () => new StorageUnavailableError('down'));
    const service = useRealService(MEMORY, { wrap });

    it('makes the check REVIEW with screening_degraded, naming it', async () => {
      const key = await service().key();
      state.fails = true;
      const verdict = await service().verdict(key, transfer('no history'));
      state.fails = false;
      expect(verdict.recommended_action).to.equal('REVIEW');
      expect(codesOf(verdict)).to.include('screening_degraded');
      expect(verdict.findings.find(({ code }) => code === 'screening_degraded')?.message).to.match(/history/i);
    });

    it('never hides what another source found', async () => {
      const key = await service().key();
      state.fails = true;
      const verdict = await service().verdict(
        key,
        transfer('no history', { expected_to_address: '0x0000000000000000000000000000000000000bad' }),
      );
      state.fails = false;
      expect(verdict.recommended_action).to.equal('BLOCK');
      expect(codesOf(verdict)).to.include.members(['recipient_mismatch', 'screening_degraded']);
    });
  });

  const throwing = (): never => {
    throw new TypeError('a bug in an adapter');
  };
  const broken: readonly (readonly [string, RealOptions])[] = [
    ['a screening source that throws at once', withProvider('local-signals', { screen: throwing })],
    ['a screening source that answers nonsense', withProvider('local-signals', { screen: async () => null })],
    [
      'a screening source that tells of another address',
      withProvider('local-signals', {
        screen: async () => ({
          signals: [{ subjectKey: '0x0000000000000000000000000000000000000bad' }],
          asOf: null,
          note: null,
          lists: [],
        }),
      }),
    ],
    [
      'a required source that never answers',
      withProvider('local-signals', { screen: never }, { kind: 'external', deadlineMs: 100 }),
    ],
    ['a token registry that throws', withProvider('bundled-registry', { lookUp: throwing })],
    [
      'a token registry that answers nothing at all',
      withProvider('bundled-registry', { lookUp: async () => undefined }),
    ],
  ];
  for (const [what, options] of broken) {
    describe(what, () => {
      const service = useRealService(MEMORY, options);

      it('never gives ALLOW, never hangs and never ends the process: REVIEW with screening_degraded', async () => {
        const key = await service().key();
        const verdict = await service().verdict(key, transfer('broken'));
        expect(verdict.recommended_action).to.equal('REVIEW');
        expect(codesOf(verdict)).to.include('screening_degraded');
        expect(JSON.stringify(verdict)).not.to.include('a bug in an adapter');
        expect((await service().send('GET', '/health')).status).to.equal(200);
      });
    });
  }

  describe('a contract registry that throws', () => {
    const service = useRealService(MEMORY, withProvider('local-registry', { lookUp: throwing }));

    it('makes a check that names a contract at least REVIEW, with any claim of the caller', async () => {
      const key = await service().key();
      const call = transfer('call', {
        transaction_type: 'contract_interaction',
        contract_address: '0x9d4e2f60a7b81c3d5e6f70819a2b3c4d5e6f7081',
        contract_verified: true,
      });
      const verdict = await service().verdict(key, call);
      expect(verdict.recommended_action).to.equal('REVIEW');
      expect(codesOf(verdict)).to.include('screening_degraded');
    });
  });
});

describe('a service whose keys or policies cannot be read', () => {
  const keys = failing('keys', ['findKey'], () => new StorageUnavailableError('down'));
  const policies = failing('policies', ['findCurrent'], () => new StorageUnavailableError('down'));
  const service = useRealService(MEMORY, { wrap: (stores) => policies.wrap(keys.wrap(stores)) });

  it('gives 503 to a key that it has not seen, and never lets it pass', async () => {
    const key = await service().key();
    keys.state.fails = true;
    const reply = await service().check(key, transfer('keys'));
    keys.state.fails = false;
    expect(reply.status).to.equal(503);
    expect(reply.text).not.to.include('ALLOW');
  });

  it('gives 503 where the policy is not known, and decides by no other', async () => {
    const key = await service().key({ partner: 'Policy' });
    policies.state.fails = true;
    const reply = await service().check(key, largeTransfer('policy'));
    policies.state.fails = false;
    expect(reply.status).to.equal(503);
    expect(reply.json).to.include({ code: 'service_unavailable' });
  });
});
