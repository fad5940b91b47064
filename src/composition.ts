import 'reflect-metadata';
import { container as root, type DependencyContainer, type InjectionToken, instanceCachingFactory } from 'tsyringe';
import { createIds } from '../adapters/platform/ids.js';
import type { Stores } from '../ports/stores/stores.js';
import type { Application } from './application/api.js';
import { createReadAudit } from './application/audit/read-audit.js';
import { createCheckIndexer } from './application/check-index/check-indexer.js';
import { createChecking } from './application/check/index.js';
import { createConfirmCheck } from './application/confirmations/confirm-check.js';
import { createDeskViews } from './application/desk-views/index.js';
import { createDesk } from './application/desk/index.js';
import { createFeedSyncer } from './application/feeds/feed-syncer.js';
import { createAccess } from './application/keys/index.js';
import { createHousekeeping, type PeriodicWorker } from './application/shared/periodic-worker.js';
import { createAnswerIdempotentCall } from './application/shared/idempotent-calls.js';
import { createRunning } from './application/operations/index.js';
import { createUsageRecorder } from './application/operations/usage-recorder.js';
import { createOutcomes } from './application/outcomes/index.js';
import { createStating } from './application/own-knowledge/index.js';
import { createOwnKnowledge } from './application/own-knowledge/look-up.js';
import { createPolicies } from './application/policies/index.js';
import { createReportUseCases } from './application/reports/index.js';
import { createPartitionKeeper } from './application/retention/partition-keeper.js';
import { createSourceViews } from './application/sources/index.js';
import { createSourceWatch } from './application/check/source-watch.js';
import { createWebhookSender } from './application/webhooks/webhook-sender.js';
import { createWebhooks } from './application/webhooks/webhooks.js';
import { createCheckWithdrawer } from './application/withdrawals/check-withdrawer.js';
import { type Foundation, openLimiter, openPorts, openSources } from './foundation.js';

/** A token for what this function makes: all is resolved by token, so nothing depends on emitted metadata. */
const tokenOf = <Made>(make: (...given: never[]) => Made): InjectionToken<Made> => Symbol(make.name);

/** Everything that can be resolved. */
export const TOKENS = {
  stores: Symbol('stores') as InjectionToken<Stores>,
  ids: tokenOf(createIds),
  sources: tokenOf(openSources),
  sourceViews: tokenOf(createSourceViews),
  rateLimiter: tokenOf(openLimiter),
  usageRecorder: tokenOf(createUsageRecorder),
  reports: tokenOf(createReportUseCases),
  feedSyncer: tokenOf(createFeedSyncer),
  webhookSender: tokenOf(createWebhookSender),
  withdrawer: tokenOf(createCheckWithdrawer),
  partitionKeeper: tokenOf(createPartitionKeeper),
  /** What one process does in the background for a whole instance, in the order in which it starts. */
  workers: Symbol('workers') as InjectionToken<readonly PeriodicWorker[]>,
  application: Symbol('application') as InjectionToken<Application>,
} as const;

type Ports = ReturnType<typeof portsOf>;
const PORTS: InjectionToken<Ports> = Symbol('ports');

/** Wires one service. Each call gives a new container: two services in one process share nothing. */
export const compose = (foundation: Foundation): DependencyContainer => {
  const scope = root.createChildContainer();
  const make = <Made>(token: InjectionToken<Made>, maker: (c: DependencyContainer) => Made) =>
    scope.register(token, { useFactory: instanceCachingFactory(maker) });
  const feature = <Made>(token: InjectionToken<Made>, maker: (ports: Ports, c: DependencyContainer) => Made) =>
    make(token, (c) => maker(c.resolve(PORTS), c));
  scope.registerInstance(TOKENS.stores, foundation.stores);
  make(TOKENS.ids, () => createIds());
  make(TOKENS.sources, () => openSources(foundation));
  make(TOKENS.rateLimiter, () => openLimiter(foundation));
  make(PORTS, (c) => portsOf(foundation, c));
  feature(TOKENS.usageRecorder, createUsageRecorder);
  feature(TOKENS.sourceViews, createSourceViews);
  feature(TOKENS.reports, createReportUseCases);
  feature(TOKENS.feedSyncer, createFeedSyncer);
  feature(TOKENS.webhookSender, createWebhookSender);
  feature(TOKENS.withdrawer, createCheckWithdrawer);
  feature(TOKENS.partitionKeeper, (ports, c) =>
    createPartitionKeeper({ ...ports, currentSigner: c.resolve(TOKENS.reports).currentSigner }),
  );
  feature(TOKENS.workers, workersOf);
  feature(TOKENS.application, applicationOf);
  return scope;
};

/** What every feature is given; each says which part of it it takes. */
const portsOf = (foundation: Foundation, c: DependencyContainer) => {
  const { ids, sources, rateLimiter } = TOKENS;
  const resolved = { ids: c.resolve(ids), sources: c.resolve(sources), limiter: c.resolve(rateLimiter) };
  const ports = openPorts(foundation, resolved);
  return {
    ...ports,
    watch: createSourceWatch(ports.clock),
    ownKnowledge: createOwnKnowledge(ports.statements),
    answerIdempotentCall: createAnswerIdempotentCall(ports),
  };
};

const workersOf = (ports: Ports, c: DependencyContainer): readonly PeriodicWorker[] => {
  const { checkpointer } = c.resolve(TOKENS.reports);
  return [
    createHousekeeping(ports, ports.logger),
    c.resolve(TOKENS.feedSyncer).worker,
    ...(checkpointer === null ? [] : [checkpointer.worker]),
    c.resolve(TOKENS.partitionKeeper).worker,
    c.resolve(TOKENS.webhookSender).worker,
    c.resolve(TOKENS.withdrawer).worker,
    createCheckIndexer({ index: ports.checkIndex, logger: ports.logger }).worker,
  ];
};

const applicationOf = (ports: Ports, c: DependencyContainer): Application => {
  const reports = c.resolve(TOKENS.reports);
  const { readSources, readMissingKnowledge, listSources } = c.resolve(TOKENS.sourceViews);
  const access = createAccess(ports);
  const checking = createChecking({ ...ports, ...access });
  const stating = createStating(ports);
  return {
    extraChains: ports.extraChains,
    ...access,
    ...checking,
    ...createOutcomes({ ...ports, ...checking }),
    ...createDeskViews({ ...ports, readSources }),
    ...stating,
    ...createDesk({
      ...ports,
      ...access,
      ...checking,
      ...stating,
      sessions: ports.deskSessions,
      currentSigner: reports.currentSigner,
    }),
    ...reports.useCases,
    readSources,
    readMissingKnowledge,
    confirmCheck: createConfirmCheck({ ...ports, ...reports }),
    policies: createPolicies(ports),
    readAudit: createReadAudit(ports),
    webhooks: createWebhooks(ports),
    feedHealth: () => c.resolve(TOKENS.feedSyncer).health(),
    ...createRunning({
      ...ports,
      reports,
      inventory: listSources,
      webhooks: c.resolve(TOKENS.webhookSender),
      workers: c.resolve(TOKENS.workers),
      partitions: c.resolve(TOKENS.partitionKeeper),
      usageRecorder: c.resolve(TOKENS.usageRecorder),
    }),
    newRequestId: () => ports.ids.next('request'),
    now: () => ports.clock.now(),
  };
};
