import { expect } from 'chai';
import type { EvidenceRecord } from '../../../domain/facts/screening/evidence.js';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import type { HistoryFacts, UsedRecipient } from '../../../domain/facts/history/history-facts.js';
import type { ApprovalAmount } from '../../../domain/intent/approval-amount.js';
import { baseUnits, RECIPIENT, tokens } from '../../support/builders.js';
import { evidenceAbout, KNOWN_RECIPIENT, NO_HISTORY, UNKNOWN_TOKEN, usedRecipient } from '../../support/facts.js';
import { codesOf, decided, findingOf, gradeOf } from '../../support/deciding.js';

/** Agrees with RECIPIENT in its first and last three characters only. */
const TWIN = '0x5f3a11112222333344445555666677778888f924';

describe('scam findings: look-alike recipients', () => {
  it('blocks a recipient that only looks like the expected one, and says where they differ', () => {
    const decision = decided({ to: TWIN, expectedTo: RECIPIENT });
    expect(gradeOf(decision, 'recipient_lookalike')).to.equal('CRITICAL BLOCK');
    expect(decision.findings.map((finding) => finding.code)).to.deep.equal([
      'recipient_lookalike',
      'recipient_mismatch',
    ]);
    expect(findingOf(decision, 'recipient_lookalike').message).to.match(/characters 6 to 39 differ/);
    expect(decision.proofOfDecision?.evidenceCodes).to.deep.equal(['recipient_lookalike', 'recipient_mismatch']);
  });

  it('compares with the expected recipient in either direction', () =>
    expect(codesOf({ direction: 'incoming', to: TWIN, expectedTo: RECIPIENT })).to.include('recipient_lookalike'));

  const day = (number: number): string => `2026-11-${number}`;
  const actionFor = (recipient: UsedRecipient | null, ...lookalikes: readonly UsedRecipient[]) =>
    decided({}, { history: { ...NO_HISTORY, recipient, lookalikes } }).recommendedAction;
  const own = (changes: Partial<UsedRecipient> = {}) => usedRecipient(RECIPIENT, changes);
  const twin = (changes: Partial<UsedRecipient> = {}) => usedRecipient(TWIN, changes);

  it('blocks a recipient that was never allowed and looks like one that was', () => {
    const decision = decided({}, { history: { ...NO_HISTORY, lookalikes: [twin()] } });
    expect(gradeOf(decision, 'recipient_lookalike')).to.equal('CRITICAL BLOCK');
    expect(actionFor(null, twin({ paid: true }))).to.equal('BLOCK');
  });

  it('takes the one of two for genuine that was paid, whichever is older', () => {
    expect(actionFor(own({ paid: true, since: day(21) }), twin({ since: day(1) }))).to.equal('ALLOW');
    expect(actionFor(own({ since: day(1) }), twin({ paid: true, since: day(21) }))).to.equal('BLOCK');
  });

  it('takes the one of two for genuine that is known since an older day, where that is all that can be told', () => {
    for (const paid of [false, true]) {
      expect(actionFor(own({ paid, since: day(20) }), twin({ paid, since: day(21) }))).to.equal('ALLOW');
      expect(actionFor(own({ paid, since: day(21) }), twin({ paid, since: day(20) }))).to.equal('BLOCK');
    }
  });

  it('blocks both of two that are known since the same day, and claims no payment', () => {
    const decision = decided({}, { history: { ...NO_HISTORY, recipient: own(), lookalikes: [twin()] } });
    expect(decision.recommendedAction).to.equal('BLOCK');
    const { message } = findingOf(decision, 'recipient_lookalike');
    expect(message).to.include('a recipient that was checked before').and.not.include('paid');
  });

  it('blocks it where it is the genuine one of one pair and not of another', () => {
    const another = usedRecipient('0x5f3b11112222333344445555666677778888f924', { since: day(1) });
    expect(actionFor(own({ since: day(10) }), twin({ since: day(20) }), another)).to.equal('BLOCK');
  });

  it('only reviews a look-alike of history that the caller expects', () => {
    const decision = decided(
      { expectedTo: RECIPIENT },
      { history: { ...NO_HISTORY, lookalikes: [usedRecipient(TWIN)] } },
    );
    expect(gradeOf(decision, 'recipient_lookalike')).to.equal('HIGH REVIEW');
    expect(decision.recommendedAction).to.equal('REVIEW');
  });

  it('sees no look-alike in an address that agrees at one end only, or in the address itself', () => {
    for (const expectedTo of [`0x5f3${'1'.repeat(37)}`, `0x${'1'.repeat(37)}924`, RECIPIENT])
      expect(codesOf({ expectedTo }), expectedTo).to.not.include('recipient_lookalike');
  });

  const DIGITS = RECIPIENT.slice(2).toLowerCase();
  /** Another account with so many digits of the recipient, and none of the others. */
  const sharing = (front: number, back: number): string => {
    const isShared = (place: number): boolean => place < front || place >= DIGITS.length - back;
    const digit = (own: string, place: number): string => (isShared(place) ? own : own === '0' ? '1' : '0');
    return `0x${[...DIGITS].map(digit).join('')}`;
  };
  const graded = (other: string, references: number): string | null => {
    const history = { ...NO_HISTORY, references, lookalikes: [usedRecipient(other)] };
    const found = decided({}, { history }).findings.find(({ code }) => code === 'recipient_lookalike');
    return found?.recommendedAction ?? null;
  };

  it('needs more digits the more accounts are known, three at each end at least', () => {
    const steps = [
      [1_500, 6],
      [13_000, 7],
      [149_000, 8],
    ] as const;
    for (const [references, digits] of steps) {
      expect(graded(sharing(3, digits - 3), references)).to.equal('BLOCK');
      expect(graded(sharing(digits - 3, 3), references)).to.equal('BLOCK');
      expect(graded(sharing(3, digits - 3), references + 1)).to.equal(null);
    }
    expect(graded(sharing(5, 4), 149_001)).to.equal('BLOCK');
  });

  it('asks for a review where as many digits agree at one end alone', () => {
    for (const [front, back] of [
      [6, 0],
      [0, 6],
      [7, 2],
    ] as const)
      expect(graded(sharing(front, back), 100)).to.equal('REVIEW');
    expect(graded(sharing(6, 2), 5_000)).to.equal(null);
    expect(graded(sharing(5, 2), 100)).to.equal(null);
  });

  it('counts no zeros at the front, in either account', () => {
    const to = `0x000000${'a1b2'}${'7'.repeat(26)}${'9f3e'}`;
    const history = (other: string) => ({ ...NO_HISTORY, references: 9, lookalikes: [usedRecipient(other)] });
    const actionOf = (other: string) => decided({ to }, { history: history(other) }).recommendedAction;
    expect(actionOf(`0x0000${'a1b2'}${'8'.repeat(28)}${'9f3e'}`)).to.equal('BLOCK');
    expect(actionOf(`0x000000${'5'.repeat(30)}${'9f3e'}`)).to.equal('ALLOW');
  });

  const signed = { paid: true, signed: { usd: 1_000 } };
  const inHistory = (changes: Partial<HistoryFacts>) => ({ ...NO_HISTORY, references: 2, ...changes });

  it('reviews a pair that a person called a false alarm, and no account that was known only later', () => {
    const cleared = (since: string) =>
      decided({}, { history: inHistory({ clearedOn: day(20), lookalikes: [twin({ since })] }) });
    expect(gradeOf(cleared(day(20)), 'recipient_lookalike')).to.equal('HIGH REVIEW');
    expect(gradeOf(cleared(day(21)), 'recipient_lookalike')).to.equal('CRITICAL BLOCK');
  });

  it('reviews a pair of which both were signed with a tenth of the value, and allows it with an entry', () => {
    const pair = (recipient: UsedRecipient, amount: string, evidence: readonly EvidenceRecord[] = []) =>
      decided(
        { amount },
        { evidence, history: inHistory({ recipient, lookalikes: [twin({ ...signed, since: day(1) })] }) },
      );
    const action = (...parameters: Parameters<typeof pair>) =>
      findingOf(pair(...parameters), 'recipient_lookalike').recommendedAction;
    const allowed = [evidenceAbout(RECIPIENT, { category: 'partner_allowed', basis: 'list_match' })];
    expect(action(own({ ...signed, since: day(2) }), '5000')).to.equal('REVIEW');
    expect(action(own({ ...signed, since: day(2) }), '50000')).to.equal('BLOCK');
    expect(action(own({ paid: true, signed: { usd: 1 }, since: day(2) }), '5000')).to.equal('BLOCK');
    expect(action(own({ ...signed, since: day(2) }), '5000', allowed)).to.equal('ALLOW');
    expect(action(own({ since: day(2) }), '5000', allowed)).to.equal('BLOCK');
  });

  it('blocks one of a signed pair for an allowance that cannot be counted, and reviews it for one that can', () => {
    const pair = { paid: true, signed: { asset: 'ethereum/TKN', amount: 100 } };
    const history = inHistory({
      recipient: own({ ...pair, since: day(2) }),
      lookalikes: [twin({ ...pair, since: day(1) })],
    });
    const approval = (amount: ApprovalAmount) =>
      gradeOf(
        decided({ kind: 'approval', token: 'TKN', amount: '0', approval: amount }, { history, token: UNKNOWN_TOKEN }),
        'recipient_lookalike',
      );
    expect(approval(baseUnits('0x5f5e100'))).to.equal('CRITICAL BLOCK');
    expect(approval(tokens('900'))).to.equal('HIGH REVIEW');
  });

  it('compares base58 with its letter case', () => {
    const real = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q';
    const twin = '7v9YpLkFNDiuPkMCj7FTCjT6Xwvrp4q9jHcVg83fyy1Q';
    expect(
      codesOf({ chain: 'solana', from: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', to: twin, expectedTo: real }),
    ).to.include('recipient_lookalike');
  });

  it('compares no reserved demonstration address', () => {
    const [first, second] = [demonstrationKey('evm', 0xde300001), demonstrationKey('evm', 0xde31f001 - 0x10000)];
    expect(codesOf({ to: first, expectedTo: second })).to.deep.equal(['recipient_mismatch']);
    expect(
      codesOf({ to: first }, { history: { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(second)] } }),
    ).to.deep.equal([]);
  });
});

describe('scam findings: recipients without a key', () => {
  const burns = [
    ['the null address', '0x0000000000000000000000000000000000000000'],
    ['the dead address', '0x000000000000000000000000000000000000dEaD'],
    ['the first precompile', '0x0000000000000000000000000000000000000001'],
    ['the last precompile', '0x0000000000000000000000000000000000000100'],
    ['the account of an empty key', '0xdcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['the native placeholder', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
  ] as const;
  for (const [what, to] of burns)
    it(`reviews ${what} as a recipient`, () =>
      expect(gradeOf(decided({ to }), 'burn_address_recipient')).to.equal('HIGH REVIEW'));

  it('reviews the incinerator on Solana', () =>
    expect(
      codesOf({
        chain: 'solana',
        from: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
        to: '1nc1nerator11111111111111111111111111111111',
      }),
    ).to.include('burn_address_recipient'));

  it('has nothing against a call of a built-in program, and reviews a payment to it', () => {
    const program = '11111111111111111111111111111111';
    const call = {
      chain: 'solana',
      from: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
      to: program,
      contract: program,
    } as const;
    expect(codesOf({ ...call, kind: 'call' }, { contract: { verified: true } })).to.deep.equal([]);
    expect(codesOf({ ...call, kind: 'escrow' }, { contract: { verified: true } })).to.include('burn_address_recipient');
  });

  it('has nothing against an ordinary recipient, however many zeros it has', () => {
    for (const to of [
      RECIPIENT,
      '0x0000000000000000000000000000000000000101',
      '0x00000000000000000000000000000000000abcde',
    ])
      expect(codesOf({ to }), to).to.not.include('burn_address_recipient');
  });
});
