import { expect } from 'chai';
import type { Decision } from '../../../domain/decision/decide.js';
import { decide } from '../../../domain/decision/decide.js';
import type { SimulationFacts, TransactionEffect } from '../../../domain/facts/simulation/simulation-facts.js';
import type { TokenFacts } from '../../../domain/facts/token/token-facts.js';
import {
  baseUnits,
  CONTRACT,
  ETHER,
  factsFor,
  type IntentChanges,
  intentWith,
  NOW_MS,
  OUTGOING_DEFAULT,
  proposalOf,
  RECIPIENT,
  SENDER,
  tokens,
  UNKNOWN_TOKEN,
  UNLIMITED,
  USDC,
  USDC_ON_ETHEREUM,
} from '../../support/builders.js';
import { findingOf } from '../../support/deciding.js';

const POOL = '0x77aa000000000000000000000000000000000077';
const OTHER_TOKEN = '0x88bb000000000000000000000000000000000088';
const SWAP: IntentChanges = { kind: 'swap', contract: CONTRACT, to: SENDER };
const APPROVAL: IntentChanges = { kind: 'approval', contract: CONTRACT, approval: tokens('250') };

/** A transfer of the declared 250 USDC from the sender to the recipient, by what differs. */
const moved = (changes: Partial<TransactionEffect> = {}): TransactionEffect => ({
  kind: 'transfer',
  from: SENDER,
  to: RECIPIENT,
  token: 'USDC',
  amount: '250',
  ...changes,
});

/** The sender lets the contract take 250 USDC, by what differs. */
const granted = (changes: Partial<TransactionEffect> = {}): TransactionEffect =>
  moved({ kind: 'allowance', to: CONTRACT, ...changes });

const simulated = (...effects: readonly TransactionEffect[]): SimulationFacts => ({ mode: 'simulated', effects });

const decidedWith = (
  intent: IntentChanges,
  effects: readonly TransactionEffect[],
  token: TokenFacts | null = USDC,
): Decision => {
  const parsed = intentWith(intent);
  const facts = factsFor(parsed, { simulation: simulated(...effects), contract: { verified: true }, token });
  return decide(proposalOf(parsed), facts, OUTGOING_DEFAULT, NOW_MS);
};

/** Action by code, of the findings that read simulated effects. */
const readings = (...parameters: Parameters<typeof decidedWith>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    decidedWith(...parameters)
      .findings.filter(({ code }) => code === 'undeclared_outflow' || code === 'undeclared_permission')
      .map(({ code, recommendedAction }) => [code, recommendedAction]),
  );

const BLOCKED_OUTFLOW = { undeclared_outflow: 'BLOCK' };
const BLOCKED_PERMISSION = { undeclared_permission: 'BLOCK' };

interface Row {
  readonly what: string;
  readonly intent?: IntentChanges;
  readonly effects: readonly TransactionEffect[];
  readonly token?: TokenFacts | null;
}

const OUTFLOW_ATTACKS: readonly Row[] = [
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

const OUTFLOW_TWINS: readonly Row[] = [
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

const PERMISSION_ATTACKS: readonly Row[] = [
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

const PERMISSION_TWINS: readonly Row[] = [
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
  {
    what: 'an approval without an amount of its own',
    intent: { ...APPROVAL, approval: null },
    effects: [granted()],
  },
  { what: 'an allowance that is taken back', effects: [moved(), granted({ to: POOL, amount: '0' })] },
  { what: 'a right that somebody else gives', effects: [moved(), granted({ from: POOL, amount: 'unlimited' })] },
  {
    what: 'the declared operator',
    intent: { ...SWAP, permissions: ['setApprovalForAll'] },
    effects: [granted({ kind: 'operator_approval', token: OTHER_TOKEN, amount: 'unlimited' })],
  },
  { what: 'a swap with its allowance', intent: { ...SWAP, approval: tokens('250') }, effects: [granted()] },
];

describe('what a simulation shows the sender to lose', () => {
  for (const { what, intent = {}, effects, token } of OUTFLOW_ATTACKS) {
    it(`blocks ${what}`, () => {
      expect(readings(intent, effects, token)).to.deep.equal(BLOCKED_OUTFLOW);
    });
  }

  for (const { what, intent = {}, effects, token } of OUTFLOW_TWINS) {
    it(`has nothing against ${what}`, () => {
      expect(readings(intent, effects, token)).to.deep.equal({});
    });
  }

  it('is reviewed where it cannot be compared with the declared token or amount', () => {
    const review = { undeclared_outflow: 'REVIEW' };
    expect(readings({}, [moved({ amount: null })])).to.deep.equal(review);
    expect(readings({}, [moved({ token: null })])).to.deep.equal(review);
    expect(readings({ token: 'ZQXW' }, [moved({ token: OTHER_TOKEN })], UNKNOWN_TOKEN)).to.deep.equal(review);
    expect(readings({}, [moved({ token: OTHER_TOKEN })], null)).to.deep.equal(review);
  });

  it('is said with amount, token and account, each once, and what to do', () => {
    const { message, fields } = findingOf(
      decidedWith({}, [moved({ to: POOL }), moved({ to: POOL }), moved({ token: 'WETH', amount: '5' })]),
      'undeclared_outflow',
    );
    expect(message).to.equal(
      `A simulation shows that the sender would lose what was not declared: 250 of USDC to ${POOL}, who is not the ` +
        'recipient; 5 of WETH; 500 of USDC, where 250 is declared. Do not sign; find out what this transaction ' +
        'really does.',
    );
    expect(fields).to.deep.equal(['from_address']);
  });
});

describe('what a simulation shows the sender to permit', () => {
  for (const { what, intent = {}, effects, token } of PERMISSION_ATTACKS) {
    it(`blocks ${what}, where it is more than was declared`, () => {
      expect(readings(intent, effects, token)).to.deep.equal(BLOCKED_PERMISSION);
    });
  }

  for (const { what, intent = {}, effects, token } of PERMISSION_TWINS) {
    it(`has nothing against ${what}, where it is no more than was declared`, () => {
      expect(readings(intent, effects, token)).to.deep.equal({});
    });
  }

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
      `A simulation shows that the sender would give a right that was not declared: ${CONTRACT} may take unlimited ` +
        'of USDC. Do not sign; find out what this transaction really does.',
    );
  });
});

describe('effects that decide nothing', () => {
  const attack = [moved({ to: POOL, token: 'WETH' }), granted({ to: POOL, amount: 'unlimited' })];

  it('are those that a source only read from the request', () => {
    const intent = intentWith();
    const facts = factsFor(intent, { simulation: { mode: 'declared-intent', effects: attack } });
    expect(decide(proposalOf(intent), facts, OUTGOING_DEFAULT, NOW_MS).findings).to.deep.equal([]);
  });

  it('are those of an incoming payment, which the caller does not sign', () => {
    expect(readings({ direction: 'incoming' }, attack)).to.deep.equal({});
  });
});

describe('several simulations of one transaction', () => {
  const intent = intentWith();
  const one = factsFor(intent, { simulation: simulated(moved()) });
  const withSecond = (effects: readonly TransactionEffect[]) => {
    const [first] = one.simulation;
    if (first === undefined) throw new Error('There is a simulation');
    const second = { ...first, value: simulated(...effects), coverage: { ...first.coverage, provider: 'second' } };
    return { ...one, simulation: [first, second] };
  };
  const findings = (facts: typeof one) =>
    decide(proposalOf(intent), facts, OUTGOING_DEFAULT, NOW_MS).findings.map(({ code, message }) => [code, message]);

  it('are not added up', () => {
    expect(findings(withSecond([moved()]))).to.deep.equal([]);
  });

  it('give one finding, whichever of them shows the loss', () => {
    const facts = withSecond([moved({ amount: '300' })]);
    expect(findings(facts)).to.have.length(1);
    expect(findings({ ...facts, simulation: [...facts.simulation].reverse() })).to.deep.equal(findings(facts));
  });
});
