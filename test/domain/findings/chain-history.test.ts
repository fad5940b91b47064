import { expect } from 'chai';
import fc from 'fast-check';
import { decide } from '../../../domain/decision/decide.js';
import type { ChainHistoryFacts, PaidAccount } from '../../../domain/facts/chain-history/chain-history-facts.js';
import type { Facts } from '../../../domain/facts/facts.js';
import type { HistoryFacts } from '../../../domain/facts/history/history-facts.js';
import type { EvidenceRecord } from '../../../domain/facts/screening/evidence.js';
import { ENGINE_VERSION, RECORD_SCHEMA_VERSION } from '../../../domain/record/record.js';
import { recordText, readRecordText } from '../../../domain/record/record-text.js';
import { type Action, strictestAction } from '../../../domain/verdict/action.js';
import { intentWith, NOW_MS, OUTGOING_DEFAULT, proposalOf, RECIPIENT } from '../../support/builders.js';
import { evidenceAbout, factsFor, KNOWN_RECIPIENT, NO_HISTORY, usedRecipient } from '../../support/facts.js';
import { cases } from '../../support/generators/cases.js';

/** Made after `RECIPIENT`, so that both ends agree. */
const THIEF = `${RECIPIENT.slice(0, 8)}${'c'.repeat(28)}${RECIPIENT.slice(-6)}`;

const paid = (key: string, since: string): PaidAccount => ({ key, since, transaction: `0x${'ab'.repeat(32)}` });
const GENUINE = paid(RECIPIENT, '2026-10-01T00:00:00.000Z');

const said = (key: string, own: PaidAccount | null, ...lookalikes: readonly PaidAccount[]): ChainHistoryFacts => ({
  references: 20,
  isWhole: true,
  accounts: [{ key, paid: own, lookalikes }],
});

const withChain = (facts: Facts, ...values: readonly ChainHistoryFacts[]): Facts => ({
  ...facts,
  chainHistory: values.map((value) => ({
    value,
    coverage: {
      ...{ provider: 'explorer-history', capability: 'chain_history', kind: 'external', mandatory: false },
      ...{ status: 'answered', reason: null, asOf: '2026-11-21T11:59:00.000Z', note: null },
    },
  })),
});

interface Known {
  readonly history?: HistoryFacts;
  readonly evidence?: readonly EvidenceRecord[];
  readonly expectedTo?: string;
}

const judgedPaying = (
  to: string,
  chain: readonly ChainHistoryFacts[],
  { history = KNOWN_RECIPIENT, evidence = [], expectedTo }: Known = {},
): readonly [Action, readonly string[]] => {
  const intent = intentWith({ to, ...(expectedTo === undefined ? {} : { expectedTo }) });
  const facts = withChain(factsFor(intent, { history, evidence }), ...chain);
  const { recommendedAction, findings } = decide(proposalOf(intent), facts, OUTGOING_DEFAULT, NOW_MS);
  return [recommendedAction, findings.map(({ code }) => code)];
};

describe('what the chain tells of earlier payments', () => {
  it('stops a payment to an account made after one that was paid', () =>
    expect(judgedPaying(THIEF, [said(THIEF, null, GENUINE)])).to.deep.equal(['BLOCK', ['recipient_lookalike']]));

  it('stops the second payment to it as well: that it was paid once makes it no other', () => {
    const again = said(THIEF, paid(THIEF, '2026-11-01T00:00:00.000Z'), GENUINE);
    expect(judgedPaying(THIEF, [again])[0]).to.equal('BLOCK');
  });

  it('lets the account through that was paid first, whatever was paid after it', () =>
    expect(judgedPaying(RECIPIENT, [said(RECIPIENT, GENUINE, paid(THIEF, '2026-11-01T00:00:00.000Z'))])).to.deep.equal([
      'ALLOW',
      [],
    ]));

  it('asks for review alone where the partner allows exactly this account, or the caller expects it', () => {
    const allowed = [evidenceAbout(THIEF, { category: 'partner_allowed', severity: 'LOW' })];
    expect(judgedPaying(THIEF, [said(THIEF, null, GENUINE)], { evidence: allowed })[0]).to.equal('REVIEW');
    expect(judgedPaying(THIEF, [said(THIEF, null, GENUINE)], { expectedTo: THIEF })[0]).to.equal('REVIEW');
  });

  it('counts as no payment that was signed: to a new recipient a payment is as new as before', () => {
    const [, codes] = judgedPaying(RECIPIENT, [said(RECIPIENT, GENUINE)], { history: NO_HISTORY });
    expect(codes).to.include('new_recipient');
  });

  it('takes nothing back that history knows: of a pair that it has judged, history goes before', () => {
    const history = { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(RECIPIENT, { paid: true })], references: 20 };
    const clean = said(THIEF, paid(THIEF, '2020-01-01T00:00:00.000Z'));
    expect(judgedPaying(THIEF, [clean], { history })[0]).to.equal('BLOCK');
    const settled = { ...history, recipient: usedRecipient(THIEF, { paid: true }), clearedOn: '2026-11-20' };
    expect(judgedPaying(THIEF, [], { history: settled })[0]).to.equal('REVIEW');
    expect(judgedPaying(THIEF, [said(THIEF, null, GENUINE)], { history: settled })[0]).to.equal('REVIEW');
  });

  it('needs more digits where more accounts are known', () => {
    const many = { ...said(THIEF, null, paid(`0x5f3${'d'.repeat(34)}924`, GENUINE.since)), references: 2_000 };
    expect(judgedPaying(THIEF, [many])[0]).to.equal('ALLOW');
    expect(judgedPaying(THIEF, [{ ...many, references: 200 }])[0]).to.equal('BLOCK');
  });

  it('never makes a verdict milder, in any check', () =>
    fc.assert(
      fc.property(cases(), ({ facts, policy, ...proposal }) => {
        const actionOf = (known: Facts): Action => decide(proposal, known, policy, NOW_MS).recommendedAction;
        const without = actionOf({ ...facts, chainHistory: [] });
        expect(strictestAction([actionOf(facts), without])).to.equal(actionOf(facts));
      }),
    ));

  it('stands in the record, with its source and time, and is decided again from there', () => {
    const intent = intentWith({ to: THIEF });
    const facts = withChain(factsFor(intent), said(THIEF, null, GENUINE));
    const decision = decide(proposalOf(intent), facts, OUTGOING_DEFAULT, NOW_MS);
    const read = readRecordText(
      recordText({
        ...{ schemaVersion: RECORD_SCHEMA_VERSION, engineVersion: ENGINE_VERSION, requestId: 'req_test', keyId: 'key' },
        scope: { partnerId: 'prt_00000000000000000000000001', environment: 'production' },
        checkedAt: new Date(NOW_MS).toISOString(),
        policy: { policyId: OUTGOING_DEFAULT.policyId, version: 1, sha256: 'ab' },
        ...{ ...proposalOf(intent), facts, decision },
      }),
    );
    expect(read.facts).to.deep.equal(facts);
    expect(decide(read, read.facts, OUTGOING_DEFAULT, NOW_MS)).to.deep.equal(decision);
  });
});
