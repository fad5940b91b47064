import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { parseAddress } from '../../../domain/intent/address.js';
import { type Chain, EXTRA_CHAINS, familyOf } from '../../../domain/chains/index.js';
import type { Action } from '../../../domain/verdict/action.js';
import type { ListCategory, ListRow } from '../../../ports/stores/lists.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { type RealService, startRealService } from '../../http/real/support/real-service.js';
import type { TestStorage } from '../../http/real/support/storages.js';
import type { Verdict } from '../../http/real/support/verdict.js';
import { putList } from '../../support/lists.js';
import { accountOf } from './accounts.js';
import { type CorpusList, corpusLists, type ListedRow, type Row, type Step } from './corpus.js';
import { type Answer, type Judged, judge } from './judging.js';
import { bytesRequestOf, requestOf } from './request.js';

const MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Noon, so that a few hours lie within one day: rules of a day must not depend on when the corpus runs. */
const noonToday = (): number => new Date().setUTCHours(12, 0, 0, 0);

const listedRow = ({ account, category, chain, entity, token_contract }: ListedRow, index: number): ListRow => {
  const on = (chain ?? 'ethereum') as Chain;
  return {
    key: parseAddress(on, accountOf(account, on)).key ?? '',
    family: familyOf(on),
    chain: chain === undefined ? null : on,
    tokenContract: token_contract === 'true',
    category: category as ListCategory,
    entity: entity ?? null,
    reference: `row ${index + 1}`,
    listedAt: null,
  };
};

const importList = async (stores: Stores, { source, max_age_days, rows }: CorpusList, nowMs: number): Promise<void> => {
  const today = new Date(nowMs).toISOString();
  const list = {
    source,
    publishedAt: today,
    maxAgeSeconds: max_age_days === undefined ? null : (Number(max_age_days) * (MS['d'] ?? 0)) / 1000,
  };
  await putList(stores.archive, list, ...rows.map(listedRow));
};

/** A service in this process on an empty storage in memory, with the lists of the corpus. Its time begins at noon. */
export const startCorpusService = async (): Promise<RealService> => {
  const startedAt = Date.now();
  const clock = { now: () => noonToday() + Date.now() - startedAt };
  const storage: TestStorage = {
    name: 'memory',
    open: async () => {
      const stores = createMemoryStorage({ nowMs: clock.now });
      for (const list of corpusLists()) await importList(stores, list, clock.now());
      return { stores, clock, dispose: () => stores.close() };
    },
  };
  return startRealService(storage, { environment: { EXTRA_CHAINS: EXTRA_CHAINS.join() } });
};

const refused = (status: number, text: string): Answer => ({
  action: null,
  findings: [],
  refusal: `${status} ${text.slice(0, 200)}`,
});

const ask = async (
  service: RealService,
  key: string,
  body: unknown,
  path = '/api/check-transaction',
): Promise<Answer & { requestId: string }> => {
  const headers = { 'content-type': 'application/json' };
  const reply = await service.send('POST', path, { key, headers, body: JSON.stringify(body) });
  if (reply.status !== 200) return { ...refused(reply.status, reply.text), requestId: '' };
  const { request_id, recommended_action, findings } = reply.json as unknown as Verdict;
  return {
    requestId: request_id,
    action: recommended_action,
    findings: findings.map(({ code, recommended_action: action }) => ({ code, action: action as Action })),
    refusal: null,
  };
};

const waitMs = (wait: string): number => {
  const [, count = '', unit = ''] = /^(\d+)([mhd])$/.exec(wait) ?? [];
  const ms = MS[unit];
  if (ms === undefined) throw new Error(`"${wait}" is no time to wait`);
  return Number(count) * ms;
};

/** Checks a step as often as it says, reports what became of it, and lets time pass. */
const take = async (service: RealService, key: string, step: Step): Promise<void> => {
  for (let count = 0; count < Number(step.times ?? '1'); count += 1) {
    const { requestId } = await ask(service, key, requestOf(step.check));
    if (step.outcome !== undefined)
      await service.send('POST', `/api/checks/${requestId}/outcome`, {
        key,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcome: step.outcome }),
      });
    if (step.wait !== undefined) service.passTime(waitMs(step.wait));
  }
};

const runOn = async (service: RealService, row: Row): Promise<Judged> => {
  const key = await service.key({ partner: `${row.theme} ${row.id}` });
  for (const step of row.before) await take(service, key, step);
  const answer =
    row.bytes === undefined
      ? await ask(service, key, requestOf(row.check))
      : await ask(service, key, bytesRequestOf(row.bytes), '/api/check-payload');
  return judge(row, answer);
};

/** Runs every row, each as a partner of its own. A row with a history gets a service of its own, since time passes. */
export const runRows = async (rows: readonly Row[]): Promise<readonly Judged[]> => {
  const shared = await startCorpusService();
  const judged: Judged[] = [];
  try {
    for (const row of rows) {
      const service = row.before.length === 0 ? shared : await startCorpusService();
      try {
        judged.push(await runOn(service, row));
      } catch (error) {
        throw new Error(`${row.theme}/${row.id}: ${String(error)}`, { cause: error });
      } finally {
        if (service !== shared) await service.stop();
      }
    }
  } finally {
    await shared.stop();
  }
  return judged;
};
