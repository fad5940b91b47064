import type { Logger } from '../../../ports/platform/platform.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { everyPlace } from './every-place.js';
import { RoutedChecks, RoutedReports, RoutedUsage } from './evidence.js';
import { routedPartitions } from './partitions.js';
import { RoutedSeals } from './seals.js';
import { RoutedWebhooks } from './webhooks.js';
import { RoutedWithdrawals } from './withdrawals.js';
import { Routes, type RoutesOptions } from './routes.js';

export { Routes, type RoutesOptions } from './routes.js';

/**
 * The stores of a service whose partners live in several databases. What belongs to one partner and environment is
 * asked of the database of its route; what is common (keys, policies, lists, statements of partners, sessions, the
 * audit trail) of the main one. What operators ask over all partners is asked of every database, and of each only the
 * scopes that live there count. A database that is down takes its own partners with it, and no others.
 */
export const createRoutedStores = (main: Stores, options: RoutesOptions, logger: Logger): Stores => {
  const routes = new Routes(options);
  return {
    ...main,
    checks: new RoutedChecks(routes, main.checks),
    checkIndex: {
      list: (scope, filter, page) => routes.reading(scope, ({ checkIndex }) => checkIndex.list(scope, filter, page)),
      tally: (scope, filter, upTo) => routes.reading(scope, ({ checkIndex }) => checkIndex.tally(scope, filter, upTo)),
      days: (scope, from, to) => routes.reading(scope, ({ checkIndex }) => checkIndex.days(scope, from, to)),
      allowed: (scope, accounts, count) =>
        routes.reading(scope, ({ checkIndex }) => checkIndex.allowed(scope, accounts, count)),
      fill: async (count) =>
        Math.max(
          0,
          ...(await everyPlace(routes, logger, 'fill the index', ({ stores }) => stores.checkIndex.fill(count))),
        ),
    },
    history: {
      lookUp: async (query) => {
        await routes.settledRouteOf(query.scope);
        return routes.reading(query.scope, ({ history }) => history.lookUp(query));
      },
    },
    outcomes: {
      append: (entry) => routes.writing(entry.scope, ({ outcomes }) => outcomes.append(entry)),
      list: (scope, requestId) => routes.reading(scope, ({ outcomes }) => outcomes.list(scope, requestId)),
      precision: (query) => routes.reading(query.scope, ({ outcomes }) => outcomes.precision(query)),
    },
    confirmations: {
      append: (entry) => routes.writing(entry.scope, ({ confirmations }) => confirmations.append(entry)),
      listAnywhere: async (requestId) => {
        const found = await routes.ofEvery(
          ({ confirmations }) => confirmations.listAnywhere(requestId),
          ({ scope }) => scope,
        );
        return found;
      },
    },
    dispositions: {
      decide: (entry, fourEyes, outcome) =>
        routes.writing(entry.scope, ({ dispositions }) => dispositions.decide(entry, fourEyes, outcome)),
      note: (note) => routes.writing(note.scope, ({ dispositions }) => dispositions.note(note)),
      read: (scope, requestId) => routes.reading(scope, ({ dispositions }) => dispositions.read(scope, requestId)),
    },
    idempotency: {
      claim: (call) => routes.writing(call.scope, ({ idempotency }) => idempotency.claim(call)),
      finish: (answered) => routes.writing(answered.call.scope, ({ idempotency }) => idempotency.finish(answered)),
      release: (call) => routes.writing(call.scope, ({ idempotency }) => idempotency.release(call)),
    },
    usage: new RoutedUsage(routes),
    reports: new RoutedReports(routes),
    partitions: routedPartitions(routes, main.partitions, logger),
    seals: new RoutedSeals(routes, main.seals),
    webhooks: new RoutedWebhooks(routes, main.webhooks, logger),
    withdrawals: new RoutedWithdrawals(routes, main.withdrawals),
    tidy: async () => (await everyPlace(routes, logger, 'tidy up', ({ stores }) => stores.tidy())).includes(true),
    connections: () => options.connections(),
    close: () => options.close(),
  };
};
