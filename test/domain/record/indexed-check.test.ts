import { expect } from 'chai';
import { indexedCheckOf } from '../../../domain/record/indexed-check.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import { besideIntent, payloadSample, transaction } from '../../support/payload-samples.js';

const { record: SAMPLE } = payloadSample(1, besideIntent(transaction()));
const RECIPIENT = SAMPLE.intent.addresses.to_address.key;

/** The same check, where registries name these contracts. */
const naming = (
  counterpartyName: string | null,
  ...named: readonly (readonly [string | null, string])[]
): CheckRecord => {
  const [fact] = SAMPLE.facts.contracts;
  if (fact?.value === null || fact === undefined) throw new Error('the sample asks no registry');
  const { value } = fact;
  const contracts = named.map(([key, name]) => ({
    ...fact,
    value: { ...value, key: key ?? '', name, recipient: null },
  }));
  return { ...SAMPLE, intent: { ...SAMPLE.intent, counterpartyName }, facts: { ...SAMPLE.facts, contracts } };
};

describe('who the other side of a listed check is', () => {
  it('is what a source names its very address, whatever the caller calls it', () => {
    const { counterparty } = indexedCheckOf(naming('Ada', [`0x${'9'.repeat(40)}`, 'Other'], [RECIPIENT, 'Router']));
    expect(counterparty).to.deep.equal({ name: 'Router', toldBy: 'source' });
  });

  it('is what the caller calls it where sources name other addresses alone, and null where no one names it', () => {
    const other = [`0x${'9'.repeat(40)}`, 'Other'] as const;
    expect(indexedCheckOf(naming('Ada', other)).counterparty).to.deep.equal({ name: 'Ada', toldBy: 'caller' });
    expect(indexedCheckOf(naming(null, other)).counterparty).to.equal(null);
  });
});
