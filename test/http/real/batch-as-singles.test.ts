import { expect } from 'chai';
import fc from 'fast-check';
import { evmAddress } from '../../support/addresses.js';
import { itemsOf, resultsOf, sendBatch } from './support/batches.js';
import { useRealService } from './support/real-service.js';
import { POSTGRES } from './support/storages.js';
import { runs } from '../../support/depth.js';

/** Counts few checks an hour: a short batch passes it. */
const HASTY = {
  policy_id: 'hasty',
  name: 'Hasty',
  direction: 'outgoing',
  thresholds: { velocity_checks_per_hour: 6 },
};

const SENDERS = [evmAddress('one sender'), evmAddress('another sender')];
/** Three that look alike, two that do not. */
const RECIPIENTS = [
  ...['1', '2', '3'].map((digit) => `0xabc${digit.repeat(34)}def`),
  evmAddress('one recipient'),
  evmAddress('another recipient'),
];

const check = fc
  .record({
    from_address: fc.constantFrom(...SENDERS),
    to_address: fc.constantFrom(...RECIPIENTS),
    // in and beside the bands of both built-in policies
    amount: fc.constantFrom(25, 900, 950, 9_000, 9_500, 25_000),
    policy_id: fc.constantFrom('outgoing_default', 'outgoing_strict', 'hasty'),
    approves: fc.boolean(),
  })
  .map(({ approves, ...payment }) => ({
    ...payment,
    chain: 'ethereum',
    token: 'USDC',
    ...(approves && payment.amount === 25
      ? { transaction_type: 'approval', approval_amount: '25', contract_address: evmAddress('a spender') }
      : {}),
  }));

interface Seen {
  readonly action: unknown;
  readonly findings: unknown;
  readonly history: unknown;
}

describe('the items of a batch', function () {
  this.timeout(240_000);
  const service = useRealService(POSTGRES);
  let partners = 0;
  const newKey = async (): Promise<string> => {
    partners += 1;
    const key = await service().key({ partner: `Partner ${partners}` });
    const headers = { 'content-type': 'application/json' };
    await service().send('POST', '/api/policies', { key, headers, body: JSON.stringify(HASTY) });
    return key;
  };
  const seen = async (key: string, answered: object): Promise<Seen> => {
    const { request_id: id, recommended_action: action, findings } = answered as Record<string, unknown>;
    const { facts } = (await service().read(key, String(id))).json as {
      readonly facts: { readonly history: object };
    };
    // of what is not stored yet no reference is counted: fewer are stricter
    const text = JSON.stringify(facts.history, (name, value: unknown) => (name === 'references' ? undefined : value));
    return { action, findings, history: JSON.parse(text) as unknown };
  };

  it('are judged as the same checks sent one after another, whatever was checked before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(check, { maxLength: 4 }),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        fc.array(check, { minLength: 2, maxLength: 9 }),
        async (before, signed, items) => {
          const [alone, together] = [await newKey(), await newKey()];
          for (const key of [alone, together])
            for (const [place, body] of before.entries()) {
              const { request_id: id } = await service().verdict(key, body);
              if (signed[place] === true) await service().report(key, id, 'signed');
            }
          const singles: Seen[] = [];
          for (const body of items) singles.push(await seen(alone, await service().verdict(alone, body)));
          const results = resultsOf(await sendBatch(service(), together, itemsOf(items)));
          const batch: Seen[] = [];
          for (const { body } of results) batch.push(await seen(together, body));
          expect(batch).to.deep.equal(singles);
        },
      ),
      { numRuns: runs(10) },
    );
  });
});
