import { expect } from 'chai';
import { BUNDLED_TOKENS } from '../../../adapters/tokens/bundled-registry/data/tokens.js';
import { TOKEN_SOURCES } from '../../../adapters/tokens/bundled-registry/data/listed-tokens.js';
import { type ListedToken, listedTokens } from '../../../adapters/tokens/bundled-registry/listed-tokens.js';
import { answerFor } from '../../../adapters/tokens/bundled-registry/registry.js';
import { addressKey, checksumForm, parseAddress } from '../../../domain/intent/address.js';
import { type Chain, CHAINS, chainOf } from '../../../domain/chains/index.js';
import { symbolForms } from '../../../domain/intent/text.js';
import { tokenKey } from '../../../domain/intent/token-key.js';
import { evmAddress } from '../../support/addresses.js';
import { runs } from '../../support/depth.js';
import { verdictOn } from '../../support/judging.js';

const LISTED = listedTokens();
const named = ({ chain, token }: ListedToken): string => `${token.symbol} on ${chain}`;
const ownSpellings = BUNDLED_TOKENS.flatMap(({ symbol, aliases }) => [symbol, ...aliases]);

const ON_SOLANA = {
  from_address: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  to_address: 'CertusDeBmqN8ZawdkxK5kFGMwBXdudvWHYwtNUNhLux',
};
const FAKE_MINT = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';

const payment = (chain: Chain, token: string, contract_address?: string) =>
  verdictOn({
    ...{ transaction_type: 'safe_send', chain, token, amount: 1 },
    ...(chain === 'solana' ? ON_SOLANA : {}),
    ...(contract_address === undefined ? {} : { contract_address }),
  });

const CYRILLIC: Readonly<Record<string, string>> = {
  A: '\u0410',
  B: '\u0412',
  C: '\u0421',
  E: '\u0415',
  H: '\u041d',
  K: '\u041a',
  M: '\u041c',
  O: '\u041e',
  P: '\u0420',
  T: '\u0422',
  X: '\u0425',
  a: '\u0430',
  c: '\u0441',
  e: '\u0435',
  o: '\u043e',
  p: '\u0440',
  x: '\u0445',
};

/** The symbol as a fake writes it: a Cyrillic letter where one looks the same, else its first letter in full width. */
const confusable = (symbol: string): string => {
  const at = [...symbol].findIndex((letter) => letter in CYRILLIC);
  const letter = at < 0 ? String.fromCharCode(symbol.charCodeAt(0) + 0xfee0) : (CYRILLIC[symbol.charAt(at)] ?? '');
  return symbol.slice(0, Math.max(at, 0)) + letter + symbol.slice(Math.max(at, 0) + 1);
};

describe('the tokens of published lists', () => {
  it('are, with our own table, at least 200 on every chain, 2,700 in all, each by a list that is named', () => {
    for (const chain of CHAINS) {
      const own = BUNDLED_TOKENS.flatMap(({ on }) => on[chain]?.contracts ?? []);
      expect(LISTED.filter((row) => row.chain === chain).length + own.length, chain).to.be.at.least(200);
    }
    expect(LISTED.length).to.be.at.least(2700);
    expect(TOKEN_SOURCES.every(([, source]) => /^@?[\w/-]+ \d+\.\d+\.\d+$/.test(source))).to.equal(true);
  });

  it('have contracts that are valid for their chain, checksum included, and possible decimals', () => {
    for (const row of LISTED) {
      const { chain, contract, token } = row;
      expect(parseAddress(chain, contract).problem, named(row)).to.equal(null);
      expect(chain === 'solana' || contract === checksumForm(contract.toLowerCase()), named(row)).to.equal(true);
      expect(token.on[chain]?.decimals, named(row)).to.be.within(0, 30);
    }
  });

  it('are each named once on their chain, by symbol and by contract, and never beside our own table', () => {
    const symbols = LISTED.map(({ chain, token }) => `${chain} ${tokenKey(token.symbol)}`);
    const contracts = LISTED.map(({ chain, contract }) => `${chain} ${contract}`);
    expect([new Set(symbols).size, new Set(contracts).size]).to.deep.equal([LISTED.length, LISTED.length]);
    const own = BUNDLED_TOKENS.flatMap(({ on }) =>
      CHAINS.flatMap((chain) => on[chain]?.contracts.map((contract) => `${chain} ${contract}`) ?? []),
    );
    expect(own.filter((id) => contracts.includes(id))).to.deep.equal([]);
  });

  it('look like no symbol of our own table and like no other of their own: an imitation is not official', () => {
    const forms = new Map(ownSpellings.flatMap((own) => symbolForms(own).map((form) => [form, own] as const)));
    const own = new Set(ownSpellings.map(tokenKey));
    // the main tokens of an extra chain may have their contracts by the lists alone
    const others = LISTED.filter(({ chain, token }) => !chainOf(chain).isExtra || !own.has(tokenKey(token.symbol)));
    for (const row of others) {
      for (const form of symbolForms(row.token.symbol)) {
        const alike = forms.get(form);
        expect(alike === undefined || tokenKey(alike) === tokenKey(row.token.symbol), `${named(row)}: ${alike}`).to.be
          .true;
        expect(ownSpellings.includes(alike ?? ''), named(row)).to.equal(false);
      }
      for (const form of symbolForms(row.token.symbol)) forms.set(form, row.token.symbol);
    }
  });

  it('give a main token its contract on an extra chain of which our own table says nothing', () => {
    const link = answerFor({ chain: 'unichain', symbol: 'LINK', keys: [] });
    expect(link).to.deep.include({ knownOnChain: true, decimals: 18, imitates: [] });
    expect(link.officialContracts).to.deep.equal(['0x5a53b6d19d8edcb7923f0d840eebb3f09bbeefb7']);
    // and never on a published one, whose rows are our own alone
    const own = new Set(ownSpellings.map(tokenKey));
    const published = LISTED.filter(({ chain, token }) => !chainOf(chain).isExtra && own.has(tokenKey(token.symbol)));
    expect(published).to.deep.equal([]);
  });

  it('are no dollars by promise, and say nothing of other chains', () => {
    const usde = answerFor({ chain: 'ethereum', symbol: 'USDe', keys: [] });
    expect(usde).to.include({ knownOnChain: true, decimals: 18 });
    expect(usde.priced).to.include({ symbol: 'USDe', pegged: false });
    const elsewhere = answerFor({ chain: 'solana', symbol: 'AERO', keys: [] });
    expect(elsewhere).to.deep.include({ knownOnChain: false, officialContracts: [], imitates: [], priced: null });
  });
});

describe('a payment in a token of published lists', () => {
  for (const chain of CHAINS) {
    const all = LISTED.filter((row) => row.chain === chain);
    // a check of one takes milliseconds, a look-up a hundredth of that
    const rows = all.filter((_, index) => index % runs(48, 1) === 0);

    it(`on ${chain} is of the token that the lists name, by symbol and by contract, for every symbol`, () => {
      for (const { contract, token } of all) {
        const key = addressKey(contract);
        const found = answerFor({ chain, symbol: token.symbol, keys: [key] });
        expect(found).to.deep.include({ knownOnChain: true, officialContracts: [key], imitates: [] });
        const written = answerFor({ chain, symbol: confusable(token.symbol), keys: [key] });
        expect(written.knownOnChain, token.symbol).to.equal(false);
        expect(written.imitates.map(tokenKey), token.symbol).to.include(tokenKey(token.symbol));
      }
    });

    it(`on ${chain} is not stopped where its contract is the official one`, async () => {
      for (const row of rows)
        expect((await payment(chain, row.token.symbol, row.contract))[0], named(row)).to.equal('ALLOW');
    });

    it(`on ${chain} is BLOCK under another contract`, async () => {
      const fake = chain === 'solana' ? FAKE_MINT : evmAddress('a fake token');
      for (const row of rows) {
        const verdict = await payment(chain, row.token.symbol, fake);
        expect(verdict, named(row)).to.include.members(['BLOCK', 'token_contract_mismatch']);
      }
    });

    it(`on ${chain} is never ALLOW under a symbol that is written with a look-alike`, async () => {
      for (const row of rows)
        for (const contract of [undefined, row.contract]) {
          const verdict = await payment(chain, confusable(row.token.symbol), contract);
          expect(verdict[0], named(row)).to.not.equal('ALLOW');
          expect(verdict, named(row)).to.include('deceptive_text');
        }
    });
  }
});
