import { expect } from 'chai';
import nock from 'nock';
import { sourcify } from '../../../adapters/contracts/sourcify/index.js';
import { expectAction, judged } from '../../conformance/judge.js';
import { JSON_TYPE, reasonOf, withoutNetwork } from '../../conformance/vendor.js';
import { CONTRACT, intentWith, RECIPIENT, SENDER, tokens, UNLIMITED } from '../../support/builders.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';

const ORIGIN = 'https://sourcify.example';
const [PROXY, BEHIND, FURTHER] = [CONTRACT, RECIPIENT, SENDER];
const PLAIN = { isProxy: false, proxyType: null, implementations: [] };
const proxyTo = (...keys: readonly string[]) => ({
  ...{ isProxy: true, proxyType: 'EIP1967Proxy' },
  implementations: keys.map((address) => ({ address, name: 'Vault' })),
});

describe('a source that is published at Sourcify', () => {
  withoutNetwork();

  /** Sourcify has these contracts, by what differs from one that matches exactly and is no proxy, and no others. */
  const publish = (contracts: Readonly<Record<string, object>>) =>
    nock(ORIGIN)
      .persist()
      .get(/^\/v2\/contract\/1\/0x[0-9a-f]{40}\?fields=proxyResolution$/)
      .reply((path) => {
        const address = /0x[0-9a-f]{40}/.exec(path)?.[0] ?? '';
        const changes = contracts[address];
        const one = { match: 'match', creationMatch: null, runtimeMatch: 'match', chainId: '1', address };
        return changes === undefined
          ? [404, { ...one, match: null, runtimeMatch: null }, JSON_TYPE]
          : [200, { ...one, verifiedAt: '2025-03-18T09:12:44Z', proxyResolution: PLAIN, ...changes }, JSON_TYPE];
      });
  const open = () => sourcify.create({ baseUrl: ORIGIN, allowPrivateNetwork: false }, dependenciesWith());
  const said = async (contracts: Readonly<Record<string, object>>, key = PROXY) => {
    publish(contracts);
    const registry = open();
    const { verified, upgradeable, name } = await registry.lookUp('ethereum', key, neverAborted());
    await registry.close();
    nock.cleanAll();
    return [verified, upgradeable, name];
  };

  it('is verified where the running code was compared, and not where its creation alone was', async () => {
    expect(await said({ [PROXY]: {} })).to.deep.equal([true, null, null]);
    expect(await said({ [PROXY]: { creationMatch: 'match', runtimeMatch: null } })).to.deep.equal([null, null, null]);
  });

  it('is verified of a proxy only together with that of the contracts behind it', async () => {
    const proxy = { proxyResolution: proxyTo(BEHIND) };
    expect(await said({ [PROXY]: proxy, [BEHIND]: {} })).to.deep.equal([true, true, null]);
    expect(await said({ [PROXY]: proxy })).to.deep.equal([null, true, null]);
    expect(await said({ [PROXY]: proxy, [BEHIND]: { runtimeMatch: null } })).to.deep.equal([null, true, null]);
    const both = { proxyResolution: proxyTo(BEHIND, FURTHER) };
    expect(await said({ [PROXY]: both, [BEHIND]: {} })).to.deep.equal([null, true, null]);
    expect(await said({ [PROXY]: both, [BEHIND]: {}, [FURTHER]: {} })).to.deep.equal([true, true, null]);
  });

  it('says nothing where a proxy leads to a proxy, to nothing that is known, or to too much', async () => {
    const proxy = { proxyResolution: proxyTo(BEHIND) };
    expect(
      await said({ [PROXY]: proxy, [BEHIND]: { proxyResolution: proxyTo(FURTHER) }, [FURTHER]: {} }),
    ).to.deep.equal([null, true, null]);
    expect(await said({ [PROXY]: { proxyResolution: proxyTo() } })).to.deep.equal([null, true, null]);
    const many = Array.from({ length: 5 }, () => BEHIND);
    expect(await said({ [PROXY]: { proxyResolution: proxyTo(...many) }, [BEHIND]: {} })).to.deep.equal([
      null,
      true,
      null,
    ]);
  });

  it('says nothing where it could not be found out whether it is a proxy', async () => {
    const proxyResolutionError = { customCode: 'proxy_resolution_error', message: 'made up', errorId: 'made-up' };
    expect(await said({ [PROXY]: { proxyResolution: { proxyResolutionError } } })).to.deep.equal([null, null, null]);
  });

  it('is not called upgradeable of a proxy that cannot change', async () => {
    const fixed = { proxyResolution: { ...proxyTo(BEHIND), proxyType: 'EIP1167Proxy' } };
    expect(await said({ [PROXY]: fixed, [BEHIND]: {} })).to.deep.equal([true, null, null]);
  });

  it('is no answer where the contract behind a proxy cannot be asked for', async () => {
    publish({ [PROXY]: { proxyResolution: proxyTo(BEHIND) }, [BEHIND]: { chainId: '56' } });
    const registry = open();
    expect(await reasonOf(registry.lookUp('ethereum', PROXY, neverAborted()))).to.equal('bad_response');
    await registry.close();
  });

  it('settles an exact allowance, and neither one without a limit nor the control of the contract', async () => {
    publish({ [CONTRACT]: {} });
    const registry = open();
    const decisionOn = (changes: Parameters<typeof intentWith>[0]) =>
      judged(sourcify, registry, intentWith({ to: SENDER, contract: CONTRACT, amount: '1', ...changes }));
    expectAction(await decisionOn({ kind: 'approval', approval: tokens('1') }), 'ALLOW');
    expectAction(await decisionOn({ kind: 'approval', approval: UNLIMITED }), 'BLOCK');
    for (const permission of ['transferOwnership(address)', 'delegatecall'])
      expectAction(await decisionOn({ kind: 'call', permissions: [permission] }), 'BLOCK');
    await registry.close();
  });

  it('is not asked for on Solana', () => {
    expect(open().supports('solana')).to.equal(false);
  });
});
