import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type {
  EmbeddedEngine,
  EngineErrorKind,
  EngineOptions,
} from '../../../../adapters/engine/embedded-postgres/index.js';

const PROGRAM = fileURLToPath(new URL('./engine-program.js', import.meta.url));

export interface Event {
  readonly event: 'log' | 'open' | 'closed' | 'refused' | 'interrupted';
  readonly message?: string;
  readonly kind?: EngineErrorKind;
}
export interface Opened extends Pick<EmbeddedEngine, 'connection' | 'startedHere' | 'firstStart'> {
  readonly uid: number;
}
export interface Refused {
  readonly kind: EngineErrorKind;
  readonly message: string;
}

/** One running `engine-program`. */
export class Program {
  private readonly events: Event[] = [];
  private readonly news = new EventEmitter();
  readonly pid: number;

  constructor(private readonly child: ChildProcess) {
    this.pid = child.pid ?? -1;
    if (child.stdout === null) throw new Error('the program has no output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.events.push(JSON.parse(line) as Event);
      this.news.emit('news');
    });
    child.once('close', () => this.news.emit('news'));
  }

  /** Waits for the event that fits, the `times`-th of them; rejects when the program ends without it. */
  async event(fits: (event: Event) => boolean, times = 1): Promise<Event> {
    for (;;) {
      const found = this.events.filter(fits)[times - 1];
      if (found !== undefined) return found;
      if (this.hasEnded()) throw new Error(`the program ended after ${JSON.stringify(this.events)}`);
      await once(this.news, 'news');
    }
  }

  async opened(): Promise<Opened> {
    return (await this.event(({ event }) => event === 'open')) as unknown as Opened;
  }

  async refused(): Promise<Refused> {
    return (await this.event(({ event }) => event === 'refused')) as unknown as Refused;
  }

  async logged(words: string, times = 1): Promise<Event> {
    return this.event(({ event, message }) => event === 'log' && message?.includes(words) === true, times);
  }

  /** Opens or is refused, whichever it is. */
  async settled(): Promise<Event> {
    return this.event(({ event }) => event === 'open' || event === 'refused');
  }

  async close(): Promise<void> {
    this.child.stdin?.write('close\n');
    await this.event(({ event }) => event === 'closed');
    await this.ended();
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended();
  }

  async ended(): Promise<void> {
    while (!this.hasEnded()) await once(this.news, 'news');
  }

  hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}

export type ProgramOptions = Omit<EngineOptions, 'log'>;

/** Starts the program in a process group of its own. `wrapper` is put before its command line. */
export function startProgram(options: ProgramOptions, wrapper: readonly string[] = []): Program {
  const [file = '', ...args] = [...wrapper, process.execPath, PROGRAM, JSON.stringify(options)];
  return new Program(spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true }));
}
