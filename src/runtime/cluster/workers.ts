import cluster, { type Worker } from 'node:cluster';
import type { Logger } from '../../../ports/platform/platform.js';
import { type Answers, type FromWorker, PART, type Part, type ClusterQuestion, type ToWorker } from './messages.js';

/** A worker that ended sooner may have met a lasting fault: its replacement waits longer. Milliseconds. */
const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A worker that does not answer a question within this time is left out. Milliseconds. */
const ANSWER_LIMIT_MS = 1_500;

const NAMES: Readonly<Record<Part, string>> = { worker: 'worker', background: 'background process' };

export interface WorkersOptions {
  readonly part: Part;
  readonly workers: number;
  /** What each worker is told first. */
  readonly start: Extract<ToWorker, { kind: 'signgate:start' }>;
  readonly logger: Logger;
}

interface Member {
  readonly worker: Worker;
  readonly startedAt: number;
  /** It has opened nothing before it was told to start. */
  isTold: boolean;
  isListening: boolean;
  readonly ended: Promise<void>;
  readonly questions: Map<number, (answer: unknown) => void>;
}

/**
 * The workers of one primary, or the process beside one. Keeps the number that was asked for: one that ends is
 * replaced, until `close`.
 */
export class Workers {
  private readonly members = new Set<Member>();
  private readonly pauses = new Set<NodeJS.Timeout>();
  private isUp = false;
  private isClosing = false;
  private shortLives = 0;
  private replacedCount = 0;
  private lastQuestion = 0;

  constructor(private readonly options: WorkersOptions) {}

  /** Workers that replaced another one. */
  get replaced(): number {
    return this.replacedCount;
  }

  /** Workers that take requests. */
  get listening(): number {
    return [...this.members].filter((member) => member.isListening).length;
  }

  /**
   * Resolves with the public address when every worker listens. Rejects with the reason of the first that cannot start.
   */
  async open(): Promise<string> {
    const urls = await Promise.all(Array.from({ length: this.options.workers }, () => this.add()));
    this.isUp = true;
    return urls[0] ?? '';
  }

  /** The same without waiting: one that cannot start is tried again, too. */
  keep(): void {
    this.isUp = true;
    for (let count = 0; count < this.options.workers; count += 1) this.add().catch(() => undefined);
  }

  /** Asks every worker that listens; one that does not answer is left out. */
  async ask<Asked extends ClusterQuestion>(question: Asked): Promise<readonly Answers[Asked][]> {
    const answers = await Promise.all(
      [...this.members].filter((member) => member.isListening).map((member) => this.askOne(member, question)),
    );
    return answers.filter((answer) => answer !== null);
  }

  /** Drains every worker and waits for its end. May be called again. */
  async close(): Promise<void> {
    this.isClosing = true;
    for (const pause of this.pauses) clearTimeout(pause);
    for (const { worker, isTold } of this.members) {
      if (isTold) tell(worker, DRAIN);
      else worker.process.kill('SIGKILL');
    }
    await Promise.all([...this.members].map((member) => member.ended));
  }

  private add(): Promise<string> {
    return new Promise((resolve, reject) => {
      const worker = cluster.fork({ [PART]: this.options.part });
      const ended = new Promise<void>((resolveEnded) => worker.once('exit', () => resolveEnded()));
      const member: Member = {
        worker,
        startedAt: performance.now(),
        isTold: false,
        isListening: false,
        ended,
        questions: new Map(),
      };
      this.members.add(member);
      let reason = 'A worker ended before it listened';
      worker.on('message', (message: FromWorker | { readonly kind?: never }) => {
        if (message.kind === 'signgate:hello') {
          if (this.isClosing) return;
          member.isTold = true;
          tell(worker, this.options.start);
        } else if (message.kind === 'signgate:listening') {
          member.isListening = true;
          resolve(message.url);
        } else if (message.kind === 'signgate:failed') {
          reason = message.message;
        } else if (message.kind === 'signgate:answer') {
          member.questions.get(message.id)?.(message.answer);
        }
      });
      worker.once('exit', (code, signal) => {
        reject(new Error(reason));
        this.remove(member, { code, signal, reason });
      });
      // without a listener, a message to a worker that has just ended would end the primary
      worker.on('error', (error) => this.options.logger.log('debug', 'a worker did not take a message', { error }));
    });
  }

  private remove(
    member: Member,
    ending: { readonly code: number | null; readonly signal: string | null; readonly reason: string },
  ): void {
    this.members.delete(member);
    for (const answer of member.questions.values()) answer(null);
    if (!this.isUp || this.isClosing) return;
    const livedMs = performance.now() - member.startedAt;
    this.shortLives = livedMs < SHORT_LIFE_MS ? this.shortLives + 1 : 0;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.shortLives);
    const { id, process } = member.worker;
    const reason = member.isListening ? undefined : ending.reason;
    this.options.logger.log('warn', `a ${NAMES[this.options.part]} ended and is replaced`, {
      worker: id,
      pid: process.pid,
      code: ending.code,
      signal: ending.signal,
      reason,
      pause_ms: pauseMs,
    });
    const pause = setTimeout(() => {
      this.pauses.delete(pause);
      this.replacedCount += 1;
      // a worker that cannot start ends, and is replaced in turn
      this.add().catch(() => undefined);
    }, pauseMs);
    this.pauses.add(pause);
  }

  private askOne<Asked extends ClusterQuestion>(
    { worker, questions }: Member,
    question: Asked,
  ): Promise<Answers[Asked] | null> {
    const id = (this.lastQuestion += 1);
    return new Promise((resolve) => {
      const settle = (answer: unknown): void => {
        clearTimeout(timer);
        questions.delete(id);
        // the worker runs the same program, so the question gives the type of the answer
        resolve(answer as Answers[Asked] | null);
      };
      const timer = setTimeout(() => settle(null), ANSWER_LIMIT_MS);
      questions.set(id, settle);
      tell(worker, { kind: 'signgate:ask', id, question });
    });
  }
}

const DRAIN: ToWorker = { kind: 'signgate:drain' };

/** A worker that has ended gets no message; its `exit` event is handled above. */
const tell = (worker: Worker, message: object): void => {
  if (worker.isConnected()) worker.send(message, undefined, () => undefined);
};
