import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { createIds } from '../../../adapters/platform/ids.js';
import type { History } from '../../../ports/stores/history.js';
import {
  BATCH_DEADLINE_MS,
  type BatchResult,
  createCheckBatch,
} from '../../../src/application/check/batch/check-batch.js';
import { createDescribeCalls } from '../../../src/application/check/describe-calls.js';
import { GATHER_DEADLINE_MS } from '../../../src/application/check/facts/ask-provider.js';
import { createGatherFacts } from '../../../src/application/check/gather-facts.js';
import { createReadProposal } from '../../../src/application/check/read-proposal.js';
import { createAnswerIdempotentCall } from '../../../src/application/shared/idempotent-calls.js';
import { createPolicyCatalogue, publishBuiltInPolicies } from '../../../src/application/policies/policy-catalogue.js';
import { fakeSources, type FakeSourcesOptions } from '../../support/fake-sources.js';
import { requestWith, SCOPE } from '../../support/judging.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { silentLogger } from '../../support/silent-logger.js';
import { systemClock } from '../../support/system-clock.js';

const CALLER = { keyId: 'batchkey', scope: SCOPE, keyScopes: [], quota: null } as const;
const ALLOWED = { limit: 1_000, remaining: 1, resetAtMs: 0, allowed: true };

describe('a batch', () => {
  const timers = useMockTimers();

  /** What became of a batch over these sources, and how many checks it stored. */
  const batchOver = async (count: number, behaviour: FakeSourcesOptions, lookUp?: History['lookUp']) => {
    const stores = createMemoryStorage();
    await publishBuiltInPolicies(stores.policies, 0);
    const sources = fakeSources(behaviour);
    const history: History = lookUp === undefined ? stores.history : { lookUp };
    const common = { sources, logger: silentLogger, ids: createIds(), clock: systemClock };
    const checkBatch = createCheckBatch({
      ...common,
      history,
      checks: stores.checks,
      policies: createPolicyCatalogue(stores.policies),
      readProposal: createReadProposal({
        ...common,
        describeCalls: createDescribeCalls({
          ...stores,
          bundledDescriptions: stores.descriptions,
          logger: silentLogger,
        }),
      }),
      gather: createGatherFacts({ ...common, history, witnesses: stores.witnesses }),
      takeQuota: async () => ALLOWED,
      answerIdempotentCall: createAnswerIdempotentCall({ idempotency: stores.idempotency, logger: silentLogger }),
    });
    const stored = async (): Promise<number> => {
      let found = 0;
      for await (const { requestId } of stores.checks.latest(SCOPE, 1_000)) found += requestId === '' ? 0 : 1;
      return found;
    };
    const items = Array.from({ length: count }, (_, index) => ({
      requestId: `req_${String(index)}`,
      submission: { route: 'transaction', request: requestWith({ amount: 1 + index }) } as const,
    }));
    let answered: readonly BatchResult[] | null = null;
    const answer = checkBatch({
      caller: CALLER,
      requestId: 'req_all',
      items,
      idempotency: null,
      textOf: async () => '',
      language: 'en',
      // time passes by the test alone
      ownTick: async () => undefined,
    });
    void answer.then(({ results }) => (answered = results));
    await timers.tick(0);
    return { stored, answered: () => answered, answer };
  };
  const actionsOf = (results: readonly BatchResult[] | null) =>
    (results ?? []).map(({ record, error }) => record?.decision.recommendedAction ?? (error as { code: string }).code);

  it('of a hundred items whose source hangs answers each with REVIEW, 25 of them waiting side by side', async () => {
    const { stored, answered } = await batchOver(100, { lists: 'hangs' });
    for (const round of [1, 2, 3, 4]) {
      expect(answered(), `before round ${String(round)} is over`).to.equal(null);
      await timers.tick(GATHER_DEADLINE_MS);
    }
    expect(actionsOf(answered())).to.deep.equal(Array.from({ length: 100 }, () => 'REVIEW'));
    expect(await stored()).to.equal(100);
  });

  it('gives each item its own time for history, and answers 503 for those whose turn comes too late', async () => {
    const { stored, answered } = await batchOver(10, {}, () => new Promise(() => undefined));
    for (let passedMs = 0; passedMs < BATCH_DEADLINE_MS; passedMs += GATHER_DEADLINE_MS) {
      expect(answered()).to.equal(null);
      await timers.tick(GATHER_DEADLINE_MS);
    }
    const actions = actionsOf(answered());
    const judged = actions.filter((action) => action === 'REVIEW').length;
    expect(judged).to.equal(BATCH_DEADLINE_MS / GATHER_DEADLINE_MS);
    expect(actions.slice(judged)).to.deep.equal(actions.slice(judged).map(() => 'service_unavailable'));
    expect(await stored(), 'only what was judged').to.equal(judged);
  });
});
