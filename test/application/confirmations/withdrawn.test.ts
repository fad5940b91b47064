import { expect } from 'chai';
import type { CheckRecord } from '../../../domain/record/record.js';
import { isWithdrawn } from '../../../src/application/confirmations/withdrawn.js';
import type { WiredProvider } from '../../../src/application/check/sources.js';
import { evmAddress } from '../../support/addresses.js';
import { evidenceAbout, NOW_MS } from '../../support/builders.js';
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
  it('withdraws it where it names an account that only gains by the execution', async () => {
    expect(await isWithdrawn(SOURCES, gaining(THIEF), NOW_MS)).to.equal(true);
  });

  it('does not where it names none of its accounts', async () => {
    expect(await isWithdrawn(SOURCES, gaining(evmAddress('pool')), NOW_MS)).to.equal(false);
  });
});
