import type { Logger } from '../../ports/platform/platform.js';

interface OpenResource {
  readonly name: string;
  readonly close: () => Promise<void>;
}

/** What a process has opened so far: a failed start and an ordered stop close the same things. */
export class OpenResources {
  private readonly opened: OpenResource[] = [];
  private readonly atForcedEnd: (() => Promise<void>)[] = [];
  private closed: Promise<void> | null = null;

  constructor(private readonly logger: Logger) {}

  add(name: string, close: () => Promise<void>): void {
    this.opened.push({ name, close });
  }

  /** Also where the process is forced to end, and has no time to close anything. */
  onForcedEnd(work: () => Promise<void>): void {
    this.atForcedEnd.push(work);
  }

  /** Does what must be done even then. Never rejects. */
  async force(): Promise<void> {
    await Promise.allSettled(this.atForcedEnd.map((work) => work()));
  }

  /**
   * Closes everything, the newest first. A failure is logged, and the rest is closed. May be called again; never
   * rejects.
   */
  close(): Promise<void> {
    return (this.closed ??= this.closeAll());
  }

  private async closeAll(): Promise<void> {
    for (let next = this.opened.pop(); next !== undefined; next = this.opened.pop()) {
      try {
        await next.close();
      } catch (error) {
        this.logger.log('error', 'could not be closed', { what: next.name, error });
      }
    }
  }
}
