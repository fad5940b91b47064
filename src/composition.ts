import 'reflect-metadata';
import {
  container as rootContainer,
  type DependencyContainer,
  type FactoryFunction,
  type InjectionToken,
  instanceCachingFactory,
} from 'tsyringe';
import { OFFICIAL } from '../adapters/contracts/local-registry/bundled.js';
import { createPublishers } from '../adapters/feeds/publishers/index.js';
import { createWebhookReceivers } from '../adapters/webhooks/index.js';
import { createMemoryRateLimiter } from '../adapters/rate-limit/memory/index.js';
import { createIds } from '../adapters/platform/ids.js';
import { createSignatureVerifier } from '../adapters/signing/verifier.js';
import type { Clock, Ids, Logger } from '../ports/platform/platform.js';
import type { WebhookReceivers } from '../ports/platform/webhook-receivers.js';
import type { Publishers } from '../ports/platform/publishers.js';
import type { ProviderManifest } from '../ports/sources/provider.js';
import type { RateLimiter } from '../ports/stores/call-limits.js';
import type { Stores } from '../ports/stores/stores.js';
import type { Application } from './application/api.js';
import { createReadAudit } from './application/audit/read-audit.js';
import { createFeedSyncer, type FeedSyncer } from './application/feeds/feed-syncer.js';
import { createCheckBatch } from './application/check/batch/check-batch.js';
import { createIdempotentCheck } from './application/check/idempotent-check.js';
import { type AnswerIdempotentCall, createAnswerIdempotentCall } from './application/operations/idempotent-calls.js';
import { createPartitionKeeper, type PartitionKeeper } from './application/retention/partition-keeper.js';
import { createReadPrecision } from './application/outcomes/read-precision.js';
import { createReportOutcome } from './application/outcomes/report-outcome.js';
import { createReportUseCases, type ReportUseCases } from './application/reports/index.js';
import { createAuthenticate } from './application/keys/authenticate.js';
import { createSharedFailedKeys, FailedKeys, type FailedKeyCounter } from './application/keys/authenticate-failures.js';
import { createCheckTransaction } from './application/check/check-transaction.js';
import { createGatherFacts } from './application/check/gather-facts.js';
import { floorOf } from './application/policies/floor.js';
import { createPartnerPolicies } from './application/policies/partner-policies.js';
import { createPolicyCatalogue } from './application/policies/policy-catalogue.js';
import { createCases } from './application/desk/cases.js';
import { createDeskSessions } from './application/desk/sessions.js';
import { createTakeQuota } from './application/keys/quota.js';
import { createAddressLists } from './application/own-knowledge/address-lists.js';
import { createAttributions } from './application/own-knowledge/attributions.js';
import { createWebhookSender, type WebhookSender } from './application/webhooks/webhook-sender.js';
import { type CheckWithdrawer, createCheckWithdrawer } from './application/withdrawals/check-withdrawer.js';
import { createWebhooks } from './application/webhooks/webhooks.js';
import { createOwnKnowledge } from './application/own-knowledge/look-up.js';
import { createCheckIndexer } from './application/check-index/check-indexer.js';
import { createDeskViews } from './application/desk-views/index.js';
import { createConfirmCheck } from './application/confirmations/confirm-check.js';
import { createDescribeCalls } from './application/check/describe-calls.js';
import { createReadProposal } from './application/check/read-proposal.js';
import { createReadCheck } from './application/check/read-check.js';
import { createOperations } from './application/operations/operations.js';
import { createReadiness } from './application/operations/readiness.js';
import { createReadInventory, type ReadInventory } from './application/sources/inventory.js';
import { createListSources, createReadSources } from './application/sources/read-sources.js';
import { createSourceWatch, type SourceWatch } from './application/sources/source-watch.js';
import type { WiredSources } from './application/check/sources.js';
import { createHousekeeping } from './application/operations/housekeeping.js';
import type { PeriodicWorker } from './application/operations/periodic-worker.js';
import { createUsageRecorder, type UsageRecorder } from './application/operations/usage-recorder.js';
import { wireProviders } from './application/check/wire-providers.js';
import type { Settings } from './config.js';
import { ALL_PROVIDERS } from './providers.js';
import { openRateLimiter } from './runtime/rate-limiter.js';
import { createRenderers } from './runtime/renderers.js';
import { openPeopleAccess } from './runtime/sign-in.js';
import { openCheckpoints, openSigningKeys } from './runtime/report-adapters.js';

/** What must exist before anything can be composed. */
export interface Foundation {
  readonly settings: Settings;
  readonly stores: Stores;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Set in a worker of a cluster: its primary counts for all workers, and writes the checkpoints. */
  readonly primary?: { readonly rateLimiter: RateLimiter; readonly failedKeys: RateLimiter };
  /** The providers to choose from; the service's own list unless a test brings others. */
  readonly providers?: readonly ProviderManifest[];
  /** Where feeds come from, unless a test brings others. */
  readonly publishers?: Publishers;
}

const token = <T>(name: string): InjectionToken<T> => Symbol(name) as InjectionToken<T>;

/** Everything that can be resolved: by token only, so nothing depends on emitted metadata. */
export const TOKENS = {
  settings: token<Settings>('settings'),
  stores: token<Stores>('stores'),
  clock: token<Clock>('clock'),
  logger: token<Logger>('logger'),
  ids: token<Ids>('ids'),
  manifests: token<readonly ProviderManifest[]>('manifests'),
  sources: token<WiredSources>('sources'),
  watch: token<SourceWatch>('watch'),
  inventory: token<ReadInventory>('inventory'),
  rateLimiter: token<RateLimiter>('rateLimiter'),
  usageRecorder: token<UsageRecorder>('usageRecorder'),
  answerIdempotentCall: token<AnswerIdempotentCall>('answerIdempotentCall'),
  reports: token<ReportUseCases>('reports'),
  publishers: token<Publishers>('publishers'),
  feedSyncer: token<FeedSyncer>('feedSyncer'),
  receivers: token<WebhookReceivers>('receivers'),
  webhookSender: token<WebhookSender>('webhookSender'),
  withdrawer: token<CheckWithdrawer>('withdrawer'),
  /** What one process does in the background for a whole instance, in the order in which it starts. */
  workers: token<readonly PeriodicWorker[]>('workers'),
  partitionKeeper: token<PartitionKeeper>('partitionKeeper'),
  failedKeys: token<FailedKeyCounter>('failedKeys'),
  authenticate: token<Application['authenticate']>('authenticate'),
  application: token<Application>('application'),
} as const;

/** Wires one service. Each call gives a new container: two services in one process share nothing. */
export const compose = ({
  settings,
  stores,
  clock,
  logger,
  primary,
  providers = ALL_PROVIDERS,
  publishers = createPublishers(),
}: Foundation): DependencyContainer => {
  const scope = rootContainer.createChildContainer();
  const singleton = <T>(key: InjectionToken<T>, make: FactoryFunction<T>) =>
    scope.register(key, { useFactory: instanceCachingFactory(make) });

  scope.registerInstance(TOKENS.settings, settings);
  scope.registerInstance(TOKENS.stores, stores);
  scope.registerInstance(TOKENS.clock, clock);
  scope.registerInstance(TOKENS.logger, logger);
  scope.registerInstance(TOKENS.manifests, providers);
  scope.registerInstance(TOKENS.publishers, publishers);
  singleton(TOKENS.ids, () => createIds());
  singleton(TOKENS.rateLimiter, () =>
    openRateLimiter(settings, stores, logger, primary?.rateLimiter ?? createMemoryRateLimiter()),
  );
  singleton(TOKENS.sources, (c) =>
    wireProviders(c.resolve(TOKENS.manifests), settings.providerSettings, { lists: stores.lists, clock, logger }),
  );
  singleton(TOKENS.watch, () => createSourceWatch(clock));
  singleton(TOKENS.inventory, inventoryOf);
  singleton(TOKENS.usageRecorder, () => createUsageRecorder({ usage: stores.usage, logger }));
  singleton(TOKENS.answerIdempotentCall, () => createAnswerIdempotentCall({ idempotency: stores.idempotency, logger }));
  singleton(TOKENS.reports, (c) =>
    createReportUseCases({
      stores,
      answerIdempotentCall: c.resolve(TOKENS.answerIdempotentCall),
      signingKeys: openSigningKeys(settings, logger),
      verifier: createSignatureVerifier(),
      createRenderers,
      checkpoints: openCheckpoints(settings),
      issuer: { issuerName: settings.issuerName, publicUrl: settings.publicUrl },
      writesCheckpoints: primary === undefined,
      ids: c.resolve(TOKENS.ids),
      ...{ clock, logger },
    }),
  );
  singleton(TOKENS.feedSyncer, feedSyncerOf);
  singleton(TOKENS.receivers, receiversOf);
  singleton(TOKENS.webhookSender, webhookSenderOf);
  singleton(TOKENS.withdrawer, withdrawerOf);
  singleton(TOKENS.workers, workersOf);
  singleton(TOKENS.partitionKeeper, partitionKeeperOf);
  singleton(TOKENS.failedKeys, () =>
    primary === undefined ? new FailedKeys() : createSharedFailedKeys(primary.failedKeys),
  );
  singleton(TOKENS.authenticate, (c) =>
    createAuthenticate({ keys: stores.keys, clock, logger, failedKeys: c.resolve(TOKENS.failedKeys) }),
  );
  singleton(TOKENS.application, (c) => createApplication(c));
  return scope;
};

const inventoryOf = (c: DependencyContainer): ReadInventory =>
  createReadInventory({
    ...{ ...c.resolve(TOKENS.stores), ...c.resolve(TOKENS.settings) },
    ...{ sources: c.resolve(TOKENS.sources), watch: c.resolve(TOKENS.watch) },
    ...{ clock: c.resolve(TOKENS.clock), logger: c.resolve(TOKENS.logger) },
  });

const receiversOf = (c: DependencyContainer): WebhookReceivers =>
  createWebhookReceivers({ allowPrivateNetwork: c.resolve(TOKENS.settings).webhooksAllowPrivateNetwork });

const webhookSenderOf = (c: DependencyContainer): WebhookSender =>
  createWebhookSender({
    ...{ webhooks: c.resolve(TOKENS.stores).webhooks, receivers: c.resolve(TOKENS.receivers) },
    ...{ clock: c.resolve(TOKENS.clock), logger: c.resolve(TOKENS.logger) },
  });

const partitionKeeperOf = (c: DependencyContainer): PartitionKeeper =>
  createPartitionKeeper({
    ...{ ...c.resolve(TOKENS.stores), ...c.resolve(TOKENS.settings) },
    ...{ currentSigner: c.resolve(TOKENS.reports).currentSigner, ids: c.resolve(TOKENS.ids) },
    ...{ clock: c.resolve(TOKENS.clock), logger: c.resolve(TOKENS.logger) },
  });

const withdrawerOf = (c: DependencyContainer): CheckWithdrawer => {
  const stores = c.resolve(TOKENS.stores);
  return createCheckWithdrawer({
    ...stores,
    ...{ sources: c.resolve(TOKENS.sources), ownKnowledge: createOwnKnowledge(stores.statements) },
    ...{ clock: c.resolve(TOKENS.clock), logger: c.resolve(TOKENS.logger) },
  });
};

const feedSyncerOf = (c: DependencyContainer): FeedSyncer =>
  createFeedSyncer({
    ...c.resolve(TOKENS.stores),
    ...{ feeds: c.resolve(TOKENS.settings).feeds, tokens: c.resolve(TOKENS.sources).token.instance },
    ...{ official: OFFICIAL, publishers: c.resolve(TOKENS.publishers), random: Math.random },
    ...{ clock: c.resolve(TOKENS.clock), logger: c.resolve(TOKENS.logger) },
  });

const workersOf = (c: DependencyContainer): readonly PeriodicWorker[] => {
  const [stores, logger] = [c.resolve(TOKENS.stores), c.resolve(TOKENS.logger)];
  const { checkpointer } = c.resolve(TOKENS.reports);
  return [
    createHousekeeping(stores, logger),
    c.resolve(TOKENS.feedSyncer).worker,
    ...(checkpointer === null ? [] : [checkpointer.worker]),
    c.resolve(TOKENS.partitionKeeper).worker,
    c.resolve(TOKENS.webhookSender).worker,
    c.resolve(TOKENS.withdrawer).worker,
    createCheckIndexer({ index: stores.checkIndex, logger }).worker,
  ];
};

const operationsOf = (c: DependencyContainer): Application['operations'] =>
  createOperations({
    inventory: createListSources(c.resolve(TOKENS.inventory), c.resolve(TOKENS.logger)),
    ...{ watch: c.resolve(TOKENS.watch), reports: c.resolve(TOKENS.reports), clock: c.resolve(TOKENS.clock) },
    ...{ stores: c.resolve(TOKENS.stores), webhooks: c.resolve(TOKENS.webhookSender) },
    workers: [...c.resolve(TOKENS.workers), c.resolve(TOKENS.usageRecorder).worker],
    partitions: c.resolve(TOKENS.partitionKeeper),
  });

const deskOf = (
  c: DependencyContainer,
  readCheck: Application['readCheck'],
): Pick<Application, 'deskSessions' | 'cases'> => {
  const [settings, stores, clock] = [c.resolve(TOKENS.settings), c.resolve(TOKENS.stores), c.resolve(TOKENS.clock)];
  const shared = { keys: stores.keys, clock, ids: c.resolve(TOKENS.ids), logger: c.resolve(TOKENS.logger) };
  return {
    cases: createCases({ ...stores, ...shared, readCheck }),
    deskSessions: createDeskSessions({
      ...{ ...shared, sessions: stores.deskSessions, limiter: c.resolve(TOKENS.rateLimiter) },
      ...{ authenticate: c.resolve(TOKENS.authenticate), failedKeys: c.resolve(TOKENS.failedKeys) },
      ...{ people: openPeopleAccess(settings, shared), takesKeys: settings.deskTakesKeys },
    }),
  };
};

const createApplication = (c: DependencyContainer): Application => {
  const settings = c.resolve(TOKENS.settings);
  const stores = c.resolve(TOKENS.stores);
  const { checks, history, witnesses, keys, outcomes, lists, policies, descriptions, statements } = stores;
  const clock = c.resolve(TOKENS.clock);
  const logger = c.resolve(TOKENS.logger);
  const ids = c.resolve(TOKENS.ids);
  const sources = c.resolve(TOKENS.sources);
  const { requiredLists } = settings;
  const describeCalls = createDescribeCalls({ descriptions, logger });
  const readProposal = createReadProposal({ sources, describeCalls, logger });
  const ownKnowledge = createOwnKnowledge(statements);
  const stating = { statements, ownKnowledge, clock, ids };
  const gather = createGatherFacts({
    ...{ sources, history, witnesses, ids, logger, requiredLists, ownKnowledge },
    watch: c.resolve(TOKENS.watch),
  });
  const usageRecorder = c.resolve(TOKENS.usageRecorder);
  const reports = c.resolve(TOKENS.reports);
  const limiter = c.resolve(TOKENS.rateLimiter);
  const readCheck = createReadCheck(stores);
  const readSources = createReadSources(c.resolve(TOKENS.inventory), { statements, clock });
  const checking = { policies: createPolicyCatalogue(policies), readProposal, gather, checks, clock, logger };
  const takeQuota = createTakeQuota({ limiter, clock, defaultLimit: settings.rateLimitDefault });
  const checkingOnce = { ...checking, answerIdempotentCall: c.resolve(TOKENS.answerIdempotentCall) };
  return {
    authenticate: c.resolve(TOKENS.authenticate),
    rateLimitHealth: () => limiter.health(),
    takeQuota,
    checkTransaction: createCheckTransaction(checking),
    checkIdempotently: createIdempotentCheck(checkingOnce),
    checkBatch: createCheckBatch({ ...checkingOnce, history, takeQuota }),
    readCheck,
    reportOutcome: createReportOutcome({ ...stores, readCheck, clock }),
    confirmCheck: createConfirmCheck({
      ...{ ...stores, sources, ownKnowledge, clock, logger },
      currentSigner: reports.currentSigner,
    }),
    readPrecision: createReadPrecision({ outcomes, clock }),
    ...createDeskViews({ ...stores, readSources, clock }),
    readSources,
    createReport: reports.create,
    createReportIdempotently: reports.createIdempotently,
    readReport: reports.read,
    readProof: reports.readProof,
    readPricing: reports.pricing,
    policies: createPartnerPolicies({ policies, checks, keys, clock, floor: floorOf(c.resolve(TOKENS.manifests)) }),
    readAudit: createReadAudit(stores.audit),
    ...{ addressLists: createAddressLists(stating), attributions: createAttributions(stating) },
    webhooks: createWebhooks({ ...stores, receivers: c.resolve(TOKENS.receivers), clock, ids }),
    ...deskOf(c, readCheck),
    readJwks: reports.jwks,
    feedHealth: () => c.resolve(TOKENS.feedSyncer).health(),
    readiness: createReadiness({ checks, lists, sources, requiredLists, clock, logger }),
    operations: operationsOf(c),
    recordUsage: (event) => usageRecorder.record(event),
    newRequestId: () => ids.next('request'),
    now: () => clock.now(),
  };
};
