import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from 'chai';
import type { Page } from 'playwright-core';

const packages = createRequire(import.meta.url);
let axeSource: string | null = null;

const EVERY_RULE = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
/** What another look of the same markup may break: the sheets differ in colours, and in the place and size of parts. */
const RULES_OF_LOOKS = {
  ...EVERY_RULE,
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  },
};

/** No colour depends on the width, so that two looks are all there is to see. */
const LOOKS = [
  { width: 1280, height: 900, colorScheme: 'light', rules: EVERY_RULE },
  { width: 390, height: 844, colorScheme: 'dark', rules: RULES_OF_LOOKS },
] as const;
/** The narrowest that must do without scrolling sideways. Source: WCAG 2.2, 1.4.10 Reflow. */
const NARROWEST = { width: 320, height: 700 };

/** Takes away all but titles, these parts and what holds them: axe reads a whole page, also where it judges a part. */
const keepOnly = (page: Page, selectors: readonly string[]): Promise<unknown> =>
  page.evaluate(`{
    const kept = [...document.querySelectorAll(${JSON.stringify(['h1', 'h2', ...selectors].join())})];
    for (const element of [...document.body.querySelectorAll('*')])
      if (!kept.some((part) => part.contains(element) || element.contains(part))) element.remove();
  }`);

/**
 * Parts that stay in sight stand before others here and there, and who reads scrolls: how large a target is must not
 * depend on where a page happens to stand.
 */
const letGo = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    for (const element of document.querySelectorAll('*'))
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
  }`);
const holdAgain = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    for (const element of document.querySelectorAll('*'))
      if (element.style.position === 'static') element.style.removeProperty('position');
  }`);

const findViolations = async (page: Page, rules: object): Promise<readonly string[]> => {
  axeSource ??= await readFile(packages.resolve('axe-core/axe.min.js'), 'utf8');
  // to read it takes the page longer than to be judged by it
  if (await page.evaluate<boolean>("typeof axe === 'undefined'")) await page.evaluate(axeSource);
  return page.evaluate<readonly string[]>(
    `axe.run(document, ${JSON.stringify(rules)}).then(({ violations }) => violations.map(({ id, nodes }) =>
        id + ': ' + nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary).join(' | ')))`,
  );
};

/**
 * Expects of the page as it stands: wide in light and narrow in the dark, no violation of WCAG 2.2 AA or of the best
 * practices that axe knows, and no scrolling sideways at 320 pixels. `within`: the parts that are judged, where the
 * rest was judged in another state; the rest is gone afterwards.
 */
export const expectPresentable = async (page: Page, within: readonly string[] = []): Promise<void> => {
  if (within.length > 0) await keepOnly(page, within);
  for (const { width, height, colorScheme, rules } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await letGo(page);
    expect(await findViolations(page, rules), `${width} ${colorScheme}`).to.deep.equal([]);
    await holdAgain(page);
  }
  await page.setViewportSize(NARROWEST);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(width, 'width at 320').to.be.at.most(NARROWEST.width);
};
