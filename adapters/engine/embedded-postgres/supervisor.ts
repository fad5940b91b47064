import { access } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../../../ports/platform/platform.js';
import { engineErrorCode } from './errors.js';
import type { Layout } from './layout.js';
import type { Lease } from './lease.js';
import { limitLog } from './log-file.js';
import { lockFileOf, sendSignal, stopPostmaster } from './postmaster.js';
import { type Reached, reachEngine } from './reach.js';
import { inUse, removeMark } from './service-mark.js';
import type { Site } from './site.js';

const FIRST_BACKOFF_MS = 100;
const LONGEST_BACKOFF_MS = 5_000;
/** An engine that ran this long is not part of a series of crashes. */
const STEADY_MS = 30_000;
const LOG_CHECK_MS = 10 * 60_000;
/** PostgreSQL looks for its lock file each minute, and until then writes into files that are gone. */
const FILES_CHECK_MS = 1_000;
const STOP_LIMIT_MS = 60_000;
const IMMEDIATE_STOP_LIMIT_MS = 10_000;
/** The server still counts a closed connection for a moment. */
const LEAVERS_LIMIT_MS = 500;

/** Keeps the engine alive for a service. The last process that leaves the engine ends it. */
export class Supervisor {
  private readonly layout: Layout;
  private readonly log: Logger;
  private readonly leaving = new AbortController();
  private readonly logTimer: NodeJS.Timeout;
  private restarting: Promise<void> = Promise.resolve();
  private reachedAtMs = performance.now();
  private crashes = 0;
  private closed: Promise<void> | null = null;

  constructor(
    private readonly site: Site,
    private reached: Reached,
  ) {
    this.layout = site.layout;
    this.log = site.log;
    this.logTimer = setInterval(() => void this.keepLogShort(), LOG_CHECK_MS).unref();
    this.watch(reached.lease);
  }

  /** Ends the engine unless another process uses it. May be called again. Never rejects: it logs what fails. */
  close(): Promise<void> {
    return (this.closed ??= this.leave());
  }

  private isLeaving(): boolean {
    return this.leaving.signal.aborted;
  }

  private watch(lease: Lease): void {
    const filesTimer = setInterval(() => void this.endWithoutFiles(), FILES_CHECK_MS).unref();
    void lease.lost.then(() => {
      clearInterval(filesTimer);
      if (this.isLeaving()) return;
      const { pid } = this.reached;
      if (this.site.role === 'command') {
        this.log.log('warn', 'the embedded database ended while a command used it', { engine_pid: pid });
        return;
      }
      this.log.log('warn', 'the embedded database is gone; it is started again', { engine_pid: pid });
      this.crashes = performance.now() - this.reachedAtMs > STEADY_MS ? 0 : this.crashes + 1;
      this.restarting = this.restart();
    });
  }

  /** What is stored in files that were removed is lost: nothing more may be. */
  private async endWithoutFiles(): Promise<void> {
    const { pid } = this.reached;
    const { cluster } = this.layout;
    const isGone = await access(lockFileOf(cluster)).then(
      () => false,
      (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(engineErrorCode(error)),
    );
    if (!isGone || this.isLeaving() || this.site.role === 'command') return;
    this.log.log('error', 'the files of the embedded database are gone: it is ended at once', {
      engine_pid: pid,
      folder: cluster,
    });
    sendSignal(pid, 'SIGQUIT');
  }

  private async restart(): Promise<void> {
    while (!this.isLeaving()) {
      try {
        await this.backOff();
        await this.reachAgain();
        return;
      } catch (error) {
        if (this.isLeaving()) return;
        this.crashes += 1;
        this.log.log('error', 'the embedded database could not be started again', {
          reason: String(error),
          attempts: this.crashes,
        });
      }
    }
  }

  /** The first restart is immediate. */
  private async backOff(): Promise<void> {
    if (this.crashes <= 1) return;
    const delayMs = Math.min(FIRST_BACKOFF_MS * 2 ** (this.crashes - 2), LONGEST_BACKOFF_MS);
    await pause(delayMs, undefined, { signal: this.leaving.signal });
  }

  private async reachAgain(): Promise<void> {
    const since = performance.now();
    const reached = await reachEngine(this.site, this.leaving.signal, true);
    if (!(await reached.lease.claimService())) {
      const holder = await reached.lease.serviceHolder();
      await reached.lease.end();
      throw inUse(this.layout, holder);
    }
    this.reached = reached;
    this.reachedAtMs = performance.now();
    this.log.log('info', 'the embedded database runs again', {
      engine_pid: reached.pid,
      took_ms: Math.round(this.reachedAtMs - since),
    });
    this.watch(reached.lease);
  }

  private async leave(): Promise<void> {
    this.leaving.abort();
    clearInterval(this.logTimer);
    await this.restarting;
    const { lease } = this.reached;
    try {
      if (await this.isLast(lease)) await this.stop();
      else
        this.log.log('info', 'the embedded database is left running: another process uses it', {
          engine_pid: this.reached.pid,
        });
    } catch (error) {
      this.log.log('warn', 'the embedded database could not be stopped cleanly', { reason: String(error) });
      // it died at this moment, or its files are gone: then it would outlive this process
      if (this.site.role === 'service') await this.stopAtOnce();
    }
    await lease.end();
    if (this.site.role === 'service') await removeMark(this.layout);
  }

  private async isLast(lease: Lease): Promise<boolean> {
    if (!(await lease.leaveAsLast())) return false;
    if (this.site.role === 'service') return true;
    const deadline = performance.now() + LEAVERS_LIMIT_MS;
    while ((await lease.countOthers()) > 0) {
      if (performance.now() > deadline) return false;
      await pause(20);
    }
    return true;
  }

  private async stop(): Promise<void> {
    const { pid, identity } = this.reached;
    if (await stopPostmaster(pid, identity, 'fast', STOP_LIMIT_MS)) return;
    this.log.log(
      'warn',
      'the embedded database did not end in time; it is ended at once and recovers at its next start',
      { engine_pid: pid },
    );
    await this.stopAtOnce();
  }

  private async stopAtOnce(): Promise<void> {
    const { pid, identity } = this.reached;
    if (await stopPostmaster(pid, identity, 'immediate', IMMEDIATE_STOP_LIMIT_MS)) return;
    this.log.log('error', 'the embedded database does not end', { engine_pid: pid });
  }

  private async keepLogShort(): Promise<void> {
    try {
      await limitLog(this.layout.logFile);
    } catch (error) {
      this.log.log('warn', "the embedded database's log could not be shortened", { reason: String(error) });
    }
  }
}
