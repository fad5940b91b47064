import { expect } from 'chai';
import { CONTRACT, RECIPIENT, SENDER, USDC_ON_ETHEREUM } from '../../../support/builders.js';
import { ETHER, UNKNOWN_TOKEN } from '../../../support/facts.js';
import { findingOf } from '../../../support/deciding.js';
import { APPROVAL, decidedWith, type EffectRow, granted, moved, OTHER_TOKEN, POOL, readings, SWAP } from './effects.js';

const BLOCKED_OUTFLOW = { undeclared_outflow: 'BLOCK' };

const OUTFLOW_ATTACKS: readonly EffectRow[] = [
  { what: 'a transfer that takes another token as well', effects: [moved(), moved({ token: 'WETH', amount: '5' })] },
  { what: 'a transfer that takes more', effects: [moved({ amount: '250.000001' })] },
  { what: 'a transfer that takes the declared amount twice', effects: [moved(), moved()] },
  { what: 'a transfer that takes all', effects: [moved({ amount: 'unlimited' })] },
  { what: 'a transfer that pays somebody else', effects: [moved({ to: POOL })] },
  { what: 'a transfer that pays an account that is not named', effects: [moved({ to: null })] },
  { what: 'a transfer of a fake under the address of its own contract', effects: [moved({ token: OTHER_TOKEN })] },
  {
    what: 'an escrow that pays neither recipient nor escrow',
    intent: { kind: 'escrow', contract: CONTRACT },
    effects: [moved({ to: POOL })],
  },
  { what: 'a swap that takes another token', intent: SWAP, effects: [moved({ to: POOL, token: OTHER_TOKEN })] },
  { what: 'a swap that takes more', intent: SWAP, effects: [moved({ to: POOL, amount: '251' })] },
  {
    what: 'a claim that empties the wallet',
    intent: { kind: 'call', contract: CONTRACT, amount: '0' },
    effects: [moved({ to: POOL, amount: '1' })],
  },
  { what: 'an approval that moves at once', intent: APPROVAL, effects: [granted(), moved({ to: CONTRACT })] },
  {
    what: 'a transfer of ether that takes a token',
    intent: { token: 'ETH', amount: '1' },
    effects: [moved({ token: 'ETH', amount: '1' }), moved({ token: USDC_ON_ETHEREUM })],
    token: ETHER,
  },
];

const OUTFLOW_TWINS: readonly EffectRow[] = [
  { what: 'a transfer of what was declared', effects: [moved()] },
  { what: 'the same under the address of the official contract', effects: [moved({ token: USDC_ON_ETHEREUM })] },
  {
    what: 'the same in another letter case',
    effects: [
      moved({ token: 'usdc', from: `0x${SENDER.slice(2).toUpperCase()}`, to: `0x${RECIPIENT.slice(2).toUpperCase()}` }),
    ],
  },
  { what: 'a transfer that takes less', effects: [moved({ amount: '249.5' })] },
  { what: 'a transfer to oneself', intent: { to: SENDER }, effects: [moved({ to: SENDER })] },
  { what: 'an effect on others', effects: [moved(), moved({ from: POOL, to: CONTRACT, token: 'WETH' })] },
  { what: 'a token that is minted', effects: [moved(), moved({ from: null, to: SENDER, token: OTHER_TOKEN })] },
  {
    what: 'a transfer of a token that the caller names by its contract',
    intent: { token: 'ZQXW', contract: OTHER_TOKEN },
    effects: [moved({ token: OTHER_TOKEN })],
    token: UNKNOWN_TOKEN,
  },
  {
    what: 'an escrow that is paid in',
    intent: { kind: 'escrow', contract: CONTRACT },
    effects: [moved({ to: CONTRACT })],
  },
  {
    what: 'a swap whose input leaves to a pool',
    intent: SWAP,
    effects: [moved({ to: POOL }), moved({ from: POOL, to: SENDER, token: 'WETH', amount: '0.1' })],
  },
  {
    what: 'a swap that gives a rest back',
    intent: SWAP,
    effects: [moved({ to: CONTRACT, amount: '260' }), moved({ from: CONTRACT, to: SENDER, amount: '10' })],
  },
  {
    what: 'a swap through a token that comes and goes',
    intent: SWAP,
    effects: [
      moved({ to: POOL }),
      moved({ from: POOL, to: SENDER, token: 'WETH', amount: '1' }),
      moved({ from: SENDER, to: POOL, token: 'weth', amount: '1' }),
    ],
  },
  { what: 'an approval', intent: APPROVAL, effects: [granted()] },
  {
    what: 'a transfer of ether that names the placeholder for it',
    intent: { token: 'ETH', amount: '1' },
    effects: [moved({ token: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', amount: '1' })],
    token: ETHER,
  },
];

describe('what a simulation shows the sender to lose', () => {
  for (const { what, intent = {}, effects, token } of OUTFLOW_ATTACKS)
    it(`blocks ${what}`, () => expect(readings(intent, effects, token)).to.deep.equal(BLOCKED_OUTFLOW));

  for (const { what, intent = {}, effects, token } of OUTFLOW_TWINS)
    it(`has nothing against ${what}`, () => expect(readings(intent, effects, token)).to.deep.equal({}));

  it('is reviewed where it cannot be compared with the declared token or amount', () => {
    const review = { undeclared_outflow: 'REVIEW' };
    expect(readings({}, [moved({ amount: null })])).to.deep.equal(review);
    expect(readings({}, [moved({ token: null })])).to.deep.equal(review);
    expect(readings({ token: 'ZQXW' }, [moved({ token: OTHER_TOKEN })], UNKNOWN_TOKEN)).to.deep.equal(review);
    expect(readings({}, [moved({ token: OTHER_TOKEN })], null)).to.deep.equal(review);
  });

  it('is said with amount, token and account, each once, and what to do', () => {
    const { message, fields, params } = findingOf(
      decidedWith({}, [moved({ to: POOL }), moved({ to: POOL }), moved({ token: 'WETH', amount: '5' })]),
      'undeclared_outflow',
    );
    expect(message).to.equal(
      'The sender 0xa1b2…2334 would lose 5 WETH, 500 USDC, which was not mentioned, as a simulation shows. Do not ' +
        'sign; find out what this really does.',
    );
    expect(params.to).to.deep.equal({ type: 'list', value: [{ type: 'address', value: POOL }] });
    expect(fields).to.deep.equal(['from_address']);
  });
});
