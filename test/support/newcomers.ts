import { connect } from 'node:net';

export interface Newcomers {
  /** What each request on a connection of its own got, in raw bytes; empty where it was refused or reset. */
  readonly answers: string[];
  /** Ends them. Resolves when the last has its answer. */
  stop(): Promise<void>;
}

/** Peers without a pause that ask for each answer on a new connection, and leave its end to the service. */
export const startNewcomers = (url: string, count: number): Newcomers => {
  const answers: string[] = [];
  let isOver = false;
  const newcomer = async (): Promise<void> => {
    while (!isOver) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => undefined);
      socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
      // also where it is refused, which `once` of events would throw
      await new Promise((resolve) => socket.once('close', resolve));
      answers.push(text);
    }
  };
  const all = Array.from({ length: count }, newcomer);
  return {
    answers,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
};

/** Answers that are none of a service that drains. */
export const unanswered = (answers: readonly string[]): readonly string[] =>
  answers.filter((text) => !/^HTTP\/1\.1 200 [^]*\r\nConnection: close\r\n/i.test(text));
