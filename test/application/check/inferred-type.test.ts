import { expect } from 'chai';
import type { CheckRequest } from '../../../src/application/check/check-request.js';
import {
  CONTRACT,
  intentWith,
  NOW_MS,
  OUTGOING_DEFAULT,
  proposalOf,
  RECIPIENT,
  SENDER,
  USDC_ON_ETHEREUM,
} from '../../support/builders.js';
import { KNOWN_RECIPIENT, NO_HISTORY } from '../../support/facts.js';
import { fakeSources, type FakeSourcesOptions } from '../../support/fake-sources.js';
import { judgedRequest, SCOPE, verdictOn } from '../../support/judging.js';
import { gathering, localSources } from '../../support/gathering.js';

const USDT_ON_ETHEREUM = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const ZEROS = ['0', '0.0', '0x0'] as const;

describe('a request without a type', () => {
  it('is blocked for a listed recipient, also where it speaks of allowances', async () => {
    for (const approval_amount of ZEROS)
      for (const contract_address of [undefined, USDC_ON_ETHEREUM, CONTRACT]) {
        const request: Partial<CheckRequest> = {
          approval_amount,
          ...(contract_address === undefined ? {} : { contract_address }),
        };
        for (const amount of [250, 0]) {
          const decisions = await Promise.all([
            judgedRequest({ ...request, amount }, { sanctioned: [RECIPIENT] }),
            judgedRequest({ ...request, amount }, { listed: [RECIPIENT] }),
          ]);
          for (const { recommendedAction } of decisions) expect(recommendedAction).to.equal('BLOCK');
        }
      }
  });

  it('is judged as without it where an allowance of zero stands beside a payment', async () => {
    for (const rest of [{}, { contract_address: USDC_ON_ETHEREUM }, { amount: 25_000 }, { token: 'ZQXW' }]) {
      const plain = await judgedRequest(rest, { history: NO_HISTORY });
      for (const approval_amount of ZEROS)
        expect(await judgedRequest({ ...rest, approval_amount }, { history: NO_HISTORY })).to.deep.equal(plain);
    }
  });

  it('keeps the rules about amounts where the token’s own contract is named', async () => {
    const large = { amount: 25_000, contract_address: USDC_ON_ETHEREUM };
    expect(await verdictOn(large, { history: NO_HISTORY })).to.deep.equal(['REVIEW', 'large_transaction_amount']);
    expect(await verdictOn({ ...large, amount: 0 }, { history: NO_HISTORY })).to.include('zero_amount');
    expect(await verdictOn({ ...large, to_address: USDC_ON_ETHEREUM })).to.include('token_sent_to_token_contract');
  });

  it('passes as the ordinary payment that it is, with the token’s own contract or without', async () => {
    expect(await verdictOn({})).to.deep.equal(['ALLOW']);
    expect(await verdictOn({ contract_address: USDC_ON_ETHEREUM })).to.deep.equal(['ALLOW']);
    expect(await verdictOn({ contract_address: USDC_ON_ETHEREUM, permissions: [] })).to.deep.equal(['ALLOW']);
    expect(await verdictOn({ contract_address: USDC_ON_ETHEREUM, approval_amount: '0' })).to.deep.equal(['ALLOW']);
  });

  it('is a call for any other contract, that of another token included', async () => {
    expect(await verdictOn({ contract_address: CONTRACT })).to.include('unverified_contract');
    expect(await verdictOn({ contract_address: CONTRACT, token: 'ETH' })).to.include('unverified_contract');
    expect((await verdictOn({ contract_address: USDT_ON_ETHEREUM })).slice(1)).to.not.include(
      'token_contract_mismatch',
    );
  });

  it('is put to history with the kind that the token registry gives it', async () => {
    const asked: unknown[] = [];
    const untyped = intentWith({ kind: 'call', kindRule: 'contract_address', contract: CONTRACT, amount: '9000' });
    const settledWith = async (options: FakeSourcesOptions) => {
      const { intent, historyQuestion } = await gathering(fakeSources(options), {
        history: {
          lookUp: async ({ fingerprint, bandUsd }) => {
            asked.push(fingerprint, bandUsd);
            return KNOWN_RECIPIENT;
          },
        },
      })({
        proposal: proposalOf(untyped),
        policy: OUTGOING_DEFAULT,
        scope: SCOPE,
        nowMs: NOW_MS,
        requestId: 'req_test',
      });
      expect(asked.splice(0).slice(-2)).to.deep.equal([historyQuestion.fingerprint, historyQuestion.bandUsd]);
      return [intent.kind, intent.kindRule];
    };
    expect(await settledWith({ tokenAnswer: { officialContracts: [CONTRACT] } })).to.deep.equal([
      'transfer',
      'token_contract',
    ]);
    expect(await settledWith({})).to.deep.equal(['call', 'contract_address']);
    expect(await settledWith({ tokens: 'fails' })).to.deep.equal(['call', 'contract_address']);
  });

  it('is put to history once where the token registry answers at once', async () => {
    const asked: string[] = [];
    const { intent, historyQuestion } = await gathering(localSources(), {
      history: {
        lookUp: async ({ fingerprint }) => {
          asked.push(fingerprint);
          return KNOWN_RECIPIENT;
        },
      },
    })({
      proposal: proposalOf(
        intentWith({ kind: 'call', kindRule: 'contract_address', contract: USDC_ON_ETHEREUM, amount: '9' }),
      ),
      policy: OUTGOING_DEFAULT,
      scope: SCOPE,
      nowMs: NOW_MS,
      requestId: 'req_test',
    });
    expect(intent.kind).to.equal('transfer');
    expect(asked).to.deep.equal([historyQuestion.fingerprint]);
  });
});

describe('a request without a type that names a contract', () => {
  const ROUTER = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
  const atRouter: Partial<CheckRequest> = { contract_address: ROUTER, amount: 250 };

  it('is reviewed where somebody else than the sender or the contract may be paid, and passes for these', async () => {
    expect(await verdictOn({ ...atRouter, to_address: RECIPIENT })).to.deep.equal(['REVIEW', 'receiver_not_sender']);
    for (const to_address of [SENDER, ROUTER])
      expect(await verdictOn({ ...atRouter, to_address })).to.deep.equal(['ALLOW']);
  });

  it('is still a call that pays out where an allowance stands beside it', async () => {
    const swap: Partial<CheckRequest> = { ...atRouter, permissions: ['exactInputSingle'], approval_amount: '250' };
    expect(await verdictOn({ ...swap, to_address: RECIPIENT })).to.deep.equal(['REVIEW', 'receiver_not_sender']);
    expect(await verdictOn({ ...swap, to_address: SENDER })).to.deep.equal(['ALLOW']);
  });
});
