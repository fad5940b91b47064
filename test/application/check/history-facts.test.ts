import { expect } from 'chai';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { History } from '../../../ports/stores/history.js';
import { evmAddress } from '../../support/addresses.js';
import { intentWith, NOW_MS, OUTGOING_DEFAULT, proposalOf, SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { KNOWN_RECIPIENT, NO_HISTORY } from '../../support/facts.js';
import { bytesAlone, calldata, transaction, transferData } from '../../support/payload-samples.js';
import { fakeSources, type FakeSourcesOptions } from '../../support/fake-sources.js';
import { gathering } from '../../support/gathering.js';

const SCOPE = { partnerId: 'prt_00000000000000000000000001', environment: 'sandbox' } as const;

describe('a check', () => {
  it('asks history for the value band only where the value lies in it', async () => {
    const bandsAsked = async (
      changes: Parameters<typeof intentWith>[0],
      options: FakeSourcesOptions = {},
    ): Promise<unknown> => {
      const asked: unknown[] = [];
      const lookUp = async ({ bandUsd }: { readonly bandUsd: unknown }) => {
        asked.push(bandUsd);
        return KNOWN_RECIPIENT;
      };
      const intent = intentWith(changes);
      await gathering(fakeSources(options), { history: { lookUp } })({
        proposal: proposalOf(intent),
        policy: OUTGOING_DEFAULT,
        scope: SCOPE,
        nowMs: NOW_MS,
        requestId: 'req_test',
      });
      return asked;
    };
    const band = { from: 8_000, below: 10_000 };
    expect(await bandsAsked({ amount: '9000' })).to.deep.equal([null, band]);
    expect(await bandsAsked({ amount: '7999' })).to.deep.equal([null]);
    expect(await bandsAsked({ amount: '9000', kind: 'approval' })).to.deep.equal([null]);
    // without a price the value is not known: no rule can ask for the band
    expect(await bandsAsked({ amount: '9000' }, { tokens: 'fails' })).to.deep.equal([null]);
  });

  describe('of bytes that pay several accounts', () => {
    const payees = [1, 2, 3].map((number) => evmAddress(`payee ${number}`));
    const calls = payees.map((to) => [USDC_ON_ETHEREUM, 0n, transferData(to, 9_000_000_000n)]);
    const data = calldata('executeBatch((address,uint256,bytes)[])', [calls]);
    const gathered = (lookUp: History['lookUp']) =>
      gathering(fakeSources(), { history: { lookUp } })({
        proposal: bytesAlone(transaction({ to: SENDER, data })),
        policy: OUTGOING_DEFAULT,
        scope: SCOPE,
        nowMs: NOW_MS,
        requestId: 'req_test',
      });

    it('asks history once about each of them, and never for the band', async () => {
      const asked: string[] = [];
      const { facts } = await gathered(async ({ recipientKey, counterpartyKey, transfer, bandUsd }) => {
        expect(counterpartyKey).to.equal(recipientKey);
        expect(transfer).to.equal(true);
        asked.push(`${payees.indexOf(recipientKey ?? '')} ${bandUsd === null ? 'alone' : 'with its band'}`);
        return NO_HISTORY;
      });
      expect(asked.sort()).to.deep.equal(['0 alone', '0 with its band', '1 alone', '2 alone']);
      expect(facts.history.value?.payees.map(({ key }) => key)).to.deep.equal(payees.slice(1));
    });

    it('knows nothing of any where history fails for one of them', async () => {
      const { facts } = await gathered(async ({ recipientKey }) => {
        if (recipientKey === payees[2]) throw new StorageUnavailableError('out');
        return NO_HISTORY;
      });
      expect(facts.history.value).to.equal(null);
      expect(facts.history.coverage).to.deep.include({ status: 'unavailable', reason: 'network_error' });
    });
  });
});
