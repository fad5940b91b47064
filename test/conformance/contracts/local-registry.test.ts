import { expect } from 'chai';
import { KNOWN_CONTRACTS } from '../../../adapters/contracts/local-registry/data/contracts.js';
import { officialContracts, officialParts } from '../../../adapters/contracts/local-registry/official-contracts.js';
import { localRegistry } from '../../../adapters/contracts/local-registry/index.js';
import { listedTokens } from '../../../adapters/tokens/bundled-registry/listed-tokens.js';
import { addressKey, checksumForm, parseAddress } from '../../../domain/intent/address.js';
import { ALL_CHAINS, type Chain, EVM_CHAINS, familyOf } from '../../../domain/chains/index.js';
import { bundledAccount, bundledContract } from '../../../adapters/contracts/local-registry/bundled.js';
import { knownAccount } from '../../../adapters/contracts/local-registry/known-accounts.js';
import { PROTOCOLS } from '../../../adapters/contracts/local-registry/data/protocols.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';

const TABLES = {
  'of our own': KNOWN_CONTRACTS,
  'of the makers': officialContracts(),
  'of parts': officialParts(),
} as const;

/**
 * Those whose calls are their owner's, or that call nothing. Source: the makers' contracts. Aave's executors obey its
 * governance, Across' permissioned handlers a role; Wormhole's executor passes a payment on, its quoter names prices.
 */
const FOR_THEIR_OWN = new RegExp(
  '^(?:Aave (?:executor lvl 2|permissioned payloads controller executor|legacy bridge executor)|' +
    'Across permissioned multicall handler.*|Wormhole executor(?: quoter)?)$',
);

for (const [which, table] of Object.entries(TABLES))
  describe(`the bundled table of contracts ${which}`, () => {
    it('holds only addresses that are valid for each of their chains, checksum included', () => {
      for (const { name, address, chains } of table) {
        expect(chains, name).to.not.be.empty;
        for (const chain of chains) expect(parseAddress(chain, address).problem, `${name} on ${chain}`).to.equal(null);
        expect(familyOf(chains[0] ?? 'solana') === 'solana' || address === checksumForm(address.toLowerCase()), name).to
          .be.true;
      }
    });

    it('names each contract of a chain once', () => {
      const ids = table.flatMap(({ address, chains }) => chains.map((chain) => `${chain} ${address.toLowerCase()}`));
      expect(new Set(ids).size).to.equal(ids.length);
    });

    it('gives every contract a name and a source', () => {
      for (const { address, name, source } of table) expect([name, source], address).to.not.include('');
    });

    it('says of each that is named as what calls for others whether it does so for anyone; none is a spender', () => {
      const callers = table.filter(({ name }) => /multi ?call|multi ?send ?call|\bexecutors?\b|settler/i.test(name));
      for (const { name } of callers) {
        const roles = knownAccount(name)?.roles ?? [];
        expect(roles.includes('calls_for_anyone'), name).to.equal(!FOR_THEIR_OWN.test(name));
        expect(roles, name).to.not.include('spender');
      }
    });
  });

const rolesOf = async (chain: Chain, key: string) => (await bundledAccount(chain, key))?.roles ?? [];

describe('the roles of bundled contracts', () => {
  it('are of names that a table has: a row for none would vouch for whatever is called so later', () => {
    const names = Object.values(TABLES).flatMap((table) => table.map(({ name }) => name));
    for (const { names: pattern } of PROTOCOLS)
      expect(
        names.some((name) => pattern.test(name)),
        String(pattern),
      ).to.equal(true);
  });

  it('make every library of Safe one, on every chain where it stands, and what sets a Safe up none', async () => {
    for (const key of ['0x998739bfdaadde7c933b942a68053933098f9eda', '0x9641d764fc13c8b624c04430c7356c1c7c8102e2'])
      for (const chain of EVM_CHAINS) expect(await rolesOf(chain, key), chain).to.include('delegatecall_library');
    expect(await rolesOf('ethereum', '0x4ffef8222648872b3de295ba1e49110e61f5b5aa')).to.deep.equal([
      'delegatecall_library',
    ]);
    const setups = officialContracts().filter(({ name }) => /^Safe .*(?:setup|add modules lib)/.test(name));
    expect(setups).to.not.be.empty;
    for (const { chains, address, name } of setups)
      for (const chain of chains) expect(await rolesOf(chain, address.toLowerCase()), name).to.be.empty;
  });

  it('tell what may be allowed to take from what anyone can use, and account code from both', async () => {
    expect(await rolesOf('base', '0x000000000022d473030f116ddee9f6b43ac78ba3')).to.deep.equal(['spender']);
    expect(await rolesOf('ethereum', '0xdf31a70a21a1931e02033dbba7deace6c45cfd0f')).to.deep.equal(['calls_for_anyone']);
    expect(await rolesOf('polygon', '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b')).to.deep.equal(['account_code']);
  });

  it('accuse what calls for anyone by its whole name, and nothing for a word in its name', async () => {
    const rolesOfPart = async (part: string) => {
      const { address, chains } = officialParts().find(({ name }) => name === part) ?? { address: '', chains: [] };
      return rolesOf(chains[0] ?? 'solana', addressKey(address));
    };
    for (const part of ['Across multicall handler', 'Velora executors addresses executor01', 'Uniswap multicall'])
      expect(await rolesOfPart(part), part).to.deep.equal(['calls_for_anyone']);
    for (const part of ['Aave legacy bridge executor', 'Across permissioned multicall handler', 'Wormhole executor'])
      expect(await rolesOfPart(part), part).to.deep.equal([]);
    expect(knownAccount('Somebody’s executor')).to.equal(null);
  });

  it('say of an unregistered contract whom it passes for, and of a registered one nothing', async () => {
    const imitation = await bundledAccount('ethereum', '0x000000000091c2aa07be55d13f60482bc1c78ba3');
    expect(imitation?.imitates).to.include({ name: 'Permit2' });
    expect((await bundledAccount('ethereum', '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'))?.imitates).to.equal(null);
    // the router of one chain, on a chain where nobody published it
    expect(await bundledAccount('bnb', '0x7a250d5630b4cf539739df2c5dacb4c659f2488d')).to.equal(null);
    expect(await bundledAccount('ethereum', '0x3f1a7c2d95b8e06417ac8d52e39f70b41c6d2e85')).to.equal(null);
  });
});

describe('the official tokens', () => {
  it('pass for no contract, on any chain', async () => {
    const tokens = listedTokens();
    expect(tokens.length).to.be.at.least(3000);
    const known = await Promise.all(
      tokens.map(async ({ chain, contract }) => bundledAccount(chain, addressKey(contract))),
    );
    const passing = tokens.filter((_, place) => known[place]?.imitates);
    expect(passing).to.deep.equal([]);
  });
});

describe('the bundled tables of contracts', () => {
  it('name at least 1,500 contracts, of every chain', () => {
    const rows = officialContracts().flatMap(({ chains }) => chains);
    expect(rows.length).to.be.at.least(1500);
    expect([...new Set(rows)]).to.have.members(ALL_CHAINS);
  });

  it('say after which package, of which day, and let the words of the own table go before', async () => {
    const registry = localRegistry.create({}, dependenciesWith());
    const relayer = await registry.lookUp('base', '0xc92e8bdf79f0507f65a392b0ab4667716bfe0110', neverAborted());
    expect(relayer).to.include({ verified: true, receives: 'nothing' });
    expect(relayer.sourceName).to.match(/, after @cowprotocol\/contracts \d+\.\d+\.\d+ of 20\d\d-\d\d-\d\d$/);
    const inbox = await registry.lookUp('ethereum', '0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f', neverAborted());
    expect(inbox).to.include({ name: 'Arbitrum delayed inbox', receives: 'native' });
  });

  it('name a part of a protocol, vouch for nothing by it, and say what a payment to it loses', async () => {
    const registry = localRegistry.create({}, dependenciesWith());
    // Pendle's swap helper calls what anyone tells it to; an adapter runs in the place of a router
    const helper = await registry.lookUp('ethereum', '0xd4f480965d2347d421f1bec7f545682e5ec2151d', neverAborted());
    expect(helper).to.deep.include({ name: 'Pendle swap', verified: null });
    expect(helper.known?.roles).to.deep.equal(['calls_for_anyone']);
    const parts = officialParts();
    expect(parts.length).to.be.at.least(900);
    for (const { name, verified, receives } of parts) {
      expect(verified, name).to.equal(null);
      expect(receives, name).to.be.oneOf(['nothing', null]);
    }
    const roles = await Promise.all(
      parts.flatMap(({ chains, address }) =>
        chains
          .filter((chain) => bundledContract(chain, addressKey(address)) === undefined)
          .map((chain) => rolesOf(chain, addressKey(address))),
      ),
    );
    expect(new Set(roles.flat())).to.deep.equal(new Set(['calls_for_anyone']));
  });

  it('knows a contract on its own chains only', async () => {
    const registry = localRegistry.create({}, dependenciesWith());
    const router = '0x10ed43c718714eb63d5aa57b78b54704e256024e';
    expect((await registry.lookUp('bnb', router, neverAborted())).verified).to.equal(true);
    expect((await registry.lookUp('ethereum', router, neverAborted())).verified).to.equal(null);
  });
});
