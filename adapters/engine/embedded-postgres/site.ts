import { tmpdir } from 'node:os';
import type { Logger } from '../../../ports/platform/platform.js';
import { findRunnable, locateBinaries, requireBinaries, type RunnableBinaries } from './binaries.js';
import { candidateUsers, describeUser } from './engine-user.js';
import type { LeaseRole } from './lease.js';
import { type Layout, prepareLayout } from './layout.js';

export interface EngineOptions {
  /** Made where it is missing. May be relative to the working folder. */
  readonly dataDir: string;
  /**
   * A `service` claims the data directory for itself and keeps the engine alive; a `command` shares it for its own
   * duration.
   */
  readonly role: LeaseRole;
  readonly log: Logger;
  /** Ends the opening, and what it is making or starting. */
  readonly signal?: AbortSignal;
  /** The folder with `bin`, `lib` and `share`; by default that of the installed platform package. */
  readonly nativeDir?: string;
  /** Where a copy of the binaries may be put when they cannot be run where they are. */
  readonly copyParents?: readonly string[];
}

/** One data directory, as this process uses it. */
export interface Site {
  readonly layout: Layout;
  readonly role: LeaseRole;
  readonly log: Logger;
  /** Looks for them at the first call: attaching to a running engine needs no binaries. */
  binaries(): Promise<RunnableBinaries>;
}

/** Throws `unsupported_platform`, `binaries_missing` or `no_access`. */
export async function openSite(options: EngineOptions): Promise<Site> {
  const nativeDir = await (options.nativeDir === undefined ? locateBinaries() : requireBinaries(options.nativeDir));
  const layout = await prepareLayout(options.dataDir);
  // a cache comes before a temporary folder, where clean-up programs remove single files in time
  const copyParents = options.copyParents ?? [layout.folder, '/var/cache/signgate', tmpdir()];
  let found: Promise<RunnableBinaries> | null = null;
  const choose = async (): Promise<RunnableBinaries> => {
    try {
      return await chooseBinaries(layout, nativeDir, copyParents, options.log);
    } catch (error) {
      // the next restart looks again: an installation may be under way
      found = null;
      throw error;
    }
  };
  return { layout, role: options.role, log: options.log, binaries: () => (found ??= choose()) };
}

async function chooseBinaries(
  layout: Layout,
  nativeDir: string,
  copyParents: readonly string[],
  log: Logger,
): Promise<RunnableBinaries> {
  const found = await findRunnable(await candidateUsers(layout.cluster), nativeDir, copyParents);
  const { user, postgres: program } = found;
  const details = { as: describeUser(user), program };
  if (user.kind === 'drop' && user.isShared === true)
    log.log('warn', 'started as root: the embedded database runs as a user that other programs may share', details);
  else if (user.kind !== 'self')
    log.log(
      user.kind === 'namespace' ? 'warn' : 'debug',
      'started as root: the embedded database runs without root rights',
      details,
    );
  return found;
}
