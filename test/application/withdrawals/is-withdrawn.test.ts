import { expect } from 'chai';
import type { CheckRecord } from '../../../domain/record/record.js';
import { isWithdrawn } from '../../../src/application/withdrawals/is-withdrawn.js';
import type { WiredProvider } from '../../../src/application/check/sources.js';
import { evmAddress } from '../../support/addresses.js';
import { NOW_MS } from '../../support/builders.js';
import { evidenceAbout } from '../../support/facts.js';
import { ownEntry, ownEvidence, sayingOf } from '../../support/own-knowledge.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { balance, ETH, executionWith, nodeFact } from '../../support/executions.js';
import { besideIntent, payloadSample, transaction } from '../../support/payload-samples.js';

const THIEF = evmAddress('thief');
const SAMPLE = payloadSample(1, besideIntent(transaction())).record;
const gaining = (account: string): CheckRecord => ({
  ...SAMPLE,
  facts: { ...SAMPLE.facts, simulation: [nodeFact(executionWith({ effects: [balance(account, ETH, 5n)] }))] },
});
const signal = evidenceAbout(THIEF);
/** A list that names the thief. */
const LIST: WiredProvider<'screening'> = {
  manifest: { id: 'local-lists', name: 'Lists', kind: 'local', mandatory: true, deadlineMs: 900 },
  instance: {
    supports: () => true,
    close: async () => undefined,
    screen: async ({ subjectKeys }) => ({
      signals: subjectKeys.includes(THIEF) ? [signal] : [],
      ...{ lists: [], asOf: null, note: null },
    }),
  },
};
const SOURCES = { sources: { screening: [LIST] }, ownKnowledge: { about: async () => null } };

describe('a list that changed after a check', () => {
  it('withdraws it where it names an account that only gains by the execution', async () =>
    expect(await isWithdrawn(SOURCES, gaining(THIEF), NOW_MS)).to.equal(true));

  it('withdraws it where it names the site that asked, or one above it, unless it named it then', async () => {
    const host = 'drops.example';
    const listing = { host, match: 'listed', entry: host, source: 'Sites', publishedAt: '2026-11-21' } as const;
    const naming = (match: 'listed' | 'allowed' | 'resembles') => ({
      ...SOURCES,
      sources: {
        screening: [
          {
            ...LIST,
            instance: {
              ...LIST.instance,
              screen: async ({ hosts = [] }: { readonly hosts?: readonly string[] }) => ({
                ...{ signals: [], lists: [], asOf: null, note: null },
                sites: hosts.includes(host) ? [{ ...listing, match, demonstration: false }] : [],
              }),
            },
          },
        ],
      },
    });
    const asked = { ...SAMPLE, intent: { ...SAMPLE.intent, origin: `https://${host}` } };
    expect(await isWithdrawn(naming('listed'), asked, NOW_MS)).to.equal(true);
    expect(await isWithdrawn(naming('listed'), SAMPLE, NOW_MS)).to.equal(false);
    for (const match of ['allowed', 'resembles'] as const)
      expect(await isWithdrawn(naming(match), asked, NOW_MS)).to.equal(false);
    const [first, ...others] = SAMPLE.facts.screening;
    const value = { evidence: [], lists: [], sites: [{ ...listing, demonstration: false }] };
    const known = { ...asked, facts: { ...SAMPLE.facts, screening: [{ ...first!, value }, ...others] } };
    expect(await isWithdrawn(naming('listed'), known, NOW_MS)).to.equal(false);
  });

  it('does not where it names none of its accounts', async () =>
    expect(await isWithdrawn(SOURCES, gaining(evmAddress('pool')), NOW_MS)).to.equal(false));

  it('withdraws it where the partner denies one of its accounts since then, and not for another account', async () => {
    const denying = (account: string) => ({ ...SOURCES, ownKnowledge: sayingOf(ownEntry(account)) });
    const record = gaining(evmAddress('pool'));
    expect(await isWithdrawn(denying(evmAddress('pool')), record, NOW_MS)).to.equal(true);
    expect(await isWithdrawn(denying(evmAddress('stranger')), record, NOW_MS)).to.equal(false);
  });

  it('withdraws it where an allow entry that counted is gone or has ended, and not while it stands', async () => {
    const pool = evmAddress('pool');
    const entry = ownEntry(pool, { kind: 'allow', validUntil: isoTime(NOW_MS + 1) });
    const { screening } = SAMPLE.facts;
    const said = { ...screening[0]!, value: { evidence: ownEvidence([entry]), lists: [] } };
    const record = { ...gaining(pool), facts: { ...gaining(pool).facts, screening: [...screening, said] } };
    const standing = { ...SOURCES, ownKnowledge: sayingOf(entry) };
    expect(await isWithdrawn(standing, record, NOW_MS)).to.equal(false);
    expect(await isWithdrawn(standing, record, NOW_MS + 1)).to.equal(true);
    expect(await isWithdrawn({ ...SOURCES, ownKnowledge: sayingOf() }, record, NOW_MS)).to.equal(true);
  });
});
