import type { Answers, FromWorker, ClusterQuestion, ToWorker } from './messages.js';

export type StartMessage = Extract<ToWorker, { kind: 'signgate:start' }>;

/** A worker's end of the connection to its primary. */
export interface PrimaryLink {
  /** Resolves with the first message. */
  readonly start: Promise<StartMessage>;
  /** Resolves when the primary wants the worker to stop. */
  readonly drain: Promise<void>;
  sayListening(url: string): void;
  /** Resolves when the message is on its way. */
  sayFailed(message: string): Promise<void>;
  /** From now on the primary's questions are answered. */
  answer(answers: { readonly [Asked in ClusterQuestion]: () => Promise<Answers[Asked]> }): void;
}

/** Called once. Tells the primary that this process listens: an earlier message would be lost. */
export const linkToPrimary = (): PrimaryLink => {
  const listeners: ((message: unknown) => void)[] = [];
  const onMessage = (listener: (message: unknown) => void): void => void listeners.push(listener);
  process.on('message', (message) => {
    for (const listener of listeners) listener(message);
  });
  const start = nextOf(onMessage, 'signgate:start');
  const drain = nextOf(onMessage, 'signgate:drain').then(() => undefined);
  void send({ kind: 'signgate:hello' });
  return {
    start,
    drain,
    sayListening: (url) => void send({ kind: 'signgate:listening', url }),
    sayFailed: (message) => send({ kind: 'signgate:failed', message }),
    answer: (answers) =>
      onMessage((message) => {
        const asked = message as ToWorker;
        if (asked.kind !== 'signgate:ask') return;
        answers[asked.question]().then(
          (answer) => void send({ kind: 'signgate:answer', id: asked.id, answer }),
          () => void send({ kind: 'signgate:answer', id: asked.id, answer: null }),
        );
      }),
  };
};

const nextOf = <Kind extends ToWorker['kind']>(
  onMessage: (listener: (message: unknown) => void) => void,
  kind: Kind,
): Promise<Extract<ToWorker, { kind: Kind }>> =>
  new Promise((resolve) => {
    onMessage((message) => {
      const known = message as ToWorker;
      if (known.kind === kind) resolve(known as Extract<ToWorker, { kind: Kind }>);
    });
  });

/** Without a primary this process ends by itself, so a message that cannot be sent is dropped. */
const send = (message: FromWorker): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve();
    else process.send(message, undefined, undefined, () => resolve());
  });
