import { expect } from 'chai';
import fc from 'fast-check';
import { contentHash } from '../../../domain/shared/canonical-json.js';
import type { ParsedAddress } from '../../../domain/intent/address.js';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { historyQuestion } from '../../../domain/policy/history-question.js';
import { historyEntriesOf } from '../../../domain/record/history-entry.js';
import { checkSizeOf, isComparableIn, presentSizeOf } from '../../../domain/facts/history/check-size.js';
import { otherPayments, type PossiblePayment } from '../../../domain/facts/history/payments.js';
import { isInBand } from '../../../domain/facts/history/history-facts.js';
import { intentFingerprintOf } from '../../../domain/intent/fingerprint.js';
import type { TokenFacts } from '../../../domain/facts/token/token-facts.js';
import type { TransactionIntent } from '../../../domain/intent/intent.js';
import { valueUsd } from '../../../domain/facts/token/value.js';
import {
  CONTRACT,
  intentWith,
  NOW_MS,
  OUTGOING_DEFAULT,
  OUTGOING_STRICT,
  RECIPIENT,
  SENDER,
  tokens,
} from '../../support/builders.js';
import { ETHER, UNKNOWN_TOKEN, USDC } from '../../support/facts.js';
import { intents } from '../../support/generators/intents.js';

const historyEntryOf = (
  intent: TransactionIntent,
  token: TokenFacts | null,
  by: Parameters<typeof historyEntriesOf>[2],
) => historyEntriesOf({ intent, payload: null }, token, by)[0] ?? null;

const decided = { fingerprint: 'f'.repeat(64), action: 'ALLOW', checkedAtMs: NOW_MS } as const;

describe('the identity of an intent', () => {
  it('is the content hash of what it says', () =>
    fc.assert(
      fc.property(intents(), (intent) => {
        const { addresses } = intent;
        const account = (address: ParsedAddress | null) => address?.key ?? address?.given ?? null;
        const { approval } = intent;
        expect(intentFingerprintOf(intent)).to.equal(
          contentHash({
            kind: intent.kind,
            token: intent.token.toUpperCase(),
            to: account(addresses.to_address),
            permissions: intent.permissions,
            intentReference: intent.intentReference,
            from: account(addresses.from_address),
            expectedTo: account(addresses.expected_to_address),
            direction: intent.direction,
            counterpartyName: intent.counterpartyName,
            contractVerified: intent.contractVerified,
            contract: account(addresses.contract_address),
            chain: intent.chain,
            approval:
              approval === null
                ? null
                : approval.kind === 'unlimited'
                  ? 'unlimited'
                  : `${approval.kind} ${approval.value}`,
            amount: intent.amount,
          }),
        );
      }),
    ));

  it('is the same under another policy, another letter case of an EVM address and of the token', () => {
    const base = intentFingerprintOf(intentWith());
    expect(
      intentFingerprintOf(
        intentWith({ policyId: 'outgoing_strict', token: 'usdc', to: `0x${RECIPIENT.slice(2).toUpperCase()}` }),
      ),
    ).to.equal(base);
  });

  it('is another for every other change', () => {
    const base = intentFingerprintOf(intentWith());
    const changes = [
      { amount: '251' },
      { to: CONTRACT },
      { from: CONTRACT },
      { chain: 'base' as const },
      { contract: CONTRACT },
      { expectedTo: RECIPIENT },
      { approval: tokens('1') },
      { permissions: ['pause'] },
      { intentReference: 'x' },
      { counterpartyName: 'x' },
      { direction: 'incoming' as const },
      { kind: 'swap' as const },
      { contractVerified: true },
    ];
    for (const change of changes)
      expect(intentFingerprintOf(intentWith(change)), JSON.stringify(change)).to.not.equal(base);
  });
});

describe('what is asked of history', () => {
  it('names sender, recipient and the band below the threshold of the policy', () => {
    expect(historyQuestion(intentWith(), OUTGOING_DEFAULT)).to.deep.equal({
      fingerprint: intentFingerprintOf(intentWith()),
      senderKey: SENDER,
      recipientKey: RECIPIENT,
      counterpartyKey: RECIPIENT,
      transfer: true,
      bandUsd: { from: 8000, below: 10_000 },
      bandToAnybody: false,
      earlierChecksUpTo: 5,
      checksLastHourUpTo: null,
    });
    expect(historyQuestion(intentWith(), OUTGOING_STRICT)).to.deep.include({
      bandUsd: { from: 800, below: 1000 },
      bandToAnybody: true,
      checksLastHourUpTo: 60,
    });
  });

  it('asks for as many earlier checks as the policy reads', () => {
    const { thresholds } = OUTGOING_DEFAULT;
    const policy = { ...OUTGOING_DEFAULT, thresholds: { ...thresholds, littleHistoryChecks: 40 } };
    expect(historyQuestion(intentWith(), policy).earlierChecksUpTo).to.equal(40);
  });

  it('names who gains: the spender of an approval, the contract of a call', () => {
    for (const kind of ['approval', 'call', 'swap', 'mint'] as const)
      expect(historyQuestion(intentWith({ kind, contract: CONTRACT }), OUTGOING_DEFAULT), kind).to.deep.include({
        recipientKey: RECIPIENT,
        counterpartyKey: CONTRACT,
        transfer: false,
      });
  });

  it('asks for no band where no payment is checked', () => {
    for (const intent of [
      intentWith({ kind: 'approval', approval: tokens('9000') }),
      intentWith({ kind: 'swap', contract: CONTRACT }),
      intentWith({ direction: 'incoming' }),
    ])
      expect(historyQuestion(intent, OUTGOING_DEFAULT).bandUsd).to.equal(null);
  });

  it('needs the band only for a value that lies in it', () => {
    const band = { from: 8000, below: 10_000 };
    expect([7999.99, 8000, 9999.99, 10_000, null].map((value) => isInBand(value, band))).to.deep.equal([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('asks nothing about an invalid or a reserved address', () => {
    const question = historyQuestion(
      intentWith({ from: 'nowhere', to: demonstrationKey('evm', 0xde300002) }),
      OUTGOING_DEFAULT,
    );
    expect([question.senderKey, question.recipientKey]).to.deep.equal([null, null]);
  });
});

describe('what a check leaves in history', () => {
  it('is who paid whom, how much, and the verdict', () =>
    expect(historyEntryOf(intentWith({ token: 'ETH', amount: '0.5' }), ETHER, decided)).to.deep.equal({
      fingerprint: decided.fingerprint,
      senderKey: SENDER,
      recipientKey: RECIPIENT,
      recipientAffix: '5f3924',
      action: 'ALLOW',
      transfer: true,
      size: { usd: 1500 },
      checkedAtMs: NOW_MS,
    }));

  it('is nothing for an incoming check, an invalid, misspelt or reserved address', () => {
    const none = [
      { direction: 'incoming' as const },
      { to: 'nowhere' },
      { from: 'nowhere' },
      { to: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      { to: demonstrationKey('evm', 0xde300001) },
      { from: demonstrationKey('evm', 0xde30ffff) },
    ];
    for (const changes of none)
      expect(historyEntryOf(intentWith(changes), USDC, decided), JSON.stringify(changes)).to.equal(null);
  });

  it('is who gains: the recipient of a payment, else the spender or the contract', () => {
    const entry = (kind: 'escrow' | 'swap' | 'approval') =>
      historyEntryOf(intentWith({ kind, contract: CONTRACT, approval: tokens('900') }), USDC, decided);
    expect(entry('escrow')).to.deep.include({ transfer: true, recipientKey: RECIPIENT, size: { usd: 900 } });
    expect(entry('swap')).to.deep.include({ transfer: false, recipientKey: CONTRACT, size: { usd: 900 } });
    expect(entry('approval')).to.deep.include({ transfer: false, recipientKey: CONTRACT, size: { usd: 900 } });
  });

  it('is the amount of the token where it has no price', () => {
    for (const token of [UNKNOWN_TOKEN, null])
      expect(historyEntryOf(intentWith({ token: 'usdc' }), token, decided)?.size).to.deep.equal({
        asset: 'ethereum/USDC',
        amount: 250,
      });
  });
});

describe('the reference value', () => {
  it('is the exact product, rounded once', () => {
    expect(valueUsd(intentWith({ amount: '0.1' }), { ...USDC, referencePriceUsd: '0.2' })).to.equal(0.02);
    expect(valueUsd(intentWith({ amount: '1000000000000000000' }), { ...USDC, referencePriceUsd: '110000' })).to.equal(
      1.1e23,
    );
    // a dollar each goes a shorter way to the same number
    for (const amount of ['0', '0.1', '1e-7', '9999.99', '123456789.123456', '1e18']) {
      const [short, exact] = ['1', '1.0'].map((referencePriceUsd) =>
        valueUsd(intentWith({ amount }), { ...USDC, referencePriceUsd }),
      );
      expect(short, amount).to.equal(exact);
      expect(short, amount).to.equal(Number(amount));
    }
  });
});

describe('an earlier check', () => {
  const present = { usd: 12_003, asset: 'ethereum/USDC', amount: 12_003 };

  it('is of comparable size from a tenth of the value on, to the cent', () => {
    const sizes = [1_200.29, 1_200.3, 5e9].map((usd) => isComparableIn({ usd }, present));
    expect(sizes).to.deep.equal([false, true, true]);
  });

  it('is compared by its amount where it had no price, with the same token on the same chain alone', () => {
    const amount = (asset: string, value: number) => isComparableIn({ asset, amount: value }, present);
    expect(amount('ethereum/USDC', 1_200.3)).to.equal(true);
    expect(amount('ethereum/USDC', 1_200.29)).to.equal(false);
    expect(amount('base/USDC', 1e9)).to.equal(false);
    expect(amount('ethereum/SCAM', 1e9)).to.equal(false);
  });

  it('says nothing where the present value is not known and the earlier one is', () =>
    expect(isComparableIn({ usd: 1e9 }, { ...present, usd: null })).to.equal(false));

  it('says nothing of what cannot be counted, and of nothing everything', () => {
    const earlier = { asset: 'ethereum/TKN', amount: 1e9 };
    const nothing = presentSizeOf(intentWith({ token: 'TKN', amount: '0' }), null);
    const unlimited = presentSizeOf(
      intentWith({ kind: 'approval', token: 'TKN', approval: { kind: 'unlimited', given: 'unlimited' } }),
      null,
    );
    expect([nothing, unlimited].map((size) => isComparableIn(earlier, size))).to.deep.equal([true, false]);
    expect(checkSizeOf(unlimited)).to.deep.equal({ asset: 'ethereum/TKN', amount: 0 });
  });
});

describe('checks of one intent', () => {
  const MINUTE_MS = 60_000;
  const check = (minutes: number, changes: Partial<PossiblePayment> = {}): PossiblePayment => ({
    intent: 'one',
    checkedAtMs: NOW_MS + minutes * MINUTE_MS,
    paid: false,
    ...changes,
  });
  const counted = (checks: readonly PossiblePayment[], present = 'another', minutes = 0) =>
    otherPayments(checks, { intent: present, nowMs: NOW_MS + minutes * MINUTE_MS });

  it('are one payment within ten minutes of the first, and another after them', () => {
    expect(counted([check(-30), check(-25), check(-20)])).to.equal(1);
    expect(counted([check(-30), check(-25), check(-19.9)])).to.equal(2);
    // no chain of checks stretches one payment
    expect(counted([-36, -27, -18, -9].map((minutes) => check(minutes)))).to.equal(2);
  });

  it('are another payment after one that was signed', () => {
    expect(counted([check(-5, { paid: true }), check(-4), check(-3, { paid: true }), check(-2)])).to.equal(3);
    expect(counted([check(-5), check(-5, { paid: true }), check(-5)])).to.equal(1);
  });

  it('leave out the one that the present check is about', () => {
    expect(counted([check(-9)], 'one')).to.equal(0);
    expect(counted([check(-9)], 'one', 2)).to.equal(1);
    expect(counted([check(-9, { paid: true })], 'one')).to.equal(1);
    expect(counted([check(-9), check(-9, { intent: 'two' })], 'one')).to.equal(1);
  });
});
