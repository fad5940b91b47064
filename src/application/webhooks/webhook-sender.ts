import { setTimeout as wait } from 'node:timers/promises';
import type { Clock, Logger } from '../../../ports/platform/platform.js';
import { ReceiverError, type WebhookReceivers } from '../../../ports/platform/webhook-receivers.js';
import type { DeliveryState, DueDelivery, WebhookBacklog, WebhookStore } from '../../../ports/stores/webhooks.js';
import { FairQueue } from '../shared/fair-queue.js';
import { PeriodicWorker } from '../shared/periodic-worker.js';
import { messageOf } from './message.js';

/** How often an instance looks whether something is to be sent, milliseconds. */
const SEND_INTERVAL_MS = 1_000;
/** Subscriptions that are sent to side by side, of all partners and of one: eight partners can fill them. */
const LANES = { all: 64, ofOne: 8, waitingOfOne: 1_000 } as const;
/** Subscriptions that one look takes on at most. */
const CANDIDATES = 1_000;
/** After so long a lane begins no further message, so that every receiver has its turn, milliseconds. */
const TURN_MS = 2_000;
/** After that a delivery is dead, once it was tried, milliseconds. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;
/** From one try to the next, milliseconds; the last one repeats. Source: the example of Standard Webhooks 1.0.0. */
const WAITS_MS = [5_000, 60_000, 300_000, 1_200_000, 3_600_000, 7_200_000, 14_400_000] as const;
const GONE = 410;

export interface SenderDependencies {
  readonly webhooks: WebhookStore;
  readonly receivers: Pick<WebhookReceivers, 'post'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What the metrics show of it. */
export interface SenderHealth {
  /** What this process tried to send, by what became of it. */
  tries(): Readonly<Record<'delivered' | 'failed' | 'dead', number>>;
  /** What waits for all instances; null while it cannot be read. Never rejects. */
  backlog(): Promise<WebhookBacklog | null>;
}

/** Sends events to their subscriptions. Any number of instances may run one: exactly one sends at a time. */
export interface WebhookSender extends SenderHealth {
  /**
   * Notes what is new and sends what is due, again and again while a receiver is waited for, where no other instance
   * does. Calls `settled` each time that it looked.
   */
  look(settled?: () => void): Promise<void>;
  /** Its close ends what is under way: it is sent again later, by this or another instance. */
  readonly worker: PeriodicWorker;
}

/** How a try ended: a status, or why there is none. */
type Answer = { readonly status: number } | { readonly failure: string };

const isTaken = (answer: Answer): boolean => 'status' in answer && answer.status >= 200 && answer.status < 300;

const stateAfter = ({ delivery }: DueDelivery, answer: Answer, nowMs: number): DeliveryState => {
  const attempts = delivery.attempts + 1;
  const nextAttemptAtMs = nowMs + (WAITS_MS[delivery.attempts] ?? WAITS_MS[WAITS_MS.length - 1] ?? 0);
  const isLast =
    nextAttemptAtMs > delivery.notedAtMs + GIVE_UP_AFTER_MS || ('status' in answer && answer.status === GONE);
  return {
    status: isTaken(answer) ? 'delivered' : isLast ? 'dead' : 'pending',
    attempts,
    nextAttemptAtMs,
    attemptedAtMs: nowMs,
    answer: 'status' in answer ? `status ${answer.status}` : answer.failure,
  };
};

export const createWebhookSender = (dependencies: SenderDependencies): WebhookSender => new Sender(dependencies);

class Sender implements WebhookSender {
  readonly worker: PeriodicWorker;
  private readonly lanes = new FairQueue(LANES);
  private isEnding = false;
  private readonly failures: unknown[] = [];
  private readonly counts = { delivered: 0, failed: 0, dead: 0 };

  constructor(private readonly dependencies: SenderDependencies) {
    this.worker = new PeriodicWorker(
      {
        ...{ name: 'webhooks', everyMs: SEND_INTERVAL_MS, beginsAtOnce: false },
        tick: (_stopping, settled) => this.look(settled),
        failure: 'webhooks could not be sent',
      },
      dependencies.logger,
    );
  }

  async look(settled: () => void = () => undefined): Promise<void> {
    await this.dependencies.webhooks.exclusively(async (confirm) => {
      const sending = new Map<string, Promise<void>>();
      try {
        while (await this.round(sending, confirm)) settled();
      } finally {
        this.isEnding = true;
        await Promise.all(sending.values());
        this.isEnding = false;
      }
    });
  }

  /** Begins what is due, and waits for an interval or the end of all. False: nothing is due or under way. */
  private async round(sending: Map<string, Promise<void>>, confirm: () => Promise<void>): Promise<boolean> {
    const { webhooks, clock, logger } = this.dependencies;
    await confirm();
    await webhooks.note(clock.now());
    const which = { webhookId: null, count: CANDIDATES, except: [...sending.keys()] };
    const due = this.worker.signal.aborted ? [] : await webhooks.due(clock.now(), which);
    for (const { webhook } of due) {
      const { webhookId, scope } = webhook;
      const sent = this.turns(scope.partnerId, webhookId)
        .catch((error: unknown) => void this.failures.push(error))
        .finally(() => sending.delete(webhookId));
      sending.set(webhookId, sent);
    }
    if (sending.size === 0) return false;
    const pause = new AbortController();
    const over = wait(SEND_INTERVAL_MS, undefined, { signal: pause.signal }).catch(() => undefined);
    await Promise.race([over, Promise.all(sending.values())]);
    pause.abort();
    const failures = this.failures.splice(0);
    if (sending.size === 0 && failures.length > 0) throw failures[0];
    for (const error of failures) logger.log('warn', 'a webhook could not be sent', { error });
    return true;
  }

  tries(): ReturnType<SenderHealth['tries']> {
    return this.counts;
  }

  backlog(): Promise<WebhookBacklog | null> {
    const { webhooks, logger } = this.dependencies;
    return webhooks.backlog(null).catch((error: unknown) => {
      logger.log('warn', 'what waits for webhooks could not be counted', { error });
      return null;
    });
  }

  /** One subscription, turn by turn. */
  private async turns(partnerId: string, webhookId: string): Promise<void> {
    while (await this.lanes.run(partnerId, () => this.lane(webhookId)));
  }

  /** Sends in order until a message is not taken, nothing is due (false), or the turn is over (true). */
  private async lane(webhookId: string): Promise<boolean> {
    const { webhooks, clock } = this.dependencies;
    const turnEndsAt = performance.now() + TURN_MS;
    do {
      if (this.isEnding || this.worker.signal.aborted) return false;
      // read anew: it may have waited for its turn, and been rolled or removed since
      const [next] = await webhooks.due(clock.now(), { webhookId, count: 1 });
      if (next === undefined || !(await this.send(next))) return false;
    } while (performance.now() <= turnEndsAt);
    return true;
  }

  /** True where it was taken. A try that was broken off by the end of the service leaves no trace. */
  private async send(due: DueDelivery): Promise<boolean> {
    const { webhooks, receivers, clock } = this.dependencies;
    const { webhookId } = due.webhook;
    const answer = await receivers.post(messageOf(due, clock.now()), this.worker.signal).then(
      (status): Answer => ({ status }),
      (error: unknown): Answer | null => {
        if (this.worker.signal.aborted) return null;
        if (error instanceof ReceiverError) return { failure: error.message };
        throw error;
      },
    );
    if (answer === null) return false;
    if ('status' in answer && answer.status === GONE) await webhooks.disable(webhookId, clock.now());
    const state = stateAfter(due, answer, clock.now());
    await webhooks.settle(webhookId, due.delivery, state);
    this.counts[state.status === 'pending' ? 'failed' : state.status] += 1;
    return isTaken(answer);
  }
}
