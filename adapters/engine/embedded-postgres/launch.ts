import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { prepareAccess } from './access.js';
import { clusterArgument, commandAs } from './engine-user.js';
import { EmbeddedEngineError, engineErrorCode } from './errors.js';
import { prepareSocketDir } from './layout.js';
import { logSize, openLog } from './log-file.js';
import { ENGINE_ENVIRONMENT, engineArguments } from './settings.js';
import type { Site } from './site.js';

/** An engine that this process started. */
export interface EngineProcess {
  readonly pid: number;
  /** Where its part of the log begins, bytes. */
  readonly logOffset: number;
  hasEnded(): boolean;
  describeEnd(): string;
}

/**
 * Starts an engine in a session of its own: a Ctrl-C in the terminal reaches the service, which drains, and not the
 * engine. The engine outlives this process when that is killed, and the next one attaches to it.
 * @param stalePid the process that the lock file names, where it is no engine of this cluster
 */
export async function launchEngine(site: Site, stalePid: number | null): Promise<EngineProcess> {
  const { layout } = site;
  const { user, postgres } = await site.binaries();
  await prepareSocketDir(layout, user);
  await prepareAccess(layout, user);
  const log = await openLog(layout.logFile, user);
  const logOffset = await logSize(layout.logFile);
  const command = commandAs(user, postgres, [
    '-D',
    clusterArgument(user, layout.cluster),
    ...engineArguments(layout.socketSetting),
  ]);
  // The number in a lock file may by now belong to another program, and PostgreSQL then refuses to start. It ignores
  // its grandparent's number (pg_ctl uses that), and still checks that no old process uses the cluster: safer than
  // deleting the file. Source: CreateLockFile in PostgreSQL's miscinit.c
  const stale = stalePid === null ? {} : { PG_GRANDPARENT_PID: String(stalePid) };
  try {
    const child = spawn(command.file, command.args, {
      ...command.as,
      cwd: layout.cluster,
      env: { ...ENGINE_ENVIRONMENT, ...stale },
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    child.unref();
    return {
      pid: child.pid ?? -1,
      logOffset,
      hasEnded: () => child.exitCode !== null || child.signalCode !== null,
      describeEnd: () => `it ended with ${String(child.exitCode ?? child.signalCode)}`,
    };
  } catch (error) {
    throw new EmbeddedEngineError(
      'start_failed',
      `The embedded database cannot be started: ${postgres} (${engineErrorCode(error)}).`,
      { cause: error },
    );
  } finally {
    await log.close();
  }
}
