import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Made by builds and runs, or brought by npm: see .gitignore. */
const MADE = new Set(['node_modules', 'dist', 'data', 'coverage', 'reports', '.git', '.stryker-tmp']);

export const readPage = (path: string): string => readFileSync(join(root, path), 'utf8');
export const exists = (path: string): boolean => existsSync(join(root, path));

/** Every page of the project, by its path from the root. */
export const allPages = (): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(join(root, entry.name), { recursive: true, encoding: 'utf8' }).map((path) =>
            join(entry.name, path),
          )
        : [entry.name],
    )
    .filter((path) => path.endsWith('.md'))
    .sort();

/** The folders right below one, but for what builds make. */
export const subfoldersOf = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^(node_modules|dist)$/.test(entry.name))
    .map(({ name }) => name);

/** Every file of TypeScript, by its path from the root. */
export const codeFiles = (): readonly string[] =>
  ['domain', 'ports', 'adapters', 'src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );

/** A page without its blocks of code, in which nothing is a link or a heading. */
const prose = (page: string): string => page.replaceAll(/^```[\s\S]*?^```/gm, '');

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set(
    [...prose(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

interface Link {
  /** As it is written. */
  readonly text: string;
  /** The file, from the root; a folder stands for its README. */
  readonly target: string;
  readonly isDead: boolean;
}

/** The links of a page that stay within the project. */
export const linksOf = (path: string): readonly Link[] =>
  [...prose(readPage(path)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, text = '']) => text)
    .filter((text) => !/^[a-z]+:/.test(text))
    .map((text) => {
      const [file = '', anchor] = text.split('#');
      const named = file === '' ? path : normalize(join(dirname(path), file));
      const isFolder = exists(named) && statSync(join(root, named)).isDirectory();
      const target = isFolder ? join(named, 'README.md') : named;
      const isDead = !exists(target) || (anchor !== undefined && !anchorsOf(readPage(target)).has(anchor));
      return { text, target, isDead };
    });
