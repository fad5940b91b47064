import { access } from 'node:fs/promises';
import { constants } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** The browser of CHROMIUM_PATH, else the system's, else the one that comes with the packages. */
const findBrowser = async (): Promise<Launch> => {
  const { CHROMIUM_PATH: named, PATH = '', HOME = tmpdir() } = process.env;
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const env = { PATH, HOME };
  if (named !== undefined && named !== '') return { executablePath: named, args, env };
  for (const executablePath of SYSTEM_BROWSERS) {
    if (await isExecutable(executablePath)) return { executablePath, args, env };
  }
  // the package brings the shared libraries that a bare system lacks, and unpacks them only where this variable is set
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
  const executablePath = await sparticuz.executablePath();
  // its own list of arguments is left out: it is for functions in a cloud, and takes the web's security and stability
  // away
  return { executablePath, args, env: { ...env, LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib') } };
};

/** Starts a headless browser. The caller closes it. */
export const openBrowser = async (): Promise<Browser> => {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args], env, headless: true });
};
