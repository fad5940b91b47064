import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { demonstrationNumber } from '../../domain/intent/demonstration-addresses.js';
import { MODES } from '../../src/reference-app/page/draft.js';
import { PRESETS } from '../../src/reference-app/page/presets.js';
import { APP_SCENES, check, compose, hanging, HOSTILE_NAME, REPORT_ID } from './support/scenes.js';
import type { Session } from './support/session.js';
import { openWorld, type World, type WorldOptions } from './support/world.js';
import { useWorlds } from './support/worlds.js';

describe('reference application in a browser', function () {
  this.timeout(120_000);
  const worlds = useWorlds(openWorld);
  let world: World;
  let session: Session;
  let page: Page;
  /** The form; with something else behind it where that is told. */
  const open = async (options?: WorldOptions): Promise<void> => {
    ({ world, session } = await (options === undefined ? worlds.shared() : worlds.alone(options)));
    ({ page } = session);
    await page.goto(`${world.appUrl}/form`);
  };

  const wayOn = () => page.getByRole('button', { name: /continue|sign|accept/i }).and(page.locator('.result button'));
  const verdict = () => page.locator('.verdict h2').innerText();

  for (const mode of MODES) {
    it(`shows for every ${mode} example its announced verdict, and labels demonstration evidence`, async () => {
      await open();
      for (const preset of PRESETS[mode]) {
        await compose(page, world, preset.label, mode);
        await check(page);
        expect(await verdict(), preset.id).to.include(preset.expected);
        const reserved = Object.values(preset.intent).some(
          (value) => typeof value === 'string' && demonstrationNumber(value) !== null,
        );
        expect(await page.getByText(/^Demonstration: /).count(), preset.id).to.equal(reserved ? 1 : 0);
      }
    });
  }

  it('ALLOW leads to a simulated signature that says that nothing was signed', async () => {
    await open();
    await compose(page, world, 'Small transfer');
    await check(page);
    await page.getByRole('button', { name: 'Continue to the signature' }).click();
    await page.getByRole('heading', { name: 'Sign the transaction' }).waitFor();
    await page.getByRole('button', { name: 'Sign (simulated)' }).click();
    await page.getByText('nothing was signed and nothing was sent').waitFor();
  });

  it('REVIEW goes on only after an explicit acknowledgement, and stops again when it is taken back', async () => {
    await open();
    await compose(page, world, 'Large transfer');
    await check(page);
    const button = page.getByRole('button', { name: 'Continue to the signature' });
    expect(await button.isDisabled()).to.equal(true);
    await page.getByRole('checkbox').check();
    expect(await button.isDisabled()).to.equal(false);
    await page.getByRole('checkbox').uncheck();
    expect(await button.isDisabled()).to.equal(true);
    await page.getByRole('checkbox').check();
    await button.click();
    await page.getByRole('heading', { name: 'Sign the transaction' }).waitFor();
  });

  it('BLOCK stops: the page has no control that goes on', async () => {
    await open();
    await compose(page, world, 'Unlimited approval');
    await check(page);
    await page.getByRole('heading', { name: 'Stopped' }).waitFor();
    expect(await wayOn().count()).to.equal(0);
    expect(await page.getByRole('checkbox').count()).to.equal(0);
  });

  it('a change of any checked field takes the verdict away and asks for a new check, also while signing', async () => {
    const edits: readonly (readonly [string, () => Promise<void>])[] = [
      ['from', () => page.getByLabel('From: your wallet').fill('0x9')],
      ['to', () => page.getByLabel('To: the recipient').fill('0x9')],
      ['amount', () => page.getByLabel('Amount', { exact: true }).fill('26')],
      ['token', () => page.getByLabel('Token').fill('DAI')],
      ['chain', async () => void (await page.getByLabel('Chain').selectOption('base'))],
      ['type', async () => void (await page.getByLabel('Type').selectOption('escrow'))],
      ['contract', () => page.locator('#contract_address').fill('0x9')],
      ['verified', async () => void (await page.getByLabel('Contract verified').selectOption('true'))],
      ['approval', () => page.locator('#approval_amount').fill('1')],
      ['permissions', () => page.locator('#permissions').fill('approve')],
      ['expected', () => page.locator('#expected_to_address').fill('0x9')],
      ['counterparty', () => page.locator('#counterparty_name').fill('x')],
      ['reference', () => page.locator('#intent_reference').fill('x')],
      ['policy', () => page.locator('#policy_id').fill('outgoing_strict')],
      ['preset', () => page.getByRole('button', { name: 'Large transfer' }).click()],
      ['direction', () => page.getByText('Incoming', { exact: true }).click()],
    ];
    await open();
    for (const [name, edit] of edits) {
      await compose(page, world, 'Small transfer');
      if (!(await page.locator('#policy_id').isVisible())) await page.locator('.more summary').click();
      await check(page);
      if (edits.findIndex(([one]) => one === name) % 2 === 0)
        await page.getByRole('button', { name: 'Continue to the signature' }).click();
      await edit();
      await page.getByRole('heading', { name: 'Check again' }).waitFor();
      expect(await page.locator('.verdict').count(), name).to.equal(0);
      expect(await wayOn().count(), name).to.equal(0);
    }
  });

  it('an answer to an intent that was changed meanwhile is not shown', async () => {
    await open();
    await compose(page, world, 'Small transfer');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/protection/check', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.locator('#check').click();
    await page.getByLabel('Amount', { exact: true }).fill('26');
    release();
    await page.getByRole('heading', { name: 'Check again' }).waitFor();
    await page.waitForTimeout(200);
    expect(await page.locator('.verdict').count()).to.equal(0);
  });

  it('shows evidence with its freshness, coverage of every source, and the policy trace', async () => {
    await open();
    await compose(page, world, 'Mixer exposure', 'incoming');
    await check(page);
    await page.getByText('Current, 1 hour old, at most 30 days allowed').waitFor();
    await page.getByText('Fictional mixer').waitFor();
    expect(await page.locator('.coverage li').count()).to.be.at.least(5);
    await page.getByText('exposure_indirect_or_uncertain').first().waitFor();
    await page.getByText(/rules did not match/).waitFor();
  });

  it('shows a hostile name as text: direction marks named, markup not run, nothing leaves its line', async () => {
    await open();
    const scene = APP_SCENES.find(({ name }) => name === 'hostile-name');
    await scene?.arrange(page, world);
    const shown = page.locator('.counterparty');
    expect(await shown.innerText())
      .to.include('U+202E')
      .and.include('<img src=x');
    expect(await shown.innerText()).not.to.include('\u202E');
    expect(await page.title()).to.equal('Signgate reference application');
    expect(await page.locator('.counterparty img').count()).to.equal(0);
    expect(await page.locator('.compose').getByText('Written:').innerText()).to.include('U+202E');
    expect(HOSTILE_NAME).to.have.length(200);
    expect(session.complaints).to.deep.equal([]);
  });

  it('sends the amount as typed, so that the service, not the browser, judges one that is too exact', async () => {
    await open();
    await compose(page, world, 'Small transfer');
    await page.getByLabel('Amount', { exact: true }).fill('9007199254740993');
    await check(page);
    await page.getByText('invalid_request').waitFor();
    await page.locator('#amount-error').waitFor();
  });

  it('does not send what is obviously incomplete, says so at the field and goes there', async () => {
    await open();
    await page.getByLabel('To: the recipient').fill(' ');
    await page.locator('#check').click();
    expect(await page.locator('#to_address-error').innerText()).to.equal('Enter the address that receives.');
    expect(await page.evaluate<string>('document.activeElement.id')).to.equal('to_address');
  });

  it('can be used with the keyboard alone, and tells a screen reader the verdict', async () => {
    await open();
    await page.getByRole('radio', { name: 'Signature' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Large transfer' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#check').focus();
    await page.keyboard.press('Enter');
    await page.locator('.verdict').waitFor();
    expect(await page.evaluate<string>('document.activeElement.textContent')).to.equal('Verdict: REVIEW');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Sign the transaction' }).waitFor();
  });

  it('opens the evidence report of the check, labelled as demonstration, without breaking any policy', async () => {
    await open();
    await APP_SCENES.find(({ name }) => name === 'report-made')?.arrange(page, world);
    const opened = session.context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open the report' }).click();
    const report = await opened;
    await report.getByRole('heading', { level: 1 }).waitFor();
    expect(await report.title()).to.match(/^DEMONSTRATION: /);
    expect(await report.content())
      .to.include('case 7')
      .and.include('DEMO-MIXER-0001');
    expect(session.complaints).to.deep.equal([]);
    expect(session.outsideRequests).to.deep.equal([]);
  });

  it('opens an evidence report as a page that cannot run anything', async () => {
    const html = '<!doctype html><title>Report</title><h1>Report</h1><script>document.title = "run"</script>';
    const real = await openWorld();
    await open({
      standIn: (request, response) => {
        if (request.method === 'POST' && request.url === '/api/reports/address') {
          response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ report_id: REPORT_ID }));
        } else if (request.url === `/api/reports/${REPORT_ID}` && request.headers.accept === 'text/html') {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
        } else {
          const chunks: Buffer[] = [];
          request.on('data', (chunk: Buffer) => chunks.push(chunk));
          request.on('end', () => {
            const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) };
            const headers = { 'x-api-key': String(request.headers['x-api-key']), 'content-type': 'application/json' };
            void fetch(`${real.serviceUrl}${request.url ?? ''}`, {
              method: request.method ?? 'GET',
              headers,
              ...body,
            }).then(async (answer) =>
              response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
            );
          });
        }
      },
    });
    await compose(page, world, 'Illicit source', 'incoming');
    await check(page);
    await page.getByLabel('Your reference, if any').fill('case 7');
    await page.getByRole('button', { name: 'Request the report' }).click();
    const opened = session.context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open the report' }).click();
    const report = await opened;
    await report.getByRole('heading', { name: 'Report' }).waitFor();
    expect(await report.title()).to.equal('Report');
    await real.close();
  });

  it('stops the wait when the user changes the intent while the service hangs', async () => {
    await open({ standIn: hanging });
    await page.locator('#check').click();
    await page.getByLabel('Amount', { exact: true }).fill('26');
    await page.getByRole('heading', { name: 'Check again' }).waitFor();
    expect(await page.locator('#check').isEnabled()).to.equal(true);
  });
});
