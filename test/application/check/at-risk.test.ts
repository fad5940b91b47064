import { expect } from 'chai';
import { publishedAtRisk, type Taking } from '../../../domain/facts/simulation/at-risk.js';
import { atRiskSentence } from '../../../domain/facts/simulation/at-risk-sentence.js';
import type { AtRisk } from '../../../domain/facts/simulation/execution.js';
import type { Submission } from '../../../src/application/check/check-request.js';
import { NOW_MS, OUTGOING_DEFAULT, SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { ENCODED_TYPES } from '../../support/encoded-types.js';
import { executionWith } from '../../support/executions.js';
import { SCOPE } from '../../support/judging.js';
import { typedData } from '../../support/payload-bytes.js';
import { readProposal } from '../../support/payload-judging.js';
import { gathering, localSources } from '../../support/gathering.js';

const SPENDER = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf';
const BLOCK = { number: 21_000_000, hash: `0x${'ab'.repeat(32)}`, time: '2026-11-21T11:59:50.000Z' };

/** A node that executes no signature, and holds so much of what is asked for. */
const nodeWith = (atRisk?: (takings: readonly Taking[]) => Promise<AtRisk>) => ({
  supports: () => true,
  simulate: async () => ({
    ...{ mode: 'declared-intent' as const, effects: [], asOf: null },
    execution: executionWith({ status: 'unavailable', level: 1, block: null, effects: [], witnessSha256: null }),
  }),
  ...(atRisk === undefined ? {} : { atRisk: async (_chain: string, takings: readonly Taking[]) => atRisk(takings) }),
  close: async () => undefined,
});

const held =
  (units: Readonly<Record<string, string>>) =>
  async (takings: readonly Taking[]): Promise<AtRisk> => ({
    block: BLOCK,
    ...{ isWhole: true, isAccount: false },
    assets: takings.map(({ owner, taker, asset: named, isExchange }) => {
      const asset = named ?? { address: null, symbol: null, decimals: null, tokenId: null };
      return {
        ...{ owner, takers: taker === null ? [] : [taker], asset, isExchange, basis: 'executed', usd: null },
        amount: units[asset.address ?? 'native'] ?? '0',
      };
    }),
  });

const PERMIT = {
  typed_data: typedData(
    ENCODED_TYPES.permit,
    { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: USDC_ON_ETHEREUM },
    { owner: SENDER, spender: SPENDER, value: String(2n ** 256n - 1n), nonce: '0', deadline: '4000000000' },
  ),
};

const riskOf = async (payload: object, node: ReturnType<typeof nodeWith>) => {
  const local = localSources();
  const manifest = { id: 'evm-rpc', name: 'Node', kind: 'external', mandatory: false, deadlineMs: 1_900 } as const;
  const gather = gathering({ ...local, simulation: [...local.simulation, { manifest, instance: node }] });
  const request = { chain: 'ethereum', from_address: SENDER, ...payload };
  const proposal = await readProposal({ route: 'payload', request } as Submission);
  return publishedAtRisk(
    (await gather({ proposal, policy: OUTGOING_DEFAULT, scope: SCOPE, nowMs: NOW_MS, requestId: 'req_risk' })).facts,
  );
};

describe('what a signature lets others take', () => {
  it('is told in tokens, dollars and a sentence', async () => {
    const found = await riskOf(PERMIT, nodeWith(held({ [USDC_ON_ETHEREUM]: '12345000000' })));
    if (found === null) throw new Error('The node answered');
    const [asset] = found.assets;
    expect([found.usd, found.is_whole, found.block]).to.deep.equal(['12345.00', true, BLOCK]);
    expect(asset).to.deep.include({ owner: SENDER, takers: [SPENDER], amount: '12345000000', usd: '12345.00' });
    expect(asset?.asset).to.deep.include({ symbol: 'USDC', decimals: 6 });
    expect(atRiskSentence(found)).to.equal('You could lose 12,345 USDC (about 12,345 USD)');
  });

  it('is claimed of nothing without a node, where it fails, and where the signature gives nothing', async () => {
    expect(await riskOf(PERMIT, nodeWith())).to.equal(null);
    const failing = nodeWith(async () => {
      throw new Error('This node is gone');
    });
    expect(await riskOf(PERMIT, failing)).to.equal(null);
    expect(
      await riskOf(
        PERMIT,
        nodeWith(async () => ({ assets: 'none' }) as never),
      ),
    ).to.equal(null);
    const message = { message: { encoding: 'utf8', content: 'Hello' } };
    expect(await riskOf(message, nodeWith(held({})))).to.equal(null);
  });

  it('is the whole account where it is delegated, with what is common named', async () => {
    const delegates = { authorization: { chain_id: 1, address: SPENDER, nonce: 0 } };
    const found = await riskOf(
      delegates,
      nodeWith(held({ native: '2000000000000000000', [USDC_ON_ETHEREUM]: '5000000' })),
    );
    if (found === null) throw new Error('The node answered');
    expect([found.whole_account, found.is_whole, found.assets.map(({ asset }) => asset.symbol)]).to.deep.equal([
      ...[true, false, ['ETH', 'USDC']],
    ]);
    expect(atRiskSentence(found)).to.match(/^You could lose 2 ETH, 5 USDC \(about [\d,]+ USD\), and everything else/);
  });
});
