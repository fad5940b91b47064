import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A published package, pinned by version and content; or the files of a repository, pinned by commit and facts. */
export interface PinnedPackage {
  /** Of a repository `owner/name`. */
  readonly name: string;
  /** Of a repository the commit. */
  readonly version: string;
  /** Day of publication. */
  readonly published: string;
  /** As the package states it; addresses and symbols are facts, and no code of a package is taken over. */
  readonly licence: string;
  /** SHA-512 of the archive, as npm prints it; of a repository SHA-256 of the rows that are read of it. */
  readonly integrity: string;
}

/** Whether it is a repository: its files are read from a folder that is given, and never fetched. */
export const isRepository = ({ integrity }: PinnedPackage): boolean => integrity.startsWith('sha256-');

interface Packed {
  readonly filename: string;
  readonly integrity: string;
}

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/**
 * Fetches packages into a folder and reads them there. None is installed, run or added to the lock file. A package
 * whose content is not the pinned one throws.
 */
export class PackageShelf {
  readonly #folder: string;
  readonly #repositories: ReadonlyMap<string, string>;

  /** `repositories`: by name, the folders that are given. */
  constructor(folder: string, repositories: ReadonlyMap<string, string> = new Map()) {
    this.#folder = folder;
    this.#repositories = repositories;
  }

  /** Whether it can be read: a repository only where its folder is given. */
  has(pinned: PinnedPackage): boolean {
    return !isRepository(pinned) || this.#repositories.has(pinned.name);
  }

  /** The files of the package whose names match, with their content. */
  *read(pinned: PinnedPackage, files: RegExp): Generator<{ readonly file: string; readonly content: string }> {
    const folder = this.#unpacked(pinned);
    for (const file of filesUnder(folder))
      if (files.test(file)) yield { file, content: readFileSync(join(folder, file), 'utf8') };
  }

  #unpacked(pinned: PinnedPackage): string {
    const { name, version, integrity } = pinned;
    if (isRepository(pinned)) {
      const given = this.#repositories.get(name);
      if (given === undefined) throw new Error(`the folder of ${name} is not given: --source ${name}=FOLDER`);
      return given;
    }
    const folder = join(this.#folder, `${name.replaceAll('/', '_')}-${version}`);
    if (existsSync(folder)) return folder;
    mkdirSync(this.#folder, { recursive: true });
    const printed = execFileSync('npm', ['pack', `${name}@${version}`, '--json', '--ignore-scripts'], {
      cwd: this.#folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // it lists every file of the archive
      maxBuffer: 256 * 2 ** 20,
    });
    const [packed] = JSON.parse(printed) as readonly Packed[];
    if (packed?.integrity !== integrity) throw new Error(`${name}@${version} is not the archive that was pinned`);
    mkdirSync(`${folder}.part`, { recursive: true });
    const archive = join(this.#folder, packed.filename);
    execFileSync('tar', ['-xzf', archive, '-C', `${folder}.part`, '--strip-components=1', '--no-same-owner']);
    execFileSync('mv', [`${folder}.part`, folder]);
    return folder;
  }
}
