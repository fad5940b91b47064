import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CODES_STYLE } from './codes/style.js';
import { CONSOLE_STYLE } from './style.js';

/** A file that the console's page asks for. */
export interface ConsoleAsset {
  readonly contentType: string;
  readonly body: string | Buffer;
}

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="#171b21"/>
<path d="M9 16.5l5 5 9-11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`;

const packages = createRequire(import.meta.url);
const font = (path: string): ConsoleAsset => ({
  contentType: 'font/woff2',
  body: readFileSync(packages.resolve(path)),
});
/** Compiled beside this file from the client's own project. */
const script = (name: string): ConsoleAsset => ({
  contentType: 'text/javascript; charset=utf-8',
  body: readFileSync(fileURLToPath(new URL(`client/${name}`, import.meta.url)), 'utf8').replace(
    /\n\/\/# sourceMappingURL=.*\n?$/,
    '\n',
  ),
});

/** The client's scripts: the first one, which the page names, and what that imports. */
const scripts = (): readonly string[] =>
  readdirSync(fileURLToPath(new URL('client/', import.meta.url))).filter((name) => name.endsWith('.js'));

/** Every asset by its name under /docs/. Read once; all of them come from this service. */
export const readConsoleAssets = (): ReadonlyMap<string, ConsoleAsset> =>
  new Map([
    ['console.css', { contentType: 'text/css; charset=utf-8', body: CONSOLE_STYLE }],
    ['codes.css', { contentType: 'text/css; charset=utf-8', body: CODES_STYLE }],
    ...scripts().map((name) => [name === 'main.js' ? 'console.js' : name, script(name)] as const),
    ['icon.svg', { contentType: 'image/svg+xml', body: ICON }],
    ['plex-sans.woff2', font('@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2')],
    ['plex-mono.woff2', font('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2')],
  ]);
