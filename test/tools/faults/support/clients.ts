import { setTimeout as pause } from 'node:timers/promises';
import { Agent } from 'undici';
import { check, type Reply, report, transfer } from './calls.js';
import type { Ledger } from './ledger.js';

export interface Clients {
  /** Answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Calls that got no whole answer. */
  readonly broken: readonly string[];
  /** Answers that are no 200 or 201. */
  readonly refused: readonly Reply[];
  /** The slowest whole answer, milliseconds. */
  readonly slowestMs: number;
  /** Whole answers so far. */
  readonly answered: number;
  /** Waits until there are so many more answers; rejects where none comes for 30 s. */
  more(answers: number): Promise<void>;
  stop(): Promise<void>;
}

export interface ClientsOptions {
  readonly urls: readonly string[];
  readonly key: string;
  readonly ledger: Ledger;
  readonly clients: number;
  /** Each check is followed by its report. */
  readonly withReports?: boolean;
  /** After a call without a good answer a client waits so long, as a client should, milliseconds. */
  readonly backOffMs?: number;
}

const PROGRESS_LIMIT_MS = 30_000;
const sending = new Set<Clients>();

/** Ends the clients of a row that broke off before it could. */
export const stopClients = async (): Promise<void> => {
  await Promise.all([...sending].map((clients) => clients.stop()));
};

/** Clients that each keep one connection alive and send one call after the other, until they are told to stop. */
export const startClients = ({
  urls,
  key,
  ledger,
  clients,
  withReports = false,
  backOffMs = 20,
}: ClientsOptions): Clients => {
  const statuses = new Map<number, number>();
  const broken: string[] = [];
  const refused: Reply[] = [];
  let isRunning = true;
  let slowestMs = 0;
  let answered = 0;

  const note = (reply: Reply): boolean => {
    answered += 1;
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    slowestMs = Math.max(slowestMs, reply.tookMs);
    const isGood = reply.status === 200 || reply.status === 201;
    if (!isGood) refused.push(reply);
    return isGood;
  };
  const client = async (which: number): Promise<void> => {
    const dispatcher = new Agent({ connections: 1, pipelining: 1, keepAliveTimeout: 60_000, headersTimeout: 30_000 });
    const url = urls[which % urls.length] ?? '';
    for (let count = 0; isRunning; count += 1) {
      try {
        const reply = await check(url, key, ledger, transfer(`${which}.${count % 40}`, { amount: 1 + count }), {
          dispatcher,
        });
        if (!note(reply)) await pause(backOffMs);
        else if (
          withReports &&
          !note(await report(url, key, ledger, { request_id: reply.json['request_id'] }, { dispatcher }))
        )
          await pause(backOffMs);
      } catch (error) {
        broken.push(String((error as { code?: unknown }).code ?? error));
        await pause(backOffMs);
      }
    }
    await dispatcher.destroy();
  };
  const running = Array.from({ length: clients }, (_, which) => client(which));
  const made: Clients = {
    statuses,
    broken,
    refused,
    get slowestMs() {
      return slowestMs;
    },
    get answered() {
      return answered;
    },
    more: async (answers) => {
      const goal = answered + answers;
      let last = { answered, at: performance.now() };
      while (answered < goal) {
        if (answered > last.answered) last = { answered, at: performance.now() };
        else if (performance.now() - last.at > PROGRESS_LIMIT_MS)
          throw new Error(`no answer for ${PROGRESS_LIMIT_MS} ms; ${goal - answered} of ${answers} are still missing`);
        await pause(5);
      }
    },
    stop: async () => {
      isRunning = false;
      sending.delete(made);
      await Promise.all(running);
    },
  };
  sending.add(made);
  return made;
};

/** `200: 812, 503: 4`. */
export const statusText = ({ statuses, broken }: Clients): string =>
  [
    ...[...statuses].sort().map(([status, count]) => `${status}: ${count}`),
    ...(broken.length === 0 ? [] : [`cut off: ${broken.length}`]),
  ].join(', ');
