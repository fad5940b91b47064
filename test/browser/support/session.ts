import type { Browser, BrowserContext, Page, Response } from 'playwright-core';

/** A page that is watched: nothing that its browser received or complained about is lost. */
export interface Session {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Violations of a Content-Security-Policy and scripts that failed; empty where all is well. */
  readonly complaints: readonly string[];
  /** URLs outside this machine. */
  readonly outsideRequests: readonly string[];
  /** Every answer that reached the browser: URL, headers and body in one text; none unless they are to be kept. */
  received(): Promise<readonly string[]>;
  /** Gives the page to the next test: as wide and light as it began, signed in nowhere, with no route of a test. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

const isOwn = (url: string): boolean => /^(?:http:\/\/127\.0\.0\.1:\d+\/|data:|blob:|about:)/.test(url);

const VIEWPORT = { width: 1280, height: 900 };

export interface SessionOptions extends NonNullable<Parameters<Browser['newContext']>[0]> {
  /** To read the body of every answer out of the browser takes as long as the page itself. */
  readonly keepAnswers?: boolean;
}

export const openSession = async (
  browser: Browser,
  { keepAnswers = false, ...options }: SessionOptions = {},
): Promise<Session> => {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce', ...options });
  const complaints: string[] = [];
  const outsideRequests: string[] = [];
  const answers: Promise<string>[] = [];
  context.on('request', (request) => {
    if (!isOwn(request.url())) outsideRequests.push(request.url());
  });
  const keep = (response: Response): void => {
    const text = async (): Promise<string> => {
      // an answer that was cut off has no body
      const body = await response.body().catch(() => Buffer.alloc(0));
      return `${response.url()}\n${JSON.stringify(await response.allHeaders())}\n${body.toString('latin1')}`;
    };
    answers.push(text());
  };
  if (keepAnswers) context.on('response', keep);
  context.on('console', (message) => {
    if (/content security policy|trusted ?type|refused to/i.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  await context.exposeBinding('tellViolation', (_source, violation: string) => void complaints.push(violation));
  await context.addInitScript(
    `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.tellViolation(violatedDirective + ' ' + blockedURI));`,
  );
  const page = await context.newPage();
  return {
    page,
    context,
    complaints,
    outsideRequests,
    received: () => Promise.all(answers),
    renew: async () => {
      for (const other of context.pages()) if (other !== page) await other.close();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.clearCookies();
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize(VIEWPORT);
      complaints.length = 0;
      outsideRequests.length = 0;
    },
    close: () => context.close(),
  };
};

/** From now on no frame and no timer calls the page back, as if the next key came before either. */
export const holdFrames = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
};
