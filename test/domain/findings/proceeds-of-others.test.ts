import { expect } from 'chai';
import type { Action } from '../../../domain/verdict/action.js';
import type { PayloadCheckRequest } from '../../../src/application/check/check-request.js';
import { OUTGOING_DEFAULT } from '../../support/builders.js';
import * as x from '../../support/exchange-requests.js';
import { judgePayload } from '../../support/payload-judging.js';
import { bytes, declared } from '../../support/payload-requests.js';
import { FROM, ROUTER, STRANGER, USDC, USDT } from '../../support/payload-accounts.js';

const FAIR = (x.MILLION * 97n) / 100n;

/** What is said of who receives: the strictest of its findings, null where there is none. */
const saidOf = async (payload: Partial<PayloadCheckRequest>): Promise<Action | null> => {
  const { decision } = await bytes(payload);
  const found = decision.findings.filter(({ code }) => code === 'receiver_not_sender');
  return found.some(({ recommendedAction }) => recommendedAction === 'BLOCK')
    ? 'BLOCK'
    : (found[0]?.recommendedAction ?? null);
};

const sold = x.swapV2(x.MILLION, FAIR, [USDC, USDT]);

describe('The proceeds of a swap', () => {
  it('are BLOCK where all of them go to a stranger, or stay with the contract', async () => {
    const toNobody = x.plan([sold]);
    const payloads = [
      x.swapOnV2(x.MILLION, FAIR, STRANGER),
      x.swapOnV2(x.MILLION, FAIR, ROUTER),
      x.cowOrder(x.MILLION, USDC, FAIR, STRANGER),
      x.plan([sold, x.sweep(USDT, STRANGER)]),
      toNobody,
    ];
    for (const payload of payloads) {
      expect(await saidOf(payload)).to.equal('BLOCK');
      expect((await bytes(payload)).decision.recommendedAction).to.equal('BLOCK');
    }
  });

  it('are BLOCK where more than half of them do, in whatever way they are handed out', async () => {
    const plans = [
      [sold, x.portion(USDT, STRANGER, 6_000n), x.sweep(USDT, x.CALLER)],
      [sold, x.pay(USDT, STRANGER, (x.MILLION * 6n) / 10n), x.sweep(USDT, x.CALLER)],
      // next to nothing to oneself first makes the rest no smaller
      [x.swapV2(x.MILLION, 1n, [USDC, USDT]), x.pay(USDT, x.CALLER, 1n), x.sweep(USDT, STRANGER)],
      // what comes first finds nothing, and what may fail hands out nothing for certain
      [x.sweep(USDT, x.CALLER), sold, x.sweep(USDT, STRANGER)],
      [sold, x.sweep(USDT, x.CALLER, x.MILLION, x.MAY_FAIL), x.sweep(USDT, STRANGER)],
      // a fair swap of dust beside it
      [x.swapV2(10n ** 15n, 1n, [x.WETH, USDC], x.CALLER), sold, x.sweep(USDT, STRANGER)],
      [sold, x.swapV2(x.ALL_HELD, 0n, [USDT, x.WETH], x.HELD, false), x.unwrap(STRANGER, 0n)],
    ];
    for (const [index, commands] of plans.entries())
      expect(await saidOf(x.plan(commands)), `plan ${String(index)}`).to.equal('BLOCK');
  });

  it('are REVIEW where a part of them does, a fee included', async () => {
    for (const bips of [25n, 300n, 4_900n])
      expect(await saidOf(x.plan([sold, x.portion(USDT, STRANGER, bips), x.sweep(USDT, x.CALLER)]))).to.equal('REVIEW');
  });

  it('are as they should be where all of them come back, in one way or another', async () => {
    const payloads = [
      x.swapOnV2(x.MILLION, FAIR),
      x.cowOrder(x.MILLION, USDC, FAIR),
      x.cowOrder(x.MILLION, USDC, FAIR, x.NOBODY),
      x.plan([x.swapV2(x.MILLION, FAIR, [USDC, USDT], x.CALLER)]),
      x.plan([sold, x.sweep(USDT, x.CALLER, FAIR)]),
      x.plan([x.wrap(10n ** 18n), x.swapV2(x.ALL_HELD, 1n, [x.WETH, USDT], x.CALLER, false)], 10n ** 18n),
      x.plan([x.swapV2(x.MILLION, 1n, [USDC, x.WETH]), x.unwrap(x.CALLER, 1n)]),
    ];
    for (const payload of payloads) expect(await saidOf(payload)).to.equal(null);
  });

  it('of an order go to whom the caller expects, or are BLOCK', async () => {
    const order = (receiver: string, expected: string) =>
      bytes({ ...x.cowOrder(x.MILLION, USDC, FAIR, receiver), expected_to_address: expected });
    for (const account of [FROM, STRANGER]) {
      const { decision, codes } = await order(account, account);
      expect(decision.recommendedAction).to.equal(account === FROM ? 'ALLOW' : 'REVIEW');
      expect(codes).to.not.include('recipient_mismatch').and.not.include('payload_partly_decoded');
    }
    expect((await order(STRANGER, FROM)).codes).to.include.members(['recipient_mismatch', 'receiver_not_sender']);
  });

  it('are not ALLOW by a policy that relaxes other receivers', async () => {
    const policy = { ...OUTGOING_DEFAULT, findingActions: { receiver_not_sender: 'ALLOW' as const } };
    const request = { from_address: FROM, chain: 'ethereum' as const, ...x.swapOnV2(x.MILLION, FAIR, STRANGER) };
    const { decision } = await judgePayload({ route: 'payload', request }, [], policy);
    const found = decision.findings.filter(({ code }) => code === 'receiver_not_sender');
    expect(found.map(({ recommendedAction }) => recommendedAction))
      .to.include('REVIEW')
      .and.not.include('BLOCK');
  });

  it('are for the rules about recipients where the caller names who receives them', async () => {
    const named = { ...x.swapOnV2(x.MILLION, FAIR, STRANGER), expected_to_address: STRANGER };
    expect(await saidOf(named)).to.equal('REVIEW');
    const { decision } = await declared({
      ...x.swapOnV2(x.MILLION, FAIR, STRANGER),
      ...{ to_address: STRANGER, contract_address: ROUTER, transaction_type: 'swap', amount: 1_000_000 },
    });
    const found = decision.findings.filter(({ code }) => code === 'receiver_not_sender');
    expect(found.map(({ recommendedAction }) => recommendedAction)).to.deep.equal(['REVIEW']);
  });
});
