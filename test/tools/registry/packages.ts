import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A published package, pinned by version and content. */
export interface PinnedPackage {
  readonly name: string;
  readonly version: string;
  /** Day of publication. */
  readonly published: string;
  /** As the package states it; addresses and symbols are facts, and no code of a package is taken over. */
  readonly licence: string;
  /** SHA-512 of the archive, as npm prints it. */
  readonly integrity: string;
}

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

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The files of the package whose names match, with their content. */
  *read(pinned: PinnedPackage, files: RegExp): Generator<{ readonly file: string; readonly content: string }> {
    const folder = this.#unpacked(pinned);
    for (const file of filesUnder(folder))
      if (files.test(file)) yield { file, content: readFileSync(join(folder, file), 'utf8') };
  }

  #unpacked({ name, version, integrity }: PinnedPackage): string {
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
