import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Written by `npm run build:verify`. */
const FILE = fileURLToPath(new URL('../../verify/verify.html', import.meta.url));

/** What a person reads on the page. */
export interface Shown {
  readonly verdict: string;
  readonly steps: readonly { readonly step: string; readonly mark: string; readonly text: string }[];
}

export interface OfflinePage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Requests for anything but the page itself, violations of its policy, scripts that failed. */
  readonly complaints: readonly string[];
  /** Chooses files as a person does, and reads what the page says. A text is the path of a report. */
  verify(
    report: Buffer | string,
    given: { readonly jwks: string | null; readonly root: string | null },
  ): Promise<Shown>;
  close(): Promise<void>;
}

const READ = `(() => ({
  verdict: document.getElementById('verdict').innerText,
  steps: [...document.querySelectorAll('.steps li')].map((item) => ({
    mark: item.children[0].textContent,
    step: item.querySelector('b').textContent,
    text: item.children[1].textContent,
  })),
}))()`;

/**
 * Opens the page from the disk, in a browser without a network. `bypassCSP` lets a checker in past the page's policy,
 * which a reader's browser never does.
 */
export const openOfflinePage = async (
  browser: Browser,
  { hash = '', bypassCSP = false }: { readonly hash?: string; readonly bypassCSP?: boolean } = {},
): Promise<OfflinePage> => {
  const context = await browser.newContext({ offline: true, reducedMotion: 'reduce', bypassCSP });
  const complaints: string[] = [];
  const url = pathToFileURL(FILE).href;
  context.on('request', (request) => {
    if (!request.url().startsWith(url)) complaints.push(request.url());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => complaints.push(message.text()));
  const page = await context.newPage();
  await page.goto(`${url}${hash}`);
  return {
    page,
    context,
    complaints,
    verify: async (report, { jwks, root }) => {
      await page.evaluate("document.getElementById('verdict').replaceChildren()");
      await page.fill('#root', root ?? '');
      const keys =
        jwks === null ? [] : [{ name: 'jwks.json', mimeType: 'application/json', buffer: Buffer.from(jwks) }];
      const chosen = { name: 'report', mimeType: 'application/octet-stream' };
      if (typeof report === 'string') {
        await page.setInputFiles('#files', keys);
        await page.setInputFiles('#files', report);
      } else await page.setInputFiles('#files', [...keys, { ...chosen, buffer: report }]);
      await page.waitForSelector('#verdict p');
      return page.evaluate<Shown>(READ);
    },
    close: () => context.close(),
  };
};
