import { expect } from 'chai';
import nock from 'nock';
import { explorerHistory } from '../../../adapters/chain-history/explorer/index.js';
import { codesOf } from '../../../domain/decision/finding.js';
import { type IntentChanges, intentWith } from '../../support/builders.js';
import { NO_HISTORY } from '../../support/facts.js';
import { encodeCall } from '../../support/payload-bytes.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { expectAction, type Judged, judged } from '../judge.js';
import { JSON_TYPE, withoutNetwork } from '../vendor.js';

const EXPLORER = 'https://explorer.example';
const USDT = '0xdac17f958d2ee523a2206206994597c13d831ec7';

/** A victim, the account that it had paid, and the one that it paid in its place. */
interface Poisoning {
  readonly victim: string;
  readonly meant: string;
  readonly thief: string;
  readonly paying: IntentChanges;
  /** How it had paid before: units of USDT, or of the coin. */
  readonly before: 'USDT' | 'coin';
}

/** The first is public; the others are made up in the form of published ones: so many digits agree at each end. */
const CASES: Readonly<Record<string, Poisoning>> = {
  'of 1,155 WBTC in May 2024': {
    victim: '0x1e227979f0b5bc691a70deaed2e0f39a6f538fd5',
    meant: '0xd9a1b0b1e1ae382dbdc898ea68012ffcb2853a91',
    thief: '0xd9a1c3788d81257612e2581a6ea0ada244853a91',
    paying: { token: 'WBTC', amount: '1155.28802767' },
    before: 'coin',
  },
  'of dollars, with three and five digits alike': {
    victim: `0x${'4e'.repeat(20)}`,
    meant: '0x897c1b2a3d4e5f60718293a4b5c6d7e8f906c7aa',
    thief: '0x8970f1e2d3c4b5a697887766554433221106c7aa',
    paying: { token: 'DAI', amount: '408265.75' },
    before: 'USDT',
  },
  'of dollars, with three and four digits alike': {
    victim: `0x${'71'.repeat(20)}`,
    meant: '0x810a1b2c3d4e5f60718293a4b5c6d7e8f90179a1',
    thief: '0x810f9e8d7c6b5a49382716051423324150e279a1',
    paying: { token: 'USDT', amount: '110999.765' },
    before: 'USDT',
  },
  'of dollars, with four and five digits alike': {
    victim: `0x${'0a'.repeat(20)}`,
    meant: '0xb3ce1a2b3c4d5e6f708192a3b4c5d6e7f80fcfc1',
    thief: '0xb3ce9f8e7d6c5b4a39281706f5e4d3c2b10fcfc1',
    paying: { token: 'USDC', amount: '100000' },
    before: 'USDT',
  },
};

const transfer = (key: string, units: bigint): string => encodeCall('transfer(address,uint256)', [key, units]);

const row = (number: number, from: string, changes: { readonly to: string; readonly [member: string]: string }) => ({
  ...{
    blockNumber: '19790000',
    timeStamp: String(1_714_723_000 + number),
    isError: '0',
    from,
    value: '0',
    input: '0x',
  },
  hash: `0x${String(number).padStart(64, '0')}`,
  ...changes,
});

/** As an explorer tells it: what the victim paid, and a thief's own dust and transfer of nothing after it. */
const historyOf = ({ victim, meant, thief, before }: Poisoning): object => ({
  status: '1',
  message: 'OK',
  result: [
    row(3, thief, { to: victim, value: '1' }),
    row(2, thief, { to: USDT, input: `${encodeCall('transferFrom(address,address,uint256)', [victim, thief, 0n])}` }),
    before === 'coin'
      ? row(1, victim, { to: meant, value: '50000000000000000' })
      : row(1, victim, { to: USDT, input: transfer(meant, 40_000_000n) }),
  ].filter(({ from, to }) => [from, to].includes(victim)),
});

describe('a wallet that this service never saw, by what an explorer tells', () => {
  withoutNetwork();

  const decisionOn = async (poisoning: Poisoning, to: string): Promise<Judged> => {
    nock(EXPLORER)
      .get(/^\/api/)
      .reply(200, historyOf(poisoning), JSON_TYPE);
    const source = explorerHistory.create(
      {
        ...{ baseUrl: 'https://unused.example', endpoints: { ethereum: `${EXPLORER}/api` } },
        ...{ allowPrivateNetwork: false, transactions: 1_000, keepSeconds: 300 },
      },
      dependenciesWith(),
    );
    const intent = intentWith({ from: poisoning.victim, to, ...poisoning.paying });
    const decision = await judged(explorerHistory, source, intent, 0, null, NO_HISTORY);
    await source.close();
    return decision;
  };

  for (const [what, poisoning] of Object.entries(CASES)) {
    it(`is kept from the poisoning ${what}`, async () => {
      const decision = await decisionOn(poisoning, poisoning.thief);
      expectAction(decision, 'BLOCK');
      expect(codesOf(decision.findings)).to.include('recipient_lookalike');
      expect(decision.because).to.include(poisoning.meant);
      expect(decision.findings.map(({ params }) => JSON.stringify(params.since)).join()).to.include('2024-05-03');
    });

    it(`may pay whom it meant in the case ${what}`, async () => {
      const decision = await decisionOn(poisoning, poisoning.meant);
      expect(codesOf(decision.findings), decision.because).to.not.include('recipient_lookalike');
      expect(decision.recommendedAction).to.not.equal('BLOCK');
    });
  }
});
