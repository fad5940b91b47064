import type { FindingCode } from '../../domain/findings/index.js';
import { createIds } from '../../adapters/platform/ids.js';
import type { Outcome } from '../../domain/record/outcome.js';
import type { Action } from '../../domain/verdict/action.js';
import type { Stores } from '../../ports/stores/stores.js';
import type { CheckRequest } from '../../src/application/check/check-request.js';
import { publishBuiltInPolicies } from '../../src/application/policies/policy-catalogue.js';
import { compose, TOKENS } from '../../src/composition.js';
import { loadSettings } from '../../src/config.js';
import { evmAddress } from './addresses.js';
import { silentLogger } from './silent-logger.js';

/** A day on which the prices of the bundled registry are not old. */
export const FIRST_DAY_MS = Date.UTC(2026, 10, 1);

export interface Told {
  readonly requestId: string;
  readonly action: Action;
  readonly codes: readonly FindingCode[];
}

/** A partner of the whole service, whose time is the test's own. Each one has a history of its own. */
export interface Partner {
  /** Milliseconds since 1970. */
  nowMs: number;
  /** A payment of USDC, by what differs from 100 of them to the payee. */
  pay(payee: string, changes?: Partial<CheckRequest>): Promise<Told>;
  report(requestId: string, outcome: Outcome): Promise<void>;
}

let partners = 0;

/** Gives partners of one service over the stores, each with a clock that begins on the first day. */
export const partnersOf = async (stores: Stores): Promise<() => Partner> => {
  const clock = { now: () => nowMs };
  let nowMs = FIRST_DAY_MS;
  const container = compose({ settings: loadSettings({}), stores, clock, logger: silentLogger });
  const application = container.resolve(TOKENS.application);
  await publishBuiltInPolicies(stores.policies, FIRST_DAY_MS);
  const ids = createIds();
  return () => {
    const caller = {
      keyId: 'key00001',
      scope: { partnerId: `prt_month${String((partners += 1))}`, environment: 'sandbox' as const },
      keyScopes: ['checks:create' as const],
      quota: null,
    };
    const partner: Partner = {
      nowMs: FIRST_DAY_MS,
      pay: async (payee, changes = {}) => {
        ({ nowMs } = partner);
        const request: CheckRequest = {
          from_address: evmAddress('treasury'),
          to_address: evmAddress(payee),
          chain: 'ethereum',
          token: 'USDC',
          amount: 100,
          ...changes,
        };
        const arrival = { requestId: ids.next('request'), arrivedAt: performance.now() };
        const { record } = await application.checkTransaction(caller, { route: 'transaction', request }, arrival);
        const { recommendedAction, findings } = record.decision;
        return { requestId: record.requestId, action: recommendedAction, codes: findings.map(({ code }) => code) };
      },
      report: async (requestId, outcome) => {
        ({ nowMs } = partner);
        await application.reportOutcome(caller, requestId, { outcome });
      },
    };
    return partner;
  };
};
