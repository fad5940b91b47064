import { expect } from 'chai';
import type { Outcome } from '../../../domain/record/outcome.js';
import { parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import { recordText } from '../../../domain/record/record-text.js';
import {
  type ConfirmDependencies,
  type ConfirmRequest,
  createConfirmCheck,
} from '../../../src/application/confirmations/confirm-check.js';
import { OUTGOING_DEFAULT } from '../../support/builders.js';
import { besideIntent, payloadSample, transaction } from '../../support/payload-samples.js';
import { silentLogger } from '../../support/silent-logger.js';

const SAMPLE = payloadSample(1, besideIntent(transaction())).record;
const ALLOWED: CheckRecord = {
  ...SAMPLE,
  decision: { ...SAMPLE.decision, recommendedAction: 'ALLOW' },
  facts: { ...SAMPLE.facts, simulation: [] },
};
const { requestId, scope, keyId, checkedAt, payload } = ALLOWED;
const checkedAtMs = parseIsoMs(checkedAt);

/** The result where these outcomes stand each time that they are asked for. */
const resultWhere = async (...reported: readonly (readonly Outcome[])[]): Promise<string> => {
  let asked = 0;
  const dependencies = {
    checks: { find: async () => ({ scope, checkedAtMs, recordJson: recordText(ALLOWED) }) },
    seals: { covering: async () => null },
    policies: { findByHash: async () => ({ policy: OUTGOING_DEFAULT }) },
    outcomes: { list: async () => (reported[asked++] ?? reported.at(-1) ?? []).map((outcome) => ({ outcome })) },
    confirmations: { append: async () => undefined },
    withdrawals: { find: async () => null },
    sources: { simulation: [], screening: [] },
    ownKnowledge: { about: async () => null },
    currentSigner: async () => ({ signJws: async () => 'a receipt' }),
    clock: { now: () => checkedAtMs + 1 },
    logger: silentLogger,
  } as unknown as ConfirmDependencies;
  const request = { transaction: payload?.given.content } as ConfirmRequest;
  const { result } = await createConfirmCheck(dependencies)({ scope, keyId } as never, requestId, request);
  return result;
};

describe('an outcome that is reported while a check is confirmed', () => {
  it('gives no receipt where it is fraud', async () => {
    expect(await resultWhere([], ['confirmed_malicious'])).to.equal('NOT_ALLOWED');
    expect(await resultWhere(['confirmed_malicious'])).to.equal('NOT_ALLOWED');
  });

  it('changes nothing where it is the signature', async () => {
    expect(await resultWhere([], ['signed'])).to.equal('SAME');
    expect(await resultWhere([])).to.equal('SAME');
  });
});
