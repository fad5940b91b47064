import { expect } from 'chai';
import { decide } from '../../../domain/decision/decide.js';
import { createReadProposal } from '../../../src/application/check/read-proposal.js';
import { NOW_MS, OUTGOING_DEFAULT } from '../../support/builders.js';
import { evmAddress } from '../../support/addresses.js';
import { gathering, localSources } from '../../support/gathering.js';
import { SCOPE } from '../../support/judging.js';
import { encodeCall } from '../../support/payload-bytes.js';
import { silentLogger } from '../../support/silent-logger.js';

const TOKEN = evmAddress('token');
const [ME, BOB] = [evmAddress('payer'), evmAddress('bob')];

/** A payment of a token that the registry names; what it says of the decimals. */
const paymentOf = async (decimals: number | null, units: bigint) => {
  const local = localSources();
  const { instance } = local.token;
  const token = {
    ...local.token,
    instance: {
      ...instance,
      supports: () => true,
      lookUp: async (asked: Parameters<typeof instance.lookUp>[0], signal: AbortSignal) => ({
        ...(await instance.lookUp(asked, signal)),
        tokenContracts: asked.keys.includes(TOKEN) ? [{ key: TOKEN, symbol: 'TKN' }] : [],
        ...(asked.symbol === 'TKN' ? { knownOnChain: true, officialContracts: [TOKEN], decimals } : {}),
      }),
    },
  };
  const sources = { ...local, token };
  const readProposal = createReadProposal({
    sources,
    describeCalls: async () => ({ descriptions: new Map(), failure: null }),
    logger: silentLogger,
  });
  const proposal = await readProposal({
    route: 'payload',
    request: {
      ...{ chain: 'ethereum', from_address: ME },
      transaction: {
        ...{ chain_id: 1, to: TOKEN, value: '0', nonce: 1, gas: '60000', gas_price: '9' },
        data: encodeCall('transfer(address,uint256)', [BOB, units]),
      },
    },
  });
  const { intent, facts } = await gathering(sources)({
    proposal,
    policy: OUTGOING_DEFAULT,
    scope: SCOPE,
    nowMs: NOW_MS,
    requestId: 'req_test',
  });
  return decide({ ...proposal, intent }, facts, OUTGOING_DEFAULT, NOW_MS);
};

describe('a token that the registry names', () => {
  it('passes in an ordinary payment where its decimals are known, and in none where they are not', async () => {
    const open = await paymentOf(null, 10n ** 30n);
    expect(open.recommendedAction, open.findings.map(({ code }) => code).join()).to.equal('REVIEW');
    expect((await paymentOf(18, 10n ** 18n)).recommendedAction).to.equal('ALLOW');
  });
});
