import { expect } from 'chai';
import { baseUnits, tokens, UNLIMITED } from '../../../support/builders.js';
import { UNKNOWN_TOKEN } from '../../../support/facts.js';
import { findingOf } from '../../../support/deciding.js';
import { APPROVAL, decidedWith, type EffectRow, granted, moved, OTHER_TOKEN, POOL, readings, SWAP } from './effects.js';

const BLOCKED_PERMISSION = { undeclared_permission: 'BLOCK' };

const PERMISSION_ATTACKS: readonly EffectRow[] = [
  { what: 'a transfer that allows somebody to spend', effects: [moved(), granted({ to: POOL })] },
  { what: 'an approval of another spender', intent: APPROVAL, effects: [granted({ to: POOL })] },
  { what: 'an approval of more', intent: APPROVAL, effects: [granted({ amount: '251' })] },
  { what: 'an approval of everything', intent: APPROVAL, effects: [granted({ amount: 'unlimited' })] },
  { what: 'an approval of another token', intent: APPROVAL, effects: [granted({ token: 'WETH' })] },
  { what: 'an approval that makes an operator', intent: APPROVAL, effects: [granted({ kind: 'operator_approval' })] },
  {
    what: 'an operator other than the declared one',
    intent: { ...SWAP, permissions: ['setApprovalForAll'] },
    effects: [granted({ kind: 'operator_approval', to: POOL })],
  },
  { what: 'a swap without an allowance', intent: SWAP, effects: [granted({ amount: '1' })] },
  {
    what: 'an approval in base units',
    intent: { ...APPROVAL, approval: baseUnits('0xee6b280') },
    effects: [granted({ amount: '250.000001' })],
  },
  {
    what: 'an approval without an amount of its own',
    intent: { ...APPROVAL, approval: null },
    effects: [granted({ amount: '251' })],
  },
  { what: 'a right for an account that is not named', intent: APPROVAL, effects: [granted({ to: null })] },
];

const PERMISSION_TWINS: readonly EffectRow[] = [
  { what: 'an approval of what was declared', intent: APPROVAL, effects: [granted()] },
  { what: 'an approval of less', intent: APPROVAL, effects: [granted({ amount: '1' })] },
  {
    what: 'an approval of everything that was declared so',
    intent: { ...APPROVAL, approval: UNLIMITED },
    effects: [granted({ amount: 'unlimited' })],
  },
  {
    what: 'an approval in base units',
    intent: { ...APPROVAL, approval: baseUnits('0xee6b280') },
    effects: [granted()],
  },
  { what: 'an approval without an amount of its own', intent: { ...APPROVAL, approval: null }, effects: [granted()] },
  { what: 'an allowance that is taken back', effects: [moved(), granted({ to: POOL, amount: '0' })] },
  { what: 'a right that somebody else gives', effects: [moved(), granted({ from: POOL, amount: 'unlimited' })] },
  {
    what: 'the declared operator',
    intent: { ...SWAP, permissions: ['setApprovalForAll'] },
    effects: [granted({ kind: 'operator_approval', token: OTHER_TOKEN, amount: 'unlimited' })],
  },
  { what: 'a swap with its allowance', intent: { ...SWAP, approval: tokens('250') }, effects: [granted()] },
];

describe('what a simulation shows the sender to permit', () => {
  for (const { what, intent = {}, effects, token } of PERMISSION_ATTACKS)
    it(`blocks ${what}, where it is more than was declared`, () =>
      expect(readings(intent, effects, token)).to.deep.equal(BLOCKED_PERMISSION));

  for (const { what, intent = {}, effects, token } of PERMISSION_TWINS)
    it(`has nothing against ${what}, where it is no more than was declared`, () =>
      expect(readings(intent, effects, token)).to.deep.equal({}));

  it('is reviewed where it cannot be compared with the declared allowance', () => {
    const review = { undeclared_permission: 'REVIEW' };
    const inBaseUnits = { ...APPROVAL, approval: baseUnits('0xff') };
    expect(readings(APPROVAL, [granted({ amount: null })])).to.deep.equal(review);
    expect(readings(inBaseUnits, [granted()], null)).to.deep.equal(review);
    expect(readings(APPROVAL, [granted({ token: OTHER_TOKEN })], UNKNOWN_TOKEN)).to.deep.equal(review);
  });

  it('is said with spender, amount and token, and what to do', () => {
    const { message } = findingOf(decidedWith(APPROVAL, [granted({ amount: 'unlimited' })]), 'undeclared_permission');
    expect(message).to.equal(
      'A simulation shows that 0x9d4e…7081 could take any amount of USDC. You were not told: do not sign.',
    );
  });
});
